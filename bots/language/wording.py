"""Cards and piles as text, in the order people read them; the same on every platform."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bots.language.texts import Texts
from engine import ACTION, BASIC, KINDS, MIXED_PILES, TREASURE, TYPE_NAMES, PileView, View


def reading_key(id: str) -> tuple[bool, bool, int, str]:
    """Sort key: Actions, then Treasures, then the rest; the most expensive first."""
    kind = KINDS[id]
    return (not kind.types & ACTION, not kind.types & TREASURE, -kind.cost, id)


def in_reading_order(ids: Iterable[str]) -> list[str]:
    """Sort cards: Actions, then Treasures, then the rest; the most expensive first."""
    return sorted(ids, key=reading_key)


def in_kingdom_order(cards: Iterable[str]) -> list[str]:
    """Sort the piles of a kingdom as cards; mixed piles come last."""
    piles = list(cards)
    return [*in_reading_order(id for id in piles if id in KINDS), *(id for id in piles if id not in KINDS)]


def cost_of(id: str, view: View) -> int:
    """Return what a card costs now."""
    return max(0, KINDS[id].cost - view.discount)


def dearest_first(ids: Iterable[str], view: View, texts: Texts) -> list[str]:
    """Sort cards by their cost now, the most expensive first, as people look for these; then by name."""
    return sorted(ids, key=lambda id: (-cost_of(id, view), texts.order(texts.card(id))))


# -- piles ---------------------------------------------------------------------------------------------------------


def basic_piles(view: View) -> list[PileView]:
    return [pile for pile in view.piles.values() if pile.id in BASIC]


def kingdom_piles(view: View, texts: Texts) -> list[PileView]:
    """Return the other piles of the Supply, the cheapest first."""
    piles = [pile for pile in view.piles.values() if pile.id not in BASIC and pile.in_supply]
    return sorted(piles, key=lambda pile: (pile.cost or 0, texts.order(texts.card(pile.id))))


def piles_beside(view: View) -> list[PileView]:
    """Return the piles outside the Supply, from which nobody can buy."""
    return [pile for pile in view.piles.values() if not pile.in_supply]


def pile_words(pile: PileView, texts: Texts) -> str:
    """Return a pile's name, cost and number of cards; no cost if it is not for sale."""
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
    """Return name, cost and types in one line; only the name of a mixed pile, since its cards differ."""
    if id in MIXED_PILES:
        return texts.card(id)
    known = KINDS[id].cost if cost is None else cost
    return texts.say("card-line", name=texts.card(id), cost=known, types=types_of(KINDS[id].types, texts))


def types_of(types: int, texts: Texts) -> str:
    """Return these types in words."""
    return " – ".join(texts.say(f"type-{name}") for bit, name in TYPE_NAMES.items() if types & bit)


def explain(id: str, texts: Texts, cost: int | None = None) -> str:
    """Return the headline and the text of a card, or of a mixed pile as a whole."""
    return f"{headline(id, texts, cost)}\n{what_it_does(id, texts)}"


def what_it_does(id: str, texts: Texts) -> str:
    """Return the text of a card; for a mixed pile, also the names of its cards."""
    if id not in MIXED_PILES:
        return texts.card_text(id)
    members = [texts.card(member) for member, _ in MIXED_PILES[id].copies]
    return f"{texts.card_text(id)}\n{texts.say('pile-members', cards=texts.join_names(members))}"


def costs_on_table(view: View) -> dict[str, int]:
    """Return what the top cards of piles cost now, by card id and by pile id; mixed piles are left out."""
    shown = [pile for pile in view.piles.values() if pile.cost is not None]
    single = [pile for pile in shown if pile.id not in MIXED_PILES]
    return {id: pile.cost or 0 for pile in single for id in (pile.id, pile.top or pile.id)}


def capitalise(words: str) -> str:
    """Begin the words with a capital letter, as on a button."""
    return words[:1].upper() + words[1:]


def join_with_dots(names: Sequence[str]) -> str:
    """Join short texts in one line, with dots in between."""
    return " · ".join(names)
