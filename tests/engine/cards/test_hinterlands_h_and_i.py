"""Haggler, Highway, Ill-Gotten Gains, Inn."""

import pytest

from tests.engine.table import Table, cards

# -- Haggler ---------------------------------------------------------------------------------------------------------


def test_a_purchase_with_haggler_in_play_brings_a_cheaper_card_first():
    t = Table(me="haggler", coins=6, buys=2)
    t.me.plays("haggler")
    assert t.coins == 8
    t.me.buys("province")
    assert t.me.discard == []
    assert {"gold", "market", "copper", "curse"} <= set(t.me.options)
    t.me.cannot("gain")
    t.me.does("gain", "gold")
    assert t.me.discard == ["gold", "province"]


def test_haggler_gives_something_even_if_nobody_wants_it():
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=2, buys=2)
    t.me.buys("estate")
    assert set(t.me.options) == {"copper", "curse"}
    t.me.cannot("gain")
    t.me.does("gain", "curse")
    assert t.me.discard == ["curse", "estate"]


def test_haggler_gives_nothing_where_nothing_is_cheaper():
    t = Table(me={"in_play": "haggler"}, phase="buy", buys=2)
    t.me.buys("copper")
    assert t.me.asked == "buy"
    assert t.me.discard == ["copper"]


def test_each_haggler_in_play_gives_a_card():
    t = Table(me={"in_play": "haggler*3"}, phase="buy", coins=6, buys=2)
    t.me.buys("gold")
    for id in ("market", "silver", "copper"):
        assert "gold" not in t.me.options
        t.me.does("gain", id, source="haggler")
    assert t.me.discard == ["market", "silver", "copper", "gold"]


def test_a_haggler_played_twice_is_one_haggler_in_play():
    t = Table(me="throne_room, haggler, copper*2", buys=2)
    t.me.plays("throne_room")
    t.me.does("play", "haggler")
    t.me.plays("copper", "copper")
    assert t.coins == 6
    t.me.buys("gold")
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver", "gold"]


def test_what_haggler_gives_was_not_bought():
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.me.does("gain", "gold")
    assert t.me.asked == "buy"
    assert t.me.discard == ["gold", "province"]


def test_haggler_says_nothing_to_gains_other_than_purchases():
    t = Table(me={"hand": "workshop", "in_play": "haggler"})
    t.me.plays("workshop")
    t.me.does("gain", "silver")
    assert t.me.asked == "buy"
    assert t.me.discard == ["silver"]


def test_haggler_gives_no_victory_cards():
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=8, buys=2, supply={"tunnel": 8, "farmland": 8})
    t.me.buys("province")
    assert not {"estate", "duchy", "province", "tunnel", "farmland"} & set(t.me.options)


def test_haggler_gives_a_card_with_each_purchase():
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=6, buys=3)
    t.me.buys("silver")
    t.me.does("gain", "moat")
    t.me.buys("silver")
    t.me.does("gain", "cellar")
    assert t.me.discard == ["moat", "silver", "cellar", "silver"]


def test_a_mandarin_from_haggler_takes_the_treasures_before_the_purchase_arrives():
    t = Table(me={"in_play": "haggler, gold*2", "deck": ""}, phase="buy", coins=8, buys=2, supply={"mandarin": 10})
    t.me.buys("province")
    t.me.does("gain", "mandarin")
    assert t.me.deck == ["gold", "gold"]
    assert t.me.discard == ["mandarin", "province"]
    assert t.coins == 0
    assert t.me.in_play == cards("haggler")


