"""Cornucopia: the bane of Young Witch, the Prizes of Tournament."""

import pytest

from engine import KINDS, SETS, BadSetup, Game
from tests.each import for_each, for_each_row
from tests.engine.table import Table, listed

WITCHES = listed("young_witch, village, smithy, market, mine, cellar, militia, gardens, witch, bishop")
PRIZES = {"bag_of_gold", "diadem", "followers", "princess", "trusty_steed"}


def supply_of(kingdom=WITCHES, players=2, seed="bane", **options):
    return Game.new(["Ann", "Bob", "Cid"][:players], kingdom, seed, **options).position()["supply"]


# -- the bane --------------------------------------------------------------------------------------------------------


@for_each(range(30))
def test_a_kingdom_with_young_witch_has_an_eleventh_pile_that_costs_two_or_three(seed):
    game = Game.new(["Ann", "Bob"], WITCHES, str(seed))
    bane = game.view(None).bane
    assert bane not in WITCHES
    assert KINDS[bane].cost in (2, 3)
    assert game.view(None).piles[bane].in_supply
    assert len([pile for pile in game.view(None).piles.values() if pile.in_supply and pile.id not in BASIC]) in (11, 12)


BASIC = {"copper", "silver", "gold", "estate", "duchy", "province", "curse", "platinum", "colony", "ruins"}


@for_each([0, 1, None])
def test_everyone_knows_the_bane(seat):
    assert Game.new(["Ann", "Bob"], WITCHES, "x", bane="moat").view(seat).bane == "moat"


def test_without_young_witch_there_is_no_bane():
    kingdom = ["moat", *WITCHES[1:]]
    assert Game.new(["Ann", "Bob"], kingdom, "bane").view(None).bane is None
    assert len(supply_of(kingdom, colonies="no")) == 17


def test_a_pile_that_the_table_names_is_the_bane():
    assert supply_of(bane="moat")["moat"] == 10


@for_each(["smithy", "village", "estate", "silver", "ruins", "knights", "spoils", "peddler", "florin", "", 3, ["moat"]])
def test_only_another_kingdom_pile_that_costs_two_or_three_can_be_the_bane(bane):
    with pytest.raises(BadSetup):
        supply_of(bane=bane)


def test_a_bane_is_refused_where_there_is_no_young_witch():
    with pytest.raises(BadSetup):
        supply_of(["moat", *WITCHES[1:]], bane="chapel")


@for_each_row([(2, 8), (3, 12)])
def test_a_bane_of_victory_cards_has_as_many_as_other_victory_piles(players, count):
    assert supply_of(players=players, bane="tunnel")["tunnel"] == count


@for_each_row([("hermit", "madman"), ("urchin", "mercenary")])
def test_the_bane_brings_the_pile_it_needs(bane, needed):
    supply = supply_of(bane=bane)
    assert {bane, needed} <= supply.keys()


def test_a_trade_route_that_is_the_bane_brings_its_tokens():
    position = Game.new(["Ann", "Bob"], WITCHES, "x", bane="trade_route", colonies="no").position()
    assert position["trade_route"] == {"mat": 0, "piles": ["estate", "duchy", "province", "gardens"]}


def test_a_bane_of_victory_cards_has_a_token_for_trade_route():
    kingdom = ["trade_route", *WITCHES[:9]]
    position = Game.new(["Ann", "Bob"], kingdom, "x", bane="tunnel", colonies="no").position()
    assert "tunnel" in position["trade_route"]["piles"]


def test_the_bane_does_not_count_for_the_share_of_prosperity():
    kingdom = [*WITCHES[:9], "chapel"]
    for seed in range(20):
        assert "colony" not in supply_of(kingdom, seed=str(seed), bane="loan")


def test_chance_draws_the_bane_from_the_boxes_of_the_kingdom():
    near = {*SETS["base2"], *SETS["cornucopia"], *SETS["prosperity"]}
    drawn = {Game.new(["Ann", "Bob"], WITCHES, str(seed)).view(None).bane for seed in range(300)}
    assert drawn <= near
    assert drawn == {id for id in near if KINDS[id].cost in (2, 3)} - set(WITCHES)


def test_chance_takes_the_bane_of_a_base_game_from_the_edition_that_is_played():
    for edition, used, unused in ((1, "chancellor", "harbinger"), (2, "harbinger", "chancellor")):
        drawn = {Game.new(["Ann", "Bob"], WITCHES, str(seed), edition).view(None).bane for seed in range(300)}
        assert used in drawn
        assert unused not in drawn


def test_every_pile_that_can_be_the_bane_is_drawn_about_as_often():
    drawn = [Game.new(["Ann", "Bob"], WITCHES, str(seed)).view(None).bane for seed in range(1500)]
    expected = 1500 / len(set(drawn))
    assert all(abs(drawn.count(id) - expected) < 5 * expected**0.5 for id in set(drawn))


def test_the_same_seed_draws_the_same_bane():
    assert [supply_of(seed=str(seed)) for seed in range(20)] == [supply_of(seed=str(seed)) for seed in range(20)]


def test_an_empty_bane_pile_counts_for_the_end_of_the_game():
    t = Table(
        phase="buy", coins=2, kingdom=",".join(WITCHES), bane="moat", supply={"moat": 1, "curse": 0, "village": 0}
    )
    t.me.buys("moat")
    assert t.game.result is not None


# -- the Prizes ------------------------------------------------------------------------------------------------------


def test_a_kingdom_with_tournament_has_one_of_each_prize_outside_the_supply():
    game = Game.new(["Ann", "Bob", "Cid"], ["tournament", *WITCHES[1:]], "prizes")
    piles = game.view(None).piles
    assert {id: piles[id].count for id in piles if not piles[id].in_supply} == dict.fromkeys(PRIZES, 1)
    assert {piles[id].cost for id in PRIZES} == {0}


def test_without_tournament_there_are_no_prizes():
    assert not PRIZES & supply_of().keys()


def test_prizes_cannot_be_bought():
    t = Table(phase="buy", coins=20, supply={"tournament": 10})
    assert not PRIZES & t.me.offered("buy")
    assert "curse" in t.me.offered("buy")


@for_each_row([("workshop", "action"), ("forge", "action"), ("horn_of_plenty", "buy")])
def test_prizes_cannot_be_gained_by_other_cards(by, phase):
    t = Table(me={"hand": by, "in_play": "gold, silver, copper"}, phase=phase, supply={"tournament": 10})
    t.me.plays(by)
    assert t.me.asked == "gain"
    assert "copper" in t.me.options
    assert not PRIZES & set(t.me.options)


def test_prizes_that_are_gone_are_no_empty_piles():
    t = Table(
        phase="buy", coins=3,
        supply={"tournament": 10, "curse": 0, "village": 1, **dict.fromkeys(PRIZES, 0)},
    )  # fmt: skip
    t.me.buys("village")
    assert t.game.result is None
