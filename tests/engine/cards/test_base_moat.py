"""Moat: two cards on its player's own turn, safety from Attacks on everyone else's."""

import pytest

from tests.engine.table import Table, cards


def shows(seat):
    """The player shows Moat once and lets the Attack go on."""
    seat.does("react", "moat")
    seat.does("react", "no")


def test_moat_draws_two_cards():
    t = Table(me={"hand": "moat", "deck": "silver, gold"})
    t.me.plays("moat")
    assert t.me.hand == cards("silver, gold")
    assert t.counters == (0, 1, 0)


def test_moat_may_be_shown_before_any_of_the_attack_happens():
    t = Table(me={"hand": "witch", "deck": "silver, gold"}, you="moat, copper*4")
    t.me.plays("witch")
    assert t.asked == ["you"]
    assert t.you.options == ["moat", "no"]
    assert t.me.hand == []


def test_moat_leaves_its_owner_untouched_and_the_rest_of_the_attack_goes_on():
    t = Table(me={"hand": "witch", "deck": "silver, gold"}, you="moat, copper*4")
    t.me.plays("witch")
    shows(t.you)
    assert t.you.discard == []
    assert t.pile("curse") == 10
    assert t.me.hand == cards("silver, gold")


def test_moat_stays_in_hand_when_shown():
    t = Table(me="witch", you="moat, copper*4")
    t.me.plays("witch")
    shows(t.you)
    assert t.you.hand == cards("moat, copper*4")
    assert t.you.in_play == []


def test_everyone_sees_a_moat_that_is_shown():
    t = Table(me="witch", you="moat, copper*4")
    t.me.plays("witch")
    t.you.does("react", "moat")
    assert [(event.name, event.seat, event.cards) for event in t.public()] == [("reveal", 1, ("moat",))]


def test_showing_moat_is_optional():
    t = Table(me="witch", you="moat, copper*4")
    t.me.plays("witch")
    t.you.does("react", "no")
    assert t.you.discard == ["curse"]
    assert t.pile("curse") == 9


def test_nobody_learns_which_reaction_was_not_shown():
    t = Table(me="witch", you="moat, copper*4")
    t.me.plays("witch")
    assert not any("moat" in event.cards for event in t.me.heard())
    t.you.does("react", "no")
    assert not any("moat" in event.cards for event in t.me.heard())


@pytest.mark.parametrize("edition", [1, 2])
def test_moat_keeps_victory_cards_and_the_hand_from_the_bureaucrat(edition):
    t = Table(me={"hand": "bureaucrat", "deck": "copper"}, you={"hand": "moat, estate, copper*3"}, edition=edition)
    t.me.plays("bureaucrat")
    shows(t.you)
    assert t.you.hand == cards("moat, estate, copper*3")
    assert not any(event.name == "reveal" for event in t.public())
    assert t.me.deck == ["silver", "copper"]


@pytest.mark.parametrize("edition", [1, 2])
def test_moat_keeps_the_hand_from_the_militia(edition):
    t = Table(me="militia", you="moat, copper*4", edition=edition)
    t.me.plays("militia")
    shows(t.you)
    assert t.asked == ["me"]
    assert t.you.hand == cards("moat, copper*4")
    assert t.coins == 2


def test_moat_keeps_the_deck_from_the_bandit_unseen():
    t = Table(me="bandit", you={"hand": "moat", "deck": "gold, silver"})
    t.me.plays("bandit")
    shows(t.you)
    assert t.you.deck == ["gold", "silver"]
    assert not any(event.name == "reveal" for event in t.public())
    assert t.me.discard == ["gold"]


def test_moat_keeps_the_deck_from_the_thief_unseen():
    t = Table(me="thief", you={"hand": "moat", "deck": "gold, silver"}, edition=1)
    t.me.plays("thief")
    shows(t.you)
    assert t.you.deck == ["gold", "silver"]
    assert t.trash == []
    assert t.me.asked == "buy"


