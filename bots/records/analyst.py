"""Analyses finished games: once each, one after another, in a process of their own, on demand.

Nothing notes that an analysis is being made. If the worker stops in between, the next press starts it again; what was
found is stored before anybody sees it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple

from bots.records.analysis import Analysis
from bots.records.analysis_process import analyse_apart
from bots.records.archive import Archive
from bots.refusals import NoTable, Refusal
from engine import Record
from storage.analyses import Analyses
from storage.finished_games import game_id
from storage.places import Place
from storage.table import Table

PLAYOUTS = 400


class Analysed(NamedTuple):
    """A finished game and what was found out about it."""

    record: Record
    analysis: Analysis
    computers: frozenset[int]  # seats that no person played, as far as the table still knows


class Analyst:
    """Finds out what can be learnt from finished games, with that many play-outs for each; with 0, nothing."""

    def __init__(self, archive: Archive, analyses: Analyses, playouts: int = PLAYOUTS) -> None:
        self.archive = archive
        self.analyses = analyses
        self.playouts = playouts
        self.run: Callable[[bytes, int], Awaitable[bytes | None]] = analyse_apart
        self._turn = asyncio.Semaphore(1)  # several at once would not be ready sooner
        self._tasks: dict[tuple[Place, str], asyncio.Task[Analysed]] = {}

    @property
    def is_offered(self) -> bool:
        """Whether games are analysed at all."""
        return self.playouts > 0

    async def find(self, place: Place, game: str) -> Analysed | None:
        """Return what is known about a game, by the beginning of its id or the last one; None if nothing is yet."""
        if not self.is_offered:
            raise Refusal("no-analysis")
        record = await self.archive.finished_record(place, game)
        return await self._find_stored(place, record)

    async def analyse(self, place: Place, game: str) -> Analysed:
        """Return what can be learnt from that game; if it is being found out already, wait for that."""
        if not self.is_offered:
            raise Refusal("no-analysis")
        record = await self.archive.finished_record(place, game)
        wanted = place, record.commitment
        if wanted not in self._tasks:
            task = self._tasks[wanted] = asyncio.create_task(self._analyse(place, record))
            task.add_done_callback(lambda _: self._tasks.pop(wanted))
        return await asyncio.shield(self._tasks[wanted])

    async def _analyse(self, place: Place, record: Record) -> Analysed:
        async with self._turn:
            found = await self._find_stored(place, record)
            if found is not None:
                return found
            data = await self.run(record.to_bytes(), self.playouts)
        analysis = None if data is None else Analysis.from_bytes(data, len(record.names))
        if data is None or analysis is None:
            raise Refusal("analysis-failed")
        await self.analyses.keep(place, game_id(record.commitment), data, self.archive.record_days)
        return Analysed(record, analysis, await self._computers(place, record))

    async def _find_stored(self, place: Place, record: Record) -> Analysed | None:
        data = await self.analyses.load(place, game_id(record.commitment))
        analysis = None if data is None else Analysis.from_bytes(data, len(record.names))
        return None if analysis is None else Analysed(record, analysis, await self._computers(place, record))

    async def _computers(self, place: Place, record: Record) -> frozenset[int]:
        """Return the seats that no person played, if the game is still on the table."""

        def look(table: Table) -> frozenset[int]:
            if table.game is None or table.game.commitment != record.commitment:
                return frozenset()
            return frozenset(number for number, seat in enumerate(table.seats) if not seat.person)

        with suppress(NoTable):
            return await self.archive.repository.read(place, look)
        return frozenset()

    async def close(self) -> None:
        """Stop what is being found out."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
