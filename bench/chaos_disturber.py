"""The disturber of the chaos test on real platforms: it kills and stops workers, and cuts or stalls their connections.

Several disturbances may overlap, but only one at a time affects each worker.
"""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from dataclasses import dataclass, field

from bench.bot_process import BotProcess, processor_time
from bench.chaos_network import Line
from engine import Chance

KINDS = (*("kill",) * 4, *("stop",) * 3, *("cut",) * 3, *("stall",) * 3, "kill all")
LONGEST_PAUSE = 2500  # milliseconds between the beginnings of two disturbances
SHORTEST, LONGEST = 200, 9000  # milliseconds of a disturbance; a lease for drawing lasts 1500
PATIENCE = 600.0  # seconds in which all workers must serve again, on a machine that has much else to do
LOOK = 0.1  # seconds between two checks
PLATFORMS = ("Discord", "Telegram")
BAD_SETTING = 2  # the exit status of a worker that cannot reach its storage when it starts


@dataclass(eq=False)
class Member:
    """A worker, which serves both platforms."""

    process: BotProcess
    busy: bool = False  # it is being disturbed
    starting: bool = True

    @property
    def serves(self) -> bool:
        return all(self.process.says(f"serving {platform}") for platform in PLATFORMS)

    @property
    def state(self) -> str:
        """How the worker is, for people who want to know why it does not serve."""
        used = processor_time(self.process.running.pid)
        serves = "serves" if self.serves else "does not serve"
        return f"a worker {serves} ({used:.1f} s of processor time): {self.process.last_words()}"


@dataclass
class Disturber:
    """Disturbs workers, and makes sure that they serve again afterwards."""

    members: list[Member]
    lines: list[Line]
    chance: Chance
    disturbed: list[tuple[float, float]]
    counts: Counter[str] = field(default_factory=Counter)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def start(self) -> None:
        for member in self.members:
            await self._start(member)
        await self.wait_until_up()

    async def _start(self, member: Member) -> None:
        self.counts["workers started"] += 1
        member.starting = True
        await member.process.start()

    async def stop(self) -> None:
        """Stop all workers."""
        statuses = await asyncio.gather(*(member.process.stop() for member in self.members))
        self.counts["unexpected exits"] += sum(status != 0 for status in statuses)

    async def begin(self) -> None:
        """Begin a random disturbance after a random pause, and do not wait for its end."""
        await asyncio.sleep(self.chance.below(LONGEST_PAUSE) / 1000)
        free = [member for member in self.members if not member.busy]
        if not free:
            return
        what = self.chance.pick(KINDS)
        chosen = free if what == "kill all" else [self.chance.pick(free)]
        self.counts[f"kills of {len(chosen)} workers" if what == "kill all" else f"{what}s"] += 1
        for member in chosen:
            member.busy = True
            task = asyncio.create_task(self._disturb(member, what))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def end(self) -> None:
        """Wait until nothing is disturbed any more, and all workers serve."""
        await asyncio.gather(*self._tasks)
        await self.wait_until_up()

    async def wait_until_up(self) -> None:
        """Wait until all workers serve; start those that have ended on their own again, as a host would."""
        end = time.monotonic() + PATIENCE
        while True:
            for member in self.members:
                await self._supervise(member)
            if all(member.serves for member in self.members):
                return
            if time.monotonic() > end:
                raise TimeoutError("\n".join(member.state for member in self.members))
            await asyncio.sleep(LOOK)

    async def _supervise(self, member: Member) -> None:
        if member.starting and member.serves:
            member.starting = False
        if member.process.has_ended:
            could_not_start = member.starting and member.process.running.returncode == BAD_SETTING
            self.counts["starts without storage" if could_not_start else "unexpected exits"] += 1
            await self._start(member)

    async def _disturb(self, member: Member, what: str) -> None:
        began = time.monotonic()
        seconds = (SHORTEST + self.chance.below(LONGEST - SHORTEST)) / 1000
        try:
            if what.startswith("kill"):
                await self._kill(member)
            elif what == "stop":
                await self._halt(member, seconds)
            else:
                await self._disconnect(member, what, seconds)
        finally:
            self.disturbed.append((began, time.monotonic()))
            member.busy = False

    async def _kill(self, member: Member) -> None:
        if await member.process.kill() != -signal.SIGKILL:
            self.counts["unexpected exits"] += 1
        await self._start(member)

    async def _halt(self, member: Member, seconds: float) -> None:
        """Stop the process by a signal, so that it does not notice how time passes, and continue it later."""
        member.process.signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        member.process.signal(signal.SIGCONT)

    async def _disconnect(self, member: Member, what: str, seconds: float) -> None:
        """Cut or stall the connections of a worker to one node or to all of them."""
        process = member.process.running.pid
        lines = self.lines if not self.chance.below(3) else [self.chance.pick(self.lines)]
        hit = sum(line.cut(process) if what == "cut" else line.stall(process) for line in lines)
        self.counts["connections cut" if what == "cut" else "connections stalled"] += hit
        await asyncio.sleep(seconds)
        for line in lines:
            line.restore(process)
