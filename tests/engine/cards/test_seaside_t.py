"""Tactician, Treasure Map, Treasury."""

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Tactician -------------------------------------------------------------------------------------------------------


def test_tactician_discards_the_hand_for_five_cards_an_action_and_a_buy_in_the_next_turn():
    t = Table(me={"hand": "tactician, estate*4", "deck": "copper*12"})
    t.me.plays("tactician")
    assert (t.me.hand, t.me.discard) == ([], ["estate"] * 4)
    t.me.ends_turn()
    assert len(t.me.hand) == 5
    t.you.ends_turn()
    assert t.me.hand == cards("copper*10")
    assert t.counters == (2, 2, 0)


def test_a_tactician_that_discarded_nothing_gives_nothing_and_does_not_stay():
    t = Table(me={"hand": "tactician", "deck": "copper*20"})
    t.me.plays("tactician")
    t.me.ends_turn()
    assert t.me.discard == ["tactician"]
    t.you.ends_turn()
    assert (len(t.me.hand), *t.counters) == (5, 1, 1, 0)


def test_tactician_under_throne_room_gives_its_bonus_once():
    t = Table(me={"hand": "throne_room, tactician, estate", "deck": "copper*20"})
    t.me.plays("throne_room")
    t.me.does("play", "tactician")
    assert t.me.discard == ["estate"]
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), *t.counters) == (10, 2, 2, 0)
    assert "tactician" in t.me.in_play


def test_two_tacticians_in_a_row_give_their_bonuses_turn_by_turn():
    t = Table(me={"hand": "tactician, estate", "deck": "tactician, copper*30"})
    t.me.plays("tactician")
    t.me.waits_for_next_turn()
    t.me.plays("tactician")
    assert t.me.hand == []
    t.me.ends_turn()
    assert t.me.in_play == cards("tactician")
    assert t.me.discard.count("tactician") == 1
    t.you.ends_turn()
    assert (len(t.me.hand), *t.counters) == (10, 2, 2, 0)


def test_tunnels_that_tactician_discards_are_offered():
    t = Table(me="tactician, tunnel*2")
    t.me.plays("tactician")
    t.me.does("react", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard.count("gold") == 2


def test_coins_from_actions_stay_after_tactician():
    t = Table(me="merchant_ship, tactician, copper", actions=2, coins=1)
    t.me.plays("merchant_ship", "tactician")
    assert (t.coins, t.buys) == (3, 1)
    assert t.me.offered("play") == set()


def test_an_action_that_golem_plays_after_tactician_draws_a_new_hand():
    t = Table(me={"hand": "golem, estate*2", "deck": "tactician, smithy, copper*20"})
    t.me.plays("golem")
    t.me.does("play", "tactician")
    assert (t.me.discard, t.me.hand) == (["estate"] * 2, cards("copper*3"))
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), *t.counters) == (10, 2, 2, 0)


def test_tactician_draws_the_cards_there_are():
    t = Table({"in_play": "tactician", "awaited": "tactician", "deck": "copper*3"}, current=1, phase="buy")
    t.you.ends_turn()
    assert (len(t.me.hand), *t.counters) == (3, 2, 2, 0)


@for_each(["haven", "tactician"])
def test_tactician_and_haven_both_fill_the_hand_in_any_order(first):
    zones = {"in_play": "tactician, haven", "awaited": "tactician, haven", "haven": "gold", "deck": "copper*9"}
    t = Table(zones, current=1, phase="buy")
    t.you.ends_turn()
    t.me.does("order", first)
    assert t.me.hand == cards("copper*5, gold")


# -- Treasure Map ----------------------------------------------------------------------------------------------------


def test_two_treasure_maps_are_trashed_for_four_golds_on_the_deck():
    t = Table(me={"hand": "treasure_map*2", "deck": "copper"})
    t.me.plays("treasure_map")
    assert t.trash == cards("treasure_map*2")
    assert t.me.deck == ["gold"] * 4 + ["copper"]


def test_a_single_treasure_map_is_trashed_for_nothing():
    t = Table(me="treasure_map, estate")
    t.me.plays("treasure_map")
    assert t.trash == cards("treasure_map")
    assert t.me.hand == cards("estate")
    assert "gold" not in t.me.deck


def test_nobody_is_asked_whether_to_trash_the_second_treasure_map():
    t = Table(me="treasure_map*3")
    t.me.plays("treasure_map")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("treasure_map")


def test_the_second_play_of_a_treasure_map_trashes_a_third_one_for_nothing():
    t = Table(me="throne_room, treasure_map*3")
    t.me.plays("throne_room")
    t.me.does("play", "treasure_map")
    assert t.trash == cards("treasure_map*3")
    assert t.me.deck.count("gold") == 4


def test_treasure_maps_give_the_golds_there_are():
    t = Table(me="treasure_map*2", supply={"gold": 3})
    t.me.plays("treasure_map")
    assert t.me.deck.count("gold") == 3


def test_trader_may_take_silvers_instead_of_some_of_the_golds():
    t = Table(me={"hand": "treasure_map*2, trader", "deck": ""})
    t.me.plays("treasure_map")
    for answer in ("trader", "no", "trader", "no"):
        t.me.does("react", answer)
    assert (t.me.deck, t.me.discard) == (["gold"] * 2, ["silver"] * 2)


def test_two_treasure_maps_played_by_golem_are_trashed_one_by_one_for_nothing():
    t = Table(me={"hand": "golem", "deck": "treasure_map*2, copper*5"})
    t.me.plays("golem")
    assert t.trash == cards("treasure_map*2")
    assert "gold" not in t.me.deck


