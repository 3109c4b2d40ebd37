"""Pages: what a person asked to be shown, for their eyes only."""

from __future__ import annotations

from bots import lobby, play, tokens
from bots.desire import draft_of, panel, stamp_of
from bots.drawn import Known
from bots.people import Person
from bots.presenter import Stamp, explain, present_kingdom, present_lobby, present_log, present_sure
from bots.presses import Outcome
from bots.refusals import NoTable, Refusal
from bots.screens import Screen, Shape
from bots.seats import seated
from bots.tables import LIVE, Tables
from bots.texts import Texts
from storage.table import CLOSED, LOBBY, Table

SURE = {"resign": tokens.RESIGN, "stop": tokens.STOP}


def may(table: Table, person: Person, what: str) -> None:
    """Refuses whoever cannot do what is to be asked once more: only players resign, only who rules a table stops it."""
    if what == "resign":
        seated(table, person)
        play.game_of(table)
    else:
        if table.phase not in LIVE:
            raise NoTable if table.phase == CLOSED else Refusal("no-game")
        lobby.only_rulers(table, person)


async def page(
    tables: Tables,
    outcome: Outcome,
    person: Person,
    texts: Texts,
    shape: Shape,
    known: Known = Known(),  # noqa: B008  (frozen)
) -> Screen:
    """The page the outcome of a press names, in the person's own words."""
    if outcome.page == "card":
        return Screen(explain(outcome.argument, texts))
    if outcome.page == "log":
        stamp, title = await tables.shelf.read(outcome.place, _of_game)
        lines = await tables.ledger.lines(outcome.place, person, texts)
        return present_log(lines, int(outcome.argument or 0), texts=texts, stamp=stamp, shape=shape, title=title)
    return await tables.shelf.read(outcome.place, lambda table: _of_table(table, outcome, person, texts, shape, known))


def _of_game(table: Table) -> tuple[Stamp, str]:
    if table.game is None:
        raise Refusal("no-game")
    return stamp_of(table), table.title


def _of_table(table: Table, outcome: Outcome, person: Person, texts: Texts, shape: Shape, known: Known) -> Screen:
    stamp = stamp_of(table)
    if outcome.page == "options":
        if table.phase != LOBBY:
            raise Refusal("game-begun")
        page = outcome.argument or "options"
        return present_lobby(table, texts=texts, stamp=stamp, shape=shape, page=page)
    if outcome.page in SURE:
        game = play.mark_of(table)
        return present_sure(SURE[outcome.page], texts=texts, stamp=stamp, shape=shape, title=table.title, game=game)
    if outcome.page == "kingdom":
        cards = table.options.cards if table.game is None else table.game.view(None)
        return present_kingdom(cards, texts=texts, shape=shape, title=table.title)
    if table.game is None or table.phase == CLOSED:
        raise Refusal("no-game")
    seat = seated(table, person)
    return panel(table, seat, shape, draft_of(table, known, seat))
