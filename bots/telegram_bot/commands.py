"""Commands: each is one use-case, and a reply only where the screens do not tell what came of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, TypeAlias

from telegram import Message, Update, User

from bots import preferences
from bots.desire import audience, stamp_of
from bots.pages import page
from bots.people import Person
from bots.presenter import explain, present_kingdom, present_log
from bots.presses import Outcome
from bots.refusals import NoTable, Refusal
from bots.screens import Button, Screen
from bots.search import card_named
from bots.telegram_bot.front import Front
from bots.telegram_bot.markup import SHAPE
from bots.telegram_bot.names import is_group, is_nobody, person_of, place_from, place_of
from bots.tokens import HAND
from storage.places import Place
from storage.table import LOBBY


class Asked(NamedTuple):
    """A command: the message it came with, who wrote it, and what stood after it."""

    message: Message
    person: Person
    words: str

    @property
    def place(self) -> Place:
        return place_of(self.message)


Deed: TypeAlias = Callable[[Front, Asked], Awaitable[None]]


class Command(NamedTuple):
    """What a command does, and where it is offered."""

    deed: Deed
    group: bool = True
    private: bool = False


async def table_of(front: Front, asked: Asked) -> Place:
    """The place a command is about: the group it was written in, or the only table of whoever writes in private."""
    if is_group(asked.message.chat):
        return await front.worker.shelf.find(asked.place) or asked.place
    places = await front.tables.places_of(asked.person)
    if not places:
        raise Refusal("no-tables")
    if len(places) > 1:
        raise Refusal("which-table")
    return places[0]


# -- the table ---------------------------------------------------------------------------------------------------------


async def new(front: Front, asked: Asked) -> None:
    if not is_group(asked.message.chat):
        raise Refusal("groups-only")
    await front.tables.open(asked.place, asked.person, asked.message.chat.title or "")


async def join(front: Front, asked: Asked) -> None:
    await front.tables.join(await table_of(front, asked), asked.person)


async def leave(front: Front, asked: Asked) -> None:
    await front.tables.leave(await table_of(front, asked), asked.person)


async def begin(front: Front, asked: Asked) -> None:
    place = await table_of(front, asked)
    await front.with_rights(_user(asked), place, lambda person: front.tables.start(place, person))


async def table(front: Front, asked: Asked) -> None:
    place = await table_of(front, asked)
    if not await front.has_table(place):
        raise NoTable
    front.worker.drawing.anew(place, "table")


async def hand(front: Front, asked: Asked) -> None:
    """The panel comes anew; whoever has never opened the private chat is shown the way."""
    place = await table_of(front, asked)
    seat = await front.worker.shelf.read(place, lambda table: table.seat_of(asked.person.id))
    if seat is None:
        raise Refusal("not-seated")
    if audience(seat) in await front.worker.drawing.unreachable(place):
        texts = await front.texts_for(asked.message)
        await front.reply(asked.message, Screen(texts.say("open-private"), unreached=True))
    front.worker.drawing.anew(place, audience(seat))


async def undo(front: Front, asked: Asked) -> None:
    await front.tables.undo(await table_of(front, asked), asked.person)


async def nudge(front: Front, asked: Asked) -> None:
    await front.tables.nudge(await table_of(front, asked), asked.person)


async def rematch(front: Front, asked: Asked) -> None:
    await front.tables.rematch(await table_of(front, asked), asked.person)


async def resign(front: Front, asked: Asked) -> None:
    await _sure(front, asked, "resign")


async def stop(front: Front, asked: Asked) -> None:
    await _sure(front, asked, "stop")


async def _sure(front: Front, asked: Asked, what: str) -> None:
    """Asked once more, below the command; only its writer can say yes."""
    outcome = Outcome(await table_of(front, asked), page=what)
    texts = await front.texts_for(asked.message)
    await front.reply(asked.message, await page(front.tables, outcome, asked.person, texts, SHAPE))


# -- knowing -----------------------------------------------------------------------------------------------------------


async def card(front: Front, asked: Asked) -> None:
    if not asked.words:
        raise Refusal("card-how")
    texts = await front.texts_for(asked.message)
    await front.reply(asked.message, explain(card_named(asked.words, texts), texts))


async def kingdom(front: Front, asked: Asked) -> None:
    """Shows the kingdom; with ten cards named, before the game, chooses them."""
    place, texts = await table_of(front, asked), await front.texts_for(asked.message)
    if asked.words:
        cards = ",".join(card_named(word, texts) for word in asked.words.split(",") if word.strip())
        deed = lambda person: front.tables.choose(place, person, "own", cards)  # noqa: E731
        await front.with_rights(_user(asked), place, deed)
        return
    shown = await front.worker.shelf.read(
        place, lambda table: table.options.cards if table.game is None else table.game.view(None)
    )
    await front.reply(asked.message, present_kingdom(shown, texts=texts, shape=SHAPE, title=texts.say("kingdom-title")))


async def log(front: Front, asked: Asked) -> None:
    """In a group the log is what all may know."""
    place, texts = await table_of(front, asked), await front.texts_for(asked.message)
    reader = None if is_group(asked.message.chat) else asked.person
    lines = await front.tables.ledger.lines(place, reader, texts)
    stamp, title = await front.worker.shelf.read(place, lambda table: (stamp_of(table), table.title))
    await front.reply(asked.message, present_log(lines, 0, texts=texts, stamp=stamp, shape=SHAPE, title=title))


async def stats(front: Front, asked: Asked) -> None:
    texts = await front.texts_for(asked.message)
    if is_group(asked.message.chat):
        lines = await front.tables.ledger.of_place(asked.place, texts)
    else:
        lines = await front.tables.ledger.of_person(asked.person, texts)
    await front.reply(asked.message, "\n".join(lines))


async def settings(front: Front, asked: Asked) -> None:
    """In a group the options of the table, in private one's own."""
    if not is_group(asked.message.chat):
        texts = await front.texts_for(asked.message)
        await front.reply(asked.message, await preferences.preferences(front.tables, asked.person, texts))
        return
    place = await table_of(front, asked)
    await front.with_rights(_user(asked), place, lambda person: front.worker.open_options(place, person, "options"))


