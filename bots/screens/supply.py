"""The Supply in a few short lines: Victory cards, Treasures, Curses, and the kingdom by cost.

A phone shows some 38 columns, so a kingdom pile has a number only once cards of it are gone, and a line has its cost
once. What the basic cards cost is on the buttons that buy them.

Where lines are narrow, a line for each group may take too many rows: then all of them are one paragraph. A kingdom that
still takes too many is folded. Both are decided by names alone, as if every pile had a number, so that
nothing jumps while a game goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bots.language.marks import COINS, EMBARGO, PLAIN_ACTION, TRASH, mark_of
from bots.language.texts import Texts
from bots.language.wording import (
    basic_piles,
    conditions,
    cost_of,
    dearest_first,
    kingdom_piles,
    pile_name,
    piles_beside,
    potions_of,
    price_label,
    with_bane,
)
from bots.screens.columns import rows
from bots.screens.formatting import NO_BREAK, ROW, cell, plain, quote
from bots.screens.mentions import WORD_JOINER
from engine import KINDS, PRIZE, TREASURE, VICTORY, PileView, View, full_pile

PIRATE_SHIP: Final = "pirate_ship"  # its player has tokens
RUINS: Final = "ruins"  # they are in the line of the Curses: nobody wants them either
BASIC_ROWS, KINGDOM_ROWS = 3, 5  # that the two parts may take where lines are narrow
FEW_KINGDOM_ROWS: Final = 4  # where there is a hand below
ROWS_BESIDE: Final = 2  # that mats, tokens and what the next turn begins with take below, if there are any
SOME: Final = 9  # cards of a pile; used to find out how wide a kingdom can become


def supply_lines(
    view: View, texts: Texts, narrow: int = 0, most: int = KINGDOM_ROWS, folded: Sequence[str] = ()
) -> list[str]:
    """Return the piles, and how many cards are in the trash; below the kingdom, and folded with it, other lines.

    `narrow` is the width of a line in columns, if known; the kingdom is folded if it takes more than `most` rows, or
    fewer where the basic piles take more than theirs.
    """
    words = _Piles(bool(narrow), view, texts)
    kingdom = kingdom_piles(view, texts)
    beside = piles_beside(view)
    lines = _pack(words.basic(), words.basic(), narrow, BASIC_ROWS)
    most -= _rows_too_many(words, narrow) + ROWS_BESIDE * any(map(_lies_beside, with_bane(view.kingdom, view.bane)))
    lines += _fold(words.by_cost(kingdom), words.by_cost(kingdom, widest=True), narrow, most, folded)
    return [*lines, texts.say("table-beside", piles=words.join(words.beside(beside)))] if beside else lines


def kingdom_lines(cards: Sequence[str], texts: Texts, narrow: int = 0) -> list[str]:
    """Return the ten cards of a kingdom by cost, before the game."""
    writer = _Writer(bool(narrow))
    groups = [
        writer.group(writer.cost(number), (_marked(id, texts.card(id)) for id in equal))
        for number, equal in groupby(dearest_first(cards, None, texts), lambda id: (cost_of(id), potions_of(id)))
    ]
    return _pack(groups, groups, narrow, KINGDOM_ROWS)


def _pack(groups: Sequence[str], widest: Sequence[str], narrow: int, most: int) -> list[str]:
    """Return a line for each group or, if that takes more rows than `most`, all of them in one paragraph."""
    is_packed = narrow and _rows(widest, narrow) > most
    return [f"{ROW} ".join(groups)] if is_packed else list(groups)


def _fold(groups: Sequence[str], widest: Sequence[str], narrow: int, most: int, below: Sequence[str] = ()) -> list[str]:
    """Return the packed groups and the lines below, as a quotation if the groups take more rows than `most`."""
    packed = [*_pack(groups, widest, narrow, most), *below]
    is_long = narrow and _rows(_pack(widest, widest, narrow, most), narrow) > most
    return quote(packed) if is_long else packed


def _lies_beside(id: str) -> bool:
    """True if the players' lines tell of cards like this one that are not in hand or deck between turns."""
    kind = KINDS.get(id)
    return kind is not None and (bool(kind.zone) or kind.next_turn is not None or id == PIRATE_SHIP)


def _rows_too_many(words: _Piles, narrow: int) -> int:
    """Return how many rows the basic piles take beyond theirs, with full piles, some trash and a discount if
    there can be one."""
    if not narrow:
        return 0
    view = words.view
    less = max(KINDS[id].discount for id in view.kingdom if id in KINDS)
    sizes = {id: full_pile(id, len(view.players)) for id in view.piles}
    full = {id: pile._replace(count=sizes[id], embargo_tokens=0) for id, pile in view.piles.items()}
    widest = view._replace(piles=full, trash=("copper",) * 10 * SOME, discount=less, forbidden=(), route_tokens=0)
    groups = _Piles(True, widest, words.texts).basic()
    return max(0, _rows(_pack(groups, groups, narrow, BASIC_ROWS), narrow) - BASIC_ROWS)


