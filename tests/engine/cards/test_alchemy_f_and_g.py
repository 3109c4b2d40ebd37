"""Familiar, Golem."""

from tests.engine.table import Table, cards

# -- Familiar --------------------------------------------------------------------------------------------------------


def test_familiar_gives_a_card_an_action_and_every_other_player_a_curse():
    t = Table({"hand": "familiar", "deck": "gold"}, "", "")
    t.me.plays("familiar")
    assert t.me.hand == ["gold"]
    assert t.actions == 1
    assert [seat.discard for seat in t.seats] == [[], ["curse"], ["curse"]]


def test_the_last_curses_go_to_the_first_in_turn_order():
    t = Table("familiar", "", "", "", supply={"curse": 2})
    t.me.plays("familiar")
    assert [seat.discard for seat in t.seats] == [[], ["curse"], ["curse"], []]


def test_familiar_works_without_curses():
    t = Table({"hand": "familiar", "deck": "gold"}, "", supply={"curse": 0})
    t.me.plays("familiar")
    assert t.me.hand == ["gold"]
    assert t.you.discard == []


def test_moat_and_lighthouse_protect_from_familiar_and_trader_replaces_the_curse():
    t = Table("familiar", "moat", {"in_play": "lighthouse", "staying": [0]}, "trader")
    t.me.plays("familiar")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.fourth.does("react", "trader")
    assert [seat.discard for seat in t.seats] == [[], [], [], ["silver"]]


# -- Golem -----------------------------------------------------------------------------------------------------------


def test_golem_plays_the_next_two_actions_in_either_order():
    t = Table(me={"hand": "golem", "deck": "copper, village, estate, smithy, gold*4"})
    t.me.plays("golem")
    assert t.me.discard == ["copper", "estate"]
    t.me.does("play", "village")
    assert t.actions == 2
    assert t.me.hand == cards("gold*4")
    assert t.me.in_play == cards("golem, village, smithy")


def test_golem_skips_other_golems():
    t = Table(me={"hand": "golem", "deck": "golem, village, golem, village, gold*2"})
    t.me.plays("golem")
    assert t.me.discard == ["golem", "golem"]
    assert t.me.in_play == cards("golem, village*2")


def test_golem_may_find_one_action_only():
    t = Table(me={"hand": "golem", "deck": "copper, village"}, shuffles=["copper"])
    t.me.plays("golem")
    assert t.me.in_play == cards("golem, village")
    assert t.me.hand == ["copper"]  # discarded before the Village drew


def test_golem_may_find_nothing():
    t = Table(me={"hand": "golem", "deck": "copper, estate"})
    t.me.plays("golem")
    assert t.me.discard == ["copper", "estate"]
    assert t.me.in_play == ["golem"]


def test_a_shuffle_in_the_middle_leaves_out_what_golem_has_revealed():
    t = Table(me={"hand": "golem", "deck": "moat, gold", "discard": "copper, smithy"}, shuffles=["copper, smithy"])
    t.me.plays("golem")
    assert set(t.me.options) == {"moat", "smithy"}
    assert t.me.discard == ["gold", "copper"]


def test_the_waiting_action_is_not_in_the_hand_for_a_throne_room():
    t = Table(me={"hand": "golem, market, copper", "deck": "throne_room, smithy, copper*9"})
    t.me.plays("golem")
    t.me.does("play", "throne_room")
    assert t.me.options == ["market"]
    t.me.does("play", "market")
    assert t.me.in_play == cards("golem, throne_room, market, smithy")
    assert t.counters == (2, 3, 2)


def test_both_actions_must_be_played():
    t = Table(me={"hand": "golem, gold", "deck": "treasure_map, tactician, copper"})
    t.me.plays("golem")
    assert set(t.me.options) == {"treasure_map", "tactician"}
    assert t.me.question.least == 1
    t.me.does("play", "tactician")
    assert t.me.discard == ["gold"]
    assert t.trash == ["treasure_map"]


def test_what_golem_discards_triggers_before_an_action_is_played():
    t = Table(me={"hand": "golem", "deck": "tunnel, village, smithy, copper*9"})
    t.me.plays("golem")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "gold"]
    assert t.me.asked == "play"


def test_a_shuffle_of_the_first_action_leaves_out_the_waiting_one():
    t = Table(
        me={"hand": "golem", "deck": "smithy, copper, village", "discard": "gold*3"},
        shuffles=["gold*3, copper"],
    )  # fmt: skip
    t.me.plays("golem")
    t.me.does("play", "smithy")
    assert t.me.hand == cards("gold*3, copper")
    assert t.me.in_play == cards("golem, smithy, village")


def test_golem_plays_cards_with_two_types_and_ruins():
    t = Table(me={"hand": "golem, copper", "deck": "island, survivors, gold, silver"})
    t.me.plays("golem")
    t.me.does("play", "island")
    assert t.me._zone("island") == ["island", "copper"]
    assert t.me.in_play == cards("golem, survivors")
    assert t.me.asked == "choose"


def test_a_throne_room_on_golem_searches_twice_and_leaves():
    t = Table(me={"hand": "throne_room, golem", "deck": "village, market, copper*2, moat, smithy, copper*12"})
    t.me.plays("throne_room")
    t.me.does("play", "golem")
    t.me.does("play", "village")
    t.me.does("play", "moat")
    assert t.me.in_play == cards("throne_room, golem, village, market, moat, smithy")
    t.me.ends_turn()
    assert t.me.in_play == []


def test_others_may_react_to_an_attack_that_golem_plays():
    t = Table({"hand": "golem", "deck": "witch, village, copper*4"}, "moat")
    t.me.plays("golem")
    t.me.does("play", "witch")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.discard == []


def test_conspirator_counts_golem_and_what_it_plays():
    t = Table(me={"hand": "golem", "deck": "village, conspirator, copper, silver"})
    t.me.plays("golem")
    t.me.does("play", "village")
    assert t.me.hand == cards("copper, silver")
    assert (t.actions, t.coins) == (3, 2)


def test_golem_leaves_though_a_duration_that_it_played_stays():
    t = Table(me={"hand": "golem", "deck": "merchant_ship, caravan, copper*12"})
    t.me.plays("golem")
    t.me.does("play", "caravan")
    t.me.ends_turn()
    assert t.me.in_play == cards("merchant_ship, caravan")
