"""The Supply in a few short lines: Victory cards, Treasures, Curses, and the kingdom by cost.

A phone shows some 38 columns, so a kingdom pile has a number only once cards of it are gone, and a line has its cost
once. What the basic cards cost is on the buttons that buy them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bots.language.marks import COINS, PLAIN_ACTION, TRASH, mark_of
from bots.language.texts import Texts
from bots.language.wording import basic_piles, cost_of, join_with_dots, kingdom_piles, piles_beside
from engine import KINDS, MIXED_PILES, TREASURE, VICTORY, PileView, View, full_pile

RUINS = "ruins"  # they are in the line of the Curses: nobody wants them either


def supply_lines(view: View, texts: Texts) -> list[str]:
    """Return the piles, and how many cards are in the trash."""
    basic, kingdom = basic_piles(view, texts), kingdom_piles(view, texts)
    victory = [pile for pile in basic if KINDS[pile.id].types & VICTORY]
    treasures = [pile for pile in basic if KINDS[pile.id].types & TREASURE]
    others = [pile for pile in basic if pile not in victory and pile not in treasures]
    lines = [
        _one_type(victory, texts),
        _one_type(treasures, texts),
        _others([*others, *(pile for pile in kingdom if pile.id == RUINS)], view, texts),
        *_by_cost([pile for pile in kingdom if pile.id != RUINS], view, texts),
    ]
    if beside := piles_beside(view):
        lines.append(texts.say("table-beside", piles=join_with_dots([_counted(pile, texts) for pile in beside])))
    return [*lines, texts.say("table-discount", count=view.discount)] if view.discount else lines


def _one_type(piles: Sequence[PileView], texts: Texts) -> str:
    return f"{mark_of(piles[0].id)} {join_with_dots([_counted(pile, texts) for pile in piles])}"


def _others(piles: Sequence[PileView], view: View, texts: Texts) -> str:
    words = [f"{mark_of(pile.id)} {_counted(pile, texts)}" for pile in piles]
    return join_with_dots([*words, f"{TRASH} {len(view.trash)}"] if view.trash else words)


def _by_cost(piles: Sequence[PileView], view: View, texts: Texts) -> list[str]:
    """Return a line for each cost, the highest first."""

    def cost(pile: PileView) -> int:
        return cost_of(pile.id, view) if pile.cost is None else pile.cost

    ordered = sorted(piles, key=lambda pile: (-cost(pile), texts.order(texts.card(pile.id))))
    return [
        f"{COINS}{number} {join_with_dots([_kingdom_pile(pile, view, texts) for pile in equal])}"
        for number, equal in groupby(ordered, cost)
    ]


def _kingdom_pile(pile: PileView, view: View, texts: Texts) -> str:
    """Return the name of the pile, its number unless it is full, and its mark unless it is a plain Action."""
    mark = mark_of(pile.id)
    is_full = pile.count == full_pile(pile.id, len(view.players))
    words = _name(pile, texts) if is_full else _counted(pile, texts)
    return words if mark == PLAIN_ACTION else f"{mark}{words}"


def _counted(pile: PileView, texts: Texts) -> str:
    return texts.say("card-times", card=_name(pile, texts), count=pile.count)


def _name(pile: PileView, texts: Texts) -> str:
    name = texts.card(pile.id)
    if pile.id in MIXED_PILES and pile.top is not None:
        return texts.say("pile-mixed", pile=name, card=texts.card(pile.top))
    return name