def _rows(lines: Sequence[str], narrow: int) -> int:
    return sum(rows(plain(line), narrow) for line in lines)


def _marked(id: str, words: str) -> str:
    """Return the words with the mark of the card, unless it is a plain Action."""
    mark = mark_of(id)
    return words if mark == PLAIN_ACTION else f"{mark}{words}"


@dataclass(frozen=True, slots=True)
class _Writer:
    """Joins words; where lines are narrow, no row ends with a mark or begins with a dot."""

    is_tight: bool

    def join(self, words: Iterable[str]) -> str:
        return f"{NO_BREAK if self.is_tight else ' '}· ".join(words)

    def cost(self, price: tuple[int, int]) -> str:
        return f"{COINS}{WORD_JOINER if self.is_tight else ''}{price_label(*price)}"

    def group(self, mark: str, words: Iterable[str]) -> str:
        return cell(mark, self.join(words), NO_BREAK if self.is_tight else " ")


@dataclass(frozen=True, slots=True)
class _Piles(_Writer):
    """Words for piles; where lines are narrow, there is no space before a number."""

    view: View
    texts: Texts

    def basic(self) -> list[str]:
        """Return the Victory cards, the Treasures, and the cards that nobody wants."""
        piles = basic_piles(self.view, self.texts)
        victory = [pile for pile in piles if KINDS[pile.id].types & VICTORY]
        treasures = [pile for pile in piles if KINDS[pile.id].types & TREASURE]
        others = [pile for pile in piles if pile not in victory and pile not in treasures]
        others += [pile for pile in kingdom_piles(self.view, self.texts) if pile.id == RUINS]
        return [self._of_one_type(victory), self._of_one_type(treasures), self._unwanted(others)]

    def _of_one_type(self, piles: Sequence[PileView]) -> str:
        return self.group(mark_of(piles[0].id), map(self.counted, piles))

    def _unwanted(self, piles: Sequence[PileView]) -> str:
        """Return these piles, how many cards are in the trash, and by how much cards are cheaper now."""
        first, *rest = piles
        words = [self.counted(first), *(f"{mark_of(pile.id)} {self.counted(pile)}" for pile in rest)]
        words += [f"{TRASH} {len(self.view.trash)}"] if self.view.trash else []
        return self.group(mark_of(first.id), [*words, *conditions(self.view, self.texts)])

    def beside(self, piles: Sequence[PileView]) -> list[str]:
        """Return the piles outside the Supply. The Prizes are one: each of them is a single card."""
        prizes = [pile for pile in piles if KINDS[pile.id].types & PRIZE]
        words = [self.counted(pile) for pile in piles if pile not in prizes]
        count = sum(pile.count for pile in prizes)
        return [*words, self._times(self.texts.say("table-prizes"), count)] if prizes else words

    def by_cost(self, piles: Sequence[PileView], widest: bool = False) -> list[str]:
        """Return a line for each cost, the highest first; `widest`, as wide as it can become."""

        def cost(pile: PileView) -> tuple[int, int]:
            coins = cost_of(pile.id, self.view) if pile.cost is None else pile.cost
            return coins, potions_of(pile.id)

        wanted = [pile for pile in piles if pile.id != RUINS]
        by_name = sorted(wanted, key=lambda pile: self.texts.order(self.texts.card(pile.id)))
        ordered = sorted(by_name, key=cost, reverse=True)  # equal ones stay in the order of their names
        return [
            self.group(self.cost(price), (self._kingdom_pile(pile, widest) for pile in equal))
            for price, equal in groupby(ordered, cost)
        ]

    def _kingdom_pile(self, pile: PileView, widest: bool) -> str:
        """Return the name of the pile, and its number unless it is full."""
        if widest:
            return _marked(pile.id, self._times(self._name(pile), SOME))
        is_full = pile.count == full_pile(pile.id, len(self.view.players))
        return _marked(pile.id, self._with_tokens(pile, self._name(pile)) if is_full else self.counted(pile))

    def counted(self, pile: PileView) -> str:
        return self._with_tokens(pile, self._times(self._name(pile), pile.count))

    def _with_tokens(self, pile: PileView, words: str) -> str:
        """Add the Embargo tokens on the pile."""
        if not pile.embargo_tokens:
            return words
        return f"{words}{WORD_JOINER if self.is_tight else ' '}{EMBARGO}{pile.embargo_tokens}"

    def _times(self, name: str, count: int) -> str:
        return self.texts.say("pile-times" if self.is_tight else "card-times", card=name, count=count)

    def _name(self, pile: PileView) -> str:
        return pile_name(pile, self.texts, self.view.bane)
