"""Merchant Ship, Native Village, Navigator."""

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Merchant Ship ---------------------------------------------------------------------------------------------------


def test_merchant_ship_gives_two_coins_in_two_turns():
    t = Table(me="merchant_ship")
    t.me.plays("merchant_ship")
    assert t.counters == (0, 1, 2)
    t.me.waits_for_next_turn()
    assert t.counters == (1, 1, 2)


def test_two_merchant_ships_give_four_coins_in_the_next_turn():
    t = Table(me={"hand": "bazaar, merchant_ship*2", "deck": "copper*12"})
    t.me.plays("bazaar", "merchant_ship", "merchant_ship")
    assert t.coins == 5
    t.me.waits_for_next_turn()
    assert t.coins == 4


def test_merchant_ship_gives_its_coins_in_the_outpost_turn_and_not_again():
    t = Table(me={"hand": "village, merchant_ship, outpost", "deck": "copper*30"})
    t.me.plays("village", "merchant_ship", "outpost")
    t.me.ends_turn()
    assert (t.turn_of, t.coins) == ("me", 2)
    t.me.waits_for_next_turn()
    assert t.coins == 0
    assert t.me.in_play == []


# -- Native Village --------------------------------------------------------------------------------------------------


def test_native_village_sets_the_top_card_of_the_deck_aside():
    t = Table(me={"hand": "native_village", "deck": "gold, copper"})
    t.me.plays("native_village")
    assert t.me.options == ["set_aside", "take"]
    t.me.does("choose", "set_aside")
    assert t.actions == 2
    assert (t.me.native_village, t.me.deck, t.me.hand) == (cards("gold"), ["copper"], [])


def test_native_village_takes_all_the_cards_from_its_mat():
    t = Table(me={"hand": "native_village, copper", "native_village": "gold, curse"})
    t.me.plays("native_village")
    t.me.does("choose", "take")
    assert t.actions == 2
    assert (t.me.hand, t.me.native_village) == (cards("copper, gold, curse"), [])


@for_each(["set_aside", "take"])
def test_both_choices_of_native_village_are_possible_without_any_card(mode):
    t = Table(me={"hand": "native_village", "deck": ""})
    t.me.plays("native_village")
    t.me.does("choose", mode)
    assert (t.me.hand, t.me.native_village) == ([], [])
    assert t.me.asked == "buy"


def test_native_village_shuffles_if_the_deck_is_empty():
    t = Table(me={"hand": "native_village", "deck": "", "discard": "gold"})
    t.me.plays("native_village")
    t.me.does("choose", "set_aside")
    assert (t.me.native_village, t.me.discard) == (cards("gold"), [])


def test_native_village_under_throne_room_may_set_aside_and_take():
    t = Table(me={"hand": "throne_room, native_village", "native_village": "gold", "deck": "silver, copper*5"})
    t.me.plays("throne_room")
    t.me.does("play", "native_village")
    t.me.does("choose", "set_aside")
    t.me.does("choose", "take")
    assert t.actions == 4
    assert t.me.hand == cards("gold, silver")


def test_a_tunnel_that_native_village_sets_aside_is_neither_discarded_nor_shown():
    t = Table({"hand": "native_village", "deck": "tunnel"}, "")
    t.me.plays("native_village")
    t.me.does("choose", "set_aside")
    assert t.me.asked == "buy"
    assert all("tunnel" not in event.cards for event in t.public())


def test_native_village_is_discarded_and_its_mat_stays_as_it_is():
    t = Table(me={"hand": "native_village", "deck": "gold, copper*9"})
    t.me.plays("native_village")
    t.me.does("choose", "set_aside")
    t.me.ends_turn()
    assert t.me.in_play == []
    assert t.me.native_village == cards("gold")


