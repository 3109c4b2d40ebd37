"""Chance: bound to a seed that stays secret until the end, and can be checked by anyone then."""

import hashlib
from collections import Counter

import pytest

from engine import EngineError, Game
from engine.chance import Chance, commitment
from tests.engine.table import Table, any_answer, listed

KINGDOM = listed("cellar, council_room, festival, gardens, harbinger, library, militia, poacher, smithy, throne_room")


def new(seed, players=3):
    return Game.new(["Ann", "Bob", "Cid", "Dora", "Eve", "Fay"][:players], KINGDOM, seed=seed)


def played(game, answers=200):
    luck = Chance(b"the players")
    for _ in range(answers):
        if game.pending:
            decision = luck.pick(game.pending)
            game.submit(decision.decider, any_answer(decision, luck))
    return game


# -- the published hash ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["any text", b"any bytes \x00\xff", "довільний текст", ""])
def test_the_commitment_is_the_sha256_of_the_seed(seed):
    raw = seed if isinstance(seed, bytes) else seed.encode()
    assert new(seed).commitment == commitment(seed) == hashlib.sha256(raw).hexdigest()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everyone_sees_the_commitment_from_the_start(seat):
    game = new("seed")
    assert game.view(seat).commitment == game.commitment


def test_the_commitment_stays_the_same_all_through_the_game():
    game = new("seed")
    before = game.commitment
    assert played(game).commitment == before
    assert Game.load(game.save()).commitment == before


def test_the_seed_stays_secret_until_the_game_is_over():
    game = played(new("seed"))
    assert game.result is None
    with pytest.raises(EngineError):
        _ = game.seed
    assert [game.view(seat).seed for seat in (0, 1, 2, None)] == [None] * 4


def test_once_the_game_is_over_the_seed_is_what_was_committed_to():
    t = Table(phase="buy", seed="any text", supply={"province": 0})
    promised = t.game.commitment
    t.me.ends_turn()
    assert t.game.seed == b"any text"
    assert hashlib.sha256(t.game.seed).hexdigest() == promised


@pytest.mark.parametrize("seat", [0, 1, None])
def test_once_the_game_is_over_everyone_sees_the_seed(seat):
    t = Table(phase="buy", seed="any text", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.view(seat).seed == b"any text"


# -- the same again --------------------------------------------------------------------------------------------------


def test_the_same_seed_and_answers_make_the_same_game():
    assert played(new("seed")).save() == played(new("seed")).save()


def test_a_restart_does_not_change_what_chance_brings():
    game = played(new("seed"), 50)
    assert played(Game.load(game.save())).save() == played(game).save()


def test_text_and_its_bytes_are_one_seed():
    assert new("seed").save() == new(b"seed").save()


def test_other_seeds_deal_other_hands():
    assert len({str(new(f"seed {each}").position()["players"]) for each in range(20)}) == 20


def test_players_are_not_dealt_alike():
    game = new("seed", players=6)
    assert len({str(player["hand"]) for player in game.position()["players"]}) > 1


# -- shuffling -------------------------------------------------------------------------------------------------------


def redone(items, seed, number):
    """The items after that shuffle, worked out from the description alone: SHAKE-256, eight bytes per step."""
    stream = hashlib.shake_256(seed + number.to_bytes(8, "big")).digest(8 * (len(items) - 1))
    shuffled = list(items)
    for step, last in enumerate(range(len(items) - 1, 0, -1)):
        other = int.from_bytes(stream[8 * step : 8 * step + 8], "big") % (last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    return shuffled


def test_a_person_who_knows_the_seed_can_deal_the_first_hands_again():
    start = ["copper"] * 7 + ["estate"] * 3
    for seat, player in enumerate(new("seed").position()["players"]):
        top_first = redone(start, b"seed", seat + 1)[::-1]
        assert player["hand"] + player["deck"] == top_first


def test_every_shuffle_of_a_seed_is_another_and_can_be_redone():
    chance = Chance(b"seed")
    orders = []
    for number in range(1, 6):
        items = list(range(12))
        chance.shuffle(items)
        assert items == redone(range(12), b"seed", number)
        orders.append(tuple(items))
    assert len(set(orders)) == 5


def test_every_order_comes_up_equally_often():
    chance = Chance(b"seed")
    orders = Counter()
    for _ in range(6000):
        items = [1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


@pytest.mark.parametrize("items", [[], ["only"]])
def test_nothing_to_shuffle_draws_upon_no_chance(items):
    chance = Chance(b"seed")
    chance.shuffle(items)
    assert chance.draws == 0


def test_a_number_by_chance_is_below_its_limit_and_may_be_any_such():
    chance = Chance(b"seed")
    assert {chance.below(6) for _ in range(200)} == {0, 1, 2, 3, 4, 5}
