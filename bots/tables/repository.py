"""The repository of tables: reads them through a cache, and writes every change with a compare-and-set.

Problem: loading and unpacking a table takes longer than most changes, but several workers may change the same table.

Idea: live tables are cached together with the revision that they have in storage. A change is applied to the cached
copy, under a lock per table, and written only if the stored revision is still that of the copy. If another worker has
written in the meantime, the copy is discarded, and the change is applied again to the newly loaded table. So a change
must be a plain function of the table: it may be called several times, and only the last call counts.

Rule: storage has the truth. The write itself proves that a copy was current. When nothing is written, because the
change was refused or changed nothing, there is no such proof: another worker may have written something under which the
change would succeed. In that case the revision of a cached copy is compared with the stored one before the result or
the refusal is believed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from bots import redacted_log
from bots.observer import Observer
from bots.refusals import Busy, NoTable
from bots.tables import deadlines
from bots.tables.deadlines import Limits
from engine import EngineError
from storage import answers
from storage.alarms import Alarms
from storage.errors import BadTable, Conflict, NewerTable
from storage.places import Place
from storage.redis_store import Store
from storage.table import PLAYING, Table

logger = logging.getLogger(__name__)
T = TypeVar("T")

TRIES = 50  # attempts while others write to the same table at the same time


class Uncounted(Exception):
    """The change would discard a result that is not in the statistics yet; the table is unchanged."""


class TableRepository:
    """Loads, caches and saves tables; keeps at most `capacity` of them in memory."""

    def __init__(
        self,
        store: Store,
        alarms: Alarms,
        clock: Callable[[], float],
        limits: Limits,
        capacity: int,
        observer: Observer | None = None,
    ) -> None:
        self.store = store
        self.alarms = alarms
        self.clock = clock
        self.limits = limits
        self.capacity = capacity
        self.observer = observer or Observer()
        self.listeners: list[Callable[[Place], None]] = []  # called with the place of every table that was written
        self._tables: OrderedDict[Place, Table] = OrderedDict()
        self._packed: dict[Place, bytes] = {}  # the tables of the cache, as they are stored
        self._locks: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()

    def now(self) -> int:
        """Return the current time in whole seconds."""
        return int(self.clock())

    # -- reading -----------------------------------------------------------------------------------------------------

    async def read(
        self, place: Place, look: Callable[[Table], T], *, newest: bool = True, revision: int | None = None
    ) -> T:
        """Return `look(table)`; `look` must not change the table.

        A cached copy is compared with the stored revision first, or with `revision` if the caller has just read that.
        With newest=False the cached copy is used unchecked; a stale copy is caught when it is written.
        """
        async with self._lock(place):
            table = self._tables.get(place)
            if table is not None and newest and not await self._is_current(table, revision):
                self._forget(place)
            found = await self._load(place)
            if isinstance(found, Table):
                return look(found)
        return await self.read(found, look, newest=newest)

    async def find(self, place: Place) -> Place | None:
        """Return where the table of that place is now, or None if there is no table."""
        try:
            return await self.read(place, lambda table: table.place)
        except NoTable:
            return None
        except BadTable:  # there is a table, even though it cannot be read
            return place

    async def _is_current(self, table: Table, revision: int | None = None) -> bool:
        """True unless another worker has written since. The cached copy may be newer than a `revision` read earlier."""
        if revision is None:
            return await self.store.revision(table.place) == table.revision
        return 0 < revision <= table.revision

    def _lock(self, place: Place) -> asyncio.Lock:
        lock = self._locks.get(place)
        if lock is None:
            lock = self._locks[place] = asyncio.Lock()
        return lock

    async def _load(self, place: Place) -> Table | Place:
        """Return the table, from the cache if possible, or the place that it has moved to."""
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
            self._accept_dropped_answers(table)
        self._keep(table, stored.data)
        self.observer.note_loaded(place, table.phase)
        return table

    @staticmethod
    def _accept_dropped_answers(table: Table) -> None:
        """Continue without the answers that no longer fit the rules; the next write removes them from the history."""
        logger.warning("%s: %d answers no longer fit the rules and were dropped", table.place.text, table.dropped)
        assert table.game is not None  # noqa: S101
        table.answers = answers.pack_cut(table.game.number)
        table.marks = []
        table.generation += 1
        for seat in table.seats:  # every question counts as a new one, so that no older button answers it
            seat.question = -1

    def _keep(self, table: Table, packed: bytes) -> None:
        self._tables[table.place] = table
        self._packed[table.place] = packed
        while len(self._tables) > self.capacity:
            oldest, _ = self._tables.popitem(last=False)
            self._packed.pop(oldest, None)

    def _forget(self, place: Place) -> None:
        self._tables.pop(place, None)
        self._packed.pop(place, None)

    def forget_all(self) -> None:
        """Read every table again before it is next used: storage may have lost what was written to it."""
        self._tables.clear()
        self._packed.clear()

    # -- writing -----------------------------------------------------------------------------------------------------

    async def change(self, place: Place, act: Callable[[Table], T], *, by_person: bool = True) -> T:
        """Apply `act` to the table, store the table, and return the result of `act`.

        `act` may be called several times. If it refuses (raises an EngineError), nothing changes. `by_person` is False
        for timed work and the like, which does not prolong the life of the table.
        """
        async with self._lock(place):
            for _ in range(TRIES):
                was_cached = place in self._tables
                found = await self._load(place)
                if isinstance(found, Place):
                    break
                try:
                    before = found.revision
                    result = await self._apply(found, act, by_person)
                    was_written = found.revision != before
                    if was_written or not was_cached or await self._is_current(found):
                        return result
                except Conflict:
                    pass
                except EngineError:
                    if found.pack() != self._packed.get(place):  # `act` changed the copy before it refused
                        self._forget(place)
                    if not was_cached or await self._is_current(found):
                        raise
                except BaseException:
                    self._forget(place)
                    raise
                self._forget(place)  # the copy was stale: load the table again and retry
            else:
                raise Busy
        return await self.change(found, act, by_person=by_person)

    async def _apply(self, table: Table, act: Callable[[Table], T], by_person: bool) -> T:
        due = table.due
        deadlines.correct_times(table, self.now(), self.limits)
        result = act(table)
        if by_person:
            table.touched, table.expiring = self._last_activity(table), 0
        deadlines.settle(table, self.now(), self.limits)
        await self._write(table, due)
        return result

    def _last_activity(self, table: Table) -> int:
        """When someone last did something, to the minute, so that looking at a hand does not always cost a write."""
        now = self.now()
        return table.touched if now - table.touched < 60 and not table.expiring else now

    async def _write(self, table: Table, due: int) -> None:
        packed = table.pack()
        if packed == self._packed.get(table.place):
            return
        # The alarm first: if the write then fails, the alarm goes off needlessly, which does no harm.
        if table.due and (not due or table.due < due):
            await self.alarms.set(table.place, table.due)
        lives = deadlines.stored_lifetime(table, self.limits)
        try:
            table.revision = await self.store.save(
                table.place, table.revision, packed, answers=table.answers, fresh=table.fresh, lives=lives
            )
        except Conflict:
            raise
        except BaseException:  # also if the task was cancelled: it may have been stored, and only the reply was lost
            self.notify(table.place)
            raise
        table.answers, table.fresh = b"", False
        self._keep(table, packed)
        self.observer.note_stored(table.place, table.phase)
        self.notify(table.place)

    def notify(self, place: Place) -> None:
        """Call the listeners because the table of that place has changed, here or in another process."""
        for listener in self.listeners:
            listener(place)

    async def create(self, place: Place, make: Callable[[Table | None], Table]) -> Table:
        """Store a new table at that place and return it. `make` gets the old table, if there is one, and may refuse."""
        place = await self._follow_moves(place)
        async with self._lock(place):
            for _ in range(TRIES):
                self._forget(place)
                revision, old = await self._load_old(place)
                table = make(old)
                table.place, table.revision = place, revision
                table.touched = self.now()
                deadlines.settle(table, self.now(), self.limits)
                try:
                    await self._write(table, 0)
                    return table
                except Conflict:
                    continue
        raise Busy

    async def _load_old(self, place: Place) -> tuple[int, Table | None]:
        """Return the revision at that place and its table; a damaged table counts as none, and may be replaced."""
        try:
            found = await self._load(place)
        except NoTable:
            return 0, None
        except NewerTable:
            raise
        except BadTable as fault:
            redacted_log.report(logger, f"{place.text}: the old table cannot be read and is replaced", fault)
            return await self.store.revision(place), None
        assert isinstance(found, Table)  # noqa: S101  (`_follow_moves` was called before)
        return found.revision, found

    async def _follow_moves(self, place: Place) -> Place:
        """Return where the table of that place has moved to, whether or not there is still a table."""
        while (stored := await self.store.load(place)) is not None and stored.moved is not None:
            place = stored.moved
        return place

    async def move(self, old: Place, new: Place) -> None:
        """Move a table to another place; raise Conflict if there is a table already."""
        async with self._lock(old):
            self._forget(old)
            await self.store.move(old, new)
        self.observer.note_gone(old)  # and it is loaded at its new place, at the latest to be drawn there
        self.notify(new)

    async def clear(self, place: Place) -> bool:
        """Delete the table unless a game is running or a newer version wrote it; True if the place is free."""
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
            except BadTable:  # nobody can play at a damaged table
                pass
            await self.store.delete(place, stored.revision)
            self.observer.note_gone(place)
            return True
