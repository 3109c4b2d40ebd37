"""Refusals: requests that cannot be carried out. Nothing has changed then, and a sentence tells the player why."""

from __future__ import annotations

from typing import Final

from engine import EngineError

FOR_ADMINS: Final = ("not-host", "admins-open")  # refusals of what people who manage the chat may do


class Refusal(EngineError):
    """The request cannot be carried out; the sentence `refusal-<key>` in the catalogues says why."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Stale(Refusal):
    """The button belongs to a question that is no longer open; the screen should be redrawn."""

    def __init__(self) -> None:
        super().__init__("stale")


class NoTable(Refusal):
    """There is no table at that place."""

    def __init__(self) -> None:
        super().__init__("no-table")


class Busy(Refusal):
    """Too many others are changing this table, so the change could not be made."""

    def __init__(self) -> None:
        super().__init__("busy")
