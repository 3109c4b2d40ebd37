"""Expand, Forge."""

import pytest

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Expand ----------------------------------------------------------------------------------------------------------


def test_expand_gains_a_card_costing_up_to_three_more():
    t = Table(me="expand, duchy")
    t.me.plays("expand")
    assert t.trash == cards("duchy")
    assert {"province", "gold", "copper", "duchy"} <= set(t.me.options)
    t.me.does("gain", "province")
    assert t.me.discard == ["province"]


def test_expand_must_gain_something_though_it_may_be_cheaper():
    t = Table(me="expand, copper")
    t.me.plays("expand")
    assert {"copper", "curse", "silver"} <= set(t.me.options)
    assert "smithy" not in t.me.options
    t.me.cannot("gain")
    t.me.does("gain", "curse")
    assert t.me.discard == ["curse"]


def test_expand_does_nothing_without_another_card():
    t = Table(me="expand")
    t.me.plays("expand")
    assert t.me.asked == "buy"
    assert t.me.discard == []


def test_expand_makes_a_colony_of_a_peddler():
    t = Table(me={"hand": "expand, peddler", "in_play": "village"}, supply={"colony": 8})
    t.me.plays("expand")
    assert "colony" in t.me.options


def test_expand_may_gain_a_grand_market_whatever_coppers_there_are():
    t = Table(me={"hand": "expand, silver, copper*3", "in_play": "copper"}, supply={"grand_market": 10})
    t.me.plays("expand")
    t.me.does("trash", "silver")
    t.me.does("gain", "grand_market")
    assert t.me.discard == ["grand_market"]


@for_each_row([("hovel", "smithy", "market"), ("diadem", "silver", "smithy")])
def test_expand_takes_cards_that_have_no_pile_in_the_supply(old, dear, too_dear):
    t = Table(me=f"expand, {old}")
    t.me.plays("expand")
    assert t.trash == cards(old)
    assert dear in t.me.options
    assert too_dear not in t.me.options


# -- Forge -----------------------------------------------------------------------------------------------------------


def test_forge_gains_a_card_that_costs_as_much_as_all_that_was_trashed():
    t = Table(me="forge, silver, estate*2", supply={"expand": 10, "bank": 10})
    t.me.plays("forge")
    t.me.does("trash", "silver", "estate", "estate")
    assert t.trash == cards("silver, estate*2")
    assert set(t.me.options) == {"forge", "expand", "bank"}
    t.me.cannot("gain")
    t.me.does("gain", "bank")
    assert t.me.discard == ["bank"]


@pytest.mark.parametrize("hand", ["forge, gold", "forge"])
def test_forge_gains_a_card_that_costs_nothing_if_nothing_was_trashed(hand):
    t = Table(me=hand)
    t.me.plays("forge")
    if t.me.asked == "trash":
        t.me.does("trash")
    assert set(t.me.options) == {"copper", "curse"}
    t.me.cannot("gain")
    t.me.does("gain", "curse")
    assert t.me.discard == ["curse"]


def test_the_visible_ruins_cost_nothing_for_forge():
    t = Table(me="forge", supply={"cultist": 10, "ruins": ["survivors", "ruined_village"]})
    t.me.plays("forge")
    assert set(t.me.options) == {"copper", "curse", "survivors"}


def test_forge_gains_nothing_where_no_card_costs_exactly_as_much():
    t = Table(me="forge, province, estate")
    t.me.plays("forge")
    t.me.does("trash", "province", "estate")
    assert t.trash == cards("province, estate")
    assert t.me.discard == []
    assert t.me.asked == "buy"


def test_forge_makes_a_colony_of_a_province_and_a_silver():
    t = Table(me="forge, province, silver", supply={"colony": 8})
    t.me.plays("forge")
    t.me.does("trash", "province", "silver")
    assert t.me.discard == ["colony"]


def test_forge_counts_shelters_and_ruins_and_what_they_say_comes_first():
    t = Table(me={"hand": "forge, hovel, necropolis, overgrown_estate, survivors", "deck": "gold"})
    t.me.plays("forge")
    t.me.does("trash", "hovel", "necropolis", "overgrown_estate", "survivors")
    assert t.me.hand == cards("gold")
    assert "silver" in t.me.options
    assert {t.cost(id) for id in t.me.options} == {3}


def test_forge_makes_a_card_that_costs_nothing_of_ruins():
    t = Table(me="forge, ruined_village, abandoned_mine")
    t.me.plays("forge")
    t.me.does("trash", "ruined_village", "abandoned_mine")
    assert set(t.me.options) == {"copper", "curse"}


def test_forge_adds_and_compares_what_cards_cost_now():
    t = Table(me={"hand": "forge, silver*2", "in_play": "highway"})
    t.me.plays("forge")
    t.me.does("trash", "silver", "silver")
    assert {"duchy", "market", "highway"} <= set(t.me.options)
    assert {t.cost(id) for id in t.me.options} == {4}


def test_forge_counts_a_fortress_that_comes_back():
    t = Table(me="forge, fortress, estate")
    t.me.plays("forge")
    t.me.does("trash", "fortress", "estate")
    assert t.me.hand == cards("fortress")
    assert t.me.discard == ["gold"]


def test_forge_counts_a_peddler_as_eight_in_the_action_phase():
    t = Table(me={"hand": "forge, peddler", "in_play": "village*3"})
    t.me.plays("forge")
    t.me.does("trash", "peddler")
    assert set(t.me.options) == {"province", "peddler"}


def test_cards_drawn_by_what_was_trashed_cannot_be_added_to_the_same_forge():
    t = Table(me={"hand": "forge, cultist, market_square", "deck": "gold, silver, copper"})
    t.me.plays("forge")
    t.me.does("trash", "cultist")
    t.me.does("order", "market_square")
    assert t.me.discard == ["market_square", "gold"]
    assert t.me.hand == cards("gold, silver, copper")
    assert "duchy" in t.me.options
    assert {t.cost(id) for id in t.me.options} == {5}
