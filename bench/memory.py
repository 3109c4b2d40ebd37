"""A worker that looks at every table of a server, to see what that costs it: `python -m bench.memory URL AT_HAND`."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bots.worker import Worker
from storage.connection import connect

PAGE = 4096 / 1e6  # megabytes


def resident() -> float:
    """Megabytes of this process that are in memory now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


async def main(url: str, at_hand: str) -> None:
    client = connect(url)
    worker = Worker(client, at_hand=int(at_hand))
    await client.ping()
    before = resident()
    async for place in worker.store.places():
        await worker.shelf.find(place)
    print(before, resident())
    await client.aclose()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
