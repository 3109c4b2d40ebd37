"""Who knows what in a possessed turn: the possessor what the possessed player knows, and nobody else anything more."""

from tests.engine.table import Table, cards
from tests.engine.test_possession import possessing


def told(t, name):
    """The cards of the events of that name, as each seat and the public are told them."""
    events = [event for event in t.events if event.name == name]
    return [[event.told(seat).cards for event in events] for seat in (0, 1, 2, None)]


def test_the_possessor_alone_sees_the_hand_of_the_possessed_player():
    t = possessing("gold", "estate, duchy", "silver")
    assert t.me.view().possessed.seat == 1
    assert cards("estate, duchy") == list(t.me.view().possessed.hand)
    assert cards("gold") == list(t.me.view().hand)
    assert t.you.view().possessed is t.third.view().possessed is t.game.view(None).possessed is None
    assert cards("estate, duchy") == list(t.you.view().hand)


def test_the_possessed_player_does_not_see_the_hand_of_the_possessor():
    one, other = possessing("gold", "estate", "copper"), possessing("silver", "estate", "copper")
    assert one.you.view() == other.you.view()
    assert one.game.view_for(one.me.question)._replace(owned={}) == other.game.view_for(other.me.question)._replace(
        owned={}
    )


def test_nobody_knows_the_order_of_the_deck():
    one = possessing("", {"hand": "copper", "deck": "gold, curse"}, "")
    other = possessing("", {"hand": "copper", "deck": "curse, gold"}, "")
    for seat in (0, 1, 2, None):
        assert one.game.view(seat) == other.game.view(seat)
    assert one.game.view_for(one.me.question) == other.game.view_for(other.me.question)


def test_the_possessor_does_not_know_what_else_the_possessed_player_owns():
    one = possessing("", {"hand": "copper", "deck": "gold*2"}, supply={"masquerade": 10})
    other = possessing("", {"hand": "copper", "deck": "curse*2"}, supply={"masquerade": 10})
    assert one.me.view().possessed == other.me.view().possessed
    assert one.game.view_for(one.me.question).owned == {"copper": 1}
    assert other.game.view_for(other.me.question).owned == {"copper": 1}


def test_what_the_possessed_player_draws_is_told_to_both():
    t = possessing("", {"hand": "smithy", "deck": "gold, silver, estate"}, "")
    t.me.plays("smithy")
    drawn = [("gold", "silver", "estate")]
    assert told(t, "draw") == [drawn, drawn, [()], [()]]


def test_what_the_possessed_player_looks_at_is_seen_by_both():
    t = possessing("", {"hand": "lookout", "deck": "gold, silver, estate"}, "")
    t.me.plays("lookout")
    assert t.me.view().possessed.looked_at == t.you.view().looked_at == ("gold", "silver", "estate")
    assert t.third.view().looked_at == t.game.view(None).looked_at == ()
    seen = [("gold", "silver", "estate")]
    assert told(t, "look") == [seen, seen, [()], [()]]


def test_the_discard_pile_that_the_possessed_player_looks_through_is_seen_by_both():
    t = possessing("", {"hand": "hermit", "discard": "copper, curse, estate"}, "")
    t.me.plays("hermit")
    assert t.me.view().possessed.looked_at == t.you.view().looked_at == ("copper", "curse", "estate")
    assert t.third.view().looked_at == ()


def test_the_mats_of_the_possessed_player_are_seen_by_both():
    t = possessing("", {"hand": "native_village", "native_village": "gold", "deck": "curse"}, "")
    assert t.me.view().possessed.zones["native_village"] == ("gold",)
    assert t.third.view().players[1].sizes["native_village"] == 1
    t.me.plays("native_village")
    t.me.does("choose", "set_aside")
    assert told(t, "set_aside") == [[("curse",)], [("curse",)], [()], [()]]
    assert "native_village" not in t.third.view().players[1].zones


def test_the_card_in_a_haven_is_seen_by_both():
    t = possessing("", {"hand": "haven, gold", "deck": "copper*9"}, "")
    t.me.plays("haven")
    t.me.does("choose", "gold")
    assert told(t, "set_aside") == [[("gold",)], [("gold",)], [()], [()]]
    assert t.me.view().possessed.zones["haven"] == ("gold",)


def test_the_new_hand_is_told_to_both_and_what_is_drawn_afterwards_is_not():
    t = possessing("", {"hand": "copper", "deck": "smithy, gold, silver, estate, duchy, curse*3"}, "")
    t.me.ends_turn()
    drawn = [("smithy", "gold", "silver", "estate", "duchy")]
    assert told(t, "draw") == [drawn, drawn, [()], [()]]
    assert t.me.view().possessed is None
    t.you.plays("smithy")
    assert told(t, "draw") == [[()], [("curse",) * 3], [()], [()]]


def test_what_the_possessor_draws_in_that_turn_is_theirs_alone():
    t = possessing({"hand": "", "deck": "gold"}, "council_room", "")
    t.me.plays("council_room")
    drawn = [event for event in t.events if event.name == "draw" and event.seat == 0]
    assert [[event.told(seat).cards for event in drawn] for seat in (0, 1, 2)] == [[("gold",)], [()], [()]]


def test_a_card_that_the_possessed_player_passes_is_known_to_three():
    t = possessing("curse, copper", {"hand": "masquerade, gold", "deck": "silver*9"}, "estate, province", "")
    t.me.plays("masquerade")
    t.me.does("pass", "gold")
    t.third.does("pass", "estate")
    t.me.does("pass", "curse")
    passed = {event.seat: event.knows for event in t.events if event.name == "pass"}
    assert passed == {0: {0, 1}, 1: {0, 1, 2}, 2: {2, 3}}


def test_what_the_possessed_player_discards_is_known_to_the_possessor():
    t = possessing("", "cellar, estate, gold", "")
    t.me.plays("cellar")
    t.me.does("discard", "estate", "gold")
    both = [("estate", "gold")]
    assert told(t, "discard") == [both, both, [("gold",)], [("gold",)]]


def test_everyone_knows_who_decides():
    t = possessing("", "copper", "")
    for seat in (0, 1, 2, None):
        view = t.game.view(seat)
        assert (view.current, view.possessor, view.waiting_for, view.is_extra_turn) == (1, 0, (0,), True)


def test_the_terms_of_a_question_are_for_the_decider_alone():
    t = possessing("", "remodel, silver, gold", "")
    t.me.plays("remodel")
    t.me.does("trash", "gold")
    assert t.me.view().terms.costs == t.game.view_for(t.me.question).terms.costs == (8,)
    assert t.you.view().terms.costs == t.third.view().terms.costs == ()


def test_the_view_for_a_question_is_from_the_place_of_the_possessed_player():
    t = possessing("gold", "silver, estate", "")
    seen = t.game.view_for(t.me.question)
    assert (seen.seat, seen.waiting_for) == (1, (0,))
    assert seen.hand == ("silver", "estate")
    assert seen.possessed is None
    t = Table("gold", "silver")
    assert t.game.view_for(t.me.question) == t.me.view()
