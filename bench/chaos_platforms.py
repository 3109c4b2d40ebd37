"""Chaos test on real platforms: several workers serve tables on Telegram and Discord, on a cluster, and are disturbed.

`python -m bench.chaos_platforms [ROUNDS [SEED]]` runs the bot as hosts do, in two processes and then in four, against
loopback servers of both platforms. Telegram delivers its updates through a load balancer to any of them; Discord's
shards are spread over them. Workers are killed, or stopped for longer than a lease lasts, and their connections to the
nodes of a Valkey cluster are cut or stalled. After each batch of disturbances, the audit of `bench.chaos` must find no
fault, and every message must show what the bot's own markup makes of the state.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

from bench import short_games
from bench.bot_process import BotProcess
from bench.chaos import BAD, until_right
from bench.chaos_audit import LeftOver, Look
from bench.chaos_discord import DiscordSide
from bench.chaos_disturber import Disturber, Member
from bench.chaos_network import Balancer, Line
from bench.chaos_platform_audit import PlatformAuditor
from bench.chaos_platform_people import PlatformPeople, Platforms
from bench.chaos_telegram import TelegramSide
from bots.tables.seeds import fresh_seed
from engine import Chance
from storage.connection import connect
from tests.discord_server.server import DiscordServer
from tests.storage.servers import NODES, LoopbackCluster, free_ports
from tests.telegram_server.server import TelegramServer

ROUNDS = 60
WORKERS = (2, 4)  # processes in each leg
TABLES = 3  # on each platform
SHARDS = 4
BATCH = 8  # disturbances between two comparisons of all screens
CALM = 2.0  # seconds of undisturbed play at the beginning of each batch
# Seconds within which, after the last press, one fault less must be left: a message may take a minute to time out, and
# its drawing may be retried a minute later.
PATIENCE = 180.0
SLOWEST = "seconds until all was right"  # at most
LOOK = 0.5  # seconds between two comparisons
SLOWLY = 0.1  # the speed of the platforms' clocks: a busy machine must not look like a slow bot
LEASE_LOST = "lease was lost|: Conflict at"  # what workers log then
LEASE_BEFORE = 10.0  # seconds before a worker finds out
ROWS = (
    *(
        "kills",
        "stops",
        "cuts",
        "stalls",
        "connections cut",
        "connections stalled",
        "workers started",
        "starts without storage",
        "redelivered",
    ),
    *("sent", "done", "refused", "failed", "unanswered", "tables audited", "games finished"),
    *("leases lost", SLOWEST, "screens compared", "messages left over", *BAD, "complaints"),
)


class PlatformLeg:
    """One run with a fixed number of workers, inside `running`."""

    platforms: Platforms
    people: PlatformPeople
    auditor: PlatformAuditor
    disturber: Disturber

    def __init__(self, directory: Path, workers: int, chance: Chance, tables: int = TABLES) -> None:
        self.directory = directory
        self.workers = workers
        self.chance = chance
        self.tables = tables
        self.balancer = Balancer(chance)

    async def run(self, rounds: int) -> Counter[str]:
        """Disturb this many times, and return the counts."""
        async with self.running():
            load = asyncio.gather(*(self.people.at(party) for party in self.platforms.parties.values()))
            try:
                for first in range(0, rounds, BATCH):
                    self.people.going.set()
                    await asyncio.sleep(CALM)
                    for _ in range(min(BATCH, rounds - first)):
                        await self.disturber.begin()
                        if load.done():
                            load.result()  # raises the error that ended it
                    await self._settle_and_audit()
                await self._finish()
            finally:
                load.cancel()
                await asyncio.gather(load, return_exceptions=True)
        return self.auditor.counts + self.people.counts + self.disturber.counts

    async def _settle_and_audit(self) -> None:
        """Let everybody pause, wait until all screens are right, and audit everything."""
        await self.disturber.end()
        await self.people.pause()
        looks, seconds = await until_right(self._look, LOOK, PATIENCE)
        self.auditor.counts[SLOWEST] = max(self.auditor.counts[SLOWEST], round(seconds))
        for party, look in zip(self.platforms.parties.values(), looks, strict=True):
            await self.auditor.audit(party)
            self.auditor.report(look)

    async def _look(self) -> list[Look]:
        """Look at every table: at its screens, and at what has to be stored beside it."""
        return [await self.auditor.look(party) for party in self.platforms.parties.values()]

    async def _look_for_left_over(self) -> list[LeftOver]:
        """Look for messages that no note mentions."""
        return [await self.auditor.left_over(party) for party in self.platforms.parties.values()]

    async def _finish(self) -> None:
        """Count what is left over. A worker that was too slow to keep a lease, on a busy machine, was disturbed too."""
        for member in self.disturber.members:
            for moment in member.process.moments(LEASE_LOST):
                self.auditor.counts["leases lost"] += 1
                self.auditor.disturbed.append((moment - LEASE_BEFORE, moment))
        left, _ = await until_right(self._look_for_left_over, LOOK, PATIENCE)
        for each in left:
            self.auditor.report_left_over(each)
        self.auditor.counts["games finished"] = sum(len(party.finished) for party in self.platforms.parties.values())
        self.auditor.counts["redelivered"] = self.balancer.failures

    # -- what is running ---------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run both platforms, the cluster, and all workers, until the end of the block."""
        async with contextlib.AsyncExitStack() as stack:
            telegram = await stack.enter_async_context(TelegramServer(flood=None))
            discord = await stack.enter_async_context(DiscordServer(rate_limits=None, shards=SHARDS))
            telegram.clock.speed = discord.clock.speed = SLOWLY
            self.platforms = Platforms(
                {"telegram": TelegramSide(telegram), "discord": DiscordSide(discord, self.chance)}
            )
            for number in range(self.tables):
                for platform in self.platforms.sides:
                    await self.platforms.add(platform, number, 2 + number % 2)
            redis_url = await self._run_cluster(stack)
            client = connect(redis_url)
            stack.push_async_callback(client.aclose)
            self.auditor = PlatformAuditor(client, self.platforms)  # type: ignore[arg-type]
            self.people = PlatformPeople(
                self.platforms,  # type: ignore[arg-type]
                self.chance,
                self.auditor.audit,
                client=client,
            )
            await self._run_workers(stack, telegram, discord, redis_url)
            for side in self.platforms.sides.values():
                await side.begin()
            yield
            self._collect_complaints(telegram, discord)

    async def _run_cluster(self, stack: contextlib.AsyncExitStack) -> str:
        self.lines = [Line(self._processes) for _ in range(NODES)]
        ports = [await line.open() for line in self.lines]
        for line in self.lines:
            stack.push_async_callback(line.close)
        folder = self.directory / "cluster"
        folder.mkdir()
        cluster = LoopbackCluster(folder, announced=ports)
        stack.callback(cluster.stop)
        await asyncio.to_thread(cluster.start)
        for line, port in zip(self.lines, cluster.ports, strict=True):
            line.target = port
        return f"redis+cluster://127.0.0.1:{ports[0]}"

    def _processes(self) -> list[int]:
        return [member.process.running.pid for member in self.disturber.members if member.process.is_started]

    async def _run_workers(
        self, stack: contextlib.AsyncExitStack, telegram: TelegramServer, discord: DiscordServer, redis_url: str
    ) -> None:
        webhook = await self.balancer.open()
        stack.push_async_callback(self.balancer.close)
        shared = short_games.environment() | {
            "REDIS_URL": redis_url,
            "DOMINION_PICTURES": "no",
            "TELEGRAM_TOKEN": telegram.token,
            "TELEGRAM_BASE_URL": telegram.url.removesuffix("/bot"),
            "TELEGRAM_WEBHOOK_URL": webhook,
            "TELEGRAM_WEBHOOK_SECRET": "chaos",
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_URL": discord.rest_url,
            "DISCORD_GATEWAY_URL": discord.gateway_url,
        }
        members = []
        for number, port in enumerate(free_ports(self.workers)):
            settings = shared | {"TELEGRAM_WEBHOOK_LISTEN": f"127.0.0.1:{port}"}
            settings |= {"DISCORD_SHARDS": shards_of(number, self.workers)}
            process = BotProcess(self.directory / f"worker{number}", settings, "bench.chaos_service")
            self.balancer.workers[process] = f"127.0.0.1:{port}"
            members.append(Member(process))
        self.disturber = Disturber(members, self.lines, self.chance, self.auditor.disturbed)
        stack.push_async_callback(self.disturber.stop)
        await self.disturber.start()

    def _collect_complaints(self, telegram: TelegramServer, discord: DiscordServer) -> None:
        """Count malformed requests; report each kind of them once."""
        for complaint in (*telegram.complaints, *discord.complaints):
            self.auditor.counts["complaints"] += 1
            if complaint not in self.auditor.faults:
                self.auditor.faults.append(complaint)


