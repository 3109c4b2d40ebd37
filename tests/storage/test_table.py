"""Tables as bytes: the same comes back, old formats are understood, damage is noticed."""

from dataclasses import asdict, astuple, fields
from zlib import crc32

import msgpack
import pytest

from engine import RECOMMENDED, Event, Game
from storage import table as tables
from storage import table_upgrades
from storage.errors import BadTable, NewerTable
from storage.places import Place
from storage.recent_events import ROOM, RecentEvents
from storage.seat import Seat
from storage.story import BiggestTurn, Story, TurnInShort
from storage.table import LOBBY, PLAYING, Options, Table
from tests.each import for_each

HERE = Place("telegram", "-100123")


def full_table():
    table = Table(HERE, "Друзі", "telegram:1", PLAYING, Options(cards=RECOMMENDED[0].cards, pace="live"))
    table.seats = [Seat("Ann", "telegram:1", moat=False), Seat("Computer", computer=True)]
    table.game = Game.new(["Ann", "Computer"], RECOMMENDED[0].cards, b"seed")
    table.seed, table.first, table.generation = b"seed", 1, 7
    table.marks, table.votes, table.watchers = [(0, 3)], {1: [0]}, ["telegram:5"]
    table.log.add(0, table.game.events)
    table.due, table.touched, table.calls = 100, 90, 3
    table.story = Story((TurnInShort(1, (3, -2)), TurnInShort(0, (9, -2), (0,))), BiggestTurn(0, 1, 8, ("province",)))
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


@for_each([0, 1, 3, 8, 40, -1])
def test_damage_is_noticed(at):
    data = bytearray(full_table().pack())
    data[at] ^= 0x55
    with pytest.raises(BadTable):
        Table.unpack(HERE, 1, bytes(data))


@for_each([b"", b"T", b"T\x01", b"nonsense", b"T\x01\x00\x00\x00\x00"])
def test_what_is_not_a_table_is_refused(data):
    with pytest.raises(BadTable):
        Table.unpack(HERE, 1, data)


def test_a_format_from_the_future_is_told_apart_from_damage():
    data = bytearray(full_table().pack())
    data[1] = 99
    with pytest.raises(NewerTable):
        Table.unpack(HERE, 1, bytes(data))


def packed_as(format, found):
    """Bytes of a table in that format, with a checksum that is right."""
    data = msgpack.packb(found)
    return b"T" + bytes([format]) + crc32(data).to_bytes(4, "big") + data


def fields_of(table):
    return msgpack.unpackb(table.pack()[6:], strict_map_key=False)


def test_the_order_of_seats_and_options_in_format_1_is_remembered():
    """They were packed by position, and tables of that format are still read."""
    assert list(table_upgrades.SEAT_1) == [
        "name", "person", "computer", "resigned", "question", "asked", "stage", "calls", "missed", "read",
        "language", "moat", "confirm", "warned",
    ]  # fmt: skip
    assert list(table_upgrades.OPTIONS_1) == [
        "kingdom", "cards", "sets", "edition", "shelters", "pace", "players", "language",
    ]  # fmt: skip


def test_defaults_are_part_of_the_format():
    """They are not packed, so a change of a default needs a new format number."""
    assert asdict(Seat("Ann")) == {
        "name": "Ann", "person": "", "computer": False, "resigned": False, "question": -1, "asked": 0, "stage": 0,
        "calls": 0, "missed": 0, "read": 0, "language": "", "moat": True, "confirm": True, "warned": 0,
        "undo": 0, "auto_end": False, "undone": -1, "pending": False, "veto": "",
        "notify": "message", "finishing": 0, "pressed": -1, "paused": 0, "hints": 0, "hint": None,
        "guided": False, "lessons": {}, "level": "sound", "temper": "steady", "seed": b"", "character": "",
        "earlier_pressed": -1, "earlier_read": 0,
    }  # fmt: skip
    assert asdict(Options()) == {
        "kingdom": "first_game_2e", "cards": (), "sets": ("base2",), "edition": 2, "shelters": "auto",
        "colonies": "auto", "bane": "", "pace": "casual", "players": 4, "language": "en", "wishes": (), "bans": (),
        "needs": (), "excludes": (), "points": "no", "pictures": "no", "hints": "yes", "level": "sound",
    }  # fmt: skip
    assert fields_of(Table(HERE)) == {}


