"""Duke, Great Hall, Harem, Ironworks, and Nobles: Victory cards of two types and what takes them for both."""

import pytest

from engine.kinds import ACTION, KINDS, TREASURE, VICTORY
from tests.engine.table import Table, cards


def ended(me, you=""):
    """The points if the game ends with this turn."""
    t = Table(me, you, phase="buy", supply={"curse": 0, "copper": 0, "silver": 0})
    t.me.ends_turn()
    return t.game.result.scores


# -- Duke ------------------------------------------------------------------------------------------------------------


def test_a_duke_counts_one_for_each_duchy_wherever_it_lies():
    assert ended({"hand": "duke, duchy", "deck": "duke, duchy", "discard": "duchy"})[0] == 15


def test_dukes_count_nothing_without_duchies():
    assert ended({"deck": "duke*4"})[0] == 0


def test_a_duke_counts_only_ones_own_duchies():
    t = Table(
        {"deck": "duke, duchy"}, {"deck": "duchy*5"}, trash="duchy*2", phase="buy",
        supply={"curse": 0, "copper": 0, "silver": 0},
    )  # fmt: skip
    t.me.ends_turn()
    assert t.game.result.scores == (4, 15)


def test_a_duke_is_never_played():
    t = Table(me="duke, copper*4")
    assert t.me.asked == "buy"
    assert t.me.offered("play") == {"copper"}


# -- cards of two types ----------------------------------------------------------------------------------------------


def test_great_hall_and_nobles_are_played_as_actions_and_harem_as_a_treasure():
    t = Table(me="great_hall, nobles, harem, duke")
    assert t.me.offered("play") == {"great_hall", "nobles"}
    t.me.ends_actions()
    assert t.me.offered("play") == {"harem"}


@pytest.mark.parametrize(
    ("id", "types"),
    [
        ("great_hall", ACTION | VICTORY),
        ("nobles", ACTION | VICTORY),
        ("harem", TREASURE | VICTORY),
        ("duke", VICTORY),
    ],
)
def test_a_card_has_all_its_types_and_no_others(id, types):
    assert KINDS[id].types == types


def test_great_hall_draws_a_card_and_gives_the_action_back():
    t = Table(me={"hand": "great_hall", "deck": "silver"})
    t.me.plays("great_hall")
    assert t.me.hand == cards("silver")
    assert t.counters == (1, 1, 0)


def test_great_hall_counts_one_harem_and_nobles_two():
    assert ended({"deck": "great_hall"}, {"deck": "harem, nobles"}) == (1, 4)


def test_harem_is_worth_two_coins():
    t = Table(me="harem, copper*4")
    assert t.me.asked == "buy"
    assert t.me.offered("play") == {"harem", "copper"}
    t.me.plays("harem")
    assert t.coins == 2


def test_harem_cannot_be_played_among_the_actions():
    t = Table(me="harem, village")
    assert t.me.offered("play") == {"village"}


def test_an_action_that_is_a_victory_card_can_be_played_twice():
    t = Table(me={"hand": "throne_room, great_hall, copper", "deck": "silver, gold"})
    t.me.plays("throne_room")
    assert t.me.options == ["great_hall"]
    t.me.does("play", "great_hall")
    assert t.me.hand == cards("copper, silver, gold")
    assert t.actions == 2


# -- Nobles ----------------------------------------------------------------------------------------------------------


def test_nobles_may_draw_three_cards():
    t = Table(me={"hand": "nobles", "deck": "silver, gold, estate, copper"})
    t.me.plays("nobles")
    t.me.does("choose", "cards")
    assert t.me.hand == cards("silver, gold, estate")
    assert t.actions == 0


def test_nobles_may_give_two_actions():
    t = Table(me={"hand": "nobles, smithy", "deck": "copper*3"})
    t.me.plays("nobles")
    t.me.does("choose", "actions")
    assert t.actions == 2
    assert t.me.hand == cards("smithy")
    assert t.me.offered("play") == {"smithy"}


def test_nobles_give_exactly_one_of_the_two():
    t = Table(me="nobles")
    t.me.plays("nobles")
    assert t.me.options == ["cards", "actions"]
    t.me.cannot("choose")
    t.me.cannot("choose", "cards", "actions")


