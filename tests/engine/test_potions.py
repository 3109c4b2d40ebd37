"""Potions: their pile, what they pay for, and Potion as a Treasure among others."""

from engine import Game
from tests.each import for_each_row
from tests.engine.table import Table, cards, listed

# -- the pile --------------------------------------------------------------------------------------------------------

REST = "smithy moat village market mine cellar chapel witch"


@for_each_row([("familiar apprentice", 2), ("familiar apprentice", 6), ("vineyard herbalist", 3)])
def test_a_cost_with_a_potion_brings_sixteen_potions(alchemy, players):
    position = Game.new(list("ABCDEF"[:players]), listed(f"{alchemy} {REST}"), "x").position()
    assert position["supply"]["potion"] == 16


def test_apprentice_and_herbalist_bring_no_potions():
    position = Game.new(["Ann", "Bob"], listed(f"apprentice herbalist {REST}"), "x").position()
    assert "potion" not in position["supply"]


def test_the_potions_are_a_pile_that_can_end_the_game():
    t = Table(phase="buy", coins=4, supply={"familiar": 10, "potion": 1, "curse": 0, "village": 0})
    t.me.buys("potion")
    assert t.game.result is not None


# -- buying ----------------------------------------------------------------------------------------------------------


def test_a_potion_pays_for_a_potion_in_a_cost():
    t = Table(me="potion, copper*3", supply={"familiar": 10})
    t.me.plays_all_treasures()
    assert (t.coins, t.potions) == (3, 1)
    assert {"familiar", "silver"} <= t.me.offered("buy")
    assert "gold" not in t.me.offered("buy")


def test_each_card_takes_a_potion_of_its_own():
    t = Table(phase="buy", coins=6, potions=2, buys=2, supply={"familiar": 10, "alchemist": 10})
    t.me.buys("familiar", "alchemist")
    assert t.me.discard == ["familiar", "alchemist"]
    assert (t.coins, t.potions) == (0, 0)


def test_one_potion_pays_for_one_card():
    t = Table(phase="buy", coins=6, potions=1, buys=2, supply={"familiar": 10, "alchemist": 10})
    t.me.buys("familiar")
    t.me.cannot("buy", "buy:alchemist")
    assert "silver" in t.me.offered("buy")


def test_a_potion_is_no_coin():
    piles = {"familiar": 10, "university": 10, "transmute": 10, "golem": 10}
    t = Table(phase="buy", coins=3, potions=1, supply=piles)
    assert {"silver", "familiar", "university", "transmute", "estate"} <= t.me.offered("buy")
    assert not {"golem", "smithy", "potion"} & t.me.offered("buy")


def test_potions_that_are_left_over_vanish():
    t = Table(phase="buy", potions=1, supply={"transmute": 10})
    t.me.ends_turn()
    assert t.potions == 0
    assert t.you.offered("buy") == {"copper", "curse"}


def test_a_discount_takes_no_potion_off_a_cost():
    t = Table(me="bridge", coins=2, supply={"golem": 10, "transmute": 10, "vineyard": 8})
    t.me.plays("bridge")
    assert (t.cost("golem"), t.cost("transmute"), t.cost("vineyard")) == (3, 0, 0)
    assert not {"golem", "transmute", "vineyard"} & t.me.offered("buy")


def test_highways_take_no_potion_off_a_cost():
    t = Table(me={"in_play": "highway"}, phase="buy", coins=3, potions=1, supply={"golem": 10, "transmute": 10})
    assert {"golem", "transmute"} <= t.me.offered("buy")
    t.me.buys("golem")
    assert (t.coins, t.potions) == (0, 0)


def test_a_reduced_cost_of_a_potion_alone_stays_a_potion():
    t = Table(me={"in_play": "highway"}, phase="buy", coins=1, potions=1, buys=2, supply={"transmute": 10})
    t.me.buys("transmute")
    assert (t.coins, t.potions) == (1, 0)


# -- Potion as a Treasure --------------------------------------------------------------------------------------------


def test_potion_costs_four_coins():
    t = Table(me="workshop", supply={"familiar": 10})
    t.me.plays("workshop")
    t.me.does("gain", "potion")
    t = Table(me="remodel, estate", supply={"familiar": 10})
    t.me.plays("remodel")
    assert "potion" in t.me.options


@for_each_row([("pirate_ship", 2), ("thief", 1), ("bandit", 2)])
def test_a_potion_can_be_trashed_like_any_treasure(attack, edition):
    t = Table(attack, {"deck": "potion, estate"}, edition=edition)
    t.me.plays(attack)
    if attack == "pirate_ship":
        t.me.does("choose", "attack")
    assert t.trash == ["potion"]
    assert t.you.discard == ["estate"]


def test_counterfeit_doubles_a_potion():
    t = Table(me="counterfeit, potion")
    t.me.plays("counterfeit")
    t.me.does("play", "potion")
    assert (t.coins, t.buys, t.potions) == (1, 2, 2)
    assert t.trash == ["potion"]


def test_mine_makes_a_potion_of_a_silver_but_no_philosophers_stone():
    t = Table(me="mine, silver", supply={"philosophers_stone": 10})
    t.me.plays("mine")
    t.me.does("trash", "silver")
    assert set(t.me.options) == {"copper", "silver", "gold", "potion"}


def test_mine_makes_any_treasure_of_a_philosophers_stone():
    t = Table(me="mine, philosophers_stone")
    t.me.plays("mine")
    t.me.does("trash", "philosophers_stone")
    assert set(t.me.options) == {"copper", "silver", "gold", "potion", "philosophers_stone"}


def test_ironmonger_pays_for_a_potion():
    t = Table(me={"hand": "ironmonger", "deck": "copper, potion"})
    t.me.plays("ironmonger")
    t.me.does("choose", "keep")
    assert t.coins == 1


def test_adventurer_finds_a_potion():
    t = Table(me={"hand": "adventurer", "deck": "estate, potion, village, copper, gold"}, edition=1)
    t.me.plays("adventurer")
    assert t.me.hand == cards("potion, copper")


def test_stables_take_a_potion():
    t = Table(me="stables, potion")
    t.me.plays("stables")
    t.me.does("discard", "potion")
    assert t.actions == 1
    assert len(t.me.hand) == 3


def test_poor_house_counts_a_potion():
    t = Table(me="poor_house, potion")
    t.me.plays("poor_house")
    assert t.coins == 3