def test_every_field_that_is_stored_has_a_check():
    assert {field.name for field in fields(Seat)} == set(tables.SEAT.names)
    assert {field.name for field in fields(Options)} == set(tables.OPTIONS.names)
    not_stored = {"place", "revision", "dropped", "answers", "computer_players", "fresh"}
    assert {field.name for field in fields(Table)} - not_stored == set(tables.TABLE.names)


def test_old_formats_are_upgraded_step_by_step(monkeypatch):
    old = full_table().pack()
    monkeypatch.setattr(tables, "FORMAT", 4)
    monkeypatch.setattr(
        tables,
        "UPGRADES",
        {2: lambda found: found | {"title": found["title"] + "!"}, 3: lambda found: found | {"generation": 8}},
    )
    table = Table.unpack(HERE, 1, old)
    assert (table.title, table.generation) == ("Друзі!", 8)
    assert table.pack()[1] == 4


def test_seats_and_options_of_format_1_may_be_older_or_newer_than_its_last_release():
    """Lists that are too short are from before a field was added, lists that are too long from after."""
    found = {
        "options": ["first_game_1e", ["cellar"]],
        "seats": [["Ann", "telegram:1", False], ["Computer", "", True, *astuple(Seat("x"))[3:], None, None]],
        "from_tomorrow": 1,
    }
    table = Table.unpack(HERE, 1, packed_as(1, found))
    assert table.seats == [Seat("Ann", "telegram:1"), Seat("Computer", computer=True)]
    assert table.options == Options("first_game_1e", ("cellar",))


def test_seats_of_format_1_are_read_also_from_the_day_when_two_fields_stood_in_the_middle():
    row = ["Ann", "telegram:1", False, False, 7, 20, 1, 15, 3, 2, 20417, 5, "uk", False, True]
    table = Table.unpack(HERE, 1, packed_as(1, {"seats": [row]}))
    expected = Seat("Ann", "telegram:1", question=7, asked=20, stage=1, warned=15, calls=3, missed=2, read=5)
    expected.language, expected.moat = "uk", False
    assert table.seats == [expected]


def test_the_languages_of_watchers_had_another_name_in_format_1():
    table = Table.unpack(HERE, 1, packed_as(1, {"tongues": {"telegram:5": "uk"}}))
    assert table.watcher_languages == {"telegram:5": "uk"}


def test_whether_a_table_was_expiring_is_read_also_from_before_it_was_a_time():
    assert Table.unpack(HERE, 1, packed_as(1, {"expiring": True})).expiring == 1


def test_fields_added_later_take_their_defaults_and_unknown_ones_are_left():
    """Bytes of an older and of a newer version of one format."""
    table = full_table()
    found = {name: value for name, value in fields_of(table).items() if name in ("title", "seats", "options")}
    found["seats"] = [{"name": "Ann", "person": "telegram:1"}, {"name": "Computer", "computer": True, "mood": "good"}]
    found["options"] = {"cards": list(RECOMMENDED[0].cards), "weather": ["rain"]}
    found["from_tomorrow"] = 1
    again = Table.unpack(HERE, 1, packed_as(tables.FORMAT, found))
    assert again.seats == [Seat("Ann", "telegram:1"), Seat("Computer", computer=True)]
    assert again.options == Options(cards=RECOMMENDED[0].cards)
    assert again.title == table.title
    assert "from_tomorrow" not in fields_of(again)


def test_a_seat_without_a_name_is_not_a_seat():
    with pytest.raises(BadTable, match="name is missing"):
        Table.unpack(HERE, 1, packed_as(tables.FORMAT, {"seats": [{"person": "telegram:1"}]}))


