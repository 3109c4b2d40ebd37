"""The player who knows best: people who want a hint ask it during a game, analyses ask it afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Builder, ComputerPlayer


def strong_player(kingdom: Sequence[str]) -> ComputerPlayer:  # noqa: ARG001  (every kingdom is played alike)
    """Return the player who is asked what to do in a game with that kingdom."""
    return Builder()