def shards_of(number: int, workers: int) -> str:
    """Return the setting for the shards of one of the workers."""
    share = SHARDS // workers
    return f"{number * share}-{(number + 1) * share - 1}/{SHARDS}"


async def run(rounds: int, seed: str) -> int:
    """Run all legs and print the counts; return 0 if every promise was kept."""
    print(f"{rounds} disturbances, {TABLES} tables on each platform, seed {seed}", flush=True)
    columns: list[Counter[str]] = []
    faults: list[str] = []
    for number, workers in enumerate(WORKERS):
        with tempfile.TemporaryDirectory() as directory:
            leg = PlatformLeg(Path(directory), workers, Chance(f"{seed} {workers}".encode()))
            began = time.monotonic()
            columns.append(await leg.run((rounds + number) // len(WORKERS)))
            faults += leg.auditor.faults
            print(f"{workers} workers: {time.monotonic() - began:.0f} s", flush=True)
    report(columns)
    for fault in faults:
        print(fault)
    return 1 if any(column[name] for column in columns for name in (*BAD, "complaints")) else 0


def report(columns: list[Counter[str]]) -> None:
    """Print the counts, one column per leg."""
    print(f"  {'':<36}" + "".join(f"{workers:>4} workers" for workers in WORKERS))
    others = sorted({name for column in columns for name in column} - set(ROWS))
    for name in (*ROWS, *others):
        print(f"  {name:<36}" + "".join(f"{column[name]:>12}" for column in columns))


def main(arguments: list[str]) -> int:
    rounds = int(arguments[0]) if arguments else ROUNDS
    seed = arguments[1] if len(arguments) > 1 else fresh_seed().hex()[:8]
    short_games.begin()
    return asyncio.run(run(rounds, seed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
