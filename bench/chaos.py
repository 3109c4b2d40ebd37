"""Chaos test: kill a worker under load, and its server, again and again; nothing that was acknowledged may be lost.

`python -m bench.chaos [KILLS [SEED]]` fails if an acknowledged press is missing from the state or counted twice, if a
table cannot be rebuilt from its history, if an alarm, a result, a record or one of a person's tables is missing, or if
a screen in the end differs from what the state requires.

The run has several legs. In the first, the server syncs its file once per second, in the second at every write; each
has half of the kills. Further legs add, with both settings and a tenth of the kills each, power cuts and a full disk. A
power cut is simulated: what was never synced is cut off the file, or replaced by zeros or garbage. If the server syncs
once per second, the last seconds before it died may be lost, but nothing else, and all tables must be consistent.

The seed determines what is killed when, and what people press, but not how the system schedules the processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from bench import short_games
from bench.chaos_audit import Auditor, LeftOver, Look
from bench.chaos_chat import Chat
from bench.chaos_disk import Impossible
from bench.chaos_killer import Killer, Terms
from bench.chaos_people import Party, People
from bots.tables.seeds import fresh_seed
from engine import SETS, Chance
from storage.connection import connect
from storage.embedded import EmbeddedServer
from storage.places import Place
from tests.engine.boxes import sets_for

Seen = TypeVar("Seen", Look, LeftOver)

KILLS = 200
TABLES = 8
# The conditions of each leg, and its share of the kills.
LEGS = {
    Terms("everysec"): 0.5,
    Terms("always"): 0.5,
    Terms("everysec", "power"): 0.1,
    Terms("always", "power"): 0.1,
    Terms("always", "disk"): 0.1,
    Terms("everysec", "disk"): 0.1,
}
LOSS = 3.0  # seconds: what was acknowledged so shortly before a server died may be lost if it syncs once per second
BATCH = 10  # kills between two comparisons of all screens
PATIENCE = 60.0  # seconds within which, after the last press, one fault less must be left, however busy the machine is
LOOK = 0.1  # seconds between two comparisons
REPORTED = 50  # kills between two lines about the progress
KEPT = ("missing alarms", "missing tables", "wrong results", "missing records")
BAD = ("lost", "doubled", "corrupt", "wrong screens", "extra messages", *KEPT, "unexpected exits")
ROWS = (
    *("sent", "done", "refused", "failed", "unanswered", "tables audited", "games finished", "workers started"),
    *(
        "bytes lost",
        "presses refused by a full disk",
        "screens compared",
        "messages left over",
        "messages given up",
        "errors logged",
    ),
    *BAD,
)


def parties(count: int) -> list[Party]:
    """Return tables of all kinds: one to three people and a watcher, computer players, all sets, two paces."""
    boxes = [sets_for(name) for name in SETS] + [list(SETS)]
    found = []
    for number in range(count):
        place = Place("telegram", f"-100{number + 1}", "7" if number % 3 == 2 else "")
        people = [f"telegram:{100 * (number + 1) + seat}" for seat in range(2 + number % 3)]
        players = len(people) + number % 2
        pace = "none" if number % 2 else "casual"
        found.append(Party(place, f"Table {number + 1}", people, players, boxes[number % len(boxes)], pace))
    return found


class Leg:
    """One part of the run, under the same conditions."""

    def __init__(self, directory: Path, terms: Terms, chance: Chance, tables: int = TABLES) -> None:
        self.terms = terms
        self.parties = parties(tables)
        self.chat = Chat(directory / "chat.sock", chance)
        self.client = connect(EmbeddedServer(directory / "data", terms.fsync).url)
        self.auditor = Auditor(self.client, self.chat)
        self.people = People(self.chat, chance, self.auditor.audit)
        self.killer = Killer(self.chat, self.people, self.client, directory, terms)
        self.killer.after_loss = self._forgive

    async def run(self, kills: int) -> Counter[str]:
        """Kill this many times, and return the counts; raise Impossible if this machine does not permit it."""
        with self._trouble():
            return await self._run(kills)

    @contextlib.contextmanager
    def _trouble(self) -> Iterator[None]:
        """Prepare what power cuts or a full disk need, until the end of the block."""
        if self.terms.trouble == "power":
            self.killer.power.compile()
        if self.terms.trouble != "disk":
            yield
            return
        self.killer.disk.mount()
        try:
            yield
        finally:
            self.killer.disk.unmount()

    @property
    def _may_forget(self) -> bool:
        """True if the last seconds may be lost with the server."""
        return self.terms.fsync != "always"

    def _forgive(self) -> None:
        """Expect nothing of the last seconds before the server died."""
        self.auditor.forgetful_lives.add(self.chat.life)
        for party in self.parties:
            party.forgive(time.monotonic() - LOSS)

    async def _run(self, kills: int) -> Counter[str]:
        await self.chat.open()
        await self.killer.start()
        load = asyncio.gather(*(self.people.at(party) for party in self.parties))
        try:
            for number in range(1, kills + 1):
                self.people.going.set()
                await self._kill_once(load, last=number % BATCH == 0 or number == kills)
                if number % REPORTED == 0:
                    print(f"{self.terms.name}: {number} of {kills} kills", flush=True)
            await self._count_left_over()
            self.auditor.counts["games finished"] += sum(len(party.finished) for party in self.parties)
        finally:
            load.cancel()
            await asyncio.gather(load, return_exceptions=True)
            await self._shut_down()
        return self.auditor.counts + self.people.counts + self.killer.counts

    async def _kill_once(self, load: asyncio.Future[list[None]], last: bool) -> None:
        """Kill something and audit all tables, unless the next kill follows at once; if `last`, compare screens too."""
        await self.killer.strike()
        if load.done():
            load.result()  # raises the error that ended it
        if last or not self.killer.in_a_hurry:
            await self.killer.wait_until_up()
            for party in self.parties:
                await self.auditor.audit(party)
        if last and self._may_forget:
            await asyncio.sleep(LOSS)  # people press what they see, and so find out that it was lost
        if last:
            await self.people.pause()
            await self._compare_screens()

    async def _compare_screens(self) -> None:
        """Compare every screen, once the worker says that everything is drawn."""
        looks, _ = await until_right(self._look, LOOK)
        for party, look in zip(self.parties, looks, strict=True):
            await self.auditor.audit(party)
            self.auditor.report(look)

    async def _look(self) -> list[Look]:
        """Look at every table: at its screens, and at what has to be stored beside it."""
        await self.chat.ask("settle")
        return [await self.auditor.look(party) for party in self.parties]

    async def _count_left_over(self) -> None:
        """Count messages that no note mentions; one that is just being sent will have a note soon."""
        left, _ = await until_right(self._look_for_left_over, LOOK)
        for each in left:
            self.auditor.report_left_over(each)

    async def _look_for_left_over(self) -> list[LeftOver]:
        """Look for messages that no note mentions, once the worker says that everything is drawn."""
        await self.chat.ask("settle")
        return [await self.auditor.left_over(party) for party in self.parties]

    async def _shut_down(self) -> None:
        await self.client.aclose()
        await self.chat.close()
        await self.killer.stop()


async def until_right(
    look: Callable[[], Awaitable[list[Seen]]], pause: float, patience: float = PATIENCE
) -> tuple[list[Seen], float]:
    """Look until no fault is left, or their number has not fallen for that many seconds.

    Return what was found last, and the time it took. That is what counts: tables change by themselves, as when the time
    to take back the end of a turn is over, so somebody who looked once more could find a change that is being drawn.
    """
    fewest, began = math.inf, time.monotonic()
    since = began
    while True:
        found = await look()
        left = sum(each.faults for each in found)
        if not left or time.monotonic() >= since + patience:
            return found, time.monotonic() - began
        if left < fewest:
            fewest, since = left, time.monotonic()
        await asyncio.sleep(pause)


async def run(kills: int, seed: str) -> int:
    """Run all legs and print the counts; return 0 if every promise was kept."""
    print(f"{kills} kills, {TABLES} tables, seed {seed}", flush=True)
    columns: dict[str, Counter[str]] = {}
    faults: list[str] = []
    for terms, part in LEGS.items():
        with tempfile.TemporaryDirectory() as directory:
            leg = Leg(Path(directory), terms, Chance(f"{seed} {terms.name}".encode()))
            began = time.monotonic()
            try:
                columns[terms.name] = await leg.run(math.ceil(kills * part))
            except Impossible as reason:
                print(f"{terms.name}: COULD NOT BE TESTED, because {reason}", flush=True)
                continue
            faults += leg.auditor.faults
            took = time.monotonic() - began
            print(f"{terms.name}: {took:.0f} s, {len(leg.auditor.faults)} faults", flush=True)
    report(columns)
    for fault in faults:
        print(fault)
    return 1 if any(column[name] for column in columns.values() for name in BAD) else 0


def report(columns: Mapping[str, Counter[str]]) -> None:
    """Print the counts, one column per leg."""
    print(f"  {'':<28}" + "".join(f"{leg:>17}" for leg in columns))
    kills = sorted(
        {name for column in columns.values() for name in column if name.startswith(("kill", "power", "full"))}
    )
    reasons = sorted(
        {name for column in columns.values() for name in column if name.startswith(("failed:", "refused:"))}
    )
    for name in (*kills, *ROWS, *reasons):
        print(f"  {name:<28}" + "".join(f"{column[name]:>17}" for column in columns.values()))


def main(arguments: list[str]) -> int:
    kills = int(arguments[0]) if arguments else KILLS
    seed = arguments[1] if len(arguments) > 1 else fresh_seed().hex()[:8]
    short_games.begin()
    return asyncio.run(run(kills, seed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
