"""Tables as bytes: the same comes back, old formats are understood, damage is noticed."""

from dataclasses import fields

import pytest

from engine import Event, Game
from engine.kingdoms import RECOMMENDED
from storage import table as tables
from storage.errors import BadTable, NewerTable
from storage.log import ROOM, Log
from storage.places import Place
from storage.table import PLAYING, Options, Seat, Table

HERE = Place("telegram", "-100123")


def full_table():
    table = Table(HERE, "Друзі", "telegram:1", PLAYING, Options(cards=RECOMMENDED[0].cards, pace="live"))
    table.seats = [Seat("Ann", "telegram:1", moat=False), Seat("Computer", computer=True)]
    table.game = Game.new(["Ann", "Computer"], RECOMMENDED[0].cards, b"seed")
    table.seed, table.first, table.generation = b"seed", 1, 7
    table.marks, table.votes, table.watchers = [(0, 3)], {1: [0]}, ["telegram:5"]
    table.log.add(0, table.game.events)
    table.due, table.touched, table.calls = 100, 90, 3
    return table


def test_a_table_comes_back_as_it_was():
    table = full_table()
    again = Table.unpack(HERE, 5, table.pack())
    assert again.revision == 5
    again.revision = 0
    assert again == table
    assert again.pack() == table.pack()


def test_an_empty_table_comes_back_as_it_was():
    assert Table.unpack(HERE, 0, Table(HERE).pack()) == Table(HERE)


@pytest.mark.parametrize("at", [0, 1, 3, 8, 40, -1])
def test_damage_is_noticed(at):
    data = bytearray(full_table().pack())
    data[at] ^= 0x55
    with pytest.raises(BadTable):
        Table.unpack(HERE, 1, bytes(data))


@pytest.mark.parametrize("data", [b"", b"T", b"T\x01", b"nonsense", b"T\x01\x00\x00\x00\x00"])
def test_what_is_not_a_table_is_refused(data):
    with pytest.raises(BadTable):
        Table.unpack(HERE, 1, data)


def test_a_format_from_the_future_is_told_apart_from_damage():
    data = bytearray(full_table().pack())
    data[1] = 99
    with pytest.raises(NewerTable):
        Table.unpack(HERE, 1, bytes(data))


def test_seats_and_options_keep_their_order_because_they_are_packed_by_position():
    """New fields go to the end, and then into this test."""
    assert [field.name for field in fields(Seat)] == [
        "name", "person", "computer", "resigned", "question", "asked", "stage", "calls", "missed", "read",
        "language", "moat", "confirm", "warned",
    ]  # fmt: skip
    assert [field.name for field in fields(Options)] == [
        "kingdom", "cards", "sets", "edition", "shelters", "pace", "players", "language",
    ]  # fmt: skip


def test_old_formats_are_upgraded_step_by_step(monkeypatch):
    old = full_table().pack()
    monkeypatch.setattr(tables, "FORMAT", 3)
    monkeypatch.setattr(
        tables,
        "UPGRADES",
        {1: lambda found: found | {"title": found["title"] + "!"}, 2: lambda found: found | {"generation": 8}},
    )
    table = Table.unpack(HERE, 1, old)
    assert (table.title, table.generation) == ("Друзі!", 8)
    assert table.pack()[1] == 3


def test_fields_added_later_take_their_defaults_and_unknown_ones_are_left():
    """Bytes of an older and of a newer version of one format."""
    table = full_table()
    packed = {name: tables._plain(getattr(table, name)) for name in ("title", "host", "seats", "options")}
    packed["seats"] = [row[:3] for row in packed["seats"]]
    packed["seats"][1] += [None] * 20
    packed["options"] = packed["options"][:2]
    packed["from_tomorrow"] = 1
    found = tables._rebuilt(packed)
    assert found["seats"][0] == Seat("Ann", "telegram:1")
    assert found["options"] == Options(cards=RECOMMENDED[0].cards)
    assert "from_tomorrow" not in found


def test_printing_a_table_shows_neither_the_seed_nor_the_game():
    text = repr(full_table())
    assert "seed" not in text
    assert "copper" not in text


def test_answers_that_a_changed_rule_dropped_are_reported(monkeypatch):
    table = full_table()
    table.game.submit(table.game.pending[0].seat, (0,))
    data = table.pack()
    monkeypatch.setattr("engine.game.fingerprint", lambda _decision: 1)
    assert Table.unpack(HERE, 1, data).dropped == 1


# -- the log -----------------------------------------------------------------------------------------------------------


def event(number, **fields):
    return Event("draw", 0, ("copper",) * 5, 5, place=str(number), **fields)


def test_events_come_back_with_who_may_know_them():
    log = Log()
    log.add(1, [event(1, knows=frozenset({0}), shown=("gold",)), event(2)])
    assert log.all() == [event(1, knows=frozenset({0}), shown=("gold",)), event(2)]


def test_what_happened_since_an_answer():
    log = Log()
    for number in range(1, 6):
        log.add(number, [event(number)])
    assert log.since(3) == [event(4), event(5)]
    assert log.since(5) == []


def test_the_oldest_steps_are_forgotten_when_room_is_short():
    log = Log()
    for number in range(200):
        log.add(number, [event(number)])
    assert sum(map(len, log.steps)) <= ROOM
    assert log.all()[-1] == event(199)
    assert len(log.all()) > 10
