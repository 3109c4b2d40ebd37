"""Commands: each is one use-case, and a reply only where the screens do not tell what came of it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from telegram import BotCommand, Message, Update

from bots.refusals import Refusal
from bots.telegram_bot import deeds, knowledge, private
from bots.telegram_bot.asked import Asked, Command
from bots.telegram_bot.front import Front
from bots.telegram_bot.names import is_group, is_nobody, person_of, place_of
from bots.texts import Texts


async def settings(front: Front, asked: Asked) -> None:
    """In a group the options of the table, in private one's own."""
    await (deeds.settings_here if asked.in_group else knowledge.own_settings)(front, asked)


COMMANDS: dict[str, Command] = {
    "new": Command(deeds.new),
    "join": Command(deeds.join),
    "leave": Command(deeds.leave),
    "begin": Command(deeds.begin),
    "table": Command(deeds.table, anonymous=True),
    "hand": Command(deeds.hand, private=True),
    "card": Command(knowledge.card, private=True, twice=True, anonymous=True),
    "kingdom": Command(knowledge.kingdom, private=True, anonymous=True),
    "log": Command(knowledge.log, private=True, twice=True, anonymous=True),
    "record": Command(knowledge.record, private=True, twice=True, anonymous=True),
    "undo": Command(deeds.undo, private=True),
    "nudge": Command(deeds.nudge, private=True),
    "resign": Command(deeds.resign, private=True),
    "stop": Command(deeds.stop),
    "rematch": Command(deeds.rematch),
    "settings": Command(settings, private=True),
    "stats": Command(knowledge.stats, private=True, twice=True, anonymous=True),
    "games": Command(private.games, group=False, private=True, twice=True),
    "start": Command(private.start, group=False, private=True),
    "help": Command(knowledge.help, private=True, twice=True, anonymous=True),
}


def offered(where: str, texts: Texts) -> list[BotCommand]:
    """The commands that are offered there, "group" or "private", with what they do."""
    names = [name for name, command in COMMANDS.items() if getattr(command, where)]
    return [BotCommand(name, texts.say(f"command-{name}")) for name in names]


def handler(front: Front, name: str) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    """What Telegram's library calls for that command."""
    command = COMMANDS[name]

    async def handle(update: Update, _context: Any) -> None:
        message = update.message
        if message is None or message.from_user is None:
            return
        if is_group(message.chat):
            front.canvas.note(place_of(message), message.message_id)
        try:
            async with front.turn(place_of(message)):
                await _done(front, command, message)
        except Exception as fault:
            await front.refused(message, fault)

    return handle


async def _done(front: Front, command: Command, message: Message) -> None:
    """What was asked has been done, once."""
    assert message.from_user is not None  # noqa: S101  (otherwise nobody has asked)
    mark = f"message:{message.chat.id}:{message.message_id}"
    if not command.twice and not await front.first_time(mark):
        return
    if is_nobody(message) and not command.anonymous:
        raise Refusal("anonymous")
    await command.deed(front, Asked(message, person_of(message.from_user), _words(message)))


def _words(message: Message) -> str:
    """What stands after the command."""
    _, *rest = (message.text or "").split(maxsplit=1)
    return "".join(rest).strip()
