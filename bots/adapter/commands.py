"""The commands: one list for all platforms, and one implementation of each.

Platforms offer them in their own way, as text commands or slash commands, and run them with `run`. Most commands carry
out a use-case; the screens show the outcome, and the confirmation is for platforms that must reply to every command.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from bots.adapter.analysis import open_analysis
from bots.adapter.dispatcher import COMMANDS_RECOGNISED, Dispatcher
from bots.adapter.game_list import games
from bots.adapter.learning import learn_page
from bots.adapter.request import Answer, Attachment, Confirmation, Request
from bots.adapter.solo import open_solo, phase_alone
from bots.language.kingdom_names import kingdom_named
from bots.language.search import card_named, level_named
from bots.language.texts import Texts
from bots.language.wishes import are_wishes, kingdom_card_named, read_wishes
from bots.language.wording import explain
from bots.observer import observe
from bots.pictures.kingdom import card_picture
from bots.refusals import Refusal
from bots.screens.help_screen import present_help
from bots.screens.model import Screen
from bots.screens.preferences import preferences_page
from bots.tables.outcome import Outcome
from bots.tables.registry import LIVE, USE_CASES, precheck
from bots.tables.seats import seat_with_hand
from engine import LEVELS, is_like_code
from storage.table import OVER

AnyDispatcher: TypeAlias = Dispatcher[Any]
Run: TypeAlias = Callable[[Any, Any], Awaitable[Answer]]
HERE, ME = "here", "me"
YES: Final = "yes"  # the value of a switch that is on


@dataclass(frozen=True, slots=True)
class Argument:
    """The argument of a command: a text, a switch, or one of several values, of which the first is the default.

    Where commands are typed, a value that may be written in the words of a language is a text, too.
    """

    name: str
    longest: int = 0  # characters of a text; 0 if it is not a text
    required: bool = False
    names_cards: bool = False  # suggest names of cards while it is typed
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Command:
    """What a command does, and where it is offered."""

    name: str
    run: Run
    shared: bool = True  # offered in groups and channels
    private: bool = False  # offered in private chats
    repeatable: bool = False  # it changes nothing: if it is delivered twice, it may be answered twice
    anonymous: bool = False  # it does not matter who asks
    argument: Argument | None = None


async def run(dispatcher: AnyDispatcher, command: Command, request: Request) -> Answer:
    """Carry out the command, once even if it is delivered twice; return the answer, which may be a refusal."""

    async def once() -> Answer:
        async with AsyncExitStack() as stack:
            count = partial(
                dispatcher.worker.observer.count_command, dispatcher.platform, command.name, request.person.id
            )
            stack.enter_context(observe(count, request.arrived))
            if dispatcher.keeps_order:
                await stack.enter_async_context(dispatcher.command_lock(request))
            if not command.repeatable and not await dispatcher.first_time(request.mark, COMMANDS_RECOGNISED):
                return None
            if request.anonymous and not command.anonymous:
                raise Refusal("anonymous")
            return await command.run(dispatcher, request)

    return await dispatcher.attempt(request, once)


# -- commands that act -------------------------------------------------------------------------------------------------


async def new(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Open a table and show it in a new message; in private, one to play against computer players."""
    if request.place is None:
        return await open_solo(dispatcher, request, begin=False)
    here = dispatcher.shared_place(request)
    await dispatcher.require_chat(request, here)
    await dispatcher.with_rights(request.person, here, lambda person: dispatcher.tables.require_room(person, here))
    wanted = await dispatcher.place_for_table(request)
    await dispatcher.tables.open(wanted.place, request.person, wanted.title, on_stored=dispatcher.show_table)
    return wanted.confirmation


