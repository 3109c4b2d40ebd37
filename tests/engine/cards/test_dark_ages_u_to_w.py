"""Urchin, Vagrant, Wandering Minstrel."""

import pytest

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Urchin ----------------------------------------------------------------------------------------------------------


def test_urchin_gives_a_card_and_an_action_and_the_others_discard_down_to_four():
    t = Table(me={"hand": "urchin", "deck": "gold"}, you="copper*3, estate*2")
    t.me.plays("urchin")
    assert t.me.hand == cards("gold")
    assert t.actions == 1
    t.you.does("discard", "estate")
    assert t.you.hand == cards("copper*3, estate")


def test_urchin_leaves_a_hand_of_four_alone():
    t = Table(me="urchin", you="copper*4")
    t.me.plays("urchin")
    assert t.you.hand == cards("copper*4")
    assert t.asked == ["me"]


def test_moat_keeps_its_owner_from_urchin():
    t = Table(me="urchin", you="moat, copper*4")
    t.me.plays("urchin")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.hand == cards("moat, copper*4")


def test_urchin_asks_all_victims_at_once():
    t = Table("urchin", "copper*4, estate", "copper*4, estate")
    t.me.plays("urchin")
    assert t.asked == ["you", "third"]
    t.third.does("discard", "estate")
    t.you.does("discard", "copper")
    assert t.you.discard == ["copper"]
    assert t.third.discard == ["estate"]


def test_an_urchin_in_play_may_be_traded_for_a_mercenary_before_the_next_urchin_does_anything():
    t = Table(me={"hand": "urchin", "in_play": "urchin", "deck": "gold"}, you="copper*4, estate")
    t.me.plays("urchin")
    assert t.asked == ["me"]
    assert t.me.options == ["urchin", "no"]
    assert t.me.hand == []
    t.me.does("react", "urchin")
    assert t.trash == cards("urchin")
    assert t.me.in_play == cards("urchin")
    assert t.me.discard == ["mercenary"]
    assert t.pile("mercenary") == 9
    assert t.me.hand == cards("gold")
    t.you.does("discard", "estate")
    assert t.actions == 1


def test_an_urchin_never_answers_its_own_play():
    t = Table(me={"hand": "urchin", "deck": "gold"})
    t.me.plays("urchin")
    assert t.me.hand == cards("gold")
    assert t.me.asked == "buy"
    assert t.me.in_play == cards("urchin")


def test_urchin_stays_in_play_if_its_player_likes_and_is_asked_about_again():
    t = Table(me={"hand": "militia*2", "in_play": "urchin"}, actions=2)
    t.me.plays("militia")
    t.me.does("react", "no")
    assert t.me.in_play == cards("urchin, militia")
    t.me.plays("militia")
    t.me.does("react", "urchin")
    assert t.trash == cards("urchin")
    assert t.me.discard == ["mercenary"]


@pytest.mark.parametrize("double", ["throne_room", "procession"])
def test_playing_the_same_urchin_again_is_no_other_attack(double):
    t = Table(me={"hand": f"{double}, urchin", "deck": "gold, silver"}, supply={"militia": 10, "smithy": 10})
    t.me.plays(double)
    t.me.does("play", "urchin")
    assert t.me.asked == ("gain" if double == "procession" else "buy")
    assert t.me.hand == cards("gold, silver")
    assert t.pile("mercenary") == 10


def test_an_attack_played_twice_asks_about_urchin_each_time():
    t = Table(me={"hand": "throne_room, militia", "in_play": "urchin"})
    t.me.plays("throne_room")
    t.me.does("play", "militia")
    t.me.does("react", "no")
    assert t.coins == 2
    t.me.does("react", "urchin")
    assert t.coins == 4
    assert t.me.discard == ["mercenary"]


def test_each_urchin_in_play_may_be_traded():
    t = Table(me={"hand": "militia", "in_play": "urchin*2"})
    t.me.plays("militia")
    assert t.me.options == ["urchin", "urchin", "no"]
    t.me.does("react", "urchin")
    assert t.me.options == ["urchin", "no"]
    t.me.does("react", "urchin")
    assert t.trash == cards("urchin*2")
    assert t.me.discard == ["mercenary", "mercenary"]
    assert t.coins == 2


def test_gaining_or_buying_an_attack_is_not_playing_one():
    t = Table(me={"hand": "chapel, squire", "in_play": "urchin"}, buys=2, coins=4, supply={"militia": 10})
    t.me.plays("chapel")
    t.me.does("trash", "squire")
    t.me.does("gain", "militia")
    assert t.me.asked == "buy"
    t.me.buys("militia")
    assert t.me.asked == "buy"
    assert t.trash == cards("squire")


