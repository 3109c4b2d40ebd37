"""A finished game turn by turn: what its player held, what happened, and how the table looked afterwards.

Everything is open then: the seed is published, so anybody could replay the record. There is no replay of a game that is
not over.
"""

from __future__ import annotations

from typing import NamedTuple

from bots.records.export import replay_steps
from bots.refusals import Refusal
from engine import Event, Game, Record, View


class ReplayedTurn(NamedTuple):
    """One turn of a finished game."""

    at: int  # its place among all turns, from 1
    turns: int  # of all players together
    seat: int
    number: int  # which turn of that seat
    hand: tuple[str, ...]  # of its player, at the beginning
    events: tuple[Event, ...]
    view: View  # the table after it
    points: tuple[int, ...]  # of all seats after it
    is_extra: bool = False
    possessor: int | None = None  # the seat that decided in it, if another player did


def replay_turn(record: Record, at: int) -> ReplayedTurn:
    """Return that turn of a finished game, or the first or last one if there is none with that number."""
    if record.result is None:
        raise Refusal("record-unfinished")
    at, turns = max(1, at), 0
    found: ReplayedTurn | None = None
    for game, events in replay_steps(record):
        for event in events:
            if event.name in ("turn", "end") and found is not None and found.at == turns:
                found = found._replace(view=game.view(None), points=_points(game))
            if event.name == "turn" and event.seat is not None:
                turns += 1
                if turns <= at:  # the last one that is noted may be the last one of all
                    found = _begin(turns, event, event.seat, game)
            elif found is not None and found.at == turns:
                found = found._replace(events=(*found.events, event))
    if found is None:
        raise Refusal("record-changed")
    return found._replace(turns=turns)


def _begin(at: int, event: Event, seat: int, game: Game) -> ReplayedTurn:
    hand, possessor = game.view(seat).hand, int(event.place) if event.place else None
    turn = ReplayedTurn(at, 0, seat, event.size, hand, (), game.view(None), _points(game))
    return turn._replace(is_extra=bool(event.source), possessor=possessor)


def _points(game: Game) -> tuple[int, ...]:
    return tuple(sum(card.points for card in deck) for deck in game.owned())
