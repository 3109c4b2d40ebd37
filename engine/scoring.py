"""The end of the game: points, winners, and who starts the next game."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, NamedTuple

from engine.chance import Chance
from engine.kinds import Holdings
from engine.player import Player
from engine.seat import SEAT_ZONES
from engine.state import Result, State


def is_over(state: State) -> bool:
    """Whether the game ends with this turn: the Provinces are gone, or the Colonies, or three piles of the Supply are
    (four with 5 or 6 players)."""
    empty = state.supply.empty_piles()
    if not empty:
        return False
    allowed = 3 if len(state.players) < 5 else 4
    piles = state.supply.piles
    if not piles["province"].count or empty >= allowed:
        return True
    return "colony" in piles and not piles["colony"].count


class Owned(NamedTuple):
    """All copies of one card that a player owns."""

    id: str
    copies: int
    points: int  # of all these copies


_scored_zones: Final = attrgetter(*(rule.attribute for rule in SEAT_ZONES if rule.scored))


def _holdings(player: Player) -> Holdings:
    return Holdings([card.printed for zone in _scored_zones(player) for card in zone])


def owned(player: Player) -> tuple[Owned, ...]:
    """The cards the player owns, sorted by id, each with what it contributes to the points."""
    holdings = _holdings(player)
    found = (Owned(kind.id, count, holdings.worth(kind)) for kind, count in holdings.counts.items())
    return tuple(sorted(found))


def score(player: Player) -> int:
    """The victory points of all cards the player owns, and of the tokens."""
    return _holdings(player).points() + player.victory_tokens


HIDING: Final = frozenset({"masquerade"})  # piles whose cards change hands without being shown to everyone


def public_scores(state: State) -> tuple[int, ...] | None:
    """Return the points of all seats, if everyone could add them up from what was shown to all; else None.

    Decks begin the same, and what is bought, gained, trashed or returned to a pile is shown to everyone. So the cards
    that a player owns are no secret, but only where they are. A card that is passed by a Masquerade is known to two
    players only: in a game with that pile the points of others may not be told.
    """
    if not HIDING.isdisjoint(state.supply.piles):
        return None
    return tuple(score(player) for player in state.players)


def known_scores(state: State, seat: int | None) -> tuple[int | None, ...]:
    """Return the points of each seat, as far as this one can add them up; the public is None.

    Everyone can where no card changes hands unseen. Where cards do, a player still knows their own, and the points of
    the only other player too: every card that is passed is passed between these two.
    """
    players = state.players
    if HIDING.isdisjoint(state.supply.piles) or (seat is not None and len(players) == 2):
        return tuple(map(score, players))
    return tuple(score(player) if player.seat == seat else None for player in players)


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
