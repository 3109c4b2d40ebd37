"""Spoils, Madman and Mercenary."""

from tests.engine.table import Table, cards

# -- Spoils ----------------------------------------------------------------------------------------------------------


def test_spoils_give_three_coins_and_go_back_to_their_pile():
    t = Table(me="spoils", supply={"bandit_camp": 10, "spoils": 14}, phase="buy")
    t.me.plays("spoils")
    assert t.coins == 3
    assert t.me.in_play == []
    assert t.pile("spoils") == 15


def test_counterfeit_spoils_pay_twice_and_are_not_trashed():
    t = Table(me="counterfeit, spoils", supply={"bandit_camp": 10, "spoils": 14}, phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "spoils")
    assert t.coins == 1 + 6
    assert t.trash == []
    assert t.pile("spoils") == 15


def test_only_as_many_spoils_are_gained_as_there_are():
    t = Table(me="pillage", supply={"spoils": 1})
    t.me.plays("pillage")
    assert t.me.discard == ["spoils"]
    assert t.pile("spoils") == 0


# -- Madman ----------------------------------------------------------------------------------------------------------


def test_a_madman_goes_back_to_its_pile_and_doubles_the_hand():
    t = Table(me={"hand": "madman, copper, estate, moat", "deck": "gold*5"}, supply={"hermit": 10})
    t.me.plays("madman")
    assert t.actions == 2
    assert t.me.hand == cards("copper, estate, moat, gold*3")
    assert t.me.in_play == []
    assert t.pile("madman") == 11


def test_a_madman_alone_in_hand_draws_nothing():
    t = Table(me="madman", supply={"hermit": 10})
    t.me.plays("madman")
    assert t.actions == 2
    assert t.me.hand == []


def test_nobody_is_asked_whether_a_madman_goes_back():
    t = Table(me={"hand": "madman, moat", "deck": "gold, gold"}, supply={"hermit": 10})
    t.me.plays("madman")
    assert t.me.asked == "act"
    assert t.pile("madman") == 11
    assert t.me.hand == cards("moat, gold")


def test_a_madman_played_twice_draws_once():
    t = Table(me={"hand": "throne_room, madman, moat", "deck": "gold*5"}, supply={"hermit": 10})
    t.me.plays("throne_room")
    t.me.does("play", "madman")
    assert t.actions == 4
    assert t.me.hand == cards("moat, gold")
    assert t.pile("madman") == 11


# -- Mercenary -------------------------------------------------------------------------------------------------------


def test_a_mercenary_turns_two_cards_into_cards_coins_and_an_attack():
    t = Table(me={"hand": "mercenary, copper, estate, curse", "deck": "gold*5"}, you="copper*3, estate*2")
    t.me.plays("mercenary")
    t.me.does("confirm", "yes")
    t.me.does("trash", "estate", "curse")
    t.you.does("discard", "estate", "estate")
    assert t.me.hand == cards("copper, gold*2")
    assert t.coins == 2
    assert t.trash == cards("estate, curse")
    assert t.you.hand == cards("copper*3")


def test_a_declined_mercenary_does_nothing_at_all():
    t = Table(me="mercenary, copper*3", you="copper*5")
    t.me.plays("mercenary")
    t.me.does("confirm", "no")
    assert t.trash == []
    assert t.coins == 0
    assert len(t.you.hand) == 5
    assert t.asked == ["me"]


def test_the_only_card_in_hand_may_be_trashed_for_a_mercenary_but_brings_nothing():
    t = Table(me="mercenary, copper", you="copper*5")
    t.me.plays("mercenary")
    t.me.does("confirm", "yes")
    assert t.trash == cards("copper")
    assert t.me.hand == []
    assert t.coins == 0
    assert len(t.you.hand) == 5


def test_of_several_cards_one_alone_cannot_be_trashed_for_a_mercenary():
    t = Table(me="mercenary, copper, estate, curse")
    t.me.plays("mercenary")
    t.me.does("confirm", "yes")
    assert (t.me.question.least, t.me.question.most) == (2, 2)
    t.me.cannot("trash", "copper")


def test_reactions_come_before_the_decision_about_a_mercenary():
    t = Table(me="mercenary, copper*2", you="moat, beggar, copper*3")
    t.me.plays("mercenary")
    assert t.asked == ["you"]
    t.you.does("react", "beggar")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.me.does("confirm", "yes")
    assert t.coins == 2
    assert t.you.hand == cards("moat, copper*3")


def test_what_both_trashed_cards_say_happens_before_the_mercenary_pays():
    t = Table(me={"hand": "mercenary, cultist, rats", "deck": "copper*9"}, you="estate*5")
    t.me.plays("mercenary")
    t.me.does("confirm", "yes")
    assert t.trash == cards("cultist, rats")
    assert t.coins == 0
    t.me.does("order", "rats")
    assert len(t.me.hand) == 3 + 1 + 2
    assert t.coins == 2
    assert len(t.you.hand) == 3


def test_the_victims_of_a_mercenary_discard_at_once_and_only_down_to_three():
    t = Table("mercenary, copper*2", "estate*3", "copper*3, estate*2", "copper*2, estate*2")
    t.me.plays("mercenary")
    t.me.does("confirm", "yes")
    assert t.asked == ["third", "fourth"]
    t.fourth.does("discard", "copper")
    t.third.does("discard", "estate", "estate")
    assert len(t.you.hand) == len(t.third.hand) == len(t.fourth.hand) == 3
