"""Trader and Tunnel beside Dark Ages cards."""

import pytest

from tests.engine.table import Table, cards

# -- Trader ----------------------------------------------------------------------------------------------------------


def test_each_copper_of_a_beggar_can_be_replaced():
    t = Table(me="beggar, trader")
    coppers = t.pile("copper")
    t.me.plays("beggar")
    t.me.does("react", "trader", source="copper")
    t.me.does("react", "no", source="copper")
    t.me.does("react", "trader", source="copper")
    assert t.me.hand == cards("trader, copper")
    assert t.me.discard == ["silver", "silver"]
    assert t.pile("copper") == coppers - 1


def test_spoils_can_be_replaced_by_a_silver_of_the_supply():
    t = Table(me={"hand": "bandit_camp, trader", "deck": "copper"})
    t.me.plays("bandit_camp")
    t.me.does("react", "trader", source="spoils")
    assert t.me.discard == ["silver"]
    assert t.pile("spoils") == 15
    assert t.pile("silver") == 39


def test_a_death_cart_that_was_replaced_brings_no_ruins():
    ruins = ["survivors", "ruined_market", "ruined_library"]
    t = Table(me="trader", phase="buy", coins=4, buys=2, supply={"death_cart": 10, "ruins": ruins})
    t.me.buys("death_cart")
    t.me.does("react", "trader", source="death_cart")
    assert t.me.discard == ["silver"]
    assert t.pile("death_cart") == 10
    assert t.pile("ruins") == ruins
    assert t.me.asked == "buy"


def test_the_ruins_of_a_death_cart_can_be_replaced():
    ruins = ["survivors", "ruined_market", "ruined_library"]
    t = Table(me="trader", phase="buy", coins=4, buys=2, supply={"death_cart": 10, "ruins": ruins})
    t.me.buys("death_cart")
    t.me.does("react", "no", source="death_cart")
    t.me.does("react", "trader", source="survivors")
    t.me.does("react", "trader", source="survivors")
    assert t.me.discard == ["death_cart", "silver", "silver"]
    assert t.pile("ruins") == ruins


def test_a_card_from_the_trash_stays_there_when_rogue_would_gain_it_and_trader_is_shown():
    t = Table(me="rogue, trader", trash="fortress")
    t.me.plays("rogue")
    t.me.does("react", "trader", source="fortress")
    assert t.me.discard == ["silver"]
    assert t.me.hand == cards("trader")
    assert t.trash == cards("fortress")


def test_a_fortress_that_returns_to_hand_cannot_be_replaced():
    t = Table(me={"hand": "junk_dealer, fortress, trader", "deck": "copper"})
    t.me.plays("junk_dealer")
    t.me.does("trash", "fortress")
    assert t.me.asked == "act"
    assert t.me.hand == cards("fortress, trader, copper")
    assert t.me.discard == []


def test_spoils_that_return_to_their_pile_cannot_be_replaced():
    t = Table(me="spoils, trader", phase="buy")
    t.me.plays("spoils")
    assert t.me.asked == "buy"
    assert t.coins == 3
    assert t.me.discard == []


def test_a_mercenary_and_the_spoils_of_a_pillage_can_be_replaced():
    t = Table(me={"hand": "trader, militia, pillage", "in_play": "urchin"}, you="copper*3", actions=2)
    t.me.plays("militia")
    t.me.does("react", "urchin")
    t.me.does("react", "trader", source="mercenary")
    assert t.trash == cards("urchin")
    assert t.me.discard == ["silver"]
    assert t.pile("mercenary") == 10
    t.me.plays("pillage")
    t.me.does("react", "trader", source="spoils")
    t.me.does("react", "no", source="spoils")
    assert t.me.discard == ["silver", "silver", "spoils"]
    assert t.pile("spoils") == 14


# -- Tunnel ----------------------------------------------------------------------------------------------------------


def test_a_tunnel_discarded_to_storeroom_brings_its_gold_before_the_draw():
    t = Table(me={"hand": "storeroom, tunnel, copper", "deck": ""})
    t.me.plays("storeroom")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel")
    # Tunnel and Gold are shuffled together for the card that is drawn.
    assert len(t.me.hand) == 2
    assert cards(", ".join([*t.me.hand, *t.me.deck])) == cards("copper, tunnel, gold")
    t.me.does("discard")
    assert t.counters == (0, 2, 0)


def test_a_tunnel_sold_to_storeroom_brings_a_gold_as_well_as_a_coin():
    t = Table(me={"hand": "storeroom, tunnel, copper", "deck": "estate"})
    t.me.plays("storeroom")
    t.me.does("discard")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "gold"]
    assert t.coins == 1


def test_a_tunnel_that_a_knight_trashes_was_not_discarded():
    t = Table(me="sir_destry", you={"deck": "tunnel, copper"})
    t.me.plays("sir_destry")
    assert t.asked == ["me"]
    assert t.trash == cards("tunnel")
    assert t.you.discard == ["copper"]


def test_a_tunnel_discarded_to_a_knight_may_bring_a_gold():
    t = Table(me="sir_destry", you={"deck": "tunnel, silver"})
    t.me.plays("sir_destry")
    t.you.does("trash", "silver")
    t.you.does("react", "tunnel")
    assert t.trash == cards("silver")
    assert t.you.discard == ["tunnel", "gold"]


@pytest.mark.parametrize("mover", ["chancellor", "scavenger"])
def test_a_tunnel_in_a_deck_that_is_moved_was_not_discarded(mover):
    t = Table(me={"hand": mover, "deck": "tunnel, silver"}, edition=1)
    t.me.plays(mover)
    t.me.does("confirm", "yes")
    if mover == "scavenger":
        t.me.does("topdeck", "silver")
        assert t.me.deck == ["silver"]
    assert t.me.asked == "buy"
    assert "gold" not in t.me.discard
    assert t.pile("gold") == 30
