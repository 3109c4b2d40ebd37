"""Sensible answers of the Builder to the cards of Dark Ages, one per test."""

import pytest

from tests.engine.computer.builders import answer, buying, playing
from tests.engine.table import Table

# -- buying ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["cultist", "catacombs", "junk_dealer", "rebuild"])
def test_buys_the_strong_ones_with_five(id):
    assert answer(buying(5, {id: 10})) == [f"buy:{id}"]


def test_buys_a_knight_with_five():
    table = buying(5, {"knights": ["dame_sylvia"]}, "knights rats procession poor_house " + FILLER)
    assert answer(table) == ["buy:dame_sylvia"]


def test_buys_no_rats():
    assert answer(buying(4, kingdom="rats procession poor_house knights " + FILLER)) == ["buy:silver"]


def test_buys_no_rebuild_without_estates_to_build_on():
    kingdom = "rebuild knights rats procession poor_house altar fortress beggar sage feodum"
    table = buying(5, kingdom=kingdom, me={"deck": "copper*7, hovel, necropolis, overgrown_estate"})
    assert answer(table) != ["buy:rebuild"]


def test_buys_duchies_for_its_rebuilds():
    deck = {"deck": "copper*7, estate*3, rebuild*3"}
    assert answer(Table(me=deck, phase="buy", coins=5, supply={"rebuild": 5})) == ["buy:duchy"]


def test_keeps_spoils_for_a_turn_in_which_they_buy_more():
    assert answer(Table(me="spoils, gold*2", phase="buy", coins=2)) == ["treasures"]
    assert answer(Table(me="spoils", phase="buy", coins=8)) == ["buy:province"]
    assert answer(Table(me="spoils", phase="buy", coins=5)) == ["play:spoils"]


# -- whether to play -------------------------------------------------------------------------------------------------


def test_plays_a_cultist_before_a_marauder():
    assert answer(Table(me="marauder, cultist")) == ["play:cultist"]


def test_plays_no_junk_dealer_on_good_cards_only():
    assert answer(Table(me="junk_dealer, gold, province")) == ["end"]


def test_plays_no_beggar_for_nothing():
    assert answer(Table(me="beggar, copper")) == ["end"]


def test_plays_no_graverobber_without_anything_to_dig_up():
    assert answer(Table(me="graverobber, copper")) == ["end"]


def test_plays_no_procession_without_anything_to_double():
    assert answer(Table(me="procession*2, throne_room, gold")) == ["end"]


def test_plays_ruins_rather_than_nothing():
    assert answer(Table(me="abandoned_mine, copper", kingdom="cultist " + SHELF)) == ["play:abandoned_mine"]


# -- modes and yes or no ---------------------------------------------------------------------------------------------


def test_count_discards_two_dead_cards_and_takes_coins_for_a_province():
    table = playing("count, estate*2, gold, silver", "count")
    assert answer(table) == ["discard"]
    table.me.does("choose", "discard")
    assert answer(table) == ["estate", "estate"]
    table.me.does("discard", "estate", "estate")
    assert answer(table) == ["coins"]


def test_count_takes_a_duchy_late():
    table = playing("count, estate*2, copper*2", "count", supply={"province": 3})
    table.me.does("choose", "copper")
    assert answer(table) == ["duchy"]


def test_count_trashes_a_hand_of_junk_only():
    table = playing("count, curse*2, estate*2", "count")
    table.me.does("choose", "copper")
    assert answer(table) == ["trash"]


def test_squire_brings_silver_or_actions_for_what_waits():
    assert answer(playing("squire, copper", "squire")) == ["silver"]
    assert answer(playing("squire, cultist", "squire")) == ["actions"]


def test_catacombs_takes_a_good_three_and_leaves_a_poor_one():
    assert answer(playing({"hand": "catacombs", "deck": "gold, silver, copper, curse*4"}, "catacombs")) == ["take"]
    assert answer(playing({"hand": "catacombs", "deck": "estate, curse, estate, gold*4"}, "catacombs")) == ["discard"]


def test_survivors_keeps_a_good_pair_and_drops_a_poor_one():
    for deck, expected in (("gold, silver", ["keep"]), ("estate, curse", ["discard"])):
        table = playing({"hand": "survivors", "deck": deck}, "survivors", kingdom="cultist " + SHELF)
        assert answer(table) == expected


def test_hunting_grounds_become_a_duchy():
    table = playing("altar, hunting_grounds", "altar")
    assert answer(table) == ["duchy"]


def test_graverobber_digs_up_gold():
    table = playing(
        "graverobber, survivors",
        "graverobber",
        trash="gold, silver",
        kingdom="cultist graverobber beggar procession " + FILL,
    )
    assert answer(table) == ["from_trash"]
    table.me.does("choose", "from_trash")
    assert answer(table) == ["gold"]


