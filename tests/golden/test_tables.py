"""Tables that earlier releases stored are the same tables here."""

from bots.tables import holding
from engine import LEVELS
from storage.places import Place
from storage.table import CLOSED, LOBBY, OVER, PLAYING, Table
from tests.each import for_each, for_some
from tests.golden.chooser import choose, next_question
from tests.golden.entries import entries
from tests.golden.plain import differences, from_text, table_data

TABLES = entries("tables.json")


def stored(entry):
    return Table.unpack(Place.from_text(entry["place"]), 1, from_text(entry["table"]))


def test_there_are_tables_of_every_phase_and_size():
    expected = [entry.values[0]["expected"] for entry in TABLES]
    assert {each["phase"] for each in expected} == {LOBBY, PLAYING, OVER, CLOSED}
    assert {len(each["seats"]) for each in expected if each["game"]} == {2, 3, 4, 5, 6}
    assert all(any(each[name] for each in expected) for name in ("votes", "marks", "watchers", "tongues", "expiring"))
    assert {seat["computer"] + 2 * seat["resigned"] for each in expected for seat in each["seats"]} == {0, 1, 3}
    assert {each["options"]["kingdom"] for each in expected} >= {"random", "own"}


def test_there_are_tables_with_what_was_added_later():
    expected = [entry.values[0]["expected"] for entry in TABLES]
    assert all(
        any(each.get(name) for each in expected)
        for name in ("held", "absences", "regulars", "invited", "solo", "story")
    )
    assert any(each["options"].get("pictures") == "yes" for each in expected)
    assert {each["options"].get("colonies") for each in expected} >= {"auto", "yes"}
    assert any(each["options"].get("bane") for each in expected if each["game"])
    computers = [seat for each in expected for seat in each["seats"] if seat["computer"] and not seat["person"]]
    assert {seat.get("level") for seat in computers} == {None, *LEVELS}


@for_each(TABLES)
def test_a_computer_player_of_an_earlier_version_is_a_sound_one_and_keeps_its_name(entry):
    for before, now in zip(entry["expected"]["seats"], stored(entry).seats, strict=True):
        assert now.name == before["name"]
        assert now.level == before.get("level", "sound")


@for_each([entry for entry in TABLES if entry.values[0]["expected"].get("held")])
def test_a_turn_that_could_be_taken_back_still_can_be(entry):
    table = stored(entry)
    seat, number = table.held.seat, table.held.number
    holding.take_back(table, seat)
    assert (table.game.number, table.game.view(None).current) == (number, seat)


@for_each(TABLES)
def test_a_stored_table_is_the_same_table(entry):
    assert differences(entry["expected"], table_data(stored(entry))) == []


@for_each(TABLES)
def test_a_stored_table_is_the_same_table_after_it_was_packed_again(entry):
    table = stored(entry)
    again = Table.unpack(table.place, 1, table.pack())
    assert again == table
    assert differences(entry["expected"], table_data(again)) == []


@for_some(TABLES, 4)
def test_the_game_on_a_stored_table_goes_on(entry):
    game = stored(entry).game
    while game is not None and game.pending:
        decision = next_question(game.pending, game.number)
        game.submit(decision.decider, choose(decision))
    assert game is None or game.result is not None
