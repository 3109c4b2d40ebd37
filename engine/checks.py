"""Checks of data from outside: positions, saved games, records, setup options.

Each reader has a `Checks` with the error it raises, so that the same mistake in a position is a BadPosition and in a
saved game a BadSave. Every method returns the value it was given, with its type known.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from engine.errors import EngineError

MOST: Final = 1_000_000  # no count in a real game comes near it


class Checks:
    """Raise one kind of error for a value that is not what it should be."""

    def __init__(self, error: type[EngineError]) -> None:
        self.error = error

    def whole(self, value: Any, what: str, most: int = MOST) -> int:
        if type(value) is not int or not 0 <= value <= most:
            raise self.error(f"{what} must be a whole number up to {most}, not {value!r:.80}")
        return value

    def text(self, value: Any, what: str) -> str:
        if not isinstance(value, str):
            raise self.error(f"{what} must be text, not {value!r:.80}")
        return value

    def data(self, value: Any, what: str) -> bytes:
        if not isinstance(value, bytes):
            raise self.error(f"{what} must be bytes, not {value!r:.80}")
        return value

    def listing(self, value: Any, what: str) -> list[Any]:
        if not isinstance(value, list):
            raise self.error(f"{what} must be a list, not {value!r:.80}")
        return value

    def mapping(self, value: Any, what: str) -> dict[str, Any]:
        if not isinstance(value, dict) or not set(map(type, value)) <= {str}:
            raise self.error(f"{what} must be a dict with text keys, not {value!r:.80}")
        return value

    def one_of(self, value: Any, allowed: Collection[Any], what: str) -> Any:
        if not any(type(value) is type(each) and value == each for each in allowed):
            raise self.error(f"{what} must be one of {', '.join(map(str, allowed))}, not {value!r:.80}")
        return value

    def texts(self, value: Any, what: str) -> list[str]:
        if not isinstance(value, list | tuple) or not all(isinstance(each, str) for each in value):
            raise self.error(f"{what} must be a list of card ids, not {value!r:.80}")
        return list(value)

    def wholes(self, value: Any, what: str, most: int = MOST) -> list[int]:
        return [self.whole(each, what, most) for each in self.listing(value, what)]
