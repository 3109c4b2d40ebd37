"""Border Village, Cache, Cartographer, Crossroads."""

import pytest

from tests.engine.table import Table, cards

# -- Border Village --------------------------------------------------------------------------------------------------


def test_border_village_gains_nothing_when_played():
    t = Table(me={"hand": "border_village, smithy", "deck": "copper"})
    t.me.plays("border_village")
    assert t.me.hand == cards("smithy, copper")
    assert t.actions == 2
    assert t.me.discard == []


def test_a_gained_border_village_brings_a_cheaper_card():
    t = Table(phase="buy", coins=6, buys=2, supply={"border_village": 10, "smithy": 0})
    t.me.buys("border_village")
    assert t.me.discard == ["border_village"]
    assert {"copper", "curse", "estate", "duchy", "silver", "market", "village"} <= set(t.me.options)
    assert not {"gold", "province", "border_village", "smithy"} & set(t.me.options)
    t.me.cannot("gain")
    t.me.cannot("gain", "duchy", "market")
    t.me.does("gain", "market")
    assert t.me.discard == ["border_village", "market"]


def test_border_village_gained_without_buying_brings_a_card_too():
    t = Table(me="remodel, duchy", supply={"border_village": 10})
    t.me.plays("remodel")
    t.me.does("gain", "border_village")
    t.me.does("gain", "silver")
    assert t.me.discard == ["border_village", "silver"]


def test_nothing_is_cheaper_than_a_border_village_that_costs_nothing():
    t = Table(me={"in_play": "highway*6"}, phase="buy", buys=2, supply={"border_village": 10})
    t.me.buys("border_village")
    assert t.me.asked == "buy"
    assert t.me.discard == ["border_village"]


def test_border_village_goes_by_what_cards_cost_now():
    t = Table(me={"in_play": "highway"}, phase="buy", coins=5, buys=2, supply={"border_village": 10, "farmland": 8})
    t.me.buys("border_village")
    assert {"duchy", "market", "highway"} <= set(t.me.options)
    assert not {"gold", "farmland", "border_village"} & set(t.me.options)


def test_a_border_village_that_costs_one_brings_anything_that_costs_nothing_now():
    t = Table(me={"in_play": "highway*5"}, phase="buy", coins=1, buys=2, supply={"border_village": 10, "farmland": 8})
    t.me.buys("border_village")
    assert {"copper", "estate", "silver", "militia", "duchy", "highway"} <= set(t.me.options)
    assert not {"gold", "farmland", "border_village", "province"} & set(t.me.options)


def test_a_border_village_that_was_replaced_brings_nothing():
    t = Table(me="trader", phase="buy", coins=6, buys=2, supply={"border_village": 10})
    t.me.buys("border_village")
    t.me.does("react", "trader")
    assert t.me.asked == "buy"
    assert t.me.discard == ["silver"]
    assert t.pile("border_village") == 10


def test_the_card_border_village_brings_can_be_replaced():
    t = Table(me="trader", phase="buy", coins=6, buys=2, supply={"border_village": 10, "duchess": 10})
    t.me.buys("border_village")
    t.me.does("react", "no")
    t.me.does("gain", "duchy")
    t.me.does("react", "trader")
    assert t.me.asked == "buy"
    assert t.me.discard == ["border_village", "silver"]
    assert t.pile("duchy") == 8


def test_gains_that_follow_from_a_gain_come_before_the_next_thing():
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=8, buys=2, supply={"border_village": 10, "cache": 10})
    t.me.buys("province")
    t.me.does("gain", "border_village", source="haggler")
    t.me.does("gain", "cache", source="border_village")
    assert t.me.discard == ["border_village", "cache", "copper", "copper", "province"]


def test_border_village_asks_nothing_when_no_cheaper_card_is_left():
    kingdom = "border_village, cellar, market, moat, remodel, smithy, village, militia, mine, farmland"
    empty = dict.fromkeys([*cards(kingdom)[1:-1], "copper", "curse", "estate", "duchy", "silver"], 0)
    t = Table(kingdom=kingdom, phase="buy", coins=6, buys=2, supply=empty)
    t.me.buys("border_village")
    assert t.me.asked == "buy"
    assert t.me.discard == ["border_village"]


# -- Cache -----------------------------------------------------------------------------------------------------------


def test_cache_is_worth_three_coins_and_brings_no_copper_when_played():
    t = Table(me="cache", phase="buy")
    t.me.plays("cache")
    assert t.coins == 3
    assert t.me.discard == []


@pytest.mark.parametrize(("left", "gained"), [(46, 2), (1, 1), (0, 0)])
def test_a_gained_cache_brings_two_coppers_as_far_as_there_are_any(left, gained):
    t = Table(phase="buy", coins=5, buys=2, supply={"cache": 10, "copper": left})
    t.me.buys("cache")
    assert t.me.discard == ["cache"] + ["copper"] * gained
    assert t.pile("copper") == left - gained


def test_each_copper_of_a_cache_can_be_replaced():
    t = Table(me="trader", phase="buy", coins=5, buys=2, supply={"cache": 10})
    t.me.buys("cache")
    t.me.does("react", "no", source="cache")
    t.me.does("react", "trader", source="copper")
    t.me.does("react", "trader", source="copper")
    assert t.me.asked == "buy"
    assert t.me.discard == ["cache", "silver", "silver"]


