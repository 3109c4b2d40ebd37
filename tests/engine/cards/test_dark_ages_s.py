"""Sage, Scavenger, Squire, Storeroom."""

import pytest

from tests.engine.table import Table, cards

# -- Sage ------------------------------------------------------------------------------------------------------------


def test_sage_finds_the_next_card_costing_at_least_three():
    t = Table(me={"hand": "sage", "deck": "copper, estate, silver, gold"})
    t.me.plays("sage")
    assert t.counters == (1, 1, 0)
    assert t.me.hand == cards("silver")
    assert t.me.discard == ["copper", "estate"]
    assert t.me.deck == ["gold"]


def test_sage_that_finds_nothing_discards_everything_it_turned_up():
    t = Table(me={"hand": "sage", "deck": "copper, estate", "discard": "curse"})
    t.me.plays("sage")
    assert t.me.hand == []
    assert t.me.discard == cards("copper, estate, curse")
    assert t.me.deck == []


def test_sage_does_not_shuffle_in_what_it_has_turned_up():
    t = Table(me={"hand": "sage", "deck": "copper", "discard": "gold"})
    t.me.plays("sage")
    assert t.me.hand == cards("gold")
    assert t.me.discard == ["copper"]
    assert t.me.deck == []


def test_sage_looks_at_what_cards_cost_now():
    t = Table(me={"hand": "sage", "deck": "silver, gold"}, so_far={"discount": 1})
    t.me.plays("sage")
    assert t.me.hand == cards("gold")
    assert t.me.discard == ["silver"]


# -- Scavenger -------------------------------------------------------------------------------------------------------


def test_scavenger_may_move_the_deck_and_puts_a_card_of_the_discard_pile_on_top():
    t = Table(me={"hand": "scavenger", "deck": "silver, gold", "discard": "estate"})
    t.me.plays("scavenger")
    assert t.coins == 2
    t.me.does("confirm", "yes")
    assert sorted(t.me.options) == ["estate", "gold", "silver"]
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    t.me.does("topdeck", "gold")
    assert t.me.deck == ["gold"]
    assert t.me.discard == cards("silver, estate")


def test_scavenger_may_leave_the_deck_and_must_still_put_a_card_on_top():
    t = Table(me={"hand": "scavenger", "deck": "silver, gold", "discard": "estate, duchy"})
    t.me.plays("scavenger")
    t.me.does("confirm", "no")
    t.me.cannot("topdeck")
    t.me.does("topdeck", "estate")
    assert t.me.deck == ["estate", "silver", "gold"]
    assert t.me.discard == ["duchy"]


def test_scavenger_puts_the_only_card_of_the_discard_pile_on_top():
    t = Table(me={"hand": "scavenger", "deck": "silver, gold", "discard": "estate"})
    t.me.plays("scavenger")
    t.me.does("confirm", "no")
    assert t.me.deck == ["estate", "silver", "gold"]
    assert t.me.asked == "buy"


def test_scavenger_played_twice_puts_nothing_on_top_where_the_discard_pile_is_empty():
    t = Table(me={"hand": "throne_room, scavenger", "deck": "silver, gold", "discard": "estate"})
    t.me.plays("throne_room")
    t.me.does("play", "scavenger")
    t.me.does("confirm", "no")
    t.me.does("confirm", "no")
    assert t.coins == 4
    assert t.me.deck == ["estate", "silver", "gold"]
    assert t.me.discard == []


def test_scavenger_without_any_cards_gives_its_coins():
    t = Table(me={"hand": "scavenger", "deck": ""})
    t.me.plays("scavenger")
    assert t.me.asked == "buy"
    assert t.coins == 2


def test_others_do_not_learn_which_card_scavenger_put_on_top():
    t = Table(me={"hand": "scavenger", "deck": "copper", "discard": "gold, estate"})
    t.me.plays("scavenger")
    t.me.does("confirm", "no")
    t.me.does("topdeck", "gold")
    assert not any("gold" in event.told(seat).cards for seat in (1, None) for event in t.events)


