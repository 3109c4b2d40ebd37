"""Thief, Throne Room, Vassal, Village, Witch, Woodcutter, Workshop."""

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Thief -----------------------------------------------------------------------------------------------------------


def test_thief_picks_the_treasure_to_trash_and_may_take_it():
    t = Table(me="thief", you={"deck": "copper, silver"}, edition=1)
    t.me.plays("thief")
    t.me.does("trash", "silver")
    assert t.trash == cards("silver")
    t.me.does("gain", "silver")
    assert t.trash == []
    assert t.me.discard == ["silver"]
    assert t.you.discard == ["copper"]


def test_thief_may_leave_the_treasure_in_the_trash():
    t = Table(me="thief", you={"deck": "copper, silver"}, edition=1)
    t.me.plays("thief")
    t.me.does("trash", "silver")
    t.me.does("gain")
    assert t.trash == cards("silver")
    assert t.me.discard == []


def test_thief_finds_nothing_where_no_treasure_is_revealed():
    t = Table(me="thief", you={"deck": "estate, village, gold"}, edition=1)
    t.me.plays("thief")
    assert t.me.asked == "buy"
    assert t.you.discard == cards("estate, village")
    assert t.trash == []


def test_thief_need_not_be_told_which_of_one_treasure():
    t = Table(me="thief", you={"deck": "estate, gold"}, edition=1)
    t.me.plays("thief")
    assert t.trash == cards("gold")
    assert t.you.discard == ["estate"]
    assert t.me.asked == "gain"


def test_thief_takes_any_of_the_treasures_trashed_from_several_players():
    t = Table("thief", {"deck": "gold, silver"}, {"deck": "silver, copper"}, edition=1)
    t.me.plays("thief")
    t.me.does("trash", "gold")
    t.me.does("trash", "silver")
    assert cards("gold, silver") == t.me.options
    t.me.does("gain", "gold", "silver")
    assert t.me.discard == cards("gold, silver")
    assert t.you.discard == ["silver"]
    assert t.third.discard == ["copper"]


def test_thief_takes_nothing_that_was_in_the_trash_before():
    t = Table(me="thief", you={"deck": "copper, silver"}, trash="gold", edition=1)
    t.me.plays("thief")
    t.me.does("trash", "silver")
    assert t.me.options == ["silver"]


def test_thief_makes_the_victim_shuffle_for_the_second_card():
    t = Table(me="thief", you={"deck": "silver", "discard": "gold"}, edition=1)
    t.me.plays("thief")
    assert t.me.options == ["silver", "gold"]


def test_thief_is_content_with_a_single_card():
    t = Table(me="thief", you={"deck": "", "discard": "gold"}, edition=1)
    t.me.plays("thief")
    t.me.does("gain", "gold")
    assert t.me.discard == ["gold"]


def test_thief_passes_over_a_player_without_cards():
    t = Table("thief", {"deck": ""}, {"deck": "gold, copper"}, edition=1)
    t.me.plays("thief")
    t.me.does("trash", "gold")
    assert t.me.options == ["gold"]


def test_copper_is_a_treasure_to_the_thief():
    t = Table(me="thief", you={"deck": "copper, silver"}, edition=1)
    t.me.plays("thief")
    t.me.does("trash", "copper")
    assert t.trash == cards("copper")
    assert t.you.discard == ["silver"]


def test_thief_played_twice_offers_only_what_the_second_round_trashed():
    t = Table(me="throne_room, thief", you={"deck": "gold, copper, silver, estate"}, edition=1)
    t.me.plays("throne_room")
    t.me.does("trash", "gold")
    t.me.does("gain")
    assert t.me.options == ["silver"]
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver"]
    assert t.trash == cards("gold")
    assert t.you.discard == cards("copper, estate")


# -- Throne Room -----------------------------------------------------------------------------------------------------


def test_throne_room_doubles_every_bonus():
    t = Table(me="throne_room, market")
    t.me.plays("throne_room")
    t.me.does("play", "market")
    assert len(t.me.hand) == 2
    assert t.counters == (2, 3, 2)


