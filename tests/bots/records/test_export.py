"""The whole story of a game: played again for its log, and kept as a document anyone can check."""

import dataclasses
import json
from collections import Counter

import pytest

from bots.records import export as module
from bots.records.export import UPGRADES, events, export, parse_record
from bots.refusals import Refusal
from engine import RECOMMENDED, BadRecord, Builder, EngineError, Game, Record, told, verify
from storage.answers import pack_answer, pack_cut, unpack_answers
from tests.each import for_each

KINGDOM = list(RECOMMENDED[5].cards)
SEED = b"a secret of thirty-two bytes...."


class Played:
    """A game between computer players as a table would have it: what happened, step by step, and the answers."""

    def __init__(self, names, first=None, most=10_000):
        self.game = Game.new(names, KINGDOM, SEED, first=first)
        self.record = Record(names, self.game.setup, self.game.commitment, seed=SEED)
        self.live = list(self.game.events)
        player = Builder()
        while self.game.pending and self.game.number < most:
            decision = self.game.pending[0]
            self.play(decision.seat, player(self.game.view(decision.seat), decision))
        if self.game.result is not None:
            self.record.close(self.game)

    def play(self, seat, picks):
        self.live += self.game.submit(seat, picks)
        self.record.add(seat, picks)


@pytest.fixture(scope="module")
def finished():
    return Played(["Ann", "Боб", "Cid"])


@pytest.fixture(scope="module")
def under_way():
    return Played(["Ann", "Bob"], first=1, most=60)


def changed(record, **changes):
    return dataclasses.replace(record, **changes)


# -- the log -----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_told_again_as_it_happened(finished):
    assert events(finished.record) == finished.live


def test_a_game_under_way_is_told_up_to_now(under_way):
    assert under_way.game.result is None
    assert events(under_way.record) == under_way.live


def test_a_move_that_was_taken_back_is_not_told():
    game = Game.new(["Ann", "Bob"], KINGDOM, SEED, first=0)
    options = game.pending[0].options
    record = Record(["Ann", "Bob"], game.setup, game.commitment, seed=SEED)
    before = events(record)
    treasure = (options.index("play:copper"),)
    game.submit(0, treasure)
    game.undo(0)
    record.answers = unpack_answers([pack_answer(0, treasure), pack_cut(0)])
    assert events(record) == before


def test_each_audience_is_told_only_what_it_may_know(finished):
    drawn = [event for event in events(finished.record) if event.name == "draw" and event.cards]
    assert {event.seat for event in drawn} == {0, 1, 2}
    assert not any(event.cards for event in told(drawn, None))
    assert {event.seat for event in told(drawn, 1) if event.cards} == {1}


def test_answers_that_the_rules_no_longer_allow_are_refused_in_plain_words(finished, caplog):
    with pytest.raises(Refusal) as refusal:
        events(changed(finished.record, answers=[(0, (99,))]))
    assert refusal.value.key == "record-changed"
    assert refusal.value.__cause__ is None
    assert SEED.hex() not in caplog.text
    assert "a secret" not in caplog.text


def test_without_its_seed_nothing_is_told(finished):
    with pytest.raises(BadRecord):
        events(changed(finished.record, seed=None))


def test_the_story_of_a_game_plays_it_once_and_looks_at_nothing_else(monkeypatch):
    """A game of six is told within a tenth of a second: each answer is given once, and no view is made."""
    record = Played(["A", "B", "C", "D", "E", "F"]).record
    calls = Counter()
    for name in ("submit", "view", "save"):
        done = getattr(Game, name)
        monkeypatch.setattr(Game, name, lambda *what, name=name, done=done: calls.update([name]) or done(*what))
    events(record)
    assert calls == {"submit": len(record.answers)}


# -- the document ------------------------------------------------------------------------------------------------------


def test_a_finished_game_comes_back_from_its_document(finished):
    assert parse_record(export(finished.record)) == finished.record


def test_a_person_who_has_the_document_can_check_the_game(finished):
    assert verify(parse_record(export(finished.record))).result == finished.record.result


def test_the_document_can_be_read(finished):
    text = export(finished.record)
    assert "Боб" in text
    assert json.loads(text)["scores"] == list(finished.record.result.scores)
    assert json.loads(text)["treasures_at_once"] is True
    assert len(text.splitlines()) == 15


def test_a_game_under_way_is_not_exported_though_its_seed_is_known(under_way):
    with pytest.raises(Refusal) as refusal:
        export(under_way.record)
    assert refusal.value.key == "record-unfinished"


def test_a_game_is_not_exported_without_its_seed(finished):
    with pytest.raises(Refusal):
        export(changed(finished.record, seed=None))


def test_another_name_does_not_change_the_game(finished):
    verify(parse_record(export(changed(finished.record, names=["—", "Боб", "—"]))))


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("scores", [99, 0, 0]),
        ("winners", [0, 1, 2]),
        ("seed", "00"),
        ("commitment", "00"),
        ("commitment", None),
        ("answers", [[0, 99]]),
        ("answers", [[99]]),
        ("players", ["Ann"]),
        ("players", "Ann"),
        ("players", None),
        ("kingdom", ["village"] * 10),
        ("kingdom", [[]] * 10),
        ("edition", "2"),
        ("shelters", "maybe"),
        ("shelters", []),
        ("first", 7),
        ("first", "0"),
    ],
)
def test_a_document_that_was_tampered_with_does_not_verify(finished, entry, value):
    entries = json.loads(export(finished.record))
    entries[entry] = value
    with pytest.raises(EngineError):
        verify(parse_record(json.dumps(entries)))


def test_a_document_with_an_answer_left_out_does_not_verify(finished):
    entries = json.loads(export(finished.record))
    del entries["answers"][10]
    with pytest.raises(EngineError):
        verify(parse_record(json.dumps(entries)))


@for_each(
    ["", "{}", "[]", "null", "nonsense", '{"dominion_record": 2}', '{"dominion_record": 1}', "[" * 100_000, "9" * 5000]
)
def test_a_text_that_is_no_record_is_refused(text):
    with pytest.raises(Refusal) as refusal:
        parse_record(text)
    assert refusal.value.key == "record-unreadable"


@pytest.mark.parametrize(
    ("entry", "value"), [("answers", [[]]), ("answers", [[True]]), ("answers", 3), ("seed", "xyz"), ("turns", ["1"])]
)
def test_entries_of_the_wrong_kind_are_refused(finished, entry, value):
    entries = json.loads(export(finished.record))
    entries[entry] = value
    with pytest.raises(Refusal):
        parse_record(json.dumps(entries))


def test_a_text_that_is_far_too_long_is_refused(finished):
    with pytest.raises(Refusal):
        parse_record(export(finished.record) + " " * 1_000_000)


def test_a_document_of_an_older_format_is_upgraded(finished, monkeypatch):
    entries = json.loads(export(finished.record))
    monkeypatch.setattr(module, "FORMAT", 3)
    monkeypatch.setitem(UPGRADES, 1, lambda old: {**old, "people": old["players"]})
    monkeypatch.setitem(UPGRADES, 2, lambda old: {name: value for name, value in old.items() if name != "people"})
    assert verify(parse_record(json.dumps(entries))).result == finished.record.result
    with pytest.raises(Refusal):
        parse_record(json.dumps(entries | {"dominion_record": 4}))
