"""The piles on the table, and cached lookups in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.kinds import MIXED_PILES, Kind


class Pile:
    """Cards nobody owns. Cards of one kind are only counted; a mixed pile keeps its order."""

    __slots__ = ("count", "embargo_tokens", "has_route_token", "id", "in_supply", "kind", "mixed", "top")

    def __init__(
        self, id: str, kind: Kind | None, count: int, in_supply: bool, mixed: list[Kind] | None = None
    ) -> None:
        self.id = id
        self.kind = kind  # None: it is mixed
        self.in_supply = in_supply
        self.mixed = mixed  # top last
        self.count = count if mixed is None else len(mixed)
        self.top = kind if mixed is None else (mixed[-1] if mixed else None)
        if not self.count:
            self.top = None
        self.has_route_token = False  # which moves to the Trade Route mat with the first gain from this pile
        self.embargo_tokens = 0  # a purchase from this pile costs as many Curses


class PileView(NamedTuple):
    """A pile: its visible card (None if it is empty), how many cards it has, what the visible card costs now (the
    coins; `potions` are apart)."""

    id: str
    top: str | None
    count: int  # type: ignore[assignment]  # instead of the method of tuples
    cost: int | None
    in_supply: bool
    has_route_token: bool = False
    potions: int = 0
    embargo_tokens: int = 0


class Supply:
    """All piles on the table, those outside the Supply included.

    Only the methods here change a pile, so they know when a cached lookup is out of date.
    """

    __slots__ = ("_empty", "_offers", "_views", "piles")

    def __init__(self) -> None:
        self.piles: dict[str, Pile] = {}
        self._empty: int | None = None
        self._offers: tuple[list[Pile], PriceList] | None = None
        self._views: dict[int, dict[str, PileView]] = {}

    def __getitem__(self, id: str) -> Pile:
        return self.piles[id]

    def __iter__(self) -> Iterator[Pile]:
        """The piles of the Supply proper, which can be bought and gained from."""
        return (pile for pile in self.piles.values() if pile.in_supply)

    # -- changes -----------------------------------------------------------------------------------------------------

    def add(self, *piles: Pile) -> None:
        """Put the piles on the table, in place of those with the same ids."""
        for pile in piles:
            self.piles[pile.id] = pile
        self._forget()

    def take(self, pile: Pile) -> Kind:
        """Remove and return the top card of the pile."""
        kind = pile.top
        assert kind is not None
        pile.count -= 1
        if pile.mixed is not None:
            pile.mixed.pop()
            pile.top = pile.mixed[-1] if pile.mixed else None
        elif not pile.count:
            pile.top = None
        if pile.top is not kind:
            self._forget()
        elif self._views:
            self.renew(pile)
        return kind

    def put_back(self, pile: Pile, kind: Kind) -> None:
        """Put a card on top of the pile it came from."""
        pile.count += 1
        pile.top = kind
        if pile.mixed is not None:
            pile.mixed.append(kind)
        self._forget()

    def renew(self, pile: Pile) -> None:
        """Renew what everyone sees of this pile, after a change to anything but its cards."""
        for less, views in self._views.items():
            views[pile.id] = _view(pile, less)

    def _forget(self) -> None:
        """Drop cached lookups after a pile shows another card, or none."""
        self._offers = self._empty = None
        self._views.clear()

    # -- lookups -----------------------------------------------------------------------------------------------------

    def kinds(self) -> set[Kind]:
        """Every kind of card that has a pile, or is in one."""
        found = {pile.kind for pile in self.piles.values() if pile.kind is not None}
        return found.union(*[pile.mixed for pile in self.piles.values() if pile.mixed is not None])

    def where(self, fits: Callable[[Kind], bool]) -> list[Pile]:
        """The Supply piles whose visible card fits."""
        return [pile for pile in self if pile.top is not None and fits(pile.top)]

    def showing(self, kind: Kind) -> Pile | None:
        """The Supply pile whose visible card is this one; None if there is none."""
        return next((pile for pile in self if pile.top is kind), None)

    def home(self, kind: Kind) -> Pile | None:
        """The pile that cards of this kind come from, even if it is empty now; None if there is none."""
        own = self.piles.get(kind.id)
        if own is not None:
            return own
        mixed = (pile for pile in self.piles.values() if pile.mixed is not None)
        return next((pile for pile in mixed if kind.id in dict(MIXED_PILES[pile.id].copies)), None)

    def stocked(self, *ids: str) -> list[Pile]:
        """Those of these piles that are in the game and not empty; they may be outside the Supply."""
        return [self.piles[id] for id in ids if id in self.piles and self.piles[id].count]

    def empty_piles(self) -> int:
        """How many piles of the Supply are empty. Cached, which makes Big Money 10 % faster."""
        if self._empty is None:
            self._empty = sum(not pile.count for pile in self)
        return self._empty

    def offers(self) -> tuple[list[Pile], PriceList]:
        """The piles of the Supply that are not empty, and the price list of their visible cards."""
        if self._offers is None:
            rows = [(pile, pile.top) for pile in self if pile.top is not None]
            self._offers = [pile for pile, _ in rows], price_list(tuple([top for _, top in rows]))
        return self._offers

    def views(self, less: int) -> dict[str, PileView]:
        """What everyone sees of the piles while everything costs `less`, until the next card is gained.

        Cached, since most answers change one pile or none: renewing all views after each gain makes games of Builders
        take 21 % longer, and renewing them for each view another 48 %.
        """
        found = self._views.get(less)
        if found is None:
            found = self._views[less] = {pile.id: _view(pile, less) for pile in self.piles.values()}
        return found

    def views_at(self, price: Callable[[Kind], int]) -> dict[str, PileView]:
        """What everyone sees of the piles where discounts are not for all alike."""
        return {
            pile.id: _view(pile, 0 if pile.top is None else pile.top.cost - price(pile.top))
            for pile in self.piles.values()
        }


def _view(pile: Pile, less: int) -> PileView:
    top = pile.top
    id, cost = (None, None) if top is None else (top.id, max(0, top.cost - less))
    potions = int(top is not None and top.costs_potion)
    return PileView(pile.id, id, pile.count, cost, pile.in_supply, pile.has_route_token, potions, pile.embargo_tokens)


class PriceList(dict[int, tuple[tuple[int, ...], tuple[str, ...]]]):
    """By the highest printed cost: the positions of the cards that cost no more; and the moves of buying each, or of
    ending the phase.

    It fills itself. Finding the moves anew for each question makes games of Big Money take 64 % longer; finding them
    anew in each game, 4 %.
    """

    __slots__ = ("highest", "kinds")

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = kinds
        self.highest = max([kind.cost for kind in kinds], default=0)

    def __missing__(self, limit: int) -> tuple[tuple[int, ...], tuple[str, ...]]:
        if limit > self.highest:
            return self[self.highest]
        positions = tuple([at for at, kind in enumerate(self.kinds) if kind.cost <= limit])
        found = self[limit] = (positions, (*[self.kinds[at].buy_key for at in positions], "end"))
        return found


price_list: Final = lru_cache(maxsize=1024)(PriceList)
