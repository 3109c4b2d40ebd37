"""Masquerade, Mining Village, Minion."""

from itertools import permutations

import pytest

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Masquerade ------------------------------------------------------------------------------------------------------


def passed(t):
    """Hands of all seats, as sets of cards."""
    return [seat.hand for seat in t.seats]


def test_masquerade_draws_then_everyone_passes_a_card_then_its_player_may_trash_one():
    t = Table(me={"hand": "masquerade, copper", "deck": "curse, estate"}, you="gold, copper")
    t.me.plays("masquerade")
    assert cards("copper, curse, estate") == t.me.options
    t.me.does("pass", "curse")
    t.you.does("pass", "copper")
    assert t.you.hand == cards("curse, gold")
    t.me.does("trash", "estate")
    assert t.me.hand == cards("copper*2")
    assert t.trash == cards("estate")
    assert t.actions == 0


@for_each(list(permutations(["me", "you", "third"])))
def test_masquerade_asks_all_at_once_and_moves_nothing_until_all_have_chosen(order):
    picks = {"me": "curse", "you": "estate", "third": "copper"}
    t = Table({"hand": "masquerade", "deck": "curse, gold"}, "estate, silver", "copper, village")
    t.me.plays("masquerade")
    assert t.asked == ["me", "you", "third"]
    for at, seat in enumerate(order):
        assert passed(t) == [cards("curse, gold"), cards("estate, silver"), cards("copper, village")]
        assert [getattr(t, name).asked for name in order[at:]] == ["pass"] * (3 - at)
        getattr(t, seat).does("pass", picks[seat])
    assert passed(t) == [cards("gold, copper"), cards("silver, curse"), cards("village, estate")]


def test_masquerade_does_not_let_a_player_pass_on_what_was_just_received():
    t = Table({"hand": "masquerade", "deck": "curse, gold"}, "estate, silver", "copper")
    t.me.plays("masquerade")
    t.me.does("pass", "curse")
    assert cards("estate, silver") == t.you.options
    t.you.does("pass", "silver")
    # The third player has one card only and passes that.
    assert passed(t) == [cards("gold, copper"), cards("estate, curse"), cards("silver")]


def test_masquerade_cannot_be_declined_nor_overdone():
    t = Table({"hand": "masquerade", "deck": "curse, gold"}, "estate, silver")
    t.me.plays("masquerade")
    for seat in (t.me, t.you):
        seat.cannot("pass")
        seat.cannot("pass", *seat.options)


def test_masquerade_lets_only_its_player_trash_also_what_was_just_received():
    t = Table(me={"hand": "masquerade", "deck": "copper, estate"}, you="curse, gold")
    t.me.plays("masquerade")
    t.me.does("pass", "estate")
    t.you.does("pass", "curse")
    assert t.asked == ["me"]
    assert cards("copper, curse") == t.me.options
    assert (t.me.question.least, t.me.question.most) == (0, 1)
    t.me.does("trash", "curse")
    assert t.trash == cards("curse")
    assert t.asked == ["me"]


def test_masquerade_need_not_trash():
    t = Table(me={"hand": "masquerade", "deck": "copper, estate"}, you="curse, gold")
    t.me.plays("masquerade")
    t.me.does("pass", "estate")
    t.you.does("pass", "curse")
    t.me.does("trash")
    assert t.trash == []
    assert t.me.hand == cards("copper, curse")


def test_a_card_passed_goes_from_hand_to_hand_and_is_neither_gained_nor_discarded():
    t = Table(
        me={"hand": "masquerade, gold", "deck": "estate*2", "discard": "copper"},
        you={"hand": "curse, estate", "discard": "silver"},
    )
    before = t.position["supply"]
    t.me.plays("masquerade")
    t.me.does("pass", "gold")
    t.you.does("pass", "curse")
    assert t.you.hand == cards("gold, estate")
    assert t.me.hand == cards("curse, estate*2")
    assert (t.me.discard, t.you.discard, t.trash) == (["copper"], ["silver"], [])
    assert t.position["supply"] == before
    assert {event.name for event in t.events} == {"pass"}


def test_masquerade_leaves_every_hand_as_large_as_it_was():
    t = Table("masquerade, estate*4", "copper*2, estate*3", "copper, estate*2")
    t.me.plays("masquerade")
    for seat in (t.me, t.you, t.third):
        seat.does("pass", "estate")
    assert [len(hand) for hand in passed(t)] == [6, 5, 3]
    assert [seat.discard for seat in t.seats] == [[], [], []]


