"""Time that passes only when it is told to: what waits for it goes on in the right order on any machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bots.tables.timers import PAUSE
from tests.server_clock import until_idle


class SimulatedTime:
    """The clock of a loopback server, and a sleep by that clock for the redrawer of a house; its timers run by it too.

    `house` is a bot at a loopback server, as in the tests (`BotHouse`, `DiscordHouse`). Nothing that the bot does takes
    time; people take time, and so does what the redrawer puts off.
    """

    def __init__(self, house: Any, clock: Any) -> None:
        self._house, self._clock = house, clock
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []
        clock.stop()
        redrawer = house.worker.redrawer
        redrawer._clock = redrawer._steady = clock.now
        redrawer._sleep = self.sleep
        house.canvas.clock = house.worker.repository.clock = clock.now
        house.worker._timing.cancel()  # these would look for what is due in real time

    def now(self) -> float:
        now: float = self._clock.now()
        return now

    async def sleep(self, seconds: float) -> None:
        """Sleep until that many seconds of simulated time have passed."""
        sleeper = self.now() + seconds, asyncio.get_running_loop().create_future()
        self._sleepers.append(sleeper)
        try:
            await sleeper[1]
        finally:
            self._sleepers.remove(sleeper)

    async def settle(self) -> None:
        """Wait until nothing can happen before time passes."""
        await until_idle(self._is_busy)

    async def pass_by(self, seconds: float, until: Callable[[], bool] = lambda: False) -> float:
        """Let that many seconds pass, or fewer if the condition is met before; return how many have passed."""
        began = self.now()
        end = began + seconds
        await self.settle()
        while not until():
            following = min([at for at, _ in self._sleepers] + [self.now() + PAUSE])
            if following >= end:
                self._clock.advance(end - self.now())
                break
            self._clock.advance(max(0.0, following - self.now()))
            for at, sleeper in self._sleepers:
                if at <= self.now() and not sleeper.done():
                    sleeper.set_result(None)
            await self._house.worker.timers.run_all_due()
            await self.settle()
        return self.now() - began

    def _is_busy(self) -> bool:
        drawers = [drawer for drawer, _ in self._house.worker.redrawer._drawers.values()]
        if len(self._sleepers) < len(drawers) or any(drawer._lanes or drawer.touched for drawer in drawers):
            return True
        return bool(self._house.is_serving())
