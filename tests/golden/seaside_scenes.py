"""Positions and games with what Seaside and Alchemy brought: cards that stay in play, mats, tokens, Potions, extra
turns, and turns in which another player decides."""

from tests.engine.table import Table
from tests.golden import box_scenes

# -- cards that stay in play -------------------------------------------------------------------------------------------


def durations_are_out_until_the_next_turn():
    t = Table({"hand": "wharf, merchant_ship, lighthouse, caravan", "deck": "copper*12"}, "militia", actions=4)
    t.me.plays("wharf", "merchant_ship", "lighthouse", "caravan")
    t.me.ends_turn()
    return t


def a_throne_room_stays_out_with_the_duration_it_played():
    t = Table({"hand": "throne_room, fishing_village, tactician", "deck": "silver*12"})
    t.me.plays("throne_room")
    t.me.does("play", "fishing_village")
    t.me.plays("tactician")
    t.me.ends_turn()
    return t


def a_haven_has_set_a_card_aside():
    t = Table({"hand": "haven*2, gold, estate", "deck": "copper*9"})
    t.me.plays("haven")
    t.me.does(t.me.asked, "gold")
    return t


def what_begins_a_turn_is_put_in_order():
    me = {"hand": "horse_traders*2, copper*3", "in_play": "caravan", "awaited": "caravan", "haven": "gold"}
    t = Table(me, "militia", current=1)
    t.you.plays("militia")
    t.me.does("react", "horse_traders")
    t.me.does("react", "horse_traders")
    t.you.ends_turn()
    return t


# -- mats and tokens ---------------------------------------------------------------------------------------------------


def cards_are_on_both_mats():
    return Table(
        {"hand": "native_village, island, province", "native_village": "gold, curse", "island": "duchy, island"},
        {"native_village": "estate"},
        actions=2,
    )


def native_village_asks():
    t = Table({"hand": "native_village", "native_village": "gold", "deck": "silver*3"})
    t.me.plays("native_village")
    return t


def a_pirate_ship_with_tokens_chooses():
    t = Table({"hand": "pirate_ship", "pirate_tokens": 4}, {"deck": "silver, gold, copper*3"}, {"pirate_tokens": 1})
    t.me.plays("pirate_ship")
    return t


def embargo_tokens_are_on_piles_and_one_is_put():
    t = Table("embargo, copper*5", embargo={"gold": 2, "estate": 1})
    t.me.plays("embargo")
    return t


def a_purchase_with_an_embargo_token_has_brought_a_curse():
    t = Table(phase="buy", coins=6, buys=2, embargo={"gold": 2})
    t.me.buys("gold")
    return t


# -- Potions -----------------------------------------------------------------------------------------------------------


def a_potion_is_in_play():
    t = Table("potion, copper*3", phase="buy", supply={"familiar": 10, "golem": 10, "transmute": 10, "vineyard": 8})
    t.me.plays("potion")
    return t


def a_golem_puts_what_it_found_in_order():
    t = Table({"hand": "golem", "deck": "smithy, copper, village, gold*5"})
    t.me.plays("golem")
    return t


def an_apothecary_puts_the_rest_back():
    t = Table({"hand": "apothecary", "deck": "curse, potion, estate, gold, copper, silver*3"})
    t.me.plays("apothecary")
    return t


def herbalist_and_alchemist_are_asked_about_at_the_end():
    t = Table({"hand": "copper", "in_play": "herbalist, alchemist, potion, gold"}, phase="buy", supply={"familiar": 10})
    t.me.does("buy", "end")
    return t


def a_scrying_pool_asks_about_each_deck():
    t = Table({"hand": "scrying_pool", "deck": "village, estate*3"}, {"deck": "gold*5"}, {"deck": "curse*5"})
    t.me.plays("scrying_pool")
    return t


# -- extra turns -------------------------------------------------------------------------------------------------------


def an_extra_turn_of_outpost_has_begun():
    t = Table({"hand": "outpost", "deck": "silver*12"})
    t.me.plays("outpost")
    t.me.ends_turn()
    return t


