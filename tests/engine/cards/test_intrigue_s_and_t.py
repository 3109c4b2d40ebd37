"""Swindler, Torturer, Trading Post, Tribute."""

import pytest

from tests.engine.table import Table, cards

# -- Swindler --------------------------------------------------------------------------------------------------------

KINGDOM = "swindler, village, smithy, market, workshop, moat, cellar, mine, militia, remodel"


def test_swindler_trashes_the_top_card_and_gives_one_of_equal_cost():
    t = Table(me="swindler", you={"deck": "silver, gold"}, kingdom=KINGDOM)
    t.me.plays("swindler")
    assert t.trash == cards("silver")
    assert t.coins == 2
    assert cards("silver, swindler, village, workshop") == t.me.options
    t.me.does("gain", "village")
    assert t.you.discard == ["village"]
    assert t.you.deck == ["gold"]
    assert t.counters == (0, 1, 2)


def test_swindler_may_give_a_curse_for_a_copper():
    t = Table(me="swindler", you={"deck": "copper"})
    t.me.plays("swindler")
    assert cards("copper, curse") == t.me.options
    t.me.does("gain", "curse")
    assert t.you.discard == ["curse"]
    assert t.trash == cards("copper")


def test_swindler_gives_a_copper_for_a_copper_where_no_curse_is_left():
    t = Table(me="swindler", you={"deck": "copper"}, supply={"curse": 0})
    t.me.plays("swindler")
    assert t.me.asked == "buy"
    assert t.you.discard == ["copper"]


def test_swindler_makes_the_victim_shuffle():
    t = Table(me="swindler", you={"deck": "", "discard": "silver"}, kingdom=KINGDOM)
    t.me.plays("swindler")
    assert t.trash == cards("silver")
    t.me.does("gain", "swindler")
    assert t.you.discard == ["swindler"]


def test_swindler_passes_over_a_player_without_cards():
    t = Table(me="swindler", you={"deck": ""})
    t.me.plays("swindler")
    assert t.me.asked == "buy"
    assert t.coins == 2
    assert t.trash == t.you.discard == []


def test_swindler_gives_nothing_where_nothing_costs_the_same():
    t = Table(me="swindler", you={"deck": "gold"}, supply={"gold": 0}, kingdom=KINGDOM)
    t.me.plays("swindler")
    assert t.me.asked == "buy"
    assert t.trash == cards("gold")
    assert t.you.discard == []


def test_swindler_deals_with_one_victim_after_the_other():
    t = Table("swindler", {"deck": "silver"}, {"deck": "village"}, supply={"village": 1}, kingdom=KINGDOM)
    t.me.plays("swindler")
    assert t.trash == cards("silver")
    assert t.third.deck == ["village"]
    t.me.does("gain", "village")
    assert t.trash == cards("silver, village")
    assert "village" not in t.me.options
    t.me.does("gain", "silver")
    assert (t.you.discard, t.third.discard) == (["village"], ["silver"])


def test_swindler_must_give_a_card_of_exactly_that_cost():
    t = Table(me="swindler", you={"deck": "estate"}, kingdom=KINGDOM)
    t.me.plays("swindler")
    assert cards("estate, moat, cellar") == t.me.options
    t.me.cannot("gain")


def test_swindler_can_only_give_a_province_for_a_province():
    t = Table(me="swindler", you={"deck": "province"})
    t.me.plays("swindler")
    assert t.me.asked == "buy"
    assert t.you.discard == ["province"]
    assert t.trash == cards("province")
    assert t.pile("province") == 7


@pytest.mark.parametrize(("edition", "six"), [(1, "adventurer"), (2, "artisan")])
def test_swindler_may_give_any_card_of_six_for_a_gold(edition, six):
    t = Table(me="swindler", you={"deck": "gold"}, supply={"harem": 8, "nobles": 8, six: 10}, edition=edition)
    t.me.plays("swindler")
    assert cards(f"gold, harem, nobles, {six}") == t.me.options


def test_moat_keeps_the_deck_from_swindler():
    t = Table(me="swindler", you={"hand": "moat", "deck": "gold"})
    t.me.plays("swindler")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.me.asked == "buy"
    assert t.coins == 2
    assert t.you.deck == ["gold"]
    assert t.trash == t.you.discard == []