def test_a_treasure_map_played_by_golem_finds_the_one_in_hand():
    t = Table(me={"hand": "golem, treasure_map", "deck": "treasure_map, smithy"})
    t.me.plays("golem")
    t.me.does("play", "treasure_map")
    assert t.trash == cards("treasure_map*2")
    assert (t.me.hand, t.me.deck) == (cards("gold*3"), ["gold"])


def test_one_market_square_brings_one_gold_for_two_treasure_maps():
    t = Table(me={"hand": "treasure_map*2, market_square", "deck": ""})
    t.me.plays("treasure_map")
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square", "gold"]
    assert t.me.deck == ["gold"] * 4


def test_a_band_of_misfits_in_hand_is_no_treasure_map():
    t = Table(me="treasure_map, band_of_misfits")
    t.me.plays("treasure_map")
    assert t.trash == cards("treasure_map")
    assert "gold" not in t.me.deck


def test_a_band_of_misfits_that_is_a_treasure_map_is_trashed_with_one_in_hand():
    t = Table(me="band_of_misfits, treasure_map", supply={"treasure_map": 8})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "treasure_map")
    assert t.trash == cards("band_of_misfits, treasure_map")


def test_a_watchtower_may_trash_golds_of_treasure_maps():
    t = Table(me={"hand": "treasure_map*2, watchtower", "deck": ""})
    t.me.plays("treasure_map")
    t.me.does("react", "watchtower")
    t.me.does("choose", "trash")
    for _ in range(3):
        t.me.does("react", "no")
    assert t.trash == cards("treasure_map*2, gold")
    assert t.me.deck == ["gold"] * 3


# -- Treasury --------------------------------------------------------------------------------------------------------


def test_treasury_gives_a_card_an_action_and_a_coin():
    t = Table(me={"hand": "treasury", "deck": "gold"})
    t.me.plays("treasury")
    assert (t.me.hand, *t.counters) == (cards("gold"), 1, 1, 1)


@for_each(["treasury", "no"])
def test_treasury_may_go_onto_the_deck_when_it_leaves_play(answer):
    t = Table({"in_play": "treasury"}, phase="buy", coins=3)
    t.me.buys("silver")
    assert t.me.options == ["treasury", "no"]
    t.me.does("react", answer)
    assert ("treasury" in t.me.hand) == (answer == "treasury")


def test_no_treasury_is_offered_once_a_victory_card_was_bought():
    t = Table({"in_play": "treasury*2"}, phase="buy", coins=5, buys=2)
    t.me.buys("silver", "estate")
    assert t.turn_of == "you"
    assert t.me.discard.count("treasury") == 2


def test_a_victory_card_gained_without_buying_does_not_matter_to_treasury():
    t = Table({"hand": "remodel, silver", "in_play": "treasury"})
    t.me.plays("remodel")
    t.me.does("gain", "duchy")
    t.me.ends_turn()
    assert t.me.asked == "react"


def test_a_victory_card_that_trader_replaced_was_bought_all_the_same():
    t = Table({"hand": "trader", "in_play": "treasury"}, phase="buy", coins=8)
    t.me.buys("province")
    t.me.does("react", "trader")
    assert t.turn_of == "you"
    assert "treasury" in t.me.discard


@for_each(["harem", "nobles", "island", "vineyard", "tunnel", "dame_josephine"])
def test_cards_that_are_victory_cards_among_other_things_count_for_treasury(id):
    supply = {"knights": [id]} if id == "dame_josephine" else {id: 8}
    t = Table({"in_play": "treasury"}, phase="buy", coins=6, potions=1, supply=supply)
    t.me.buys(id)
    assert t.turn_of == "you"


@for_each([{}, {"curse": 1, "copper": 1}])
def test_curses_are_no_victory_cards_for_treasury(embargo):
    t = Table({"in_play": "treasury"}, phase="buy", embargo=embargo, supply={"embargo": 9})
    t.me.buys("curse")
    assert t.me.asked == "react"


@for_each([0, 1, 2, 3])
def test_each_treasury_is_decided_for_itself(count):
    t = Table({"in_play": "treasury*3"}, phase="buy")
    t.me.ends_turn()
    for _ in range(count):
        t.me.does("react", "treasury")
    if count < 3:
        t.me.does("react", "no")
    assert t.me.hand.count("treasury") == count


def test_a_treasury_under_throne_room_is_offered_once():
    t = Table(me={"hand": "throne_room, treasury", "deck": "copper*9"})
    t.me.plays("throne_room")
    t.me.does("play", "treasury")
    t.me.ends_turn()
    t.me.does("react", "treasury")
    assert t.turn_of == "you"
    assert t.me.hand == cards("treasury, copper*4")


def test_only_what_was_bought_in_this_turn_matters_to_treasury():
    t = Table(me={"hand": "copper*2", "deck": "treasury, copper*20"})
    t.me.plays_all_treasures()
    t.me.buys("estate")
    t.you.ends_turn()
    t.me.plays("treasury")
    t.me.ends_turn()
    assert t.me.asked == "react"


def test_a_band_of_misfits_cannot_be_a_treasury_that_costs_as_much():
    t = Table(me="bridge, band_of_misfits", actions=2, supply={"treasury": 10, "village": 10})
    t.me.plays("bridge", "band_of_misfits")
    assert "village" in t.me.options
    assert "treasury" not in t.me.options
