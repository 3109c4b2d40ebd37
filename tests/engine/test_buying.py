"""The buy phase: playing Treasures, and what can be bought for how much."""

import pytest

from tests.engine.table import Table, cards

KINGDOM = "cellar, moat, village, workshop, militia, smithy, gardens, market, mine, artisan"

# -- Treasures -------------------------------------------------------------------------------------------------------


def test_any_of_the_treasures_may_be_played_and_the_others_kept():
    t = Table(me="gold, silver, copper")
    t.me.plays("copper", "gold")
    assert t.coins == 4
    assert t.me.hand == cards("silver")


def test_a_treasure_that_was_not_played_gives_nothing():
    t = Table(me="gold, silver, copper")
    assert t.coins == 0
    assert t.me.offered("buy") == {"copper", "curse"}


def test_once_something_is_bought_no_more_treasures_may_be_played():
    t = Table(me="silver, copper*2", buys=2)
    t.me.plays("silver", "copper")
    t.me.buys("silver")
    assert t.counters == (1, 1, 0)
    assert t.me.offered("play") == set()


def test_after_a_purchase_a_free_card_can_still_be_bought():
    t = Table(me="silver, copper*2", buys=2)
    t.me.plays("silver", "copper")
    t.me.buys("silver", "copper")
    assert t.me.discard[:2] == ["silver", "copper"]


# -- purchases -------------------------------------------------------------------------------------------------------


def test_the_coins_may_be_split_over_several_purchases():
    t = Table(coins=6, buys=3, phase="buy")
    t.me.buys("cellar", "smithy")
    assert t.counters == (1, 1, 0)
    assert t.me.discard == ["cellar", "smithy"]


def test_a_free_card_uses_up_a_buy_too():
    t = Table(coins=6, buys=2, phase="buy")
    t.me.buys("gold", "copper")
    assert t.asked == ["you"]
    assert t.me.discard == ["gold", "copper"]


def test_without_a_buy_left_nothing_more_is_bought():
    t = Table(coins=10, phase="buy")
    t.me.buys("duchy")
    assert t.me.asked is None
    assert t.me.discard == ["duchy"]


@pytest.mark.parametrize(
    ("coins", "bought"),
    [
        (0, "copper, curse"),
        (2, "copper, curse, cellar, moat, estate"),
        (4, "copper, curse, cellar, moat, estate, silver, village, workshop, militia, smithy, gardens"),
    ],
)
def test_what_costs_no_more_than_the_coins_can_be_bought(coins, bought):
    t = Table(coins=coins, phase="buy", kingdom=KINGDOM)
    assert t.me.offered("buy") == set(cards(bought))


def test_with_eight_coins_everything_can_be_bought():
    t = Table(coins=8, phase="buy", kingdom=KINGDOM)
    assert t.me.offered("buy") == set(t.position["supply"])


@pytest.mark.parametrize("buys", [1, 2])
def test_nobody_has_to_buy(buys):
    t = Table(coins=8, buys=buys, phase="buy")
    t.me.ends_turn()
    assert t.asked == ["you"]
    assert t.me.discard == []


def test_nobody_has_to_use_every_buy():
    t = Table(coins=8, buys=2, phase="buy")
    t.me.buys("silver")
    t.me.ends_turn()
    assert t.asked == ["you"]
    assert t.me.discard == ["silver"]


def test_a_curse_can_be_bought_for_nothing():
    t = Table(phase="buy")
    t.me.buys("curse")
    assert t.me.discard == ["curse"]
    assert t.pile("curse") == 9


def test_the_trash_is_not_for_sale():
    t = Table(coins=6, phase="buy", supply={"gold": 0}, trash="gold")
    assert "gold" not in t.me.offered("buy")


def test_an_empty_pile_sells_nothing():
    t = Table(coins=3, phase="buy", supply={"village": 0})
    assert "village" not in t.me.offered("buy")


def test_a_bought_card_comes_from_its_pile():
    t = Table(coins=3, phase="buy")
    t.me.buys("village")
    assert t.pile("village") == 9


def test_what_is_left_of_a_turn_is_gone_in_the_next():
    t = Table(me="village, festival, copper*3", you="copper")
    t.me.plays("village", "festival")
    t.me.plays("copper")
    t.me.buys("copper")
    assert t.counters == (3, 1, 3)
    t.me.ends_turn()
    assert t.counters == (1, 1, 0)
    t.you.ends_turn()
    assert t.counters == (1, 1, 0)
