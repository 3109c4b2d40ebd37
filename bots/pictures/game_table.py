"""The picture of the table at the start of a turn: what everyone may know. All of it is also told in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bots.language.texts import Texts
from bots.language.wording import (
    basic_piles,
    in_reading_order,
    join_with_dots,
    kingdom_piles,
    piles_beside,
    price_words,
    with_bane,
)
from bots.pictures.kingdom import type_names
from bots.pictures.model import DeckCard, PileTile, PlayerRow, TablePicture
from engine import MIXED_PILES, PileView, View


def table_picture(view: View, points: Sequence[int], story: Sequence[str], *, texts: Texts, title: str) -> TablePicture:
    """Return the picture of the table as everyone may see it; `story` is the last turn.

    `points` are those of all seats, if they are shown during the game.
    """
    cards = with_bane(view.kingdom, view.bane)
    others = [pile for pile in kingdom_piles(view, texts) if pile.id not in cards]  # such as Ruins
    basic = [_pile(pile, texts) for pile in (*basic_piles(view, texts), *others, *piles_beside(view))]
    kingdom = [_pile(pile, texts) for pile in kingdom_piles(view, texts) if pile.id in cards]
    players = tuple(_player(view, seat, points, texts) for seat in range(len(view.players)))
    words = [*(_pile_words(pile, texts) for pile in (*basic, *kingdom)), *(_row_words(row, texts) for row in players)]
    told = "; ".join([*words, *story])
    nameless = texts.say("player-default")
    return TablePicture(title, tuple(basic), tuple(kingdom), players, tuple(story), told, nameless)


def _pile(pile: PileView, texts: Texts) -> PileTile:
    name, shown = texts.card(pile.id), pile.id
    if pile.id in MIXED_PILES and pile.top is not None:
        name, shown = texts.say("pile-mixed", pile=name, card=texts.card(pile.top)), pile.top
    return PileTile(name, type_names(shown), pile.cost if pile.in_supply else None, pile.count, bool(pile.potions))


def _player(view: View, seat: int, points: Sequence[int], texts: Texts) -> PlayerRow:
    player = view.players[seat]
    parts = [texts.say("board-seat", hand=player.hand_size, deck=player.deck_size)]
    parts += [texts.say("result-points", points=points[seat])] if points else []
    counted = Counter(in_reading_order((*player.in_play, *player.set_aside)))
    in_play = tuple(DeckCard(texts.card(id), type_names(id), copies) for id, copies in counted.items())
    return PlayerRow(player.name, join_with_dots(parts), seat == view.current, in_play)


# -- in words ----------------------------------------------------------------------------------------------------------


def _pile_words(pile: PileTile, texts: Texts) -> str:
    if pile.cost is None:
        return texts.say("board-pile-beside", pile=pile.name, count=pile.left)
    cost = price_words(pile.cost, int(pile.costs_potion), texts)
    return texts.say("board-pile", pile=pile.name, cost=cost, count=pile.left)


def _row_words(row: PlayerRow, texts: Texts) -> str:
    parts = [row.name, row.facts]
    if row.in_play:
        cards = ", ".join(texts.say("card-times", card=card.name, count=card.copies) for card in row.in_play)
        parts.append(texts.say("board-in-play", cards=cards))
    return join_with_dots(parts)
