"""Talisman: while it is in play, what you buy for up to four coins comes twice."""

from tests.each import for_each
from tests.engine.table import Table, cards


def test_talisman_gains_a_copy_of_what_is_bought():
    t = Table(me={"in_play": "talisman"}, phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    assert t.me.discard == ["silver", "silver"]
    assert t.me.asked == "buy"


@for_each(["market", "estate", "great_hall", "tunnel"])
def test_talisman_copies_neither_dear_cards_nor_victory_cards(bought):
    t = Table(me={"in_play": "talisman"}, phase="buy", coins=5, buys=2, supply={bought: 8})
    t.me.buys(bought)
    assert t.me.discard == [bought]


def test_each_talisman_copies_each_purchase():
    t = Table(me={"in_play": "talisman*2"}, phase="buy", coins=4, buys=3)
    t.me.buys("village", "copper")
    assert cards("village*3, copper*3") == t.me.discard


def test_talisman_copies_a_curse_without_asking():
    t = Table(me={"in_play": "talisman"}, phase="buy", buys=2)
    t.me.buys("curse")
    assert t.me.asked == "buy"
    assert t.me.discard == ["curse", "curse"]


def test_the_copy_comes_first_and_may_be_the_last_card_of_the_pile():
    t = Table(me={"in_play": "talisman"}, phase="buy", coins=3, buys=2, supply={"village": 1})
    t.me.buys("village")
    assert t.me.discard == ["village"]
    assert t.pile("village") == 0
    assert t.coins == 0


def test_two_talismans_take_the_last_two_cards_of_a_pile():
    t = Table(me={"in_play": "talisman*2"}, phase="buy", coins=3, buys=2, supply={"village": 2})
    t.me.buys("village")
    assert t.me.discard == ["village", "village"]
    assert t.pile("village") == 0


def test_trader_may_replace_the_copy_and_not_the_purchase():
    t = Table(me={"hand": "trader", "in_play": "talisman"}, phase="buy", coins=4, buys=2)
    t.me.buys("smithy")
    t.me.does("react", "trader", source="smithy")
    t.me.does("react", "no", source="smithy")
    assert t.me.discard == ["silver", "smithy"]


def test_there_is_no_copy_of_a_knight():
    t = Table(me={"in_play": "talisman"}, phase="buy", coins=4, buys=2, supply={"knights": ["sir_martin", "dame_anna"]})
    t.me.buys("sir_martin")
    assert t.me.discard == ["sir_martin"]
    assert t.pile("knights") == ["dame_anna"]


def test_there_is_no_copy_of_the_knight_that_is_a_victory_card():
    t = Table(
        me={"in_play": "talisman, highway"}, phase="buy", coins=4, buys=2,
        supply={"knights": ["dame_josephine", "dame_anna"]},
    )  # fmt: skip
    t.me.buys("dame_josephine")
    assert t.me.discard == ["dame_josephine"]


def test_there_is_no_copy_of_ruins_with_others_below_them():
    t = Table(
        me={"in_play": "talisman"}, phase="buy", buys=2,
        supply={"cultist": 10, "ruins": ["survivors", "ruined_market", "survivors"]},
    )  # fmt: skip
    t.me.buys("survivors")
    assert t.me.discard == ["survivors"]


def test_the_same_ruins_below_are_a_copy():
    t = Table(
        me={"in_play": "talisman*2"}, phase="buy", buys=2,
        supply={"cultist": 10, "ruins": ["survivors", "survivors", "ruined_market"]},
    )  # fmt: skip
    t.me.buys("survivors")
    assert t.me.discard == ["survivors", "survivors"]
    assert t.pile("ruins") == ["ruined_market"]


def test_talisman_looks_at_what_a_card_costs_now():
    t = Table(me={"in_play": "quarry, talisman"}, phase="buy", coins=4, buys=2, supply={"goons": 10})
    t.me.buys("goons")
    assert t.me.discard == ["goons", "goons"]


def test_talisman_copies_nothing_that_was_not_bought():
    t = Table(me={"hand": "horn_of_plenty", "in_play": "talisman, village"}, phase="buy")
    t.me.plays("horn_of_plenty")
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver"]


def test_the_copy_of_a_death_cart_brings_its_ruins_first():
    ruins = ["survivors", "ruined_market", "ruined_library", "ruined_village"]
    t = Table(me={"in_play": "talisman"}, phase="buy", coins=4, buys=2, supply={"death_cart": 10, "ruins": ruins})
    t.me.buys("death_cart")
    assert t.me.discard == [
        "death_cart", "survivors", "ruined_market", "death_cart", "ruined_library", "ruined_village"
    ]  # fmt: skip


@for_each(["noble_brigand", "talisman"])
def test_the_buyer_orders_the_attack_of_a_noble_brigand_and_its_copy_which_attacks_nobody(first):
    t = Table(
        {"in_play": "talisman"}, {"deck": "gold, copper, gold, copper"},
        phase="buy", coins=4, buys=2, supply={"noble_brigand": 10},
    )  # fmt: skip
    t.me.buys("noble_brigand")
    t.me.does("order", first)
    assert cards("noble_brigand*2, gold") == t.me.discard
    assert t.you.discard == ["copper"]
    assert t.you.deck == ["gold", "copper"]


def test_a_talisman_that_comes_before_the_mint_copies_it():
    # Whether a Talisman still copies after the Mint has trashed it is open, so that order is not tested.
    t = Table(me={"in_play": "quarry, talisman, silver"}, phase="buy", coins=4, buys=2, supply={"mint": 10})
    t.me.buys("mint")
    t.me.does("order", "talisman")
    assert t.me.discard == ["mint", "mint"]
    assert t.trash == cards("quarry, talisman, silver")
