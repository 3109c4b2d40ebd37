"""A finished game can be checked by anyone: same seed, same shuffles, same end."""

import dataclasses

import pytest

from engine import BadRecord, Game, Setup
from engine.computer.big_money import big_money
from engine.kingdoms import RECOMMENDED
from engine.record import Record, replay, verify
from tests.each import for_each, for_each_row
from tests.engine.recorded import recorded

KINGDOM = list(RECOMMENDED[5].cards)


@pytest.fixture(scope="module")
def record():
    return recorded(["Ann", "Bob"], KINGDOM, b"secret", big_money, first=1)


NEWER_BOXES = (
    "young_witch", "tournament", "jester", "trade_route", "goons", "bank", "village", "smithy", "market", "mine"
)  # fmt: skip


@for_each(range(8))
def test_a_game_whose_bane_and_colonies_chance_drew_is_replayed_with_the_same(seed):
    record = recorded(["Ann", "Bob", "Cid"], NEWER_BOXES, str(seed).encode(), big_money)
    dealt = Game.set_up(record.names, record.setup, record.seed).view(None)
    replayed = verify(Record.from_bytes(record.to_bytes())).view(None)
    assert replayed.bane == dealt.bane is not None
    assert replayed.piles.keys() == dealt.piles.keys()
    assert replayed.result == record.result


@for_each_row([({"colonies": "yes"}, True, None), ({"colonies": "no", "bane": "moat"}, False, "moat")])
def test_a_record_keeps_what_the_table_chose_of_colonies_and_bane(options, has_colonies, bane):
    record = recorded(["Ann", "Bob"], NEWER_BOXES, b"chosen", big_money, **options)
    again = Record.from_bytes(record.to_bytes())
    assert again.setup == Setup(NEWER_BOXES, **options)
    view = verify(again).view(None)
    assert ("colony" in view.piles) == has_colonies
    assert bane in (None, view.bane)


def copy(record, **changes):
    return dataclasses.replace(record, answers=list(record.answers), **changes)


def test_a_finished_record_verifies(record):
    assert verify(record).result == record.result


def test_a_record_comes_back_from_its_bytes(record):
    assert Record.from_bytes(record.to_bytes()) == record
    assert len(record.to_bytes()) < 4096


def test_another_seed_than_the_promised_one_is_found_out(record):
    with pytest.raises(BadRecord):
        verify(copy(record, seed=b"another"))


def test_a_swapped_seed_and_hash_does_not_replay_to_the_same_end(record):
    from engine.chance import commitment

    with pytest.raises(BadRecord):
        verify(copy(record, seed=b"another", commitment=commitment(b"another")))


def test_a_changed_result_is_found_out(record):
    better = dataclasses.replace(record.result, scores=tuple(score + 6 for score in record.result.scores))
    with pytest.raises(BadRecord):
        verify(copy(record, result=better))


def test_a_missing_answer_is_found_out(record):
    shorter = copy(record)
    shorter.take_back()
    with pytest.raises(BadRecord):
        verify(shorter)


def test_an_illegal_answer_is_found_out(record):
    wrong = copy(record)
    wrong.answers[0] = (0, (99,))
    with pytest.raises(BadRecord):
        replay(wrong)


def test_an_unfinished_record_has_no_seed_to_replay(record):
    with pytest.raises(BadRecord):
        verify(copy(record, seed=None))


@pytest.mark.parametrize("data", [b"", b"nonsense", b"D\x01\x90", b"D\x01\xc1"])
def test_bytes_that_are_no_record_are_refused(data):
    from engine import EngineError

    with pytest.raises(EngineError):
        Record.from_bytes(data)
