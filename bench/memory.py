"""Loads every table of a server in one worker, to measure its memory: `python -m bench.memory URL AT_HAND`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bots.worker import Worker
from storage.connection import connect

PAGE = 4096 / 1e6  # megabytes


def resident() -> float:
    """Return how many megabytes of this process are in memory now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


async def main(url: str, at_hand: str) -> None:
    client = connect(url)
    worker = Worker(client, at_hand=int(at_hand))
    await client.ping()
    before = resident()
    async for place in worker.store.places():
        await worker.repository.find(place)
    print(before, resident())
    await client.aclose()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
