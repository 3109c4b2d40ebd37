"""Outpost: an extra turn with three cards."""

from tests.engine.table import Table, cards

DECK = "copper*30"


def test_outpost_gives_another_turn_with_three_cards():
    t = Table(me={"hand": "outpost", "deck": DECK})
    t.me.plays("outpost")
    t.me.ends_turn()
    assert t.turn_of == "me"
    assert t.me.hand == cards("copper*3")
    assert t.me.in_play == cards("outpost")


def test_after_the_outpost_turn_five_cards_are_drawn_and_the_next_player_plays():
    t = Table(me={"hand": "outpost", "deck": DECK})
    t.me.plays("outpost")
    t.me.ends_turn()
    t.me.ends_turn()
    assert t.turn_of == "you"
    assert t.me.hand == cards("copper*5")
    assert t.me.in_play == []
    assert "outpost" in t.me.discard


def test_an_outpost_turn_does_not_count_for_the_number_of_turns():
    t = Table(me={"hand": "outpost", "deck": DECK, "turns": 3})
    t.me.plays("outpost")
    t.me.ends_turn()
    t.me.ends_turn()
    assert t.me.view().players[0].turns == 4


def test_everyone_is_told_that_the_turn_is_an_extra_turn():
    t = Table({"hand": "outpost", "deck": DECK}, "")
    t.me.plays("outpost")
    t.me.ends_turn()
    assert [(event.seat, event.source) for event in t.public() if event.name == "turn"] == [(0, "outpost")]
    assert t.game.view(None).is_extra_turn


def test_an_outpost_in_an_outpost_turn_gives_no_further_turn_but_three_cards():
    t = Table(me={"hand": "outpost", "deck": f"copper*2, outpost, {DECK}"})
    t.me.plays("outpost")
    t.me.ends_turn()
    t.me.plays("outpost")
    t.me.ends_turn()
    assert t.turn_of == "you"
    assert t.me.hand == cards("copper*3")
    assert t.me.in_play == []


def test_two_outposts_in_one_turn_give_one_extra_turn():
    t = Table(me={"hand": "village, outpost*2", "deck": DECK})
    t.me.plays("village", "outpost", "outpost")
    t.me.ends_turn()
    assert t.turn_of == "me"
    assert len(t.me.hand) == 3
    t.me.ends_turn()
    assert t.turn_of == "you"
    assert t.me.in_play == []


def test_durations_give_their_bonuses_in_the_outpost_turn():
    t = Table(me={"hand": "village, wharf, outpost", "deck": DECK})
    t.me.plays("village", "wharf", "outpost")
    t.me.ends_turn()
    assert (len(t.me.hand), t.buys) == (5, 2)
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), t.buys) == (5, 1)


def test_tactician_gives_its_bonus_in_the_outpost_turn():
    t = Table(me={"hand": "village, outpost, tactician, estate", "deck": DECK})
    t.me.plays("village", "outpost", "tactician")
    t.me.ends_turn()
    assert len(t.me.hand) == 8
    assert (t.actions, t.buys) == (2, 2)


def test_haven_gives_its_card_back_in_the_outpost_turn():
    t = Table(me={"hand": "haven, outpost, gold", "deck": DECK})
    t.me.plays("haven")
    t.me.does("choose", "gold")
    t.me.plays("outpost")
    t.me.ends_turn()
    assert t.me.hand == cards("copper*3, gold")
    assert t.me.haven == []


def test_a_duration_played_in_the_outpost_turn_waits_for_the_normal_turn():
    t = Table(me={"hand": "outpost", "deck": f"caravan, {DECK}"})
    t.me.plays("outpost")
    t.me.ends_turn()
    t.me.plays("caravan")
    t.me.waits_for_next_turn()
    assert len(t.me.hand) == 6
    assert t.me.in_play == cards("caravan")


def test_throne_room_on_outpost_gives_one_extra_turn_and_stays_out_until_its_end():
    t = Table(me={"hand": "throne_room, outpost", "deck": DECK})
    t.me.plays("throne_room")
    t.me.does("play", "outpost")
    t.me.ends_turn()
    assert (t.turn_of, len(t.me.hand)) == ("me", 3)
    assert t.me.in_play == cards("throne_room, outpost")
    t.me.ends_turn()
    assert (t.turn_of, t.me.in_play) == ("you", [])