def test_a_passed_province_counts_for_the_person_who_holds_it_in_the_end():
    t = Table(me="masquerade, province", you="copper", supply={"curse": 0, "estate": 0, "duchy": 0})
    t.me.plays("masquerade")
    t.me.does("pass", "province")
    t.me.does("trash")
    assert t.pile("province") == 8
    assert (t.me.discard, t.you.discard) == ([], [])
    t.me.ends_turn()
    assert t.game.result.scores == (0, 6)


# The rulebook does not say what an empty hand means. By the wording of the 1st edition such a player passes nothing and
# still receives; later wordings leave the player out altogether.
def test_who_has_no_card_passes_nothing_and_still_receives():
    t = Table({"hand": "masquerade", "deck": "curse, gold"}, "", "copper, estate")
    t.me.plays("masquerade")
    assert t.asked == ["me", "third"]
    t.me.does("pass", "curse")
    t.third.does("pass", "estate")
    assert passed(t) == [cards("gold, estate"), cards("curse"), cards("copper")]


# As above: the texts do not settle it.
def test_the_player_of_masquerade_may_have_nothing_to_pass_and_trash_what_came():
    t = Table(me={"hand": "masquerade", "deck": ""}, you="curse, gold")
    t.me.plays("masquerade")
    assert t.asked == ["you"]
    t.you.does("pass", "curse")
    t.me.does("trash", "curse")
    assert passed(t) == [[], cards("gold")]
    assert t.trash == cards("curse")


def test_who_has_one_card_must_pass_it():
    t = Table(me={"hand": "masquerade", "deck": "curse, estate"}, you="gold")
    t.me.plays("masquerade")
    assert t.asked == ["me"]
    t.me.does("pass", "curse")
    assert t.you.hand == cards("curse")
    assert t.me.hand == cards("estate, gold")


def test_only_giver_and_receiver_know_what_was_passed():
    t = Table({"hand": "masquerade", "deck": "curse, gold"}, "estate, silver", "copper, village")
    t.me.plays("masquerade")
    t.me.does("pass", "curse")
    t.you.does("pass", "estate")
    t.third.does("pass", "copper")
    named = {seat: [event.cards for event in seat.heard()] for seat in t.seats}
    assert named[t.me] == [("curse",), (), ("copper",)]
    assert named[t.you] == [("curse",), ("estate",), ()]
    assert named[t.third] == [(), ("estate",), ("copper",)]
    assert [(event.cards, event.size) for event in t.public()] == [((), 1)] * 3


def test_what_one_passes_shows_nowhere_until_all_have_chosen():
    tables = []
    for pick in ("curse", "gold"):
        t = Table({"hand": "masquerade", "deck": "curse, gold"}, "estate, silver", "copper, village")
        t.me.plays("masquerade")
        t.me.does("pass", pick)
        tables.append(t)
    one, other = tables
    assert one.you.view() == other.you.view()
    assert one.third.view() == other.third.view()
    assert one.events == []


def test_masquerade_is_no_attack():
    t = Table(me="masquerade, copper*2", you="moat, copper")
    t.me.plays("masquerade")
    assert t.you.asked == "pass"


# -- Mining Village --------------------------------------------------------------------------------------------------


def test_mining_village_may_stay_in_play():
    t = Table(me={"hand": "mining_village", "deck": "silver"})
    t.me.plays("mining_village")
    t.me.does("confirm", "no")
    assert t.me.hand == cards("silver")
    assert t.counters == (2, 1, 0)
    assert t.me.in_play == cards("mining_village")


def test_mining_village_trashed_at_once_pays_two_coins():
    t = Table(me={"hand": "mining_village", "deck": "silver"})
    t.me.plays("mining_village")
    assert t.me.hand == cards("silver")  # drawn before deciding
    t.me.does("confirm", "yes")
    assert t.counters == (2, 1, 2)
    assert t.trash == cards("mining_village")
    assert t.me.in_play == []


