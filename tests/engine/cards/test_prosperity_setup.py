"""Prosperity: when Platinum and Colony are on the table, how the game ends with them, victory tokens."""

import pytest

from engine import SETS, Game
from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards, listed

PROSPERITY = SETS["prosperity"]
BASE = listed("cellar, chapel, village, woodcutter, workshop, bureaucrat, militia, moat, smithy, mine")
NAMES = ["Ann", "Bob", "Cid", "Dora", "Eve", "Fay"]


def kingdom(share):
    """A kingdom with that many piles from Prosperity."""
    return [*PROSPERITY[:share], *BASE[share:]]


def colonies_of(share, seed="colonies", players=2, colonies="auto"):
    """How many cards lie in the piles Platinum and Colony."""
    supply = Game.new(NAMES[:players], kingdom(share), seed, colonies=colonies).position()["supply"]
    return supply.get("platinum"), supply.get("colony")


# -- Platinum and Colony ---------------------------------------------------------------------------------------------


@for_each(range(20))
def test_ten_piles_from_prosperity_always_bring_platinum_and_colony(seed):
    assert colonies_of(10, str(seed)) == (12, 8)


@for_each(range(20))
def test_without_a_pile_from_prosperity_there_is_neither_platinum_nor_colony(seed):
    assert colonies_of(0, str(seed)) == (None, None)


@for_each_row([(1, 100), (4, 400), (9, 900)])
def test_as_many_games_of_ten_have_colonies_as_piles_are_from_prosperity(share, expected):
    drawn = [colonies_of(share, str(seed)) for seed in range(1000)]
    assert set(drawn) == {(12, 8), (None, None)}
    assert abs(drawn.count((12, 8)) - expected) < 50


def test_the_same_seed_draws_the_same_colonies():
    assert [colonies_of(4, str(seed)) for seed in range(50)] == [colonies_of(4, str(seed)) for seed in range(50)]


@for_each(range(20))
def test_the_table_may_decide_about_colonies_against_the_proportion(seed):
    assert colonies_of(1, str(seed), colonies="yes") == (12, 8)
    assert colonies_of(0, str(seed), colonies="yes") == (12, 8)
    assert colonies_of(10, str(seed), colonies="no") == (None, None)


@for_each_row([(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_there_are_twelve_platinums_and_as_many_colonies_as_of_any_victory_card(players, colonies):
    assert colonies_of(10, players=players) == (12, colonies)


def test_platinum_and_colony_are_basic_piles_of_the_supply():
    view = Game.new(["Ann", "Bob"], kingdom(10), "basic").view(None)
    assert len(view.piles) == 19
    assert view.kingdom == tuple(kingdom(10))
    assert all(view.piles[id].in_supply for id in ("platinum", "colony"))
    assert (view.piles["platinum"].cost, view.piles["colony"].cost) == (9, 11)


def test_platinum_is_worth_five_coins_and_colony_ten_points():
    t = Table(me={"hand": "platinum*2, silver", "deck": ""}, phase="buy")
    t.me.plays_all_treasures()
    assert t.coins == 12
    t.me.buys("colony")
    assert t.game.points[0] == 10


# -- the end ---------------------------------------------------------------------------------------------------------


def test_the_game_ends_after_the_turn_in_which_the_last_colony_goes():
    t = Table(phase="buy", coins=11, buys=2, supply={"colony": 1, "province": 5})
    t.me.buys("colony")
    assert t.game.result is None
    t.me.ends_turn()
    assert t.game.result is not None
    assert t.me.in_play == []


def test_with_colonies_the_last_province_ends_the_game_as_well():
    t = Table(phase="buy", coins=8, supply={"colony": 8, "province": 1})
    t.me.buys("province")
    assert t.game.result is not None


def test_an_empty_pile_of_platinums_counts_like_any_other():
    t = Table(phase="buy", coins=3, supply={"platinum": 0, "curse": 0, "village": 1})
    t.me.buys("village")
    assert t.game.result is not None


# -- victory tokens --------------------------------------------------------------------------------------------------


def test_victory_tokens_are_added_to_the_points_of_the_cards():
    t = Table(
        {"hand": "province*2", "deck": "", "victory_tokens": 7}, {"hand": "province*3", "deck": ""},
        phase="buy", supply={"province": 0},
    )  # fmt: skip
    assert t.game.points == (19, 18)
    t.me.ends_turn()
    assert t.game.result.scores == (19, 18)
    assert t.game.result.winners == (0,)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_victory_tokens_at_every_moment(seat):
    t = Table({"hand": "bishop, estate, gold", "victory_tokens": 1})
    assert t.game.view(seat).players[0].victory_tokens == 1
    t.me.plays("bishop")
    assert t.game.view(seat).players[0].victory_tokens == 2
    t.me.does("trash", "estate")
    assert t.game.view(seat).players[0].victory_tokens == 3
    assert t.game.view(seat).players[1].victory_tokens == 0


def test_everyone_hears_of_victory_tokens_that_are_taken():
    t = Table(me="monument")
    t.me.plays("monument")
    assert [(event.seat, event.size, event.source) for event in t.public() if event.name == "tokens"] == [
        (0, 1, "monument")
    ]


def test_victory_tokens_are_no_cards():
    t = Table({"deck": "copper*18, gardens", "victory_tokens": 40}, phase="buy")
    assert t.game.points[0] == 1 + 40


def test_victory_tokens_stay_when_the_turn_ends():
    t = Table({"victory_tokens": 3}, {"victory_tokens": 2}, phase="buy")
    t.me.ends_turn()
    t.you.ends_turn()
    assert (t.me.victory_tokens, t.you.victory_tokens) == (3, 2)


# -- beside other cards ----------------------------------------------------------------------------------------------


def test_fools_gold_reacts_to_provinces_but_not_to_colonies():
    t = Table(you="fools_gold", phase="buy", coins=11, buys=2, supply={"colony": 8})
    t.me.buys("colony")
    assert t.asked == ["me"]


def test_swindler_replaces_a_platinum_by_the_only_card_at_its_cost():
    t = Table("swindler", {"deck": "platinum"})
    t.me.plays("swindler")
    assert t.trash == cards("platinum")
    assert t.you.discard == ["platinum"]


def test_trader_makes_eleven_silvers_of_a_colony():
    t = Table(me="trader, colony")
    t.me.plays("trader")
    assert t.trash == cards("colony")
    assert t.me.discard == ["silver"] * 11
