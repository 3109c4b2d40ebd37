"""Hinterlands and Dark Ages cards that meet: one or two of each in every test."""

import pytest

from tests.engine.table import Table, cards

# -- what is gained from the trash -----------------------------------------------------------------------------------


def test_an_inn_from_the_trash_looks_through_the_discard_pile():
    t = Table(me={"hand": "rogue", "discard": "village", "deck": "copper"}, trash="inn")
    t.me.plays("rogue")
    assert t.me.options == ["village", "inn"]
    t.me.does("choose", "village", source="inn")
    assert t.me.discard == ["inn"]
    assert cards("village, copper") == t.me.deck


def test_a_noble_brigand_from_the_trash_was_not_bought_and_robs_nobody():
    t = Table(me="rogue", you={"deck": "gold, copper"}, trash="noble_brigand")
    t.me.plays("rogue")
    assert t.me.discard == ["noble_brigand"]
    assert t.you.deck == ["gold", "copper"]
    assert t.trash == cards("")


# -- what is trashed -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "gained"), [("yes", ["duchy", "duchess"]), ("no", ["duchy"])])
def test_developed_hunting_grounds_bring_their_duchy_before_the_card_on_the_deck(answer, gained):
    t = Table(me={"hand": "develop, hunting_grounds", "deck": "copper"}, supply={"duchess": 10, "inn": 10})
    t.me.plays("develop")
    t.me.does("choose", "duchy", source="hunting_grounds")
    assert t.me.discard == ["duchy"]
    t.me.does("confirm", answer, source="duchess")
    assert t.me.discard == gained
    assert {"duchy", "inn"} <= set(t.me.options)
    assert not {"gold", "province", "silver"} & set(t.me.options)
    t.me.does("gain", "duchy", source="develop")
    t.me.does("confirm", "no", source="duchess")
    assert t.me.deck == ["duchy", "copper"]
    assert t.me.asked == "buy"


def test_farmland_turns_ruins_into_a_card_costing_exactly_two():
    kingdom = "farmland, crossroads, squire, vagrant, duchess, poor_house, oasis, sage, armory, inn"
    t = Table(me="ruined_village", phase="buy", coins=6, buys=2, kingdom=kingdom)
    t.me.buys("farmland")
    assert t.trash == cards("ruined_village")
    assert cards("estate, crossroads, squire, vagrant, duchess") == t.me.options
    t.me.does("gain", "squire")
    assert t.me.discard == ["squire", "farmland"]


def test_farmland_turns_a_lone_hovel_into_a_card_costing_exactly_three():
    kingdom = "farmland, crossroads, squire, vagrant, duchess, poor_house, oasis, sage, armory, inn"
    t = Table(me="hovel", phase="buy", coins=6, buys=2, kingdom=kingdom)
    t.me.buys("farmland")
    t.me.does("order", "farmland")
    assert t.trash == cards("hovel")
    assert cards("silver, oasis, sage") == t.me.options
    t.me.does("gain", "sage")
    assert t.me.discard == ["sage", "farmland"]
    assert t.me.asked == "buy"


# -- what is discarded -----------------------------------------------------------------------------------------------


def test_discarding_to_oasis_is_no_occasion_for_market_square():
    t = Table(me={"hand": "oasis, market_square, copper", "deck": "estate"})
    t.me.plays("oasis")
    t.me.does("discard", "copper")
    assert t.me.asked == "act"
    assert t.me.hand == cards("market_square, estate")


def test_an_overgrown_estate_discarded_to_a_duchess_draws_nothing():
    t = Table(me={"hand": "duchess", "deck": "copper"}, you={"deck": "overgrown_estate, gold"})
    t.me.plays("duchess")
    t.me.does("choose", "keep")
    t.you.does("choose", "discard")
    assert t.you.discard == ["overgrown_estate"]
    assert t.you.hand == cards("")
    assert t.you.deck == ["gold"]


def test_stables_take_no_tunnel():
    t = Table(me="stables, tunnel")
    t.me.plays("stables")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("tunnel")
    assert t.actions == 0


# -- what is gained --------------------------------------------------------------------------------------------------


def test_a_province_that_rebuild_gains_is_an_occasion_for_fools_gold():
    t = Table(me={"hand": "rebuild", "deck": "duchy"}, you={"hand": "fools_gold", "deck": "copper"})
    t.me.plays("rebuild")
    t.me.does("name", "estate")
    t.me.does("gain", "province")
    t.you.does("react", "fools_gold", source="province")
    assert t.you.deck == ["gold", "copper"]
    assert t.trash == cards("duchy, fools_gold")


def test_an_inn_shuffles_in_actions_of_every_sort_and_nothing_else():
    t = Table(
        me={"discard": "madman, mercenary, survivors, necropolis, spoils, hovel", "deck": ""},
        phase="buy",
        coins=5,
        buys=2,
        supply={"inn": 10},
    )
    t.me.buys("inn")
    assert cards("madman, mercenary, survivors, necropolis, inn") == t.me.options
    t.me.does("choose", *t.me.options)
    assert cards("madman, mercenary, survivors, necropolis, inn") == t.me.deck
    assert cards("spoils, hovel") == t.me.discard


def test_nomad_camps_lie_on_the_deck_however_they_were_gained():
    t = Table(me={"hand": "armory", "deck": "estate"}, coins=4, buys=2, supply={"nomad_camp": 10})
    t.me.plays("armory")
    t.me.does("gain", "nomad_camp")
    assert t.me.deck == ["nomad_camp", "estate"]
    t.me.buys("nomad_camp")
    assert t.me.deck == ["nomad_camp", "nomad_camp", "estate"]
    assert t.me.discard == []


# -- what a card costs and what it is worth --------------------------------------------------------------------------


def test_a_highway_does_not_change_what_a_poor_house_pays():
    t = Table(me={"hand": "poor_house, copper", "in_play": "highway"})
    t.me.plays("poor_house")
    assert t.coins == 3


def test_a_highway_does_not_change_what_a_forager_pays():
    t = Table(me={"hand": "forager, estate", "in_play": "highway*2"}, trash="copper, silver, fools_gold")
    t.me.plays("forager")
    assert t.counters == (1, 2, 3)


def test_silk_road_counts_the_victory_cards_of_dark_ages():
    t = Table(me={"deck": "silk_road, feodum*2, dame_josephine"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores == (1 + 0 + 2, 0)
