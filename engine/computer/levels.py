"""Levels: how well a computer player plays, as people choose it for a seat.

A level, a temper and a seed make a player. It remembers nothing, so these three are all that has to be stored: after a
restart, the same three go on where the old player was.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias, get_args

import engine.computer.builder  # noqa: F401  (brings the answers to the questions of all cards)
from engine.chance import seed_bytes
from engine.computer.beginner import Beginner
from engine.computer.sound import Sound
from engine.computer.taste import Taste, Temper
from engine.simulation import ComputerPlayer

Level: TypeAlias = Literal["beginner", "sound", "strong"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)  # the weakest first

# Who plays at each level. This is the one place where a better player is plugged in.
PLAYERS: Final[dict[Level, Callable[[Taste], ComputerPlayer]]] = {
    "beginner": Beginner,
    "sound": Sound,
    "strong": Sound,
}


def computer_player(level: Level, temper: Temper = "steady", seed: str | bytes = b"") -> ComputerPlayer:
    """Return a player of that level; its temper and its seed decide between purchases that are nearly equal."""
    return PLAYERS[level](Taste(temper, seed_bytes(seed)))
