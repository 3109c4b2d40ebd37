"""Goons, Grand Market, Hoard."""

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Goons -----------------------------------------------------------------------------------------------------------


def test_goons_makes_the_others_discard_down_to_three():
    t = Table("goons", "copper*3, estate*2")
    t.me.plays("goons")
    assert (t.coins, t.buys) == (2, 2)
    t.you.does("discard", "estate", "estate")
    assert t.you.hand == cards("copper*3")


def test_each_purchase_with_goons_in_play_gives_a_token():
    t = Table(me={"in_play": "goons"}, phase="buy", coins=6, buys=2)
    t.me.buys("silver", "silver")
    assert t.me.victory_tokens == 2


def test_each_copy_of_goons_in_play_gives_a_token():
    t = Table(me={"in_play": "goons*3"}, phase="buy", buys=4)
    t.me.buys(*["copper"] * 4)
    assert t.me.victory_tokens == 12


def test_goons_played_three_times_are_one_goons_in_play():
    t = Table("kings_court, goons", "copper*3, estate*2")
    t.me.plays("kings_court")
    t.me.does("play", "goons")
    t.you.does("discard", "estate", "estate")
    assert (t.coins, t.buys) == (6, 4)
    t.me.buys("silver")
    assert t.me.victory_tokens == 1