def test_the_victim_of_swindler_is_the_one_who_gains():
    t = Table(me="swindler", you={"deck": "estate"}, kingdom=KINGDOM)
    t.me.plays("swindler")
    t.me.does("gain", "moat")
    assert [(event.name, event.seat, event.cards) for event in t.public()] == [("gain", 1, ("moat",))]


# -- Torturer --------------------------------------------------------------------------------------------------------


def test_torturer_lets_the_victim_take_a_curse_into_hand():
    t = Table(me={"hand": "torturer", "deck": "silver, gold, estate"}, you="copper*5")
    t.me.plays("torturer")
    assert t.me.hand == cards("silver, gold, estate")
    assert t.you.options == ["discard", "curse"]
    t.you.does("choose", "curse")
    assert t.you.hand == cards("copper*5, curse")
    assert t.you.discard == []
    assert t.pile("curse") == 9


def test_torturer_lets_the_victim_discard_two_cards():
    t = Table(me="torturer", you="gold, silver, copper*3")
    t.me.plays("torturer")
    t.you.does("choose", "discard")
    t.you.cannot("discard", "copper")
    t.you.does("discard", "copper", "copper")
    assert t.you.hand == cards("gold, silver, copper")
    assert t.pile("curse") == 10


def test_torturer_lets_the_victim_choose_a_curse_that_is_not_there():
    t = Table(me="torturer", you="copper*5", supply={"curse": 0})
    t.me.plays("torturer")
    t.you.does("choose", "curse")
    assert t.asked == ["me"]
    assert t.you.hand == cards("copper*5")
    assert t.you.discard == []


@pytest.mark.parametrize("hand", ["silver", ""])
def test_torturer_lets_the_victim_discard_fewer_than_two_where_there_are_fewer(hand):
    t = Table(me="torturer", you=hand)
    t.me.plays("torturer")
    t.you.does("choose", "discard")
    assert t.asked == ["me"]
    assert t.you.discard == cards(hand)
    assert t.you.hand == []
    assert t.pile("curse") == 10


@pytest.mark.parametrize("choice", ["discard", "curse"])
def test_torturer_offers_both_though_neither_is_possible(choice):
    t = Table(me="torturer", you="", supply={"curse": 0})
    t.me.plays("torturer")
    assert t.you.options == ["discard", "curse"]
    t.you.does("choose", choice)
    assert t.asked == ["me"]
    assert t.you.hand == t.you.discard == []


def test_torturer_deals_with_one_victim_after_the_other():
    t = Table("torturer", "copper*5", "copper*5", supply={"curse": 1})
    t.me.plays("torturer")
    assert t.asked == ["you"]
    t.you.does("choose", "curse")
    assert t.pile("curse") == 0
    assert t.asked == ["third"]
    t.third.does("choose", "curse")
    assert t.you.hand == cards("copper*5, curse")
    assert t.third.hand == cards("copper*5")


def test_torturer_played_twice_is_chosen_twice():
    t = Table(me="throne_room, torturer", you="copper*3, estate*2")
    t.me.plays("throne_room")
    t.me.does("play", "torturer")
    first = t.you.question
    t.you.does("choose", "discard")
    t.you.does("discard", "estate", "estate")
    assert t.you.hand == cards("copper*3")
    assert t.you.question.number == first.number + 2
    t.you.does("choose", "curse")
    assert t.you.hand == cards("copper*3, curse")
    assert t.me.hand == cards("copper*6")


def test_torturer_draws_after_the_reactions_and_before_the_choices():
    t = Table(me={"hand": "torturer", "deck": "silver, gold, estate"}, you="moat, copper*4")
    t.me.plays("torturer")
    assert t.you.asked == "react"
    assert t.me.hand == []
    t.you.does("react", "no")
    assert t.you.asked == "choose"
    assert t.me.hand == cards("silver, gold, estate")


def test_moat_spares_its_owner_the_choice_of_torturer():
    t = Table(me={"hand": "torturer", "deck": "silver, gold, estate"}, you="moat, copper*4")
    t.me.plays("torturer")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.asked == ["me"]
    assert t.you.hand == cards("moat, copper*4")
    assert t.me.hand == cards("silver, gold, estate")


# -- Trading Post ----------------------------------------------------------------------------------------------------


