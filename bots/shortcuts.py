"""Presses that stand for several answers: what people expect one press to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from engine import Decision, Game
from engine.kinds import KINDS, Picks

Answer: TypeAlias = Callable[[int, Picks], object]


@dataclass(frozen=True, slots=True)
class Purse:
    """What the seat could buy after playing every Treasure that neither asks nor does anything but pay."""

    coins: int
    options: tuple[str, ...]


def next_treasure(decision: Decision) -> int | None:
    """The position of a Treasure that only pays, if one can be played."""
    for at, key in enumerate(decision.options):
        move, _, id = key.partition(":")
        if move == "play" and KINDS[id].plain:
            return at
    return None


def full_purse(game: Game, seat: int) -> Purse:
    """What playing all plain Treasures would lead to; tried on a copy, so nothing has happened."""
    rehearsal = Game.load(game.save())
    play_treasures(rehearsal, seat)
    decision = question(rehearsal, seat)
    return Purse(rehearsal.view(seat).coins, decision.options if decision else ())


def question(game: Game, seat: int) -> Decision | None:
    return next((decision for decision in game.pending if decision.seat == seat), None)


def play_treasures(game: Game, seat: int, answer: Answer | None = None) -> None:
    """All plain Treasures in hand have been played, each by an answer of its own."""
    submit = answer or game.submit
    while (decision := question(game, seat)) and decision.verb == "buy":
        at = next_treasure(decision)
        if at is None:
            return
        submit(seat, (at,))