def test_a_gain_that_is_no_purchase_gives_no_token():
    t = Table(me={"in_play": "goons, talisman"}, phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    t.me.does("order", "talisman")
    assert t.me.discard == ["silver", "silver"]
    assert t.me.victory_tokens == 1


def test_a_purchase_that_was_replaced_gives_a_token():
    t = Table(me={"hand": "trader", "in_play": "goons"}, phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    t.me.does("react", "trader")
    assert t.me.victory_tokens == 1
    assert t.me.discard == ["silver"]


def test_goons_give_nothing_if_nothing_is_bought():
    t = Table(me={"in_play": "goons"}, phase="buy", coins=6, buys=2)
    t.me.ends_turn()
    assert t.me.victory_tokens == 0


def test_goons_that_left_play_give_no_token():
    t = Table(me="procession, goons", supply={"expand": 10})
    t.me.plays("procession")
    t.me.does("play", "goons")
    assert t.trash == cards("goons")
    assert t.me.discard == ["expand"]
    assert (t.coins, t.buys) == (4, 3)
    t.me.buys("silver")
    assert t.me.victory_tokens == 0


def test_the_buyer_orders_goons_and_haggler():
    for first in ("goons", "haggler"):
        t = Table(me={"in_play": "goons, haggler"}, phase="buy", coins=6, buys=2)
        t.me.buys("gold")
        assert set(t.me.options) == {"goons", "haggler"}
        t.me.does("order", first)
        assert t.me.victory_tokens == (first == "goons")
        t.me.does("gain", "silver")
        assert t.me.victory_tokens == 1
        assert t.me.discard == ["silver", "gold"]


def test_buying_a_curse_gives_a_token_too():
    t = Table(me={"in_play": "goons"}, phase="buy", buys=2)
    t.me.buys("curse")
    assert t.me.victory_tokens == 1
    assert t.me.discard == ["curse"]


# -- Grand Market ----------------------------------------------------------------------------------------------------


def test_grand_market_gives_a_card_an_action_a_buy_and_two_coins():
    t = Table(me={"hand": "grand_market", "deck": "gold"})
    t.me.plays("grand_market")
    assert t.me.hand == cards("gold")
    assert t.counters == (1, 2, 2)


def test_grand_market_cannot_be_bought_with_a_copper_in_play():
    t = Table(me={"in_play": "copper, gold*2"}, phase="buy", coins=7, supply={"grand_market": 10})
    assert "gold" in t.me.offered("buy")
    assert "grand_market" not in t.me.offered("buy")


def test_a_copper_in_hand_does_not_keep_a_grand_market_from_being_bought():
    t = Table(me="gold*2, copper", phase="buy", buys=2, supply={"grand_market": 10})
    t.me.plays("gold", "gold")
    t.me.buys("grand_market")
    assert t.me.discard == ["grand_market"]


def test_a_grand_market_that_can_be_bought_no_longer_is_not_offered():
    t = Table(me="gold*2, copper", phase="buy", supply={"grand_market": 10})
    t.me.plays("gold", "gold")
    assert "grand_market" in t.me.offered("buy")
    t.me.plays("copper")
    assert "grand_market" not in t.me.offered("buy")


def test_other_treasures_worth_a_coin_do_not_matter_for_a_grand_market():
    t = Table(me={"in_play": "loan, quarry, talisman, gold"}, phase="buy", coins=6, supply={"grand_market": 10})
    assert "grand_market" in t.me.offered("buy")


def test_coppers_that_a_mint_trashed_do_not_matter_for_a_grand_market():
    t = Table(me={"in_play": "copper*11"}, phase="buy", coins=11, buys=3, supply={"grand_market": 10, "mint": 10})
    assert "grand_market" not in t.me.offered("buy")
    t.me.buys("mint", "grand_market")
    assert t.me.discard == ["mint", "grand_market"]
    assert t.coins == 0


def test_coppers_that_a_mandarin_took_from_play_do_not_matter_for_a_grand_market():
    t = Table(
        me={"in_play": "copper*5, gold*2", "deck": ""}, phase="buy", coins=11, buys=3,
        supply={"grand_market": 10, "mandarin": 10},
    )  # fmt: skip
    t.me.buys("mandarin")
    t.me.does("topdeck", *["copper"] * 5, "gold", "gold")
    assert t.me.deck == ["copper"] * 5 + ["gold"] * 2
    t.me.buys("grand_market")
    assert t.me.discard == ["mandarin", "grand_market"]


def test_a_copper_that_a_counterfeit_trashed_does_not_matter_for_a_grand_market():
    t = Table(me="counterfeit, copper, gold", phase="buy", supply={"grand_market": 10})
    t.me.plays("counterfeit")
    t.me.does("play", "copper")
    t.me.plays("gold")
    assert (t.coins, t.buys) == (6, 2)
    t.me.buys("grand_market")
    assert t.me.discard == ["grand_market"]


def test_a_grand_market_can_be_gained_with_a_copper_in_play():
    t = Table(me={"in_play": "copper, haggler"}, phase="buy", coins=8, buys=2, supply={"grand_market": 10})
    t.me.buys("province")
    t.me.does("gain", "grand_market")
    assert t.me.discard == ["grand_market", "province"]


def test_a_copper_that_a_venture_found_keeps_a_grand_market_from_being_bought():
    t = Table(me={"hand": "venture, gold*2", "deck": "copper"}, phase="buy", supply={"grand_market": 10})
    t.me.plays("venture", "gold", "gold")
    assert t.coins == 8
    assert "grand_market" not in t.me.offered("buy")


def test_talisman_doubles_a_grand_market_that_quarry_makes_cheap():
    t = Table(me={"in_play": "quarry, talisman, silver"}, phase="buy", coins=4, buys=2, supply={"grand_market": 10})
    t.me.buys("grand_market")
    assert t.me.discard == ["grand_market", "grand_market"]


# -- Hoard -----------------------------------------------------------------------------------------------------------


def test_a_victory_card_bought_with_hoard_in_play_brings_a_gold_first():
    t = Table(me="hoard", phase="buy", coins=6, buys=2)
    t.me.plays("hoard")
    assert t.coins == 8
    t.me.buys("province")
    assert t.me.discard == ["gold", "province"]


def test_each_hoard_in_play_brings_a_gold_with_each_victory_card():
    t = Table(me={"in_play": "hoard*2"}, phase="buy", coins=4, buys=3)
    t.me.buys("estate", "estate")
    assert cards("gold*4, estate*2") == t.me.discard


def test_hoard_brings_the_golds_there_are():
    t = Table(me={"in_play": "hoard*2"}, phase="buy", coins=5, buys=2, supply={"gold": 1})
    t.me.buys("duchy")
    assert t.me.discard == ["gold", "duchy"]


@for_each(["harem", "nobles", "great_hall", "tunnel"])
def test_hoard_pays_for_a_card_that_is_a_victory_card_among_others(bought):
    t = Table(me={"in_play": "hoard"}, phase="buy", coins=6, buys=2, supply={bought: 8})
    t.me.buys(bought)
    assert t.me.discard == ["gold", bought]


def test_hoard_pays_for_the_knight_that_is_a_victory_card():
    t = Table(
        me={"in_play": "hoard"}, phase="buy", coins=10, buys=3, supply={"knights": ["dame_josephine", "dame_anna"]}
    )
    t.me.buys("dame_josephine", "dame_anna")
    assert t.me.discard == ["gold", "dame_josephine", "dame_anna"]


def test_hoard_pays_nothing_for_a_victory_card_that_was_gained_otherwise():
    t = Table(me={"hand": "hoard, horn_of_plenty", "in_play": "village, smithy"}, phase="buy")
    t.me.plays("hoard", "horn_of_plenty")
    t.me.does("gain", "estate")
    assert t.me.discard == ["estate"]
    assert t.trash == cards("horn_of_plenty")


def test_hoard_pays_nothing_for_a_curse():
    t = Table(me={"in_play": "hoard"}, phase="buy", coins=2, buys=2)
    t.me.buys("curse")
    assert t.me.discard == ["curse"]


def test_the_buyer_orders_hoard_and_haggler():
    t = Table(me={"in_play": "hoard, haggler"}, phase="buy", coins=8, buys=2, supply={"bank": 10})
    t.me.buys("province")
    t.me.does("order", "haggler")
    t.me.does("gain", "bank")
    assert t.me.discard == ["bank", "gold", "province"]


def test_hoard_pays_for_a_province_that_was_replaced():
    t = Table(me={"hand": "trader", "in_play": "hoard"}, phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.me.does("react", "no", source="gold")
    t.me.does("react", "trader", source="province")
    assert t.me.discard == ["gold", "silver"]
    assert t.pile("province") == 8


def test_watchtower_moves_the_gold_of_a_hoard_and_the_purchase_separately():
    t = Table(me={"hand": "watchtower", "in_play": "hoard", "deck": ""}, phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    t.me.does("react", "watchtower", source="gold")
    t.me.does("choose", "topdeck")
    t.me.does("react", "watchtower", source="duchy")
    t.me.does("choose", "trash")
    assert t.me.deck == ["gold"]
    assert t.trash == cards("duchy")


def test_the_buyer_orders_hoard_and_farmland_and_what_farmland_gains_was_not_bought():
    t = Table(me={"hand": "silver", "in_play": "hoard"}, phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    assert set(t.me.options) == {"hoard", "farmland"}
    t.me.does("order", "farmland")
    t.me.does("gain", "duchy")
    assert t.me.discard == ["duchy", "gold", "farmland"]
