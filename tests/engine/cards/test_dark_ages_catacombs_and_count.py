"""Catacombs and Count."""

import pytest

from tests.engine.table import Table, cards

# -- Catacombs -------------------------------------------------------------------------------------------------------


def test_catacombs_take_all_three_cards():
    t = Table(me={"hand": "catacombs", "deck": "gold, curse, estate, copper"})
    t.me.plays("catacombs")
    t.me.does("choose", "take")
    assert t.me.hand == cards("gold, curse, estate")
    assert t.me.deck == ["copper"]


def test_catacombs_discard_all_three_cards_and_draw_three_others():
    t = Table(me={"hand": "catacombs", "deck": "gold, curse, estate, copper, silver, duchy"})
    t.me.plays("catacombs")
    t.me.does("choose", "discard")
    assert t.me.discard == cards("gold, curse, estate")
    assert t.me.hand == cards("copper, silver, duchy")


def test_catacombs_offer_all_or_nothing_and_nobody_else_sees_the_cards():
    t = Table(me={"hand": "catacombs", "deck": "gold, curse, estate, copper*3"})
    t.me.plays("catacombs")
    assert t.me.options == ["take", "discard"]
    assert t.me.view().looked_at == ("gold", "curse", "estate")
    assert t.you.view().looked_at == ()
    assert {id for event in t.you.heard() for id in event.cards} == {"catacombs"}


def test_cards_discarded_by_catacombs_may_be_shuffled_in_for_the_draw():
    t = Table(me={"hand": "catacombs", "deck": "gold, curse, estate"})
    t.me.plays("catacombs")
    t.me.does("choose", "discard")
    assert t.me.hand == cards("gold, curse, estate")


def test_trashed_catacombs_bring_a_cheaper_card():
    t = Table(me="chapel, catacombs")
    t.me.plays("chapel")
    t.me.does("trash", "catacombs")
    assert {"militia", "silver", "copper"} <= set(t.me.options)
    assert {"catacombs", "duchy", "market"}.isdisjoint(t.me.options)
    t.me.cannot("gain")
    t.me.does("gain", "militia")
    assert t.me.discard == ["militia"]


def test_catacombs_trashed_in_another_players_turn_bring_their_owner_a_card():
    t = Table(me="dame_molly", you={"deck": "catacombs, copper"})
    t.me.plays("dame_molly")
    t.you.does("gain", "silver")
    assert t.you.discard == ["silver", "copper"]


def test_the_price_of_trashed_catacombs_is_the_present_one():
    t = Table(me="chapel, catacombs", so_far={"discount": 1})
    t.me.plays("chapel")
    t.me.does("trash", "catacombs")
    assert {"militia", "remodel"} <= set(t.me.options)  # 3 now
    assert {"market", "mine"}.isdisjoint(t.me.options)  # 4 now, as Catacombs are


# -- Count -----------------------------------------------------------------------------------------------------------


def test_a_count_asks_for_a_price_and_then_for_a_reward():
    t = Table(me="count, copper, estate, gold")
    t.me.plays("count")
    assert t.me.options == ["discard", "topdeck", "copper"]
    t.me.does("choose", "discard")
    t.me.does("discard", "copper", "estate")
    assert t.me.options == ["coins", "trash", "duchy"]
    t.me.does("choose", "duchy")
    assert t.me.discard == ["copper", "estate", "duchy"]


def test_a_count_may_put_a_card_onto_the_deck_and_pay_coins():
    t = Table(me={"hand": "count, copper, estate", "deck": "silver"})
    t.me.plays("count")
    t.me.does("choose", "topdeck")
    t.me.does("topdeck", "estate")
    assert t.me.deck == ["estate", "silver"]
    t.me.does("choose", "coins")
    assert t.coins == 3


def test_a_count_may_gain_a_copper_and_trash_the_hand():
    t = Table(me="count, estate, curse")
    t.me.plays("count")
    t.me.does("choose", "copper")
    assert t.me.discard == ["copper"]
    t.me.does("choose", "trash")
    assert t.trash == cards("estate, curse")
    assert t.me.hand == []


def test_a_person_who_should_discard_two_cards_and_has_one_discards_it():
    t = Table(me="count, estate")
    t.me.plays("count")
    t.me.does("choose", "discard")
    assert t.me.discard == ["estate"]
    assert t.me.options == ["coins", "trash", "duchy"]


def test_a_hand_is_trashed_at_once_so_its_market_square_cannot_answer():
    deck = "estate, copper, silver, market_square, gold, gold"
    t = Table(me={"hand": "count, cultist, market_square, fortress, rats", "deck": deck})
    t.me.plays("count")
    t.me.does("choose", "copper")
    t.me.does("choose", "trash")
    assert t.trash == cards("cultist, market_square, fortress, rats")
    assert cards("cultist, fortress, rats") == t.me.options
    t.me.does("order", "cultist")
    assert t.me.hand == cards("estate, copper, silver")
    t.me.does("order", "fortress")
    # The one question left is Rats; they draw another Market Square, which may still answer.
    assert t.me.hand == cards("estate, copper, silver, fortress, market_square")
    t.me.does("react", "market_square")
    assert t.me.discard == ["copper", "market_square", "gold"]
    assert t.trash == cards("cultist, market_square, rats")


@pytest.mark.parametrize("price", ["discard", "topdeck"])
def test_a_count_with_an_empty_hand_trashes_nothing(price):
    t = Table(me="count")
    t.me.plays("count")
    t.me.does("choose", price)
    t.me.does("choose", "trash")
    assert t.trash == []
    assert t.me.asked == "buy"
