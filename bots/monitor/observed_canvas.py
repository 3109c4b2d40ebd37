"""A canvas that counts what is drawn on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from bots.drawing.canvas import Canvas, Later, Shown, Unreachable
from bots.drawing.diff import Drawn
from bots.screens.model import Audience, Screen
from storage.places import Place

T = TypeVar("T")
SEND, EDIT, DELETE = "send", "edit", "delete"
DONE, UNREACHABLE, LATER, FAILED = "done", "unreachable", "later", "failed"


class ObservedCanvas:
    """Passes everything on to the canvas of a platform, and calls `tell` with the kind and the outcome of each call."""

    burst: int
    gap: float
    threads_share_limit: bool
    lull: float
    bundle: float

    def __init__(self, canvas: Canvas, tell: Callable[[str, str], None]) -> None:
        self._canvas = canvas
        self._tell = tell

    def __getattr__(self, name: str) -> Any:
        return getattr(self._canvas, name)  # the gap and the like, which may change

    async def show(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool) -> Shown:
        """Show the screen; a message that had to be sent anew because the old one was deleted counts as sent."""
        before = last.message if last is not None else ""
        planned = SEND if anew or not before else EDIT
        shown = await self._count(planned, self._canvas.show(place, audience, screen, last, anew))
        self._tell(EDIT if shown.message == before else SEND, DONE)
        return shown

    async def remove(self, place: Place, audience: Audience, last: Drawn) -> None:
        """Remove the message."""
        await self._count(DELETE, self._canvas.remove(place, audience, last))
        self._tell(DELETE, DONE)

    async def _count(self, kind: str, call: Awaitable[T]) -> T:
        """Wait for the call; count it if it fails."""
        try:
            return await call
        except BaseException as error:
            reasons = ((Unreachable, UNREACHABLE), (Later, LATER), (BaseException, FAILED))
            self._tell(kind, next(outcome for type, outcome in reasons if isinstance(error, type)))
            raise
