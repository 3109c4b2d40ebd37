"""Carry out button presses. A button carries a token, which names either a use-case or a page to show."""

from __future__ import annotations

from typing import Final

from bots.people import Person
from bots.tables import tokens
from bots.tables.kingdoms import RANDOM
from bots.tables.lobby import LOBBY_PAGE, OPPONENT, VETO
from bots.tables.outcome import Outcome
from bots.tables.registry import ASKED_FIRST, use_case_of
from bots.tables.seats import come_back
from bots.tables.tokens import Token
from bots.tables.use_cases import Tables
from storage.table import Table

# The page for each press that only asks to see one.
PAGES: Final = {
    tokens.HAND: "hand",
    tokens.LOG: "log",
    tokens.KINGDOM: "kingdom",
    tokens.EXPLAIN: "card",
    tokens.REPLAY: "replay",
    tokens.ANALYSIS: "analysis",
} | ASKED_FIRST
# By argument of EXPLAIN; any other is a card.
LOOKUP: Final = {"": "texts", tokens.TRASH: "trash", tokens.SHUFFLES: "shuffles", tokens.CLOSE: "close"}


async def press(tables: Tables, person: Person, token: Token) -> Outcome:
    """Carry out the use-case of the token, or return the page that it asks for."""
    use_case, is_option = use_case_of(token), token.press == tokens.OPTION
    if use_case is None or (is_option and "=" not in token.argument):
        return await tables.repository.change(token.place, lambda table: _show(table, person, token))
    outcome = await tables.do(use_case.name, token.place, person, token.argument, token=token)
    page = page_after(token.argument) if is_option and not outcome.page else ""
    return outcome._replace(page="options", argument=page) if page else outcome


def _show(table: Table, person: Person, token: Token) -> Outcome:
    """Return the page that was asked for; the table changes only if the person takes over from a computer player."""
    seat = table.seat_of(person.id)
    if seat is not None and come_back(table, seat):
        return Outcome(table.place, seat, notice="welcome-back", page="hand")
    page = PAGES.get(token.press, "options")
    if page == "replay" and token.argument[-1].isupper():  # the page before the first turn, or after the last
        return Outcome(table.place, notice="beyond-turns")
    if page == "card":
        page = LOOKUP.get(token.argument, page)
    return Outcome(table.place, seat, page=page, argument=token.argument)


STAYS_ON: Final = {
    "sets": "sets",
    "category": "wishes",
    "wishes": "wishes",
    "reroll": "",
    OPPONENT: "",
    VETO: LOBBY_PAGE,
}


def page_after(argument: str) -> str:
    """Return the page to show after an option was set by a button: the same one if people may want to go on there.

    It is "" for a button of the lobby itself.
    """
    name, _, value = argument.partition("=")
    return STAYS_ON.get(name, name if value == RANDOM else "options")