def test_nobles_may_draw_though_there_is_nothing_to_draw():
    t = Table(me={"hand": "nobles", "deck": ""})
    t.me.plays("nobles")
    t.me.does("choose", "cards")
    assert t.me.hand == []
    assert t.actions == 0


def test_nobles_played_twice_are_chosen_twice_one_after_the_other():
    t = Table(me={"hand": "throne_room, nobles", "deck": "silver, gold, estate"})
    t.me.plays("throne_room")
    t.me.does("play", "nobles")
    t.me.does("choose", "actions")
    assert t.actions == 2
    assert t.me.hand == []
    t.me.does("choose", "cards")
    assert t.me.hand == cards("silver, gold, estate")
    assert t.actions == 2


# -- Ironworks -------------------------------------------------------------------------------------------------------


def test_ironworks_gives_an_action_for_an_action():
    t = Table(me="ironworks")
    t.me.plays("ironworks")
    t.me.does("gain", "smithy")
    assert t.me.discard == ["smithy"]
    assert t.counters == (1, 1, 0)
    assert t.me.hand == []


def test_ironworks_gives_a_coin_for_a_treasure():
    t = Table(me={"hand": "ironworks", "deck": "gold"})
    t.me.plays("ironworks")
    t.me.does("gain", "silver")
    assert t.counters == (0, 1, 1)
    assert t.me.hand == []


def test_ironworks_gives_a_card_for_a_victory_card():
    t = Table(me={"hand": "ironworks", "deck": "gold"})
    t.me.plays("ironworks")
    t.me.does("gain", "estate")
    assert t.me.hand == cards("gold")
    assert t.counters == (0, 1, 0)


def test_ironworks_gives_nothing_for_a_curse():
    t = Table(me={"hand": "ironworks", "deck": "gold"})
    t.me.plays("ironworks")
    t.me.does("gain", "curse")
    assert t.me.hand == []
    assert t.counters == (0, 1, 0)


def test_ironworks_reaches_up_to_four_and_must_gain():
    t = Table(me="ironworks", supply={"duke": 8})
    t.me.plays("ironworks")
    assert {"copper", "curse", "silver", "smithy", "ironworks"} <= set(t.me.options)
    assert not {"duchy", "duke", "gold", "province"} & set(t.me.options)
    t.me.cannot("gain")


def test_ironworks_pays_for_both_types_after_the_gain():
    t = Table(me={"hand": "ironworks", "deck": ""}, supply={"great_hall": 8})
    t.me.plays("ironworks")
    t.me.does("gain", "great_hall")
    # The card to draw is the one just gained: nothing else is there to be shuffled.
    assert t.me.hand == cards("great_hall")
    assert t.me.discard == []
    assert t.actions == 1


def test_ironworks_gives_a_coin_and_a_card_for_harem():
    t = Table(me={"hand": "bridge*2, ironworks", "deck": "gold"}, actions=3, supply={"harem": 8})
    t.me.plays("bridge", "bridge", "ironworks")
    t.me.does("gain", "harem")
    assert t.me.hand == cards("gold")
    assert t.counters == (0, 3, 3)


def test_ironworks_without_anything_to_gain_gives_nothing():
    t = Table(
        me="ironworks",
        kingdom="ironworks, duke, harem, nobles, minion, torturer, saboteur, trading_post, tribute, upgrade",
        supply=dict.fromkeys(("copper", "curse", "estate", "silver", "ironworks"), 0),
    )
    t.me.plays("ironworks")
    assert t.me.asked == "buy"
    assert t.me.discard == t.me.hand == []
    assert t.counters == (0, 1, 0)


def test_ironworks_played_twice_pays_for_each_gain():
    t = Table(me={"hand": "throne_room, ironworks", "deck": "gold, copper*9"}, supply={"great_hall": 8})
    t.me.plays("throne_room")
    t.me.does("play", "ironworks")
    t.me.does("gain", "great_hall")
    assert t.me.hand == cards("gold")
    t.me.does("gain", "silver")
    assert (t.actions, t.coins) == (1, 1)
    assert t.me.hand == cards("gold")
    assert t.me.discard == ["great_hall", "silver"]
