"""A backup holds everything, and any server can take it back."""

import asyncio
import gzip
import os
from pathlib import Path

import msgpack
import pytest

from bots.operations.doctor import examine_tables
from bots.refusals import Stale
from storage import backup, keys
from storage.backup import (
    FORMAT,
    NAME,
    BadBackup,
    Entry,
    entries_of,
    is_empty,
    require_complete,
    restore_backup,
    write_backup,
)
from storage.connection import connect
from storage.epochs import Epochs
from storage.errors import StorageError
from storage.places import Place
from storage.presence import Presence
from storage.redis_store import Store
from tests.bots.house import ANN, BOB, CID, HERE, House
from tests.bots.records.test_archive import played

THERE = Place("telegram", "-100777")
VALUES = {
    "dominion:{telegram:5}:table": ("HSET", "revision", "7", "data", b"\x00\xff"),
    "dominion:{telegram:5}:history": ("RPUSH", "one", "two", "two", b"\x80"),
    "dominion:{person:telegram:1}:tables": ("SADD", "telegram:5", "telegram:6"),
    "dominion:alarms": ("ZADD", "1800000000.25", "telegram:5", "-1", "telegram:6"),
    "dominion:note:commands": ("SET", "checksum"),
}


@pytest.fixture
async def other(client, server):  # noqa: ARG001 - `client` empties the server first
    """Another, empty server."""
    other = connect(f"{server.url}?db=1")
    yield other
    await other.aclose()


def on_turn(table):
    """Return the person who is asked."""
    return next(person for person in (ANN, BOB) if table.seat_of(person.id) == table.game.pending[0].seat)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "backup.gz"


async def content(client):
    """Return what is on a server, as comparable values."""
    names = [name async for name in client.scan_iter()]
    read = {b"hash": "HGETALL", b"list": "LRANGE", b"set": "SMEMBERS", b"zset": "ZRANGE", b"string": "GET"}
    found = {}
    for name in names:
        kind = await client.execute_command("TYPE", name)
        rest = (0, -1) if kind == b"list" else (0, -1, "WITHSCORES") if kind == b"zset" else ()
        found[name] = await client.execute_command(read[kind], name, *rest)
    return found


async def store_values(client):
    for name, (command, *items) in VALUES.items():
        await client.execute_command(command, name, *items)


async def test_every_kind_of_value_is_restored_as_it_was(client, other, file):
    await store_values(client)
    assert await write_backup(client, file, "1.0") == len(VALUES)
    assert await restore_backup(other, file) == len(VALUES)
    assert await content(other) == await content(client)
    assert len(await content(other)) == len(VALUES)


async def test_values_of_thousands_of_items_are_restored_in_order(client, other, file):
    items = [b"%d" % number for number in range(2345)]
    await client.execute_command("RPUSH", "dominion:{telegram:5}:history", *items)
    await write_backup(client, file, "1.0")
    await restore_backup(other, file)
    assert await other.lrange("dominion:{telegram:5}:history", 0, -1) == items


async def test_what_expires_keeps_its_time_and_everything_else_stays(client, other, file):
    await store_values(client)
    await client.execute_command("EXPIRE", "dominion:{telegram:5}:table", 1000)
    await write_backup(client, file, "1.0")
    await restore_backup(other, file)
    lives = await other.pttl("dominion:{telegram:5}:table")
    assert 0 < lives <= await client.pttl("dominion:{telegram:5}:table") + 1000
    assert await other.pttl("dominion:{telegram:5}:history") == -1


async def test_leases_and_marks_of_requests_are_left_out(client, file):
    store = Store(client, b"worker")
    await store.save(HERE, 0, b"table", lives=0)
    await store.acquire_drawing_lease(HERE, 10)
    await store.is_first_time("press:1", 100)
    await Presence(client, b"worker", ("telegram",)).beat()
    await client.execute_command("SET", "somebody:else", "x")
    await write_backup(client, file, "1.0")
    assert [entry.key for entry in entries_of(file)] == [keys.table(HERE).encode()]


async def test_a_table_that_moves_while_the_backup_is_made_is_in_it(client, file, monkeypatch):
    store = Store(client, b"worker")
    await store.save(HERE, 0, b"the table", answers=b"all", lives=0)
    names_by_tag = backup._names_by_tag

    async def look_and_move(client):
        found = await names_by_tag(client)
        await store.move(HERE, THERE)  # after the names were read, and before the values are
        return found

    monkeypatch.setattr(backup, "_names_by_tag", look_and_move)
    await write_backup(client, file, "1.0")
    found = {entry.key: entry.items for entry in entries_of(file)}
    assert b"the table" in found[keys.table(THERE).encode()]
    assert found[keys.answers(THERE).encode()] == [b"all"]


