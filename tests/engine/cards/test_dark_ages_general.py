"""Dark Ages: when-trashed texts, losing track, choices that cannot be carried out."""

import pytest

from tests.each import for_each_row
from tests.engine.table import Table, cards


def test_texts_of_cards_trashed_together_happen_in_the_order_their_owner_picks():
    t = Table(me={"hand": "chapel, cultist, rats, overgrown_estate, feodum", "deck": "copper*9"})
    t.me.plays("chapel")
    t.me.does("trash", "cultist", "rats", "overgrown_estate", "feodum")
    assert t.trash == cards("cultist, rats, overgrown_estate, feodum")
    assert t.me.asked == "order"
    assert cards("cultist, rats, overgrown_estate, feodum") == t.me.options
    t.me.does("order", "feodum")
    assert t.me.discard == ["silver"] * 3
    t.me.does("order", "cultist")
    assert len(t.me.hand) == 3
    t.me.does("order", "overgrown_estate")
    assert len(t.me.hand) == 5  # the last one needs no question


def test_a_when_trashed_text_gives_no_right_to_trash_the_card():
    t = Table(me="cultist, rats, squire, feodum", phase="action")
    assert set(t.me.options) == {"play:cultist", "play:rats", "play:squire", "end"}
    t.me.ends_actions()
    assert all(option == "end" or option.startswith("buy:") for option in t.me.options)


def test_a_card_that_left_play_is_not_moved_but_the_rest_of_the_text_happens():
    t = Table(me={"hand": "procession, madman, estate", "deck": "copper*9"}, supply={"hermit": 10, "poor_house": 10})
    t.me.plays("procession")
    t.me.does("play", "madman")
    assert t.actions == 4
    assert len(t.me.hand) == 2  # as many as the hand held, once: the second time it could not be returned
    assert t.pile("madman") == 11
    assert t.trash == []
    assert t.me.discard == ["poor_house"]  # costs exactly 1 more than a Madman


def test_an_option_may_be_chosen_that_cannot_be_carried_out():
    t = Table(me="count")
    t.me.plays("count")
    t.me.does("choose", "discard")
    assert t.me.asked == "choose"
    t.me.does("choose", "coins")
    assert t.coins == 3


def test_treasures_with_text_are_followed_one_after_the_other():
    t = Table(me="spoils, counterfeit, copper", supply={"bandit_camp": 10}, phase="buy")
    t.me.plays("spoils")
    assert t.pile("spoils") == 16
    t.me.plays("counterfeit")
    assert t.me.options == ["copper"]
    t.me.does("play", "copper")
    assert t.coins == 3 + 1 + 2
    assert t.trash == cards("copper")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_may_look_into_the_trash(seat):
    assert Table(trash="gold, estate").game.view(seat).trash == ("estate", "gold")


@for_each_row(
    [
        ("altar, copper, estate", ["play:altar"], 1, 1),
        ("count, copper, estate, gold", ["play:count", "topdeck"], 1, 1),
        ("count, copper, estate, gold", ["play:count", "discard"], 2, 2),
        ("counterfeit, copper, silver", ["play:counterfeit"], 0, 1),
        ("cultist*3", ["play:cultist"], 0, 1),
        ("death_cart, moat, village", ["play:death_cart"], 1, 1),
        ("graverobber, moat", ["play:graverobber", "from_trash"], 1, 1),
        ("graverobber, moat, village", ["play:graverobber", "from_hand"], 1, 1),
        ("procession, moat, village", ["play:procession"], 0, 1),
        ("rogue", ["play:rogue"], 1, 1),
        ("mercenary, copper, estate, gold", ["play:mercenary", "yes"], 2, 2),
        ("dame_anna, copper, estate, gold", ["play:dame_anna"], 0, 2),
        ("hermit, curse, estate", ["play:hermit"], 0, 1),
    ]
)
def test_a_question_takes_as_many_cards_as_the_text_says(hand, moves, least, most):
    t = Table(me=hand, trash="market, gold", phase="buy" if "counterfeit" in hand else "action")
    for move in moves:
        t.me.does(t.me.asked, move)
    assert (t.me.question.least, t.me.question.most) == (least, most)


def test_of_two_cards_worth_robbing_one_is_trashed():
    t = Table(me="dame_molly", you={"deck": "silver, village"})
    t.me.plays("dame_molly")
    assert (t.you.question.least, t.you.question.most) == (1, 1)


@for_each_row(
    [("mystic", ["gold"]), ("rebuild", ["estate"]), ("sage", []), ("vagrant", []), ("wandering_minstrel", [])]
)
def test_what_lies_revealed_is_known_to_everyone_wherever_it_goes(card, answers):
    t = Table(me={"hand": card, "deck": "copper, copper, estate, silver, duchy"})
    t.me.plays(card)
    told = list(t.you.heard())
    for answer in answers:
        t.me.does(t.me.asked, answer)
        told += t.you.heard()
    moved = [event for event in told if event.name in ("topdeck", "discard", "take")]
    assert moved
    assert all(len(event.cards) == event.size for event in moved)


def test_cards_taken_from_the_catacombs_are_known_to_their_owner_alone():
    t = Table(me={"hand": "catacombs", "deck": "gold, estate, curse"})
    t.me.plays("catacombs")
    t.me.does("choose", "take")
    assert {id for event in t.you.heard() for id in event.cards} == set()
    assert {id for event in t.me.heard() for id in event.cards} == {"gold", "estate", "curse"}


def test_cards_not_worth_robbing_are_discarded_for_everyone_to_see():
    t = Table("dame_molly", {"deck": "copper, estate"}, "")
    t.me.plays("dame_molly")
    assert [event.cards for event in t.third.heard() if event.name == "discard" and event.seat == 1] == [
        ("copper", "estate")
    ]


@pytest.mark.parametrize(("discount", "trashed"), [(1, ""), (2, "province")])
def test_what_is_worth_robbing_costs_from_three_to_six_now(discount, trashed):
    t = Table(me="dame_molly", you={"deck": "province, silver"}, so_far={"discount": discount})
    t.me.plays("dame_molly")
    assert t.trash == cards(trashed)