def test_a_cache_that_was_replaced_brings_no_coppers():
    t = Table(me="trader", phase="buy", coins=5, buys=2, supply={"cache": 10})
    t.me.buys("cache")
    t.me.does("react", "trader")
    assert t.me.asked == "buy"
    assert t.me.discard == ["silver"]


def test_cache_gained_without_buying_brings_its_coppers():
    t = Table(phase="buy", coins=6, buys=2, supply={"border_village": 10, "cache": 10})
    t.me.buys("border_village")
    t.me.does("gain", "cache")
    assert t.me.discard == ["border_village", "cache", "copper", "copper"]


# -- Cartographer ----------------------------------------------------------------------------------------------------


def test_cartographer_discards_any_of_four_cards_and_orders_the_rest():
    t = Table(me={"hand": "cartographer", "deck": "copper, estate, silver, curse, gold"})
    t.me.plays("cartographer")
    assert t.me.options == ["estate", "silver", "curse", "gold"]
    t.me.does("discard", "estate", "curse")
    t.me.does("topdeck", "gold", "silver")
    assert t.me.hand == cards("copper")
    assert t.actions == 1
    assert t.me.discard == ["estate", "curse"]
    assert t.me.deck == ["gold", "silver"]


def test_cartographer_may_put_all_four_back_in_any_order():
    t = Table(me={"hand": "cartographer", "deck": "copper, estate, silver, curse, gold"})
    t.me.plays("cartographer")
    t.me.does("discard")
    t.me.does("topdeck", "gold", "curse", "silver", "estate")
    assert t.me.deck == ["gold", "curse", "silver", "estate"]
    assert t.me.discard == []


def test_cartographer_may_discard_all_four():
    t = Table(me={"hand": "cartographer", "deck": "copper, estate, silver, curse, gold"})
    t.me.plays("cartographer")
    t.me.does("discard", "estate", "silver", "curse", "gold")
    assert t.me.asked == "buy"
    assert len(t.me.discard) == 4
    assert t.me.deck == []


def test_cartographer_looks_at_what_there_is():
    t = Table(me={"hand": "cartographer", "deck": "copper, silver"})
    t.me.plays("cartographer")
    assert t.me.options == ["silver"]
    t.me.does("discard")
    assert t.me.deck == ["silver"]


def test_cartographer_without_any_cards_asks_nothing():
    t = Table(me={"hand": "cartographer", "deck": ""})
    t.me.plays("cartographer")
    assert t.me.asked == "buy"
    assert t.actions == 1


def test_cartographer_discards_tunnels_that_each_bring_gold():
    t = Table(me={"hand": "cartographer", "deck": "copper, tunnel, tunnel, silver, estate"})
    t.me.plays("cartographer")
    t.me.does("discard", "tunnel", "tunnel")
    t.me.does("react", "tunnel")
    t.me.does("react", "tunnel")
    t.me.does("topdeck", "estate", "silver")
    assert t.me.discard == ["tunnel", "tunnel", "gold", "gold"]


# -- Crossroads ------------------------------------------------------------------------------------------------------


def test_crossroads_draws_a_card_for_each_victory_card_in_hand():
    t = Table(me={"hand": "crossroads, estate, tunnel, copper", "deck": "gold, silver, curse"})
    t.me.plays("crossroads")
    assert t.me.hand == cards("estate, tunnel, copper, gold, silver")
    assert t.actions == 3


def test_everyone_sees_the_hand_at_the_crossroads():
    t = Table(me="crossroads, estate, copper")
    t.me.plays("crossroads")
    assert [event.cards for event in t.you.heard() if event.name == "reveal"] == [("estate", "copper")]


def test_only_the_first_crossroads_of_a_turn_gives_actions():
    t = Table(me="crossroads*2, estate")
    t.me.plays("crossroads")
    assert t.actions == 3
    t.me.plays("crossroads")
    assert t.actions == 2
    assert t.me.hand == cards("estate, copper*2")


def test_crossroads_played_twice_by_throne_room_gives_its_actions_once():
    t = Table(me="throne_room, crossroads, estate")
    t.me.plays("throne_room")
    t.me.does("play", "crossroads")
    assert t.actions == 3
    assert t.me.hand == cards("estate, copper*2")


def test_curses_are_no_victory_cards_at_the_crossroads():
    t = Table(me="crossroads, curse, copper")
    t.me.plays("crossroads")
    assert t.me.hand == cards("curse, copper")
    assert t.actions == 3


def test_what_crossroads_draws_does_not_count():
    t = Table(me={"hand": "crossroads, estate", "deck": "estate, estate"})
    t.me.plays("crossroads")
    assert t.me.hand == cards("estate*2")
    assert t.me.deck == ["estate"]


def test_crossroads_gives_its_actions_again_in_the_next_turn():
    t = Table(me={"hand": "crossroads", "deck": "crossroads, copper*4"}, you={"hand": ""})
    t.me.plays("crossroads")
    t.me.ends_turn()
    t.you.ends_turn()
    t.me.plays("crossroads")
    assert t.actions == 3
