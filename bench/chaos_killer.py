"""The killer of the chaos test: it kills the worker, the server or both at some moment, and restarts the worker.

The worker restarts the server, as it always does. The killer may also cut the power, or fill the disk for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from bench.chaos_chat import Chat
from bench.chaos_disk import PowerLoss, SmallDisk
from bench.chaos_people import People
from storage.connection import Client
from storage.errors import NoServer

NAMES = {"both": "kills of both", "power": "power cuts", "disk": "full disks"}
ROOT = Path(__file__).parent.parent
TARGETS = {
    "kills": (*("worker",) * 9, *("server",) * 9, "both", "both"),
    "power": ("power",),
    "disk": (*("disk",) * 4, "worker", "server", "both"),
}
MOMENTS = ("any", "press", "drawing", "idle", "start")
SOON = 12  # milliseconds after a press was sent or a drawing begun
START = 900  # milliseconds in which a worker or a server starts
LONGEST_LIFE = 1500  # milliseconds under load
PATIENCE = 600.0  # seconds in which a worker must start or stop, on a machine that has much else to do
LOOK = 0.02  # seconds between two checks whether the worker is up
LONGEST_FULL = 20.0  # seconds for which the disk is full
REST = 0.15  # seconds without any press before something is killed while idle


class Terms(NamedTuple):
    """The conditions of a leg: how often the server syncs its file, and what happens to it."""

    fsync: str
    trouble: str = "kills"

    @property
    def name(self) -> str:
        return self.fsync if self.trouble == "kills" else f"{self.fsync}, {self.trouble}"


class Killer:
    """Kills the worker or the server, and makes sure that a worker is running afterwards."""

    def __init__(self, chat: Chat, people: People, client: Client, directory: Path, terms: Terms) -> None:
        self.counts: Counter[str] = Counter()
        self._chat = chat
        self._people = people
        self._client = client
        self._directory = directory
        self._terms = terms
        self._chance = people.chance
        self._next = "any"
        self._worker: asyncio.subprocess.Process | None = None
        self.power = PowerLoss(directory / "data", directory)
        self.disk = SmallDisk(directory / "data")
        self.after_loss: Callable[[], None] = lambda: None  # called when the last seconds may have been lost

    @property
    def in_a_hurry(self) -> bool:
        """True if the next kill comes while what was killed last is still starting."""
        return self._next == "start"

    async def start(self) -> None:
        """Start a new worker."""
        self.counts["workers started"] += 1
        with (self._directory / "worker.log").open("ab") as log:
            self._worker = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench.chaos_worker"),
                *(str(self._chat.socket), str(self._directory / "data"), self._terms.fsync),
                stderr=log,
                cwd=ROOT,
                env=dict(os.environ) | (self.power.environment if self._terms.trouble == "power" else {}),
            )

    async def strike(self) -> None:
        """Kill something at a random moment, cut the power, or fill the disk for a while."""
        moment, target = self._next, self._chance.pick(TARGETS[self._terms.trouble])
        server = await self._server_id() if target in ("server", "both") else None
        await getattr(self, f"_{moment}")()
        self.counts[NAMES.get(target, f"kills of the {target}")] += 1
        self.counts[f"kills: {moment}"] += 1
        if server is not None:
            os.kill(server, signal.SIGKILL)
            self._forgive()
        if target == "disk":
            await self._fill_disk()
        elif target != "server":
            await self._kill_worker()
            if target == "power":
                await self._cut_power()
            await self.start()
        self._people.going.set()
        self._next = self._chance.pick(MOMENTS)

    async def _cut_power(self) -> None:
        """Kill the server as well, and discard what it had not synced."""
        await asyncio.to_thread(self.power.kill_servers)
        self.counts["bytes lost"] += self.power.strike(self._chance)
        self._forgive()

    def _forgive(self) -> None:
        """Expect less of a server that died and syncs only every second.

        It answers before it has written anything, as long as it is still busy with its last sync.
        """
        if self._terms.fsync != "always":
            self.after_loss()

    async def _fill_disk(self) -> None:
        """Fill the disk under load, mostly until a press was refused because of it, and free the space again."""
        await self.wait_until_up()
        self._people.going.set()
        self.disk.fill()
        failed, patient = self._people.counts["failed"], self._chance.below(4)
        end = time.monotonic() + (LONGEST_FULL if patient else 1)
        while time.monotonic() < end and self._people.counts["failed"] == failed:
            await asyncio.sleep(LOOK)
        self.counts["presses refused by a full disk"] += self._people.counts["failed"] - failed
        self.disk.clear()

    async def wait_until_up(self) -> None:
        """Wait until worker and server answer again."""
        async with asyncio.timeout(PATIENCE):
            while not self._chat.up.is_set():
                await self._supervise()
                await asyncio.sleep(LOOK)
            await self._server_id()

    async def stop(self) -> None:
        """Wait for the worker to stop, with its server, after the chat has closed the connection."""
        async with asyncio.timeout(PATIENCE):
            await self._process.wait()
        self.counts["errors logged"] = (self._directory / "worker.log").read_text().count("Traceback")

    @property
    def _process(self) -> asyncio.subprocess.Process:
        assert self._worker is not None  # noqa: S101
        return self._worker

    async def _supervise(self) -> None:
        """Restart a worker that has stopped on its own, as a host would, and count it, since it should not have."""
        if self._process.returncode is not None:
            self.counts["unexpected exits"] += 1
            await self.start()

    async def _kill_worker(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        if await self._process.wait() != -signal.SIGKILL:
            self.counts["unexpected exits"] += 1
        while self._chat.up.is_set():  # its last messages are still arriving
            await asyncio.sleep(0)

    async def _server_id(self) -> int:
        """Return the id of the server's process, as soon as there is one."""
        while True:
            with contextlib.suppress(NoServer):
                return int((await self._client.info("server"))["process_id"])
            await self._supervise()

    # Moments

    async def _any(self) -> None:
        await self.wait_until_up()
        await self._pass_time(LONGEST_LIFE)

    async def _press(self) -> None:
        await self._after(self._chat.pressing)

    async def _drawing(self) -> None:
        await self._after(self._chat.drawing)

    async def _after(self, event: asyncio.Event) -> None:
        await self._any()
        event.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), LONGEST_LIFE / 1000)
        await self._pass_time(SOON)

    async def _idle(self) -> None:
        await self._any()
        await self._people.pause()
        await asyncio.sleep(REST)

    async def _start(self) -> None:
        await self._pass_time(START)

    async def _pass_time(self, milliseconds: int) -> None:
        await asyncio.sleep(self._chance.below(milliseconds * 1000) / 1e6)
