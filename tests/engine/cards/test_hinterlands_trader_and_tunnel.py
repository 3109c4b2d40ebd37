"""Trader, Tunnel."""

import pytest

from tests.engine.table import Table, cards

# -- Trader, played --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("old", "silvers"), [("duchy", 5), ("copper", 0), ("silver", 3), ("province", 8)])
def test_trader_gives_a_silver_for_each_coin_the_trashed_card_costs(old, silvers):
    t = Table(me=f"trader, {old}")
    t.me.plays("trader")
    assert t.trash == cards(old)
    assert t.me.discard == ["silver"] * silvers
    assert t.me.asked == "buy"


def test_trader_must_trash_a_card_if_there_is_one():
    t = Table(me="trader, province, gold")
    t.me.plays("trader")
    t.me.cannot("trash")
    t.me.does("trash", "province")
    assert t.me.discard == ["silver"] * 8


def test_trader_gives_as_many_silvers_as_there_are():
    t = Table(me="trader, gold", supply={"silver": 2})
    t.me.plays("trader")
    assert t.me.discard == ["silver", "silver"]


def test_trader_without_a_card_to_trash_does_nothing():
    t = Table(me="trader")
    t.me.plays("trader")
    assert t.me.asked == "buy"
    assert t.me.discard == []


# -- Trader, shown ---------------------------------------------------------------------------------------------------


def test_trader_turns_a_curse_into_a_silver_and_stays_in_hand():
    t = Table(me="witch", you="trader")
    t.me.plays("witch")
    t.you.does("react", "trader", source="curse")
    assert t.you.discard == ["silver"]
    assert t.you.hand == cards("trader")
    assert t.pile("curse") == 10
    assert [event.cards for event in t.me.heard() if event.name == "reveal"] == [("trader",)]


def test_showing_trader_is_optional():
    t = Table(me="witch", you="trader")
    t.me.plays("witch")
    t.you.does("react", "no")
    assert t.you.discard == ["curse"]


def test_without_silvers_trader_can_still_be_shown_and_nothing_is_gained():
    t = Table(me="witch", you="trader", supply={"silver": 0})
    t.me.plays("witch")
    assert t.you.options == ["trader", "no"]
    t.you.does("react", "trader")
    assert t.you.discard == []
    assert t.pile("curse") == 10


def test_trader_can_be_shown_for_each_gain_anew():
    t = Table(me="trader", phase="buy", coins=10, buys=3)
    t.me.buys("duchy")
    t.me.does("react", "trader")
    t.me.buys("duchy")
    t.me.does("react", "trader")
    assert t.me.discard == ["silver", "silver"]
    assert t.pile("duchy") == 8
    assert (t.buys, t.coins) == (1, 0)


def test_a_silver_that_would_go_onto_the_deck_can_be_replaced_by_one_that_does_not():
    t = Table(me={"hand": "bureaucrat, trader", "deck": "gold"})
    t.me.plays("bureaucrat")
    t.me.does("react", "trader", source="silver")
    assert t.me.discard == ["silver"]
    assert t.me.deck == ["gold"]
    assert t.me.asked == "buy"


def test_a_silver_on_its_way_to_the_discard_pile_is_not_offered_for_a_silver():
    t = Table(me="trader*2, estate")
    t.me.plays("trader")
    t.me.does("trash", "estate")
    assert t.me.asked == "buy"
    assert t.me.discard == ["silver", "silver"]


def test_of_two_traders_one_is_enough():
    t = Table(me="witch", you="trader*2")
    t.me.plays("witch")
    assert t.you.options == ["trader", "trader", "no"]
    t.you.does("react", "trader")
    assert t.asked == ["me"]
    assert t.you.discard == ["silver"]


def test_a_treasure_from_the_trash_stays_there_when_trader_is_shown():
    t = Table(me="noble_brigand, trader", you={"deck": "silver, estate"})
    t.me.plays("noble_brigand")
    t.me.does("react", "trader", source="silver")
    assert t.trash == cards("silver")
    assert t.me.discard == ["silver"]
    assert t.pile("silver") == 39


def test_trader_can_be_shown_only_from_the_hand():
    t = Table(me={"hand": "trader, estate", "discard": "trader"})
    t.me.plays("trader")
    assert t.me.asked == "buy"
    assert t.me.discard == ["trader", "silver", "silver"]


