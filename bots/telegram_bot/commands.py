"""Text commands: those that all platforms share, and /start, which opens the private chat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine
from typing import Any, Final

from telegram import BotCommand, Update

from bots.adapter import commands
from bots.adapter.commands import Argument, Command
from bots.adapter.request import Answer
from bots.adapter.solo import answer_text, home
from bots.language.texts import Texts
from bots.refusals import NoTable, Refusal
from bots.telegram_bot.dispatcher import TelegramDispatcher
from bots.telegram_bot.ids import is_for_watching, is_group, place_from, place_of
from bots.telegram_bot.markup import HELLO
from bots.telegram_bot.requests import CommandRequest
from storage.places import Place


async def start(dispatcher: TelegramDispatcher, request: CommandRequest) -> Answer:
    """Welcome a person who has opened the private chat; if they came by a deep link, seat them at its table.

    Some links are for people who only want to watch. People who are playing get their panels instead of a welcome.
    """
    words = request.arguments["link"]
    if request.place is not None:  # a bot that was added by the button has greeted the group already
        return None if words == HELLO else await commands.help(dispatcher, request)
    place = place_from(words) if words else None
    playing = await dispatcher.welcome(request.person, anew=True)  # the old panels may be gone together with the chat
    if place is not None:
        return await _come_from(dispatcher, request, place, playing, watching=is_for_watching(words))
    return None if playing else await home(dispatcher, request)


async def _come_from(
    dispatcher: TelegramDispatcher, request: CommandRequest, place: Place, playing: Collection[Place], *, watching: bool
) -> Answer:
    """Seat the person at the table of that place, or let them watch. What comes into the chat by itself says enough."""
    if not await dispatcher.is_member(request.person, place):
        raise Refusal("not-member")
    if not await dispatcher.has_table(place):
        raise NoTable
    texts = await request.texts()
    seat, here, title, has_game = await dispatcher.worker.repository.read(
        place, lambda table: (table.seat_of(request.person.id), table.place, table.title, table.game is not None)
    )
    title = title or texts.say("table-default")
    if watching:
        await dispatcher.tables.do("watch", here, request.person)
        return None if has_game else texts.say("watching-private", table=title)
    if seat is None:
        await dispatcher.tables.do("join", here, request.person)
    if here in playing:
        return None
    return texts.say("joined-private" if seat is None else "seated-private", table=title)


START: Final = Command("start", start, shared=False, private=True, argument=Argument("link", longest=64))
HELP: Final = commands.COMMANDS["help"]
COMMANDS: Final = {name: each for name, each in commands.COMMANDS.items() if each is not HELP} | {
    "start": START,
    "help": HELP,
}


def command_menu(where: str, texts: Texts) -> list[BotCommand]:
    """Return the menu of commands for "shared" or "private" chats, with descriptions."""
    names = [name for name, command in COMMANDS.items() if getattr(command, where)]
    return [BotCommand(name, texts.say(f"command-{name}")) for name in names]


def handler(dispatcher: TelegramDispatcher, command: Command) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    """Return the function that Telegram's library calls for that command."""

    async def handle(update: Update, _context: Any) -> None:
        message = update.message
        if message is None or message.from_user is None:
            return
        if is_group(message.chat):
            dispatcher.canvas.count_message(place_of(message), message.message_id)
        request = CommandRequest(dispatcher, message, _arguments(command, message.text or ""))
        await dispatcher.show(request, await commands.run(dispatcher, command, request))

    return handle


def text_handler(dispatcher: TelegramDispatcher) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    """Return the function that Telegram's library calls for all other messages in private chats."""

    async def handle(update: Update, _context: Any) -> None:
        message = update.message
        if message is None or message.from_user is None:
            return
        request = CommandRequest(dispatcher, message, {})
        answer = await dispatcher.attempt(request, lambda: answer_text(dispatcher, request, message.text or ""))
        await dispatcher.show(request, answer)

    return handle


def _arguments(command: Command, text: str) -> dict[str, str]:
    """Return the text after the command as its argument, if the command takes a text."""
    _, *rest = text.split(maxsplit=1)
    takes_text = command.argument is not None and command.argument.longest
    return {command.argument.name: "".join(rest).strip()} if command.argument and takes_text else {}
