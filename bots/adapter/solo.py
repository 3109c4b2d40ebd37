"""Playing alone, in the private chat: games against computer players, the first page, and answers to free text."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from bots.adapter.dispatcher import Dispatcher
from bots.adapter.request import Answer, Confirmation, Invitation, Request, text_of
from bots.language.search import cards_named, may_name_a_card
from bots.language.wording import explain
from bots.refusals import Refusal
from bots.screens.home import AGAINST, GUIDED, PLAY, SET_UP, game_rows, home_rows
from bots.screens.learn_pages import learn_button
from bots.screens.model import Screen
from engine import LEVELS
from storage.places import Place
from storage.table import LOBBY, PLAYING, Table

OPENED_MEANWHILE: Final = ("table-exists", "game-begun")  # refusals of the second of two taps
LONGEST_NAME: Final = 40  # characters of a text that may be the name of a card


async def home(dispatcher: Dispatcher[Any], request: Request, words: str = "") -> Invitation:
    """Return the first page: what this bot is, or these words, and buttons that begin a game or explain it."""
    texts = await request.texts()
    is_newcomer = not await dispatcher.worker.results.of_person(request.person.id)
    rows = (*home_rows(texts, is_newcomer=is_newcomer), (learn_button(texts),))
    return Invitation(words or texts.say("welcome"), rows)


async def press_home(dispatcher: Dispatcher[Any], request: Request, data: str) -> Answer:
    """Carry out a press of a button on the first page."""
    if data not in (PLAY, SET_UP, GUIDED, *AGAINST):
        raise Refusal("bad-token")
    level = AGAINST.get(data, "")
    if data == GUIDED:
        await dispatcher.tables.prefer(request.person, {"guide": "yes"})
        level = LEVELS[0]
    answer = await open_solo(dispatcher, request, begin=data != SET_UP, level=level)
    if data == SET_UP and isinstance(answer, Confirmation) and answer.words:
        return text_of(answer, await request.texts())  # it shows the game instead of what its label says
    return answer


async def open_solo(dispatcher: Dispatcher[Any], request: Request, *, begin: bool, level: str = "") -> Answer:
    """Open a table in the private chat of the person and, with `begin`, start its game at once.

    If there is one already, show it again; with `begin`, start its game if it has not begun. The opponents are of that
    level; without one, as good as the last time.
    """
    place = await dispatcher.private_place(request)
    await dispatcher.require_chat(request, place)
    try:
        return await _open_or_show(dispatcher, request, place, begin=begin, level=level)
    except Refusal as refusal:
        if refusal.key not in OPENED_MEANWHILE:
            raise
        return Confirmation("slash-solo-exists")


async def _open_or_show(
    dispatcher: Dispatcher[Any], request: Request, place: Place, *, begin: bool, level: str
) -> Answer:
    # In their own chat, people may do everything.
    person, tables = replace(request.person, admin=True), dispatcher.tables
    phase, seat = await _look(dispatcher, place, request)
    if phase == LOBBY and level:
        await tables.do("option", place, person, f"level={level}")
    if phase == LOBBY and begin:
        await tables.do("start", place, person)
    elif phase not in (LOBBY, PLAYING):
        await tables.require_room(person, place)

        def show(stored: Place) -> None:
            dispatcher.show_panel(stored, 0)

        place = await tables.open(place, person, solo=True, begin=begin, level=level, on_stored=show)
        return await dispatcher.confirm_solo(request, place)
    dispatcher.show_panel(place, seat)
    if phase == PLAYING:
        return Confirmation("slash-solo-exists", {"stop": dispatcher.command_name(request, "stop")})
    return await dispatcher.confirm_solo(request, place)


async def _look(dispatcher: Dispatcher[Any], place: Place, request: Request) -> tuple[str, int]:
    """Return the phase of the table at that place, "" if there is none, and the person's seat there."""

    def look(table: Table) -> tuple[str, int]:
        return table.phase, table.seat_of(request.person.id) or 0

    if not await dispatcher.has_table(place):
        return "", 0
    return await dispatcher.worker.repository.read(place, look)


async def answer_text(dispatcher: Dispatcher[Any], request: Request, typed: str) -> Answer:
    """Answer a text that somebody wrote to the bot in private: explain the card it names, or show the first page.

    While they are playing here, lead them back to that game instead.
    """
    texts, words = await request.texts(), typed.strip()
    is_name = len(words) <= LONGEST_NAME and not words.startswith("/") and may_name_a_card(words)
    named = cards_named(words, texts) if is_name else []
    if len(named) == 1:
        return explain(named[0], texts)
    help = dispatcher.command_name(request, "help")
    if await phase_alone(dispatcher, request) == PLAYING:
        return Screen(texts.say("free-text-playing", help=help), game_rows(texts))
    return await home(dispatcher, request, texts.say("free-text", help=help))


async def phase_alone(dispatcher: Dispatcher[Any], request: Request) -> str:
    """Return the phase of the table in the private chat of the person, "" if there is none."""
    with suppress(Refusal):  # there are none on this platform
        return (await _look(dispatcher, await dispatcher.private_place(request), request))[0]
    return ""