def test_moat_keeps_the_deck_from_the_spy_unseen():
    t = Table(me={"hand": "spy", "deck": "copper, estate"}, you={"hand": "moat", "deck": "gold"}, edition=1)
    t.me.plays("spy")
    shows(t.you)
    t.me.does("choose", "keep")
    assert not any("gold" in event.cards for event in t.public())
    assert t.me.asked == "buy"


def test_a_second_moat_adds_nothing_and_need_not_be_shown():
    t = Table(me="witch", you="moat*2, copper*3")
    t.me.plays("witch")
    assert t.you.options == ["moat", "moat", "no"]
    t.you.does("react", "moat")
    assert t.you.options == ["moat", "moat", "no"]
    t.you.does("react", "no")
    assert t.you.discard == []


def test_showing_moat_again_and_again_changes_nothing():
    t = Table(me="witch", you="moat*2, copper*3")
    t.me.plays("witch")
    for _ in range(3):
        t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.discard == []
    assert t.you.hand == cards("moat*2, copper*3")


def test_each_play_of_an_attack_can_be_answered_anew():
    t = Table(me="throne_room, witch", you="moat")
    t.me.plays("throne_room")
    t.me.does("play", "witch")
    shows(t.you)
    t.you.does("react", "no")
    assert t.you.discard == ["curse"]


def test_moat_holds_for_one_attack_only():
    t = Table(me="militia*2", you="moat, copper*4", actions=2)
    t.me.plays("militia")
    shows(t.you)
    t.me.plays("militia")
    t.you.does("react", "no")
    t.you.does("discard", "copper", "copper")
    assert t.you.hand == cards("moat, copper*2")


def test_players_answer_an_attack_in_turn_order():
    t = Table("witch", "moat", "moat")
    t.me.plays("witch")
    assert t.asked == ["you"]
    shows(t.you)
    assert t.asked == ["third"]
    shows(t.third)
    assert t.you.discard == t.third.discard == []
    assert t.pile("curse") == 20
    assert len(t.me.hand) == 2


def test_moat_protects_only_the_player_who_shows_it():
    t = Table("witch", "moat", "copper")
    t.me.plays("witch")
    shows(t.you)
    assert t.you.discard == []
    assert t.third.discard == ["curse"]


def test_moat_is_no_answer_to_ones_own_attack():
    t = Table(me={"hand": "spy, moat", "deck": "copper, estate"}, edition=1)
    t.me.plays("spy")
    assert t.me.asked == "choose"
    assert any(event.name == "reveal" and event.cards == ("estate",) for event in t.public())


def test_moat_is_no_answer_to_actions_that_are_not_attacks():
    t = Table(me="village, smithy, council_room", you="moat, copper*4")
    for action in ("village", "smithy", "council_room"):
        t.me.plays(action)
        assert t.asked == ["me"]
    assert t.you.hand == cards("moat, copper*5")


@pytest.mark.parametrize("zone", ["deck", "discard", "in_play", "set_aside"])
def test_moat_protects_only_from_the_hand(zone):
    t = Table(me="witch", you={"hand": "copper", zone: "moat"})
    t.me.plays("witch")
    assert t.pile("curse") == 9


def test_moat_played_twice_draws_four_cards():
    t = Table(me={"hand": "throne_room, moat", "deck": "silver, gold, estate, duchy, copper"})
    t.me.plays("throne_room")
    t.me.does("play", "moat")
    assert t.me.hand == cards("silver, gold, estate, duchy")
    assert t.asked == ["me"]


def test_a_moat_that_was_shown_can_be_played_on_the_next_turn():
    t = Table(me="militia", you={"hand": "moat, copper*4", "deck": "silver, gold"})
    t.me.plays("militia")
    shows(t.you)
    t.me.ends_turn()
    t.you.plays("moat")
    assert t.you.hand == cards("copper*4, silver, gold")
