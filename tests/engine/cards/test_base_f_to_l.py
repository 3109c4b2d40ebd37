"""Feast, Festival, Gardens, Harbinger, Laboratory, Library."""

import pytest

from tests.each import for_each_row
from tests.engine.table import Table, cards, listed

# With this kingdom every pile but Gold and Province costs at most five.
CHEAP_KINGDOM = "cellar, chancellor, chapel, feast, laboratory, market, mine, moneylender, throne_room, village"
UP_TO_FIVE = listed("copper, curse, estate, silver, duchy, " + CHEAP_KINGDOM)

# -- Feast -----------------------------------------------------------------------------------------------------------


def test_feast_is_trashed_and_gains_a_card_costing_up_to_five():
    t = Table(me="feast")
    t.me.plays("feast")
    t.me.does("gain", "duchy")
    assert t.trash == cards("feast")
    assert t.me.discard == ["duchy"]
    assert t.me.in_play == cards("")
    assert t.actions == 0


def test_feast_offers_cards_up_to_five_whatever_coins_there_are():
    t = Table(me="feast, copper", coins=3, kingdom=CHEAP_KINGDOM)
    t.me.plays("feast")
    assert sorted(t.me.options) == sorted(UP_TO_FIVE)
    t.me.does("gain", "market")
    assert t.coins == 3


def test_feast_played_twice_gains_twice_though_it_is_trashed_once():
    t = Table(me="throne_room, feast", kingdom=CHEAP_KINGDOM)
    t.me.plays("throne_room")
    t.me.does("play", "feast")
    t.me.does("gain", "market")
    t.me.does("gain", "laboratory")
    assert t.me.discard == ["market", "laboratory"]
    assert t.trash == cards("feast")
    assert t.me.in_play == cards("throne_room")


def test_feast_may_gain_another_feast():
    t = Table(me="feast", supply={"feast": 1})
    t.me.plays("feast")
    t.me.does("gain", "feast")
    assert t.me.discard == ["feast"]
    assert t.trash == cards("feast")
    assert t.pile("feast") == 0


def test_feast_cannot_gain_itself_back_from_the_trash():
    t = Table(me="feast", supply={"feast": 0})
    t.me.plays("feast")
    assert t.trash == cards("feast")
    assert "feast" not in t.me.options


def test_feast_is_trashed_even_if_there_is_nothing_to_gain():
    t = Table(me="feast", kingdom=CHEAP_KINGDOM, supply=dict.fromkeys(UP_TO_FIVE, 0))
    t.me.plays("feast")
    assert t.trash == cards("feast")
    assert t.me.discard == []
    assert t.me.asked == "buy"


def test_feast_must_gain_a_card_though_it_may_be_one_that_costs_nothing():
    t = Table(me="feast")
    t.me.plays("feast")
    t.me.cannot("gain")
    assert {"copper", "curse"} <= set(t.me.options)
    t.me.does("gain", "copper")
    assert t.me.discard == ["copper"]


# -- Festival --------------------------------------------------------------------------------------------------------


def test_festival_gives_two_actions_a_buy_and_two_coins_but_no_card():
    t = Table(me="festival")
    t.me.plays("festival")
    assert t.counters == (2, 2, 2)
    assert t.me.hand == cards("")


def test_actions_of_several_cards_add_up():
    t = Table(me="festival*2, market")
    t.me.plays("festival")
    assert t.actions == 2
    t.me.plays("market")
    assert t.actions == 2
    t.me.plays("festival")
    assert t.counters == (3, 4, 5)


# -- Gardens ---------------------------------------------------------------------------------------------------------


def score(me, trash=""):
    """What these cards are worth to their owner at the end of the game."""
    t = Table(me="", you=me, trash=trash, supply={"province": 0})
    t.me.ends_turn()
    return t.game.result.scores[t.you.number]


def test_gardens_are_worth_a_point_each_for_every_ten_cards():
    assert score({"deck": "gardens*2, copper*37"}) == 6


@for_each_row([(8, 0), (9, 1), (18, 1), (19, 2), (36, 3), (38, 3)])
def test_gardens_round_down_and_count_themselves(others, points):
    assert score({"deck": f"gardens, copper*{others}"}) == points


def test_gardens_count_the_cards_of_every_zone():
    assert score({"hand": "copper*5", "deck": "gardens, copper*7", "discard": "copper*6, gardens"}) == 4


def test_gardens_count_played_and_set_aside_cards():
    assert score({"deck": "gardens, copper*7", "in_play": "copper", "set_aside": "copper"}) == 1


def test_gardens_do_not_count_trashed_cards():
    assert score({"deck": "gardens, copper*8"}, trash="copper*10") == 0


