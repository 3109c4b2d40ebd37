"""Durations: cards that stay in play because they do something at the start of their player's next turn."""

from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards, listed

DURATIONS = ("caravan", "fishing_village", "haven", "lighthouse", "merchant_ship", "tactician", "wharf")
# What playing one gives at once, and what it gives at the start of the next turn: cards, actions, buys, coins.
GIVES = {
    "caravan": ((1, 1, 0, 0), (1, 0, 0, 0)),
    "fishing_village": ((0, 2, 0, 1), (0, 1, 0, 1)),
    "lighthouse": ((0, 1, 0, 1), (0, 0, 0, 1)),
    "merchant_ship": ((0, 0, 0, 2), (0, 0, 0, 2)),
    "wharf": ((2, 0, 1, 0), (2, 0, 1, 0)),
}

KINGDOM = "procession fishing_village smithy cellar chapel market mine moat village workshop"


def begin_turn(me, **more):
    """A table where this player's turn has just begun."""
    t = Table(me, current=1, phase="buy", **more)
    t.you.ends_turn()
    return t


# -- in play ---------------------------------------------------------------------------------------------------------


def test_a_duration_stays_in_play_at_the_end_of_the_turn_it_is_played_in():
    t = Table(me="caravan")
    t.me.plays("caravan")
    t.me.ends_turn()
    assert t.me.in_play == cards("caravan")
    assert t.me.discard == ["copper"]
    assert len(t.me.hand) == 5


def test_a_duration_gives_its_bonus_at_the_start_of_the_next_turn_and_is_discarded_at_its_end():
    t = Table(me={"hand": "caravan", "deck": "copper*6, gold, silver*5"})
    t.me.plays("caravan")
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("copper*5, gold")
    assert t.me.in_play == cards("caravan")
    t.me.ends_turn()
    assert t.me.in_play == []
    assert "caravan" in t.me.discard


def test_several_durations_all_give_their_bonuses_and_use_up_no_action():
    t = Table(me={"hand": "caravan, wharf, fishing_village, merchant_ship", "deck": "copper*20"}, actions=9)
    t.me.plays("caravan", "wharf", "fishing_village", "merchant_ship")
    t.me.waits_for_next_turn()
    assert t.counters == (2, 2, 3)
    assert t.me.hand == cards("copper*8")
    assert t.me.asked == "buy"


@for_each_row(GIVES.items())
def test_what_a_duration_gives_now_and_in_the_next_turn(id, given):
    (now, later), t = given, Table(me={"hand": id, "deck": "copper*12"})
    t.me.plays(id)
    assert (len(t.me.hand), *t.counters) == (now[0], now[1], now[2] + 1, now[3])
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), *t.counters) == (5 + later[0], later[1] + 1, later[2] + 1, later[3])


def test_everyone_sees_a_duration_in_play_in_the_turns_of_others():
    t = Table(me="lighthouse")
    t.me.plays("lighthouse")
    t.me.ends_turn()
    for seat in (0, 1, None):
        player = t.game.view(seat).players[0]
        assert (player.in_play, player.awaited) == (("lighthouse",), ("lighthouse",))


def test_a_bonus_that_can_only_do_harm_happens_all_the_same():
    t = begin_turn({"in_play": "wharf", "awaited": "wharf", "deck": "", "discard": "curse*2"})
    assert t.me.hand == cards("curse*2")
    assert t.me.asked == "buy"


def test_everyone_is_told_what_a_duration_gives_but_not_what_is_drawn():
    t = begin_turn({"in_play": "caravan", "awaited": "caravan"})
    told = [(event.name, event.cards, event.size) for event in t.public() if event.source == "caravan"]
    assert told == [("duration", ("caravan",), 1), ("draw", (), 1)]