def test_graverobber_makes_a_province_of_a_dear_action():
    table = playing("graverobber, rogue", "graverobber", trash="silver", supply={"province": 3})
    assert answer(table) == ["from_hand"]


def test_ironmonger_drops_an_estate_and_keeps_gold():
    assert answer(playing({"hand": "ironmonger", "deck": "copper, estate, copper"}, "ironmonger")) == ["discard"]
    assert answer(playing({"hand": "ironmonger", "deck": "copper, gold, copper"}, "ironmonger")) == ["keep"]


def test_mercenary_trashes_junk_and_nothing_else():
    assert answer(playing("mercenary, curse, estate, gold", "mercenary")) == ["yes"]
    table = playing("mercenary, curse, estate, gold", "mercenary")
    table.me.does("confirm", "yes")
    assert sorted(answer(table)) == ["curse", "estate"]


def test_scavenger_brings_back_the_best_card():
    table = playing({"hand": "scavenger", "deck": "copper*2", "discard": "estate, gold"}, "scavenger")
    assert answer(table) == ["yes"]
    table.me.does("confirm", "yes")
    assert answer(table) == ["gold"]


def test_band_of_misfits_copies_the_best_cheap_action():
    table = playing(
        "band_of_misfits, copper", "band_of_misfits", kingdom="band_of_misfits smithy squire cellar " + FILL
    )
    assert answer(table) == ["smithy"]


# -- naming ----------------------------------------------------------------------------------------------------------


def test_mystic_names_what_its_deck_has_most_of():
    assert answer(playing("mystic", "mystic")) == ["copper"]


def test_rebuild_keeps_its_provinces():
    assert answer(playing("rebuild", "rebuild")) == ["province"]


def test_rebuild_makes_the_best_it_can():
    table = playing({"hand": "rebuild", "deck": "duchy"}, "rebuild")
    table.me.does("name", "province")
    assert answer(table) == ["province"]


# -- what goes -------------------------------------------------------------------------------------------------------


def test_junk_dealer_trashes_the_worst():
    table = playing({"hand": "junk_dealer, curse, gold", "deck": "silver"}, "junk_dealer")
    assert answer(table) == ["curse"]


def test_death_cart_takes_ruins_before_itself():
    table = playing("death_cart, survivors, gold", "death_cart")
    assert answer(table) == ["survivors"]


def test_knights_cost_their_victim_the_lesser_card():
    table = playing("sir_vander", "sir_vander", you={"deck": "gold, silver"}, kingdom="knights " + SHELF)
    assert answer(table, "you") == ["silver"]


def test_pillage_takes_the_best_card():
    table = playing("pillage", "pillage", you="gold, copper*3, estate")
    assert answer(table) == ["gold"]


def test_hermit_trashes_an_estate_from_the_discard_pile_and_takes_silver():
    table = playing({"hand": "hermit, province", "discard": "estate"}, "hermit")
    assert answer(table) == ["estate"]
    table.me.does("trash", "estate")
    assert answer(table) == ["silver"]


def test_counterfeit_copies_spoils_then_copper_and_spares_gold():
    for hand, expected in (("spoils, copper", ["spoils"]), ("copper, gold", ["copper"]), ("gold, silver", [])):
        table = Table(me=f"counterfeit, {hand}", phase="buy")
        assert answer(table) == ["play:counterfeit"]
        table.me.plays("counterfeit")
        assert answer(table) == expected


def test_plays_another_cultist():
    assert answer(playing("cultist*2, copper", "cultist")) == ["cultist"]


def test_storeroom_discards_what_is_dead():
    table = playing("storeroom, estate, gold, province", "storeroom")
    assert sorted(answer(table)) == ["estate", "province"]


# -- reactions -------------------------------------------------------------------------------------------------------


def test_market_square_answers_a_trashed_card_with_gold():
    table = playing({"hand": "junk_dealer, market_square, curse, estate"}, "junk_dealer")
    table.me.does("trash", "curse")
    assert answer(table) == ["market_square"]


def test_hovel_goes_with_a_province():
    table = buying(8, me="hovel", kingdom="knights " + SHELF, shelters="yes")
    table.me.buys("province")
    assert answer(table) == ["hovel"]


def test_beggar_brings_silver_when_attacked():
    table = playing("marauder", "marauder", you="beggar, copper*4")
    assert answer(table, "you") == ["beggar"]


def test_urchin_becomes_a_mercenary_while_there_is_junk():
    table = playing("urchin, marauder", "urchin")
    table.me.plays("marauder")
    assert answer(table) == ["urchin"]


FILL = "fortress sage vagrant scavenger poor_house rats"
FILLER = "fortress sage vagrant scavenger storeroom cellar"
SHELF = "fortress sage vagrant scavenger storeroom beggar rats procession poor_house"
