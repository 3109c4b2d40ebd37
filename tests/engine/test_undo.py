"""Taking back: a seat's last answer, while nothing hidden was shown and nobody else has answered since."""

import pytest

from engine import CannotUndo, Game
from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards


def cannot_undo(t, *seats):
    """These seats can take nothing back, and nothing has changed by trying."""
    for seat in seats:
        saved = t.game.save()
        assert not t.game.can_undo(seat.number)
        with pytest.raises(CannotUndo):
            t.game.undo(seat.number)
        assert t.game.save() == saved


# -- what can be taken back ------------------------------------------------------------------------------------------


def test_the_last_answer_can_be_taken_back():
    t = Table(me="copper*5")
    before = t.game.save()
    t.me.plays("copper")
    assert t.game.can_undo(0)
    t.me.undoes()
    assert t.game.save() == before
    assert t.me.hand == cards("copper*5")
    assert t.coins == 0


def test_an_answer_taken_back_was_never_given():
    t = Table(me="copper*5")
    question, number = t.me.question, t.game.number
    t.me.plays("copper")
    t.me.undoes()
    assert t.game.number == number
    assert t.me.question == question


def test_another_answer_can_be_given_instead():
    t = Table(me="copper, silver")
    t.me.plays("copper")
    t.me.undoes()
    t.me.plays("silver")
    assert t.coins == 2
    assert t.me.hand == cards("copper")


def test_several_treasures_are_taken_back_one_by_one():
    t = Table(me="copper, silver, gold")
    t.me.plays("copper", "silver", "gold")
    for coins in (3, 1, 0):
        t.me.undoes()
        assert t.coins == coins
    assert t.me.hand == cards("copper, silver, gold")
    cannot_undo(t, t.me)


def test_a_purchase_can_be_taken_back_while_the_turn_goes_on():
    t = Table(coins=6, buys=2, phase="buy")
    t.me.buys("silver")
    t.me.undoes()
    assert t.counters == (1, 2, 6)
    assert t.me.discard == []
    assert t.pile("silver") == 40


def test_the_end_of_the_action_phase_can_be_taken_back():
    t = Table(me="smithy, copper")
    t.me.ends_actions()
    t.me.undoes()
    assert t.phase == "action"
    assert t.me.offered("play") == {"smithy"}


def test_an_action_that_showed_nothing_can_be_taken_back():
    t = Table(me="festival, village")
    t.me.plays("festival")
    t.me.undoes()
    assert t.counters == (1, 1, 0)
    assert t.me.hand == cards("festival, village")


def test_an_attack_can_be_taken_back_until_someone_answers_it():
    t = Table(me="militia, copper", you="copper*3, estate*2")
    t.me.plays("militia")
    assert t.asked == ["you"]
    t.me.undoes()
    assert t.asked == ["me"]
    assert t.me.hand == cards("militia, copper")


def test_a_reaction_that_was_declined_can_be_taken_back():
    t = Table(me="militia", you="moat, copper*4")
    t.me.plays("militia")
    t.you.does("react", "no")
    assert t.you.asked == "discard"
    t.you.undoes()
    assert t.you.asked == "react"


# -- inside a card ---------------------------------------------------------------------------------------------------


def test_choices_of_a_card_inside_a_card_are_taken_back_one_by_one():
    t = Table(me="throne_room, remodel, estate, copper, silver")
    t.me.plays("throne_room")
    t.me.does("play", "remodel")
    t.me.does("trash", "estate")
    assert t.me.asked == "gain"
    t.me.undoes()
    assert t.me.asked == "trash"
    assert t.trash == cards("")
    t.me.undoes()
    assert t.me.asked == "play"
    assert t.me.hand == cards("remodel, estate, copper, silver")
    t.me.undoes()
    assert t.me.asked == "act"
    assert t.me.in_play == cards("")
    cannot_undo(t, t.me)


def test_another_choice_inside_the_card_leads_elsewhere():
    t = Table(me="throne_room, remodel, estate, gold")
    t.me.plays("throne_room")
    t.me.does("play", "remodel")
    t.me.does("trash", "estate")
    t.me.undoes()
    t.me.does("trash", "gold")
    t.me.does("gain", "province")
    assert t.trash == cards("gold, estate")