def test_mining_village_played_twice_can_be_kept_first_and_trashed_then():
    t = Table(me={"hand": "throne_room, mining_village", "deck": "silver, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "mining_village")
    first = t.me.question
    t.me.does("confirm", "no")
    assert t.me.question.number == first.number + 1
    t.me.does("confirm", "yes")
    assert t.me.hand == cards("silver, gold")
    assert t.counters == (4, 1, 2)
    assert t.trash == cards("mining_village")


def test_mining_village_played_twice_is_trashed_and_paid_for_once():
    t = Table(me={"hand": "throne_room, mining_village", "deck": "silver, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "mining_village")
    t.me.does("confirm", "yes")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("silver, gold")
    assert t.counters == (4, 1, 2)
    assert t.trash == cards("mining_village")


def test_mining_village_is_trashed_at_once_or_not_at_all():
    t = Table(me="mining_village, smithy")
    t.me.plays("mining_village")
    t.me.does("confirm", "no")
    t.me.plays("smithy")
    assert t.me.asked == "buy"
    assert not [key for key in t.me.options if "mining_village" in key and not key.startswith("buy:")]
    t.me.ends_turn()
    assert t.trash == []


# -- Minion ----------------------------------------------------------------------------------------------------------


def test_minion_may_pay_two_coins():
    t = Table(me="minion, copper*2", you="copper*5")
    t.me.plays("minion")
    t.me.does("choose", "coins")
    assert t.counters == (1, 1, 2)
    assert t.me.hand == cards("copper*2")
    assert len(t.you.hand) == 5


def test_minion_may_replace_ones_own_hand_and_hands_of_five():
    t = Table(me={"hand": "minion, copper*2", "deck": "silver*5"}, you={"hand": "estate*5", "deck": "gold*5"})
    t.me.plays("minion")
    t.me.does("choose", "hands")
    assert t.counters == (1, 1, 0)
    assert (t.me.hand, t.me.discard) == (cards("silver*4"), cards("copper*2"))
    assert (t.you.hand, t.you.discard) == (cards("gold*4"), cards("estate*5"))


@pytest.mark.parametrize("size", [4, 3, 1, 0])
def test_minion_leaves_hands_of_fewer_than_five_cards_alone(size):
    t = Table(me={"hand": "minion, estate", "deck": "silver*4"}, you=f"gold*{size}" if size else "")
    t.me.plays("minion")
    t.me.does("choose", "hands")
    assert t.me.hand == cards("silver*4")
    assert t.you.hand == cards(f"gold*{size}")
    assert t.you.discard == []
    assert len(t.you.deck) == 10


def test_minion_replaces_a_large_hand_by_four_cards_without_asking():
    t = Table(me="minion", you={"hand": "estate*7", "deck": "gold*5"})
    t.me.plays("minion")
    t.me.does("choose", "hands")
    assert t.asked == ["me"]
    assert t.you.hand == cards("gold*4")
    assert t.you.discard == ["estate"] * 7


def test_minion_gives_exactly_one_of_the_two():
    t = Table(me="minion")
    t.me.plays("minion")
    assert t.me.options == ["coins", "hands"]
    t.me.cannot("choose")
    t.me.cannot("choose", "coins", "hands")
    assert t.actions == 1


def test_minion_shuffles_what_it_discarded_but_not_itself():
    t = Table(me={"hand": "minion, silver, gold, estate", "deck": "copper"})
    t.me.plays("minion")
    t.me.does("choose", "hands")
    assert t.me.hand == cards("copper, silver, gold, estate")
    assert t.me.in_play == cards("minion")


def test_minion_played_twice_is_chosen_and_answered_twice():
    t = Table(
        me={"hand": "throne_room, minion, estate*2", "deck": "silver*4"},
        you={"hand": "moat, copper*4", "deck": "gold*4"},
    )
    t.me.plays("throne_room")
    t.me.does("play", "minion")
    t.you.does("react", "no")
    t.me.does("choose", "coins")
    assert t.you.asked == "react"
    t.you.does("react", "no")
    t.me.does("choose", "hands")
    assert t.counters == (2, 1, 2)
    assert t.me.hand == cards("silver*4")
    assert t.you.hand == cards("gold*4")


def test_minion_goes_round_in_turn_order_and_measures_each_hand():
    t = Table("minion, estate", "estate*5", "estate*3", "estate*6")
    t.me.plays("minion")
    t.me.does("choose", "hands")
    assert [len(seat.hand) for seat in t.seats] == [4, 4, 3, 4]
    assert [event.seat for event in t.events if event.name in ("discard", "draw")] == [0, 0, 1, 1, 3, 3]


def test_moat_keeps_the_hand_from_minion():
    t = Table({"hand": "minion, estate*4", "deck": "silver*4"}, "moat, copper*4", "estate*5")
    t.me.plays("minion")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.me.does("choose", "hands")
    assert t.you.hand == cards("moat, copper*4")
    assert t.me.hand == cards("silver*4")
    assert t.me.discard == ["estate"] * 4
    assert t.third.hand == cards("copper*4")


def test_minion_can_be_answered_before_its_player_chooses():
    t = Table(me="minion", you="moat")
    t.me.plays("minion")
    assert t.asked == ["you"]
    t.you.does("react", "no")
    assert t.me.asked == "choose"
