"""Cards and piles as text, in the order people read them; the same on every platform."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bots.language.marks import POTIONS
from bots.language.texts import Texts
from engine import (
    ACTION,
    BASIC_PILES,
    COLONIES,
    KINDS,
    MIXED_PILES,
    SHELTERS,
    TREASURE,
    TYPE_NAMES,
    PileView,
    SeatView,
    View,
    ZoneName,
    extra_piles,
    price,
)

# The places beside the hand and the deck where a card of the same name keeps cards.
MATS: Final[tuple[ZoneName, ...]] = ("haven", "island", "native_village")


def reading_key(id: str) -> tuple[bool, bool, int, str]:
    """Sort key: Actions, then Treasures, then the rest; the most expensive first."""
    kind = KINDS[id]
    return (not kind.types & ACTION, not kind.types & TREASURE, -kind.cost, id)


def in_reading_order(ids: Iterable[str]) -> list[str]:
    """Sort cards: Actions, then Treasures, then the rest; the most expensive first."""
    return sorted(ids, key=reading_key)


def cost_of(id: str, view: View | None = None) -> int:
    """Return how many coins a card costs, in a game now; for a mixed pile, what its dearest card costs."""
    if id in MIXED_PILES:
        return max(cost_of(member, view) for member, _ in MIXED_PILES[id].copies)
    return KINDS[id].cost if view is None else price(view, id)


def potions_of(id: str) -> int:
    """Return how many potions a card costs beside the coins; no card of a mixed pile costs one."""
    return int(id in KINDS and KINDS[id].costs_potion)


def pile_price(pile: PileView) -> str:
    """Return what the top card of a pile costs now, in short; a dash if it is empty."""
    return "–" if pile.cost is None else price_label(pile.cost, pile.potions)


def price_label(coins: int, potions: int) -> str:
    """Return a price where there is little room, as on a button: "4", or "4🧪"."""
    return f"{coins}{POTIONS * potions}"


def dearest_first(ids: Iterable[str], view: View | None, texts: Texts) -> list[str]:
    """Sort cards or piles as they are listed everywhere: by cost, the most expensive first; then by name."""
    return sorted(ids, key=lambda id: (-cost_of(id, view), -potions_of(id), texts.order(texts.card(id))))


# -- piles ---------------------------------------------------------------------------------------------------------


def basic_piles(view: View, texts: Texts) -> list[PileView]:
    """Return the basic piles, those of a game with Colonies included."""
    return [view.piles[id] for id in dearest_first((id for id in view.piles if id in BASIC_PILES), view, texts)]


def kingdom_piles(view: View, texts: Texts) -> list[PileView]:
    """Return the other piles of the Supply."""
    ids = [pile.id for pile in view.piles.values() if pile.id not in BASIC_PILES and pile.in_supply]
    return [view.piles[id] for id in dearest_first(ids, view, texts)]


def pile_name(pile: PileView, texts: Texts, bane: str | None = None) -> str:
    """Return the name of a pile; of a mixed one, also that of its visible card. The `bane` is marked as such."""
    name = texts.card(pile.id)
    if pile.id in MIXED_PILES and pile.top is not None:
        return texts.say("pile-mixed", pile=name, card=texts.card(pile.top))
    return texts.say("pile-bane", card=name) if pile.id == bane else name


def conditions(view: View, texts: Texts) -> list[str]:
    """Return what else matters to a purchase: a discount, cards that may not be bought, tokens for Trade Route."""
    words = [texts.say("table-discount", count=view.discount)] if view.discount else []
    words += [texts.say("table-forbidden", cards=texts.cards(view.forbidden))] if view.forbidden else []
    return words + ([texts.say("table-route", count=view.route_tokens)] if view.route_tokens else [])


def with_bane(cards: Sequence[str], bane: str | None) -> tuple[str, ...]:
    """Return the ten piles of the kingdom, and the bane if there is one."""
    return tuple(cards) if not bane else (*cards, bane)


def named_beside(cards: Sequence[str], view: View | None = None) -> list[str]:
    """Return what else is on the table with these kingdom cards: piles that they need and, once a game is set up,
    Colonies and Shelters."""
    dealt = [] if view is None else [*(id for id in COLONIES if id in view.piles), *(SHELTERS if view.shelters else ())]
    return [*extra_piles(cards), *dealt]


def piles_beside(view: View) -> list[PileView]:
    """Return the piles outside the Supply, from which nobody can buy."""
    return [pile for pile in view.piles.values() if not pile.in_supply]


# -- one card ------------------------------------------------------------------------------------------------------


def headline(id: str, texts: Texts, cost: int | None = None) -> str:
    """Return name, cost and types in one line; only the name of a mixed pile, since its cards differ."""
    if id in MIXED_PILES:
        return texts.card(id)
    price = price_words(KINDS[id].cost if cost is None else cost, potions_of(id), texts)
    return texts.say("card-line", name=texts.card(id), cost=price, types=types_of(KINDS[id].types, texts))


def price_words(coins: int, potions: int, texts: Texts) -> str:
    """Return a price in a sentence: "4", or "4 and a potion"."""
    return texts.say("cost-potion", cost=coins) if potions else str(coins)


def types_of(types: int, texts: Texts) -> str:
    """Return these types in words."""
    return " – ".join(texts.say(f"type-{name}") for bit, name in TYPE_NAMES.items() if types & bit)


def explain(id: str, texts: Texts, cost: int | None = None, edition: int | None = None) -> str:
    """Return the headline and the text of a card, or of a mixed pile as a whole."""
    return f"{headline(id, texts, cost)}\n{what_it_does(id, texts, edition)}"


def what_it_does(id: str, texts: Texts, edition: int | None = None) -> str:
    """Return the text of a card; for a mixed pile, also the names of its cards."""
    if id not in MIXED_PILES:
        return texts.card_text(id, edition)
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


# -- the turn and the seats -----------------------------------------------------------------------------------------


def turn_number(view: View) -> int:
    """Return the number of the turn that is being played, counted for its player."""
    return view.players[view.current].turns + 1


def turn_words(view: View, texts: Texts) -> str:
    """Return which turn it is of the player whose turn it is, and who decides in it if that is another one."""
    if view.possessor is None:
        return (
            texts.say("screen-turn-extra") if view.is_extra_turn else texts.say("screen-turn", count=turn_number(view))
        )
    if view.possessor == view.seat:
        return texts.say("screen-turn-possessing")
    return texts.say("screen-turn-possessed", who=view.players[view.possessor].name)


def mats_words(player: SeatView, texts: Texts) -> list[str]:
    """Return the cards on mats and set aside, or only how many where they are face down, and the Coin tokens.

    A Haven that is awaited tells of its card.
    """
    named: list[tuple[str, str]] = [(zone, texts.cards(cards)) for zone in MATS if (cards := player.zones.get(zone))]
    named += [
        (zone, str(size))
        for zone in MATS
        if (size := player.sizes.get(zone)) and zone not in (*player.zones, *player.awaited)
    ]
    words = [texts.say("option-line", name=texts.card(id), value=value) for id, value in named]
    if player.pirate_tokens:
        words.append(texts.say("table-seat-coin-tokens", count=player.pirate_tokens))
    recovering = player.zones.get("recovering")
    return [*words, texts.say("table-seat-recovering", cards=texts.cards(recovering))] if recovering else words
