"""The observer: hears what the bot does while it is running. By default nobody listens; `bots.monitor` counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from storage.places import Place


class Observer:
    """Ignores everything; derive from it to override some methods.

    They are called in the middle of requests, so they must be quick and raise nothing. `error` is why the request was
    refused or failed, None if it was accepted; `seconds` have passed since it arrived.
    """

    def count_press(self, platform: str, person: str, error: BaseException | None, seconds: float) -> None:
        """A press was carried out or refused."""

    def count_command(
        self, platform: str, command: str, person: str, error: BaseException | None, seconds: float
    ) -> None:
        """A command was carried out or refused."""

    def count_rate_limit(self, platform: str) -> None:
        """The platform refused a request because there were too many (429)."""

    def note_loaded(self, place: Place, phase: str) -> None:
        """A table was read from storage."""

    def note_stored(self, place: Place, phase: str) -> None:
        """A table was written to storage."""

    def note_gone(self, place: Place) -> None:
        """There is no table at that place any longer."""


@contextmanager
def observe(tell: Callable[[BaseException | None, float], None], arrived: float) -> Iterator[None]:
    """Call `tell` at the end of the block, with its error and the seconds since `arrived` (by `perf_counter`)."""
    try:
        yield
    except BaseException as error:
        tell(error, perf_counter() - arrived)
        raise
    tell(None, perf_counter() - arrived)
