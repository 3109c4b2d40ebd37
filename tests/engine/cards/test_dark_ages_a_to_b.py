"""Altar, Armory, Bandit Camp and Beggar."""

import pytest

from tests.engine.table import Table, cards

# -- Altar -----------------------------------------------------------------------------------------------------------


def test_an_altar_trashes_a_card_and_must_gain_one_costing_up_to_five():
    t = Table(me="altar, estate")
    t.me.plays("altar")
    assert t.trash == cards("estate")
    assert {"duchy", "market", "copper"} <= set(t.me.options)
    assert {"gold", "province", "altar"}.isdisjoint(t.me.options)
    t.me.cannot("gain")
    t.me.does("gain", "duchy")
    assert t.me.discard == ["duchy"]


def test_an_altar_gains_even_if_there_was_nothing_to_trash():
    t = Table(me="altar")
    t.me.plays("altar")
    t.me.does("gain", "duchy")
    assert t.trash == []


def test_what_a_card_says_when_trashed_comes_before_the_gain_of_the_altar():
    t = Table(me="altar, hunting_grounds")
    t.me.plays("altar")
    t.me.does("choose", "estates")
    assert t.me.discard == ["estate"] * 3
    t.me.does("gain", "market")


def test_a_fortress_on_the_altar_comes_back_and_the_gain_follows():
    t = Table(me="altar, fortress")
    t.me.plays("altar")
    assert t.me.hand == cards("fortress")
    assert t.trash == []
    t.me.does("gain", "market")


def test_the_altar_takes_what_there_is():
    t = Table(me="altar, gold")
    t.me.plays("altar")
    assert t.trash == cards("gold")
    assert t.me.asked == "gain"


# -- Armory ----------------------------------------------------------------------------------------------------------


def test_an_armory_gains_a_card_costing_up_to_four_onto_the_deck():
    t = Table(me={"hand": "armory", "deck": "estate"})
    t.me.plays("armory")
    t.me.does("gain", "militia")
    assert t.me.deck == ["militia", "estate"]
    assert t.me.discard == []


def test_an_armory_sees_the_top_of_mixed_piles_and_nothing_outside_the_supply():
    looters = {"cultist": 10, "ruins": ["survivors"], "bandit_camp": 10}
    own = "armory cultist bandit_camp knights cellar market militia mine moat village"
    t = Table(me="armory", kingdom=own, supply={**looters, "knights": ["sir_martin", "dame_molly"]})
    t.me.plays("armory")
    assert set(t.me.options) == {
        "copper", "silver", "estate", "curse", "armory", "cellar", "militia", "moat", "village", "sir_martin",
        "survivors",
    }  # fmt: skip


def test_a_knight_that_costs_five_is_too_dear_for_an_armory():
    t = Table(me="armory", supply={"knights": ["dame_molly", "sir_martin"]})
    t.me.plays("armory")
    assert {"dame_molly", "sir_martin"}.isdisjoint(t.me.options)


def test_the_ruins_that_come_with_a_death_cart_do_not_go_where_it_goes():
    ruins = ["survivors", "ruined_market", "ruined_library"]
    t = Table(me={"hand": "armory", "deck": "estate"}, supply={"death_cart": 10, "ruins": ruins})
    t.me.plays("armory")
    t.me.does("gain", "death_cart")
    assert t.me.deck == ["death_cart", "estate"]
    assert t.me.discard == ["survivors", "ruined_market"]


def test_a_card_put_on_an_empty_deck_is_the_deck():
    t = Table(me={"hand": "armory", "deck": "", "discard": "copper*5"})
    t.me.plays("armory")
    t.me.does("gain", "silver")
    assert t.me.deck == ["silver"]
    assert t.me.discard == ["copper"] * 5


# -- Bandit Camp -----------------------------------------------------------------------------------------------------


def test_a_bandit_camp_draws_then_gains_spoils():
    t = Table(me={"hand": "bandit_camp, moat", "deck": "gold"})
    t.me.plays("bandit_camp")
    assert t.me.hand == cards("moat, gold")
    assert t.actions == 2
    assert t.me.discard == ["spoils"]


def test_a_bandit_camp_draws_before_it_gains():
    t = Table(me={"hand": "bandit_camp", "deck": ""})
    t.me.plays("bandit_camp")
    assert t.me.hand == []
    assert t.me.discard == ["spoils"]


def test_a_bandit_camp_without_spoils_gives_the_rest():
    t = Table(me={"hand": "bandit_camp, moat", "deck": "gold"}, supply={"spoils": 0})
    t.me.plays("bandit_camp")
    assert t.me.hand == cards("moat, gold")
    assert t.actions == 2
    assert t.me.discard == []


# -- Beggar ----------------------------------------------------------------------------------------------------------


def test_a_beggar_gains_three_coppers_into_hand_that_can_be_played_at_once():
    t = Table(me="beggar")
    t.me.plays("beggar")
    assert t.me.hand == cards("copper*3")
    assert t.pile("copper") == 43
    assert t.actions == 0
    t.me.plays_all_treasures()
    assert t.coins == 3


def test_a_beggar_gets_no_more_coppers_than_there_are():
    t = Table(me="beggar", supply={"copper": 2})
    t.me.plays("beggar")
    assert t.me.hand == cards("copper*2")


def test_a_beggar_in_hand_may_be_discarded_for_silver_when_attacked():
    t = Table(me="militia", you={"hand": "beggar, copper*3, estate", "deck": "gold"})
    t.me.plays("militia")
    assert t.you.options == ["beggar", "no"]
    t.you.does("react", "beggar")
    assert t.you.deck == ["silver", "gold"]
    assert t.you.discard == ["beggar", "silver"]
    t.you.does("discard", "estate")  # one is enough now
    assert t.you.hand == cards("copper*3")


@pytest.mark.parametrize(("silvers", "deck"), [(1, ["silver", "gold"]), (0, ["gold"])])
def test_a_single_silver_for_a_beggar_goes_onto_the_deck(silvers, deck):
    t = Table(me="militia", you={"hand": "beggar, copper*3", "deck": "gold"}, supply={"silver": silvers})
    t.me.plays("militia")
    t.you.does("react", "beggar")
    assert t.you.deck == deck
    assert t.you.discard == ["beggar"]


def test_several_reactions_may_answer_one_attack_in_any_order():
    t = Table(me="witch", you="beggar*2, moat")
    t.me.plays("witch")
    t.you.does("react", "beggar")
    t.you.does("react", "moat")
    assert t.you.options == ["beggar", "moat", "no"]
    t.you.does("react", "beggar")
    t.you.does("react", "no")
    assert t.you.hand == cards("moat")
    assert t.you.deck[:2] == ["silver", "silver"]
    assert t.you.discard == ["beggar", "silver", "beggar", "silver"]  # and no Curse


def test_a_beggar_does_not_answer_its_owners_attack():
    t = Table(me="urchin, beggar", you="copper*4")
    t.me.plays("urchin")
    assert t.me.asked == "act"
    assert "beggar" in t.me.hand
