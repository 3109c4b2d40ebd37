"""Adventurer, Artisan, Bandit, Bureaucrat."""

import pytest

from tests.engine.table import Table, cards, listed

# With this kingdom every pile but Gold and Province costs at most five.
CHEAP_KINGDOM = "cellar, chapel, market, merchant, militia, mine, moat, remodel, smithy, village"
UP_TO_FIVE = listed("copper, curse, estate, silver, duchy, " + CHEAP_KINGDOM)


def revealed(t):
    """What everyone was shown since the last answer."""
    return [event.cards for event in t.public() if event.name == "reveal"]


# -- Adventurer ------------------------------------------------------------------------------------------------------


def test_adventurer_puts_the_next_two_treasures_in_hand_and_discards_what_came_between():
    t = Table(me={"hand": "adventurer, estate", "deck": "estate, copper, village, silver, gold"})
    t.me.plays("adventurer")
    assert t.me.hand == cards("estate, copper, silver")
    assert t.me.discard == cards("estate, village")
    assert t.me.deck == ["gold"]
    assert t.actions == 0


def test_adventurer_shows_everyone_card_after_card():
    t = Table(me={"hand": "adventurer", "deck": "estate, copper, village, silver, gold"})
    t.me.plays("adventurer")
    assert revealed(t) == [("estate",), ("copper",), ("village",), ("silver",)]


def test_adventurer_asks_nothing():
    t = Table(me={"hand": "adventurer", "deck": "estate, copper, village, silver, gold"})
    t.me.plays("adventurer")
    assert t.asked == ["me"]
    assert t.me.asked == "buy"


def test_adventurer_does_not_shuffle_in_what_it_has_turned_over():
    t = Table(
        me={"hand": "adventurer", "deck": "estate, copper, village", "discard": "silver, duchy"},
        shuffles=["silver, duchy"],
    )
    t.me.plays("adventurer")
    assert t.me.hand == cards("copper, silver")
    assert t.me.discard == cards("estate, village")
    assert t.me.deck == ["duchy"]


def test_adventurer_takes_the_one_treasure_there_is():
    t = Table(me={"hand": "adventurer", "deck": "estate, copper", "discard": "duchy, village"})
    t.me.plays("adventurer")
    assert t.me.hand == cards("copper")
    assert t.me.discard == cards("estate, duchy, village")
    assert t.me.deck == []


def test_adventurer_stops_when_there_is_no_treasure_at_all():
    t = Table(me={"hand": "adventurer, gold", "deck": "estate, village", "discard": "duchy, curse"})
    t.me.plays("adventurer")
    assert t.me.hand == cards("gold")
    assert t.me.discard == cards("estate, village, duchy, curse")


def test_adventurer_with_an_empty_deck_shuffles_the_discard_pile_but_not_itself():
    t = Table(
        me={"hand": "adventurer", "deck": "", "discard": "copper*3, estate"},
        shuffles=["copper, estate, copper, copper"],
    )
    t.me.plays("adventurer")
    assert t.me.hand == cards("copper*2")
    assert t.me.discard == ["estate"]
    assert t.me.deck == ["copper"]
    assert t.me.in_play == cards("adventurer")


# -- Artisan ---------------------------------------------------------------------------------------------------------


def test_artisan_gains_a_card_to_hand_and_puts_a_card_from_hand_on_the_deck():
    t = Table(me={"hand": "artisan, copper*2", "deck": "estate"})
    t.me.plays("artisan")
    t.me.does("gain", "market")
    assert t.me.hand == cards("market, copper*2")
    t.me.does("topdeck", "copper")
    assert t.me.hand == cards("market, copper")
    assert t.me.deck == ["copper", "estate"]
    assert t.me.discard == []
    assert t.actions == 0


def test_artisan_may_put_the_gained_card_on_the_deck():
    t = Table(me={"hand": "artisan, copper", "deck": "estate"})
    t.me.plays("artisan")
    t.me.does("gain", "market")
    t.me.does("topdeck", "market")
    assert t.me.deck == ["market", "estate"]
    assert t.me.hand == cards("copper")


def test_artisan_offers_cards_up_to_five_whatever_coins_there_are():
    t = Table(me="artisan, copper", coins=2, kingdom=CHEAP_KINGDOM)
    t.me.plays("artisan")
    assert sorted(t.me.options) == sorted(UP_TO_FIVE)
    t.me.does("gain", "duchy")
    t.me.does("topdeck", "duchy")
    assert t.coins == 2


def test_artisan_must_gain_a_card_though_it_may_be_one_that_costs_nothing():
    t = Table(me="artisan, estate")
    t.me.plays("artisan")
    t.me.cannot("gain")
    assert {"copper", "curse"} <= set(t.me.options)
    t.me.does("gain", "curse")
    assert t.me.hand == cards("estate, curse")


