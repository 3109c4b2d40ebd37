"""The end of the game: points, winners, and who starts the next game."""

from __future__ import annotations

from engine.chance import Chance
from engine.kinds import Holdings
from engine.player import Player
from engine.seat import SEAT_ZONES
from engine.state import Result, State


def is_over(state: State) -> bool:
    """Whether the game ends with this turn: the Provinces are gone, or three piles of the Supply are (four with 5 or
    6 players)."""
    allowed = 3 if len(state.players) < 5 else 4
    return not state.supply.piles["province"].count or state.supply.empty_piles() >= allowed


def score(player: Player) -> int:
    """The victory points of all cards the player owns."""
    owned = [zone for rule, zone in zip(SEAT_ZONES, player.zones(), strict=True) if rule.scored]
    return Holdings(card.printed for zone in owned for card in zone).points()


def result(state: State) -> Result:
    """Rank the players: most points win; among equals the fewest turns; those still equal share the victory."""
    scores = tuple(score(player) for player in state.players)
    turns = tuple(player.turns for player in state.players)
    best = max(zip(scores, (-taken for taken in turns), strict=True))
    winners = tuple(seat for seat, points in enumerate(scores) if (points, -turns[seat]) == best)
    return Result(scores, winners, turns)


def first_of_rematch(last: Result, seed: bytes) -> int:
    """Return the seat that starts the next game: left of the winner, or by chance after a shared victory.

    The rulebooks differ on whom chance picks among (all, or those who did not win); here it is all.
    """
    seats = len(last.scores)
    if len(last.winners) == 1:
        return (last.winners[0] + 1) % seats
    return Chance(seed).below(seats)
