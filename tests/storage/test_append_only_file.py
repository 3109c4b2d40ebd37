"""A damaged append-only file: what was accepted before the damage is kept, and nothing is dropped without a copy."""

import logging
import os
import random
import re
import shutil
import stat

import pytest

from storage import append_only_file
from storage.append_only_file import COPIES, NAME, list_files, measure
from storage.embedded import EmbeddedServer
from storage.errors import NoServer
from tests.storage.servers import asked, kill, process_of

WRITES = 20
HALF = b"*3\r\n$3\r\nSET\r\n$4\r\nlast\r\n$12\r\nhal"
UNFINISHED = b"*1\r\n$5\r\nMULTI\r\n*3\r\n$3\r\nSET\r\n$4\r\nlast\r\n$1\r\n1\r\n"
ZEROS = bytes(5000)
GARBAGE = random.Random(7).randbytes(5000)  # noqa: S311
ANNOTATION = b"#TS:1700000000\r\n"
STALE = b"*2\r\n$3\r\nDEL\r\n$4\r\nlast\r\n"


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    """The directory of a server that was stopped after some writes."""
    server = EmbeddedServer(tmp_path_factory.mktemp("written") / "data", "no")
    server.start()
    for number in range(WRITES):
        asked(server, "SET", f"key {number}", f"value {number}\r\n*1\r\n")
    asked(server, "EVAL", "redis.call('SET', 'a', 1) redis.call('SET', 'b', 2)", 0)  # written as a transaction
    server.stop()
    return server.directory


@pytest.fixture
def server(tmp_path, written):
    """A server that was stopped after some writes."""
    shutil.copytree(written, tmp_path / "data")
    server = EmbeddedServer(tmp_path / "data", "no")
    yield server
    server.stop()


@pytest.fixture
def file(server):
    (file,) = server.directory.glob("appendonlydir/*.incr.aof")
    assert b"\r\nMULTI\r\n" in file.read_bytes()
    return file


def append(file, *tail):
    with file.open("ab") as open_file:
        open_file.writelines(tail)


def copies(file):
    return sorted(file.parent.glob("*.damaged-*"))


def all_is_there(server):
    values = asked(server, "MGET", *(f"key {number}" for number in range(WRITES)), "a", "b", "last")
    return values == [b"value %d\r\n*1\r\n" % number for number in range(WRITES)] + [b"1", b"2", None]


@pytest.mark.parametrize(
    "tail",
    [
        (ZEROS,),
        (b"\0",),
        (GARBAGE,),
        (b"\r\n",),
        (b"*0",),
        (b"*3\r\n$3\r\nSET\r\n$4\0\0",),
        (HALF, ZEROS),
        (HALF, GARBAGE),
        (HALF, bytes(11)),  # the value has its length, and zeros where the end of the line should be
        (UNFINISHED, ZEROS),
        (UNFINISHED, HALF, GARBAGE),
        (ANNOTATION, ZEROS),
        (ANNOTATION[:-2],),
        (b"#" * 2000, ZEROS),
    ],
    ids=lambda tail: repr(b"".join(tail)[-60:]),
)
def test_a_damaged_tail_is_cut_off_and_the_damaged_file_is_copied(server, file, tail, caplog):
    append(file, *tail)
    damaged = file.read_bytes()
    server.start()
    assert all_is_there(server)
    (copy,) = copies(file)
    assert copy.read_bytes() == damaged
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    (line,) = [record.getMessage() for record in caplog.records]
    assert (str(file) in line, str(copy) in line) == (True, True)
    cut = len(b"".join(tail)) - len(ANNOTATION) * (tail[0] == ANNOTATION)
    assert f" {cut} bytes " in line


@pytest.mark.parametrize(
    "tail",
    [(), (HALF,), (HALF[:1],), (HALF[:-4],), (UNFINISHED,), (UNFINISHED, HALF), (HALF, bytes(3)), (ANNOTATION,)],
    ids=lambda tail: repr(b"".join(tail)[-60:]),
)
def test_what_the_server_repairs_itself_is_left_to_it(server, file, tail, caplog):
    append(file, *tail)
    server.start()
    assert all_is_there(server)
    assert copies(file) == []
    assert caplog.records == []


def test_a_file_that_ends_at_any_byte_of_a_command_was_merely_cut_short(file, tmp_path):
    data = file.read_bytes()
    begins = data.rindex(b"*1\r\n$5\r\nMULTI")
    for end in range(begins, len(data)):
        path = tmp_path / "cut"
        path.write_bytes(data[:end])
        with path.open("rb") as cut:
            extent = measure(cut, end)
        assert (extent.whole, extent.garbled) == (begins, False)


