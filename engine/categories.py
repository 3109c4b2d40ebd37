"""What kingdom cards are good for: the categories that people wish for, or rule out, when a kingdom is drawn.

Where a printed fact decides, it is read from the card. Where only the text of a card does, the card is listed here. A
category asks what a card does whenever its player wants it, not what it may do by luck (Tribute, Ironmonger).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Literal, TypeAlias, get_args

import engine.cards  # noqa: F401  (declares every card)
from engine.kinds import ATTACK, KINDS, MIXED_PILES, REACTION, Kind
from engine.kingdoms import KINGDOM_PILES

Category: TypeAlias = Literal["village", "trasher", "draw", "buy", "attack", "reaction"]
CATEGORY_NAMES: Final[tuple[Category, ...]] = get_args(Category)

_BY_FACT: Final[dict[Category, Callable[[Kind], object]]] = {
    "village": lambda kind: kind.actions >= 2,
    "draw": lambda kind: kind.cards >= 2,
    "buy": lambda kind: kind.buys,
    "attack": lambda kind: kind.types & ATTACK,
    "reaction": lambda kind: kind.types & REACTION,
}
_BY_TEXT: Final[dict[Category, frozenset[str]]] = {
    "village": frozenset({"crossroads", "nobles", "squire"}),
    "trasher": frozenset(  # can trash, or return to its pile, a Copper or an Estate of its own player
        {
            "altar", "ambassador", "apprentice", "bishop", "chapel", "count", "counterfeit", "develop", "expand",
            "farmland", "forager", "forge", "hermit", "jack_of_all_trades", "junk_dealer", "loan", "lookout",
            "masquerade", "mine", "moneylender", "rats", "rebuild", "remake", "remodel", "salvager", "sentry",
            "spice_merchant", "steward", "trade_route", "trader", "trading_post", "transmute", "upgrade",
        }
    ),
    "draw": frozenset(
        {
            "adventurer", "apprentice", "catacombs", "crossroads", "hunting_party", "jack_of_all_trades", "library",
            "menagerie", "nobles", "oracle", "scrying_pool", "shanty_town", "spice_merchant", "stables", "steward",
            "tactician", "watchtower",
        }
    ),
    "buy": frozenset({"hamlet", "pawn", "spice_merchant", "squire", "tactician"}),
}  # fmt: skip


def _kinds_of(pile: str) -> list[Kind]:
    """Return the cards of a pile: one, or all members of a mixed pile."""
    return [KINDS[pile]] if pile in KINDS else [KINDS[member] for member, _ in MIXED_PILES[pile].copies]


def _members(category: Category) -> frozenset[str]:
    listed, fits = _BY_TEXT.get(category, frozenset()), _BY_FACT.get(category)
    if fits is None:
        return listed
    return listed | {pile for pile in KINGDOM_PILES if all(fits(kind) for kind in _kinds_of(pile))}


CATEGORIES: Final[dict[Category, frozenset[str]]] = {name: _members(name) for name in CATEGORY_NAMES}


def categories_of(cards: Collection[str]) -> tuple[Category, ...]:
    """Return the categories of which at least one of these kingdom cards is a member."""
    return tuple(name for name in CATEGORY_NAMES if not CATEGORIES[name].isdisjoint(cards))
