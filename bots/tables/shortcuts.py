"""Shortcuts: presses that stand for several answers, such as playing all Treasures before a purchase."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine import KINDS, MIXED_PILES, Decision, Game, Picks

Submit: TypeAlias = Callable[[int, Picks], object]


@dataclass(frozen=True, slots=True)
class Purse:
    """What the seat could buy after playing every plain Treasure, that is one that does nothing but pay."""

    coins: int
    options: tuple[str, ...]
    potions: int = 0


def next_treasure(decision: Decision) -> int | None:
    """Return the position of the move that plays all plain Treasures or, where there is none, one of them; None if no
    plain Treasure can be played."""
    if "treasures" in decision.options:
        return decision.options.index("treasures")
    for at, key in enumerate(decision.options):
        move, _, id = key.partition(":")
        if move == "play" and KINDS[id].plain:
            return at
    return None


def full_purse(game: Game, seat: int) -> Purse:
    """Return what playing all plain Treasures would lead to; tried on a copy, so the game does not change."""
    rehearsal = game.copy()
    play_treasures(rehearsal, seat)
    decision = question(rehearsal, seat)
    view = rehearsal.view(seat)
    return Purse(view.coins, decision.options if decision else (), view.potions)


JUNK: Final = frozenset({"copper", "curse", *(id for id, _ in MIXED_PILES["ruins"].copies)})


def only_junk(game: Game, decision: Decision) -> bool:
    """True if nothing but junk could be bought with every Treasure, and no Treasure does more than pay."""
    treasures = [key.partition(":")[2] for key in decision.options if key.startswith("play:")]
    if any(not KINDS[id].plain for id in treasures):
        return False
    bought = [key.partition(":")[2] for key in full_purse(game, decision.decider).options if key.startswith("buy:")]
    return JUNK.issuperset(bought)


def question(game: Game, seat: int) -> Decision | None:
    """Return the open question to that seat, if there is one."""
    return next((decision for decision in game.pending if decision.decider == seat), None)


def play_treasures(game: Game, seat: int, answer: Submit | None = None) -> None:
    """Play all plain Treasures in hand: at once or, in games that earlier versions began, each with one answer, given
    by `answer` or directly to the game."""
    submit = answer or game.submit
    while (decision := question(game, seat)) and decision.verb == "buy":
        at = next_treasure(decision)
        if at is None:
            return
        submit(seat, (at,))
