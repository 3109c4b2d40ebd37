"""Dark Ages from Band of Misfits to Count, beside Intrigue and Hinterlands."""

import pytest

from tests.engine.table import Table, cards

# -- Band of Misfits -------------------------------------------------------------------------------------------------


def test_after_six_bridges_no_card_is_cheaper_than_band_of_misfits():
    t = Table(me="bridge*6, band_of_misfits", actions=7)
    t.me.plays(*["bridge"] * 6)
    t.me.plays("band_of_misfits")
    assert t.me.asked == "buy"
    assert t.me.in_play == cards("bridge*6, band_of_misfits")
    assert t.counters == (0, 7, 6)


def test_band_of_misfits_as_a_bridge_makes_everything_cheaper_for_the_rest_of_the_turn():
    t = Table(me="band_of_misfits, militia", supply={"bridge": 10}, actions=2)
    t.me.plays("band_of_misfits")
    t.me.does("choose", "bridge")
    assert t.counters == (1, 2, 1)
    t.me.plays("militia")
    assert t.coins == 3
    assert "militia" in t.me.offered("buy")
    t.me.buys("merchant")
    assert t.coins == 1
    assert t.me.offered("buy") >= {"estate", "moat"}
    assert "silver" not in t.me.offered("buy")


def test_a_bridge_that_was_a_band_of_misfits_played_twice_counts_twice():
    t = Table(me="throne_room, band_of_misfits", supply={"bridge": 10})
    t.me.plays("throne_room")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "bridge")
    assert t.counters == (0, 3, 2)
    assert t.me.offered("buy") >= {"throne_room", "bridge"}  # printed at 4, at 2 now
    assert "market" not in t.me.offered("buy")


def test_band_of_misfits_that_becomes_a_nomad_camp_was_not_gained():
    t = Table(me={"hand": "band_of_misfits", "deck": "estate"}, supply={"nomad_camp": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "nomad_camp")
    assert t.counters == (0, 2, 2)
    assert t.me.in_play == cards("nomad_camp")
    assert t.me.deck == ["estate"]


@pytest.mark.parametrize(
    ("picked", "hand"),
    [
        (["scheme"], "band_of_misfits, estate*4"),
        (["fortress"], "fortress, estate*4"),
        ([], "estate*5"),
    ],
)
def test_band_of_misfits_as_a_scheme_puts_one_action_in_play_onto_the_deck_and_is_itself_there(picked, hand):
    t = Table(me={"hand": "band_of_misfits", "in_play": "fortress", "deck": "copper, estate*5"}, supply={"scheme": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "scheme")
    t.me.ends_turn()
    assert sorted(t.me.options) == ["fortress", "scheme"]
    t.me.does("topdeck", *picked, source="scheme")
    assert t.asked == ["you"]
    assert t.me.hand == cards(hand)
    left = cards("band_of_misfits, fortress, copper, estate*5")
    assert cards(" ".join([*t.me.hand, *t.me.deck, *t.me.discard])) == left


# -- Beggar ----------------------------------------------------------------------------------------------------------


def test_a_beggar_does_not_answer_a_noble_brigand_that_is_bought():
    t = Table(you={"hand": "beggar", "deck": "gold, estate"}, phase="buy", coins=5, buys=2, supply={"noble_brigand": 5})
    t.me.buys("noble_brigand")
    assert t.asked == ["me"]
    assert t.you.hand == cards("beggar")
    assert t.me.discard == ["gold", "noble_brigand"]


def test_a_beggar_does_not_answer_the_curse_of_ill_gotten_gains():
    t = Table(you="beggar", phase="buy", coins=5, buys=2, supply={"ill_gotten_gains": 5})
    t.me.buys("ill_gotten_gains")
    assert t.asked == ["me"]
    assert t.you.hand == cards("beggar")
    assert t.you.discard == ["curse"]


def test_a_beggar_answers_a_noble_brigand_that_is_played():
    t = Table(me="noble_brigand", you={"hand": "beggar", "deck": "estate"})
    t.me.plays("noble_brigand")
    t.you.does("react", "beggar", source="noble_brigand")
    assert t.trash == cards("")
    assert t.me.discard == ["silver"]  # what the Beggar had put on the deck


def test_the_silver_a_beggar_puts_on_the_deck_can_be_replaced_by_one_that_is_discarded():
    t = Table(me="militia", you={"hand": "beggar, trader", "deck": "gold"})
    t.me.plays("militia")
    t.you.does("react", "beggar", source="militia")
    t.you.does("react", "trader", source="silver")
    assert t.asked == ["me"]
    assert t.you.deck == ["gold"]
    assert t.you.discard == ["beggar", "silver", "silver"]


# -- Catacombs -------------------------------------------------------------------------------------------------------


def test_under_a_bridge_trashed_catacombs_cost_four_and_bring_a_card_costing_three_at_most():
    t = Table(me="bridge, chapel, catacombs", supply={"bandit_camp": 10}, actions=2)
    t.me.plays("bridge", "chapel")
    t.me.does("trash", "catacombs")
    assert "bridge" in t.me.options  # printed at 4, at 3 now
    assert not {"bandit_camp", "catacombs", "duchy", "gold"} & set(t.me.options)


def test_a_tunnel_that_catacombs_discard_brings_its_gold_before_they_draw():
    t = Table(me={"hand": "catacombs", "deck": "tunnel, estate*2"}, shuffles=["gold, tunnel, estate, estate"])
    t.me.plays("catacombs")
    t.me.does("choose", "discard")
    t.me.does("react", "tunnel")
    assert t.me.hand == cards("gold, tunnel, estate")
    assert t.me.deck == ["estate"]


# -- Count -----------------------------------------------------------------------------------------------------------


def test_a_tunnel_discarded_to_count_is_revealed_before_the_reward_is_chosen():
    t = Table(me="count, tunnel, copper")
    t.me.plays("count")
    t.me.does("choose", "discard")
    t.me.does("react", "tunnel")
    assert t.me.discard == cards("tunnel, copper, gold")
    assert t.me.options == ["coins", "trash", "duchy"]
    t.me.does("choose", "coins")
    assert t.coins == 3


@pytest.mark.parametrize(("answer", "gained"), [("yes", ["duchy", "duchess"]), ("no", ["duchy"])])
def test_a_duchy_from_count_brings_the_offer_of_a_duchess(answer, gained):
    t = Table(me={"hand": "count, silver", "deck": "estate"}, supply={"duchess": 10})
    t.me.plays("count")
    t.me.does("choose", "topdeck")
    t.me.does("choose", "duchy")
    t.me.does("confirm", answer, source="duchess")
    assert t.me.discard == gained
    assert t.me.deck == ["silver", "estate"]


# -- Counterfeit -----------------------------------------------------------------------------------------------------


def test_coppersmith_pays_for_both_plays_of_a_counterfeit_copper():
    t = Table(me="coppersmith, counterfeit, copper, silver")
    t.me.plays("coppersmith", "counterfeit")
    t.me.does("play", "copper")
    assert t.coins == 1 + 2 + 2
    assert t.trash == cards("copper")


def test_two_coppersmiths_make_a_counterfeit_copper_worth_six():
    t = Table(me="throne_room, coppersmith, counterfeit, copper")
    t.me.plays("throne_room")
    t.me.does("play", "coppersmith")
    t.me.plays("counterfeit")
    t.me.does("play", "copper")
    assert t.coins == 1 + 3 + 3
