"""`doctor`: look at the settings, the storage, every stored table and the platforms, and name what is wrong.

It changes nothing and can run beside the bot. What it prints names places and kinds of errors, and nothing that is
hidden in a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from bots.adapter.platform import Platform
from bots.settings import BadSetting, Settings, open_storage
from storage import answers
from storage.alarms import Alarms
from storage.backup import require_complete
from storage.connection import Client
from storage.errors import BadTable, NewerTable, StorageError
from storage.exposure import find_exposed
from storage.operator_rules import OperatorRulesStore
from storage.places import Place
from storage.redis_store import Store
from storage.table import PLAYING, Table

Write = Callable[[str], object]
NAME: Final = b"doctor"  # of this worker; it writes nothing
ATTEMPTS: Final = 10  # to read a table that is being played at


class Finding(NamedTuple):
    """A fault of a stored table."""

    place: Place
    fault: str


class Report:
    """Writes what was found, a line each, and counts the warnings."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.warnings = 0

    def warn(self, about: str, warning: str) -> None:
        self.warnings += 1
        self.write(f"{about}: WARNING: {warning}")

    def conclude(self, faults: int) -> None:
        """Write how many faults and warnings there are in all."""
        counted = [_counted(faults, "fault")] if faults or self.warnings else ["nothing is wrong"]
        self.write(", ".join(counted + [_counted(self.warnings, "warning")] * bool(self.warnings)))


def _counted(number: int, what: str) -> str:
    return f"{number or 'no'} {what}{'' if number == 1 else 's'}"


async def examine(settings: Settings, platforms: Mapping[str, Platform], write: Write) -> int:
    """Write what was found, a line each; return the number of faults."""
    report = Report(write)
    write("settings: they can be used")
    for exposed in find_exposed(settings.data, Path(".env")):
        report.warn("settings", exposed)
    faults = await _examine_storage(settings, report)
    for name, platform in platforms.items():
        faults += await _examine_platform(name, platform, write)
    if not platforms:
        write("platforms: no token is set, so only the terminal can be played")
    report.conclude(faults)
    return faults


async def _examine_storage(settings: Settings, report: Report) -> int:
    where = "the server of REDIS_URL" if settings.redis_url else f"the embedded server in {settings.data}"
    try:
        async with open_storage(settings, warn=False) as client:
            report.write(f"storage: {where} answers")
            for risk in client.risks:
                report.warn("storage", risk)
            await require_complete(client)
            if (await OperatorRulesStore(client).read()).draining:
                report.warn("storage", "the bot is draining: no new game begins until `drain off`")
            return await examine_tables(client, report.write)
    except StorageError as trouble:
        report.write(f"storage: FAULT: {trouble}")
        return 1


async def examine_tables(client: Client, write: Write) -> int:
    """Read every stored table; write a line for each that cannot be used, and return their number."""
    phases: Counter[str] = Counter()
    faults = 0
    async for found in _look_through(Store(client, NAME), Alarms(client)):
        if isinstance(found, Finding):
            faults += 1
            write(f"table {found.place.text}: FAULT: {found.fault}")
        else:
            phases[found] += 1
    counted = ", ".join(f"{count} {phase}" for phase, count in sorted(phases.items()))
    write(f"tables: {sum(phases.values())} can be used" + (f" ({counted})" if counted else ""))
    return faults


async def _look_through(store: Store, alarms: Alarms) -> AsyncIterator[Finding | str]:
    """Yield the phase of every sound table, and what is wrong with any other."""
    armed = await alarms.all()
    async for place in store.places():
        try:
            table, chunks = await _load(store, place)
        except NewerTable:
            yield Finding(place, "it was written by a newer version; update the bot")
        except StorageError as trouble:
            yield Finding(place, str(trouble))
        else:
            if table is not None:
                fault = _fault_of(table, chunks, place in armed)
                yield Finding(place, fault) if fault else table.phase


async def _load(store: Store, place: Place) -> tuple[Table | None, list[bytes]]:
    """Return the table and the answers of its game as of one instant; None if there is none, or if it moved away."""
    for _ in range(ATTEMPTS):
        stored = await store.load(place)
        if stored is None or stored.moved is not None:
            break
        chunks = await store.answer_chunks(place)
        if await store.revision(place) == stored.revision:
            return Table.unpack(place, stored.revision, stored.data), chunks
    return None, []


def _fault_of(table: Table, chunks: list[bytes], has_alarm: bool) -> str:
    """Return what is wrong with a table that can be read; nothing if it is sound."""
    if table.dropped:
        return f"{table.dropped} answers no longer fit the rules and will be dropped"
    if table.phase == PLAYING and table.game is not None:
        try:
            is_complete = len(answers.unpack_answers(chunks)) == table.game.number
        except BadTable:
            is_complete = False
        if not is_complete:
            return "the answers given in its game are damaged: it can be played on, but will have no record"
    return "no alarm is set for it; the next start of the bot sets one" if table.due and not has_alarm else ""


async def _examine_platform(name: str, platform: Platform, write: Write) -> int:
    try:
        introduction = await platform.bot.check()
    except BadSetting as trouble:
        write(f"{name}: FAULT: {trouble}")
        return 1
    write(f"{name}: {introduction}")
    return 0
