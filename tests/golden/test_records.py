"""Records that earlier releases kept or handed out can still be read, replayed and verified."""

from bots.records import export
from engine import Record, replay, verify
from tests.each import for_each, for_some
from tests.golden.entries import entries
from tests.golden.plain import describe_record, differences, events_digest, from_text, plain, position_data

RECORDS = entries("records.json")
FINISHED = [entry for entry in RECORDS if entry.values[0]["exported"]]


@for_each(RECORDS)
def test_a_record_says_what_it_said(entry):
    record = Record.from_bytes(from_text(entry["record"]))
    assert differences(entry["fields"], describe_record(record)) == []
    assert Record.from_bytes(record.to_bytes()) == record


@for_some(RECORDS, 4)
def test_a_record_tells_the_same_story(entry):
    record = Record.from_bytes(from_text(entry["record"]))
    assert events_digest(export.events(record)) == entry["events"]


@for_each(RECORDS)
def test_a_record_replays_to_the_same_position(entry):
    record = Record.from_bytes(from_text(entry["record"]))
    assert differences(entry["position"], position_data(replay(record))) == []


@for_each(FINISHED)
def test_a_record_of_a_finished_game_is_true(entry):
    game = verify(Record.from_bytes(from_text(entry["record"])))
    assert differences(entry["fields"]["result"], plain(game.result)) == []


@for_each(FINISHED)
def test_an_exported_record_is_read_as_the_one_that_was_kept(entry):
    assert export.parse_record(entry["exported"]) == Record.from_bytes(from_text(entry["record"]))


@for_each(FINISHED)
def test_a_record_is_exported_as_it_was(entry):
    """Others may have tools that read the file."""
    assert export.export(Record.from_bytes(from_text(entry["record"]))) == entry["exported"]