def test_writes_after_a_repair_are_kept(server, file):
    append(file, UNFINISHED, ZEROS)
    server.start()
    asked(server, "SET", "later", "1")
    server.stop()
    server.start()
    assert asked(server, "GET", "later") == b"1"
    assert all_is_there(server)


def test_a_killed_server_whose_file_is_damaged_comes_back(server, file):
    server.start()
    kill(process_of(server))
    append(file, ZEROS)
    server.ensure()
    assert all_is_there(server)
    assert len(copies(file)) == 1


@pytest.mark.parametrize(
    "damage",
    [ZEROS, GARBAGE, HALF, HALF + ZEROS, b"*3\r\n$3\r\nSET\r\n$900000\r\nlast\r\n"],
    ids=lambda damage: repr(damage[-60:]),
)
def test_damage_that_commands_follow_is_not_cut_but_refused(server, file, damage):
    whole = file.read_bytes()
    middle = whole.index(b"*3\r\n$3\r\nSET\r\n$6\r\nkey 10")
    file.write_bytes(whole[:middle] + damage + whole[middle:])
    damaged = file.read_bytes()
    for _ in range(2):
        with pytest.raises(NoServer, match=f"damaged at byte {middle}, and commands follow") as refusal:
            server.start()
        assert file.read_bytes() == damaged
        (copy,) = copies(file)
        assert copy.read_bytes() == damaged
        assert str(copy) in str(refusal.value)
    size = int(re.search(r"truncate -s (\d+) (.*)", str(refusal.value))[1])
    os.truncate(file, size)
    server.start()
    assert asked(server, "MGET", "key 9", "key 10") == [b"value 9\r\n*1\r\n", None]


def test_a_command_after_much_damage_is_found_wherever_it_begins(server, file, monkeypatch):
    monkeypatch.setattr(append_only_file, "BUFFER", 256)
    whole = file.read_bytes()
    for distance in range(200, 280):
        file.write_bytes(whole + bytes(distance) + STALE)
        with pytest.raises(NoServer, match=f"commands follow from byte {len(whole) + distance} "):
            append_only_file.repair(server.directory)


def test_an_empty_file_is_sound(server, file, caplog):
    os.truncate(file, 0)
    server.start()
    assert asked(server, "DBSIZE") == 0
    assert copies(file) == []
    assert caplog.records == []


def test_only_a_few_copies_are_kept_and_the_newest_are(server, file):
    for number in range(COPIES + 2):
        append(file, bytes(number + 1))
        append_only_file.repair(server.directory)
    numbers = [int(copy.name.rpartition("-")[2]) for copy in copies(file)]
    assert numbers == list(range(3, 3 + COPIES))


def test_nothing_is_cut_if_there_is_no_room_for_the_copy(server, file, monkeypatch):
    def full(*_given):
        raise OSError("No space left on device")

    append(file, ZEROS)
    damaged = file.read_bytes()
    monkeypatch.setattr(append_only_file.shutil, "copyfileobj", full)
    with pytest.raises(NoServer, match="No space left"):
        server.start()
    assert file.read_bytes() == damaged


def test_the_last_file_of_the_manifest_is_repaired_and_the_snapshot_left_alone(server, file, caplog):
    server.start()
    asked(server, "BGREWRITEAOF")
    while asked(server, "INFO", "persistence")["aof_rewrite_in_progress"]:
        pass
    server.stop()
    snapshot, last = (file.with_name(f"appendonly.aof.2.{kind}") for kind in ("base.rdb", "incr.aof"))
    before = snapshot.read_bytes()
    assert list_files(server.directory) == [snapshot, last]
    append(last, ZEROS)
    server.start()
    assert all_is_there(server)
    assert snapshot.read_bytes() == before
    assert [copy.name for copy in copies(file)] == ["appendonly.aof.2.incr.aof.damaged-1"]
    assert len(caplog.records) == 1


# -- what comes before the last file -----------------------------------------------------------------------------------