def test_artisan_puts_a_card_on_an_empty_deck_without_a_shuffle():
    t = Table(me={"hand": "artisan, estate", "deck": "", "discard": "copper*5"})
    t.me.plays("artisan")
    t.me.does("gain", "silver")
    t.me.does("topdeck", "estate")
    assert t.me.deck == ["estate"]
    assert t.me.discard == listed("copper*5")


def test_artisan_takes_the_gained_card_back_if_it_is_the_only_one_in_hand():
    t = Table(me={"hand": "artisan", "deck": "copper"})
    t.me.plays("artisan")
    t.me.does("gain", "duchy")
    assert t.me.deck == ["duchy", "copper"]
    assert t.me.asked == "buy"


def test_artisan_puts_a_card_on_the_deck_even_if_there_was_nothing_to_gain():
    t = Table(
        me={"hand": "artisan, copper, estate", "deck": "gold"},
        kingdom=CHEAP_KINGDOM,
        supply=dict.fromkeys(UP_TO_FIVE, 0),
    )
    t.me.plays("artisan")
    t.me.does("topdeck", "estate")
    assert t.me.deck == ["estate", "gold"]


def test_an_action_gained_by_artisan_can_be_played_at_once():
    t = Table(me={"hand": "village, artisan, copper", "deck": "estate*3"}, supply={"laboratory": 10})
    t.me.plays("village", "artisan")
    t.me.does("gain", "laboratory")
    t.me.does("topdeck", "copper")
    t.me.plays("laboratory")
    assert t.me.hand == cards("estate*2, copper")
    assert t.actions == 1


# -- Bandit ----------------------------------------------------------------------------------------------------------


def test_bandit_gains_a_gold_and_trashes_a_treasure_of_the_others():
    t = Table(me="bandit", you={"deck": "silver, estate, copper"})
    t.me.plays("bandit")
    assert t.me.discard == ["gold"]
    assert t.trash == cards("silver")
    assert t.you.discard == ["estate"]
    assert t.you.deck == ["copper"]
    assert t.asked == ["me"]


def test_bandit_gains_the_gold_before_it_attacks():
    t = Table(me="bandit", you={"deck": "silver, gold"})
    t.me.plays("bandit")
    assert t.asked == ["you"]
    assert t.me.discard == ["gold"]


def test_bandit_lets_the_victim_pick_which_of_two_treasures_is_trashed():
    t = Table(me="bandit", you={"deck": "silver, gold"})
    t.me.plays("bandit")
    assert revealed(t) == [("silver", "gold")]
    t.you.cannot("trash")
    t.you.cannot("trash", "silver", "gold")
    t.you.does("trash", "silver", source="bandit")
    assert t.trash == cards("silver")
    assert t.you.discard == ["gold"]


def test_bandit_never_trashes_copper():
    t = Table(me="bandit", you={"deck": "copper, gold"})
    t.me.plays("bandit")
    assert t.trash == cards("gold")
    assert t.you.discard == ["copper"]


@pytest.mark.parametrize("top", ["copper, copper", "copper, estate", "curse, moat"])
def test_bandit_discards_both_cards_where_no_treasure_is_worth_it(top):
    t = Table(me="bandit", you={"deck": top + ", gold"})
    t.me.plays("bandit")
    assert t.trash == cards("")
    assert t.you.discard == cards(top)
    assert t.you.deck == ["gold"]


def test_bandit_trashes_one_of_two_equal_treasures_without_asking():
    t = Table(me="bandit", you={"deck": "silver*2"})
    t.me.plays("bandit")
    assert t.trash == cards("silver")
    assert t.you.discard == ["silver"]


def test_bandit_shuffles_the_discard_pile_under_a_deck_of_one_card():
    t = Table(me="bandit", you={"deck": "silver", "discard": "gold, estate"}, shuffles=["gold, estate"])
    t.me.plays("bandit")
    assert revealed(t) == [("silver", "gold")]
    t.you.does("trash", "gold")
    assert t.you.discard == ["silver"]
    assert t.you.deck == ["estate"]


def test_bandit_turns_over_one_card_where_there_is_only_one():
    t = Table(me="bandit", you={"deck": "silver"})
    t.me.plays("bandit")
    assert t.trash == cards("silver")
    assert t.you.discard == []


def test_bandit_gains_the_gold_even_if_the_other_has_no_cards_to_turn_over():
    t = Table(me="bandit", you={"deck": ""})
    t.me.plays("bandit")
    assert t.me.discard == ["gold"]
    assert t.trash == cards("")


