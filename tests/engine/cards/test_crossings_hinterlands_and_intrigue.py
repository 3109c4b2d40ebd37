"""Hinterlands cards beside those of Intrigue."""

import pytest

from tests.engine.table import Table, cards

# -- Swindler --------------------------------------------------------------------------------------------------------


def test_who_gets_ill_gotten_gains_from_a_swindler_curses_everyone_else():
    t = Table("swindler", {"deck": "highway"}, "", supply={"ill_gotten_gains": 10})
    t.me.plays("swindler")
    t.me.does("gain", "ill_gotten_gains")
    assert t.you.discard == ["ill_gotten_gains"]
    assert t.me.discard == ["curse"]
    assert "curse" in t.third.discard
    assert t.pile("curse") == 18


@pytest.mark.parametrize(("answer", "gained"), [("yes", ["duchy", "duchess"]), ("no", ["duchy"])])
def test_who_gets_a_duchy_from_a_swindler_may_gain_a_duchess(answer, gained):
    t = Table(me="swindler", you={"deck": "highway"}, supply={"duchess": 10})
    t.me.plays("swindler")
    t.me.does("gain", "duchy")
    assert t.asked == ["you"]
    t.you.does("confirm", answer, source="duchess")
    assert t.you.discard == gained
    assert t.me.discard == []


def test_under_two_highways_a_swindler_gives_anything_that_costs_nothing_now_for_a_copper():
    t = Table(
        me={"hand": "swindler", "in_play": "highway*2"},
        you={"deck": "copper"},
        kingdom="swindler, highway, crossroads, duchess, fools_gold, develop, oasis, nomad_camp, inn, farmland",
    )
    t.me.plays("swindler")
    assert cards("copper, curse, estate, crossroads, duchess, fools_gold") == t.me.options
    t.me.does("gain", "crossroads")
    assert t.you.discard == ["crossroads"]


# -- Saboteur --------------------------------------------------------------------------------------------------------


def test_under_a_highway_a_saboteur_passes_over_what_costs_less_than_three_now():
    t = Table(me={"hand": "saboteur", "in_play": "highway"}, you={"deck": "silver, tunnel, fortress, gold"})
    t.me.plays("saboteur")
    assert t.you.hand == cards("fortress")
    # The Fortress costs 3 now, so what may be gained costs 1 now.
    assert {"copper", "curse", "estate"} <= set(t.you.options)
    assert not {"silver", "tunnel"} & set(t.you.options)
    t.you.does("gain")
    t.you.does("react", "tunnel")
    assert t.you.discard == ["silver", "tunnel", "gold"]
    assert t.you.deck == ["gold"]
    assert t.trash == cards("")


# -- Masquerade and Torturer -----------------------------------------------------------------------------------------


def test_passed_ill_gotten_gains_curse_nobody():
    t = Table(me="masquerade, ill_gotten_gains", you="copper, estate")
    t.me.plays("masquerade")
    t.me.does("pass", "ill_gotten_gains")
    t.you.does("pass", "estate")
    assert t.you.hand == cards("copper, ill_gotten_gains")
    assert t.pile("curse") == 10
    assert t.me.asked == "trash"


def test_a_passed_province_is_no_occasion_for_fools_gold():
    t = Table("masquerade, province", "fools_gold, copper", "fools_gold, estate")
    t.me.plays("masquerade")
    t.me.does("pass", "province")
    t.you.does("pass", "copper")
    t.third.does("pass", "estate")
    assert t.asked == ["me"]
    assert t.me.asked == "trash"
    assert t.you.hand == cards("fools_gold, province")


def test_a_passed_curse_cannot_be_replaced():
    t = Table(me="masquerade, curse", you="trader, copper")
    t.me.plays("masquerade")
    t.me.does("pass", "curse")
    t.you.does("pass", "copper")
    assert t.asked == ["me"]
    assert t.me.asked == "trash"
    assert t.you.hand == cards("trader, curse")


def test_a_silver_instead_of_torturers_curse_goes_to_the_discard_pile():
    t = Table(me="torturer", you="trader, copper")
    t.me.plays("torturer")
    t.you.does("choose", "curse")
    t.you.does("react", "trader", source="curse")
    assert t.you.hand == cards("trader, copper")
    assert t.you.discard == ["silver"]
    assert t.pile("curse") == 10


# -- cards of two types ----------------------------------------------------------------------------------------------


def test_haggler_gives_no_victory_card_whatever_else_it_is():
    t = Table(
        me={"in_play": "haggler"},
        phase="buy",
        coins=8,
        buys=2,
        kingdom="haggler, harem, nobles, great_hall, duke, tunnel, farmland, silk_road, cache, fools_gold",
    )
    t.me.buys("province")
    assert cards("copper, silver, gold, curse, haggler, cache, fools_gold") == t.me.options


def test_jack_trashes_no_harem():
    t = Table(me={"hand": "jack_of_all_trades, copper, harem, fools_gold, estate, tunnel", "deck": "gold"})
    t.me.plays("jack_of_all_trades")
    t.me.does("choose", "keep")
    assert cards("estate, tunnel") == t.me.options
    t.me.does("trash")
    assert t.trash == cards("")


def test_silk_road_counts_victory_cards_that_are_something_else_too_and_no_other_shelter():
    owned = "silk_road, harem, tunnel, dame_josephine, overgrown_estate, curse, hovel, necropolis"
    t = Table(me={"deck": owned}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    # Silk Road 1, Harem 2, Tunnel 2, Dame Josephine 2, Curse -1.
    assert t.game.result.scores == (6, 0)


def test_spice_merchant_takes_a_harem_and_treasures_from_outside_the_supply_but_no_tunnel():
    t = Table(me="spice_merchant, harem, fools_gold, cache, spoils, counterfeit, tunnel")
    t.me.plays("spice_merchant")
    assert cards("harem, fools_gold, cache, spoils, counterfeit") == t.me.options
    t.me.does("trash", "harem")
    t.me.does("choose", "coins")
    assert t.counters == (0, 2, 2)
