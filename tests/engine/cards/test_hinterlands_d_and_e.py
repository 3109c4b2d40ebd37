"""Develop, Duchess, Embassy."""

import pytest

from tests.engine.table import Table, cards

# -- Develop ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [("trader", "crossroads"), ("crossroads", "trader")])
def test_develop_gains_a_dearer_and_a_cheaper_card_onto_the_deck_in_either_order(first, second):
    kingdom = "develop, trader, crossroads, market, village, witch, laboratory, festival, library, mine"
    t = Table(me={"hand": "develop, silver", "deck": "copper"}, kingdom=kingdom)
    t.me.plays("develop")
    assert set(t.me.options) == {"trader", "crossroads", "estate"}
    t.me.does("gain", first)
    if second == "crossroads":
        assert set(t.me.options) == {"crossroads", "estate"}
        t.me.does("gain", "crossroads")
    assert t.me.deck == [second, first, "copper"]
    assert t.trash == cards("silver")


def test_develop_gains_nothing_where_nothing_costs_just_one_more_or_less():
    t = Table(me="develop, copper")
    t.me.plays("develop")
    assert t.me.asked == "buy"
    assert t.trash == cards("copper")
    assert t.me.deck == ["copper"] * 10


def test_develop_goes_by_what_cards_cost_now():
    kingdom = "develop, highway, crossroads, market, village, witch, laboratory, festival, library, mine"
    t = Table(me={"hand": "develop, copper", "in_play": "highway", "deck": ""}, kingdom=kingdom)
    t.me.plays("develop")
    assert set(t.me.options) == {"estate", "crossroads"}
    t.me.does("gain", "estate")
    assert t.me.deck == ["estate"]


def test_develop_without_a_card_to_trash_does_nothing():
    t = Table(me="develop")
    t.me.plays("develop")
    assert t.me.asked == "buy"
    assert t.trash == []


def test_a_silver_that_replaces_what_develop_gains_does_not_go_onto_the_deck():
    kingdom = "develop, trader, market, village, witch, laboratory, festival, library, mine, remodel"
    t = Table(me={"hand": "develop, trader, silver", "deck": ""}, kingdom=kingdom)
    t.me.plays("develop")
    t.me.does("trash", "silver")
    t.me.does("gain", "remodel")
    t.me.does("react", "trader")
    assert t.me.discard == ["silver"]
    t.me.does("react", "no", source="estate")
    assert t.me.deck == ["estate"]


# -- Duchess ---------------------------------------------------------------------------------------------------------


def test_every_player_keeps_or_discards_ones_own_top_card_for_the_duchess():
    t = Table(me={"hand": "duchess", "deck": "copper"}, you={"deck": "gold, estate"})
    t.me.plays("duchess")
    assert t.coins == 2
    assert t.asked == ["me", "you"]
    assert t.me.view().looked_at == ("copper",)
    assert t.you.view().looked_at == ("gold",)
    t.me.does("choose", "discard")
    t.you.does("choose", "keep")
    assert t.me.discard == ["copper"]
    assert t.you.deck == ["gold", "estate"]


def test_what_is_kept_on_the_deck_for_the_duchess_nobody_else_learns():
    t = Table(me={"hand": "duchess", "deck": "copper"}, you={"deck": "gold, estate"})
    t.me.plays("duchess")
    t.me.does("choose", "keep")
    t.you.does("choose", "keep")
    assert "gold" not in [card for event in t.me.heard() for card in event.cards]


def test_duchess_makes_a_player_shuffle_to_look():
    t = Table(me="duchess", you={"deck": "", "discard": "estate, copper"}, shuffles=["estate, copper"])
    t.me.plays("duchess")
    assert t.you.view().looked_at == ("estate",)
    t.you.does("choose", "keep")
    t.me.does("choose", "keep")
    assert t.you.deck == ["estate", "copper"]


def test_duchess_does_not_ask_a_player_without_cards():
    t = Table(me="duchess", you={"deck": ""})
    t.me.plays("duchess")
    assert t.asked == ["me"]


def test_duchess_is_no_attack():
    t = Table(me="duchess", you="moat")
    t.me.plays("duchess")
    assert t.you.asked == "choose"


@pytest.mark.parametrize(("answer", "gained"), [("yes", ["duchy", "duchess"]), ("no", ["duchy"])])
def test_a_person_who_gains_a_duchy_may_gain_a_duchess(answer, gained):
    t = Table(phase="buy", coins=5, buys=2, supply={"duchess": 1})
    t.me.buys("duchy")
    assert (t.me.asked, t.me.options) == ("confirm", ["yes", "no"])
    t.me.does("confirm", answer)
    assert t.me.discard == gained