@pytest.fixture
def three_files(server, file):
    """The snapshot and the two increments of a server that was killed while it made a new snapshot."""
    server.start()
    asked(server, "BGREWRITEAOF")
    while asked(server, "INFO", "persistence")["aof_rewrite_in_progress"]:
        pass
    asked(server, "SET", "earlier", "1")
    asked(server, "SET", "later", "2")
    server.stop()
    snapshot, earlier, last = (file.with_name(f"{NAME}.{kind}") for kind in ("2.base.rdb", "2.incr.aof", "3.incr.aof"))
    commands = earlier.read_bytes()
    middle = commands.index(b"*3\r\n$3\r\nSET\r\n$5\r\nlater")
    earlier.write_bytes(commands[:middle])
    last.write_bytes(commands[middle:])
    append(file.with_name(f"{NAME}.manifest"), b"file %s seq 3 type i\n" % last.name.encode())
    return snapshot, earlier, last


def contents(folder):
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_all_files_of_the_manifest_are_read(server, three_files):
    assert list_files(server.directory) == list(three_files)
    server.start()
    assert all_is_there(server)
    assert asked(server, "MGET", "earlier", "later") == [b"1", b"2"]


def replace(start, stop, new):
    return lambda data: data[:start] + new + (data[stop:] if stop is not None else b"")


@pytest.mark.parametrize(
    ("number", "spoil"),
    [
        (0, replace(-20, -12, bytes(8))),
        (0, replace(2, 3, b"!")),
        (0, replace(-20, None, b"")),
        (0, replace(0, None, b"")),  # the server itself would start without its data
        (1, replace(-7, None, b"")),  # the server itself would start without this command, at the second attempt
        (1, replace(10_000, None, ZEROS)),
        (1, replace(10_000, None, UNFINISHED)),
        (1, replace(0, 4, b"\0\0\0\0")),
    ],
)
def test_damage_before_the_last_file_is_named_in_a_sentence_and_nothing_is_cut(server, three_files, number, spoil):
    path = three_files[number]
    path.write_bytes(spoil(path.read_bytes()))
    before = contents(path.parent)
    for _ in range(2):
        with pytest.raises(NoServer, match=r"is damaged.* restore a backup: dominion-in-chat restore FILE$") as refusal:
            server.start()
        assert str(refusal.value).startswith(f"{path} is damaged")
        assert contents(path.parent) == before


@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_file_that_is_missing_is_named_in_a_sentence(server, three_files, number):
    three_files[number].unlink()
    with pytest.raises(NoServer, match=r"is missing\. .* restore a backup") as refusal:
        server.start()
    assert str(refusal.value).startswith(f"{three_files[number]} is missing")


@pytest.mark.parametrize("words", [None, b"", b"nonsense\n", bytes(88), b"file appendonly.aof.2.ba"])
def test_a_server_whose_manifest_is_damaged_or_missing_is_not_started_without_its_data(server, three_files, words):
    manifest = three_files[0].with_name(f"{NAME}.manifest")
    manifest.unlink()
    if words is not None:
        manifest.write_bytes(words)
    before = contents(manifest.parent)
    with pytest.raises(NoServer, match=r"manifest is (damaged|missing)\. .* restore a backup"):
        server.start()
    assert contents(manifest.parent) == before


def test_a_server_that_was_killed_during_its_very_first_start_is_started_again(tmp_path):
    server = EmbeddedServer(tmp_path, "no")
    server.start()
    server.stop()
    (tmp_path / "appendonlydir" / f"{NAME}.manifest").unlink()
    server.start()
    assert asked(server, "DBSIZE") == 0
    server.stop()


def test_after_damage_the_host_moves_the_files_away_and_the_server_starts_empty(server, three_files):
    three_files[0].write_bytes(ZEROS)
    with pytest.raises(NoServer) as refusal:
        server.start()
    folder = re.search("Move (.+) away", str(refusal.value))[1]
    os.rename(folder, f"{folder}.damaged")
    server.start()
    assert asked(server, "DBSIZE") == 0


def test_a_single_file_of_an_older_server_is_repaired(server, file):
    old = server.directory / "appendonly.aof"
    commands = file.read_bytes()
    for left in file.parent.iterdir():
        left.unlink()
    file.parent.rmdir()
    old.write_bytes(commands + ZEROS)
    copy = old.with_name("appendonly.aof.damaged-1")
    server.start()
    assert all_is_there(server)
    assert copy.read_bytes() == commands + ZEROS


def test_a_single_file_that_begins_with_a_snapshot_is_left_alone(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    old = tmp_path / "appendonly.aof"
    old.write_bytes(b"REDIS0011" + GARBAGE)
    append_only_file.repair(tmp_path)
    assert old.read_bytes() == b"REDIS0011" + GARBAGE
    assert list(tmp_path.iterdir()) == [old]
    assert caplog.records == []
