"""Ruins, Shelters, Knights and cards from outside the Supply beside Intrigue and Hinterlands."""

import pytest

from engine.kinds import MIXED_PILES
from tests.engine.table import Table, cards

# -- piles -----------------------------------------------------------------------------------------------------------


def test_swindler_never_gives_a_card_from_outside_the_supply():
    t = Table(me="swindler", you={"deck": "copper"}, supply={"hermit": 10, "urchin": 10, "pillage": 10})
    t.me.plays("swindler")
    assert set(t.me.options) == {"copper", "curse"}
    assert (t.pile("spoils"), t.pile("madman"), t.pile("mercenary")) == (15, 10, 10)


def test_swindler_gives_no_spoils_for_spoils():
    t = Table(me="swindler", you={"deck": "spoils"}, supply={"pillage": 10})
    t.me.plays("swindler")
    assert set(t.me.options) == {"copper", "curse"}
    assert t.trash == cards("spoils")


@pytest.mark.parametrize(
    ("top", "actions"),
    [("ruined_village, survivors", 4), ("survivors, survivors", 2), ("ruined_village, dame_anna", 4)],
)
def test_each_card_of_a_mixed_pile_has_a_name_of_its_own_to_tribute(top, actions):
    t = Table(me="tribute", you={"deck": top})
    t.me.plays("tribute")
    assert t.actions == actions
    assert len(t.you.discard) == 2


@pytest.mark.parametrize(("asking", "found"), [("wishing_well", "dame_anna"), ("mystic", "ruined_village")])
def test_a_single_card_of_a_mixed_pile_is_named_and_found(asking, found):
    deck = f"copper, {found}" if asking == "wishing_well" else found
    t = Table(me={"hand": asking, "deck": deck}, supply={"knights": ["sir_martin"], "marauder": 10})
    t.me.plays(asking)
    assert {"dame_anna", "sir_martin", "ruined_village", "survivors"} <= set(t.me.options)
    assert not set(MIXED_PILES) & set(t.me.options)
    t.me.does("name", found)
    assert found in t.me.hand


def test_a_knight_of_another_name_stays_on_the_deck_for_wishing_well():
    t = Table(me={"hand": "wishing_well", "deck": "copper, dame_anna"}, supply={"knights": ["sir_martin"]})
    t.me.plays("wishing_well")
    t.me.does("name", "sir_martin")
    assert t.me.deck == ["dame_anna"]


# -- when trashed, in another player's turn --------------------------------------------------------------------------


def test_what_a_card_says_when_trashed_comes_before_swindler_picks_another():
    t = Table(me="swindler", you={"deck": "catacombs"})
    t.me.plays("swindler")
    assert t.asked == ["you"]
    assert "duchy" not in t.you.options
    t.you.does("gain", "silver")
    assert t.you.discard == ["silver"]
    t.me.does("gain", "duchy")
    assert t.you.discard == ["silver", "duchy"]
    assert t.trash == cards("catacombs")


def test_an_overgrown_estate_that_swindler_hits_draws_for_its_owner_and_brings_nothing_of_equal_cost():
    t = Table(me="swindler", you={"deck": "overgrown_estate, gold"})
    t.me.plays("swindler")
    assert t.you.hand == cards("gold")
    assert t.you.discard == []
    assert t.asked == ["me"]
    assert t.me.asked == "buy"


def test_an_overgrown_estate_that_swindler_hits_is_replaced_by_a_poor_house_where_there_is_one():
    t = Table(me="swindler", you={"deck": "overgrown_estate, gold"}, supply={"poor_house": 10})
    t.me.plays("swindler")
    assert t.you.hand == cards("gold")
    assert t.you.discard == ["poor_house"]
    assert t.trash == cards("overgrown_estate")


# -- Shelters --------------------------------------------------------------------------------------------------------


def test_a_hovel_answers_the_purchase_before_trader_replaces_what_was_bought():
    t = Table(me="hovel, trader", phase="buy", coins=2, buys=2)
    t.me.buys("estate")
    assert t.me.options == ["hovel", "no"]
    t.me.does("react", "hovel", source="estate")
    assert t.trash == cards("hovel")
    assert t.me.options == ["trader", "no"]
    t.me.does("react", "trader", source="estate")
    assert t.me.discard == ["silver"]
    assert t.pile("estate") == 8


@pytest.mark.parametrize(("others", "points"), [("", 0), ("tunnel, farmland", 5)])
def test_of_the_shelters_silk_road_counts_the_overgrown_estate(others, points):
    shelters = "hovel, necropolis, overgrown_estate"
    t = Table(me={"deck": f"silk_road, {shelters}, {others}"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores[0] == points


# -- Mercenary -------------------------------------------------------------------------------------------------------


def test_secret_chamber_is_shown_before_the_decision_about_a_mercenary():
    t = Table(me="mercenary, copper*3", you={"hand": "secret_chamber, estate*4", "deck": "gold, silver"})
    t.me.plays("mercenary")
    assert t.asked == ["you"]
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "secret_chamber", "gold")
    assert t.asked == ["me"]
    assert t.me.asked == "confirm"
    t.me.does("confirm", "yes")
    t.you.does("discard", "estate", "estate")
    assert t.you.hand == cards("estate*2, silver")
    assert t.you.deck == ["secret_chamber", "gold"]
