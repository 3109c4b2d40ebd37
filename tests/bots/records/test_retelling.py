"""The story of a finished game: turn by turn, as its record tells it, and nothing of a game that is not over."""

from collections import Counter
from dataclasses import replace

import msgpack
import pytest

from bots.records.export import events
from bots.records.retelling import retell
from bots.refusals import Refusal
from engine import RECOMMENDED, Builder, RandomPlayer, Result, big_money, random_kingdom, replay
from storage.story import STORY
from tests.each import for_each
from tests.engine.recorded import recorded

KINGDOM = RECOMMENDED[5].cards
BRIDGES = ("bridge", "market", "village", "cellar", "moat", "woodcutter", "smithy", "witch", "workshop", "festival")


@pytest.fixture(scope="module")
def record():
    return recorded(["Ann", "Bob", "Cid"], KINGDOM, b"story", Builder())


def test_every_turn_is_told_in_order_with_everybodys_points_after_it(record):
    told = retell(record)
    assert Counter(turn.seat for turn in told.turns) == Counter(dict(enumerate(record.result.turns)))
    for seat, turns in enumerate(record.result.turns):
        assert [turn.number for turn in told.turns if turn.seat == seat] == list(range(1, turns + 1))
    assert told.turns[-1].points == record.result.scores
    for seat in range(3):
        assert 3 + sum(turn.changes[seat] for turn in told.turns) == record.result.scores[seat]


def test_purchases_and_gains_are_those_of_the_log(record):
    told, log = retell(record), events(record)
    for seat in range(3):
        bought = Counter(card for event in log if (event.name, event.seat) == ("buy", seat) for card in event.cards)
        gained = Counter(card for event in log if (event.name, event.seat) == ("gain", seat) for card in event.cards)
        assert told.bought(seat) == bought
        assert Counter(card for turn in told.turns for card in turn.gains_of(seat)) == gained


def test_final_decks_add_up_to_the_scores_and_an_empty_pile_ended_the_game(record):
    told = retell(record)
    assert tuple(sum(card.points for card in deck) for deck in told.decks) == record.result.scores
    assert told.decks == replay(record).view(None).final_decks
    assert told.empty_piles[0] == "province"


def test_coins_are_what_the_player_had_and_spent_what_the_cards_cost_then():
    turns = retell(recorded(["Ann", "Bob"], KINGDOM, b"coins", big_money)).turns
    assert all(turn.spent == turn.value <= turn.coins for turn in turns)
    assert any(turn.spent < turn.coins for turn in turns)


def test_a_discount_lowers_what_was_spent_but_not_what_the_gains_are_worth():
    told = retell(recorded(["Ann", "Bob"], BRIDGES, b"bridges", RandomPlayer(b"bridges")))
    assert all(turn.spent <= turn.coins for turn in told.turns)
    assert any(turn.bought and turn.spent < turn.value for turn in told.turns)


def test_gains_of_others_belong_to_the_turn_in_which_they_happened():
    told = retell(recorded(["Ann", "Bob"], BRIDGES, b"witches", Builder()))
    cursed = [turn for turn in told.turns if (1 - turn.seat, "curse") in turn.gained]
    assert cursed
    assert all(turn.changes[1 - turn.seat] < 0 for turn in cursed)


def test_the_biggest_turn_is_the_one_whose_gains_cost_most(record):
    told = retell(record)
    assert told.biggest.value == max(turn.value for turn in told.turns)
    rivals = [turn for turn in told.turns if turn.value == told.biggest.value]
    assert told.biggest.coins == max(turn.coins for turn in rivals)


@for_each(["base2", "intrigue1", "hinterlands1", "dark_ages"])
def test_the_last_turn_has_the_final_points_in_every_set(box):
    record = recorded(["Ann", "Bob"], random_kingdom(f"story {box}", [box]), b"story", Builder())
    assert retell(record).turns[-1].points == record.result.scores


def test_what_is_stored_of_it_is_short_and_comes_back_as_it_was(record):
    told = retell(record)
    story = told.in_short()
    packed = msgpack.packb(STORY.pack(story))
    assert len(packed) < 1000
    assert STORY.unpack(msgpack.unpackb(packed)) == story
    assert [turn.points for turn in story.turns] == [turn.points for turn in told.turns]
    provinces = sum(turn.gained.count((turn.seat, "province")) > 0 for turn in told.turns)
    assert sum(len(turn.provinces) for turn in story.turns) == provinces > 0
    assert (story.biggest.seat, story.biggest.number) == (told.biggest.seat, told.biggest.number)


def test_a_game_that_is_not_over_has_no_story(record):
    with pytest.raises(Refusal) as refusal:
        retell(replace(record, result=None))
    assert refusal.value.key == "record-unfinished"


@pytest.mark.parametrize("what", ["answers", "result"])
def test_a_record_that_no_longer_fits_the_rules_has_no_story(record, what):
    changed = {"answers": [(0, (99,))], "result": Result((1, 2, 3), (2,), (9, 9, 9))}
    with pytest.raises(Refusal) as refusal:
        retell(replace(record, **{what: changed[what]}))
    assert refusal.value.key == "record-changed"
