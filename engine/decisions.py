"""Decisions: what a seat can be asked, and how an effect pauses to ask it.

An effect is a coroutine that awaits `put` wherever it needs answers. There is no event loop: the caller that runs the
effect (`Game`, `simulate`) receives the tuple of decisions from `send` and sends the answers back in the same order.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, Final, Literal, NamedTuple, TypeAlias, TypeVar

from engine.prices import Price, coins_of, potions_of

Verb: TypeAlias = Literal[
    "act", "buy", "choose", "confirm", "discard", "gain", "name", "order", "pass", "play", "react", "topdeck", "trash"
]
TOP_LEVEL: Final = ("act", "buy")  # the questions a step begins with
TREASURES: Final = "treasures"  # the move that plays every plain Treasure in hand


class Decision(NamedTuple):
    """One question to one seat; the answer is positions in its options.

    `number` is the question's place in the game: how many answers had been accepted when it was put. `seat` is the one
    whose cards are meant, `decider` the one that answers: another one only while a player is possessed.
    """

    seat: int
    verb: Verb
    source: str
    options: tuple[str, ...]
    least: int
    most: int
    number: int

    @property
    def decider(self) -> int:
        """The seat that answers the question."""
        return self.seat

    def decided_by(self, seat: int) -> Decision:
        """Return the same question, to be answered by that seat."""
        return ForeignDecision.of(self, seat)


class ForeignDecision(Decision):
    """A question about the cards of one seat that another one answers. A class of its own, so that a Decision stays a
    tuple of seven."""

    _decider: int

    @classmethod
    def of(cls, decision: Decision, decider: int) -> ForeignDecision:
        found = cls(*decision)
        found._decider = decider
        return found

    @property
    def decider(self) -> int:
        return self._decider

    def _replace(self, **changes: Any) -> ForeignDecision:
        return self.of(super()._replace(**changes), self._decider)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ForeignDecision) and tuple(self) == tuple(other) and self.decider == other.decider

    def __ne__(self, other: object) -> bool:
        return not self == other  # a tuple has an answer of its own

    def __hash__(self) -> int:
        return hash((*self, self._decider))

    def __repr__(self) -> str:
        return f"{super().__repr__()} decided by {self._decider}"


class Terms(NamedTuple):
    """What a question means beyond its decision, for the seat that is asked; it never decides what can be picked."""

    costs: tuple[int, ...] = ()  # the most a card may cost, or the exact costs
    about: int | None = None  # the seat whose cards or gain it is about, or whose move it answers
    purpose: str = ""  # tells two questions apart that a card asks with the same verb
    card: str = ""  # the card it is about, where neither the options nor any zone that this seat sees tell
    potions: int = 0  # in each of the costs


NO_TERMS: Final = Terms()


def costing(*prices: Price, about: int | None = None) -> Terms:
    """Return the terms of a question about cards of at most, or exactly, these prices."""
    potions = max([potions_of(price) for price in prices], default=0)
    return Terms(tuple([coins_of(price) for price in prices]), about, potions=potions)


T = TypeVar("T")
Picks: TypeAlias = "tuple[int, ...]"
Effect: TypeAlias = "Coroutine[tuple[Decision, ...], list[Picks], T]"


@coroutine
def put(*decisions: Decision) -> Generator[tuple[Decision, ...], list[Picks], list[Picks]]:
    """Pause the effect until every one of these decisions is answered; return the answers in the same order."""
    return (yield decisions)
