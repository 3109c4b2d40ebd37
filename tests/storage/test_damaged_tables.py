"""Bytes with a right checksum that no release ever wrote: either a table that can be used, or a BadTable."""

from random import Random
from zlib import crc32

import msgpack
import pytest

from engine import RECOMMENDED, Game
from storage.errors import BadTable, NewerTable
from storage.places import Place
from storage.recent_events import RecentEvents
from storage.seat import Seat
from storage.table import FORMAT, PLAYING, TABLE, Table
from tests.each import for_each, for_some
from tests.golden.entries import entries
from tests.golden.plain import from_text

HOSTILE = [
    None, True, -1, 7, 1 << 62, 3.5, "", "telegram:1", b"", b"T\x01", [], [None], [[]], ["x"] * 7, [7, 8], {},
    {"name": 7}, {-1: [0]}, {0: [9]}, msgpack.Timestamp(1), msgpack.ExtType(5, b"x"),
]  # fmt: skip


def nodes(value, path=()):
    """The way to every value inside."""
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inside:
        yield from nodes(each, (*path, name))


def changed(value, path, new):
    """The same with another value there."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = changed(value[path[0]], path[1:], new)
    return copy


def packed(format, found):
    data = msgpack.packb(found)
    return b"T" + bytes([format]) + crc32(data).to_bytes(4, "big") + data


def use(table):
    """Do what the rest of the program does with a table without asking what is in it."""
    assert Table.unpack(table.place, table.revision, table.pack()) == table
    names = [seat.name for seat in table.seats]
    told = [names[event.seat] for event in table.log.all() if event.seat is not None]
    told += [names[number] for number in table.people()]
    told += [names[seat] for seat, _ in table.marks]
    told += [names[each] for seat, voters in table.votes.items() for each in (seat, *voters)]
    told += [table.title, table.host, *table.watchers, *table.watcher_languages, *table.watcher_languages.values()]
    told += [text for seat in table.seats for text in (seat.person, seat.language)]
    assert "".join(told).isascii() in (True, False)
    assert all(table.seat_of(seat.person) is not None for seat in table.seats if seat.person)
    assert table.uncounted in (True, False)
    assert min(table.due, table.touched, table.generation, table.expiring, table.nudged, table.calls) >= 0
    assert all(seat.asked + seat.warned + seat.read >= 0 <= seat.question + 1 for seat in table.seats)


def read(place, data):
    """True if it is a table; a BadTable is the only other way out."""
    try:
        table = Table.unpack(place, 1, data)
    except BadTable:
        return False
    use(table)
    return True


@for_some(entries("tables.json"), 4)
def test_a_table_with_a_foreign_value_in_it_is_refused_or_can_be_used(entry):
    place, stored = Place.from_text(entry["place"]), from_text(entry["table"])
    lot = Random(entry["name"])  # noqa: S311  (the same in every run)
    for data in (stored, Table.unpack(place, 1, stored).pack()):
        found = msgpack.unpackb(data[6:], strict_map_key=False)
        for way in list(nodes(found))[lot.randrange(4) :: 4]:
            read(place, packed(data[1], changed(found, way, lot.choice(HOSTILE))))


@for_each([each for each in entries("tables.json") if each.values[0]["expected"]["game"]])
def test_recent_events_with_a_foreign_value_in_them_are_unsound_or_can_be_read(entry):
    table = Table.unpack(Place.from_text(entry["place"]), 1, from_text(entry["table"]))
    lot = Random(entry["name"])  # noqa: S311
    for step in table.log.steps[-3:]:
        found = msgpack.unpackb(step)
        for way in nodes(found):
            log = RecentEvents([msgpack.packb(changed(found, way, lot.choice(HOSTILE)))])
            if log.is_sound(len(table.seats)):
                names = [table.seats[event.seat].name for event in log.all() if event.seat is not None]
                words = [word for event in log.all() for word in (event.name, *event.cards, *event.shown)]
                assert isinstance("".join(names + words), str)


@for_each(HOSTILE)
def test_a_foreign_value_in_any_field_of_a_table_is_refused_or_can_be_used(new):
    entry = next(each.values[0] for each in entries("tables.json") if each.values[0]["expected"]["votes"])
    place = Place.from_text(entry["place"])
    found = msgpack.unpackb(Table.unpack(place, 1, from_text(entry["table"])).pack()[6:], strict_map_key=False)
    found |= {
        "nudged": 1,
        "expiring": 1,
        "counted": True,
        "watchers": ["a"],
        "watcher_languages": {"a": "uk"},
        "first": 0,
    }
    assert read(place, packed(2, found))
    for name in (*found, "first"):
        read(place, packed(2, found | {name: new}))
    for name in ("name", "person", "computer", "question", "asked", "stage", "read", "language", "moat", "warned"):
        seats = [found["seats"][0] | {name: new}, *found["seats"][1:]]
        read(place, packed(2, found | {"seats": seats}))
    for name in ("kingdom", "cards", "sets", "edition", "shelters", "pace", "players", "language"):
        read(place, packed(2, found | {"options": found["options"] | {name: new}}))


@for_each([0, 1, 2], [None, 7, "x", [], {}, {"seats": 7}, {"seats": [7]}, {"options": 7}, {7: 7}, {"": []}])
def test_a_table_that_is_something_else_altogether_is_refused_or_can_be_used(format, found):
    read(Place("terminal", "0"), packed(format, found))


@pytest.mark.parametrize("data", [None, "T", 7, b"T\x02" + crc32(b"\x81\x90\x01").to_bytes(4, "big") + b"\x81\x90\x01"])
def test_what_is_not_even_packed_is_refused(data):
    with pytest.raises(BadTable):
        Table.unpack(Place("terminal", "0"), 1, data)


@pytest.mark.parametrize(
    "fields",
    [
        {"generation": -1}, {"generation": 1 << 60}, {"due": "tomorrow"}, {"due": -5}, {"phase": "dreaming"},
        {"phase": "playing"}, {"votes": {0: [1]}}, {"marks": [[0, 1]]}, {"first": 0}, {"watchers": "telegram:1"},
        {"watcher_languages": {"telegram:1": 20417}},
        {"seats": [{"name": "x"}] * 7}, {"game": b"D\x01"}, {"log": [b"\xc1"]},
    ],
    ids=repr,
)  # fmt: skip
def test_values_that_would_do_harm_later_are_refused_at_once(fields):
    with pytest.raises(BadTable):
        Table.unpack(Place("terminal", "0"), 1, packed(2, fields))


def test_a_table_whose_game_was_saved_by_a_newer_version_is_left_to_that_version():
    here = Place("telegram", "-100")
    table = Table(here, phase=PLAYING, seats=[Seat("Ann"), Seat("Bob")])
    table.game = Game.new(["Ann", "Bob"], RECOMMENDED[0].cards, "seed")
    saved = bytearray(table.game.save())
    saved[1] += 1  # the format of the game
    with pytest.raises(NewerTable):
        Table.unpack(here, 1, packed(FORMAT, TABLE.pack(table) | {"game": bytes(saved)}))