async def test_a_game_goes_on_from_its_backup_at_the_same_question(client, other, file):
    house = House(client)
    await house.game(ANN, BOB)
    await house.answer(on_turn(await house.table()), "play:copper")
    before = await house.table()
    await write_backup(client, file, "1.0")
    await restore_backup(other, file)
    again = House(other, house.clock)
    after = await again.table()
    assert after.game == before.game
    assert after.game.pending == before.game.pending
    await again.answer(on_turn(after), "buy:copper")
    assert (await again.table()).game.number > before.game.number
    record = await again.worker.archive.record(HERE)
    assert len(record.answers) == (await again.table()).game.number


async def test_a_button_from_after_the_backup_answers_nothing_once_it_is_restored(client, other, file):
    house = House(client)
    await house.game(ANN, BOB)
    await write_backup(client, file, "1.0")
    table = await house.table()
    await house.answer(on_turn(table), "play:copper")
    button = await house.token("a", "0")  # the first of the answers to the next question
    await restore_backup(other, file)
    again = House(other, house.clock)
    await again.answer(on_turn(table), "play:copper")  # now that question is being asked here as well
    with pytest.raises(Stale):
        await again.push(on_turn(table), button)


# -- people go on playing while it is made -----------------------------------------------------------------------------


def in_between(monkeypatch, first, act):
    """Let a backup read the keys of which `first` is true before all others, and `act` happen in between."""
    names_by_tag, read = backup._names_by_tag, backup._read

    async def in_order(client):
        found = await names_by_tag(client)
        return dict(sorted(found.items(), key=lambda item: not first(item[1][0])))

    async def act_and_read(script, names):
        if not first(names[0]) and not acted:
            acted.append(True)
            await act()
        return await read(script, names)

    acted = []
    monkeypatch.setattr(backup, "_names_by_tag", in_order)
    monkeypatch.setattr(backup, "_read", act_and_read)
    return acted


def is_table(name):
    return name.endswith((b"}:table", b"}:history", b"}:drawn", b"}:results", b"}:records"))


def is_not_table(name):
    return not is_table(name)


async def write_and_restore(client, other, file):
    """Write a backup and restore it; return a worker on the other server."""
    await write_backup(client, file, "1.0")
    await restore_backup(other, file)
    lines = []
    assert await examine_tables(other, lines.append) == 0, lines
    return House(other)


async def test_a_person_who_joins_or_leaves_meanwhile_finds_the_table_that_was_restored(
    client, other, file, monkeypatch
):
    house = House(client)
    await house.lobby(ANN, BOB)
    acted = in_between(monkeypatch, is_not_table, lambda: house.tables.do("join", HERE, CID))
    again = await write_and_restore(client, other, file)
    assert acted
    assert await again.tables.places_of(CID) == [HERE]
    await client.flushall()
    await house.lobby(ANN, BOB)
    acted = in_between(monkeypatch, is_table, lambda: house.tables.do("leave", HERE, BOB))
    again = await write_and_restore(client, other, file)
    assert acted
    assert await again.tables.places_of(BOB) == [HERE]


async def test_a_table_opened_or_closed_meanwhile_has_its_alarm(client, other, file, monkeypatch):
    house = House(client)
    await house.lobby(ANN, BOB)
    acted = in_between(monkeypatch, is_table, lambda: house.worker.alarms.remove(HERE))
    again = await write_and_restore(client, other, file)
    assert acted
    assert await again.worker.alarms.all() == {HERE: (await house.table()).due}


async def test_a_game_that_ends_meanwhile_is_in_the_statistics_of_its_people(client, other, file, monkeypatch):
    house = House(client)
    await house.worker.people.change(ANN.id, moat="yes")  # so that there is something to read before

    async def play():
        await played(house, ANN)

    await house.lobby(BOB, place=THERE)
    acted = in_between(monkeypatch, is_not_table, play)
    names_by_tag = backup._names_by_tag

    async def look_for_all(client):
        return await names_by_tag(client) | {
            HERE.text.encode(): [keys.table(HERE).encode(), keys.results(HERE).encode()]
        }

    monkeypatch.setattr(backup, "_names_by_tag", look_for_all)
    again = await write_and_restore(client, other, file)
    assert acted
    assert len(await again.worker.results.of_place(HERE)) == len(await again.worker.results.of_person(ANN.id)) == 1


async def test_after_a_restoration_it_is_looked_up_anew_where_people_are_named(client, other, file):
    house = House(client)
    await house.worker.retention.limit_old()
    await house.lobby(ANN, BOB)
    again = await write_and_restore(client, other, file)
    assert await again.worker.results.traces.places(ANN.id) is None


async def test_after_a_restoration_nobody_believes_what_people_see(client, other, file):
    before = await Epochs(client).check()
    await store_values(client)
    await write_backup(client, file, "1.0")
    await Epochs(other).check()
    assert await is_empty(other)
    await restore_backup(other, file)
    assert not await other.exists(keys.EPOCH)
    assert await Epochs(other).check() != before


async def test_a_backup_can_be_read_by_its_owner_only(client, file):
    await write_backup(client, file, "1.0")
    assert file.stat().st_mode & 0o777 == 0o600
    assert list(file.parent.iterdir()) == [file]


