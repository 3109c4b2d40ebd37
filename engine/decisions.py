"""Decisions: what a seat can be asked, and how an effect pauses to ask it.

An effect is a coroutine that awaits `put` wherever it needs answers. There is no event loop: the caller that runs the
effect (`Game`, `simulate`) receives the tuple of decisions from `send` and sends the answers back in the same order.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar

Verb: TypeAlias = Literal[
    "act", "buy", "choose", "confirm", "discard", "gain", "name", "order", "pass", "play", "react", "topdeck", "trash"
]
TOP_LEVEL: Final = ("act", "buy")  # the questions a step begins with
TREASURES: Final = "treasures"  # the move that plays every plain Treasure in hand


class Decision(NamedTuple):
    """One question to one seat; the answer is positions in its options.

    `number` is the question's place in the game: how many answers had been accepted when it was put.
    """

    seat: int
    verb: Verb
    source: str
    options: tuple[str, ...]
    least: int
    most: int
    number: int


class Terms(NamedTuple):
    """What a question means beyond its decision, for the seat that is asked; it never decides what can be picked."""

    costs: tuple[int, ...] = ()  # the most a card may cost, or the exact costs
    about: int | None = None  # the seat whose cards or gain it is about, or whose move it answers
    purpose: str = ""  # tells two questions apart that a card asks with the same verb
    card: str = ""  # the card it is about, where neither the options nor any zone that this seat sees tell


NO_TERMS: Final = Terms()

T = TypeVar("T")
Picks: TypeAlias = "tuple[int, ...]"
Effect: TypeAlias = "Coroutine[tuple[Decision, ...], list[Picks], T]"


@coroutine
def put(*decisions: Decision) -> Generator[tuple[Decision, ...], list[Picks], list[Picks]]:
    """Pause the effect until every one of these decisions is answered; return the answers in the same order."""
    return (yield decisions)
