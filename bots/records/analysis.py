"""What can be learnt from a finished game: what the decks were, the turn that decided it, and a tip for everyone.

The game is over, so everything is public. An analysis names seats, not people, so it can outlive the names in its
record; it takes seconds to make, so it is stored (`analyst`).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, cast

from bots.records.chances import Positions, estimate
from bots.records.deck_styles import STYLES, DeckStyle, Style, style_of
from bots.records.export import replay_steps
from bots.records.retelling import Retelling, retell
from bots.records.tips import TIPS, Comparison, Tip, TipKind
from bots.refusals import Refusal
from engine import KINDS, SEATS, Record, Strong, known_plan

FORMAT: Final = 1
DECISIVE: Final = 15  # percentage points by which a turn must change the winner's chance to have decided the game


class DecisiveTurn(NamedTuple):
    """The turn after which the winner's chance was higher than before by most; chances are in per cent."""

    at: int  # its place among all turns, from 1, as in the replay
    seat: int
    number: int  # which turn of that seat
    before: int
    after: int
    cards: tuple[str, ...]  # that its player gained


@dataclass(frozen=True, slots=True)
class Analysis:
    """What can be learnt from a finished game, by seat."""

    decks: tuple[DeckStyle, ...]
    tips: tuple[Tip, ...]
    decisive: DecisiveTurn | None  # None if no turn changed much, or nobody won alone

    def to_bytes(self) -> bytes:
        """Return it as bytes."""
        found = {"format": FORMAT, "decks": self.decks, "lessons": self.tips, "decisive": self.decisive}
        return json.dumps(found).encode()

    @classmethod
    def from_bytes(cls, data: bytes, seats: int) -> Analysis | None:
        """Return what was stored about a game with that many seats; None if it must be made anew."""
        try:
            return _unpack(json.loads(data), seats)
        except (ValueError, TypeError, LookupError, RecursionError):
            return None


def _unpack(found: Any, seats: int) -> Analysis | None:
    if found["format"] != FORMAT or not len(found["decks"]) == len(found["lessons"]) == seats:
        return None
    decks = tuple(DeckStyle(_style(style), _counts(cards)) for style, cards in found["decks"])
    tips = tuple(Tip(_tip(kind), _facts(facts)) for kind, facts in found["lessons"])
    if found["decisive"] is None:
        return Analysis(decks, tips, None)
    *numbers, cards = found["decisive"]
    at, seat, number, before, after = map(int, numbers)
    if seat not in range(seats):
        return None
    return Analysis(decks, tips, DecisiveTurn(at, seat, number, before, after, tuple(map(_id, cards))))


def _id(value: Any) -> str:
    if value not in KINDS:
        raise ValueError("not a card")
    return str(value)


def _counts(cards: Any) -> tuple[tuple[str, int], ...]:
    return tuple((_id(id), int(count)) for id, count in cards)


def _facts(found: Any) -> dict[str, str | int]:
    return {str(name): each if type(each) is int else _id(each) for name, each in found.items()}


def _style(value: Any) -> Style:
    if value not in STYLES:
        raise ValueError("not a kind of deck")
    return cast("Style", value)


def _tip(value: Any) -> TipKind:
    if value not in TIPS:
        raise ValueError("not a tip")
    return cast("TipKind", value)


def analyse(record: Record, playouts: int) -> Analysis:
    """Analyse a finished game, with that many play-outs for its turns; refuse one that no longer fits the rules."""
    told = retell(record)
    seats = len(record.names)
    if seats not in SEATS:
        raise Refusal("record-changed")
    positions, comparison = Positions(), Comparison(seats, Strong(known_plan(record.setup.kingdom, seats)))
    answers = iter([*record.answers, None])
    for game, events in replay_steps(record):
        positions.hear(game, events)
        answer = next(answers)
        if answer is not None:
            comparison.hear(game, *answer)
    return Analysis(
        tuple(style_of(deck) for deck in told.decks),
        tuple(comparison.tip(seat, told) for seat in range(seats)),
        _decisive(told, positions, playouts),
    )


def _decisive(told: Retelling, positions: Positions, playouts: int) -> DecisiveTurn | None:
    """Return the turn that raised the winner's chance most, if one did so much that it may be said to decide."""
    if len(told.result.winners) != 1 or len(positions.found) != len(told.turns):
        return None
    course = estimate(positions.found, len(told.names), told.result.winners[0], playouts)
    chances = [round(100 * chance) for chance in course.chances]
    ahead = [at for at in course.sharpest if chances[at + 1] >= max(50, chances[at] + DECISIVE)]
    if not ahead:
        return None
    at = max(ahead, key=lambda at: chances[at + 1] - chances[at])
    turn = told.turns[at]
    return DecisiveTurn(at + 1, turn.seat, turn.number, chances[at], chances[at + 1], turn.gains_of(turn.seat))
