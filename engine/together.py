"""Asking several players at once: in a chat every wait in turn costs minutes.

Answers may come in any order. Nothing is done about them until all are in; then it is done in turn order.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kinds import Effect
from engine.player import Player
from engine.questions import ask_all
from engine.state import Card


def choose_together(
    players: Sequence[Player], verb: str, cards: Sequence[Sequence[Card]], least: Sequence[int], most: Sequence[int]
) -> Effect[list[list[Card]]]:
    """What each of these players picked from their own cards; all were asked at once."""
    rows = list(zip(players, cards, least, most, strict=True))
    answers = yield from ask_all([player.question(verb, own, low, high) for player, own, low, high in rows])
    return [[own[pick] for pick in picks] for (_, own, _, _), picks in zip(rows, answers, strict=True)]


def choose_mode_together(players: Sequence[Player], *modes: str) -> Effect[list[str]]:
    """Which of these options each of these players picked; all were asked at once."""
    answers = yield from ask_all([player.mode_question(modes) for player in players])
    return [modes[pick] for (pick,) in answers]


def keep_or_discard_own_top(players: Sequence[Player]) -> Effect[None]:
    """Each of these players has looked at the top card of the own deck and kept or discarded it; asked at once."""
    looking = [(player, looked) for player in players if (looked := player.look_at_top(1))]
    modes = yield from choose_mode_together([player for player, _ in looking], "keep", "discard")
    for (player, looked), mode in zip(looking, modes, strict=True):
        if mode == "keep":
            yield from player.topdeck(looked)
        else:
            yield from player.discard(looked)


def discard_down_to(players: Sequence[Player], size: int) -> Effect[None]:
    """Each of these players with more cards in hand has discarded down to that size; all were asked at once."""
    owing = [player for player in players if len(player.hand) > size]
    excess = [len(player.hand) - size for player in owing]
    picked = yield from choose_together(owing, "discard", [player.hand for player in owing], excess, excess)
    for player, cards in zip(owing, picked, strict=True):
        yield from player.discard(cards)