def test_the_native_village_mat_counts_at_the_end():
    t = Table({"native_village": "province*2", "deck": ""}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores[0] == 12


def test_a_band_of_misfits_uses_the_same_native_village_mat():
    t = Table(me={"hand": "band_of_misfits", "native_village": "gold"}, supply={"native_village": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "native_village")
    t.me.does("choose", "take")
    assert t.me.hand == cards("gold")


def test_the_native_village_mat_is_no_part_of_the_deck():
    zones = {"hand": "philosophers_stone", "deck": "copper*4", "discard": "copper*5", "native_village": "copper*6"}
    t = Table(zones, phase="buy")
    t.me.plays("philosophers_stone")
    assert t.coins == 1


def test_a_native_village_that_takes_another_one_can_play_it():
    t = Table(me={"hand": "native_village", "native_village": "native_village, smithy"})
    t.me.plays("native_village")
    t.me.does("choose", "take")
    assert t.me.offered("play") == {"native_village", "smithy"}


# -- Navigator -------------------------------------------------------------------------------------------------------

FIVE = "curse, estate, silver, gold, duchy"


def test_navigator_may_put_five_cards_back_in_any_order():
    t = Table(me={"hand": "navigator", "deck": f"{FIVE}, copper"})
    t.me.plays("navigator")
    assert t.coins == 2
    t.me.does("choose", "keep")
    t.me.does("topdeck", "duchy", "gold", "silver", "estate", "curse")
    assert t.me.deck == ["duchy", "gold", "silver", "estate", "curse", "copper"]


def test_navigator_may_discard_all_five_cards():
    t = Table(me={"hand": "navigator", "deck": FIVE})
    t.me.plays("navigator")
    t.me.does("choose", "discard")
    assert cards(FIVE) == t.me.discard
    assert t.me.deck == []


def test_navigator_discards_all_cards_or_none():
    t = Table(me={"hand": "navigator", "deck": FIVE})
    t.me.plays("navigator")
    assert t.me.options == ["keep", "discard"]
    t.me.does("choose", "keep")
    assert (t.me.question.least, t.me.question.most) == (5, 5)


def test_navigator_shuffles_only_the_discard_pile_for_the_cards_it_lacks():
    shuffles = ["estate, duchy, silver, curse"]
    t = Table(
        me={"hand": "navigator", "deck": "copper, gold", "discard": "silver, curse, estate, duchy"}, shuffles=shuffles
    )
    t.me.plays("navigator")
    assert t.me.view().looked_at == ("copper", "gold", "estate", "duchy", "silver")
    assert t.me.deck == ["curse"]


@for_each([("discard", [], 2), ("keep", ["gold", "copper"], 0)])
def test_navigator_looks_at_as_many_cards_as_there_are(row):
    mode, deck, discarded = row
    t = Table(me={"hand": "navigator", "deck": "copper", "discard": "gold"})
    t.me.plays("navigator")
    t.me.does("choose", mode)
    if mode == "keep":
        t.me.does("topdeck", "gold", "copper")
    assert (t.me.deck, len(t.me.discard)) == (deck, discarded)


def test_navigator_asks_nothing_without_cards():
    t = Table(me={"hand": "navigator", "deck": ""})
    t.me.plays("navigator")
    assert (t.me.asked, t.coins) == ("buy", 2)


def test_each_tunnel_that_navigator_discards_may_bring_a_gold():
    t = Table(me={"hand": "navigator", "deck": "tunnel*2, copper*3"})
    t.me.plays("navigator")
    t.me.does("choose", "discard")
    t.me.does("react", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard.count("gold") == 2


def test_navigator_under_throne_room_may_discard_five_cards_and_keep_the_next_five():
    t = Table(me={"hand": "throne_room, navigator", "deck": "copper*5, curse, estate, silver, gold, duchy"})
    t.me.plays("throne_room")
    t.me.does("play", "navigator")
    t.me.does("choose", "discard")
    t.me.does("choose", "keep")
    t.me.does("topdeck", "gold", "silver", "duchy", "estate", "curse")
    assert t.coins == 4
    assert t.me.discard == ["copper"] * 5
    assert t.me.deck == ["gold", "silver", "duchy", "estate", "curse"]
