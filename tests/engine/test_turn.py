"""The turn: its phases, the plays it has, and what playing an Action means."""

from tests.engine.table import Table, cards

# -- phases ----------------------------------------------------------------------------------------------------------


def test_without_an_action_in_hand_the_turn_begins_with_the_buy_phase():
    t = Table(me="copper*4, estate")
    assert t.phase == "buy"
    assert t.me.asked == "buy"


def test_only_the_player_whose_turn_it_is_is_asked():
    t = Table("copper*5", "smithy, copper*4", "moat, copper*4")
    assert t.asked == ["me"]


def test_playing_an_action_is_optional():
    t = Table(me="smithy, copper*4")
    t.me.ends_actions()
    assert t.phase == "buy"
    assert t.me.hand == cards("smithy, copper*4")


def test_an_action_that_was_not_played_is_discarded_with_the_hand():
    t = Table(me="smithy, copper*4")
    t.me.ends_turn()
    assert cards("smithy, copper*4") == t.me.discard


def test_no_action_can_be_played_in_the_buy_phase_though_actions_remain():
    t = Table(me="village, smithy, copper*3")
    t.me.plays("village")
    t.me.ends_actions()
    assert t.actions == 2
    assert t.me.offered("play") == {"copper"}


def test_no_action_can_be_played_after_a_purchase():
    t = Table(me="village, smithy, copper*3", buys=2)
    t.me.plays("village")
    t.me.ends_actions()
    t.me.buys("copper")
    assert t.me.asked == "buy"
    assert t.me.offered("play") == set()


def test_treasures_wait_for_the_buy_phase():
    t = Table(me="village, copper*4")
    assert t.me.asked == "act"
    assert t.me.offered("play") == {"village"}


def test_no_action_can_be_played_after_a_treasure():
    t = Table(me="village, copper*4")
    t.me.ends_actions()
    t.me.plays("copper")
    assert "village" not in t.me.offered("play")


def test_an_extra_buy_waits_for_the_buy_phase():
    t = Table(me="village, woodcutter, moat", edition=1)
    t.me.plays("village", "woodcutter")
    assert t.me.asked == "act"
    assert t.me.offered("buy") == set()
    assert t.counters == (1, 2, 2)


def test_after_the_last_buy_the_turn_ends_by_itself():
    t = Table(me="copper*5")
    t.me.buys("copper")
    assert t.asked == ["you"]


def test_the_turn_goes_to_the_left_neighbour_and_round_the_table():
    t = Table("", "", "")
    for seat in ("me", "you", "third", "me"):
        assert t.asked == [seat]
        getattr(t, seat).ends_turn()


# -- actions ---------------------------------------------------------------------------------------------------------


def test_without_actions_left_no_further_action_is_played():
    t = Table(me={"hand": "smithy, village", "deck": "copper*3"})
    t.me.plays("smithy")
    assert t.actions == 0
    assert t.phase == "buy"
    assert "village" not in t.me.offered("play")


def test_as_much_as_possible_is_done_though_not_all_of_it_can_be():
    t = Table(me={"hand": "poacher, copper", "deck": ""}, supply={"moat": 0, "cellar": 0})
    t.me.plays("poacher")  # two empty piles want two cards discarded
    assert t.me.discard == ["copper"]
    assert t.me.hand == cards("")


def test_an_instruction_that_cannot_be_followed_at_all_does_not_stop_the_card_from_being_played():
    t = Table(me={"hand": "moneylender, estate"}, edition=1)
    t.me.plays("moneylender")
    assert t.me.in_play == cards("moneylender")
    assert t.coins == 0


def test_a_card_drawn_by_an_action_can_be_played_with_the_action_it_gave():
    t = Table(me={"hand": "market, estate", "deck": "village"})
    t.me.plays("market")
    assert t.counters == (1, 2, 1)
    assert t.me.offered("play") == {"village"}


def test_an_action_is_finished_before_another_can_be_played():
    t = Table(me={"hand": "cellar, village, estate", "deck": "smithy"})
    t.me.plays("cellar")
    assert t.me.asked == "discard"
    t.me.does("discard", "estate")
    assert t.me.asked == "act"
    assert t.me.offered("play") == {"village", "smithy"}


def test_with_two_actions_either_action_in_hand_may_be_next():
    t = Table(me={"hand": "village, cellar", "deck": "smithy, copper"})
    t.me.plays("village")
    assert t.actions == 2
    assert t.me.offered("play") == {"cellar", "smithy"}


def test_a_played_card_lies_in_play_for_all_to_see_until_clean_up():
    t = Table(me="smithy")
    t.me.plays("smithy")
    assert t.me.in_play == cards("smithy")
    assert t.me.discard == []
    assert t.you.view().players[0].in_play == ("smithy",)


def test_coins_of_an_action_are_no_treasure_cards():
    t = Table(me="festival")
    before = t.position["supply"]
    t.me.plays("festival")
    assert t.coins == 2
    assert t.position["supply"] == before
    assert t.me.in_play == cards("festival")
    assert t.me.hand == cards("")


def test_a_card_of_two_types_counts_as_both():
    t = Table(me="throne_room, militia", you="moat, copper*4")
    t.me.plays("throne_room")
    t.me.does("play", "militia")  # an Action for Throne Room
    assert t.you.asked == "react"  # and an Attack for Moat


# -- the rulebooks' example turns ------------------------------------------------------------------------------------


def test_the_example_turn_of_the_first_edition():
    t = Table(
        me={"hand": "estate*2, silver, smithy, market", "deck": "silver, copper*2", "discard": "market"},
        edition=1,
        shuffles=["estate, copper, market, silver, village, estate, copper, market, silver, smithy, remodel"],
    )
    t.me.plays("market", "smithy")
    assert t.actions == 0
    assert t.me.hand == cards("estate*2, silver*2, copper*2, market")
    assert "market" not in t.me.offered("play")
    t.me.plays("silver", "silver", "copper", "copper")
    assert t.counters == (0, 2, 7)
    t.me.buys("village")
    assert t.counters == (0, 1, 4)
    assert t.me.discard == ["village"]
    t.me.buys("remodel")
    assert t.asked == ["you"]
    assert t.me.hand == cards("estate, copper, market, silver, village")
    assert t.me.deck == ["estate", "copper", "market", "silver", "smithy", "remodel"]
    assert t.me.in_play == cards("")


def test_the_example_turns_of_the_second_edition():
    t = Table(
        me={"hand": "copper*4, estate", "deck": "copper*3, estate*2"},
        shuffles=["estate, silver, copper*2, remodel, copper*5, estate*2"],
    )
    t.me.plays("copper", "copper", "copper", "copper")
    t.me.buys("remodel")
    t.you.ends_turn()
    t.me.plays("copper", "copper", "copper")
    t.me.buys("silver")  # the deck is empty now: all twelve cards are shuffled, the Silver too
    t.you.ends_turn()
    assert t.me.hand == cards("estate, silver, copper*2, remodel")
    assert cards("copper*5, estate*2") == t.me.deck
    t.me.plays("remodel")
    t.me.does("trash", "estate")
    t.me.does("gain", "smithy")
    t.me.plays("copper", "copper", "silver")
    assert t.coins == 4
    t.me.buys("militia")
    assert t.trash == cards("estate")
    assert t.me.discard[:2] == ["smithy", "militia"]
    assert cards("smithy, militia, remodel, copper*2, silver") == t.me.discard
