"""The killer of the chaos test: it kills the worker, the server or both at some moment, and restarts the worker.

The worker restarts the server, as it always does.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections import Counter
from pathlib import Path

from bench.chaos_chat import Chat
from bench.chaos_people import People
from engine import Chance
from storage.connection import Client
from storage.errors import NoServer

ROOT = Path(__file__).parent.parent
TARGETS = (*("worker",) * 9, *("server",) * 9, "both", "both")
MOMENTS = ("any", "press", "drawing", "idle", "start")
SOON = 12  # milliseconds after a press was sent or a drawing begun
START = 900  # milliseconds in which a worker or a server starts
LONGEST_LIFE = 1500  # milliseconds under load
PATIENCE = 90.0  # seconds
LOOK = 0.02  # seconds between two checks whether the worker is up
REST = 0.15  # seconds without any press before something is killed while idle


class Killer:
    """Kills the worker or the server. Afterwards a worker is running again."""

    def __init__(self, chat: Chat, people: People, client: Client, directory: Path, fsync: str, chance: Chance) -> None:
        self.counts: Counter[str] = Counter()
        self._chat = chat
        self._people = people
        self._client = client
        self._directory = directory
        self._fsync = fsync
        self._chance = chance
        self._next = "any"
        self._worker: asyncio.subprocess.Process | None = None

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
                *(str(self._chat.socket), str(self._directory / "data"), self._fsync),
                stderr=log,
                cwd=ROOT,
            )

    async def strike(self) -> None:
        """Kill something at a random moment."""
        moment, target = self._next, self._chance.pick(TARGETS)
        server = await self._server_id() if target != "worker" else None
        await getattr(self, f"_{moment}")()
        self.counts[f"kills of the {target}" if target != "both" else "kills of both"] += 1
        self.counts[f"kills: {moment}"] += 1
        if server is not None:
            os.kill(server, signal.SIGKILL)
        if target != "server":
            await self._kill_worker()
        self._people.going.set()
        self._next = self._chance.pick(MOMENTS)

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
        await self.start()

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
