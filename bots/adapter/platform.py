"""The interface that a platform implements so that a worker can serve it."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

from bots.drawing.canvas import Canvas
from bots.screens.model import Shape
from bots.worker import Worker


class Bot(Protocol):
    """A platform's side of a worker. The service calls `canvas`, `serve` and `running`, once each and in that order."""

    @property
    def introduction(self) -> str:
        """The bot's name on the platform, for the log; read once it is running."""
        ...

    def canvas(self) -> Canvas:
        """Return the canvas that the worker draws on."""
        ...

    def serve(self, worker: Worker) -> None:
        """Pass all requests to that worker from now on."""
        ...

    def running(self) -> AbstractAsyncContextManager[None]:
        """Connect, and receive requests until the end of the block; raise BadSetting if connecting is impossible."""
        ...

    async def check(self) -> str:
        """Log in, without receiving requests, and return the introduction; raise BadSetting if that is impossible."""
        ...

    async def lost(self) -> None:
        """Wait until the connection is lost for good, and raise the reason; wait for ever if that cannot happen."""
        ...


class Platform(NamedTuple):
    """A bot, and how much its platform can show at once."""

    bot: Bot
    shape: Shape
