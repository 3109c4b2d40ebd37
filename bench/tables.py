"""What a table costs: the time of a press, compared with only storing the same bytes, and the bytes on the server.

All times are medians of wall-clock times; measurements that are compared alternate. The server is a real one on a
socket; it never waits for its disk, which would hide everything else.
"""

from __future__ import annotations

import asyncio
import itertools
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from statistics import median
from time import perf_counter

from bench.seats import Seats, collector, place, server
from bots.drawing.canvas import Shown
from bots.drawing.diff import Drawn
from bots.monitor.metrics import Metrics
from bots.observer import Observer, observe
from bots.screens.model import Audience, Screen
from bots.worker import Worker
from engine import RECOMMENDED, SETS, Builder, Chance
from storage import keys
from storage.connection import Client, connect
from storage.embedded import EmbeddedServer
from storage.places import Place
from storage.scripts import Script
from storage.table import Options

CACHED, COLD, FLAT, BYTES = 2.0, 4.0, 1.2, 8192  # the promised limits: three ratios, and bytes per table
GAMES = 6
PAIRS = 40  # tables early in a game, and the same number late in one
EARLY, LATE = 2, 30
PRESSES = 6  # at each of those tables
WATCHED = 30  # presses at each table with metrics, and at as many without
FEW, MANY = 10, 5000
ROUNDS = 1500  # presses among few tables, and the same number among many
BETWEEN = 25  # presses between two measurements of the size of a table
CACHE_SIZES = (2000, 5000)
BOXES = (("base2",), ("intrigue1",), ("hinterlands1",), ("dark_ages",), tuple(SETS))

COMPARE_AND_SET = """
if redis.call('GETRANGE', KEYS[1], 0, 7) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2])
return 1
"""


def seeds() -> Callable[[], bytes]:
    """Return the source of seeds of one worker: the same games in every run."""
    numbers = itertools.count()
    return lambda: f"bench {next(numbers)}".encode()


def print_line(name: str, figure: float, unit: str, promised: float | None = None) -> None:
    """Print one line of the report."""
    shown = f"  {name:<52}{figure:>9.2f} {unit:<3}" if unit == "" else f"  {name:<52}{figure:>9.0f} {unit:<3}"
    if promised is not None:
        shown += f"  at most {promised:g}: {'kept' if figure <= promised else 'NOT kept'}"
    print(shown, flush=True)