def test_a_finished_card_can_be_reopened_at_its_last_choice():
    t = Table(me="workshop, copper")
    t.me.plays("workshop")
    t.me.does("gain", "village")
    assert t.me.asked == "buy"
    t.me.undoes()
    assert t.me.asked == "gain"
    assert t.me.discard == []
    assert t.pile("village") == 10


def test_inside_a_card_only_what_followed_the_last_draw_can_be_taken_back():
    t = Table(me={"hand": "throne_room, cellar, estate, copper", "deck": "duchy, silver"})
    t.me.plays("throne_room")
    t.me.does("play", "cellar")
    t.me.does("discard", "estate")  # draws the Duchy
    cannot_undo(t, t.me)
    t.me.does("discard")
    t.me.undoes()
    assert t.me.asked == "discard"
    assert t.me.hand == cards("copper, duchy")
    cannot_undo(t, t.me)


# -- what cannot be taken back ---------------------------------------------------------------------------------------


def test_before_the_first_answer_there_is_nothing_to_take_back():
    t = Table(me="smithy", you="smithy")
    cannot_undo(t, t.me, t.you)


@for_each([2, -1, None, "0", "me", 10**30, [0], False, 0.0])
def test_a_seat_that_is_not_there_has_nothing_to_take_back(seat):
    t = Table(me="copper*5")
    t.me.plays("copper")
    with pytest.raises(CannotUndo):
        t.game.undo(seat)


def test_a_draw_cannot_be_taken_back():
    t = Table(me="smithy")
    t.me.plays("smithy")
    cannot_undo(t, t.me)


def test_what_came_before_a_draw_cannot_be_taken_back_either():
    t = Table(me="festival, smithy")
    t.me.plays("festival")
    assert t.game.can_undo(0)
    t.me.plays("smithy")
    cannot_undo(t, t.me)


def test_what_follows_a_draw_can_be_taken_back_down_to_it():
    t = Table(me="smithy, copper")
    t.me.plays("smithy")
    t.me.plays("copper")
    t.me.undoes()
    assert t.coins == 0
    cannot_undo(t, t.me)


def test_a_play_that_drew_nothing_because_there_was_nothing_can_be_taken_back():
    t = Table(me={"hand": "smithy", "deck": ""})
    t.me.plays("smithy")
    t.me.undoes()
    assert t.me.hand == cards("smithy")


def test_a_card_revealed_from_a_deck_cannot_be_taken_back():
    t = Table(me={"hand": "spy", "deck": ""}, edition=1)
    t.me.plays("spy")
    assert t.me.asked == "choose"  # about the card of the other player's deck
    cannot_undo(t, t.me)


def test_a_card_revealed_from_a_hand_cannot_be_taken_back():
    t = Table(me="militia", you="moat, copper*4")
    t.me.plays("militia")
    t.you.does("react", "moat")
    cannot_undo(t, t.me, t.you)


def test_a_card_looked_at_cannot_be_taken_back():
    t = Table(me={"hand": "library", "deck": "village, copper*9"})
    t.me.plays("library")
    assert t.me.asked == "confirm"
    cannot_undo(t, t.me)


def test_a_shuffle_cannot_be_taken_back():
    t = Table(me={"hand": "cellar, estate*2", "deck": "", "discard": "gold, silver"})
    t.me.plays("cellar")
    t.me.does("discard", "estate")
    cannot_undo(t, t.me)


def test_the_end_of_a_turn_cannot_be_taken_back():
    t = Table(me="copper*5")
    t.me.ends_turn()
    cannot_undo(t, t.me, t.you)


