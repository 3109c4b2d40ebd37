"""Clean-up, when a deck is shuffled, and what gaining, trashing, revealing and setting aside mean."""

from tests.engine.table import Table, cards

# -- clean-up --------------------------------------------------------------------------------------------------------


def test_clean_up_discards_play_area_and_hand_and_draws_five():
    t = Table(
        me={"in_play": "village, smithy, copper*2", "hand": "estate*2", "deck": "silver*8", "discard": "curse"},
        phase="buy",
    )
    t.me.ends_turn()
    assert t.me.hand == cards("silver*5")
    assert t.me.deck == ["silver"] * 3
    assert t.me.in_play == cards("")
    assert cards("curse, village, smithy, copper*2, estate*2") == t.me.discard


def test_cards_bought_this_turn_lie_under_what_clean_up_discards():
    t = Table(me={"in_play": "silver", "hand": "estate"}, coins=3, phase="buy")
    t.me.buys("village")
    assert t.me.discard[0] == "village"
    assert cards("village, silver, estate") == t.me.discard


def test_clean_up_discards_before_it_draws_so_this_turns_cards_are_shuffled_in():
    t = Table(
        me={"in_play": "smithy", "hand": "estate*3", "deck": "copper*2", "discard": "silver"},
        phase="buy",
        shuffles=["estate, silver, smithy, estate*2"],
    )
    t.me.ends_turn()
    assert t.me.hand == cards("copper*2, estate, silver, smithy")
    assert t.me.deck == ["estate", "estate"]
    assert t.me.discard == []


def test_a_person_who_owns_fewer_than_five_cards_draws_them_all():
    t = Table(me={"hand": "copper*2", "deck": "", "discard": "estate"})
    t.me.ends_turn()
    assert t.me.hand == cards("copper*2, estate")
    assert t.me.deck == t.me.discard == []


def test_a_person_who_owns_no_cards_has_an_empty_hand():
    t = Table(me={"deck": ""})
    t.me.ends_turn()
    assert t.me.hand == cards("")
    assert t.asked == ["you"]


def test_nothing_can_be_kept_in_hand_for_the_next_turn():
    t = Table(me="gold")
    t.me.ends_turn()
    assert t.asked == ["you"]
    assert t.me.hand == cards("copper*5")
    assert t.me.discard == ["gold"]


# -- shuffling -------------------------------------------------------------------------------------------------------


def test_drawing_the_last_card_of_the_deck_does_not_shuffle():
    t = Table(me={"hand": "smithy", "deck": "gold, silver, duchy", "discard": "curse*5"})
    t.me.plays("smithy")
    assert t.me.hand == cards("gold, silver, duchy")
    assert t.me.deck == []
    assert t.me.discard == ["curse"] * 5


def test_the_discard_pile_is_shuffled_when_the_empty_deck_is_next_needed():
    t = Table(
        me={"hand": "laboratory, village", "deck": "gold, silver", "discard": "curse, estate"},
        shuffles=["estate, curse"],
    )
    t.me.plays("laboratory")
    assert t.me.deck == []
    t.me.plays("village")
    assert t.me.hand == cards("gold, silver, estate")
    assert t.me.deck == ["curse"]
    assert t.me.discard == []


def test_what_is_left_of_the_deck_is_drawn_before_the_shuffled_cards():
    t = Table(
        me={"hand": "smithy", "deck": "gold", "discard": "estate*2, curse*2"},
        shuffles=["curse, estate, curse, estate"],
    )
    t.me.plays("smithy")
    assert t.me.hand == cards("gold, curse, estate")
    assert t.me.deck == ["curse", "estate"]


def test_with_too_few_cards_in_deck_and_discard_pile_all_there_are_are_drawn():
    t = Table(me={"hand": "smithy", "deck": "gold", "discard": "silver"})
    t.me.plays("smithy")
    assert t.me.hand == cards("gold, silver")
    assert t.me.deck == t.me.discard == []


def test_cards_in_play_are_not_shuffled_in():
    t = Table(me={"hand": "laboratory", "in_play": "village", "deck": "", "discard": "copper"})
    t.me.plays("laboratory")
    assert t.me.hand == cards("copper")
    assert t.me.in_play == cards("village, laboratory")


def test_with_no_cards_to_draw_the_rest_of_the_card_is_still_followed():
    t = Table(me={"hand": "village, estate", "deck": ""})
    t.me.plays("village")
    assert t.me.hand == cards("estate")
    assert t.actions == 2


def test_a_card_put_on_an_empty_deck_is_the_deck():
    t = Table(me={"hand": "bureaucrat", "deck": "", "discard": "curse*5"})
    t.me.plays("bureaucrat")
    assert t.me.deck == ["silver"]
    assert t.me.discard == ["curse"] * 5


# -- what the words mean ---------------------------------------------------------------------------------------------


def test_a_gained_card_lies_face_up_on_ones_own_discard_pile():
    t = Table(me={"hand": "workshop", "discard": "estate"})
    t.me.plays("workshop")
    t.me.does("gain", "smithy")
    assert t.me.discard == ["estate", "smithy"]
    assert t.you.view().players[0].discard_top == "smithy"


def test_gains_come_from_the_supply_and_not_from_the_trash():
    t = Table(me="workshop", supply={"village": 0}, trash="village")
    t.me.plays("workshop")
    assert "village" not in t.me.options


def test_a_trashed_card_lies_in_the_common_trash_and_refills_no_pile():
    t = Table(me="chapel, estate, copper*2")
    t.me.plays("chapel")
    t.me.does("trash", "estate")
    assert t.trash == cards("estate")
    assert t.pile("estate") == 8
    assert t.me.hand == cards("copper*2")


def test_a_revealed_card_stays_where_it_is():
    t = Table(me="militia", you="moat, copper*4")
    t.me.plays("militia")
    t.you.does("react", "moat")
    assert t.you.hand == cards("moat, copper*4")
    assert t.you.in_play == cards("")


def test_a_card_set_aside_is_neither_in_play_nor_followed():
    t = Table(me={"hand": "library, copper*5", "deck": "smithy, village, copper*9"})
    t.me.plays("library")
    t.me.does("confirm", "yes")
    view = t.you.view().players[0]
    assert view.set_aside == ("smithy",)
    assert view.in_play == ("library",)
    assert view.hand_size == 5
