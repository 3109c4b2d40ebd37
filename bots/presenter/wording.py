"""Cards in words and in the order people read them, the same for every platform."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bots.texts import Texts
from engine import PileView, View
from engine.kinds import ACTION, KINDS, MIXED_PILES, TREASURE, TYPE_NAMES
from engine.setup import BASIC


def reading_key(id: str) -> tuple[bool, bool, int, str]:
    kind = KINDS[id]
    return (not kind.types & ACTION, not kind.types & TREASURE, -kind.cost, id)


def in_reading_order(ids: Iterable[str]) -> list[str]:
    """Actions, then Treasures, then the rest; the dearest first."""
    return sorted(ids, key=reading_key)


def cost_of(id: str, view: View) -> int:
    """What that card costs now."""
    return max(0, KINDS[id].cost - view.discount)


def dearest_first(ids: Iterable[str], view: View, texts: Texts) -> list[str]:
    """The cards by what they cost now, as the dear ones are what people look for; then by name."""
    return sorted(ids, key=lambda id: (-cost_of(id, view), texts.order(texts.card(id))))


# -- piles ---------------------------------------------------------------------------------------------------------


def basic_piles(view: View) -> list[PileView]:
    return [pile for pile in view.piles.values() if pile.id in BASIC]


def kingdom_piles(view: View, texts: Texts) -> list[PileView]:
    """The other piles of the Supply, the cheap ones first."""
    piles = [pile for pile in view.piles.values() if pile.id not in BASIC and pile.in_supply]
    return sorted(piles, key=lambda pile: (pile.cost or 0, texts.order(texts.card(pile.id))))


def piles_beside(view: View) -> list[PileView]:
    """Piles that cannot be bought from."""
    return [pile for pile in view.piles.values() if not pile.in_supply]


def pile_words(pile: PileView, texts: Texts) -> str:
    """The pile with its cost and how many are left; only how many where it is not for sale."""
    name = texts.card(pile.id)
    if not pile.count:
        return texts.say("pile-empty", card=name)
    if pile.id in MIXED_PILES and pile.top is not None:
        name = texts.say("pile-mixed", pile=name, card=texts.card(pile.top))
    if not pile.in_supply:
        return texts.say("card-times", card=name, count=pile.count)
    return texts.say("pile-line", card=name, cost=pile.cost or 0, count=pile.count)


# -- one card ------------------------------------------------------------------------------------------------------


def headline(id: str, texts: Texts, cost: int | None = None) -> str:
    """Name, cost and types in a line; of a mixed pile the name, since each of its cards has its own."""
    if id in MIXED_PILES:
        return texts.card(id)
    known = KINDS[id].cost if cost is None else cost
    return texts.say("card-line", name=texts.card(id), cost=known, types=types_of(KINDS[id].types, texts))


def types_of(types: int, texts: Texts) -> str:
    """These types in words."""
    return " – ".join(texts.say(f"type-{name}") for bit, name in TYPE_NAMES.items() if types & bit)


def explain(id: str, texts: Texts, cost: int | None = None) -> str:
    """What that card, or that mixed pile as a whole, is and does."""
    return f"{headline(id, texts, cost)}\n{what_it_does(id, texts)}"


def what_it_does(id: str, texts: Texts) -> str:
    """The text of the card; of a mixed pile also which cards are in it."""
    if id not in MIXED_PILES:
        return texts.card_text(id)
    members = [texts.card(member) for member, _ in MIXED_PILES[id].copies]
    return f"{texts.card_text(id)}\n{texts.say('pile-members', cards=texts.joined(members))}"


def costs_on_table(view: View) -> dict[str, int]:
    """What the cards that lie on top of piles cost now, by id and by the pile's name."""
    shown = [pile for pile in view.piles.values() if pile.cost is not None]
    single = [pile for pile in shown if pile.id not in MIXED_PILES]
    return {id: pile.cost or 0 for pile in single for id in (pile.id, pile.top or pile.id)}


def capitalised(words: str) -> str:
    """The words as a button shows them."""
    return words[:1].upper() + words[1:]


def listed(names: Sequence[str]) -> str:
    """Short things side by side in one line."""
    return " · ".join(names)
