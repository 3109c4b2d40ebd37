"""Lanes: the steps of a place that are being carried out. Lanes run concurrently, the steps in a lane do not."""

from __future__ import annotations

import asyncio


class Lanes(dict[str, asyncio.Task[None]]):
    """The running lanes of one place, by name; each removes itself when it ends."""

    def cancel(self) -> None:
        for lane in self.values():
            lane.cancel()

    async def wait(self) -> None:
        """Wait until all lanes have ended; if this is cancelled meanwhile, so are they."""
        try:
            if self:
                await asyncio.wait(self.values())
        except asyncio.CancelledError:
            self.cancel()
            raise