class Raw:
    """The least that a guarded write can cost: GET, and a compare-and-set of the same bytes."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._compare_and_set = Script(client, COMPARE_AND_SET)
        self.seconds: list[float] = []

    async def run(self, data: bytes) -> None:
        began = perf_counter()
        held = await self._client.execute_command("GET", "raw")
        revision = held[:8] if held else b""
        await self._compare_and_set.run(("raw",), revision, b"%08d" % (int(revision or 0) + 1) + data)
        self.seconds.append(perf_counter() - began)


async def time_press(seats: Seats, seconds: list[float], *, cold: bool = False) -> bool:
    """Time one press; return False if the game is over."""
    press = await seats.next()
    if press is None:
        return False
    if cold:
        seats.worker.repository._forget(seats.place)
    began = perf_counter()
    await seats.press(*press)
    seconds.append(perf_counter() - began)
    return True


# -- a press, and the least it could cost ------------------------------------------------------------------------------


async def measure_press(client: Client) -> None:
    """Measure whole games between two Builders: each answer is a press, half of them with the game in the cache."""
    worker, raw = Worker(client, seed=seeds()), Raw(client)
    cached: list[float] = []
    cold: list[float] = []
    for number in range(GAMES):
        seats = Seats(worker, place(number), (Builder(), Builder()))
        await seats.sit(Options(RECOMMENDED[number * 4].id))
        count = 0
        while await time_press(seats, cold if count % 2 else cached, cold=bool(count % 2)):
            stored = await worker.store.load(seats.place)
            await raw.run(stored.data if stored else b"")
            count += 1
    least = median(raw.seconds)
    print(
        f"A press beside GET and compare-and-set of the same bytes, {len(cached) + len(cold)} answers of {GAMES} games"
    )
    print_line("GET and compare-and-set", 1e6 * least, "us")
    print_line("press, game in the cache", 1e6 * median(cached), "us")
    print_line("press, game not in the cache", 1e6 * median(cold), "us")
    print_line("ratio, game in the cache", median(cached) / least, "", CACHED)
    print_line("ratio, game not in the cache", median(cold) / least, "", COLD)


async def measure_monitoring(found: EmbeddedServer) -> None:
    """Compare presses with and without metrics, alternating between two workers; each has its own tables."""
    clients, metrics = (connect(found.url), connect(found.url)), Metrics()
    clients[1].observer = metrics
    observers = Observer(), metrics
    workers = [Worker(client, seed=seeds(), observer=each) for client, each in zip(clients, observers, strict=True)]
    tables = [
        [Seats(worker, place(PAIRS * first + number), (collector, collector)) for number in range(PAIRS)]
        for first, worker in enumerate(workers)
    ]
    for seats in (*tables[0], *tables[1]):
        await seats.sit(Options())
    seconds: tuple[list[float], list[float]] = ([], [])
    for _ in range(WATCHED):
        for pair in zip(*tables, strict=True):
            for seats, spent in zip(pair, seconds, strict=True):
                press = await seats.next()
                if press is None:
                    continue
                began = perf_counter()
                with observe(partial(seats.worker.observer.count_press, "telegram", press[0].id), began):
                    await seats.press(*press)
                spent.append(perf_counter() - began)
    print(f"A press with and without metrics, {len(seconds[0])} presses each")
    print_line("press without metrics", 1e6 * median(seconds[0]), "us")
    print_line("press with metrics", 1e6 * median(seconds[1]), "us")
    print_line("ratio", median(seconds[1]) / median(seconds[0]), "", FLAT)
    for client in clients:
        await client.aclose()


async def measure_turns(client: Client) -> None:
    """Compare the same kind of press early and late in a game, alternating."""
    worker = Worker(client, seed=seeds())
    early = [Seats(worker, place(number), (collector, collector)) for number in range(PAIRS)]
    late = [Seats(worker, place(PAIRS + number), (collector, collector)) for number in range(PAIRS)]
    for tables, turn in ((early, EARLY), (late, LATE)):
        for seats in tables:
            await seats.sit(Options())
            await seats.play_until(turn)
    before: list[float] = []
    after: list[float] = []
    for _ in range(PRESSES):
        for first, second in zip(early, late, strict=True):
            await time_press(first, before)
            await time_press(second, after)
    print(f"The same kind of press early and late in a game, {PAIRS} tables each, {len(before)} presses each")
    print_line(f"press at turn {EARLY}", 1e6 * median(before), "us")
    print_line(f"press at turn {LATE}", 1e6 * median(after), "us")
    print_line("ratio", median(after) / median(before), "", FLAT)


# -- many tables -------------------------------------------------------------------------------------------------------


async def copy_table(source: Client, target: Client, where: Place, new: Place) -> None:
    """Copy a table, and everything that belongs to it, to a new place."""
    for name in (keys.table, keys.answers, keys.drawn_notes):
        dumped = await source.execute_command("DUMP", name(where))
        if dumped is not None:
            await target.execute_command("RESTORE", name(new), 0, dumped, "REPLACE")


async def measure_crowd(few: Client, many: Client) -> None:
    """Compare the same presses on a server with few live tables and on one with many, alternating."""
    workers = Worker(few, at_hand=MANY, seed=seeds()), Worker(many, at_hand=MANY)
    for number in range(FEW):
        seats = Seats(workers[0], place(number), (collector, collector))
        await seats.sit(Options())
        await seats.play_until(2 + number)
    for number in range(MANY):
        await copy_table(few, many, place(number % FEW), place(number))
    for number in range(MANY):
        await workers[1].repository.find(place(number))
    chance = Chance(b"crowd")
    seconds: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        for worker, count, spent in zip(workers, (FEW, MANY), seconds, strict=True):
            await time_press(Seats(worker, place(chance.below(count)), (collector, collector)), spent)
    print(f"The same kind of press among few and many live tables, {ROUNDS} presses each")
    print_line(f"press among {FEW} live tables", 1e6 * median(seconds[0]), "us")
    print_line(f"press among {MANY} live tables", 1e6 * median(seconds[1]), "us")
    print_line("ratio", median(seconds[1]) / median(seconds[0]), "", FLAT)


# -- bytes -------------------------------------------------------------------------------------------------------------


class NullCanvas:
    """A canvas that stores nothing."""

    burst, gap, threads_share_limit = 1, 0.0, False
    lull = 0.0
    bundle = 0.0

    def __init__(self) -> None:
        self._count = 10_000_000_000  # messages have long numbers

    async def show(self, _place: Place, _audience: Audience, _screen: Screen, last: Drawn | None, anew: bool) -> Shown:
        if last and not anew:
            return Shown(last.message)
        self._count += 1
        return Shown(str(self._count))

    async def remove(self, place: Place, audience: Audience, last: Drawn) -> None:
        """Do nothing."""


async def size(client: Client, where: Place) -> int:
    """Return the bytes that the server needs for all keys of a table."""
    every = (keys.table, keys.answers, keys.drawn_notes, keys.drawing_lease, keys.drafts)
    names = [name(where) for name in every]
    return sum([int(await client.execute_command("MEMORY", "USAGE", name, "SAMPLES", 0) or 0) for name in names])


async def measure_bytes(client: Client) -> None:
    """Measure whole games with everything on screen, again and again until they are over."""
    worker = Worker(client, {"telegram": NullCanvas()}, seed=seeds())
    sizes: list[int] = []
    ends: list[int] = []
    for number, (players, sets) in enumerate((players, sets) for sets in BOXES for players in (2, 4)):
        seats = Seats(worker, place(number), [Builder() for _ in range(players)])
        await seats.sit(Options("random", sets=sets, players=players))
        count = 0
        while press := await seats.next():
            await seats.press(*press)
            count += 1
            if count % BETWEEN == 0:
                await worker.redrawer.wait_until_settled()
                sizes.append(await size(client, seats.place))
        await worker.redrawer.wait_until_settled()
        ends.append(await size(client, seats.place))
    await worker.redrawer.close()
    print(f"Bytes of a table on the server, history and notes of screens included, {len(ends)} games")
    print_line("median, during a game", median(sizes), "B")
    print_line("most, during a game", max(sizes), "B", BYTES)
    print_line("most, when it is over", max(ends), "B", BYTES)


async def used(client: Client) -> int:
    return int((await client.info("memory"))["used_memory"])


async def measure_memory(client: Client, url: str) -> None:
    """Measure the memory of the server and of a worker, with many games in progress."""
    worker = Worker(client, {"telegram": NullCanvas()}, seed=seeds())
    for number in range(FEW):
        seats = Seats(worker, place(number), [Builder() for _ in range(2 + number % 3)])
        await seats.sit(Options("random", sets=BOXES[number % len(BOXES)]))
        await seats.play_until(4 + number)
    await worker.redrawer.wait_until_settled()
    await worker.redrawer.close()
    before = await used(client)
    for number in range(FEW, MANY):
        await copy_table(client, client, place(number % FEW), place(number))
    print(f"Memory with {MANY} live tables")
    print_line("on the server, per table", (await used(client) - before) / (MANY - FEW), "B", BYTES)
    for room in CACHE_SIZES:
        command = [sys.executable, "-m", "bench.memory", url, str(room)]
        done = await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True, text=True)
        idle, busy = map(float, done.stdout.split())
        print_line(f"of a worker before it loads any (cache: {room})", idle, "MB")
        print_line(f"of a worker after it loaded all (cache: {room})", busy, "MB")


async def measure() -> None:
    for part in (measure_press, measure_turns):
        with server() as found:
            await with_client(part, found)
    with server() as found:
        await measure_monitoring(found)
    with server() as few, server() as many:
        clients = connect(few.url), connect(many.url)
        await measure_crowd(*clients)
        for client in clients:
            await client.aclose()
    with server() as found:
        await with_client(measure_bytes, found)
    with server() as found:
        await with_client(lambda client: measure_memory(client, found.url), found)


async def with_client(part: Callable[[Client], Awaitable[None]], found: EmbeddedServer) -> None:
    client = connect(found.url)
    await part(client)
    await client.aclose()


def report() -> None:
    asyncio.run(measure())
