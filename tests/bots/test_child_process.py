"""Work in a process of its own: it ends with the process that asked for it, however that ends."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from bots.child_process import POLITENESS, run_apart
from tests.program import ROOT
from tests.server_clock import PATIENCE

ENDLESS = f"import asyncio; from bots.child_process import run_apart; asyncio.run(run_apart({__name__!r}, b'work'))"


def main():
    """The work that is asked for above: it never ends."""
    from bots.child_process import answer

    answer(compute)


def compute(given):
    assert given == b"work"
    while True:
        sum(range(1000))


def processes():
    """The processes of this machine that are running, with their parents."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent, *_ = stat.read_text().rpartition(")")[2].split()
            if state != "Z":
                found[int(stat.parent.name)] = int(parent)
    return found


async def at_work(parent):
    """The process that works for that one, once it has begun."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for child in [each for each, its_parent in processes().items() if its_parent == parent]:
                with suppress(ProcessLookupError):
                    if os.getpriority(os.PRIO_PROCESS, child) == POLITENESS and "-c" in command_of(child):
                        return child
            await asyncio.sleep(0.02)


def command_of(process):
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_text().split("\0")
    return []


async def ends(process):
    """Wait until that process has ended; if it does not, end it."""
    try:
        async with asyncio.timeout(PATIENCE):
            while process in processes():
                await asyncio.sleep(0.02)
    except TimeoutError:
        os.kill(process, signal.SIGKILL)
        raise


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
async def test_a_process_that_is_killed_leaves_none_behind_that_works_for_nobody(how):
    asking = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ENDLESS, cwd=ROOT, stderr=asyncio.subprocess.DEVNULL
    )
    working = await at_work(asking.pid)
    asking.send_signal(how)
    await asking.wait()
    await ends(working)


async def test_work_ends_with_the_task_that_waits_for_it():
    waiting = asyncio.create_task(run_apart(__name__, b"work"))
    working = await at_work(os.getpid())
    waiting.cancel()
    with suppress(asyncio.CancelledError):
        await waiting
    assert working not in processes()


async def test_work_that_takes_too_long_is_ended():
    assert await run_apart(__name__, b"work", 0.01) is None


async def test_of_work_that_fails_or_reads_nothing_there_is_no_outcome():
    assert await run_apart(__name__, b"other work") is None
    assert await run_apart("json", b"x" * 1_000_000) is None  # which has no `main`
