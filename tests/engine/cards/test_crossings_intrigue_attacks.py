"""Swindler, Secret Chamber, Minion and Torturer meet the cards of Hinterlands and Dark Ages."""

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Swindler --------------------------------------------------------------------------------------------------------


def test_a_fortress_that_swindler_hits_goes_to_hand_and_is_replaced_all_the_same():
    t = Table(me="swindler", you={"deck": "fortress, estate"}, supply={"smithy": 10, "militia": 10})
    t.me.plays("swindler")
    assert t.you.hand == cards("fortress")
    assert t.trash == []
    assert {"fortress", "smithy", "militia"} <= set(t.me.options)
    t.me.does("gain", "smithy")
    assert t.you.discard == ["smithy"]


def test_a_shelter_that_swindler_hits_is_replaced_by_nothing_where_nothing_costs_one():
    t = Table(me="swindler", you={"deck": "necropolis"})
    t.me.plays("swindler")
    assert t.trash == cards("necropolis")
    assert t.you.discard == []
    assert t.me.asked == "buy"


def test_a_shelter_that_swindler_hits_is_replaced_by_a_poor_house():
    t = Table(me="swindler", you={"deck": "necropolis"}, supply={"poor_house": 10})
    t.me.plays("swindler")
    assert t.you.discard == ["poor_house"]


@for_each(["ruined_village", "spoils", "madman", "mercenary", "copper", "curse"])
def test_for_a_card_that_costs_nothing_swindler_gives_any_card_of_the_supply_that_costs_nothing(lost):
    ruins = ["survivors", "ruined_market"]
    supply = {"marauder": 10, "hermit": 10, "urchin": 10, "ruins": ruins}
    t = Table(me="swindler", you={"deck": lost}, supply=supply)
    t.me.plays("swindler")
    assert set(t.me.options) == {"copper", "curse", "survivors"}
    t.me.does("gain", "survivors")
    assert t.you.discard == ["survivors"]
    assert t.trash == cards(lost)
    assert t.pile("ruins") == ["ruined_market"]


def test_sir_vander_brings_his_owner_a_gold_before_swindler_picks_another_card():
    t = Table(me="swindler", you={"deck": "sir_vander"}, supply={"market": 10})
    t.me.plays("swindler")
    assert t.you.discard == ["gold"]
    t.me.does("gain", "duchy")
    assert t.you.discard == ["gold", "duchy"]
    assert t.trash == cards("sir_vander")


def test_the_victim_of_swindler_may_replace_the_curse_with_a_silver():
    t = Table(me="swindler", you={"hand": "trader", "deck": "copper"})
    t.me.plays("swindler")
    t.me.does("gain", "curse")
    t.you.does("react", "trader", source="curse")
    assert t.you.discard == ["silver"]
    assert t.pile("curse") == 10
    assert t.trash == cards("copper")


# -- Secret Chamber --------------------------------------------------------------------------------------------------


def test_reactions_that_secret_chamber_drew_may_be_used_against_the_same_pillage_one_after_the_other():
    t = Table(me="pillage", you={"hand": "secret_chamber, copper*4", "deck": "beggar, moat, estate"})
    t.me.plays("pillage")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    assert sorted(t.you.options) == ["beggar", "moat", "no", "secret_chamber"]
    t.you.does("react", "beggar")
    assert t.you.deck == ["silver", "copper", "copper", "estate"]
    assert t.you.discard == ["beggar", "silver"]
    t.you.does("react", "moat")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "secret_chamber", "moat")
    assert t.asked == ["me"]
    assert t.you.hand == cards("copper*3, silver")
    assert t.trash == cards("pillage")
    assert t.me.discard == ["spoils", "spoils"]


def test_a_beggar_that_secret_chamber_drew_leaves_too_small_a_hand_for_pillage():
    t = Table(me="pillage", you={"hand": "secret_chamber, copper*4", "deck": "beggar, gold, estate"})
    t.me.plays("pillage")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "gold", "copper")
    t.you.does("react", "beggar")
    t.you.does("react", "no")
    assert t.you.hand == cards("secret_chamber, copper*3")
    assert t.you.deck == ["silver", "gold", "copper", "estate"]


def test_a_knight_turns_up_what_secret_chamber_put_on_the_deck():
    t = Table(me="dame_sylvia", you={"hand": "secret_chamber, estate*2", "deck": "gold, silver, province"})
    t.me.plays("dame_sylvia")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "estate", "estate")
    t.you.does("react", "no")
    assert t.you.discard == ["estate", "estate"]
    assert t.trash == []
    assert t.you.hand == cards("secret_chamber, gold, silver")
    assert t.you.deck == ["province"]


# -- Minion ----------------------------------------------------------------------------------------------------------


def test_tunnels_that_minion_makes_a_player_discard_bring_their_golds_before_four_cards_are_drawn():
    t = Table(
        me="minion",
        you={"hand": "tunnel*2, copper*3", "deck": ""},
        shuffles=["gold, gold, copper, tunnel, tunnel, copper, copper"],
    )
    t.me.plays("minion")
    t.me.does("choose", "hands")
    t.you.does("react", "tunnel")
    t.you.does("react", "tunnel")
    assert t.you.hand == cards("gold*2, copper, tunnel")


# -- Torturer --------------------------------------------------------------------------------------------------------


def test_a_tunnel_discarded_to_torturer_may_bring_a_gold():
    t = Table(me="torturer", you="tunnel, copper, trader")
    t.me.plays("torturer")
    t.you.does("choose", "discard")
    t.you.does("discard", "tunnel", "copper")
    t.you.does("react", "tunnel", source="torturer")
    t.you.does("react", "no", source="gold")
    assert t.you.discard == ["tunnel", "copper", "gold"]


def test_a_silver_instead_of_the_curse_of_torturer_goes_to_the_discard_pile():
    t = Table(me="torturer", you="tunnel, copper, trader")
    t.me.plays("torturer")
    t.you.does("choose", "curse")
    t.you.does("react", "trader", source="curse")
    assert t.you.hand == cards("tunnel, copper, trader")
    assert t.you.discard == ["silver"]
    assert t.pile("curse") == 10