def test_an_outpost_turn_is_a_turn_like_any_other():
    t = Table(me={"hand": "outpost, gold", "deck": "gold*3, copper*9"})
    t.me.plays("outpost", "gold")
    t.me.ends_turn()
    assert t.counters == (1, 1, 0)
    t.me.plays_all_treasures()
    t.me.buys("province")
    assert t.turn_of == "you"


def test_the_game_may_end_in_an_outpost_turn():
    t = Table(me={"hand": "outpost", "deck": "gold*3, copper*9"}, supply={"province": 1})
    t.me.plays("outpost")
    t.me.ends_turn()
    t.me.plays_all_treasures()
    t.me.buys("province")
    assert t.game.result is not None
    assert t.game.pending == ()


def test_there_is_no_outpost_turn_once_the_game_has_ended():
    t = Table(me={"hand": "outpost, gold*3", "deck": DECK}, supply={"province": 1})
    t.me.plays("outpost")
    t.me.plays_all_treasures()
    t.me.buys("province")
    assert t.game.result is not None


def test_smugglers_see_what_was_gained_in_the_outpost_turn_only():
    t = Table(
        {"hand": "outpost, gold*2", "deck": "silver*2, copper*20"},
        {"hand": "smugglers"},
    )
    t.me.plays("outpost")
    t.me.plays_all_treasures()
    t.me.buys("gold")
    t.me.plays_all_treasures()
    t.me.buys("silver")
    t.you.plays("smugglers")
    assert t.you.discard == ["silver"]


def test_a_card_put_onto_the_deck_in_clean_up_is_among_the_three_cards():
    t = Table(me={"hand": "treasury, outpost", "deck": DECK})
    t.me.plays("treasury", "outpost")
    t.me.ends_turn()
    t.me.does("react", "treasury")
    assert t.me.hand == cards("treasury, copper*2")


def test_an_outpost_that_procession_trashed_gives_its_turn():
    t = Table(me={"hand": "procession, outpost", "deck": DECK}, supply={"altar": 10})
    t.me.plays("procession")
    t.me.does("play", "outpost")
    assert t.trash == cards("outpost")
    assert "altar" in t.me.discard
    t.me.ends_turn()
    assert (t.turn_of, len(t.me.hand)) == ("me", 3)


def test_outpost_works_again_in_the_next_normal_turn():
    t = Table(me={"hand": "outpost", "deck": f"copper*3, outpost, {DECK}"})
    t.me.plays("outpost")
    t.me.ends_turn()
    t.me.waits_for_next_turn()
    t.me.plays("outpost")
    t.me.ends_turn()
    assert (t.turn_of, len(t.me.hand)) == ("me", 3)


def test_the_other_players_keep_their_order_after_an_outpost_turn():
    t = Table({"hand": "outpost", "deck": DECK}, "", "", current=0)
    t.me.plays("outpost")
    t.me.ends_turn()
    turns = []
    for _ in range(3):
        t.seats[t.position["current"]].ends_turn()
        turns.append(t.turn_of)
    assert turns == ["you", "third", "me"]


def test_a_scheme_cannot_put_the_outpost_of_this_turn_onto_the_deck():
    t = Table(me={"hand": "scheme, outpost", "deck": DECK})
    t.me.plays("scheme", "outpost")
    t.me.ends_turn()
    t.me.does("topdeck", "outpost")
    assert t.me.in_play == cards("outpost")
    assert t.me.hand == cards("copper*3")


def test_the_end_of_a_turn_with_outpost_cannot_be_taken_back():
    t = Table(me={"hand": "outpost", "deck": DECK})
    t.me.plays("outpost")
    t.me.ends_turn()
    assert not t.game.can_undo(0)


def test_outpost_itself_can_be_taken_back():
    t = Table(me={"hand": "outpost", "deck": DECK})
    t.me.plays("outpost")
    t.me.undoes()
    t.me.ends_turn()
    assert t.turn_of == "you"