def test_bandit_attacks_even_if_there_is_no_gold_left():
    t = Table(me="bandit", you={"deck": "silver, estate"}, supply={"gold": 0})
    t.me.plays("bandit")
    assert t.me.discard == []
    assert t.trash == cards("silver")


def test_bandit_attacks_one_player_after_the_other():
    t = Table("bandit", {"deck": "silver, gold"}, {"deck": "gold, silver"})
    t.me.plays("bandit")
    assert t.asked == ["you"]
    assert t.third.deck == ["gold", "silver"]
    t.you.does("trash", "silver")
    assert t.you.discard == ["gold"]
    assert t.asked == ["third"]
    t.third.does("trash", "gold")
    assert t.trash == cards("silver, gold")


def test_bandit_keeps_nothing_of_what_the_others_trash():
    t = Table("bandit", {"deck": "silver, estate"}, {"deck": "gold, estate"})
    t.me.plays("bandit")
    assert t.trash == cards("silver, gold")
    assert t.me.discard == ["gold"]
    assert t.me.asked == "buy"


def test_bandit_takes_nothing_from_who_shows_a_moat_but_gains_the_gold():
    t = Table(me="bandit", you={"hand": "moat", "deck": "silver, gold"})
    t.me.plays("bandit")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.me.discard == ["gold"]
    assert t.you.deck == ["silver", "gold"]


# -- Bureaucrat ------------------------------------------------------------------------------------------------------


def test_bureaucrat_gains_a_silver_onto_the_deck_and_sends_a_victory_card_back():
    t = Table(me={"hand": "bureaucrat", "deck": "copper"}, you={"hand": "estate, copper*4", "deck": "gold"})
    t.me.plays("bureaucrat")
    assert t.me.deck == ["silver", "copper"]
    assert revealed(t) == [("estate",)]
    assert t.you.deck == ["estate", "gold"]
    assert t.you.hand == cards("copper*4")


@pytest.mark.parametrize("hand", ["copper*4, smithy", "curse, copper", ""])
def test_bureaucrat_makes_a_player_without_victory_cards_show_the_hand(hand):
    t = Table(me="bureaucrat", you={"hand": hand, "deck": "gold"})
    t.me.plays("bureaucrat")
    assert revealed(t) == [tuple(listed(hand))]
    assert t.you.hand == cards(hand)
    assert t.you.deck == ["gold"]
    assert t.asked == ["me"]


def test_bureaucrat_lets_the_victim_pick_the_victory_card_and_shows_only_that():
    t = Table(me="bureaucrat", you={"hand": "estate, duchy, copper", "deck": "gold"})
    t.me.plays("bureaucrat")
    assert t.you.options == cards("estate, duchy")
    t.you.cannot("topdeck")
    t.you.does("topdeck", "duchy", source="bureaucrat")
    assert revealed(t) == [("duchy",)]
    assert t.you.deck == ["duchy", "gold"]
    assert t.you.hand == cards("estate, copper")


def test_bureaucrat_puts_cards_on_empty_decks_without_a_shuffle():
    t = Table(me={"hand": "bureaucrat", "deck": ""}, you={"hand": "estate", "deck": "", "discard": "copper*2"})
    t.me.plays("bureaucrat")
    assert t.me.deck == ["silver"]
    assert t.you.deck == ["estate"]
    assert t.you.discard == ["copper", "copper"]


def test_bureaucrat_attacks_even_if_there_is_no_silver_left():
    t = Table(me={"hand": "bureaucrat", "deck": "copper"}, you={"hand": "estate", "deck": ""}, supply={"silver": 0})
    t.me.plays("bureaucrat")
    assert t.me.deck == ["copper"]
    assert t.you.deck == ["estate"]


def test_bureaucrat_asks_all_victims_at_once_and_follows_turn_order():
    t = Table("bureaucrat", "estate, duchy", "duchy, province")
    t.me.plays("bureaucrat")
    assert t.asked == ["you", "third"]
    t.third.does("topdeck", "duchy")
    t.you.does("topdeck", "estate")
    assert revealed(t) == [("estate",), ("duchy",)]


def test_bureaucrat_played_twice_takes_two_victory_cards():
    t = Table(me={"hand": "throne_room, bureaucrat", "deck": ""}, you={"hand": "estate, duchy, copper", "deck": "gold"})
    t.me.plays("throne_room")
    t.me.does("play", "bureaucrat")
    t.you.does("topdeck", "estate")
    assert t.me.deck == ["silver", "silver"]
    assert t.you.deck == ["duchy", "estate", "gold"]
    assert t.you.hand == cards("copper")