@for_each(DURATIONS)
def test_a_duration_that_is_trashed_from_the_hand_gives_nothing_later(id):
    t = Table(me={"hand": f"chapel, {id}", "deck": "copper*10"})
    t.me.plays("chapel")
    t.me.does("trash", id)
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("copper*5")
    assert t.counters == (1, 1, 0)


def test_durations_of_the_last_turn_are_no_actions_played_in_this_one():
    t = begin_turn({"hand": "conspirator", "in_play": "wharf, caravan", "awaited": "wharf, caravan"})
    t.me.plays("conspirator")
    assert (t.actions, t.coins) == (0, 2)


def test_durations_in_play_and_what_haven_keeps_belong_to_their_player_when_the_game_ends():
    t = Table(me={"hand": "caravan, haven, duchy, estate", "deck": "copper*5"}, supply={"province": 0})
    t.me.plays("caravan", "haven")
    t.me.does("choose", "duchy")
    t.me.ends_turn()
    assert t.me.in_play == cards("caravan, haven")
    assert t.game.result.scores[0] == 4
    owned = [each.id for each in t.game.view(1).final_decks[0]]
    assert owned == ["caravan", "copper", "duchy", "estate", "haven"]


def test_durations_in_play_count_for_gardens():
    t = Table(me={"hand": "caravan, haven, gardens", "deck": "copper*7"}, supply={"province": 0})
    t.me.plays("caravan", "haven")
    t.me.does("choose", "gardens")
    t.me.ends_turn()
    assert t.game.result.scores[0] == 1


# -- in which order --------------------------------------------------------------------------------------------------


@for_each(["wharf", "haven"])
def test_haven_and_another_duration_happen_in_the_order_their_player_picks(first):
    t = Table(me={"hand": "haven, wharf, estate", "deck": "copper*8, gold*2"}, actions=2)
    t.me.plays("haven")
    t.me.does("choose", "estate")
    t.me.plays("wharf")
    t.me.waits_for_next_turn()
    assert cards("haven, wharf") == t.me.options
    t.me.does("order", first)
    assert t.me.hand == cards("copper*5, gold*2, estate")
    assert (t.actions, t.buys) == (1, 2)


def test_horse_traders_may_come_back_before_or_after_a_duration():
    t = begin_turn({"in_play": "caravan", "awaited": "caravan", "returning": "horse_traders", "deck": "gold, silver"})
    assert cards("caravan, horse_traders") == t.me.options
    t.me.does("order", "horse_traders")
    assert t.me.hand == cards("gold, silver, horse_traders")


@for_each_row([("caravan", "wharf"), ("lighthouse", "merchant_ship"), ("fishing_village", "tactician")])
def test_nobody_is_asked_for_the_order_of_bonuses_that_give_the_same_in_any_order(one, other):
    t = begin_turn({"in_play": f"{one}, {other}", "awaited": f"{one}, {other}"})
    assert t.me.asked == "buy"


# -- played several times --------------------------------------------------------------------------------------------


def test_a_throne_room_stays_with_the_duration_it_played():
    t = Table(me="throne_room, merchant_ship")
    t.me.plays("throne_room")
    t.me.does("play", "merchant_ship")
    assert t.coins == 4
    t.me.waits_for_next_turn()
    assert t.me.in_play == cards("throne_room, merchant_ship")
    assert t.coins == 4
    t.me.ends_turn()
    assert cards("throne_room, merchant_ship, copper*5") == t.me.discard


def test_a_throne_room_that_played_another_card_is_discarded_while_a_duration_stays():
    t = Table(me={"hand": "caravan, throne_room, smithy", "deck": "copper*20"})
    t.me.plays("caravan", "throne_room")
    t.me.does("play", "smithy")
    t.me.ends_turn()
    assert t.me.in_play == cards("caravan")
    assert "throne_room" in t.me.discard
    assert "smithy" in t.me.discard