def test_throne_room_uses_up_no_action_for_what_it_plays():
    t = Table(me="throne_room, village")
    t.me.plays("throne_room")
    t.me.does("play", "village")
    assert len(t.me.hand) == 2
    assert t.actions == 4


def test_throne_room_on_throne_room_plays_two_actions_twice():
    t = Table(me="throne_room*2, market, village")
    t.me.plays("throne_room")
    t.me.does("play", "throne_room")
    t.me.does("play", "market")
    t.me.does("play", "village")
    assert len(t.me.hand) == 4
    assert t.counters == (6, 3, 2)
    assert t.me.in_play == cards("throne_room*2, market, village")


def test_throne_room_on_throne_room_does_nothing_once_no_action_is_left():
    t = Table(me={"hand": "throne_room*2, smithy", "deck": "copper*6"})
    t.me.plays("throne_room")
    t.me.does("play", "throne_room")
    t.me.does("play", "smithy")
    assert t.me.hand == cards("copper*6")
    assert t.me.asked == "buy"


def test_throne_room_without_another_action_does_nothing():
    t = Table(me="throne_room, copper*4")
    t.me.plays("throne_room")
    assert t.me.asked == "buy"
    assert t.actions == 0


def test_nothing_is_played_between_the_two_plays():
    t = Table(me="throne_room, militia, village", you="copper*3, estate*2")
    t.me.plays("throne_room")
    t.me.does("play", "militia")
    t.you.does("discard", "estate", "estate")
    assert t.me.asked == "buy"
    assert t.counters == (0, 1, 4)
    assert t.me.hand == cards("village")


def test_the_first_play_is_finished_before_the_second_begins():
    t = Table(me="throne_room, remodel, estate, gold")
    t.me.plays("throne_room")
    t.me.does("play", "remodel")
    t.me.does("trash", "estate")
    t.me.does("gain", "smithy")
    t.me.does("gain", "province")
    assert t.trash == cards("estate, gold")
    assert t.me.discard == ["smithy", "province"]
    assert t.actions == 0


def test_throne_room_plays_any_action_and_nothing_else():
    t = Table(me="throne_room, moat, witch, copper, estate, gardens")
    t.me.plays("throne_room")
    assert t.me.options == ["moat", "witch"]


def test_a_card_played_twice_is_still_one_card():
    t = Table(me={"hand": "throne_room, smithy", "deck": "copper*12"})
    t.me.plays("throne_room")
    t.me.does("play", "smithy")
    t.me.ends_turn()
    assert t.me.discard == cards("throne_room, smithy, copper*6")


# -- Vassal ----------------------------------------------------------------------------------------------------------


@for_each(["copper", "gold", "gardens", "estate", "curse"])
def test_vassal_discards_the_top_card(top):
    t = Table(me={"hand": "vassal", "deck": f"{top}, silver"})
    t.me.plays("vassal")
    assert t.me.discard == [top]
    assert t.me.asked == "buy"
    assert t.counters == (0, 1, 2)


def test_vassal_may_play_an_action_it_discards_without_using_up_an_action():
    t = Table(me={"hand": "vassal", "deck": "market, gold"})
    t.me.plays("vassal")
    assert t.me.discard == ["market"]
    t.me.does("confirm", "yes")
    assert t.me.in_play == cards("vassal, market")
    assert t.me.discard == []
    assert t.me.hand == cards("gold")
    assert t.counters == (1, 2, 3)


def test_vassal_need_not_play_the_action():
    t = Table(me={"hand": "vassal", "deck": "smithy, gold"})
    t.me.plays("vassal")
    t.me.does("confirm", "no")
    assert t.me.discard == ["smithy"]
    assert t.me.hand == []


def test_vassal_shuffles_an_empty_deck_but_not_itself():
    t = Table(me={"hand": "vassal", "deck": "", "discard": "smithy"})
    t.me.plays("vassal")
    t.me.does("confirm", "yes")
    assert t.me.in_play == cards("vassal, smithy")
    assert t.me.hand == t.me.deck == t.me.discard == []


def test_vassal_with_no_cards_to_discard_only_pays():
    t = Table(me={"hand": "vassal", "deck": ""})
    t.me.plays("vassal")
    assert t.me.asked == "buy"
    assert t.counters == (0, 1, 2)


