"""What people notice of a search for a plan: the time of a press at other tables meanwhile.

The search is the real one, in a process of its own. Windows with and without it alternate.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from statistics import median
from typing import Final

from bench.seats import Seats, collector, place, server
from bench.tables import FLAT, PAIRS, print_line, seeds, time_press, with_client
from bots.opponents.plan_process import find_elsewhere
from bots.worker import Worker
from engine import SETS, Setup, random_kingdom
from storage.connection import Client
from storage.table import Options

WINDOWS: Final = 8  # with a search, and as many without
ENDLESS: Final = 1_000_000  # games of a search that is stopped before it is done
WARM_UP: Final = 1.5  # seconds until the process has loaded everything and plays


async def measure_search(client: Client) -> None:
    """Compare presses while a plan is looked for with presses while none is."""
    worker = Worker(client, seed=seeds())
    tables = [Seats(worker, place(number), (collector, collector)) for number in range(PAIRS)]
    for seats in tables:
        await seats.sit(Options())
    setup = Setup(random_kingdom("search", list(SETS)))
    alone: list[float] = []
    beside: list[float] = []
    for _ in range(WINDOWS):
        await _press_all(tables, alone)
        search = asyncio.create_task(find_elsewhere(setup, 2, ENDLESS))
        await asyncio.sleep(WARM_UP)
        await _press_all(tables, beside)
        search.cancel()
        with suppress(asyncio.CancelledError):
            await search
    print(f"A press while another process looks for a plan, and while none does, {len(alone)} presses each")
    print_line("press, nothing else going on", 1e6 * median(alone), "us")
    print_line("press beside a search", 1e6 * median(beside), "us")
    print_line("ratio", median(beside) / median(alone), "", FLAT)


async def _press_all(tables: list[Seats], seconds: list[float]) -> None:
    for seats in tables:
        await time_press(seats, seconds)
        await time_press(seats, seconds)


async def measure() -> None:
    with server() as found:
        await with_client(measure_search, found)


def report() -> None:
    asyncio.run(measure())
