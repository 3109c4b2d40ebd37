"""Rulings of Dark Ages that are easily got wrong: what can be gained, what a copy is, what is played twice."""

import pytest

from tests.each import for_each_row
from tests.engine.table import Table, cards

OUTSIDE = {"spoils", "madman", "mercenary"}
WITH_OUTSIDE_PILES = "hermit urchin pillage"

# -- piles outside the Supply ----------------------------------------------------------------------------------------


@for_each_row([("armory", ""), ("altar", "copper"), ("hermit", "copper"), ("dame_natalie", ""), ("workshop", "")])
def test_gaining_a_card_by_its_cost_never_reaches_a_pile_outside_the_supply(card, hand):
    t = Table(me=f"{card}, {hand}", kingdom=f"{WITH_OUTSIDE_PILES} cellar armory altar workshop market mine moat")
    t.me.plays(card)
    assert t.me.asked == "gain"
    assert not OUTSIDE & set(t.me.options)
    assert {t.pile(id) for id in OUTSIDE} == {15, 10}


def test_graverobber_never_gains_from_a_pile_outside_the_supply():
    t = Table(
        me="graverobber, cellar", kingdom=f"{WITH_OUTSIDE_PILES} cellar graverobber workshop market mine moat smithy"
    )
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert t.me.asked == "gain"
    assert not OUTSIDE & set(t.me.options)


def test_a_trashed_squire_never_brings_a_mercenary():
    t = Table(me="chapel, squire", kingdom=f"{WITH_OUTSIDE_PILES} chapel squire workshop market mine moat smithy")
    t.me.plays("chapel")
    t.me.does("trash", "squire")
    assert set(t.me.options) == {"urchin", "pillage"}


def test_a_trashed_catacombs_never_brings_a_card_from_outside_the_supply():
    t = Table(me="chapel, catacombs", kingdom=f"{WITH_OUTSIDE_PILES} chapel catacombs workshop market mine moat smithy")
    t.me.plays("chapel")
    t.me.does("trash", "catacombs")
    assert {"copper", "smithy"} <= set(t.me.options)
    assert not OUTSIDE & set(t.me.options)


def test_nothing_outside_the_supply_can_be_bought():
    t = Table(coins=20, phase="buy", kingdom=f"{WITH_OUTSIDE_PILES} cellar chapel workshop market mine moat smithy")
    assert not OUTSIDE & t.me.offered("buy")


def test_remodel_on_spoils_gains_no_spoils_back():
    t = Table(me="remodel, spoils", supply={"pillage": 10})
    t.me.plays("remodel")
    assert "cellar" in t.me.options
    assert "spoils" not in t.me.options


# -- Band of Misfits -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "offered"),
    [
        (["sir_martin", "dame_molly"], {"sir_martin"}),
        (["dame_molly", "sir_martin"], set()),
        ([], set()),
    ],
)
def test_band_of_misfits_can_only_be_the_knight_on_top_and_only_if_it_is_cheap_enough(pile, offered):
    t = Table(me="band_of_misfits", supply={"knights": pile})
    t.me.plays("band_of_misfits")
    assert {id for id in t.me.options if id.startswith(("sir_", "dame_"))} == offered
    assert "knights" not in t.me.options


def test_lower_prices_make_band_of_misfits_cheaper_too_and_a_dearer_knight_stays_out_of_reach():
    t = Table(me="band_of_misfits", supply={"knights": ["dame_molly"]}, so_far={"discount": 1})
    t.me.plays("band_of_misfits")
    assert "dame_molly" not in t.me.options


def test_band_of_misfits_as_a_knight_attacks_and_falls_as_one():
    t = Table(
        me="band_of_misfits",
        you={"deck": "dame_molly, copper"},
        supply={"knights": ["sir_martin", "dame_anna"]},
    )
    t.me.plays("band_of_misfits")
    t.me.does("choose", "sir_martin")
    assert t.buys == 3
    assert t.trash == cards("dame_molly, band_of_misfits")
    assert t.pile("knights") == ["sir_martin", "dame_anna"]


def test_a_knight_that_trashes_a_band_of_misfits_stays():
    t = Table(me="dame_sylvia", you={"deck": "band_of_misfits, copper"}, supply={"knights": ["sir_martin"]})
    t.me.plays("dame_sylvia")
    assert t.trash == cards("band_of_misfits")
    assert t.me.in_play == cards("dame_sylvia")