@for_each_row(GIVES.items())
def test_kings_court_makes_a_duration_give_everything_three_times_in_both_turns(id, given):
    (now, later), t = given, Table(me={"hand": f"kings_court, {id}", "deck": "copper*20"})
    t.me.plays("kings_court")
    t.me.does("play", id)
    assert (len(t.me.hand), *t.counters) == (3 * now[0], 3 * now[1], 3 * now[2] + 1, 3 * now[3])
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), *t.counters) == (5 + 3 * later[0], 3 * later[1] + 1, 3 * later[2] + 1, 3 * later[3])
    assert t.me.in_play == cards(f"kings_court, {id}")
    t.me.ends_turn()
    assert t.me.in_play == []


def test_a_throne_room_that_played_two_throne_rooms_and_two_durations_leaves_both_durations_until_the_next_turn():
    t = Table(me={"hand": "throne_room*2, wharf, caravan", "deck": "copper*30"})
    t.me.plays("throne_room")
    t.me.does("play", "throne_room")
    t.me.does("play", "wharf")
    t.me.does("play", "caravan")
    t.me.waits_for_next_turn()
    assert {"wharf", "caravan", "throne_room"} <= set(t.me.in_play)
    assert len(t.me.hand) == 5 + 4 + 2
    t.me.ends_turn()
    assert t.me.in_play == []


def test_a_duration_that_procession_trashed_gives_its_bonus_twice_in_the_next_turn():
    t = Table(me="procession, fishing_village", kingdom=KINGDOM)
    t.me.plays("procession")
    t.me.does("play", "fishing_village")
    t.me.does("gain", "smithy")
    assert (t.actions, t.coins) == (4, 2)
    assert t.trash == cards("fishing_village")
    assert t.me.discard == ["smithy"]
    t.me.waits_for_next_turn()
    assert (t.actions, t.coins) == (3, 2)
    t.me.ends_turn()
    assert t.me.in_play == []


def test_a_band_of_misfits_that_is_a_duration_stays_until_the_next_turn():
    t = Table(me={"hand": "band_of_misfits", "deck": "copper*12"}, supply={"caravan": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "caravan")
    assert (len(t.me.hand), t.actions) == (1, 1)
    t.me.waits_for_next_turn()
    assert t.me.in_play == cards("caravan")
    assert len(t.me.hand) == 6
    t.me.ends_turn()
    assert "band_of_misfits" in t.me.discard


def test_a_throne_room_stays_with_a_band_of_misfits_that_is_a_duration():
    t = Table(me="throne_room, band_of_misfits", supply={"fishing_village": 10})
    t.me.plays("throne_room")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "fishing_village")
    assert (t.actions, t.coins) == (4, 2)
    t.me.waits_for_next_turn()
    assert (t.actions, t.coins) == (3, 2)
    assert t.me.in_play == cards("throne_room, fishing_village")
    t.me.ends_turn()
    assert cards("throne_room, band_of_misfits, copper*5") == t.me.discard


