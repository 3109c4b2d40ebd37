"""A question to a person who is learning, with everything that a lesson about it may depend on.

Rule: nothing here is known to anybody but this person and, of the table, nothing but what this person may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from engine import (
    ACTION,
    ATTACK,
    CURSE,
    DURATION,
    KINDS,
    MIXED_PILES,
    REACTION,
    SHELTERS,
    TREASURE,
    VICTORY,
    Decision,
    Event,
    SeatView,
    View,
)

# What a sentence is filled in with: a number, the id of a card, the ids of several cards, or the name of a player.
Example: TypeAlias = Mapping[str, "int | str | tuple[str, ...]"]
STARTING: Final = frozenset({"copper", "estate", *SHELTERS})
# Cards that a deck is better without, sooner or later.
WEAK: Final = STARTING | {"curse", *(id for id, _ in MIXED_PILES["ruins"].copies)}


class Situation(NamedTuple):
    """A question, and what its person knows."""

    view: View
    decision: Decision
    coins: int  # with every plain Treasure played
    events: Sequence[Event] = ()  # since just before the person's last move, as far as they may know

    @property
    def me(self) -> SeatView:
        return self.view.players[self.decision.seat]

    @property
    def is_on_turn(self) -> bool:
        return self.view.current == self.decision.seat

    @property
    def is_for_another(self) -> bool:
        """True if the person decides for another player, whose cards the question is about."""
        return self.decision.decider != self.decision.seat

    @property
    def potions(self) -> int:
        """Return how many potions there are to spend, with every Potion in the hand played."""
        return self.view.potions + sum(KINDS[id].potions for id in self.view.hand)

    @property
    def is_about_own_hand(self) -> bool:
        """True if the question is about cards in the person's hand, and nothing else."""
        left = list(self.view.hand)
        for key in self.decision.options:
            if key not in left:
                return False
            left.remove(key)
        return bool(self.decision.options)

    def left_of(self, id: str) -> int:
        """Return how many cards of that pile are left."""
        return self.view.piles[id].count if id in self.view.piles else 0

    def own(self, *names: str) -> list[Event]:
        """Return the events of these names that are about this person."""
        return [event for event in self.events if event.name in names and event.seat == self.decision.seat]


def is_dead(id: str) -> bool:
    """True for a card that does nothing in a hand: it only counts at the end."""
    return bool(KINDS[id].types & (VICTORY | CURSE)) and not KINDS[id].types & (ACTION | TREASURE)


def is_action(id: str) -> bool:
    return id in KINDS and bool(KINDS[id].types & ACTION)


def is_attack(id: str) -> bool:
    return id in KINDS and bool(KINDS[id].types & ATTACK)


def is_reaction(id: str) -> bool:
    return id in KINDS and bool(KINDS[id].types & REACTION)


def is_duration(id: str) -> bool:
    return id in KINDS and bool(KINDS[id].types & DURATION)


def gives_actions(id: str) -> bool:
    """True if an Action can be played after that one, at no cost."""
    return KINDS[id].actions > 0


Tell: TypeAlias = Callable[[Situation], "Example | None"]