def test_band_of_misfits_trashed_from_hand_is_no_fortress():
    t = Table(me="chapel, band_of_misfits", supply={"fortress": 10})
    t.me.plays("chapel")
    t.me.does("trash", "band_of_misfits")
    assert t.trash == cards("band_of_misfits")
    assert t.me.hand == []


def test_band_of_misfits_as_urchin_may_be_traded_for_a_mercenary():
    t = Table(me={"hand": "band_of_misfits, militia", "deck": "copper*3"}, supply={"urchin": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "urchin")
    t.me.plays("militia")
    t.me.does("react", "urchin")
    assert t.trash == cards("band_of_misfits")
    assert t.me.discard == ["mercenary"]


def test_band_of_misfits_that_becomes_an_urchin_never_answers_its_own_play():
    t = Table(me={"hand": "band_of_misfits", "deck": "copper*3"}, supply={"urchin": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "urchin")
    assert t.me.asked == "buy"
    assert t.me.in_play == cards("urchin")


def test_band_of_misfits_played_twice_as_an_urchin_never_answers_its_own_play():
    t = Table(me={"hand": "throne_room, band_of_misfits", "deck": "copper*3"}, supply={"urchin": 10})
    t.me.plays("throne_room")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "urchin")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("copper*2")


def test_band_of_misfits_as_fortress_is_itself_again_after_the_turn():
    t = Table(me={"hand": "band_of_misfits", "deck": "copper*9"}, supply={"fortress": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "fortress")
    assert t.actions == 2
    assert t.me.in_play == cards("fortress")
    t.me.ends_turn()
    assert t.me.discard == cards("band_of_misfits, copper")


def test_an_urchin_in_play_hears_a_band_of_misfits_that_becomes_an_attack_once():
    t = Table(me={"hand": "band_of_misfits", "in_play": "urchin"}, supply={"militia": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "militia")
    assert t.me.options == ["urchin", "no"]
    t.me.does("react", "no")
    assert t.me.asked == "buy"
    assert t.coins == 2


# -- Counterfeit and Spoils ------------------------------------------------------------------------------------------


def test_counterfeit_plays_spoils_twice_and_it_goes_back_to_its_pile_instead_of_the_trash():
    t = Table(me="counterfeit, spoils", phase="buy", supply={"pillage": 10, "spoils": 3})
    t.me.plays("counterfeit")
    t.me.does("play", "spoils")
    assert t.coins == 7
    assert t.buys == 2
    assert t.pile("spoils") == 4
    assert t.trash == []
    assert t.me.in_play == cards("counterfeit")


def test_counterfeit_may_leave_spoils_to_be_played_once():
    t = Table(me="counterfeit, spoils", phase="buy", supply={"pillage": 10, "spoils": 3})
    t.me.plays("counterfeit")
    t.me.does("play")
    t.me.plays("spoils")
    assert t.coins == 4


# -- Forager ---------------------------------------------------------------------------------------------------------


def test_forager_must_trash_the_only_card_in_hand_and_counts_it():
    t = Table(me="forager, gold")
    t.me.plays("forager")
    assert t.trash == cards("gold")
    assert t.counters == (1, 2, 1)
    assert t.me.hand == []


def test_forager_with_an_empty_hand_still_counts_the_trash():
    t = Table(me="forager", trash="silver*2, copper, estate")
    t.me.plays("forager")
    assert t.counters == (1, 2, 2)


# -- Urchin after Urchin ---------------------------------------------------------------------------------------------


def test_of_three_urchins_each_asks_about_the_earlier_ones_only():
    t = Table(me={"hand": "urchin*3", "deck": "copper*3"})
    t.me.plays("urchin")
    assert t.me.asked == "act"
    t.me.plays("urchin")
    assert t.me.options == ["urchin", "no"]
    t.me.does("react", "no")
    t.me.plays("urchin")
    assert t.me.options == ["urchin", "urchin", "no"]
    t.me.does("react", "urchin")
    t.me.does("react", "urchin")
    assert t.me.discard == ["mercenary", "mercenary"]
    assert t.me.in_play == cards("urchin")


def test_throne_room_on_an_urchin_asks_about_an_earlier_urchin_at_each_play():
    t = Table(me={"hand": "throne_room, urchin", "in_play": "urchin", "deck": "copper*3"})
    t.me.plays("throne_room")
    t.me.does("play", "urchin")
    assert t.me.options == ["urchin", "no"]
    t.me.does("react", "no")
    assert t.me.options == ["urchin", "no"]
    t.me.does("react", "urchin")
    assert t.trash == cards("urchin")
    assert t.me.in_play == cards("throne_room, urchin")