async def test_a_backup_that_cannot_be_finished_leaves_the_old_one(client, file, monkeypatch):
    await store_values(client)
    await write_backup(client, file, "1.0")
    before = file.read_bytes()
    monkeypatch.setattr(backup, "_target_of_signpost", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        await write_backup(client, file, "1.0")
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def damaged(data):
    """Files that are not complete backups, by what is wrong."""
    plain = gzip.decompress(data)
    header, footer = {"backup": NAME, "format": FORMAT, "version": "1"}, {"entries": 1}
    entry = [b"dominion:note:x", "string", 0, [b"x"]]

    def packed(*items):
        return gzip.compress(b"".join(map(msgpack.packb, items)))

    return {
        "empty": b"",
        "not compressed": plain,
        "cut": data[:-20],
        "a bit flipped": data[:-30] + bytes([data[-30] ^ 1]) + data[-29:],
        "without its footer": gzip.compress(plain[: -len(msgpack.packb({"entries": 5}))]),
        "another program's": packed({"backup": "something"}, footer),
        "no header": packed(entry, footer),
        "of a newer format": packed(header | {"format": FORMAT + 1}, footer),
        "fewer entries than it says": packed(header, {"entries": 1}),
        "more after its footer": packed(header, entry, footer, entry),
        "a key of another program": packed(header, [b"other", *entry[1:]], footer),
        "an unknown type": packed(header, [entry[0], "stream", 0, [b"x"]], footer),
        "a value that is no list": packed(header, [entry[0], "string", 0, 7], footer),
        "half a pair": packed(header, [entry[0], "hash", 0, [b"x"]], footer),
        "an entry that is a number": packed(header, 7, footer),
    }


async def test_a_damaged_backup_is_refused_and_nothing_is_touched(client, other, file, tmp_path):
    await store_values(client)
    await write_backup(client, file, "1.0")
    await other.execute_command("SET", "dominion:note:here", "stays")
    bad = tmp_path / "bad.gz"
    for what, data in damaged(file.read_bytes()).items():
        bad.write_bytes(data)
        with pytest.raises(BadBackup, match=r"bad\.gz (is|was|cannot)"):
            await restore_backup(other, bad)
        assert await content(other) == {b"dominion:note:here": b"stays"}, what


async def test_a_backup_from_a_pipe_is_refused_because_it_can_be_read_only_once(client, other, file):
    await store_values(client)
    await write_backup(client, file, "1.0")
    await other.execute_command("SET", "dominion:note:here", "stays")
    reading, writing = os.pipe()
    os.write(writing, file.read_bytes())
    os.close(writing)
    try:
        with pytest.raises(BadBackup, match="is a pipe or a device"):
            await restore_backup(other, Path(f"/dev/fd/{reading}"))
    finally:
        os.close(reading)
    assert await content(other) == {b"dominion:note:here": b"stays"}


async def test_a_backup_does_not_take_the_place_of_a_pipe_or_a_device(client, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(BadBackup, match="is a pipe or a device"):
        await write_backup(client, pipe, "1.0")
    assert pipe.is_fifo()


async def test_two_backups_to_the_same_file_at_once_leave_a_whole_one(client, file):
    await store_values(client)
    await asyncio.gather(*(write_backup(client, file, "1.0") for _ in range(5)))
    assert len(list(entries_of(file))) == len(VALUES)
    assert list(file.parent.iterdir()) == [file]


async def test_a_file_that_was_made_ready_for_others_to_read_is_not_written_to(client, file):
    prepared = file.with_name(f".{file.name}.partial")
    prepared.touch(0o666)
    await write_backup(client, file, "1.0")
    assert prepared.read_bytes() == b""
    assert file.stat().st_mode & 0o777 == 0o600


async def test_after_a_restoration_that_was_interrupted_no_bot_starts_until_it_is_repeated(
    client, other, file, monkeypatch
):
    await store_values(client)
    await write_backup(client, file, "1.0")
    with monkeypatch.context() as patch:
        patch.setattr(backup, "_with_new_generation", lambda _: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await restore_backup(other, file)
    for attempt in (require_complete(other), write_backup(other, file.with_name("half"), "1.0")):
        with pytest.raises(StorageError, match="restored only in part"):
            await attempt
    assert not await is_empty(other)
    await restore_backup(other, file)
    await require_complete(other)
    assert await content(other) == await content(client)


async def test_restoring_replaces_everything_of_the_bot_and_nothing_else(client, other, file):
    await store_values(client)
    await write_backup(client, file, "1.0")
    await other.execute_command("SET", "dominion:note:old", "x")
    await other.execute_command("SET", "somebody:else", "y")
    await restore_backup(other, file)
    assert await content(other) == await content(client) | {b"somebody:else": b"y"}


async def test_a_server_without_the_bots_keys_is_empty(client):
    await client.execute_command("SET", "somebody:else", "y")
    assert await is_empty(client)
    await client.execute_command("SET", "dominion:note:x", "y")
    assert not await is_empty(client)


def test_an_entry_shows_nothing_of_what_is_in_it():
    assert "secret" not in repr(Entry(b"dominion:x", "string", 0, [b"secret"]))
