"""Dark Ages: when-trashed texts, losing track, choices that cannot be carried out."""

import pytest

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