def test_trading_post_turns_two_cards_into_a_silver_in_hand():
    t = Table(me="trading_post, estate, copper, curse")
    t.me.plays("trading_post")
    t.me.cannot("trash")
    t.me.cannot("trash", "estate")
    t.me.cannot("trash", "estate", "copper", "curse")
    t.me.does("trash", "estate", "curse")
    assert t.trash == cards("estate, curse")
    assert t.me.hand == cards("copper, silver")
    t.me.plays("silver")
    assert t.coins == 2


def test_trading_post_trashes_a_single_card_for_nothing():
    t = Table(me="trading_post, copper")
    t.me.plays("trading_post")
    assert t.me.asked == "buy"
    assert t.trash == cards("copper")
    assert t.me.hand == []
    assert t.pile("silver") == 40


def test_trading_post_with_an_empty_hand_does_nothing():
    t = Table(me="trading_post")
    t.me.plays("trading_post")
    assert t.trash == t.me.hand == []
    assert t.pile("silver") == 40


def test_trading_post_trashes_two_cards_though_no_silver_is_left():
    t = Table(me="trading_post, estate, copper, curse", supply={"silver": 0})
    t.me.plays("trading_post")
    t.me.does("trash", "estate", "curse")
    assert t.me.hand == cards("copper")


def test_trading_post_played_twice_may_have_to_trash_its_own_silver():
    t = Table(me="throne_room, trading_post, estate*3")
    t.me.plays("throne_room")
    t.me.does("play", "trading_post")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("silver")
    assert t.trash == cards("estate*3, silver")


def test_trading_post_gains_a_silver_whatever_it_costs():
    t = Table(me="bridge, trading_post, estate*2", actions=2)
    t.me.plays("bridge", "trading_post")
    assert t.me.hand == cards("silver")


# -- Tribute ---------------------------------------------------------------------------------------------------------


def tribute(left, deck="silver*8"):
    """The table after the left neighbour had these two cards on top."""
    t = Table(me={"hand": "tribute", "deck": deck}, you={"deck": left})
    t.me.plays("tribute")
    return t


def test_tribute_gives_two_coins_for_each_treasure():
    t = tribute("copper, silver")
    assert t.counters == (0, 1, 4)
    assert t.you.discard == cards("copper, silver")
    assert t.asked == ["me"]
    assert t.me.asked == "buy"


def test_tribute_pays_a_card_of_two_types_for_both():
    t = tribute("copper, harem")
    assert t.coins == 4
    assert len(t.me.hand) == 2


def test_tribute_pays_once_for_two_cards_of_one_name():
    t = tribute("silver, silver")
    assert t.coins == 2
    assert t.you.discard == ["silver", "silver"]


def test_tribute_pays_two_nobles_once_for_both_types():
    t = tribute("nobles, nobles")
    assert t.counters == (2, 1, 0)
    assert len(t.me.hand) == 2


def test_tribute_pays_nothing_for_a_curse():
    t = tribute("curse, estate")
    assert t.counters == (0, 1, 0)
    assert len(t.me.hand) == 2


def test_tribute_gives_two_actions_for_each_action():
    assert tribute("village, smithy").counters == (4, 1, 0)


def test_tribute_pays_every_type_of_every_card():
    t = tribute("great_hall, estate")
    assert t.counters == (2, 1, 0)
    assert len(t.me.hand) == 4


def test_tribute_is_paid_by_the_left_neighbour_alone():
    t = Table("tribute", {"deck": "copper, estate"}, {"deck": "gold*2"})
    t.me.plays("tribute")
    assert t.coins == 2
    assert t.me.hand == cards("copper*2")
    assert t.third.deck == ["gold", "gold"]


def test_tribute_of_the_last_seat_is_paid_by_the_first():
    t = Table({"deck": "gold, gold"}, "", "tribute", current=2)
    t.third.plays("tribute")
    assert t.coins == 2
    assert t.me.discard == ["gold", "gold"]


def test_tribute_makes_the_neighbour_shuffle_and_is_content_with_one_card():
    t = Table(me="tribute", you={"deck": "", "discard": "gold"})
    t.me.plays("tribute")
    assert t.coins == 2
    assert t.you.discard == ["gold"]


def test_tribute_is_no_attack():
    t = Table(me="tribute", you={"hand": "moat", "deck": "copper, silver"})
    t.me.plays("tribute")
    assert t.asked == ["me"]
    assert t.coins == 4
