"""Rulings that are easily got wrong where cards of several sets meet."""

import pytest

from tests.each import for_each_row
from tests.engine.table import Table, cards


def price(table, id):
    return table.me.view().piles[id].cost


# -- played twice: once for each copy in play, or once for each play -------------------------------------------------


def test_in_one_turn_a_highway_played_twice_counts_once_and_a_bridge_played_twice_counts_twice():
    t = Table(me={"hand": "throne_room*2, highway, bridge", "deck": ""}, actions=2)
    t.me.plays("throne_room")
    t.me.does("play", "highway")
    assert price(t, "province") == 7
    t.me.plays("throne_room")
    t.me.does("play", "bridge")
    assert price(t, "province") == 5


def test_a_haggler_and_a_coppersmith_played_twice_give_one_card_and_two_coins_a_copper():
    t = Table(me="throne_room*2, haggler, coppersmith, copper", actions=2, buys=2)
    t.me.plays("throne_room")
    t.me.does("play", "haggler")
    t.me.plays("throne_room")
    t.me.does("play", "coppersmith")
    t.me.plays("copper")
    assert t.coins == 4 + 3
    t.me.buys("gold")
    t.me.does("gain", "silver", source="haggler")
    assert t.me.discard == ["silver", "gold"]


# -- Trader and empty piles ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("attack", ["witch", "torturer"])
def test_without_curses_nothing_would_be_gained_so_trader_is_not_offered(attack):
    t = Table(me=attack, you="trader, copper", supply={"curse": 0})
    t.me.plays(attack)
    if attack == "torturer":
        t.you.does("choose", "curse")
    assert t.asked == ["me"]
    assert t.you.discard == []
    assert t.you.hand == cards("trader, copper")
    assert t.pile("silver") == 40


def test_without_curses_ill_gotten_gains_bring_no_victim_a_silver_for_a_trader():
    t = Table(you="trader", phase="buy", coins=5, buys=2, supply={"ill_gotten_gains": 10, "curse": 0})
    t.me.buys("ill_gotten_gains")
    assert t.asked == ["me"]
    assert t.you.discard == []


def test_without_silvers_what_was_bought_can_be_given_up_for_nothing():
    t = Table(me="trader", phase="buy", coins=5, buys=2, supply={"silver": 0, "duchess": 10})
    t.me.buys("duchy")
    t.me.does("react", "trader", source="duchy")
    assert t.me.asked == "buy"
    assert (t.buys, t.coins) == (1, 0)
    assert t.me.discard == []
    assert t.pile("duchy") == 8


def test_the_last_curse_goes_to_the_next_victim_where_trader_turned_it_down():
    t = Table("witch", "trader", "copper", supply={"curse": 1})
    t.me.plays("witch")
    t.you.does("react", "trader")
    assert t.you.discard == ["silver"]
    assert t.third.discard == ["curse"]


# -- Farmland under lower prices -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("highways", "trashed", "gains"),
    [
        (1, "estate", {"smithy", "militia", "remodel", "throne_room"}),  # from 1 to 3, which is printed as 4
        (3, "estate", {"duchy", "market", "highway"}),  # from 0, not from below that, to 2
        (2, "silver", {"duchy", "market", "highway"}),  # from 1 to 3
    ],
)
def test_farmland_under_highways_compares_what_both_cards_cost_now(highways, trashed, gains):
    t = Table(
        me={"hand": trashed, "in_play": f"highway*{highways}"},
        phase="buy",
        coins=5,
        buys=2,
        kingdom="farmland highway market village smithy militia cellar moat remodel throne_room",
    )
    t.me.buys("farmland")
    assert t.coins == highways - 1
    assert t.trash == cards(trashed)
    assert set(t.me.options) == gains
    t.me.does("gain", min(gains))
    assert t.me.discard == [min(gains), "farmland"]


# -- Tunnel ----------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("dame_sylvia", "gold, tunnel", "tunnel, gold"),
        ("rogue", "gold, tunnel", "tunnel, gold"),
        ("bandit", "gold, tunnel", "tunnel, gold"),
        ("noble_brigand", "gold, tunnel", "tunnel, gold"),
        ("thief", "gold, tunnel", "tunnel, gold"),
        ("tribute", "copper, tunnel", "copper, tunnel, gold"),
    ]
)
def test_a_tunnel_that_another_player_makes_its_owner_discard_from_the_deck_may_bring_a_gold(attack, deck, left):
    t = Table(me=attack, you={"deck": deck})
    t.me.plays(attack)
    if t.you.asked == "trash":  # a Tunnel may be robbed itself
        t.you.does("trash", "gold")
    t.you.does("react", "tunnel")
    assert t.you.discard == cards(left)


