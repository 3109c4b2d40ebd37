"""Asking several seats at once: they answer in any order, and what follows happens in turn order."""

from itertools import permutations

from engine import Game
from tests.each import for_each
from tests.engine.table import Table, cards

HAND = "copper*3, estate*2"


def attacked(victims=2):
    t = Table("militia", *[HAND] * victims)
    t.me.plays("militia")
    return t


def test_all_victims_of_a_militia_are_asked_at_once():
    assert attacked(5).asked == ["you", "third", "fourth", "fifth", "sixth"]


def test_who_has_nothing_to_choose_is_not_asked_along():
    t = Table("militia", "copper*3", HAND, "copper*5")
    t.me.plays("militia")
    assert t.asked == ["third"]


@for_each(list(permutations(["you", "third", "fourth"])))
def test_the_answers_may_come_in_any_order(order):
    t = attacked(3)
    for seat in order:
        getattr(t, seat).does("discard", "estate", "estate")
    assert t.you.hand == t.third.hand == t.fourth.hand == cards("copper*3")
    assert t.asked == ["me"]


def test_whatever_the_order_of_the_answers_the_game_is_the_same():
    discards = {"you": ("copper", "estate"), "third": ("estate", "estate"), "fourth": ("copper", "copper")}
    positions = []
    for order in permutations(discards):
        t = attacked(3)
        for seat in order:
            getattr(t, seat).does("discard", *discards[seat])
        positions.append(t.position)
    assert all(position == positions[0] for position in positions)


def test_nothing_happens_until_all_have_answered():
    t = attacked()
    before = t.position
    t.third.does("discard", "estate", "estate")
    assert t.position == before
    assert t.events == []


def test_who_has_answered_is_no_longer_waited_for():
    t = attacked()
    assert t.game.view(None).waiting_for == (1, 2)
    t.third.does("discard", "estate", "estate")
    assert t.game.view(None).waiting_for == (1,)


def test_what_follows_happens_in_turn_order():
    t = attacked(3)
    for seat in (t.fourth, t.third, t.you):
        seat.does("discard", "estate", "estate")
    assert [event.seat for event in t.events if event.name == "discard"] == [1, 2, 3]


def test_turn_order_counts_from_the_player_whose_turn_it_is():
    t = Table(HAND, "militia", HAND, HAND, current=1)
    t.you.plays("militia")
    assert t.asked == ["third", "fourth", "me"]
    for seat in (t.me, t.fourth, t.third):
        seat.does("discard", "estate", "estate")
    assert [event.seat for event in t.events if event.name == "discard"] == [2, 3, 0]


def test_the_question_of_one_keeps_its_number_while_another_answers():
    t = attacked()
    question = t.you.question
    t.third.does("discard", "estate", "estate")
    assert t.game.number == question.number + 1
    assert t.you.question == question


def test_all_who_are_asked_together_are_asked_under_one_number():
    t = attacked(5)
    assert {decision.number for decision in t.game.pending} == {t.game.number}


def test_every_answer_survives_a_restart_of_its_own():
    game = attacked(3).game
    for seat, left in ((2, (1, 3)), (3, (1,)), (1, (0,))):
        game = Game.load(game.save())
        game.submit(seat, (3, 4))
        game = Game.load(game.save())
        assert tuple(decision.seat for decision in game.pending) == left
    hands = [player["hand"] for player in game.position()["players"]]
    assert hands == [[], *[["copper"] * 3] * 3]


def test_an_answer_taken_back_does_not_touch_the_others():
    t = attacked(3)
    t.third.does("discard", "estate", "estate")
    t.you.does("discard", "estate", "estate")
    t.you.undoes()
    assert t.asked == ["you", "fourth"]


def test_all_victims_of_a_bureaucrat_are_asked_at_once():
    t = Table("bureaucrat", "estate, duchy", "copper*5", "estate, province", "estate, copper")
    t.me.plays("bureaucrat")
    assert t.asked == ["you", "fourth"]
    t.fourth.does("topdeck", "estate")
    assert t.you.hand == cards("estate, duchy")
    t.you.does("topdeck", "duchy")
    assert [seat.deck[0] for seat in t.seats] == ["silver", "duchy", "copper", "estate", "estate"]


def test_what_one_has_answered_another_does_not_see_until_all_have():
    t = attacked()
    t.you.does("discard", "copper", "copper")
    other = attacked()
    other.you.does("discard", "estate", "estate")
    assert t.third.view() == other.third.view()
    assert t.me.view() == other.me.view()
