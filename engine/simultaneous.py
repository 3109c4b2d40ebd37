"""Asking several players at once: in a chat, asking them one after the other costs minutes each.

Answers may come in any order. Nothing is done about them until all are in; then it is done in turn order.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.decisions import Verb
from engine.player import Player
from engine.questions import ask_all
from engine.zones import Card


async def choose_simultaneously(
    players: Sequence[Player], verb: Verb, cards: Sequence[Sequence[Card]], least: Sequence[int], most: Sequence[int]
) -> list[list[Card]]:
    """Let each of these players pick from their own row of cards."""
    rows = list(zip(players, cards, least, most, strict=True))
    for player, own, _, _ in rows:
        if len(own) < len(player.hand):  # being asked about some of the cards in hand, or not, tells which they are
            player.note_exposure()
    answers = await ask_all([player.question(verb, own, low, high) for player, own, low, high in rows])
    return [[own[pick] for pick in picks] for (_, own, _, _), picks in zip(rows, answers, strict=True)]


async def choose_mode_simultaneously(players: Sequence[Player], *modes: str) -> list[str]:
    """Let each of these players pick one of the modes."""
    answers = await ask_all([player.mode_question(modes) for player in players])
    return [modes[pick] for (pick,) in answers]


async def confirm_simultaneously(players: Sequence[Player]) -> list[Player]:
    """Ask each of these players yes or no; return those who say yes."""
    answers = await ask_all([player.yes_or_no() for player in players])
    return [player for player, (pick,) in zip(players, answers, strict=True) if pick == 0]


async def show_simultaneously(players: Sequence[Player], id: str) -> list[Player]:
    """Ask each of these players who has that card in hand whether to show it; return those who do."""
    for player in players:
        if player.hand:  # who is asked tells who has it
            player.note_exposure()
    showing = await confirm_simultaneously([player for player in players if player.hand_named(id)])
    for player in showing:
        player.reveal(player.hand_named(id)[:1])
    return showing


async def keep_or_discard_own_top(players: Sequence[Player]) -> None:
    """Let each of these players look at the top card of their deck and keep or discard it."""
    looking = [(player, looked) for player in players if (looked := player.look_at_top(1))]
    modes = await choose_mode_simultaneously([player for player, _ in looking], "keep", "discard")
    for (player, looked), mode in zip(looking, modes, strict=True):
        if mode == "keep":
            await player.topdeck(looked)
        else:
            await player.discard(looked)


async def discard_down_to(players: Sequence[Player], size: int) -> None:
    """Make each of these players discard down to `size` cards in hand."""
    owing = [player for player in players if len(player.hand) > size]
    excess = [len(player.hand) - size for player in owing]
    picked = await choose_simultaneously(owing, "discard", [player.hand for player in owing], excess, excess)
    for player, cards in zip(owing, picked, strict=True):
        await player.discard(cards)
