"""The rules of Dominion, without input or output, clock or platform. See `Game`."""

from engine.errors import (
    BadPosition,
    BadRecord,
    BadSave,
    BadSetup,
    CannotUndo,
    EngineError,
    GameOver,
    IllegalAnswer,
    MalformedAnswer,
    NotAsked,
)
from engine.events import Event, told
from engine.game import Game
from engine.kinds import Decision
from engine.scoring import Result
from engine.view import PileView, SeatView, View

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadSave",
    "BadSetup",
    "CannotUndo",
    "Decision",
    "EngineError",
    "Event",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "MalformedAnswer",
    "NotAsked",
    "PileView",
    "Result",
    "SeatView",
    "View",
    "told",
]
