"""The tables of this worker: each change of one is applied to what is stored, and written once, guarded.

Live tables are kept in memory with the revision they have in storage. A change is made on that copy, under a lock of
its own table, and written with a compare-and-set; if someone else has written since, the copy is thrown away and the
change is made again on what is there now. Storage stays the truth.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from bots import faults, pace
from bots.pace import Limits
from bots.refusals import Busy, NoTable
from engine import EngineError
from storage import history
from storage.alarms import Alarms
from storage.errors import BadTable, Conflict, NewerTable
from storage.places import Place
from storage.redis_store import Store
from storage.table import PLAYING, Table

logger = logging.getLogger(__name__)
T = TypeVar("T")

TRIES = 50  # against others who write to the same table at the same time


class Uncounted(Exception):
    """A result would be lost that is not in the statistics yet; nothing has changed."""


class Shelf:
    """Tables at hand."""

    def __init__(self, store: Store, alarms: Alarms, clock: Callable[[], float], limits: Limits, room: int) -> None:
        self.store = store
        self.alarms = alarms
        self.clock = clock
        self.limits = limits
        self.room = room
        self.changed: list[Callable[[Place], None]] = []  # who wants to know
        self._tables: OrderedDict[Place, Table] = OrderedDict()
        self._packed: dict[Place, bytes] = {}
        self._locks: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        return int(self.clock())

    # -- reading -----------------------------------------------------------------------------------------------------

    async def read(self, place: Place, look: Callable[[Table], T], *, newest: bool = True) -> T:
        """What `look` sees in the table as it is stored; it must not change it. Not the `newest`: as it was at hand,
        for whoever is about to change it, where whatever is old will be found out."""
        async with self._lock(place):
            table = self._tables.get(place)
            if table is not None and newest and not await self._is_current(table):
                self._forget(place)
            found = await self._load(place)
            if isinstance(found, Table):
                return look(found)
        return await self.read(found, look, newest=newest)

    async def find(self, place: Place) -> Place | None:
        """Where the table of that place stands now; None if there is none."""
        try:
            return await self.read(place, lambda table: table.place)
        except NoTable:
            return None
        except BadTable:  # something stands here, whatever it is
            return place

    async def _is_current(self, table: Table) -> bool:
        """True unless another worker has written since."""
        return await self.store.revision(table.place) == table.revision

    def _lock(self, place: Place) -> asyncio.Lock:
        lock = self._locks.get(place)
        if lock is None:
            lock = self._locks[place] = asyncio.Lock()
        return lock

    async def _load(self, place: Place) -> Table | Place:
        """The table, from memory where it is at hand; another place where it has moved."""
        table = self._tables.get(place)
        if table is not None:
            self._tables.move_to_end(place)
            return table
        stored = await self.store.load(place)
        if stored is None:
            raise NoTable
        if stored.moved is not None:
            return stored.moved
        table = Table.unpack(place, stored.revision, stored.data)
        if table.dropped:
            self._heal(table)
        self._keep(table, stored.data)
        return table

    @staticmethod
    def _heal(table: Table) -> None:
        """The table stands before the answers that no longer fit; its history learns so with the next write."""
        logger.warning("%s: %d answers no longer fit the rules and were dropped", table.place.text, table.dropped)
        assert table.game is not None  # noqa: S101
        table.answers = history.cut(table.game.number)
        table.marks = []
        table.generation += 1
        for seat in table.seats:  # whatever is asked now, no older button is good for it
            seat.question = -1

    def _keep(self, table: Table, packed: bytes) -> None:
        self._tables[table.place] = table
        self._packed[table.place] = packed
        while len(self._tables) > self.room:
            oldest, _ = self._tables.popitem(last=False)
            self._packed.pop(oldest, None)

    def _forget(self, place: Place) -> None:
        self._tables.pop(place, None)
        self._packed.pop(place, None)

    # -- writing -----------------------------------------------------------------------------------------------------

    async def change(self, place: Place, act: Callable[[Table], T], *, by_person: bool = True) -> T:
        """`act` has been done to the table, and that is stored. If it refuses, nothing has changed."""
        async with self._lock(place):
            for _ in range(TRIES):
                at_hand = place in self._tables
                found = await self._load(place)
                if isinstance(found, Place):
                    break
                # That something is refused, or that there is nothing to do, holds only for what is stored: another
                # worker may have gone on meanwhile.
                try:
                    before = found.revision
                    result = await self._changed(found, act, by_person)
                    if not at_hand or found.revision != before or await self._is_current(found):
                        return result
                    self._forget(place)
                except Conflict:
                    self._forget(place)
                except EngineError:
                    if found.pack() != self._packed.get(place):
                        self._forget(place)
                    if not at_hand or await self._is_current(found):
                        raise
                    self._forget(place)
                except BaseException:
                    self._forget(place)
                    raise
            else:
                raise Busy
        return await self.change(found, act, by_person=by_person)

    async def _changed(self, table: Table, act: Callable[[Table], T], by_person: bool) -> T:
        due = table.due
        result = act(table)
        if by_person:
            table.touched, table.expiring = self._touched(table), 0
        pace.settle(table, self.now(), self.limits)
        await self._write(table, due)
        return result

    def _touched(self, table: Table) -> int:
        """When someone last did something, to the minute: not every look at a hand is worth a write."""
        now = self.now()
        return table.touched if now - table.touched < 60 and not table.expiring else now

    async def _write(self, table: Table, due: int) -> None:
        packed = table.pack()
        if packed == self._packed.get(table.place):
            return
        # The alarm first: if the write then fails, it rings for nothing, which does no harm.
        if table.due and (not due or table.due < due):
            await self.alarms.set(table.place, table.due)
        lives = pace.kept(table, self.limits)
        table.revision = await self.store.save(
            table.place, table.revision, packed, history=table.answers, fresh=table.fresh, lives=lives
        )
        table.answers, table.fresh = b"", False
        self._keep(table, packed)
        for tell in self.changed:
            tell(table.place)

    async def create(self, place: Place, make: Callable[[Table | None], Table]) -> Table:
        """A new table stands at that place. `make` is given the one that stood there, and may refuse."""
        place = await self._where(place)
        async with self._lock(place):
            for _ in range(TRIES):
                self._forget(place)
                revision, old = await self._old(place)
                table = make(old)
                table.place, table.revision = place, revision
                table.touched = self.now()
                pace.settle(table, self.now(), self.limits)
                try:
                    await self._write(table, 0)
                    return table
                except Conflict:
                    continue
        raise Busy

    async def _old(self, place: Place) -> tuple[int, Table | None]:
        """The revision at that place and the table there; what cannot be read any more may be replaced."""
        try:
            found = await self._load(place)
        except NoTable:
            return 0, None
        except NewerTable:
            raise
        except BadTable as fault:
            faults.note(logger, f"{place.text}: what stood here was given up", fault)
            return await self.store.revision(place), None
        assert isinstance(found, Table)  # noqa: S101  (signposts have been followed)
        return found.revision, found

    async def _where(self, place: Place) -> Place:
        """Where signposts lead from there, whether or not a table is left at their end."""
        while (stored := await self.store.load(place)) is not None and stored.moved is not None:
            place = stored.moved
        return place

    async def move(self, old: Place, new: Place) -> None:
        """What stood at the old place stands at the new one; a Conflict if that has a table of its own."""
        async with self._lock(old):
            self._forget(old)
            await self.store.move(old, new)
        for tell in self.changed:
            tell(new)

    async def clear(self, place: Place) -> bool:
        """True if nobody plays at that place: whatever stood there is gone, unless it is not ours to touch."""
        async with self._lock(place):
            self._forget(place)
            stored = await self.store.load(place)
            if stored is None or stored.moved is not None:
                return stored is None
            try:
                table = Table.unpack(place, stored.revision, stored.data)
                if table.uncounted:
                    raise Uncounted
                if table.phase == PLAYING:
                    return False
            except NewerTable:
                return False
            except BadTable:  # nobody can play there
                pass
            await self.store.delete(place, stored.revision)
            return True
