"""Market, Merchant, Militia, Mine."""

import pytest

from tests.engine.table import Table, cards

# -- Market ----------------------------------------------------------------------------------------------------------


def test_market_gives_a_card_an_action_a_buy_and_a_coin():
    t = Table(me={"hand": "market", "deck": "gold, silver"})
    t.me.plays("market")
    assert t.me.hand == cards("gold")
    assert t.counters == (1, 2, 1)


def test_market_without_cards_to_draw_still_gives_the_rest():
    t = Table(me={"hand": "market", "deck": ""})
    t.me.plays("market")
    assert t.me.hand == cards("")
    assert t.counters == (1, 2, 1)


# -- Merchant --------------------------------------------------------------------------------------------------------


def test_merchant_gives_a_card_and_an_action():
    t = Table(me={"hand": "merchant", "deck": "gold, silver"})
    t.me.plays("merchant")
    assert t.me.hand == cards("gold")
    assert t.counters == (1, 1, 0)


def test_merchant_pays_a_coin_with_the_first_silver_of_the_turn():
    t = Table(me={"hand": "merchant, silver*2", "deck": "estate"})
    t.me.plays("merchant", "silver")
    assert t.coins == 3
    t.me.plays("silver")
    assert t.coins == 5


def test_each_merchant_pays_with_the_same_first_silver():
    t = Table(me={"hand": "merchant*2, silver*2", "deck": "estate*2"})
    t.me.plays("merchant", "merchant", "silver")
    assert t.coins == 4
    t.me.plays("silver")
    assert t.coins == 6


def test_merchant_played_twice_pays_twice():
    t = Table(me={"hand": "throne_room, merchant, silver*2", "deck": "estate*2"})
    t.me.plays("throne_room")
    t.me.does("play", "merchant")
    t.me.plays("silver", "silver")
    assert t.coins == 6


def test_merchant_pays_nothing_with_other_treasures():
    t = Table(me={"hand": "merchant, gold*2", "deck": "copper"})
    t.me.plays("merchant", "gold", "gold", "copper")
    assert t.coins == 7


def test_merchant_pays_with_a_silver_played_after_other_treasures():
    t = Table(me={"hand": "merchant, gold, copper, silver", "deck": "estate"})
    t.me.plays("merchant", "gold", "copper", "silver")
    assert t.coins == 7


def test_merchant_pays_with_a_silver_it_has_drawn():
    t = Table(me={"hand": "merchant", "deck": "silver"})
    t.me.plays("merchant", "silver")
    assert t.coins == 3


def test_merchant_pays_nothing_in_a_later_turn():
    t = Table(me={"hand": "merchant", "deck": "copper, silver*5"})
    t.me.plays("merchant")
    t.me.ends_turn()
    t.you.ends_turn()
    t.me.plays("silver")
    assert t.coins == 2


def test_merchant_pays_nothing_to_another_player():
    t = Table(me="merchant", you="silver")
    t.me.plays("merchant")
    t.me.ends_turn()
    t.you.plays("silver")
    assert t.coins == 2


# -- Militia ---------------------------------------------------------------------------------------------------------


def test_militia_gives_two_coins_and_makes_the_others_discard_down_to_three():
    t = Table(me="militia", you="copper*3, estate*2")
    t.me.plays("militia")
    t.you.does("discard", "estate", "estate", source="militia")
    assert t.you.hand == cards("copper*3")
    assert t.you.discard == ["estate", "estate"]
    assert t.coins == 2


@pytest.mark.parametrize("hand", ["estate, copper, silver", "estate, copper", ""])
def test_militia_asks_nothing_of_a_player_with_three_cards_or_fewer(hand):
    t = Table(me="militia", you=hand)
    t.me.plays("militia")
    assert t.asked == ["me"]
    assert t.you.hand == cards(hand)


def test_militia_takes_exactly_what_is_above_three():
    t = Table(me="militia", you="copper*3, estate")
    t.me.plays("militia")
    t.you.cannot("discard")
    t.you.cannot("discard", "copper", "estate")
    t.you.does("discard", "estate")
    assert t.you.hand == cards("copper*3")


def test_militia_asks_all_victims_at_once_and_follows_turn_order():
    t = Table("militia", "copper*3, estate*2", "silver*3, duchy*3")
    t.me.plays("militia")
    assert t.asked == ["you", "third"]
    t.third.does("discard", "duchy", "duchy", "duchy")
    assert t.third.discard == []
    t.you.does("discard", "estate", "estate")
    assert [event.seat for event in t.events if event.name == "discard"] == [1, 2]
    assert t.you.hand == cards("copper*3")
    assert t.third.hand == cards("silver*3")