def test_a_duchy_gained_without_buying_brings_the_offer_too():
    t = Table(me="remodel, silver", supply={"duchess": 10})
    t.me.plays("remodel")
    t.me.does("gain", "duchy")
    assert (t.me.asked, t.me.options) == ("confirm", ["yes", "no"])


@pytest.mark.parametrize("supply", [{"duchess": 0}, {}])
def test_without_a_duchess_in_the_supply_a_duchy_is_just_a_duchy(supply):
    t = Table(phase="buy", coins=5, buys=2, supply=supply)
    t.me.buys("duchy")
    assert t.me.asked == "buy"


def test_a_duchy_that_was_replaced_brings_no_duchess():
    t = Table(me="trader", phase="buy", coins=5, buys=2, supply={"duchess": 10})
    t.me.buys("duchy")
    t.me.does("react", "trader")
    assert t.me.asked == "buy"
    assert t.me.discard == ["silver"]


def test_the_last_duchess_is_offered_once():
    t = Table(phase="buy", coins=10, buys=3, supply={"duchess": 1})
    t.me.buys("duchy")
    t.me.does("confirm", "yes", source="duchess")
    t.me.buys("duchy")
    assert t.me.asked == "buy"
    assert t.me.discard == ["duchy", "duchess", "duchy"]


# -- Embassy ---------------------------------------------------------------------------------------------------------


def test_embassy_draws_five_cards_and_discards_any_three():
    t = Table(me={"hand": "embassy, estate, curse", "deck": "silver*2, gold*2, duchy"})
    t.me.plays("embassy")
    assert len(t.me.hand) == 7
    t.me.cannot("discard", "estate", "curse")
    t.me.does("discard", "estate", "curse", "duchy")
    assert t.me.hand == cards("silver*2, gold*2")


def test_embassy_uses_up_the_deck_before_it_shuffles():
    t = Table(me={"hand": "embassy, estate*2", "deck": "gold", "discard": "silver, curse, duchy"})
    t.me.plays("embassy")
    assert t.me.hand == cards("estate*2, gold, silver, curse, duchy")
    t.me.does("discard", "estate", "estate", "curse")
    assert t.me.hand == cards("gold, silver, duchy")


def test_embassy_discards_as_many_as_there_are():
    t = Table(me={"hand": "embassy, estate", "deck": "gold"})
    t.me.plays("embassy")
    assert t.me.asked == "buy"
    assert t.me.hand == []
    assert t.me.discard == cards("estate, gold")


def test_a_gained_embassy_brings_every_other_player_a_silver():
    t = Table("", "", "", phase="buy", coins=5, buys=2, supply={"embassy": 10})
    t.me.buys("embassy")
    assert t.me.discard == ["embassy"]
    assert t.you.discard == t.third.discard == ["silver"]


def test_the_silvers_of_an_embassy_are_handed_out_in_turn_order():
    t = Table("", "", "", phase="buy", coins=5, buys=2, supply={"embassy": 10, "silver": 1}, current=1)
    t.you.buys("embassy")
    assert t.third.discard == ["silver"]
    assert t.me.discard == []


def test_embassy_gained_without_buying_brings_the_silvers_too():
    t = Table("", "", "", phase="buy", coins=6, buys=2, supply={"border_village": 10, "embassy": 10})
    t.me.buys("border_village")
    t.me.does("gain", "embassy")
    assert t.you.discard == t.third.discard == ["silver"]


def test_playing_an_embassy_is_no_attack_and_gives_nobody_a_silver():
    t = Table(me="embassy", you="moat")
    t.me.plays("embassy")
    assert t.asked == ["me"]
    assert t.you.discard == []


def test_an_embassy_that_was_replaced_gives_the_others_nothing():
    t = Table(me="trader", phase="buy", coins=5, buys=2, supply={"embassy": 10})
    t.me.buys("embassy")
    t.me.does("react", "trader")
    assert t.me.discard == ["silver"]
    assert t.you.discard == []


def test_a_tunnel_discarded_to_embassy_brings_a_gold():
    t = Table(me={"hand": "embassy, tunnel", "deck": "silver*2, copper*3"})
    t.me.plays("embassy")
    t.me.does("discard", "tunnel", "copper", "copper")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "copper", "copper", "gold"]
