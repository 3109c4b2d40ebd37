"""Presses: what the button in someone's hand means, done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from bots import lobby, play, tokens
from bots.people import Person
from bots.presenter import Draft, page_after
from bots.refusals import Refusal, Stale
from bots.seats import come_back, seated
from bots.tables import Tables
from bots.tokens import Token
from storage.places import Place
from storage.table import Table


class Outcome(NamedTuple):
    """What a press came to, besides what everyone sees: all of it is for the person who pressed."""

    place: Place
    seat: int | None = None
    draft: Draft | None = None  # their panel shows these cards as picked; nothing was written
    notice: str = ""  # a short sentence for them: `notice-<notice>`
    page: str = ""  # what they asked to be shown, one of PAGES
    argument: str = ""
    over: bool = False  # that ended the game


# Presses that only ask to be shown something, and what.
PAGES: Final = {
    tokens.HAND: "hand",
    tokens.LOG: "log",
    tokens.KINGDOM: "kingdom",
    tokens.EXPLAIN: "card",
    tokens.RESIGN: "resign",
    tokens.STOP: "stop",
}
Use: TypeAlias = Callable[[Tables, Table, Person, Token], str]


async def press(tables: Tables, person: Person, text: str) -> Outcome:
    """What the button means has happened."""
    token = Token.decode(text)
    if token.press in (tokens.JOIN, tokens.LEAVE):
        await tables.shelf.read(token.place, lambda table: _not_old(table, token))
    if token.press == tokens.JOIN:
        await tables.join(token.place, person)
        return Outcome(token.place, notice="joined")
    if token.press == tokens.LEAVE:
        await tables.leave(token.place, person)
        return Outcome(token.place, notice="left")
    if token.press == tokens.WATCH:
        person = lobby.reading(person, await tables.people.settings(person.id))
    outcome = await tables.once_counted(
        token.place, lambda: tables.shelf.change(token.place, lambda table: _pressed(tables, table, person, token))
    )
    if outcome.notice == "watching":
        await tables.people.add_place(person.id, outcome.place)
    if token.press == tokens.RESIGN_FOR_SURE:
        await tables.people.remove_place(person.id, outcome.place)
    if outcome.over:
        await tables.count(outcome.place)
    return outcome


def _pressed(tables: Tables, table: Table, person: Person, token: Token) -> Outcome:
    seat = table.seat_of(person.id)
    if seat is not None and come_back(table, seat):
        return Outcome(table.place, seat, notice="welcome-back", page="hand")
    if token.press in PAGES:
        return Outcome(table.place, seat, page=PAGES[token.press], argument=token.argument)
    if token.press == tokens.OPTION and "=" not in token.argument:
        return Outcome(table.place, seat, page="options", argument=token.argument)
    if token.press in tokens.GAME_PRESSES:
        return _play(table, person, token)
    if token.press in FOR_SURE and token.number and table.game is not None:
        _same_game(table, token)
    elif token.press not in NEVER_OLD:
        _not_old(table, token)
    notice = USES[token.press](tables, table, person, token)
    if token.press == tokens.OPTION:  # whoever sets one thing may want to set another
        return Outcome(table.place, seat, notice=notice, page="options", argument=page_after(token.argument))
    return Outcome(table.place, seat, notice=notice, over=table.uncounted)


def _not_old(table: Table, token: Token) -> None:
    if token.generation != table.generation:
        raise Stale


def _same_game(table: Table, token: Token) -> None:
    """Refuses what was asked in another game; what was taken back since then does not matter."""
    if token.number != play.mark_of(table):
        raise Stale


def _play(table: Table, person: Person, token: Token) -> Outcome:
    seat = seated(table, person)
    draft = play.press(table, seat, token)
    if draft is None:
        table.seats[seat].missed = 0
        table.votes.pop(seat, None)
    return Outcome(table.place, seat, draft, over=table.uncounted)


# -- presses about the table; each gives the key of a notice -----------------------------------------------------------


def _as_many_as_then(table: Table, token: Token) -> None:
    """Refuses a button from when there were more or fewer at the table: it may have been pressed already."""
    if token.number != len(table.seats):
        raise Stale


def _add_computer(_tables: Tables, table: Table, person: Person, token: Token) -> str:
    _as_many_as_then(table, token)
    lobby.add_computer(table, person)
    return "done"


def _remove_computer(_tables: Tables, table: Table, person: Person, token: Token) -> str:
    _as_many_as_then(table, token)
    lobby.remove_computer(table, person)
    return "done"


def _option(tables: Tables, table: Table, person: Person, token: Token) -> str:
    name, _, value = token.argument.partition("=")
    if name == "own":  # ten cards are typed, never pressed
        raise Refusal("bad-option")
    lobby.choose(table, person, name, value, tables.seed())
    return "done"


def _start(tables: Tables, table: Table, person: Person, _token: Token) -> str:
    tables.do_start(table, person)
    return "started"


def _nudge(tables: Tables, table: Table, person: Person, _token: Token) -> str:
    tables.do_nudge(table, person)
    return "nudged"


def _watch(tables: Tables, table: Table, person: Person, token: Token) -> str:
    tables.do_watch(table, person, not token.argument)
    return "not-watching" if token.argument else "watching"


def _rematch(tables: Tables, table: Table, person: Person, _token: Token) -> str:
    tables.do_rematch(table, person)
    return "started"


def _resign(tables: Tables, table: Table, person: Person, _token: Token) -> str:
    tables.do_resign(table, person)
    return "resigned"


def _vote(tables: Tables, table: Table, person: Person, token: Token) -> str:
    return "replaced" if tables.do_vote(table, person, int(token.argument)) else "voted"


def _stop(tables: Tables, table: Table, person: Person, _token: Token) -> str:
    tables.do_stop(table, person)
    return "stopped"


FOR_SURE: Final = (tokens.RESIGN_FOR_SURE, tokens.STOP_FOR_SURE)
NEVER_OLD: Final = (tokens.NUDGE, tokens.WATCH)
USES: Final[dict[str, Use]] = {
    tokens.ADD_COMPUTER: _add_computer,
    tokens.REMOVE_COMPUTER: _remove_computer,
    tokens.OPTION: _option,
    tokens.START: _start,
    tokens.NUDGE: _nudge,
    tokens.WATCH: _watch,
    tokens.REMATCH: _rematch,
    tokens.RESIGN_FOR_SURE: _resign,
    tokens.VOTE: _vote,
    tokens.STOP_FOR_SURE: _stop,
}
