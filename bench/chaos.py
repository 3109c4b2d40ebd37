"""Chaos: a worker under load and its server are killed again and again, and nothing that was promised may be lost.

`python -m bench.chaos [KILLS [SEED]]` fails if an acknowledged press is not in the state or counted twice, if a table
does not come back from its history, or if a screen ends other than the state demands. Half of the kills come while the
server syncs its file every second, half while it does so at every write. The seed decides who is killed when, and what
people press; what the machine does in between it cannot decide.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from bench.chaos_audit import Auditor
from bench.chaos_chat import Chat
from bench.chaos_killer import Killer
from bench.chaos_people import Party, People
from bots.seeds import fresh_seed
from engine.chance import Chance
from engine.kingdoms import SETS
from storage.connection import connect
from storage.embedded import EmbeddedServer
from storage.places import Place

KILLS = 200
TABLES = 8
LEGS = ("everysec", "always")
BATCH = 10  # kills between two looks at all screens
PATIENCE = 60.0  # seconds in which all screens must be right once nobody presses any more
BAD = ("lost", "doubled", "corrupt", "wrong screens", "messages too many", "results wrong", "workers gone")
ROWS = (
    *("sent", "done", "refused", "failed", "unanswered", "tables audited", "games finished", "workers started"),
    *("screens compared", "messages left over", "messages given up", "errors logged", *BAD),
)


def parties(count: int) -> list[Party]:
    """So many tables of all kinds: one to three people and a watcher, computer players, all sets, two paces."""
    boxes = [[name] for name in SETS] + [list(SETS)]
    found = []
    for number in range(count):
        place = Place("telegram", f"-100{number + 1}", "7" if number % 3 == 2 else "")
        people = [f"telegram:{100 * (number + 1) + seat}" for seat in range(2 + number % 3)]
        players = len(people) + number % 2
        pace = "none" if number % 2 else "casual"
        found.append(Party(place, f"Table {number + 1}", people, players, boxes[number % len(boxes)], pace))
    return found


class Leg:
    """One run with one way of syncing."""

    def __init__(self, directory: Path, fsync: str, chance: Chance, tables: int = TABLES) -> None:
        self.parties = parties(tables)
        self.chat = Chat(directory / "chat.sock", chance)
        self.client = connect(EmbeddedServer(directory / "data", fsync).url)
        self.auditor = Auditor(self.client, self.chat)
        self.people = People(self.chat, chance, self.auditor.audit)
        self.killer = Killer(self.chat, self.people, self.client, directory, fsync, chance)

    async def run(self, kills: int) -> Counter[str]:
        """What came of so many kills."""
        await self.chat.open()
        await self.killer.start()
        load = asyncio.gather(*(self.people.at(party) for party in self.parties))
        try:
            for number in range(1, kills + 1):
                self.people.going.set()
                await self._one_more(load, last=number % BATCH == 0 or number == kills)
            for party in self.parties:
                await self.auditor.left_over(party)
                await self.auditor.results(party)
        finally:
            load.cancel()
            await asyncio.gather(load, return_exceptions=True)
            await self._end()
        return self.auditor.counts + self.people.counts + self.killer.counts

    async def _one_more(self, load: asyncio.Future[list[None]], last: bool) -> None:
        """Something was killed; all tables were audited, unless the next kill cannot wait, and at last all screens."""
        await self.killer.strike()
        if load.done():
            load.result()  # whatever ended it is raised here
        if last or not self.killer.in_a_hurry:
            await self.killer.recovered()
            for party in self.parties:
                await self.auditor.audit(party)
        if last:
            await self.people.quiet()
            await self._look()

    async def _look(self) -> None:
        """Every screen has been compared, once the worker says that all is drawn."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            await self.chat.ask("settle")
            if not [name for party in self.parties for name in await self.auditor.wrong_screens(party)]:
                break
            await asyncio.sleep(0.1)
        for party in self.parties:
            await self.auditor.audit(party)
            await self.auditor.compare(party)

    async def _end(self) -> None:
        await self.client.aclose()
        await self.chat.close()
        await self.killer.stop()


async def run(kills: int, seed: str) -> int:
    """Prints what came of it; 0 if every promise was kept."""
    print(f"{kills} kills, {TABLES} tables, seed {seed}", flush=True)
    columns: list[Counter[str]] = []
    faults: list[str] = []
    for number, fsync in enumerate(LEGS):
        with tempfile.TemporaryDirectory() as directory:
            leg = Leg(Path(directory), fsync, Chance(f"{seed} {fsync}".encode()))
            began = time.monotonic()
            columns.append(await leg.run((kills + number) // len(LEGS)))
            faults += leg.auditor.faults
            print(f"appendfsync {fsync}: {time.monotonic() - began:.0f} s", flush=True)
    report(columns)
    for fault in faults:
        print(fault)
    return 1 if any(column[name] for column in columns for name in BAD) else 0


def report(columns: list[Counter[str]]) -> None:
    """Prints the counts, a column a leg."""
    print(f"  {'':<28}" + "".join(f"{leg:>12}" for leg in LEGS))
    kills = sorted({name for column in columns for name in column if name.startswith("kill")})
    reasons = sorted({name for column in columns for name in column if name.startswith(("failed:", "refused:"))})
    for name in (*kills, *ROWS, *reasons):
        print(f"  {name:<28}" + "".join(f"{column[name]:>12}" for column in columns))


def main(arguments: list[str]) -> int:
    kills = int(arguments[0]) if arguments else KILLS
    seed = arguments[1] if len(arguments) > 1 else fresh_seed().hex()[:8]
    return asyncio.run(run(kills, seed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