def test_the_end_of_the_game_cannot_be_taken_back_even_by_the_person_who_drew_nothing():
    # The seed is published at the end, and with it every card there is to come.
    t = Table(me={"deck": ""}, supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result is not None
    cannot_undo(t, t.me, t.you)


def test_nobody_takes_back_the_answer_of_another():
    t = Table(me="copper*5")
    t.me.plays("copper")
    cannot_undo(t, t.you)


def test_an_answer_that_another_seat_has_answered_to_cannot_be_taken_back():
    t = Table(me="militia, copper", you="copper*3, estate*2")
    t.me.plays("militia")
    t.you.does("discard", "estate", "estate")
    cannot_undo(t, t.me)
    assert t.game.can_undo(1)


def test_the_answer_of_another_seat_stands_once_the_turn_goes_on():
    t = Table(me="militia, copper", you="copper*3, estate*2")
    t.me.plays("militia")
    t.you.does("discard", "estate", "estate")
    t.me.plays("copper")
    cannot_undo(t, t.you)
    t.me.undoes()
    assert t.me.hand == cards("copper")
    cannot_undo(t, t.me)


# -- after a restart, and among several ------------------------------------------------------------------------------


def test_answers_can_be_taken_back_after_a_restart():
    game = Game.arrange({"players": [{"hand": ["copper", "silver", "gold"]}, {}], "seed": "undo"})
    start = game.save()
    for _ in range(3):
        game.submit(0, (0,))
    game = Game.load(game.save())
    game.undo(0)
    game = Game.load(game.save())
    game.undo(0)
    game.undo(0)
    assert game.save() == start
    assert Game.load(start) == game


def test_a_choice_inside_a_card_can_be_taken_back_after_a_restart():
    t = Table(me="remodel, estate, copper")
    t.me.plays("remodel")
    asked = t.me.question
    t.me.does("trash", "estate")
    game = Game.load(t.game.save())
    game.undo(0)
    assert game.pending == (asked,)


def test_everyone_is_told_that_something_was_taken_back():
    t = Table(me="copper")
    t.me.plays("copper")
    (event,) = t.game.undo(0)
    assert (event.name, event.seat) == ("undo", 0)


def test_one_of_several_who_were_asked_together_can_take_the_answer_back():
    t = Table("militia", "copper*3, estate*2", "copper*3, estate*2")
    t.me.plays("militia")
    asked = t.game.pending
    t.you.does("discard", "estate", "estate")
    assert t.asked == ["third"]
    cannot_undo(t, t.me, t.third)
    t.you.undoes()
    assert t.game.pending == asked
    t.third.does("discard", "copper", "copper")
    t.you.does("discard", "copper", "estate")
    assert t.you.hand == cards("copper*2, estate")
    assert t.third.hand == cards("copper, estate*2")


def test_a_person_who_answers_last_of_several_has_seen_what_the_others_discarded_and_cannot_take_it_back():
    t = Table("militia", "copper*3, estate*2", "copper*3, estate*2")
    t.me.plays("militia")
    t.third.does("discard", "estate", "estate")
    t.you.does("discard", "estate", "estate")
    cannot_undo(t, t.me, t.third, t.you)


def test_a_forced_discard_of_another_shows_a_card_and_cannot_be_taken_back():
    t = Table("militia", "copper*5")
    t.me.plays("militia")
    cannot_undo(t, t.me)


def test_an_attack_can_be_taken_back_while_its_victim_is_asked_and_has_not_answered():
    t = Table("militia", "copper*3, estate*2")
    t.me.plays("militia")
    t.me.undoes()
    assert t.me.asked == "act"


def test_an_attack_that_opened_a_window_for_reactions_cannot_be_taken_back():
    # That the victim is asked at all tells of the Moat.
    t = Table("militia", "copper*3, estate, moat")
    t.me.plays("militia")
    cannot_undo(t, t.me)


@for_each_row(
    [
        ({"hand": "bureaucrat", "deck": ""}, "estate, duchy, copper"),
        ({"hand": "mountebank", "deck": ""}, "curse, copper"),
        ({"hand": "mountebank", "deck": ""}, "copper"),
        ({"hand": "tournament", "deck": ""}, "province, copper"),
        ({"hand": "tournament", "deck": ""}, "copper"),
    ]
)
def test_a_card_that_showed_what_kind_of_cards_another_holds_cannot_be_taken_back(me, you):
    t = Table(me, you)
    t.me.plays(me["hand"])
    cannot_undo(t, t.me)


def test_looking_through_the_discard_pile_cannot_be_taken_back():
    t = Table(me={"hand": "hermit", "discard": "estate, copper"})
    t.me.plays("hermit")
    cannot_undo(t, t.me)
