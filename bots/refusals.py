"""Refusals: requests that cannot be carried out. Nothing has changed then, and a sentence tells the player why."""

from __future__ import annotations

from typing import ClassVar, Final

from engine import EngineError

FOR_ADMINS: Final = ("not-host", "admins-open")  # refusals of what people who manage the chat may do


class Refusal(EngineError):
    """The request cannot be carried out; the sentence `refusal-<key>` in the catalogues says why."""

    is_quiet: ClassVar[bool] = False  # it answers a second tap, for instance: a word in passing is enough

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Stale(Refusal):
    """The button belongs to a question that is no longer open; the screen should be redrawn."""

    is_quiet = True

    def __init__(self) -> None:
        super().__init__("stale")


class JoinedAlready(Refusal):
    """The person has a seat at the table already, mostly since their first tap."""

    is_quiet = True

    def __init__(self) -> None:
        super().__init__("seated-already")


class TooFewPicked(Refusal):
    """More has to be picked before the question can be answered."""

    is_quiet = True

    def __init__(self, missing: int) -> None:
        super().__init__("pick-more", count=missing)


class NoTable(Refusal):
    """There is no table at that place."""

    def __init__(self) -> None:
        super().__init__("no-table")


class Busy(Refusal):
    """Too many others are changing this table, so the change could not be made."""

    def __init__(self) -> None:
        super().__init__("busy")
