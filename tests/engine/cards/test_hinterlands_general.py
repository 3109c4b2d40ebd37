"""The order of buying and gaining, the rulebook's example turn, and base cards beside those of Hinterlands."""

import pytest

from tests.engine.table import Table, cards


def test_what_happens_when_bought_is_over_before_the_gain_can_be_replaced():
    t = Table(
        me={"hand": "trader"}, you={"deck": "gold, estate"}, phase="buy", coins=4, buys=2, supply={"noble_brigand": 10}
    )
    t.me.buys("noble_brigand")
    t.me.does("react", "no", source="gold")
    assert t.me.discard == ["gold"]
    assert t.you.discard == ["estate"]
    t.me.does("react", "trader", source="noble_brigand")
    assert t.me.discard == ["gold", "silver"]
    assert t.pile("noble_brigand") == 10


def test_a_gained_card_has_arrived_when_its_text_happens():
    t = Table(me={"discard": "village"}, phase="buy", coins=5, buys=2, supply={"inn": 10})
    t.me.buys("inn")
    assert t.me.options == ["village", "inn"]


def test_treasures_are_played_in_any_order_and_need_not_all_be_played():
    t = Table(me="copper*2, silver, ill_gotten_gains", phase="buy", buys=2)
    t.me.plays("ill_gotten_gains")
    t.me.does("confirm", "no")
    t.me.plays("silver")
    t.me.buys("silver")
    assert t.me.hand == cards("copper*2")
    assert not t.me.offered("play")


def test_the_example_turn_of_the_rulebook():
    t = Table(
        me={
            "hand": "cartographer, scheme, copper, ill_gotten_gains, estate",
            "deck": "copper, tunnel, haggler, tunnel, silver, estate, copper, copper",
        },
        supply={"border_village": 10},
    )
    t.me.plays("cartographer")
    t.me.does("discard", "tunnel", "tunnel")
    t.me.does("react", "tunnel")
    t.me.does("react", "tunnel")
    t.me.does("topdeck", "haggler", "silver")
    t.me.plays("scheme", "haggler", "copper", "copper", "ill_gotten_gains")
    t.me.does("confirm", "yes")
    t.me.plays("copper")
    assert t.coins == 6
    t.me.buys("border_village")
    t.me.does("gain", "ill_gotten_gains", source="haggler")
    assert t.you.discard == ["curse"]
    t.me.does("gain", "duchy", source="border_village")
    assert t.me.discard == ["tunnel", "tunnel", "gold", "gold", "ill_gotten_gains", "border_village", "duchy"]
    t.me.does("topdeck", "haggler", source="scheme")
    assert t.me.hand == cards("haggler, silver, estate, copper*2")
    assert t.me.discard == cards(
        "tunnel*2, gold*2, ill_gotten_gains*2, border_village, duchy, cartographer, scheme, copper*3, estate"
    )


# -- beside base cards -----------------------------------------------------------------------------------------------


def test_bureaucrat_puts_a_tunnel_back_without_discarding_it():
    t = Table(me="bureaucrat", you={"hand": "tunnel", "deck": "copper"})
    t.me.plays("bureaucrat")
    assert t.asked == ["me"]
    assert t.you.deck == ["tunnel", "copper"]


def test_tunnels_discarded_to_cellar_bring_their_golds_before_it_draws():
    t = Table(me={"hand": "cellar, tunnel*2", "deck": "copper*2"})
    t.me.plays("cellar")
    t.me.does("discard", "tunnel", "tunnel")
    t.me.does("react", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.hand == cards("copper*2")
    assert t.me.discard == ["tunnel", "tunnel", "gold", "gold"]


def test_vassal_discards_a_tunnel_that_brings_a_gold():
    t = Table(me={"hand": "vassal", "deck": "tunnel"})
    t.me.plays("vassal")
    t.me.does("react", "tunnel")
    assert t.me.asked == "buy"
    assert t.me.discard == ["tunnel", "gold"]


@pytest.mark.parametrize(("picked", "deck"), [(("gold",), ["gold"]), ((), [])])
def test_harbinger_may_take_something_from_beside_a_tunnel(picked, deck):
    t = Table(me={"hand": "harbinger", "deck": "copper", "discard": "tunnel, gold"})
    t.me.plays("harbinger")
    t.me.does("topdeck", *picked)
    assert t.me.deck == deck


def test_mine_turns_a_copper_into_a_fools_gold_in_hand():
    t = Table(me="mine, copper", supply={"fools_gold": 10})
    t.me.plays("mine")
    t.me.does("trash", "copper")
    assert set(t.me.options) == {"copper", "silver", "fools_gold"}
    t.me.does("gain", "fools_gold")
    assert t.me.hand == cards("fools_gold")


def test_bandit_lets_the_victim_pick_between_a_fools_gold_and_a_cache():
    t = Table(me="bandit", you={"deck": "fools_gold, cache"})
    t.me.plays("bandit")
    t.you.does("trash", "fools_gold")
    assert t.trash == cards("fools_gold")
    assert t.you.discard == ["cache"]


def test_merchant_does_not_make_fools_gold_a_silver():
    t = Table(me="merchant, fools_gold*2")
    t.me.plays("merchant", "fools_gold", "fools_gold")
    assert t.coins == 5
