"""Backups: everything the bot has stored, in one file that any server can take back.

The problem: the files of a server, and the bytes that its DUMP command returns, can be read only by servers of the same
kind and version. A backup should also restore from Valkey to Redis, from an embedded server to a cluster, and years
later. And it is made while people play.

The idea: the file holds values, not the bytes of a server: for every key its type, when it expires, and what is in it.
All keys of one table (they share a hash tag) are read by one script, so each table is complete and as of one instant.
A table that moves to another place while the backup is made could be missed at both; so the place that a signpost leads
to is read again at the end, and what comes later in the file counts. What belongs to a person is read at another
instant than their tables; so it is completed from these when it is restored (`storage.completion`).

The rules:
- A file is a gzip stream (which has a checksum) of msgpack objects: a header, the entries, and a footer with their
  number. It is read and checked as a whole before anything is restored.
- What is only of use while a worker runs (leases, marks of requests that were seen) is not in it, nor is what a worker
  corrects when it starts: the index of places, and the note that the traces of people are complete. The epoch is not in
  it either, so that every screen is drawn again after a restore: people may see what was not stored yet.
- A restored table gets another generation, so that no button from the time after the backup answers a question of the
  time before it.
"""

from __future__ import annotations

import gzip
import os
import re
import tempfile
import zlib
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgpack

from storage import keys
from storage.completion import Completion
from storage.connection import Client
from storage.errors import BadTable, StorageError
from storage.places import Place, parse_place
from storage.scripts import Script
from storage.table import GENERATIONS, Table

NAME: Final = "dominion-in-chat backup"
FORMAT: Final = 1
EVERYTHING: Final = "dominion:*"
RESTORING: Final = keys.note("restoring")
BATCH: Final = 1000  # keys looked through at a time
AT_ONCE: Final = 500  # items of one value written with one command
TAG: Final = re.compile(rb"\{(.+?)\}")
NOT_KEPT: Final = re.compile(
    rb"dominion:(seen:.*|places|epoch|workers|note:traces-filled|note:restoring)|.*\}:(pen|arriving)", re.DOTALL
)
NEW_GENERATION: Final = 1000  # added to the generation of a restored table: more than it can have grown by since
WRITES: Final = {"hash": "HSET", "list": "RPUSH", "set": "SADD", "zset": "ZADD"}

# What is in each key, and when it expires, in milliseconds since 1970 (0: never).
READ = """
local now, found = redis.call('TIME'), {}
for _, key in ipairs(KEYS) do
    local kind, left, value = redis.call('TYPE', key).ok, redis.call('PTTL', key), false
    if kind == 'string' then value = {redis.call('GET', key)}
    elseif kind == 'hash' then value = redis.call('HGETALL', key)
    elseif kind == 'list' then value = redis.call('LRANGE', key, 0, -1)
    elseif kind == 'set' then value = redis.call('SMEMBERS', key)
    elseif kind == 'zset' then value = redis.call('ZRANGE', key, 0, -1, 'WITHSCORES') end
    local expires = left >= 0 and string.format('%.0f', now[1] * 1000 + now[2] / 1000 + left) or '0'
    if value then found[#found + 1] = {key, kind, expires, value} end
end
return found
"""


class BadBackup(StorageError):
    """The file is not a complete backup that this version can read, or cannot be one."""


class Entry(NamedTuple):
    """One key: its name, its type, when it expires (milliseconds since 1970, 0: never), and its items in order."""

    key: bytes
    kind: str
    expires: int
    items: list[bytes]

    def __repr__(self) -> str:  # the items hold every hand and every deck
        return f"Entry({self.key!r}, {self.kind}, {len(self.items)} items)"


# -- writing a backup --------------------------------------------------------------------------------------------------


async def write_backup(client: Client, file: Path, version: str) -> int:
    """Write everything stored to the file, which only its owner may read; return the number of keys.

    The file appears under its name only when it is complete and on disk.
    """
    _refuse_pipe(file)
    await require_complete(client)
    # A name of its own, because another backup to the same file may be under way.
    descriptor, name = tempfile.mkstemp(".partial", f".{file.name}.", file.parent)
    partial = Path(name)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(filename="", fileobj=raw, mode="wb") as packed:
                count = await _write_entries(client, packed, version)
            raw.flush()
            os.fsync(raw.fileno())
        partial.replace(file)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise
    return count


