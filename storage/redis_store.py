"""The store of tables: each table is bytes under a revision, and every write is a compare-and-set.

The problem: several workers, and several presses in one worker, write to one table at the same time. A worker can be
killed between any two commands, and an answer of the server can get lost after the command was carried out. No press
may be lost, and none may count twice.

The idea: a write is one script, so it happens as a whole or not at all. It names the revision it was made from, and is
refused (Conflict) if the table is at another one by then: the caller reads again and repeats its change. It also
carries a nonce that the table keeps. When the answer was lost and the client sends the command again, the script finds
its own nonce and only returns the revision.

The rules:
- The table, the answers given since, and the life time of all its keys change in the same script.
- A revision is never used twice at a place, not even by a table that was deleted and made anew, or after the server has
  lost what it had stored: it is the server's clock in microseconds, or one more than before if that is more. So "the
  revision is unchanged" always means "the table is unchanged".
- A table that has moved is a signpost, a table that is arriving is marked (see `storage.moving`): neither is written.
- What this program cannot have written is one bad table, and hurts no other: it is loaded as bytes that are not a
  table, and can be replaced.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import suppress
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

from storage import keys
from storage.connection import Client
from storage.errors import BadTable, Conflict, WrongType
from storage.moving import ARRIVED, Move
from storage.place_index import PlaceIndex
from storage.places import Place, parse_place
from storage.scripts import Script
from storage.store_scripts import (
    ACQUIRE_LEASE,
    DELETE,
    DROP_SIGNPOST,
    FIRST_TIME,
    PERSIST,
    RELEASE_LEASE,
    RENEW_LEASE,
    SAVE,
    SAVE_DRAFTS,
    SAVE_DRAWN_NOTES,
)
from storage.traces import Traces

BATCH = 1000  # keys looked through at a time
LONGEST_WAY = 16  # signposts one after another
BURIED = "buried"  # beside the drafts, which are known by audience
DIGITS_OF_REVISION = 16  # more would not be exact in a script


class Stored(NamedTuple):
    """A table as it is stored: its revision and its bytes; or, where it has moved away, the place it moved to."""

    revision: int
    data: bytes
    moved: Place | None = None

    def __repr__(self) -> str:  # the bytes hold every hand and every deck, and what is shown may end in a log
        return f"Stored(revision={self.revision}, {len(self.data)} bytes, moved={self.moved})"


class Renewal(IntEnum):
    """What became of a drawing lease that was to be renewed."""

    LOST = 0  # another worker has it
    KEPT = 1
    REGAINED = 2  # it had expired: another worker may have had it in the meantime


class DrawingLease(NamedTuple):
    """The right to draw a place, with what the worker needs to begin."""

    revision: int  # of the table; 0 if there is none
    drawn: dict[str, bytes]  # what was last drawn, by audience
    drafts: dict[str, bytes]  # what people have picked and not confirmed, by audience
    buried: str = ""  # the message of a table that was seen buried


class Store:
    """All tables on one server or cluster, as one worker sees them; no two workers have the same name."""

    def __init__(self, client: Client, worker: bytes) -> None:
        self._client = client
        self._worker = worker
        self.epoch = ""  # of the server, as the worker has learned of it (see `epochs`); "" if it is not known
        self.index = PlaceIndex(client, self.places)
        self._traces = Traces(client)
        # From the clock, so that a worker that is restarted under its old name repeats no nonce.
        self._nonces = itertools.count(time.time_ns())
        self._save = Script(client, SAVE)
        self._persist = Script(client, PERSIST)
        self._delete = Script(client, DELETE)
        self._drop_signpost = Script(client, DROP_SIGNPOST)
        self._arrived = Script(client, ARRIVED)
        self._save_drawn_notes = Script(client, SAVE_DRAWN_NOTES)
        self._first_time = Script(client, FIRST_TIME)
        self._acquire_lease = Script(client, ACQUIRE_LEASE)
        self._renew_lease = Script(client, RENEW_LEASE)
        self._release_lease = Script(client, RELEASE_LEASE)
        self._save_drafts = Script(client, SAVE_DRAFTS + "save_drafts(KEYS[1], 1, #ARGV)")

    # Tables

    async def load(self, place: Place) -> Stored | None:
        """Return the table of the place as it is now, or None. A value that is not a table has revision 0."""
        return await self._load(place, frozenset())

    async def _load(self, place: Place, arriving: frozenset[Place]) -> Stored | None:
        """Load the table. `arriving` are the places whose unfinished moves wait for this one."""
        names = ("revision", "data", "moved", "arrives")
        try:
            revision, data, moved, arrives = await self._client.execute_command("HMGET", keys.table(place), *names)
        except WrongType:
            return Stored(0, b"")
        if arrives is not None:  # somebody began to move it here and did not finish
            await self._finish_arrival(place, arrives, arriving | {place})
            return await self._load(place, arriving)
        if revision is None:
            return None
        return Stored(
            _revision(revision), data or b"", await self._signpost(place, moved) if moved is not None else None
        )

    async def _finish_arrival(self, place: Place, arrives: bytes, arriving: frozenset[Place]) -> None:
        old = parse_place(arrives)
        if old is None or old in arriving:  # no such place, or each of several is arriving from the next
            await self._arrived.run((keys.table(place),), arrives)
            return
        with suppress(Conflict):  # it went elsewhere in the end, and the copy here is gone
            await self._move(old, place, arriving)

    async def _signpost(self, place: Place, moved: bytes) -> Place | None:
        """Return where the table went. A signpost that leads nowhere or in a circle is removed and treated as a damaged
        table."""
        target = parse_place(moved)
        if target is not None and await self._arrives_somewhere(place, target):
            return target
        await self._drop_signpost.run((keys.table(place),), moved)
        return None

    async def _arrives_somewhere(self, place: Place, target: Place) -> bool:
        """Whether the signposts from the target end before they come back, or become too many."""
        passed = {place}
        while target not in passed and len(passed) < LONGEST_WAY:
            passed.add(target)
            try:
                moved = await self._client.execute_command("HGET", keys.table(target), "moved")
            except WrongType:
                return True
            following = parse_place(moved) if moved else None
            if following is None:
                return True
            target = following
        return False

    async def revision(self, place: Place) -> int:
        """Return the revision of the table as it is now; 0 where there is none."""
        try:
            return _revision(await self._client.execute_command("HGET", keys.table(place), "revision"))
        except WrongType:
            return 0

    async def save(
        self, place: Place, expected: int, data: bytes, *, answers: bytes = b"", fresh: bool = False, lives: int
    ) -> int:
        """Store the table for `lives` seconds (0: without limit) and return its new revision.

        Raise Conflict if the revision is not the expected one; 0 expects that there is no table. `answers` is one more
        chunk of the answers given; with `fresh`, those of the game before are dropped first.
        """
        revision: int = await self._save.run(
            (keys.table(place), keys.answers(place), keys.drawn_notes(place)),
            *(expected, self._nonce(), data, answers, int(fresh), lives),
        )
        if not revision:
            raise Conflict(f"the table at {place.text} is not at revision {expected}")
        if not expected:
            await self.index.add(place)
        return revision

    async def persist(self, place: Place) -> None:
        """Keep the table until it is changed, even if it was stored with a time to live."""
        await self._persist.run((keys.table(place), keys.answers(place), keys.drawn_notes(place)))

    def _nonce(self) -> bytes:
        return self._worker + b":%x" % next(self._nonces)

    async def delete(self, place: Place, expected: int) -> None:
        """Delete the table; raise Conflict if its revision is not the expected one."""
        if not await self._delete.run((keys.table(place), keys.answers(place), keys.drawn_notes(place)), expected):
            raise Conflict(f"the table at {place.text} is not at revision {expected}")
        await self.index.remove_stale(place)

    async def answer_chunks(self, place: Place) -> list[bytes]:
        """Return the chunks of answers in the order they were saved."""
        try:
            return list(await self._client.execute_command("LRANGE", keys.answers(place), 0, -1))
        except WrongType:
            raise BadTable(f"the answers stored at {place.text} are something else") from None

    async def places(self) -> AsyncIterator[Place]:
        """Yield every place that has a table or had one that moved away, once.

        This scans all keys of the server: only for the start and for rare work that must not miss any. See `index`.
        """
        seen: set[Place] = set()
        async for key in self._client.scan_iter(match=keys.EVERY_TABLE, count=BATCH):
            place = keys.place_of(key)
            if place is not None and place not in seen:
                seen.add(place)
                yield place

    async def move(self, old: Place, new: Place) -> None:
        """Move the table and all that belongs to it, and leave a signpost; raise Conflict if there is a table at the
        new place."""
        await self._move(old, new, frozenset())

    async def _move(self, old: Place, new: Place, arriving: frozenset[Place]) -> None:
        if old == new:
            return
        await self._load(old, arriving)  # an unfinished move to the old place comes first
        await self.index.add(new)
        await self._traces.note_move(old, new)
        await Move(self._client, old, new).finish()

    async def move_results(self, old: Place, new: Place) -> None:
        """Move the results and records of the old place to the new one; tables stay where they are."""
        await self._traces.note_move(old, new)
        await Move(self._client, old, new).move_results()

    # Drawn notes: what was last drawn for whom

    async def drawn_notes(self, place: Place) -> dict[str, bytes]:
        """Return what was last drawn for each audience."""
        try:
            found = await self._client.execute_command("HGETALL", keys.drawn_notes(place))
        except WrongType:
            return {}
        return _by_audience(found.items())

    async def save_drawn_notes(self, place: Place, notes: Mapping[str, bytes | None], lives: int) -> None:
        """Store what these audiences see now; None forgets one. All notes of the place live for that many seconds (0:
        without limit)."""
        if notes:
            await self._save_drawn_notes.run((keys.drawn_notes(place),), 3, lives, *_pairs(notes))

    # Marks and notes

    async def is_first_time(self, mark: str, seconds: int) -> bool:
        """Return True to the first who asks about this mark, and False to everyone else for that many seconds."""
        return bool(await self._first_time.run((keys.seen(mark),), self._nonce(), seconds))

    async def read_note(self, name: str) -> str:
        """Return the note of that name; an empty text if there is none."""
        try:
            return _text(await self._client.execute_command("GET", keys.note(name)) or b"") or ""
        except WrongType:
            return ""

    async def write_note(self, name: str, value: str, lives: int = 0) -> None:
        """Store a named note for all workers, for `lives` seconds (0: without limit)."""
        await self._client.execute_command("SET", keys.note(name), value, *(("EX", lives) if lives else ()))

    async def server_of(self, platform: str, channel: str) -> str:
        """Return the server, which has several channels, that this one belongs to; an empty text if it is not noted."""
        return await self.read_note(_server_note(platform, channel))

    async def note_server(self, platform: str, channel: str, server: str, lives: int) -> None:
        """Note the server of that channel for all workers, for `lives` seconds."""
        await self.write_note(_server_note(platform, channel), server, lives)

    # The drawing lease: one worker at a time draws a place

    async def acquire_drawing_lease(
        self, place: Place, seconds: float, drafts: Mapping[str, bytes | None] = MappingProxyType({})
    ) -> DrawingLease | None:
        """Acquire the drawing lease for that many seconds; None while another worker has it.

        In any case, store what these audiences have picked; None forgets one.
        """
        names = keys.drawing_lease(place), keys.table(place), keys.drawn_notes(place), keys.drafts(place)
        picked = _pairs(drafts)
        nonce = [self._nonce()] if picked else []
        found = await self._acquire_lease.run(names, self._worker, int(seconds * 1000), *nonce, *picked)
        if found is None:
            return None
        revision, *hashes = found
        drawn, stored = (_by_audience(zip(flat[::2], flat[1::2], strict=True)) for flat in hashes)
        return DrawingLease(_revision(revision), drawn, stored, _text(stored.pop(BURIED, b"")) or "")

    async def note_buried(self, place: Place, message: str) -> None:
        """Note that the table, which that message shows, has scrolled out of sight."""
        await self._save_drafts.run((keys.drafts(place),), BURIED, message)

    async def renew_drawing_lease(self, place: Place, seconds: float) -> Renewal:
        """Keep the drawing lease for that many seconds from now, unless another worker has acquired it."""
        return Renewal(await self._renew_lease.run((keys.drawing_lease(place),), self._worker, int(seconds * 1000)))

    async def release_drawing_lease(
        self,
        place: Place,
        notes: Mapping[str, bytes | None] = MappingProxyType({}),
        lives: int = 0,
        drafts: Mapping[str, bytes | None] = MappingProxyType({}),
    ) -> bool:
        """Store these notes as `save_drawn_notes` does, and release the lease; False if this worker had lost it.

        Store these drafts as well, as `acquire_drawing_lease` does.
        """
        names = keys.drawn_notes(place), keys.drawing_lease(place), keys.drafts(place)
        picked = _pairs(drafts)
        release = self._release_lease.run(names, 4 + len(picked), lives, self._worker, *picked, *_pairs(notes))
        return bool(await release)


def _server_note(platform: str, channel: str) -> str:
    return f"{platform}:guild:{channel}"


def _pairs(notes: Mapping[str, bytes | None]) -> list[bytes | str]:
    return [part for audience, note in notes.items() for part in (audience, note or b"")]


def _by_audience(stored: Iterable[tuple[bytes, bytes]]) -> dict[str, bytes]:
    """Decode the names of audiences; one that is not a text is skipped."""
    return {text: data for audience, data in stored if (text := _text(audience)) is not None}


def _revision(stored: bytes | None) -> int:
    """Return a stored revision; 0 for what cannot be one."""
    return int(stored) if stored and stored.isdigit() and len(stored) <= DIGITS_OF_REVISION else 0


def _text(stored: bytes) -> str | None:
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return None