def test_a_band_of_misfits_that_is_a_throne_room_stays_with_the_duration_it_played():
    t = Table(me={"hand": "band_of_misfits, wharf", "deck": "copper*20"}, supply={"throne_room": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "throne_room")
    t.me.does("play", "wharf")
    assert (len(t.me.hand), t.buys) == (4, 3)
    t.me.waits_for_next_turn()
    assert t.me.in_play == cards("throne_room, wharf")
    assert (len(t.me.hand), t.buys) == (9, 3)


def test_golem_does_not_stay_with_the_durations_it_played():
    t = Table(me={"hand": "golem", "deck": "merchant_ship, caravan, estate, copper*20"})
    t.me.plays("golem")
    t.me.does("play", "merchant_ship")
    assert t.coins == 2
    t.me.ends_turn()
    assert t.me.in_play == cards("merchant_ship, caravan")
    assert "golem" in t.me.discard


def test_a_throne_room_that_played_golem_does_not_stay_with_the_durations():
    t = Table(
        me={"hand": "throne_room, golem", "deck": "merchant_ship, caravan, estate, lighthouse, village, copper*30"}
    )
    t.me.plays("throne_room")
    t.me.does("play", "golem")
    t.me.does("play", "merchant_ship")
    t.me.does("play", "village")
    t.me.ends_turn()
    assert t.me.in_play == cards("merchant_ship, caravan, lighthouse")


def test_golem_that_played_a_throne_room_leaves_it_with_its_duration():
    t = Table(me={"hand": "golem, wharf", "deck": "throne_room, village, copper*30"})
    t.me.plays("golem")
    t.me.does("play", "throne_room")
    t.me.does("play", "wharf")
    t.me.ends_turn()
    assert t.me.in_play == cards("throne_room, wharf")
    assert "golem" in t.me.discard


def test_a_duration_that_vassal_played_stays_without_vassal():
    t = Table(me={"hand": "vassal", "deck": "lighthouse, copper*12"})
    t.me.plays("vassal")
    t.me.does("confirm", "yes")
    t.me.ends_turn()
    assert t.me.in_play == cards("lighthouse")


# -- Scheme ----------------------------------------------------------------------------------------------------------


def test_a_scheme_cannot_put_a_duration_of_this_turn_onto_the_deck():
    t = Table(me={"hand": "scheme, caravan", "deck": "copper*12"})
    t.me.plays("scheme", "caravan")
    t.me.ends_turn()
    t.me.does("topdeck", "caravan")
    assert t.me.in_play == cards("caravan")
    assert t.me.hand == cards("copper*5")


def test_a_scheme_may_put_a_duration_of_the_last_turn_onto_the_deck():
    t = Table({"hand": "scheme", "in_play": "caravan", "deck": "copper*20"})
    t.me.plays("scheme")
    t.me.ends_turn()
    t.me.does("topdeck", "caravan")
    assert t.me.hand == cards("caravan, copper*4")


def test_a_scheme_cannot_put_the_throne_room_of_a_duration_onto_the_deck():
    t = Table(me={"hand": "scheme, throne_room, caravan", "deck": "copper*20"}, actions=2)
    t.me.plays("scheme", "throne_room")
    t.me.does("play", "caravan")
    t.me.ends_turn()
    t.me.does("topdeck", "throne_room")
    assert t.me.in_play == cards("throne_room, caravan")
    assert t.me.hand == cards("copper*5")


# -- other cards that look at what is in play ------------------------------------------------------------------------


def test_durations_of_the_last_turn_count_for_horn_of_plenty_and_make_peddler_cheaper():
    t = Table(
        {"hand": "horn_of_plenty", "in_play": "caravan, wharf", "deck": "copper*9"},
        phase="buy",
        supply={"peddler": 10, "silver": 10, "village": 10},
    )
    assert t.cost("peddler") == 4
    t.me.plays("horn_of_plenty")
    assert {"silver", "village"} <= set(t.me.options)


# -- saved and taken back --------------------------------------------------------------------------------------------


def test_a_turn_that_begins_with_drawn_cards_cannot_be_taken_back():
    t = begin_turn({"in_play": "caravan", "awaited": "caravan"})
    assert not t.game.can_undo(1)
    assert not t.game.has_only_dealt_since(0)


def test_a_duration_that_shows_nothing_can_be_taken_back():
    t = Table(me="merchant_ship")
    t.me.plays("merchant_ship")
    t.me.undoes()
    assert t.me.hand == cards("merchant_ship")
    assert t.me.awaited == []


def test_a_position_tells_which_cards_stay_and_which_are_awaited():
    t = Table(me="village, throne_room, merchant_ship", actions=2)
    t.me.plays("throne_room")
    t.me.does("play", "merchant_ship")
    player = t.position["players"][0]
    assert [player["in_play"][at] for at in player["staying"]] == listed("throne_room, merchant_ship")
    assert player["awaited"] == ["merchant_ship", "merchant_ship"]
