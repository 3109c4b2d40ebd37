"""Refusals. Every mistake a player or a caller can make raises an EngineError and leaves the game unchanged."""


class EngineError(Exception):
    """The request is not possible; nothing has changed."""


class MalformedAnswer(EngineError):
    """The answer is not a sequence of positions."""


class IllegalAnswer(EngineError):
    """The positions are well formed, but this question does not allow them."""


class NotAsked(EngineError):
    """This seat is not being asked anything now, or has answered already."""


class GameOver(EngineError):
    """The game has ended."""


class CannotUndo(EngineError):
    """The seat has no answer that can still be taken back."""


class BadSetup(EngineError):
    """No game can be set up like this."""


class BadPosition(EngineError):
    """The position contradicts itself or names something unknown."""


class BadSave(EngineError):
    """The bytes are not a game this version can read."""


class NewerSave(BadSave):
    """The game was saved by a newer version: it is sound, and has to wait until that version is back."""


class BadRecord(EngineError):
    """The record cannot be read, or its replay does not end as it says."""


class BadPlan(EngineError):
    """The plan of a computer player is not one, or names something unknown."""