def two_turns_wait_to_be_put_in_order():
    t = Table({"hand": "possession, outpost", "deck": "silver*12"}, "gold", "copper", actions=2)
    t.me.plays("possession", "outpost")
    t.me.ends_turn()
    return t


# -- Possession --------------------------------------------------------------------------------------------------------


def possessing(possessed, *others, **position):
    """`me` has played Possession and decides for `you`."""
    t = Table({"hand": "possession", "deck": "gold*9"}, possessed, *others, **position)
    t.me.plays("possession")
    t.me.ends_turn()
    return t


def the_possessor_is_asked_what_to_play():
    return possessing(
        {"hand": "native_village, wharf, gold", "native_village": "province", "deck": "silver*9"}, "copper"
    )


def a_third_player_is_asked_in_a_possessed_turn():
    t = possessing({"hand": "militia, masquerade, copper*3"}, "copper*5", {"hand": "estate*4, moat"})
    t.me.plays("militia")
    return t


def the_possessor_passes_a_card_of_the_possessed_player():
    t = possessing({"hand": "masquerade, gold", "deck": "silver*9"}, "copper*5")
    t.me.plays("masquerade")
    return t


def what_was_trashed_comes_back_at_the_end():
    t = possessing({"hand": "chapel, gold, estate, copper", "deck": "silver*9"})
    t.me.plays("chapel")
    t.me.does("trash", "gold", "estate")
    return t


def what_was_bought_has_gone_to_the_possessor():
    t = possessing({"hand": "market, gold*2", "deck": "silver*9"})
    t.me.plays("market")
    t.me.plays_all_treasures()
    t.me.buys("gold")
    return t


SCENES = [
    durations_are_out_until_the_next_turn,
    a_throne_room_stays_out_with_the_duration_it_played,
    a_haven_has_set_a_card_aside,
    what_begins_a_turn_is_put_in_order,
    cards_are_on_both_mats,
    native_village_asks,
    a_pirate_ship_with_tokens_chooses,
    embargo_tokens_are_on_piles_and_one_is_put,
    a_purchase_with_an_embargo_token_has_brought_a_curse,
    a_potion_is_in_play,
    a_golem_puts_what_it_found_in_order,
    an_apothecary_puts_the_rest_back,
    herbalist_and_alchemist_are_asked_about_at_the_end,
    a_scrying_pool_asks_about_each_deck,
    an_extra_turn_of_outpost_has_begun,
    two_turns_wait_to_be_put_in_order,
    the_possessor_is_asked_what_to_play,
    a_third_player_is_asked_in_a_possessed_turn,
    the_possessor_passes_a_card_of_the_possessed_player,
    what_was_trashed_comes_back_at_the_end,
    what_was_bought_has_gone_to_the_possessor,
]

# Players, the sets that the kingdom is drawn from, wishes, options of the setup, answers.
DEALT = [
    (2, ["seaside"], "wharf", {}, 0),
    (3, ["seaside", "alchemy"], "possession outpost", {}, 260),
    (4, ["seaside", "prosperity", "cornucopia"], "young_witch bank", {"colonies": "yes", "bane": "lighthouse"}, 200),
    (2, ["alchemy"], "golem", {}, 120),
    (2, ["seaside", "dark_ages"], "native_village procession", {"shelters": "yes"}, 9999),
]
# The same, played to the end unless there is a number of answers.
RECORDED = [
    (2, ["seaside"], "outpost embargo", {}, None),
    (3, ["alchemy", "seaside"], "possession masquerade", {}, None),
    (2, ["seaside", "prosperity", "cornucopia"], "young_witch bank", {"colonies": "yes", "bane": "lighthouse"}, None),
    (4, ["alchemy", "base2"], "possession", {}, 150),
]


def named_games():
    """Every game to be saved, by name."""
    return box_scenes.named_games(DEALT, SCENES)


def records():
    """Every record to be kept."""
    return box_scenes.records(RECORDED)
