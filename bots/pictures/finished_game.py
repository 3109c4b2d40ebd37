"""The picture of a finished game: the ranking, points by turn, and the final decks. All of it is also told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.language.texts import Texts
from bots.language.wording import cost_of
from bots.pictures.kingdom import type_names, types_of_pile
from bots.pictures.model import DeckCard, GamePicture, Player
from engine import ACTION, CURSE, MIXED_PILES, TREASURE, VICTORY, Owned, View
from storage.story import Story

GROUPS: Final = (VICTORY, CURSE, TREASURE, ACTION)  # in the order in which the cards of a deck are shown
RUINS: Final = frozenset(id for id, _ in MIXED_PILES["ruins"].copies)
TOLD: Final = 5  # every how many rounds the points are told in words


def game_picture(
    view: View, story: Story, order: Sequence[tuple[int, int]], notes: Sequence[str], *, texts: Texts, title: str
) -> GamePicture:
    """Return the picture of a finished game.

    `order` are ranks and seats, the best first; `notes` are lines about the end of the game and its biggest turn.
    """
    players = tuple(_player(view, story, rank, seat, texts) for rank, seat in order)
    rounds = _rounds(story)
    words = [*notes, *map(_standing_words, players), *deck_lines(view, order, texts)]
    words += _progress(players, rounds, texts)
    return GamePicture(
        title,
        players,
        rounds,
        tuple(notes),
        "; ".join(words),
        texts.say("result-chart"),
        texts.say("result-chart-mark"),
        texts.say("player-default"),
        texts.say("result-more"),
    )


def _player(view: View, story: Story, rank: int, seat: int, texts: Texts) -> Player:
    result, deck = view.result, view.final_decks[seat]
    assert result is not None  # noqa: S101
    return Player(
        rank,
        seat in result.winners,
        view.players[seat].name,
        texts.say("result-points", points=result.scores[seat]),
        texts.say("result-turns", turns=result.turns[seat]),
        texts.say("result-card-count", count=_size(deck)),
        tuple(_deck_card(card, texts) for card in in_deck_order(_with_whole_piles(deck), texts)),
        tuple(turn.points[seat] for turn in story.turns),
        tuple(at for at, turn in enumerate(story.turns) if seat in turn.provinces),
    )


def _size(deck: Sequence[Owned]) -> int:
    return sum(card.copies for card in deck)


def _with_whole_piles(deck: Sequence[Owned]) -> list[Owned]:
    """Return the deck with the different Ruins as one entry, since nobody cares which they were."""
    ruins = [card for card in deck if card.id in RUINS]
    others = [card for card in deck if card.id not in RUINS]
    return [*others, Owned("ruins", sum(card.copies for card in ruins), 0)] if ruins else others


def _deck_card(card: Owned, texts: Texts) -> DeckCard:
    points = f"{card.points}".replace("-", "\u2212") if card.points else ""
    return DeckCard(texts.card(card.id), type_names(card.id), card.copies, points)


def in_deck_order(deck: Sequence[Owned], texts: Texts) -> list[Owned]:
    """Sort the cards of a deck by type, Victory cards first; then the most expensive first."""

    def key(card: Owned) -> tuple[int, int, tuple[int, ...]]:
        types, cost = types_of_pile(card.id), cost_of(card.id)
        group = next((at for at, group in enumerate(GROUPS) if types & group), len(GROUPS))
        return group, -cost, texts.order(texts.card(card.id))

    return sorted(deck, key=key)


def _rounds(story: Story) -> tuple[int, ...]:
    """Return the position of each turn of the player who began."""
    return tuple(at for at, turn in enumerate(story.turns) if turn.seat == story.turns[0].seat)


# -- in words ----------------------------------------------------------------------------------------------------------


def deck_lines(view: View, order: Sequence[tuple[int, int]], texts: Texts) -> list[str]:
    """Return the final decks, one in a line."""
    lines = []
    for _, seat in order:
        deck = in_deck_order(view.final_decks[seat], texts)
        cards = texts.cards(id for card in deck for id in [card.id] * card.copies)
        lines.append(texts.say("result-deck", who=view.players[seat].name, count=_size(deck), cards=cards))
    return lines


def _standing_words(player: Player) -> str:
    worth = [f"{card.name} ×{card.copies} {card.points}" for card in player.deck if card.points]
    return f"{player.rank}. {player.name}: {player.points}, {player.turns} ({', '.join(worth)})"


def _progress(players: Sequence[Player], rounds: Sequence[int], texts: Texts) -> list[str]:
    """Return the points now and then, after whole rounds."""
    lines = []
    for number in range(TOLD, len(rounds), TOLD):
        after = rounds[number] - 1
        points = ", ".join(f"{player.name} {player.curve[after]}" for player in players)
        lines.append(texts.say("result-progress", number=number, points=points))
    return lines