def test_a_refusal_names_the_field_and_keeps_its_value_secret():
    with pytest.raises(BadTable) as refusal:
        Table.unpack(HERE, 1, packed_as(tables.FORMAT, {"title": "x", "seed": "province"}))
    assert "seed" in str(refusal.value)
    assert "province" not in str(refusal.value)


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
    log = RecentEvents()
    log.add(1, [event(1, knows=frozenset({0}), shown=("gold",)), event(2)])
    assert log.all() == [event(1, knows=frozenset({0}), shown=("gold",)), event(2)]


def test_what_happened_since_an_answer():
    log = RecentEvents()
    for number in range(1, 6):
        log.add(number, [event(number)])
    assert log.since(3) == [event(4), event(5)]
    assert log.since(5) == []


def test_the_oldest_steps_are_forgotten_when_room_is_short():
    log = RecentEvents()
    for number in range(200):
        log.add(number, [event(number)])
    assert sum(map(len, log.steps)) <= ROOM
    assert log.all()[-1] == event(199)
    assert len(log.all()) > 10


def test_fields_of_an_event_that_have_their_defaults_take_no_room():
    log = RecentEvents()
    log.add(1, [Event("end")])
    assert log.steps == [msgpack.packb([1, [["end"]]])]
    assert log.all() == [Event("end")]


def test_events_packed_by_an_older_or_a_newer_release_are_read():
    older = ["draw", 0, ["copper"], 1, "turn", "", None, []]
    newer = ["draw", 1, ["gold"], 1, "", "", [1], [], "tomorrow"]
    log = RecentEvents([msgpack.packb([3, [older, newer]])])
    assert log.is_sound(2)
    assert log.all() == [Event("draw", 0, ("copper",), 1, "turn"), Event("draw", 1, ("gold",), 1, knows=frozenset({1}))]


@for_each(
    [
        b"",
        b"\xc1",
        msgpack.packb(7),
        msgpack.packb([1]),
        msgpack.packb(["1", []]),
        msgpack.packb([-1, []]),
        msgpack.packb([1, [[]]]),
        msgpack.packb([1, ["draw"]]),
        msgpack.packb([1, [[7]]]),
        msgpack.packb([1, [["draw", 2]]]),
        msgpack.packb([1, [["draw", -1]]]),
        msgpack.packb([1, [["draw", True]]]),
        msgpack.packb([1, [["draw", 0, [1]]]]),
        msgpack.packb([1, [["draw", 0, [], -1]]]),
        msgpack.packb([1, [["draw", 0, [], 1, "", "", [{}]]]]),
        msgpack.packb([1, [["draw", 0, [], 1, "", "", [None]]]]),
        msgpack.packb([1, [["draw", 0, [], 1, "", "", [2]]]]),
    ]
)
def test_steps_that_are_not_events_of_these_seats_are_not_sound(step):
    assert not RecentEvents([step]).is_sound(2)


def test_a_lobby_that_an_earlier_version_stored_with_the_story_of_the_last_game_can_be_read():
    lobby = fields_of(full_table()) | {"phase": LOBBY, "game": None, "marks": [], "votes": {}}
    lobby["seats"] = [*lobby["seats"], {"name": "Cid", "person": "telegram:3"}]
    table = Table.unpack(HERE, 1, packed_as(2, lobby))
    assert (len(table.seats), table.story) == (3, None)


def test_a_table_that_could_not_be_read_again_is_not_stored():
    table = full_table()
    table.seats.append(Seat("Cid", "telegram:3"))
    with pytest.raises(BadTable):
        table.pack()


@for_each(
    [
        {"turns": [[2, [3, 3], []]]},  # there are two seats
        {"turns": [[0, [3, 3, 3], []]]},
        {"turns": [[0, [3, 3], [5]]]},
        {"turns": [[0, [3, 3]]]},
        {"turns": [[0, [3, 10**9], []]]},
        {"turns": []},
        {"turns": [], "biggest": [4, 1, 8, []]},
        {},
    ]
)
def test_a_story_of_another_game_is_refused(story):
    with pytest.raises(BadTable):
        Table.unpack(HERE, 1, packed_as(2, fields_of(full_table()) | {"story": story}))