async def computer(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Add a computer player of the level that is named; in private, play against one of that level."""
    level = level_named(request.arguments.get("level", ""), await request.texts())
    if request.place is None:
        return await open_solo(dispatcher, request, begin=False, level=level)
    place = await dispatcher.table_of(request)
    await dispatcher.with_rights(
        request.person, place, lambda person: dispatcher.tables.do("add_computer", place, person, level)
    )
    return Confirmation("notice-done")


def use_case(name: str, confirmation: str = "", *, only_shared: bool = False, unseen: bool = False) -> Run:
    """Return a command that carries out that use-case at the table of the request.

    Without a confirmation of its own, it tells what the use-case tells those who press its button. The outcome of one
    that is `unseen` is on no screen of the person who gave the command.
    """

    async def act(dispatcher: AnyDispatcher, request: Request) -> Answer:
        if only_shared:
            dispatcher.shared_place(request)
        place = await dispatcher.table_of(request)
        if USE_CASES[name].begins_game:
            await dispatcher.require_chat(request, place)
        outcome = await dispatcher.with_rights(
            request.person, place, lambda person: dispatcher.tables.do(name, place, person)
        )
        return Confirmation(confirmation or f"notice-{outcome.notice}", unseen=unseen)

    return act


def ask_first(name: str) -> Run:
    """Return a command that asks whether the person is sure; the button below that carries out the use-case."""

    async def ask(dispatcher: AnyDispatcher, request: Request) -> Answer:
        place, read = await dispatcher.table_of(request), dispatcher.worker.repository.read
        await dispatcher.with_rights(
            request.person, place, lambda person: read(place, lambda table: precheck(name, table, person))
        )
        return await dispatcher.worker.page(Outcome(place, page=name), request.person, await request.texts())

    return ask


async def table(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Show the table in a new message at the end of the chat; in private, that of a game against computer players or,
    without one, the person's panel."""
    if request.place is None:
        is_alone = await phase_alone(dispatcher, request) in LIVE
        return await (open_solo(dispatcher, request, begin=False) if is_alone else hand(dispatcher, request))
    await dispatcher.check_place(request)
    dispatcher.show_table(await dispatcher.table_of(request))
    return Confirmation("slash-table-below")


async def hand(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Show the person's panel, or a list of their tables if they have several."""
    in_private = request.place is None
    if in_private and dispatcher.lists_tables and len(await dispatcher.tables.places_of(request.person)) > 1:
        return await games(dispatcher, request)
    place = await dispatcher.table_of(request)
    seat = await dispatcher.worker.repository.read(place, lambda table: seat_with_hand(table, request.person))
    return await dispatcher.show_hand(request, place, seat)


async def hint(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Show the person's panel with a hint to their question."""
    place = await dispatcher.table_of(request)
    outcome = await dispatcher.tables.do("hint", place, request.person)
    assert outcome.seat is not None  # noqa: S101  (only players are asked something)
    return await dispatcher.show_hand(request, outcome.place, outcome.seat)


async def settings(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Show the person's settings or, if everybody would read the answer, open the options on the table."""
    if request.place is None or not dispatcher.answers_publicly:
        return await preferences_page(dispatcher.tables, request.person, await request.texts())
    place, worker = await dispatcher.table_of(request), dispatcher.worker
    await dispatcher.with_rights(request.person, place, lambda person: worker.open_options(place, person, "options"))
    dispatcher.show_table(place)
    return None


# -- commands that inform ----------------------------------------------------------------------------------------------


async def card(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Explain a card, with a picture where there are pictures."""
    name = request.arguments.get("name", "")
    if not name:
        raise Refusal("card-how")
    texts = await request.texts()
    id = card_named(name, texts)
    return Screen(explain(id, texts), picture=card_picture(id, texts=texts) if dispatcher.shape.pictures else None)


async def kingdom(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Explain the kingdom; before the game, choose it: by its name, by ten cards, by its code, or at random with wishes
    and bans."""
    names = request.arguments.get("cards", "")
    place = await dispatcher.table_of(request, watching=not names)
    texts = await request.texts()
    if not names:
        heading = texts.say("kingdom-title") if dispatcher.answers_publicly else ""
        return await dispatcher.worker.page(Outcome(place, page="kingdom"), None, texts, heading)
    if request.anonymous:
        raise Refusal("anonymous")
    if await dispatcher.worker.repository.read(place, lambda table: table.phase) == OVER:
        raise Refusal("no-game")
    option = _typed_kingdom(names, texts)
    await dispatcher.with_rights(
        request.person, place, lambda person: dispatcher.tables.do("option", place, person, option)
    )
    await dispatcher.redraw_options(request, place)
    return Confirmation("slash-kingdom-chosen")


def _typed_kingdom(typed: str, texts: Texts) -> str:
    """Return the option that the text stands for: a code, a recommended kingdom, wishes and bans, or ten cards."""
    if is_like_code(typed):
        return f"code={typed.strip()}"
    if named := kingdom_named(typed, texts):
        return f"kingdom={named}"
    if are_wishes(typed):
        _, given = read_wishes(typed, texts)
        return f"wishes={','.join(given)}"
    cards = ",".join(kingdom_card_named(name, texts) for name in re.split(r"[,;\n]", typed) if name.strip())
    return f"own={cards}"


async def log(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Show the log as the person may see it or, if everybody reads the answer, as everybody may see it."""
    place = await dispatcher.table_of(request, watching=True)
    is_public = request.place is not None and dispatcher.answers_publicly
    reader = None if is_public else request.person
    return await dispatcher.worker.page(Outcome(place, page="log"), reader, await request.texts())


async def record(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Return a file with the last finished game of the place or, in private, of the person's only table with one."""
    if request.place is None:
        place = await dispatcher.table_of(request, finished=True)
    else:
        place = await dispatcher.worker.repository.find(request.place) or request.place
    texts = await request.texts()
    return Attachment(*await dispatcher.worker.archive.last_file(place), texts.say("record-caption"))


async def replay(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Go through the last finished game of the place turn by turn; in private as `record`."""
    place = await dispatcher.table_of(request, watching=True, finished=True)
    is_public = request.place is not None and dispatcher.answers_publicly
    reader = None if is_public else request.person
    return await dispatcher.worker.page(Outcome(place, page="replay"), reader, await request.texts())


async def analysis(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Tell what can be learnt from the last finished game of the place."""
    place = await dispatcher.table_of(request, watching=True)
    is_public = request.place is not None and dispatcher.answers_publicly
    reader = None if is_public else request.person
    return await open_analysis(dispatcher.worker, Outcome(place, page="analysis"), reader, await request.texts())


async def stats(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Show the statistics of the person or of the place."""
    archive, texts = dispatcher.worker.archive, await request.texts()
    if request.place is None or request.arguments.get("whose") == ME:
        return Screen("\n".join(await archive.of_person(request.person, texts)))
    return Screen("\n".join(await archive.of_place(request.place, texts)))


async def learn(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Explain how Dominion works, page by page."""
    is_public = request.place is not None and dispatcher.answers_publicly
    return await learn_page(dispatcher, request, 1, is_public=is_public)


async def help(dispatcher: AnyDispatcher, request: Request) -> Answer:
    """Explain how to use the bot, under a heading."""
    texts = await request.texts()
    return present_help(dispatcher.help(request, texts), texts)


# -- the list ----------------------------------------------------------------------------------------------------------

NAME: Final = Argument("name", longest=60, required=True, names_cards=True)
CARDS: Final = Argument("cards", longest=400)
LEVEL: Final = Argument("level", longest=40, required=True, values=LEVELS)

_ALL: Final = (
    Command("new", new, private=True, argument=Argument("thread")),
    Command("join", use_case("join", "notice-joined", only_shared=True)),
    Command("leave", use_case("leave", "notice-left")),
    Command("computer", computer, private=True, argument=LEVEL),
    Command("begin", use_case("start", "notice-started"), private=True),
    Command("table", table, private=True, anonymous=True),
    Command("hand", hand, private=True),
    Command("hint", hint, private=True),
    Command("card", card, private=True, repeatable=True, anonymous=True, argument=NAME),
    Command("kingdom", kingdom, private=True, anonymous=True, argument=CARDS),
    Command("log", log, private=True, repeatable=True, anonymous=True),
    Command("record", record, private=True, repeatable=True, anonymous=True),
    Command("replay", replay, private=True, repeatable=True, anonymous=True),
    Command("analysis", analysis, private=True, repeatable=True, anonymous=True),
    Command("undo", use_case("undo", "slash-undone"), private=True),
    Command("nudge", use_case("nudge", "notice-nudged", unseen=True), private=True),
    Command("resign", ask_first("resign"), private=True),
    Command("stop", ask_first("stop"), private=True),
    Command("rematch", use_case("rematch"), private=True),
    Command("settings", settings, private=True),
    Command(
        "stats", stats, private=True, repeatable=True, anonymous=True, argument=Argument("whose", values=(HERE, ME))
    ),
    Command("games", games, shared=False, private=True, repeatable=True),
    Command("learn", learn, private=True, repeatable=True, anonymous=True),
    Command("help", help, private=True, repeatable=True, anonymous=True),
)
COMMANDS: Final = {command.name: command for command in _ALL}
