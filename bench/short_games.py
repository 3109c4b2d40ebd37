"""Shorter games for the chaos tests: whole ones take so long that hardly any result or record would be audited."""

from __future__ import annotations

import os
from typing import Final

from engine import dealing
from engine.kinds import Kind

SETTING: Final = "CHAOS_SHORT_GAMES"  # also tells the workers, which are processes of their own
PART: Final = "5"
KINGDOM_PILE: Final = 10


def environment() -> dict[str, str]:
    """Return what the workers must be told, if games are short."""
    return {SETTING: os.environ[SETTING]} if SETTING in os.environ else {}


def begin() -> None:
    """Let the games that begin from now on, in this process and in workers that it starts, be short."""
    os.environ[SETTING] = PART
    follow()


def follow() -> None:
    """Do what the environment says: deal that part of the Provinces and of each kingdom pile."""
    if SETTING not in os.environ:
        return
    part, whole = int(os.environ[SETTING]), dealing.pile_size

    def shorter(kind: Kind, players: int) -> int:
        size = whole(kind, players)
        return size // part if kind.id == "province" or size == KINGDOM_PILE else size

    dealing.pile_size = shorter  # type: ignore[assignment]
