"""Holding the end of a turn: for a few seconds a person can take back the purchase that ended it.

Problem: the end of a turn deals a new hand, and nobody may take anything back after seeing a hidden card. But this is
where a slip of the finger hurts most, and asking before every purchase would be worse.

Idea: the game goes on at once, and the next person may begin. What was before the last move is kept beside it
(`Table.held`), and the new hand stays hidden from its own player. As long as it does, going back shows nobody anything.

Rules: only what the engine would let its player undo but for the new hand is held (`Game.has_only_dealt_since`), and
never the end of a game, which publishes the seed. A hold ends when another seat answers, when its player asks for the
hand, or when its time is up; `deadlines.settle` sets the time. Until then nothing is answered automatically, and every
screen of its player is made from what everybody may know.
"""

from __future__ import annotations

from bots.refusals import Refusal
from bots.tables import last_moves
from engine import Event, Game, told
from storage import answers
from storage.held import Held
from storage.recent_events import before
from storage.table import Table

DEAL = "clean_up"  # the event after which the new hand is dealt


def prepare(table: Table, seat: int) -> Held | None:
    """Return what has to be kept before this seat's person makes a move; None if it can end no turn of theirs, or if
    they never take one back."""
    assert table.game is not None  # noqa: S101
    if not table.seats[seat].undo or table.seats[seat].computer or table.game.view(None).current != seat:
        return None
    return Held(seat, table.game.save(), table.game.number)


def hold(table: Table, before_move: Held | None) -> None:
    """Hold the move that was just made if it has ended a turn and could be undone but for the new hand."""
    game = table.game
    assert game is not None  # noqa: S101
    if before_move is None or game.result is not None or not game.has_only_dealt_since(before_move.number):
        return
    if all(decision.decider != before_move.seat for decision in game.pending):
        table.held = before_move


def is_hidden(table: Table, seat: int) -> bool:
    """True if the seat's person may not see its hand yet."""
    return table.held is not None and table.held.seat == seat


def is_over(table: Table, now: int) -> bool:
    """True if the time of the hold is up."""
    return table.held is not None and bool(table.held.until) and now >= table.held.until


def visible_events(table: Table, held: Held) -> list[Event]:
    """Return what happened with the held move, up to the new hand, as its player may know it."""
    return told(before(table.log.since(held.number), DEAL), held.seat)


def release(table: Table) -> None:
    """Make the end of the turn final."""
    if table.held is not None:
        table.held = None
        table.marks.clear()


def take_back(table: Table, seat: int) -> None:
    """Go back to before the move that is held."""
    held = table.held
    if held is None or held.seat != seat:
        raise Refusal("undo-too-late")
    table.game = game = Game.load(held.game)
    table.held = None
    last_moves.forget_undone(table, seat)
    table.generation += 1
    table.answers += answers.pack_cut(game.number)
    table.log.cut(held.number, DEAL)
    table.log.add(game.number, [Event("undo", seat)])
    mine = table.seats[seat]
    mine.undone = game.view(None).players[seat].turns
    mine.question = game.number + 1  # another one than the one that is open again, so that nobody is called for it