def test_gardens_count_curses_which_still_cost_their_points():
    assert score({"deck": "gardens, curse*5, copper*24"}) == 3 - 5


def test_gardens_cannot_be_played():
    t = Table(me="gardens")
    assert t.me.asked == "buy"
    assert t.me.offered("play") == set()


# -- Harbinger -------------------------------------------------------------------------------------------------------


def test_harbinger_puts_a_card_from_the_discard_pile_on_the_deck():
    t = Table(me={"hand": "harbinger", "deck": "copper, estate", "discard": "gold, curse, silver"})
    t.me.plays("harbinger")
    assert t.me.hand == cards("copper")
    t.me.does("topdeck", "gold", source="harbinger")
    assert t.me.deck == ["gold", "estate"]
    assert t.me.discard == ["curse", "silver"]
    assert t.actions == 1


def test_harbinger_may_leave_the_discard_pile_as_it_is():
    t = Table(me={"hand": "harbinger", "deck": "copper, estate", "discard": "gold, curse, silver"})
    t.me.plays("harbinger")
    t.me.does("topdeck")
    assert t.me.deck == ["estate"]
    assert t.me.discard == ["gold", "curse", "silver"]


def test_harbinger_moves_one_card_at_most():
    t = Table(me={"hand": "harbinger", "discard": "gold, silver"})
    t.me.plays("harbinger")
    t.me.cannot("topdeck", "gold", "silver")
    assert t.me.question.most == 1


def test_harbinger_with_an_empty_discard_pile_asks_nothing():
    t = Table(me={"hand": "harbinger", "deck": "copper"})
    t.me.plays("harbinger")
    assert t.me.hand == cards("copper")
    assert t.me.asked == "buy"


def test_harbinger_finds_no_discard_pile_if_its_draw_had_to_shuffle_it():
    t = Table(me={"hand": "harbinger", "deck": "", "discard": "gold, estate"}, shuffles=["gold, estate"])
    t.me.plays("harbinger")
    assert t.me.hand == cards("gold")
    assert t.me.deck == ["estate"]
    assert t.me.asked == "buy"


def test_harbinger_puts_a_card_on_an_empty_deck_without_a_shuffle():
    t = Table(me={"hand": "harbinger", "deck": "copper", "discard": "estate, gold"})
    t.me.plays("harbinger")
    t.me.does("topdeck", "gold")
    assert t.me.deck == ["gold"]
    assert t.me.discard == ["estate"]


def test_harbinger_shows_the_discard_pile_to_its_owner_alone():
    t = Table(me={"hand": "harbinger", "discard": "gold, silver, estate, duchy, curse, village"})
    t.me.plays("harbinger")
    assert t.me.options == cards("gold, silver, estate, duchy, curse, village")
    assert t.asked == ["me"]
    assert t.you.view().players[0].discard_top == "village"
    assert t.you.view().looked_at == ()
    assert [event.cards for event in t.you.heard()] == [("harbinger",), ()]


def test_harbinger_tells_the_others_only_that_a_card_was_moved():
    t = Table(me={"hand": "harbinger", "discard": "gold, silver, estate, duchy, curse, village"})
    t.me.plays("harbinger")
    t.me.does("topdeck", "gold")
    assert [(event.name, event.cards, event.size) for event in t.you.heard()] == [("topdeck", (), 1)]
    assert t.you.view().players[0].discard_top == "village"


def test_harbinger_taking_the_top_of_the_discard_pile_uncovers_the_next_card():
    t = Table(me={"hand": "harbinger", "discard": "gold, curse, village"})
    t.me.plays("harbinger")
    t.me.does("topdeck", "village")
    assert t.you.view().players[0].discard_top == "curse"


