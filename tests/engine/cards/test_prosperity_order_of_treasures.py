"""Treasures with texts: it matters in which order they are played, and which are not played."""

from tests.each import for_each, for_each_row
from tests.engine.table import Table


def test_who_names_a_card_for_contraband_sees_the_treasures_played_before():
    t = Table(me="copper*5, contraband", phase="buy")
    t.me.plays(*["copper"] * 5, "contraband")
    assert t.asked == ["you"]
    assert t.you.view().players[0].in_play == ("copper",) * 5 + ("contraband",)


@for_each_row([("venture bank", 1 + 2 + 3), ("bank venture", 1 + 1 + 2)])
def test_bank_counts_what_venture_found_if_it_comes_later(order, coins):
    t = Table(me={"hand": "venture, bank", "deck": "silver"}, phase="buy")
    t.me.plays(*order.split())
    assert t.coins == coins


def test_quarry_before_horn_of_plenty_makes_dearer_actions_possible():
    t = Table(me={"hand": "quarry, horn_of_plenty", "in_play": "village"}, phase="buy")
    t.me.plays("quarry", "horn_of_plenty")
    assert "market" in t.me.options
    assert "duchy" not in t.me.options


def test_horn_of_plenty_before_quarry_knows_nothing_of_it():
    t = Table(me={"hand": "quarry, horn_of_plenty", "in_play": "village"}, phase="buy")
    t.me.plays("horn_of_plenty")
    assert "moat" in t.me.options
    assert not {"village", "market", "silver"} & set(t.me.options)


def test_a_horn_of_plenty_is_a_treasure_for_bank():
    t = Table(me="horn_of_plenty, bank", phase="buy")
    t.me.plays("horn_of_plenty")
    t.me.does("gain", "copper")
    t.me.plays("bank")
    assert t.coins == 2


def test_no_treasure_can_be_played_after_a_purchase():
    t = Table(me="horn_of_plenty", phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    assert t.me.offered("play") == set()


def test_treasures_may_be_left_unplayed():
    t = Table(me="contraband, loan, gold*2", phase="buy", buys=2)
    t.me.does("buy", "treasures")
    assert t.coins == 6
    assert t.me.offered("play") == {"contraband", "loan"}
    t.me.buys("gold")
    t.me.ends_turn()
    assert {"contraband", "loan"} <= set(t.me.discard)


@for_each(["bank", "contraband", "horn_of_plenty", "loan", "quarry", "venture", "diadem"])
def test_treasures_with_texts_are_not_played_along_with_the_plain_ones(treasure):
    t = Table(me=f"{treasure}, gold*2", phase="buy")
    t.me.does("buy", "treasures")
    assert t.coins == 6
    assert t.me.hand == [treasure]


@for_each(["diadem venture", "venture diadem"])
def test_diadem_counts_actions_left_whatever_is_played_before(order):
    t = Table(me={"hand": "diadem, venture", "deck": "copper"}, phase="buy", actions=2)
    t.me.plays(*order.split())
    assert t.coins == 4 + 2


def test_a_treasure_gained_to_the_hand_can_be_played():
    t = Table(me="ill_gotten_gains, bank", phase="buy")
    t.me.plays("ill_gotten_gains")
    t.me.does("confirm", "yes")
    t.me.plays("copper", "bank")
    assert t.coins == 1 + 1 + 3
