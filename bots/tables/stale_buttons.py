"""Checks for stale buttons: what a button was shown for must still be so, or the press is refused."""

from __future__ import annotations

from bots.people import Person
from bots.refusals import Refusal, Stale
from bots.tables import play, tokens
from bots.tables.lobby import OPPONENT
from bots.tables.seats import seat_of_player
from bots.tables.shortcuts import question
from bots.tables.tokens import Token
from storage.table import OVER, Table


def never_stale(_table: Table, _person: Person, _token: Token) -> None:
    """Accept the button for as long as it can be seen."""


def same_generation(table: Table, _person: Person, token: Token) -> None:
    """Refuse a button from before the last new game or undo."""
    if token.generation != table.generation:
        raise Stale


def same_game(table: Table, person: Person, token: Token) -> None:
    """Refuse a button of another game; an undo since then does not matter."""
    if not token.number or table.game is None:
        same_generation(table, person, token)
    elif token.number != play.game_fingerprint(table):
        raise Stale


def same_seats(table: Table, person: Person, token: Token) -> None:
    """Refuse a button from when the table had more or fewer seats: it may have been pressed already."""
    same_generation(table, person, token)
    if token.number != len(table.seats):
        raise Stale


def same_position(table: Table, person: Person, token: Token) -> None:
    """Refuse people who do not play, and a button from before an undo, or of a game that is over."""
    seat_of_player(table, person)
    if table.phase == OVER:  # a second tap on the button that has just ended the game, for instance
        raise Stale
    play.game_of(table)
    same_generation(table, person, token)


def same_question(table: Table, person: Person, token: Token) -> None:
    """Refuse an answer to a question to somebody else, or to another question than the open one."""
    same_position(table, person, token)
    game = play.game_of(table)
    decision = question(game, seat_of_player(table, person))
    if decision is None and any(token.number == other.number for other in game.pending):
        raise Refusal("not-asked")
    if decision is None or token.number != decision.number:
        raise Stale


def same_move(table: Table, person: Person, token: Token) -> None:
    """Refuse to take back anything but the move after which the button was shown."""
    same_position(table, person, token)
    game, seat = play.game_of(table), seat_of_player(table, person)
    decision = question(game, seat)
    if token.number != (game.number if decision is None else decision.number):
        is_in_turn = game.view(None).acting == seat and all(e.name != "turn" for e in table.log.since(token.number))
        raise Refusal("undo" if is_in_turn else "undo-too-late")


def is_of_lost_state(table: Table, token: Token) -> bool:
    """True if the button is of a later state than the table's: then storage has lost what led to that state.

    A server may lose the last seconds in a power cut, or when a replica takes over.
    """
    if token.generation != table.generation:
        return token.generation > table.generation
    return table.game is not None and token.press in tokens.GAME_PRESSES and token.number > table.game.number


def pressable_option(table: Table, person: Person, token: Token) -> None:
    """Refuse options that no button sets, and a button from before the last new game or undo."""
    (same_seats if token.argument.startswith(f"{OPPONENT}=") else same_generation)(table, person, token)
    if token.argument.startswith("own="):  # a kingdom of one's own is typed: no button carries it
        raise Refusal("bad-option")