async def _write_entries(client: Client, packed: gzip.GzipFile, version: str) -> int:
    packed.write(msgpack.packb({"backup": NAME, "format": FORMAT, "version": version}))
    count, names = 0, set()
    async for entry in read_entries(client):
        packed.write(msgpack.packb(list(entry)))
        names.add(entry.key)
        count += 1
    packed.write(msgpack.packb({"entries": count}))
    return len(names)


async def read_entries(client: Client) -> AsyncIterator[Entry]:
    """Yield every key that is worth keeping; a later entry of the same key replaces an earlier one."""
    read, moved = Script(client, READ), set()
    for names in (await _names_by_tag(client)).values():
        for entry in await _read(read, names):
            yield entry
            if (target := _target_of_signpost(entry)) is not None:
                moved.add(target)
    for place in sorted(moved):
        for entry in await _read(read, [name(place).encode() for name in keys.OF_PLACE]):
            yield entry


async def _names_by_tag(client: Client) -> dict[bytes, list[bytes]]:
    """Return the names of all keys by what has to be read at the same instant."""
    names: dict[bytes, set[bytes]] = defaultdict(set)
    async for name in client.scan_iter(match=EVERYTHING, count=BATCH):
        if not NOT_KEPT.fullmatch(name):
            tag = TAG.search(name)
            names[tag[1] if tag else name].add(name)
    return {tag: sorted(found.union(_keys_beside(tag))) for tag, found in names.items()}


def _keys_beside(tag: bytes) -> set[bytes]:
    """Return all keys that a place or a person can have: one may be added after the scan has passed it."""
    place, person = parse_place(tag), tag.removeprefix(b"person:").decode(errors="replace")
    if place is not None:
        return {name(place).encode() for name in keys.OF_PLACE}
    return {name(person).encode() for name in keys.OF_PERSON} if tag.startswith(b"person:") else set()


async def _read(script: Script, names: list[bytes]) -> list[Entry]:
    return [
        Entry(key, kind.decode(), int(expires), items) for key, kind, expires, items in await script.run(tuple(names))
    ]


def _target_of_signpost(entry: Entry) -> Place | None:
    """Return the place that the table has moved to, if the entry is a signpost."""
    moved = _fields(entry).get(b"moved")
    return parse_place(moved) if moved is not None else None


def _refuse_pipe(file: Path) -> None:
    """Raise BadBackup for a pipe or a device: a backup is read more than once, and takes the place of what is there."""
    if file.exists() and not (file.is_file() or file.is_dir()):
        raise BadBackup(f"{file} is a pipe or a device; a backup needs a file of its own")


# -- reading and restoring ---------------------------------------------------------------------------------------------


def entries_of(file: Path) -> Iterator[Entry]:
    """Yield the entries of the file; raise BadBackup as soon as it turns out not to be a complete backup."""
    try:
        _refuse_pipe(file)
        with gzip.open(file, "rb") as packed:
            yield from _checked(msgpack.Unpacker(packed, max_buffer_size=0), file)
    except (EOFError, zlib.error, ValueError, TypeError, gzip.BadGzipFile, msgpack.UnpackException):
        raise BadBackup(f"{file} is not a backup, or it is damaged") from None
    except OSError as error:
        raise BadBackup(f"{file} cannot be read: {error.strerror}") from None


def _checked(items: Iterator[Any], file: Path) -> Iterator[Entry]:
    header = next(items, None)
    if not isinstance(header, dict) or header.get("backup") != NAME:
        raise BadBackup(f"{file} is not a backup")
    if header.get("format") != FORMAT:
        raise BadBackup(f"{file} was written by a newer version ({header.get('version')}): update this one first")
    for count, item in enumerate(items):
        if isinstance(item, dict):
            if item.get("entries") != count or next(items, None) is not None:
                break
            return
        yield _entry(item)
    raise BadBackup(f"{file} is incomplete")


