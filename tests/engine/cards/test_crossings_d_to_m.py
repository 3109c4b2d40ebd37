"""Dark Ages from Death Cart to Market Square, beside Intrigue and Hinterlands."""

import pytest

from tests.engine.table import Table, cards

RUINS = ["survivors", "ruined_village", "abandoned_mine"]  # the top one first

# -- Death Cart ------------------------------------------------------------------------------------------------------


def test_a_death_cart_that_is_passed_brings_nobody_ruins():
    t = Table(me={"hand": "masquerade, death_cart", "deck": ""}, you="copper", supply={"ruins": RUINS})
    t.me.plays("masquerade")
    t.me.does("trash")
    assert t.you.hand == cards("death_cart")
    assert t.pile("ruins") == RUINS
    assert t.me.discard == t.you.discard == []


def test_a_death_cart_that_swindler_gives_brings_the_victim_two_ruins():
    t = Table(me="swindler", you={"deck": "smithy"}, supply={"death_cart": 10, "ruins": RUINS})
    t.me.plays("swindler")
    t.me.does("gain", "death_cart")
    assert t.you.discard == ["death_cart", "survivors", "ruined_village"]
    assert t.me.discard == []
    assert t.pile("ruins") == ["abandoned_mine"]


# -- Feodum ----------------------------------------------------------------------------------------------------------


def test_a_trader_in_hand_leaves_a_trashed_feodum_its_three_silvers():
    t = Table(me="chapel, feodum, trader")
    t.me.plays("chapel")
    t.me.does("trash", "feodum")
    assert t.me.asked == "buy"  # a Silver instead of a Silver is not offered
    assert t.me.discard == ["silver"] * 3
    assert t.pile("silver") == 37
    assert t.me.hand == cards("trader")


# -- Forager ---------------------------------------------------------------------------------------------------------


def test_forager_counts_the_names_of_treasures_of_every_sort():
    t = Table(me="forager", trash="harem, fools_gold, fools_gold, spoils, copper, estate")
    t.me.plays("forager")
    assert t.coins == 4


# -- Fortress --------------------------------------------------------------------------------------------------------


def test_a_fortress_that_comes_back_was_not_gained_so_trader_is_not_offered():
    t = Table(me={"hand": "junk_dealer, fortress, trader", "deck": "copper"})
    t.me.plays("junk_dealer")
    t.me.does("trash", "fortress")
    assert t.me.asked == "act"
    assert t.me.hand == cards("fortress, trader, copper")
    assert t.me.discard == []


# -- Graverobber -----------------------------------------------------------------------------------------------------


def test_under_two_highways_graverobber_reaches_a_province_and_no_silver():
    t = Table(
        me={"hand": "graverobber", "in_play": "highway*2", "deck": "estate"}, trash="province, silver, gold, market"
    )
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    assert set(t.me.options) == {"province", "gold", "market"}
    t.me.does("gain", "province")
    assert t.me.deck == ["province", "estate"]


# -- Hermit ----------------------------------------------------------------------------------------------------------


def test_hermit_trashes_no_card_that_is_also_a_treasure():
    t = Table(me={"hand": "hermit, harem, tunnel", "discard": "harem, fools_gold, great_hall"})
    t.me.plays("hermit")
    assert sorted(t.me.options) == ["great_hall", "tunnel"]
    t.me.does("trash", "great_hall")
    assert t.trash == cards("great_hall")


# -- Ironmonger ------------------------------------------------------------------------------------------------------


def test_a_tunnel_that_ironmonger_discards_brings_its_gold_before_the_card_for_it_is_drawn():
    t = Table(me={"hand": "ironmonger", "deck": "copper, tunnel"}, shuffles=["gold, tunnel"])
    t.me.plays("ironmonger")
    t.me.does("choose", "discard")
    t.me.does("react", "tunnel")
    assert t.me.hand == cards("copper, gold")
    assert t.me.deck == ["tunnel"]
    assert t.counters == (1, 1, 0)


@pytest.mark.parametrize(
    ("shown", "counters", "drawn"),
    [("harem", (1, 1, 1), 2), ("nobles", (2, 1, 0), 2), ("great_hall", (2, 1, 0), 2), ("trader", (2, 1, 0), 1)],
)
def test_ironmonger_pays_for_every_type_of_the_card(shown, counters, drawn):
    t = Table(me={"hand": "ironmonger", "deck": f"estate, {shown}, estate*3"})
    t.me.plays("ironmonger")
    t.me.does("choose", "discard")
    assert t.counters == counters
    assert len(t.me.hand) == drawn


# -- Knights ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lost", "pile", "offered"),
    [
        ("market", ["dame_molly", "sir_martin"], {"dame_molly"}),
        ("market", ["sir_martin", "dame_molly"], set()),
        ("smithy", ["sir_martin", "dame_molly"], {"sir_martin"}),
        ("smithy", ["dame_molly", "sir_martin"], set()),
    ],
)
def test_swindler_gives_the_top_knight_for_a_card_of_its_cost(lost, pile, offered):
    t = Table(me="swindler", you={"deck": lost}, supply={"knights": pile, "mine": 10, "remodel": 10})
    t.me.plays("swindler")
    assert {id for id in t.me.options if id in pile} == offered
    assert "knights" not in t.me.options


def test_the_victim_of_swindler_gains_the_top_knight_and_the_next_is_turned_up():
    t = Table(me="swindler", you={"deck": "duchy"}, supply={"knights": ["dame_molly", "sir_martin"]})
    t.me.plays("swindler")
    t.me.does("gain", "dame_molly")
    assert t.you.discard == ["dame_molly"]
    assert t.pile("knights") == ["sir_martin"]


# -- Market Square ---------------------------------------------------------------------------------------------------


def test_market_square_answers_what_swindler_trashes_before_swindler_picks():
    t = Table(me="swindler", you={"hand": "market_square", "deck": "copper"})
    t.me.plays("swindler")
    assert t.asked == ["you"]
    t.you.does("react", "market_square")
    assert t.you.discard == ["market_square", "gold"]
    t.me.does("gain", "curse")
    assert t.you.discard == ["market_square", "gold", "curse"]
