"""Refusals. Everything a player or a caller can get wrong is an EngineError and leaves the game as it was."""


class EngineError(Exception):
    """What was asked for is not possible; nothing has changed."""


class MalformedAnswer(EngineError):
    """The answer is not a sequence of positions at all."""


class IllegalAnswer(EngineError):
    """The positions are well formed, but this question does not allow them."""


class NotAsked(EngineError):
    """This seat is not being asked anything now (or has answered already)."""


class GameOver(EngineError):
    """The game has ended."""


class CannotUndo(EngineError):
    """The seat has no answer that could still be taken back."""


class BadSetup(EngineError):
    """No game can be set up like this."""


class BadPosition(EngineError):
    """The position contradicts itself or names something unknown."""


class BadSave(EngineError):
    """The bytes are not a game this version can read."""


class BadRecord(EngineError):
    """The record does not replay to what it claims."""