def test_urchin_may_be_trashed_though_no_mercenary_is_left():
    t = Table(me={"hand": "militia", "in_play": "urchin"}, supply={"mercenary": 0})
    t.me.plays("militia")
    t.me.does("react", "urchin")
    assert t.trash == cards("urchin")
    assert t.me.discard == []


def test_mercenary_is_another_attack():
    t = Table(me={"hand": "mercenary", "in_play": "urchin"})
    t.me.plays("mercenary")
    assert t.me.options == ["urchin", "no"]
    t.me.does("react", "urchin")
    assert t.me.discard == ["mercenary"]


def test_the_player_decides_about_urchin_before_the_others_answer_the_attack():
    t = Table(me={"hand": "militia", "in_play": "urchin"}, you="moat, copper*4")
    t.me.plays("militia")
    assert t.asked == ["me"]
    t.me.does("react", "urchin")
    assert t.asked == ["you"]
    assert t.coins == 0
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.coins == 2
    assert t.you.hand == cards("moat, copper*4")


def test_a_card_that_is_no_attack_leaves_urchin_alone():
    t = Table(me={"hand": "village", "in_play": "urchin"})
    t.me.plays("village")
    assert t.me.asked == "buy"


def test_another_players_attack_leaves_urchin_alone():
    t = Table(me={"hand": "militia"}, you={"hand": "copper*3", "in_play": "urchin"})
    t.me.plays("militia")
    assert t.asked == ["me"]


# -- Vagrant ---------------------------------------------------------------------------------------------------------


@for_each(["curse", "survivors", "hovel", "necropolis", "overgrown_estate", "estate", "dame_josephine"])
def test_vagrant_takes_a_curse_ruins_shelter_or_victory_card(found):
    t = Table(me={"hand": "vagrant", "deck": f"silver, {found}, gold"})
    t.me.plays("vagrant")
    assert t.me.hand == cards(f"silver, {found}")
    assert t.me.deck == ["gold"]
    assert t.actions == 1


@pytest.mark.parametrize("other", ["silver", "village", "dame_anna"])
def test_vagrant_shows_any_other_card_and_leaves_it_on_the_deck(other):
    t = Table(me={"hand": "vagrant", "deck": f"copper, {other}, gold"})
    t.me.plays("vagrant")
    assert t.me.hand == cards("copper")
    assert t.me.deck == [other, "gold"]
    assert any(event.name == "reveal" and event.cards == (other,) for event in t.public())


def test_vagrant_reveals_nothing_where_there_is_nothing():
    t = Table(me={"hand": "vagrant", "deck": "copper"})
    t.me.plays("vagrant")
    assert t.me.hand == cards("copper")
    assert not [event for event in t.public() if event.name == "reveal"]


# -- Wandering Minstrel ----------------------------------------------------------------------------------------------


def test_wandering_minstrel_puts_the_actions_of_the_next_three_cards_back_in_any_order():
    t = Table(me={"hand": "wandering_minstrel", "deck": "gold, village, copper, smithy, silver"})
    t.me.plays("wandering_minstrel")
    assert t.me.hand == cards("gold")
    assert t.actions == 2
    assert sorted(t.me.options) == ["smithy", "village"]
    t.me.does("topdeck", "smithy", "village")
    assert t.me.deck == ["smithy", "village", "silver"]
    assert t.me.discard == ["copper"]


def test_ruins_necropolis_and_cards_of_two_types_are_actions_to_wandering_minstrel():
    t = Table(me={"hand": "wandering_minstrel", "deck": "gold, survivors, necropolis, dame_josephine"})
    t.me.plays("wandering_minstrel")
    assert (t.me.question.least, t.me.question.most) == (3, 3)
    t.me.does("topdeck", "necropolis", "dame_josephine", "survivors")
    assert t.me.deck == ["necropolis", "dame_josephine", "survivors"]
    assert t.me.discard == []


def test_wandering_minstrel_discards_everything_where_there_is_no_action():
    t = Table(me={"hand": "wandering_minstrel", "deck": "gold, copper, estate, hovel"})
    t.me.plays("wandering_minstrel")
    assert t.me.discard == cards("copper, estate, hovel")
    assert t.me.deck == []
    assert t.me.asked == "buy"


def test_wandering_minstrel_shuffles_only_what_is_not_turned_up():
    t = Table(me={"hand": "wandering_minstrel", "deck": "gold, village", "discard": "smithy"})
    t.me.plays("wandering_minstrel")
    assert t.me.hand == cards("gold")
    t.me.does("topdeck", "village", "smithy")
    assert t.me.deck == ["village", "smithy"]
    assert t.me.discard == []


def test_wandering_minstrel_puts_a_single_action_back_without_asking():
    t = Table(me={"hand": "wandering_minstrel", "deck": "gold, copper, village, estate, silver"})
    t.me.plays("wandering_minstrel")
    assert t.me.deck == ["village", "silver"]
    assert t.me.discard == cards("copper, estate")
