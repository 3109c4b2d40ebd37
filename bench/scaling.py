"""What a press costs through the real adapters, and how presses per second grow with worker processes: `make scaling`.

The platforms are loopback servers in this process, which also plays the people; workers are processes of their own, and
so is the store. All of them share the processors of this machine, so the presses per second of several workers say
little on a small one. The processor time that each process used per press does not depend on that.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from bench.scaling_crowd import Crowd, DiscordCrowd, TelegramCrowd
from bench.seats import server
from bots.worker import Worker
from storage.connection import Client, connect

ALONE = 60  # presses at one table, one after another
TABLES, PRESSES = 16, 25  # tables at the same time, and presses at each of them
WORKERS = (1, 2, 4)
# Processor time is in milliseconds per press: of all workers, of the store, and of this process. Then, per press, round
# trips to the store, traffic with it, and requests to the platform; and which share of a processor the busiest worker
# used.
COLUMNS = ("presses/s", "workers ms", "store ms", "here ms", "round trips", "store kB", "requests", "busiest")
WIDTHS = (10, 12, 10, 9, 13, 10, 10, 9)


def free_ports(count: int) -> list[int]:
    """Return that many ports that nobody listens on."""
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class Process:
    """A worker process."""

    def __init__(self, running: Any) -> None:
        self.running = running  # with pipes for its input and output

    async def used(self) -> dict[str, float]:
        """Return what the process has used so far; wait until it is ready."""
        self.running.stdin.write(b"\n")
        line = await self.running.stdout.readline()
        if not line:
            raise SystemExit("a worker process has ended")
        found: dict[str, float] = json.loads(line)
        return found

    async def stop(self) -> None:
        self.running.stdin.close()
        await self.running.wait()


@asynccontextmanager
async def workers(crowd: Crowd, store: str) -> AsyncIterator[list[Process]]:
    """Run the worker processes."""
    running = []
    try:
        for number in range(crowd.workers):
            given = {"platform": crowd.platform, "number": number, "workers": crowd.workers, "store": store}
            running.append(
                Process(
                    await asyncio.create_subprocess_exec(
                        *(sys.executable, "-m", "bench.scaling_worker", json.dumps(given | crowd.given(number))),
                        stdin=asyncio.subprocess.PIPE,
                        stdout=asyncio.subprocess.PIPE,
                    )
                )
            )
        for process in running:
            await process.used()
        yield running
    finally:
        for process in running:
            await process.stop()


async def store_usage(client: Client) -> dict[str, float]:
    """Return the processor time and the traffic of the store so far."""
    found: Any = await client.info()
    cpu = found["used_cpu_sys"] + found["used_cpu_user"]
    return {"cpu": cpu, "bytes": found["total_net_input_bytes"] + found["total_net_output_bytes"]}


async def measure(kind: type[Crowd], count: int, tables: int, presses: int) -> dict[str, float]:
    """Let people make that many presses at each of the tables; return what one press cost."""
    with server() as found:
        client = connect(found.url)
        crowd: Any = kind(tables, count)
        await crowd.open(Worker(client), free_ports(count))
        async with workers(crowd, found.url) as processes:
            if kind is DiscordCrowd and count > 1:
                await crowd.open_panels()
            await crowd.play(2)  # warm up
            await crowd.server.quiet(timeout=120)
            figures = await _measure_play(crowd, client, processes, presses)
        await crowd.close()
        await client.aclose()
    return figures


async def _measure_play(crowd: Crowd, client: Client, processes: list[Process], presses: int) -> dict[str, float]:
    before = [await process.used() for process in processes]
    store, requests, own, began = await store_usage(client), crowd.requests, time.process_time(), time.perf_counter()
    await crowd.play(presses)
    seconds = time.perf_counter() - began
    await crowd.server.quiet(timeout=120)
    total, spent = presses * len(crowd.pairs), time.process_time() - own
    after = [await process.used() for process in processes]
    stored = await store_usage(client)

    def per_press(name: str) -> float:
        return sum(late[name] - early[name] for early, late in zip(before, after, strict=True)) / total

    return {
        "presses/s": total / seconds,
        "worker ms": 1e3 * per_press("cpu"),
        "store ms": 1e3 * (stored["cpu"] - store["cpu"]) / total,
        "crowd ms": 1e3 * spent / total,
        "round trips": per_press("round trips"),
        "store kB": (stored["bytes"] - store["bytes"]) / total / 1e3,
        "requests": (crowd.requests - requests) / total,
        "busiest": max(late["cpu"] - early["cpu"] for early, late in zip(before, after, strict=True)) / seconds,
    }


def print_row(name: str, figures: dict[str, float]) -> None:
    columns = zip(figures.values(), WIDTHS, strict=True)
    print(f"{name:<38}" + "".join(f"{value:>{width}.1f}" for value, width in columns), flush=True)


def report() -> None:
    """Measure everything and print it."""
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} processors; before the start, {load:.1f} processes were running or waiting for one")
    print(f"{'':<38}" + "".join(f"{name:>{width}}" for name, width in zip(COLUMNS, WIDTHS, strict=True)))
    for kind in (TelegramCrowd, DiscordCrowd):
        runs = [(1, 1, ALONE), *((count, TABLES, PRESSES) for count in WORKERS)]
        for count, tables, presses in runs:
            figures = asyncio.run(measure(kind, count, tables, presses))
            print_row(f"{kind.platform}, workers: {count}, tables: {tables}", figures)


if __name__ == "__main__":
    report()
