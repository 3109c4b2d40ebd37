"""What kind of deck somebody had at the end: a word for it, and the cards that made it what it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from engine import ACTION, BASIC_PILES, CATEGORIES, KINDS, SHELTERS, VICTORY, Owned

Style: TypeAlias = Literal["alternative", "engine", "chain", "money_with", "money"]
STYLES: Final[tuple[str, ...]] = get_args(Style)
MOST_CARDS: Final = 3  # that are named
# Few of a card make no plan.
ALTERNATIVE, VILLAGES, DRAWS, CHAIN = 3, 2, 2, 5


class DeckStyle(NamedTuple):
    """A kind of deck, and how many of which cards it was built around."""

    style: Style
    cards: tuple[tuple[str, int], ...] = ()


def style_of(deck: Sequence[Owned]) -> DeckStyle:
    """Return what kind of deck this is, by the kingdom cards in it."""
    counts = {card.id: card.copies for card in deck if card.id not in BASIC_PILES and card.id not in SHELTERS}
    actions = {id: count for id, count in counts.items() if KINDS[id].types & ACTION and KINDS[id].cost}
    points = {id: count for id, count in counts.items() if KINDS[id].types & VICTORY and id not in actions}
    best = max(points, key=lambda id: (points[id], id), default="")
    if best and points[best] >= ALTERNATIVE:
        return DeckStyle("alternative", ((best, points[best]), *_telling(actions, MOST_CARDS - 1)))
    if not actions:
        return DeckStyle("money")
    villages = sum(count for id, count in actions.items() if id in CATEGORIES["village"])
    draws = sum(count for id, count in actions.items() if id in CATEGORIES["draw"])
    if villages >= VILLAGES and draws >= DRAWS:
        return DeckStyle("engine", _telling(actions))
    if sum(count for id, count in actions.items() if KINDS[id].actions) >= CHAIN:
        return DeckStyle("chain", _telling(actions))
    return DeckStyle("money_with", _telling(actions))


def _telling(cards: dict[str, int], most: int = MOST_CARDS) -> tuple[tuple[str, int], ...]:
    """Return the cards that there are most of; of equal ones the dearest."""
    order = sorted(cards, key=lambda id: (-cards[id], -KINDS[id].cost, id))
    return tuple((id, cards[id]) for id in order[:most])