def test_a_tunnel_that_saboteur_passes_over_may_bring_a_gold_and_one_that_it_trashes_may_not():
    t = Table(me={"hand": "saboteur", "in_play": "highway"}, you={"deck": "silver, tunnel, fortress"})
    t.me.plays("saboteur")
    t.you.does("gain")
    t.you.does("react", "tunnel")
    assert t.you.discard == cards("silver, tunnel, gold")
    t = Table(me="saboteur", you={"deck": "tunnel"})
    t.me.plays("saboteur")
    assert t.you.asked == "gain"
    t.you.does("gain")
    assert t.asked == ["me"]
    assert t.trash == cards("tunnel")


@pytest.mark.parametrize("gainer", ["workshop", "ironworks", "armory", "develop"])
def test_a_tunnel_gained_by_another_card_was_not_discarded(gainer):
    t = Table(me={"hand": f"{gainer}, smithy", "deck": "copper*3"}, supply={"tunnel": 8})
    t.me.plays(gainer)
    t.me.does("gain", "tunnel")
    assert t.me.asked != "react"
    assert "gold" not in t.me.discard


def test_tunnels_in_hand_and_gained_are_cleaned_up_without_a_word():
    t = Table(me={"hand": "tunnel*2", "in_play": "scheme"}, phase="buy", coins=3, supply={"tunnel": 8})
    t.me.buys("tunnel")
    assert t.asked == ["you"]
    assert t.me.discard == cards("tunnel*3, scheme")
    assert t.pile("gold") == 30


# -- Secret Chamber, the Moat it drew, and Secret Chamber again ------------------------------------------------------


def test_secret_chamber_and_the_moat_it_drew_and_secret_chamber_again_answer_one_noble_brigand():
    t = Table(me="noble_brigand", you={"hand": "secret_chamber, copper*2", "deck": "moat, gold, silver*2"})
    t.me.plays("noble_brigand")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "moat")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "gold", "moat")
    t.you.does("react", "no")
    assert t.you.deck == ["gold", "moat", "silver", "silver"]
    assert t.trash == []
    assert t.me.discard == []
    assert t.coins == 1


# -- Band of Misfits -------------------------------------------------------------------------------------------------


def test_under_a_bridge_band_of_misfits_may_still_be_the_top_knight_that_costs_less_and_no_other():
    t = Table(
        me="bridge, band_of_misfits", actions=2, supply={"knights": ["sir_martin", "dame_molly"], "nomad_camp": 10}
    )
    t.me.plays("bridge", "band_of_misfits")
    assert {"sir_martin", "nomad_camp"} <= set(t.me.options)
    assert not {"dame_molly", "knights"} & set(t.me.options)
    t.me.does("choose", "sir_martin")
    assert t.buys == 4
    assert t.pile("knights") == ["sir_martin", "dame_molly"]


def test_swindler_on_a_band_of_misfits_in_the_deck_hits_no_fortress():
    t = Table(me="swindler", you={"deck": "band_of_misfits"}, supply={"fortress": 10, "market": 10})
    t.me.plays("swindler")
    assert t.trash == cards("band_of_misfits")
    assert t.you.hand == []
    assert {"market", "duchy"} <= set(t.me.options)
    assert "fortress" not in t.me.options


# -- every victim ----------------------------------------------------------------------------------------------------


def test_bureaucrat_reaches_every_victim_whatever_befell_the_others():
    t = Table(
        "bureaucrat",
        {"hand": "moat, estate", "deck": ""},
        {"hand": "copper", "deck": ""},
        {"hand": "tunnel", "deck": ""},
        {"hand": "harem, nobles", "deck": ""},
        {"hand": "overgrown_estate, silver", "deck": ""},
    )
    t.me.plays("bureaucrat")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.fifth.does("topdeck", "nobles")
    assert t.asked == ["me"]
    assert [seat.deck for seat in t.seats[1:]] == [[], [], ["tunnel"], ["nobles"], ["overgrown_estate"]]
    assert t.you.hand == cards("moat, estate")


def test_bandit_reaches_every_victim_whatever_befell_the_others():
    t = Table(
        "bandit",
        {"hand": "moat", "deck": "gold, gold"},
        {"deck": "copper, estate"},
        {"deck": ""},
        {"deck": "harem, fools_gold"},
        {"deck": "silver, province"},
    )
    t.me.plays("bandit")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.fifth.does("trash", "fools_gold")
    assert t.asked == ["me"]
    assert t.you.deck == ["gold", "gold"]
    assert t.third.discard == cards("copper, estate")
    assert t.fifth.discard == ["harem"]
    assert t.sixth.discard == ["province"]
    assert t.trash == cards("fools_gold, silver")
    assert t.me.discard == ["gold"]