async def help(front: Front, asked: Asked) -> None:
    texts = await front.texts_for(asked.message)
    await front.reply(asked.message, texts.say("help-group" if is_group(asked.message.chat) else "help-private"))


# -- in private --------------------------------------------------------------------------------------------------------


async def start(front: Front, asked: Asked) -> None:
    """The private chat is open; a deep link also takes a seat at the table it came from."""
    texts = await front.texts_for(asked.message)
    if is_group(asked.message.chat):
        await help(front, asked)
        return
    place = place_from(asked.words) if asked.words else None
    if place is not None:
        await _join_from(front, asked, place)
    else:
        await front.reply(asked.message, texts.say("welcome"))
    await front.welcome(_user(asked))


async def _join_from(front: Front, asked: Asked, place: Place) -> None:
    if not await front.is_member(_user(asked).id, place):
        raise Refusal("not-member")
    texts = await front.texts_for(asked.message)
    here = await front.worker.shelf.find(place) or place
    try:
        await front.tables.join(here, asked.person)
        key = "joined-private"
    except Refusal as refusal:
        if refusal.key != "seated-already":
            raise
        key = "seated-private"
    title = await front.worker.shelf.read(here, lambda table: table.title)
    await front.reply(asked.message, texts.say(key, table=title))


async def games(front: Front, asked: Asked) -> None:
    """All tables of that person, each with a button for its panel."""
    texts = await front.texts_for(asked.message)
    lines, buttons = [texts.say("games-title")], []
    for place in await front.tables.places_of(asked.person):
        title, phase, stamp = await front.worker.shelf.read(
            place, lambda table: (table.title or table.place.text, table.phase, stamp_of(table))
        )
        waiting = texts.joined(await front.tables.waiting(place))
        key = "games-lobby" if phase == LOBBY else "games-waiting" if waiting else "games-playing"
        lines.append(texts.say(key, table=title, who=waiting))
        if phase != LOBBY:
            buttons.append((Button(texts.say("button-hand-at", table=title), stamp.token(HAND)),))
    await front.reply(asked.message, Screen("\n".join(lines), tuple(buttons)) if lines[1:] else texts.say("games-none"))


COMMANDS: dict[str, Command] = {
    "new": Command(new),
    "join": Command(join),
    "leave": Command(leave),
    "begin": Command(begin),
    "table": Command(table),
    "hand": Command(hand, private=True),
    "card": Command(card, private=True),
    "kingdom": Command(kingdom, private=True),
    "log": Command(log, private=True),
    "undo": Command(undo, private=True),
    "nudge": Command(nudge, private=True),
    "resign": Command(resign, private=True),
    "stop": Command(stop),
    "rematch": Command(rematch),
    "settings": Command(settings, private=True),
    "stats": Command(stats, private=True),
    "games": Command(games, group=False, private=True),
    "start": Command(start, group=False, private=True),
    "help": Command(help, private=True),
}
# Commands that only show something may be answered twice; the others must not be done twice.
HARMLESS = ("card", "kingdom", "log", "stats", "help", "games", "hand", "table")


def _user(asked: Asked) -> User:
    user = asked.message.from_user
    assert user is not None  # noqa: S101  (whoever cannot be known was turned away)
    return user


def handler(front: Front, name: str) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    """What Telegram's library calls for that command."""

    async def handle(update: Update, context: Any) -> None:
        message = update.effective_message
        if message is None or update.edited_message is not None:
            return
        if is_group(message.chat):
            front.canvas.note(place_of(message), message.message_id)
        if message.from_user is None or is_nobody(message):
            await front.reply(message, (await front.texts_at(place_of(message))).say("anonymous"))
            return
        if name not in HARMLESS and not await front.first_time(f"message:{message.chat.id}:{message.message_id}"):
            return
        asked = Asked(message, person_of(message.from_user), " ".join(context.args or ()))
        try:
            await COMMANDS[name].deed(front, asked)
        except Exception as fault:
            await front.refused(message, fault)

    return handle
