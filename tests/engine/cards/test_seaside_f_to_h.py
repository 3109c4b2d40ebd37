"""Fishing Village, Ghost Ship, Haven."""

from tests.engine.table import Table, cards

# -- Fishing Village -------------------------------------------------------------------------------------------------


def test_fishing_village_gives_two_actions_and_a_coin_then_one_action_and_a_coin():
    t = Table(me="fishing_village")
    t.me.plays("fishing_village")
    assert t.counters == (2, 1, 1)
    t.me.waits_for_next_turn()
    assert t.counters == (2, 1, 1)


def test_two_fishing_villages_give_their_bonuses_together():
    t = Table(me="fishing_village*2")
    t.me.plays("fishing_village", "fishing_village")
    t.me.waits_for_next_turn()
    assert t.counters == (3, 1, 2)


def test_throne_room_on_fishing_village_doubles_both_turns():
    t = Table(me="throne_room, fishing_village")
    t.me.plays("throne_room")
    t.me.does("play", "fishing_village")
    assert t.counters == (4, 1, 2)
    t.me.waits_for_next_turn()
    assert t.counters == (3, 1, 2)
    assert t.me.in_play == cards("throne_room, fishing_village")


def test_procession_trashes_fishing_village_even_if_no_action_costs_exactly_four():
    t = Table(me="procession, fishing_village", kingdom=WITHOUT_FOUR, supply={"procession": 0})
    t.me.plays("procession")
    t.me.does("play", "fishing_village")
    assert t.counters == (4, 1, 2)
    assert t.trash == cards("fishing_village")
    assert t.me.discard == []
    t.me.waits_for_next_turn()
    assert t.counters == (3, 1, 2)


WITHOUT_FOUR = "procession fishing_village cellar chapel moat village workshop market mine witch"

# -- Ghost Ship ------------------------------------------------------------------------------------------------------


def test_ghost_ship_draws_two_cards_and_the_others_put_cards_onto_their_decks_down_to_three():
    t = Table({"hand": "ghost_ship", "deck": "gold*2"}, {"hand": "copper*3, estate, curse", "deck": "silver"})
    t.me.plays("ghost_ship")
    assert t.me.hand == cards("gold*2")
    t.you.cannot("topdeck", "estate")
    t.you.does("topdeck", "estate", "curse")
    assert t.you.hand == cards("copper*3")
    assert t.you.deck == ["estate", "curse", "silver"]


def test_all_players_hit_by_ghost_ship_are_asked_at_once():
    t = Table("ghost_ship", "copper*3, estate", "silver*3, curse*2")
    t.me.plays("ghost_ship")
    assert t.asked == ["you", "third"]
    t.third.does("topdeck", "curse", "silver")
    t.you.does("topdeck", "estate")
    assert (t.you.deck[0], t.third.deck[:2]) == ("estate", ["curse", "silver"])


def test_ghost_ship_does_nothing_to_a_hand_of_three():
    t = Table("ghost_ship", "copper*2, estate")
    t.me.plays("ghost_ship")
    assert t.asked == ["me"]
    assert len(t.you.deck) == 10


def test_what_goes_back_to_an_empty_deck_is_the_deck():
    t = Table("ghost_ship", {"hand": "copper*3, estate, curse", "deck": "", "discard": "gold*6"})
    t.me.plays("ghost_ship")
    t.you.does("topdeck", "curse", "estate")
    assert t.you.deck == ["curse", "estate"]
    assert t.you.discard == ["gold"] * 6


def test_a_tunnel_put_onto_the_deck_is_not_discarded():
    t = Table("ghost_ship", "tunnel, copper*4")
    t.me.plays("ghost_ship")
    t.you.does("topdeck", "tunnel", "copper")
    assert t.asked == ["me"]
    assert t.you.discard == []


def test_secret_chamber_changes_the_hand_before_ghost_ship_takes_from_it():
    t = Table("ghost_ship", {"hand": "secret_chamber, copper*4", "deck": "gold, silver, estate"})
    t.me.plays("ghost_ship")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "no")
    t.you.does("topdeck", "gold", "silver")
    assert t.you.hand == cards("secret_chamber, copper*2")
    assert t.you.deck == ["gold", "silver", "copper", "copper", "estate"]


def test_ghost_ship_under_throne_room_hits_a_hand_only_once():
    t = Table({"hand": "throne_room, ghost_ship", "deck": "gold*4"}, "copper*3, estate, curse")
    t.me.plays("throne_room")
    t.me.does("play", "ghost_ship")
    t.you.does("topdeck", "estate", "curse")
    assert t.me.hand == cards("gold*4")
    assert t.you.hand == cards("copper*3")


# -- Haven -----------------------------------------------------------------------------------------------------------