def test_harbinger_played_twice_draws_what_it_put_on_the_deck():
    t = Table(me={"hand": "throne_room, harbinger", "deck": "copper, estate", "discard": "curse, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "harbinger")
    t.me.does("topdeck", "gold")
    assert t.me.hand == cards("copper, gold")
    t.me.does("topdeck")
    assert t.actions == 2


# -- Laboratory ------------------------------------------------------------------------------------------------------


def test_laboratory_draws_two_cards_and_gives_an_action():
    t = Table(me={"hand": "laboratory", "deck": "gold, silver, copper"})
    t.me.plays("laboratory")
    assert t.me.hand == cards("gold, silver")
    assert t.me.deck == ["copper"]
    assert t.counters == (1, 1, 0)


def test_laboratory_draws_the_one_card_there_is():
    t = Table(me={"hand": "laboratory", "deck": "gold"})
    t.me.plays("laboratory")
    assert t.me.hand == cards("gold")
    assert t.actions == 1


def test_laboratory_draws_the_rest_of_the_deck_before_what_is_shuffled():
    t = Table(me={"hand": "laboratory", "deck": "gold", "discard": "estate, duchy"}, shuffles=["duchy, estate"])
    t.me.plays("laboratory")
    assert t.me.hand == cards("gold, duchy")
    assert t.me.deck == ["estate"]
    assert t.me.in_play == cards("laboratory")


# -- Library ---------------------------------------------------------------------------------------------------------


def test_library_draws_until_there_are_seven_cards_in_hand():
    t = Table(me={"hand": "library, copper*4", "deck": "silver, gold, estate, duchy"})
    t.me.plays("library")
    assert t.me.hand == cards("copper*4, silver, gold, estate")
    assert t.me.deck == ["duchy"]
    assert t.me.asked == "buy"


def test_library_may_set_an_action_aside_and_discards_it_at_the_end():
    t = Table(me={"hand": "library, copper*5", "deck": "village, silver, gold, estate"})
    t.me.plays("library")
    t.me.does("confirm", "yes", source="library")
    assert t.me.hand == cards("copper*5, silver, gold")
    assert t.me.discard == ["village"]
    assert t.me.deck == ["estate"]


def test_library_may_keep_an_action():
    t = Table(me={"hand": "library, copper*5", "deck": "village, silver, gold"})
    t.me.plays("library")
    t.me.does("confirm", "no")
    assert t.me.hand == cards("copper*5, village, silver")
    assert t.me.deck == ["gold"]
    assert t.me.discard == []


@pytest.mark.parametrize("size", [7, 9])
def test_library_does_nothing_with_seven_cards_or_more_in_hand(size):
    t = Table(me={"hand": f"library, copper*{size}", "deck": "village"})
    t.me.plays("library")
    assert t.me.hand == cards(f"copper*{size}")
    assert t.me.deck == ["village"]
    assert t.me.asked == "buy"


def test_library_stops_when_there_are_no_more_cards():
    t = Table(me={"hand": "library", "deck": "copper", "discard": "estate"})
    t.me.plays("library")
    assert t.me.hand == cards("copper, estate")
    assert t.me.deck == []


def test_library_does_not_shuffle_in_what_it_has_set_aside():
    t = Table(
        me={"hand": "library, copper*5", "deck": "village", "discard": "estate, silver, gold"},
        shuffles=["silver, gold, estate"],
    )
    t.me.plays("library")
    t.me.does("confirm", "yes")
    assert t.me.hand == cards("copper*5, silver, gold")
    assert t.me.deck == ["estate"]
    assert t.me.discard == ["village"]


def test_library_ends_when_every_card_was_an_action_set_aside():
    t = Table(me={"hand": "library", "deck": "village, market, smithy"})
    t.me.plays("library")
    for _ in range(3):
        t.me.does("confirm", "yes")
    assert t.me.hand == cards("")
    assert t.me.discard == cards("village, market, smithy")
    assert t.me.asked == "buy"


def test_library_cannot_set_aside_anything_but_actions():
    t = Table(me={"hand": "library, copper*4", "deck": "curse, estate, gold"})
    t.me.plays("library")
    assert t.me.hand == cards("copper*4, curse, estate, gold")
    assert t.me.asked == "buy"


def test_library_shows_the_others_what_is_set_aside_and_not_what_is_drawn():
    t = Table(me={"hand": "library, copper*4", "deck": "market, village, gold, silver"})
    t.me.plays("library")
    assert t.me.view().looked_at == ("market",)
    assert t.you.view().players[0].set_aside == ()
    t.me.does("confirm", "yes")
    assert t.you.view().players[0].set_aside == ("market",)
    t.me.does("confirm", "no")
    heard = [(event.name, event.cards) for event in t.you.heard() if event.cards]
    assert heard == [("discard", ("market",))]
    assert t.you.view().players[0].discard_top == "market"
    assert t.you.view().players[0].hand_size == 7


def test_library_played_twice_draws_nothing_more():
    t = Table(me={"hand": "throne_room, library, copper*3", "deck": "market, silver*4, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "library")
    t.me.does("confirm", "yes")
    assert t.me.hand == cards("copper*3, silver*4")
    assert t.me.discard == ["market"]
    assert t.me.deck == ["gold"]


def test_library_gives_no_action_for_what_was_kept():
    t = Table(me={"hand": "library, copper*6", "deck": "village"})
    t.me.plays("library")
    t.me.does("confirm", "no")
    assert t.me.hand == cards("copper*6, village")
    assert t.actions == 0
    assert t.me.asked == "buy"
