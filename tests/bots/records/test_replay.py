"""A finished game is gone through turn by turn; a game that is not over is not."""

from dataclasses import replace

import pytest

from bots.records.export import events
from bots.records.replay import replay_turn
from bots.records.retelling import retell
from bots.refusals import Refusal
from engine import RECOMMENDED, Builder
from tests.engine.recorded import recorded

OUTPOSTS = (*RECOMMENDED[5].cards[:9], "outpost")
MOVES = ("play:outpost", "treasures", "play:copper", "buy:province", "buy:gold", "buy:outpost", "buy:silver", "end")


@pytest.fixture(scope="module")
def record():
    return recorded(["Ann", "Bob", "Cid"], RECOMMENDED[5].cards, b"replay", Builder())


@pytest.fixture(scope="module")
def turns(record):
    return [replay_turn(record, at) for at in range(1, sum(record.result.turns) + 1)]


def test_the_turns_are_those_of_the_story_with_the_same_points(record, turns):
    told = retell(record).turns
    assert [(turn.seat, turn.number, turn.points) for turn in turns] == [
        (turn.seat, turn.number, turn.points) for turn in told
    ]
    assert {turn.turns for turn in turns} == {len(told)}


def test_together_they_tell_everything_that_happened_since_the_first_turn_began(record, turns):
    log = events(record)
    first = next(at for at, event in enumerate(log) if event.name == "turn")
    assert [event for turn in turns for event in turn.events] == [each for each in log[first:] if each.name != "turn"]


def test_each_begins_with_the_hand_of_its_player_and_ends_with_what_is_left_in_the_supply(turns):
    assert all(len(turn.hand) >= 3 for turn in turns)
    assert sorted(turns[0].hand).count("copper") + sorted(turns[0].hand).count("estate") == 5
    left = [sum(pile.count for pile in turn.view.piles.values()) for turn in turns]
    assert left == sorted(left, reverse=True)
    assert turns[-1].view.result is not None


def test_numbers_that_are_too_small_or_too_large_lead_to_the_first_and_the_last_turn(record, turns):
    assert replay_turn(record, 0) == turns[0]
    assert replay_turn(record, 9999) == turns[-1]


def test_a_game_that_is_not_over_is_not_replayed(record):
    with pytest.raises(Refusal, match="record-unfinished"):
        replay_turn(replace(record, result=None), 1)


def with_outposts(_view, decision):
    """Play with money and Outposts alone."""
    return (next(decision.options.index(move) for move in MOVES if move in decision.options),)


def test_extra_turns_are_pages_of_their_own():
    record = recorded(["Ann", "Bob"], OUTPOSTS, b"outposts", with_outposts)
    told = [event for event in events(record) if event.name == "turn"]
    assert len(told) > sum(record.result.turns)  # extra turns do not count
    turns = [replay_turn(record, at) for at in range(1, len(told) + 1)]
    assert [(turn.seat, turn.is_extra) for turn in turns] == [(event.seat, bool(event.source)) for event in told]
    assert {turn.turns for turn in turns} == {len(told)}
    assert turns[-1].view.result is not None