# -- Squire ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "counters", "gained"),
    [("actions", (2, 1, 1), ""), ("buys", (0, 3, 1), ""), ("silver", (0, 1, 1), "silver")],
)
def test_squire_gives_a_coin_and_two_actions_or_two_buys_or_a_silver(choice, counters, gained):
    t = Table(me="squire")
    t.me.plays("squire")
    assert t.me.options == ["actions", "buys", "silver"]
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    t.me.does("choose", choice)
    assert t.counters == counters
    assert t.me.discard == cards(gained)


def test_squire_may_choose_a_silver_though_none_is_left():
    t = Table(me="squire", supply={"silver": 0})
    t.me.plays("squire")
    t.me.does("choose", "silver")
    assert t.counters == (0, 1, 1)
    assert t.me.discard == []


def test_squire_played_twice_chooses_twice():
    t = Table(me="throne_room, squire")
    t.me.plays("throne_room")
    t.me.does("play", "squire")
    t.me.does("choose", "actions")
    t.me.does("choose", "silver")
    assert t.counters == (2, 1, 2)
    assert t.me.discard == ["silver"]


def test_squire_trashed_must_gain_an_attack_of_any_cost_from_the_supply():
    t = Table(
        me="chapel, squire",
        supply={"knights": ["dame_anna", "sir_martin"]},
        kingdom="chapel squire knights urchin cultist militia witch market moat pillage",
    )
    t.me.plays("chapel")
    t.me.does("trash", "squire")
    assert set(t.me.options) == {"dame_anna", "urchin", "cultist", "militia", "witch", "pillage"}
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    t.me.does("gain", "dame_anna")
    assert t.me.discard == ["dame_anna"]


def test_squire_trashed_gains_nothing_where_there_is_no_attack_to_gain():
    t = Table(me="chapel, squire", kingdom="chapel squire cellar market moat mine remodel smithy village workshop")
    t.me.plays("chapel")
    t.me.does("trash", "squire")
    assert t.me.discard == []
    assert t.me.asked == "buy"


# -- Storeroom -------------------------------------------------------------------------------------------------------


def test_storeroom_discards_for_cards_and_then_for_coins():
    t = Table(me={"hand": "storeroom, estate, copper, curse", "deck": "silver, gold, duchy"})
    t.me.plays("storeroom")
    assert (t.me.question.least, t.me.question.most) == (0, 3)
    t.me.does("discard", "estate", "curse")
    assert t.me.hand == cards("copper, silver, gold")
    t.me.does("discard", "copper", "silver")
    assert t.me.hand == cards("gold")
    assert t.counters == (0, 2, 2)
    assert t.me.discard == cards("estate, curse, copper, silver")
    assert t.me.deck == ["duchy"]


def test_storeroom_may_discard_nothing_both_times():
    t = Table(me="storeroom, estate, copper")
    t.me.plays("storeroom")
    t.me.does("discard")
    t.me.does("discard")
    assert t.me.hand == cards("estate, copper")
    assert t.counters == (0, 2, 0)


def test_what_storeroom_discards_for_coins_draws_nothing():
    t = Table(me={"hand": "storeroom, estate, copper", "deck": "silver, gold"})
    t.me.plays("storeroom")
    t.me.does("discard")
    t.me.does("discard", "estate", "copper")
    assert t.counters == (0, 2, 2)
    assert t.me.hand == []
    assert t.me.deck == ["silver", "gold"]


def test_storeroom_can_draw_what_it_discarded():
    t = Table(me={"hand": "storeroom, estate*2", "deck": ""})
    t.me.plays("storeroom")
    t.me.does("discard", "estate", "estate")
    assert t.me.hand == cards("estate*2")
    t.me.does("discard", "estate")
    assert t.coins == 1