def _entry(item: Any) -> Entry:
    """Check an entry; raise ValueError if no backup contains it."""
    key, kind, expires, items = item
    pairs = kind in ("hash", "zset")
    if not (
        (isinstance(key, bytes) and key.startswith(b"dominion:"))
        and (kind in WRITES or (kind == "string" and len(items) == 1))
        and (isinstance(expires, int) and expires >= 0)
        and (isinstance(items, list) and items and all(isinstance(each, bytes) for each in items))
        and not (pairs and len(items) % 2)
    ):
        raise ValueError
    return Entry(key, kind, expires, items)


async def is_empty(client: Client) -> bool:
    """True if the bot has stored nothing on this server."""
    async for name in client.scan_iter(match=EVERYTHING, count=BATCH):
        if name != keys.EPOCH.encode():
            return False
    return True


async def restore_backup(client: Client, file: Path) -> int:
    """Replace everything the bot has stored by what is in the file; return the number of keys.

    The file is checked first, and nothing is touched if it is not sound. No worker may be running: what it has in
    memory would be newer than what is stored. If this is interrupted, no worker may start (`require_complete`).
    """
    for _ in entries_of(file):
        pass
    await client.execute_command("SET", RESTORING, "1")
    async for name in client.scan_iter(match=EVERYTHING, count=BATCH):
        if name != RESTORING.encode():
            await client.execute_command("DEL", name)
    names = set()
    for entry in entries_of(file):
        await _write(client, _with_new_generation(entry))
        names.add(entry.key)
    completion = Completion(client)
    for entry in entries_of(file):
        await _complete(completion, entry)
    await client.execute_command("DEL", RESTORING)
    return len(names)


async def require_complete(client: Client) -> None:
    """Raise a StorageError if a backup was restored only in part."""
    if await client.execute_command("EXISTS", RESTORING):
        raise StorageError("a backup was restored only in part: restore it once more, with --overwrite")


async def _complete(completion: Completion, entry: Entry) -> None:
    place = keys.place_of(entry.key)
    if place is None or entry.kind != "hash":
        return
    if (table := _table_of(entry)) is not None:
        await completion.complete_table(table)
    elif entry.key == keys.results(place).encode():
        rows = {name.decode(errors="replace"): row for name, row in _fields(entry).items()}
        await completion.complete_results(place, rows)


async def _write(client: Client, entry: Entry) -> None:
    await client.execute_command("DEL", entry.key)
    if entry.kind == "string":
        await client.execute_command("SET", entry.key, *entry.items)
    else:
        # A sorted set is read as members and scores, and written as scores and members.
        items = entry.items if entry.kind != "zset" else [entry.items[at ^ 1] for at in range(len(entry.items))]
        for at in range(0, len(items), AT_ONCE):
            await client.execute_command(WRITES[entry.kind], entry.key, *items[at : at + AT_ONCE])
    if entry.expires:
        await client.execute_command("PEXPIREAT", entry.key, entry.expires)


def _with_new_generation(entry: Entry) -> Entry:
    """Return the entry of a table with another generation; any other entry, and what cannot be read, unchanged."""
    table = _table_of(entry)
    if table is None or table.dropped:  # loading what has dropped answers gives it another generation anyway
        return entry
    table.generation = (table.generation + NEW_GENERATION) % GENERATIONS
    fields = _fields(entry) | {b"data": table.pack()}
    return entry._replace(items=[part for pair in fields.items() for part in pair])


def _table_of(entry: Entry) -> Table | None:
    """Return the table in the entry; None if it is another one, or if the table cannot be read."""
    place = keys.place_of(entry.key) if entry.key.endswith(keys.AFTER.encode()) else None
    data = _fields(entry).get(b"data")
    if place is None or data is None:
        return None
    try:
        return Table.unpack(place, 1, data)
    except BadTable:
        return None


def _fields(entry: Entry) -> dict[bytes, bytes]:
    return dict(zip(entry.items[::2], entry.items[1::2], strict=True)) if entry.kind == "hash" else {}