def test_vassal_can_play_another_vassal():
    t = Table(me={"hand": "vassal", "deck": "vassal, village, gold"})
    t.me.plays("vassal")
    t.me.does("confirm", "yes")
    t.me.does("confirm", "yes")
    assert t.me.in_play == cards("vassal*2, village")
    assert t.me.hand == cards("gold")
    assert t.counters == (2, 1, 4)


# -- Village ---------------------------------------------------------------------------------------------------------


def test_village_draws_a_card_and_gives_two_actions():
    t = Table(me={"hand": "village", "deck": "gold"})
    t.me.plays("village")
    assert t.me.hand == cards("gold")
    assert t.actions == 2


def test_actions_of_villages_add_up():
    t = Table(me="village*2, smithy")
    left = []
    for action in ("village", "village", "smithy"):
        t.me.plays(action)
        left.append(t.actions)
    assert left == [2, 3, 2]


# -- Witch -----------------------------------------------------------------------------------------------------------


def test_witch_draws_two_cards_and_curses_everyone_else():
    t = Table({"hand": "witch", "deck": "silver, gold"}, {"discard": "estate"}, "")
    t.me.plays("witch")
    assert t.me.hand == cards("silver, gold")
    assert t.you.discard == ["estate", "curse"]
    assert t.third.discard == ["curse"]
    assert t.pile("curse") == 18
    assert t.me.view().players[1].discard_top == "curse"


def test_the_last_curses_go_to_the_nearest_on_the_left():
    t = Table("copper", "copper", "witch", "copper", supply={"curse": 2}, current=2)
    t.third.plays("witch")
    assert t.fourth.discard == t.me.discard == ["curse"]
    assert t.you.discard == []


def test_witch_can_be_played_when_no_curses_are_left():
    t = Table(me="witch", supply={"curse": 0})
    t.me.plays("witch")
    assert len(t.me.hand) == 2
    assert t.you.discard == []


def test_witch_played_twice_gives_what_curses_there_are():
    t = Table(me="throne_room, witch", supply={"curse": 1})
    t.me.plays("throne_room")
    t.me.does("play", "witch")
    assert len(t.me.hand) == 4
    assert t.you.discard == ["curse"]


# -- Woodcutter ------------------------------------------------------------------------------------------------------


def test_woodcutter_gives_a_buy_and_two_coins():
    t = Table(me="woodcutter", edition=1)
    t.me.plays("woodcutter")
    assert t.counters == (0, 2, 2)


# -- Workshop --------------------------------------------------------------------------------------------------------

DEAR = "workshop, council_room, festival, laboratory, library, market, mine, witch, bandit, artisan"


def test_workshop_gains_a_card_onto_the_discard_pile():
    t = Table(me="workshop")
    t.me.plays("workshop")
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver"]
    assert t.pile("silver") == 39
    assert t.counters == (0, 1, 0)


def test_workshop_reaches_a_cost_of_four_and_coins_do_not_help():
    t = Table(me="workshop", kingdom=DEAR, coins=2)
    t.me.plays("workshop")
    assert set(t.me.options) == {"copper", "silver", "estate", "curse", "workshop"}
    t.me.does("gain", "silver")
    assert t.coins == 2


def test_workshop_must_gain_even_a_curse():
    t = Table(me="workshop", kingdom=DEAR, supply=dict.fromkeys(("copper", "silver", "estate", "workshop"), 0))
    t.me.plays("workshop")
    assert t.me.discard == ["curse"]


def test_workshop_gains_nothing_where_nothing_is_cheap_enough():
    empty = dict.fromkeys(("copper", "silver", "estate", "workshop", "curse"), 0)
    t = Table(me="workshop", kingdom=DEAR, supply=empty)
    t.me.plays("workshop")
    assert t.me.discard == []
    assert t.me.asked == "buy"


def test_workshop_may_gain_gardens():
    t = Table(me="workshop", supply={"gardens": 8})
    t.me.plays("workshop")
    t.me.does("gain", "gardens")
    assert t.me.discard == ["gardens"]
    assert t.pile("gardens") == 7
