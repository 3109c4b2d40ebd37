"""Pictures of cards: a kingdom, or one card. Everything on them is also available as text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from operator import and_
from typing import Final, get_args

from bots.language.texts import Texts
from bots.language.wording import dearest_first, explain, headline, types_of, what_it_does
from bots.pictures.model import Bonus, BonusKind, CardPicture, KingdomPicture, Label, Tile
from engine import KINDS, MIXED_PILES, TYPE_NAMES

BONUS_KINDS: Final[tuple[BonusKind, ...]] = get_args(BonusKind)
# A first sentence that is only a list of bonuses: "+1 Card, +2 Actions."
BONUS_SENTENCE: Final = re.compile(r"(\+\d+\s\w+(?:\s\w+)?(?:, \+\d+\s\w+(?:\s\w+)?)*)\.(?:\s|$)")


def kingdom_picture(
    cards: Sequence[str],
    *,
    texts: Texts,
    title: str,
    edition: int | None = None,
    bane: str | None = None,
    beside: Sequence[str] = (),
) -> KingdomPicture:
    """Return the picture of a kingdom with these cards in the order of all lists, with alt text.

    `bane` is the one of the cards that is marked as such, `beside` are the other piles that come with it, which are
    only named.
    """
    ordered = dearest_first(cards, None, texts)
    words = [texts.say("pile-bane", card=headline(id, texts)) if id == bane else headline(id, texts) for id in ordered]
    if beside:
        words.append(texts.say("option-line", name=texts.say("picture-beside"), value=texts.cards(beside)))
    labels = tuple(Label(texts.card(id), type_names(id)) for id in beside)
    tiles = tuple(_tile_in_kingdom(id, id == bane, texts, edition) for id in ordered)
    return KingdomPicture(title, tiles, "; ".join(words), labels, texts.say("picture-beside") if labels else "")


def _tile_in_kingdom(id: str, is_bane: bool, texts: Texts, edition: int | None) -> Tile:
    tile = tile_of(id, texts, edition)
    return tile._replace(name=texts.say("pile-bane", card=tile.name)) if is_bane else tile


def card_picture(id: str, *, texts: Texts, edition: int | None = None) -> CardPicture:
    """Return the picture of a card, or of a mixed pile as a whole, with alt text."""
    return CardPicture(texts.card(id), tile_of(id, texts, edition), explain(id, texts, edition=edition))


def tile_of(id: str, texts: Texts, edition: int | None = None) -> Tile:
    """Return a card as pictures show it."""
    types, costs = types_of_pile(id), sorted({KINDS[member].cost for member in _members(id)})
    cost = str(costs[0]) if len(costs) == 1 else f"{costs[0]}–{costs[-1]}"
    costs_potion = id in KINDS and KINDS[id].costs_potion
    bonuses, text = _split_bonuses(id, what_it_does(id, texts, edition))
    return Tile(texts.card(id), cost, type_names(id), types_of(types, texts), text, bonuses, costs_potion)


def _split_bonuses(id: str, text: str) -> tuple[tuple[Bonus, ...], str]:
    """Return the printed bonuses and the rest of the text, if the text begins with just these bonuses."""
    sentence = BONUS_SENTENCE.match(text)
    if id not in KINDS or sentence is None:
        return (), text
    printed = tuple(Bonus(kind, number) for kind in BONUS_KINDS if (number := getattr(KINDS[id], kind)))
    if [int(number) for number in re.findall(r"\+(\d+)", sentence[1])] != [bonus.number for bonus in printed]:
        return (), text
    return printed, text[sentence.end() :]


def type_names(id: str) -> tuple[str, ...]:
    types = types_of_pile(id)
    return tuple(name for bit, name in TYPE_NAMES.items() if types & bit)


def types_of_pile(id: str) -> int:
    """Return the types of a card, or the types that all cards of a mixed pile share."""
    return reduce(and_, (KINDS[member].types for member in _members(id)))


def _members(id: str) -> list[str]:
    return [id] if id in KINDS else [member for member, _ in MIXED_PILES[id].copies]