def test_haven_draws_then_sets_a_card_aside_that_comes_back_in_the_next_turn():
    t = Table(me={"hand": "haven, gold", "deck": "silver, copper*9"})
    t.me.plays("haven")
    assert cards("gold, silver") == t.me.options
    t.me.does("choose", "gold")
    assert (t.me.hand, t.me.haven, t.actions) == (cards("silver"), cards("gold"), 1)
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("copper*5, gold")
    assert t.me.haven == []
    assert t.me.in_play == cards("haven")
    t.me.ends_turn()
    assert t.me.in_play == []


def test_the_card_that_haven_draws_is_set_aside_if_it_is_the_only_one():
    t = Table(me={"hand": "haven", "deck": "gold, copper*5"})
    t.me.plays("haven")
    assert (t.me.hand, t.me.haven) == ([], cards("gold"))


def test_a_haven_that_set_nothing_aside_does_not_stay():
    t = Table(me={"hand": "haven", "deck": ""})
    t.me.plays("haven")
    assert t.actions == 1
    t.me.ends_turn()
    assert t.me.in_play == []
    assert t.me.hand == cards("haven")


def test_haven_must_set_a_card_aside():
    t = Table(me={"hand": "haven, curse", "deck": "curse, copper*5"})
    t.me.plays("haven")
    assert (t.me.hand, t.me.haven) == (cards("curse"), cards("curse"))


def test_haven_under_throne_room_sets_two_cards_aside_one_after_the_other():
    t = Table(me={"hand": "throne_room, haven, estate, duchy", "deck": "gold, silver, copper*9"})
    t.me.plays("throne_room")
    t.me.does("play", "haven")
    assert cards("estate, duchy, gold") == t.me.options
    t.me.does("choose", "gold")
    assert cards("estate, duchy, silver") == t.me.options
    t.me.does("choose", "estate")
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("copper*5, gold, estate")
    assert t.me.in_play == cards("throne_room, haven")


def test_a_throne_room_stays_with_a_haven_that_found_a_card_only_once():
    t = Table(me={"hand": "throne_room, haven", "deck": "gold"})
    t.me.plays("throne_room")
    t.me.does("play", "haven")
    assert t.me.haven == cards("gold")
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("gold")
    assert "haven" in t.me.in_play


def test_a_haven_that_procession_trashed_gives_both_cards_back():
    t = Table(
        me={"hand": "procession, haven, estate", "deck": "gold, silver, copper*9"},
        supply={"village": 10, "workshop": 10},
    )
    t.me.plays("procession")
    t.me.does("play", "haven")
    t.me.does("choose", "gold")
    t.me.does("choose", "silver")
    t.me.does("gain", "village")
    assert t.trash == cards("haven")
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("copper*5, gold, silver")


def test_two_havens_give_both_cards_back_unasked():
    t = Table(me={"hand": "haven*2, gold, estate", "deck": "copper*12"})
    t.me.plays("haven")
    t.me.does("choose", "gold")
    t.me.plays("haven")
    t.me.does("choose", "estate")
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("copper*5, gold, estate")
    assert t.me.asked == "buy"


def test_a_card_under_haven_is_not_in_hand_when_cutpurse_looks_for_it():
    t = Table({"hand": "haven, copper", "deck": "gold*9"}, {"hand": "cutpurse"})
    t.me.plays("haven")
    t.me.does("choose", "copper")
    t.me.ends_turn()
    t.you.plays("cutpurse")
    revealed = [event.cards for event in t.public() if event.name == "reveal"]
    assert revealed == [("gold",) * 5]
    assert t.me.haven == cards("copper")


def test_an_action_that_comes_back_from_haven_can_be_played_in_that_turn():
    t = Table(me={"hand": "haven, smithy", "deck": "copper*12"})
    t.me.plays("haven")
    t.me.does("choose", "smithy")
    t.me.waits_for_next_turn()
    t.me.plays("smithy")
    assert t.me.hand == cards("copper*8")


def test_a_band_of_misfits_that_is_a_haven_gives_the_card_back():
    t = Table(me={"hand": "band_of_misfits, gold", "deck": "copper*12"}, supply={"haven": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "haven")
    t.me.does("choose", "gold")
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("copper*5, gold")
    t.me.ends_turn()
    assert "band_of_misfits" in t.me.discard


def test_the_card_under_haven_counts_at_the_end():
    t = Table({"haven": "province", "in_play": "haven"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores[0] == 6


def test_a_haven_set_aside_by_haven_is_a_card_like_any_other():
    t = Table(me={"hand": "haven*2", "deck": "copper, estate*12"})
    t.me.plays("haven")
    t.me.does("choose", "haven")
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("estate*5, haven")
    t.me.plays("haven")
    assert t.me.haven == cards("estate")