def test_the_buyer_orders_haggler_and_the_bought_card():
    t = Table(me={"hand": "estate", "in_play": "haggler"}, phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    assert set(t.me.options) == {"farmland", "haggler"}
    t.me.does("order", "haggler")
    t.me.does("gain", "silver")
    t.me.does("gain", "militia")
    assert t.me.discard == ["silver", "militia", "farmland"]


# -- Highway ---------------------------------------------------------------------------------------------------------


def test_highway_makes_every_card_cost_one_less():
    t = Table(me={"hand": "highway", "deck": "gold"})
    t.me.plays("highway")
    assert t.me.hand == cards("gold")
    assert t.actions == 1
    costs = {id: pile.cost for id, pile in t.you.view().piles.items()}
    assert (costs["province"], costs["silver"], costs["copper"], costs["highway"]) == (7, 2, 0, 4)


def test_each_highway_in_play_counts_but_nothing_costs_less_than_nothing():
    t = Table(me={"in_play": "highway*3"}, phase="buy", coins=5, buys=3)
    costs = {id: pile.cost for id, pile in t.me.view().piles.items()}
    assert [costs[id] for id in ("province", "silver", "copper", "estate")] == [5, 0, 0, 0]
    t.me.buys("estate", "province")
    assert t.coins == 0


def test_a_highway_played_twice_is_one_highway_in_play():
    t = Table(me="throne_room, highway")
    t.me.plays("throne_room")
    t.me.does("play", "highway")
    assert t.actions == 2
    assert t.me.view().piles["gold"].cost == 5


def test_a_highway_counts_only_in_play():
    t = Table(me={"hand": "highway", "discard": "highway"}, trash="highway", phase="buy")
    assert t.me.view().piles["gold"].cost == 6


def test_prices_are_back_in_the_next_turn():
    t = Table(me={"in_play": "highway"}, phase="buy")
    assert t.you.view().piles["gold"].cost == 5
    t.me.ends_turn()
    assert t.you.view().piles["gold"].cost == 6


def test_trader_gives_silvers_for_what_a_card_costs_now():
    t = Table(me={"hand": "trader, estate", "in_play": "highway"})
    t.me.plays("trader")
    assert t.me.discard == ["silver"]


def test_a_limit_is_compared_with_what_cards_cost_now():
    t = Table(me={"hand": "workshop", "in_play": "highway"})
    t.me.plays("workshop")
    assert {"market", "duchy", "highway"} <= set(t.me.options)
    assert "gold" not in t.me.options


# -- Ill-Gotten Gains ------------------------------------------------------------------------------------------------


def test_ill_gotten_gains_may_bring_a_copper_into_the_hand():
    t = Table(me="ill_gotten_gains", phase="buy")
    t.me.plays("ill_gotten_gains")
    t.me.does("confirm", "yes")
    assert t.coins == 1
    assert t.me.hand == cards("copper")
    t.me.plays("copper")
    assert t.coins == 2


def test_the_copper_of_ill_gotten_gains_can_be_declined():
    t = Table(me="ill_gotten_gains", phase="buy")
    t.me.plays("ill_gotten_gains")
    t.me.does("confirm", "no")
    assert t.coins == 1
    assert t.me.hand == []


def test_without_coppers_ill_gotten_gains_asks_nothing():
    t = Table(me="ill_gotten_gains", phase="buy", supply={"copper": 0})
    t.me.plays("ill_gotten_gains")
    assert t.me.asked == "buy"
    assert t.coins == 1


def test_gained_ill_gotten_gains_curse_every_other_player():
    t = Table("", "moat", "", phase="buy", coins=5, buys=2, supply={"ill_gotten_gains": 10})
    t.me.buys("ill_gotten_gains")
    assert t.you.discard == t.third.discard == ["curse"]
    assert t.me.discard == ["ill_gotten_gains"]


def test_the_last_curse_goes_to_the_next_in_turn_order():
    t = Table("", "", "", phase="buy", coins=5, buys=2, supply={"ill_gotten_gains": 10, "curse": 1})
    t.me.buys("ill_gotten_gains")
    assert t.you.discard == ["curse"]
    assert t.third.discard == []


def test_the_curse_of_ill_gotten_gains_can_be_replaced():
    t = Table(you="trader", phase="buy", coins=5, buys=2, supply={"ill_gotten_gains": 10})
    t.me.buys("ill_gotten_gains")
    t.you.does("react", "trader", source="curse")
    assert t.you.discard == ["silver"]
    assert t.pile("curse") == 10


def test_their_buyer_can_replace_ill_gotten_gains_once():
    t = Table("trader", "", "", phase="buy", coins=5, buys=2, supply={"ill_gotten_gains": 10})
    t.me.buys("ill_gotten_gains")
    t.me.does("react", "no")
    assert t.me.asked == "buy"
    assert t.you.discard == t.third.discard == ["curse"]


def test_a_silver_instead_of_the_copper_goes_to_the_discard_pile():
    t = Table(me="ill_gotten_gains, trader", phase="buy")
    t.me.plays("ill_gotten_gains")
    t.me.does("confirm", "yes")
    t.me.does("react", "trader")
    assert t.me.discard == ["silver"]
    assert t.me.hand == cards("trader")
    assert t.pile("copper") == 46


# -- Inn -------------------------------------------------------------------------------------------------------------


def test_inn_draws_two_cards_and_discards_two():
    t = Table(me={"hand": "inn, estate", "deck": "gold, silver"})
    t.me.plays("inn")
    assert t.me.hand == cards("estate, gold, silver")
    assert t.actions == 2
    t.me.cannot("discard", "estate")
    t.me.does("discard", "estate", "silver")
    assert t.me.hand == cards("gold")


def test_inn_discards_as_many_as_there_are():
    t = Table(me={"hand": "inn", "deck": "gold"})
    t.me.plays("inn")
    assert t.me.asked == "buy"
    assert t.actions == 2
    assert t.me.discard == ["gold"]


def test_a_gained_inn_shuffles_actions_from_the_discard_pile_into_the_deck():
    t = Table(
        me={"discard": "village, copper, smithy", "deck": "copper*3"},
        phase="buy", coins=5, buys=2, supply={"inn": 10},
        shuffles=["copper, inn, copper, village, copper"],
    )  # fmt: skip
    t.me.buys("inn")
    assert t.me.options == ["village", "smithy", "inn"]
    t.me.does("choose", "village", "inn")
    assert t.me.deck == ["copper", "inn", "copper", "village", "copper"]
    assert t.me.discard == ["copper", "smithy"]
    assert [event.cards for event in t.you.heard() if event.name == "reveal"] == [("village", "inn")]


def test_with_nothing_picked_for_the_inn_the_deck_is_shuffled_all_the_same():
    t = Table(
        me={"discard": "village, copper", "deck": "gold, silver, estate"},
        phase="buy", coins=5, buys=2, supply={"inn": 10},
        shuffles=["estate, gold, silver"],
    )  # fmt: skip
    t.me.buys("inn")
    t.me.does("choose")
    assert t.me.discard == ["village", "copper", "inn"]
    assert t.me.deck == ["estate", "gold", "silver"]
    assert "reveal" not in [event.name for event in t.events]


def test_a_purchase_that_showed_the_discard_pile_cannot_be_taken_back():
    t = Table(me={"discard": "village, copper"}, phase="buy", coins=5, buys=2, supply={"inn": 10})
    t.me.buys("inn")
    assert not t.game.can_undo(0)


def test_inn_gained_without_buying_looks_through_the_discard_pile_too():
    t = Table(me={"discard": "village"}, phase="buy", coins=6, buys=2, supply={"inn": 10, "border_village": 10})
    t.me.buys("border_village")
    t.me.does("gain", "inn")
    assert t.me.options == ["village", "border_village", "inn"]


def test_an_inn_that_was_replaced_shuffles_nothing():
    t = Table(me={"hand": "trader", "discard": "village"}, phase="buy", coins=5, buys=2, supply={"inn": 10})
    t.me.buys("inn")
    t.me.does("react", "trader")
    assert t.me.asked == "buy"
    assert t.me.discard == ["village", "silver"]


@pytest.mark.parametrize("order", ["village, inn", "inn, village"])
def test_what_an_inn_shuffles_into_an_empty_deck_is_the_deck(order):
    t = Table(me={"discard": "village", "deck": ""}, phase="buy", coins=5, buys=2, supply={"inn": 10}, shuffles=[order])
    t.me.buys("inn")
    t.me.does("choose", "village", "inn")
    assert t.me.deck == order.split(", ")
    assert t.me.discard == []
