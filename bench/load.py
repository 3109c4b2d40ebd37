"""Load run: one worker serves both platforms under steady load, and its memory must not grow.

`python -m bench.load [MINUTES [RATE]]` lets people play game after game at RATE presses per second, prints a line each
minute, and ends by itself. It fails if the memory of the worker, after a warm-up, grew by more than `GROWTH` between
the first quarter of the time and the last, or if a table could not go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path

from bench.bot_process import BotProcess, processor_time, resident
from bench.load_tables import LoadTable, Pace, tables_at_discord, tables_at_telegram
from bench.loopback_memory import forget
from storage.connection import connect
from storage.embedded import EmbeddedServer
from tests.discord_server.server import DiscordServer
from tests.telegram_server.server import TelegramServer

MINUTES = 60.0
RATE = 4.0  # presses per second
TABLES = 8  # at each platform
WARM_UP = 0.15  # of the time, in which caches fill
GROWTH = 0.10  # of the worker's memory, at most
SAMPLES = 24  # at least, however short the run is
START = 60.0  # seconds in which the worker must be serving
COLUMNS = ("minute", "worker MB", "server MB", "worker CPU %", "presses/s", "requests/s", "games", "errors")


@dataclass
class Watch:
    """Watches the worker and its server, and prints what it sees."""

    worker: BotProcess
    server: int  # the process of the storage server
    tables: list[LoadTable]
    telegram: TelegramServer
    discord: DiscordServer
    counts: Counter[str] = field(default_factory=Counter)
    memory: list[float] = field(default_factory=list)  # of the worker, in megabytes

    async def run(self, minutes: float) -> None:
        """Watch for that many minutes."""
        began, count = time.monotonic(), max(SAMPLES, round(minutes))
        print("".join(f"{name:>14}" for name in COLUMNS), flush=True)
        used, before = processor_time(self.worker.running.pid), Counter[str]()
        for number in range(1, count + 1):
            await asyncio.sleep(began + 60 * minutes * number / count - time.monotonic())
            assert not self.worker.has_ended, f"the worker has ended; see {self.worker.log}"  # noqa: S101
            used, before = self._sample(minutes * number / count, 60 * minutes / count, used, before)

    def _sample(self, minute: float, seconds: float, used: float, before: Counter[str]) -> tuple[float, Counter[str]]:
        process = self.worker.running.pid
        self.counts += forget(self.telegram, self.discord)
        now, used_now = self.totals(), processor_time(process)
        self.memory.append(resident(process))
        row = (minute, self.memory[-1], resident(self.server), 100 * (used_now - used) / seconds)
        rates = ((now[name] - before[name]) / seconds for name in ("presses", "requests"))
        whole = "".join(f"{now[name]:>14}" for name in ("games", "errors"))
        print("".join(f"{value:>14.1f}" for value in (*row, *rates)) + whole, flush=True)
        return used_now, now

    def totals(self) -> Counter[str]:
        """Return what has been counted so far; errors are all that should not have happened."""
        counts = self.counts + sum((table.counts for table in self.tables), Counter[str]())
        counts["logged"] = len(self.worker.complaints())
        kinds = ("complaints", "late", "logged", "unanswered", "failures")
        counts["errors"] = sum(counts[kind] for kind in kinds)
        return counts


def growth(memory: list[float]) -> float:
    """Return by which part the memory grew between the first quarter, after a warm-up, and the last."""
    warm = memory[round(WARM_UP * len(memory)) :]
    quarter = max(1, len(warm) // 4)
    return statistics.median(warm[-quarter:]) / statistics.median(warm[:quarter]) - 1


@contextlib.asynccontextmanager
async def serving(directory: Path, telegram: TelegramServer, discord: DiscordServer) -> AsyncIterator[BotProcess]:
    """Run a worker that serves both platforms, with an embedded server in that directory."""
    settings = {
        "DOMINION_DATA": str(directory / "data"),
        "DISCORD_TOKEN": discord.token,
        "DISCORD_API_URL": discord.rest_url,
        "DISCORD_GATEWAY_URL": discord.gateway_url,
        "TELEGRAM_TOKEN": telegram.token,
        "TELEGRAM_BASE_URL": telegram.url.removesuffix("/bot"),
    }
    process = BotProcess(directory, settings)
    await process.start()
    try:
        async with asyncio.timeout(START):
            await discord.gateway.connected(1)
            while not process.says("serving Telegram"):
                await asyncio.sleep(0.1)
        yield process
    finally:
        await process.stop()


async def run(minutes: float, rate: float, tables: int = TABLES) -> int:
    """Play, watch and judge; return 0 if the memory did not grow too much and every table could go on."""
    print(f"{minutes:g} minutes, {tables} tables at each platform, {rate:g} presses per second", flush=True)
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        async with TelegramServer() as telegram, DiscordServer() as discord:
            everywhere = [*tables_at_telegram(telegram, tables), *tables_at_discord(discord, tables)]
            async with serving(directory, telegram, discord) as process:
                client = connect(EmbeddedServer(directory / "data").url)
                server = int((await client.info("server"))["process_id"])
                await client.aclose()
                watch = Watch(process, server, everywhere, telegram, discord)
                pace = Pace(rate)
                playing = asyncio.gather(*(table.play(pace) for table in everywhere))
                watching = asyncio.create_task(watch.run(minutes))
                try:
                    await asyncio.wait((playing, watching), return_when=asyncio.FIRST_COMPLETED)
                    if playing.done():
                        playing.result()  # raises the error that ended it
                    await watching
                finally:
                    for task in (playing, watching):
                        task.cancel()
                    await asyncio.gather(playing, watching, return_exceptions=True)
            return judge(watch)


def judge(watch: Watch) -> int:
    """Print the totals and the verdict; return 0 if all is well."""
    totals = watch.totals()
    for kind in ("presses", "requests", "games", "complaints", "late", "logged", "unanswered", "failures"):
        print(f"  {kind:<12}{totals[kind]:>10}")
    late, answers = totals["late"], totals["interactions"]
    print(f"{late} of {answers} answers at Discord were late ({100 * late / max(answers, 1):.2f} %)")
    for line, times in Counter(line.partition(" ")[2].partition(" ")[2] for line in watch.worker.complaints()).items():
        print(f"  {times} times: {line:.200}")
    grown = growth(watch.memory)
    print(f"the memory of the worker grew by {100 * grown:.1f} % (at most {100 * GROWTH:.0f} % are allowed)")
    return 1 if grown > GROWTH or totals["failures"] else 0


def main(arguments: list[str]) -> int:
    minutes = float(arguments[0]) if arguments else MINUTES
    rate = float(arguments[1]) if len(arguments) > 1 else RATE
    return asyncio.run(run(minutes, rate))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