def test_militia_played_twice_gives_four_coins_and_takes_cards_once():
    t = Table(me="throne_room, militia", you="copper*3, estate*2")
    t.me.plays("throne_room")
    t.me.does("play", "militia")
    t.you.does("discard", "estate", "estate")
    assert t.asked == ["me"]
    assert t.you.hand == cards("copper*3")
    assert t.coins == 4


def test_militia_spares_who_shows_a_moat_and_no_one_else():
    t = Table("militia", "moat, copper*4", "copper*3, estate*2")
    t.me.plays("militia")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.third.does("discard", "estate", "estate")
    assert t.you.hand == cards("moat, copper*4")
    assert t.third.hand == cards("copper*3")
    assert t.coins == 2


def test_militia_shows_the_others_how_many_were_discarded_and_the_last_one():
    t = Table(me="militia", you="gold, copper, estate*3")
    t.me.plays("militia")
    t.you.does("discard", "gold", "copper")
    (discarded,) = [event for event in t.me.heard() if event.name == "discard"]
    assert discarded.size == 2
    assert discarded.cards == ("copper",)
    assert t.me.view().players[1].discard_top == "copper"


# -- Mine ------------------------------------------------------------------------------------------------------------


def test_mine_turns_a_copper_into_a_silver_in_hand():
    t = Table(me="mine, copper, estate")
    t.me.plays("mine")
    assert t.me.options == ["copper"]
    t.me.does("trash", "copper", source="mine")
    assert t.me.options == cards("copper, silver")
    t.me.does("gain", "silver")
    assert t.trash == cards("copper")
    assert t.me.hand == cards("silver, estate")
    assert t.me.discard == []


def test_a_treasure_gained_by_mine_can_be_played_in_the_same_turn():
    t = Table(me="mine, silver")
    t.me.plays("mine")
    t.me.does("trash", "silver")
    t.me.does("gain", "gold")
    t.me.plays("gold")
    assert t.coins == 3


def test_mine_may_gain_a_treasure_that_costs_the_same_or_less():
    t = Table(me="mine, gold")
    t.me.plays("mine")
    t.me.does("trash", "gold")
    assert t.me.options == cards("copper, silver, gold")
    t.me.does("gain", "gold")
    assert t.me.hand == cards("gold")
    assert t.trash == cards("gold")


@pytest.mark.parametrize("edition", [1, 2])
def test_mine_does_nothing_without_a_treasure_in_hand(edition):
    t = Table(me="mine, estate*4", edition=edition)
    t.me.plays("mine")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("estate*4")
    assert t.trash == cards("")


def test_mine_of_the_first_edition_must_trash_a_treasure():
    t = Table(me="mine, gold, silver", edition=1)
    t.me.plays("mine")
    t.me.cannot("trash")
    t.me.does("trash", "gold")
    assert t.trash == cards("gold")


def test_mine_of_the_first_edition_does_not_ask_which_of_two_equal_treasures():
    t = Table(me="mine, gold*2", edition=1)
    t.me.plays("mine")
    assert t.trash == cards("gold")
    t.me.does("gain", "gold")
    assert t.me.hand == cards("gold*2")


def test_mine_of_the_second_edition_may_trash_nothing():
    t = Table(me="mine, gold*2", edition=2)
    t.me.plays("mine")
    t.me.does("trash")
    assert t.me.hand == cards("gold*2")
    assert t.trash == cards("")
    assert t.me.asked == "buy"


@pytest.mark.parametrize("edition", [1, 2])
def test_mine_must_gain_a_treasure_once_one_is_trashed(edition):
    t = Table(me="mine, gold, silver", edition=edition)
    t.me.plays("mine")
    t.me.does("trash", "gold")
    t.me.cannot("gain")
    t.me.does("gain", "copper")
    assert t.me.hand == cards("silver, copper")


def test_mine_trashes_a_treasure_even_if_there_is_none_to_gain():
    t = Table(me="mine, copper", supply={"copper": 0, "silver": 0})
    t.me.plays("mine")
    t.me.does("trash", "copper")
    assert t.trash == cards("copper")
    assert t.me.hand == cards("")


def test_mine_played_twice_may_trash_what_it_gained_first():
    t = Table(me="throne_room, mine, copper")
    t.me.plays("throne_room")
    t.me.does("play", "mine")
    t.me.does("trash", "copper")
    t.me.does("gain", "silver")
    t.me.does("trash", "silver")
    t.me.does("gain", "gold")
    assert t.me.hand == cards("gold")
    assert t.trash == cards("copper, silver")