def test_a_trader_in_play_cannot_be_shown():
    t = Table(me={"in_play": "trader", "discard": "trader"}, phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    assert t.me.asked == "buy"
    assert t.me.discard == ["trader", "duchy"]


def test_a_trader_that_was_shown_is_not_in_play():
    t = Table(me="trader", phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    t.me.does("react", "trader")
    assert t.me.in_play == []
    assert t.me.hand == cards("trader")


# -- Tunnel ----------------------------------------------------------------------------------------------------------


def test_tunnel_is_worth_two_points():
    t = Table(me={"deck": "tunnel*3"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores == (6, 0)


def test_a_tunnel_discarded_in_another_players_turn_may_bring_a_gold():
    t = Table(me="militia", you="tunnel, copper, silver*3")
    t.me.plays("militia")
    t.you.does("discard", "tunnel", "copper")
    t.you.does("react", "tunnel")
    assert t.you.discard == ["tunnel", "copper", "gold"]


def test_everyone_sees_a_tunnel_that_brings_a_gold():
    t = Table(me="cellar, tunnel, copper")
    t.me.plays("cellar")
    t.me.does("discard", "tunnel", "copper")
    assert "tunnel" not in [card for event in t.you.heard() for card in event.cards]
    t.me.does("react", "tunnel")
    assert [event.cards for event in t.you.heard() if event.name == "reveal"] == [("tunnel",)]


def test_a_tunnel_need_not_be_revealed():
    t = Table(me="cellar, tunnel")
    t.me.plays("cellar")
    t.me.does("discard", "tunnel")
    t.me.does("react", "no")
    assert t.me.discard == ["tunnel"]


def test_a_tunnel_discarded_from_the_deck_may_bring_a_gold():
    t = Table(me="oracle", you={"deck": "tunnel, copper"})
    t.me.plays("oracle")
    t.me.does("choose", "keep")
    t.me.does("choose", "discard")
    t.you.does("react", "tunnel")
    assert t.you.discard == ["tunnel", "copper", "gold"]


def test_clean_up_is_no_discarding_to_the_tunnel():
    t = Table(me="tunnel", phase="buy")
    t.me.ends_turn()
    assert t.asked == ["you"]


def test_a_tunnel_in_a_deck_that_becomes_the_discard_pile_was_not_discarded():
    t = Table(me={"hand": "chancellor", "deck": "tunnel, copper"}, edition=1)
    t.me.plays("chancellor")
    t.me.does("confirm", "yes")
    assert t.me.asked == "buy"
    assert "tunnel" in t.me.discard


def test_a_gained_tunnel_was_not_discarded():
    t = Table(phase="buy", coins=3, buys=2, supply={"tunnel": 8})
    t.me.buys("tunnel")
    assert t.me.asked == "buy"
    assert t.me.discard == ["tunnel"]


def test_a_trashed_tunnel_was_not_discarded():
    t = Table(me="chapel, tunnel")
    t.me.plays("chapel")
    t.me.does("trash", "tunnel")
    assert t.me.asked == "buy"
    assert t.trash == cards("tunnel")


def test_without_golds_a_tunnel_can_be_revealed_for_nothing():
    t = Table(me="cellar, tunnel", supply={"gold": 0})
    t.me.plays("cellar")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel"]


def test_tunnels_discarded_together_are_revealed_one_by_one_before_cellar_draws():
    t = Table(me={"hand": "cellar, tunnel*3", "deck": ""}, shuffles=["gold, gold, gold, tunnel, tunnel, tunnel"])
    t.me.plays("cellar")
    t.me.does("discard", "tunnel", "tunnel", "tunnel")
    for left in (3, 2, 1):
        assert t.me.options == ["tunnel"] * left + ["no"]
        t.me.does("react", "tunnel")
    assert t.me.hand == cards("gold*3")


def test_the_gold_for_a_tunnel_can_be_replaced():
    t = Table(me="cellar, tunnel, trader")
    t.me.plays("cellar")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel", source="cellar")
    t.me.does("react", "trader", source="gold")
    assert t.me.discard == ["tunnel", "silver"]
