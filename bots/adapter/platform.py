"""The interface that a platform implements so that a worker can serve it."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol

from bots.drawing.canvas import Canvas
from bots.screens.model import Shape
from bots.worker import Worker


@dataclass
class Status:
    """Whether a platform is being served, for the host."""

    platform: str  # its name, for the log
    state: Literal["starting", "serving", "lost"] = "starting"  # lost: for good
    reason: str = ""  # why it is still starting, or lost, or what is wrong while it is being served


class Bot(Protocol):
    """A platform's side of a worker. The service calls `canvas`, `serve` and `running`, once each and in that order.

    The service keeps `status` up to date; while the bot is connecting, `adapter.startup.connect` adds the reason.
    """

    status: Status

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
        """Connect, however long that takes, and receive requests until the end of the block.

        Raise BadSetting if a setting, such as the token, makes that impossible.
        """
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
