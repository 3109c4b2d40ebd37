"""Sensible answers of the Builder to the cards of Intrigue, one per test."""

from tests.engine.computer.builders import answer, buying, playing
from tests.engine.table import Table

# -- buying ----------------------------------------------------------------------------------------------------------


def test_buys_a_courtyard_with_two():
    assert answer(buying(2, {"courtyard": 10})) == ["buy:courtyard"]


def test_buys_a_masquerade_before_silver():
    assert answer(buying(3, {"masquerade": 10})) == ["buy:masquerade"]


def test_buys_a_torturer_with_five():
    assert answer(buying(5, {"torturer": 10})) == ["buy:torturer"]


def test_buys_gold_before_harem_early_and_harem_late():
    assert answer(buying(6, {"harem": 8})) == ["buy:gold"]
    assert answer(buying(6, {"harem": 8, "province": 5})) == ["buy:harem"]


def test_prefers_a_great_hall_to_an_estate_late():
    assert answer(buying(3, {"great_hall": 8, "province": 2})) == ["buy:great_hall"]


def test_counts_its_duchies_before_buying_a_duke():
    players = {"me": {"hand": "duchy*6"}, "you": ""}
    assert answer(Table(**players, phase="buy", coins=5, supply={"province": 3, "duke": 8})) == ["buy:duke"]
    assert answer(buying(5, {"province": 3, "duke": 8})) == ["buy:duchy"]


# -- whether to play -------------------------------------------------------------------------------------------------


def test_plays_no_baron_without_an_estate():
    assert answer(Table(me="baron, copper")) == ["end"]


def test_plays_no_trading_post_on_good_cards():
    assert answer(Table(me="trading_post, gold, silver")) == ["end"]


def test_plays_no_upgrade_on_a_province_alone():
    assert answer(Table(me="upgrade, province")) == ["end"]


def test_plays_a_torturer_before_a_bridge():
    assert answer(Table(me="bridge, torturer")) == ["play:torturer"]


# -- modes and yes or no ---------------------------------------------------------------------------------------------


def test_baron_discards_an_estate():
    assert answer(playing("baron, estate, copper", "baron")) == ["yes"]


def test_pawn_takes_a_card_and_a_coin_without_other_actions():
    assert sorted(answer(playing("pawn, copper*4", "pawn"))) == ["card", "coin"]


def test_pawn_takes_a_card_and_an_action_when_another_waits():
    assert sorted(answer(playing("pawn, torturer", "pawn"))) == ["action", "card"]


def test_steward_trashes_two_useless_cards_early():
    table = playing("steward, estate*2, copper", "steward")
    assert answer(table) == ["trash"]
    table.me.does("choose", "trash")
    assert answer(table) == ["estate", "estate"]


def test_steward_pays_for_a_province():
    assert answer(playing("steward, gold*2", "steward")) == ["coins"]


def test_minion_keeps_a_rich_hand_and_turns_over_a_poor_one():
    assert answer(playing("minion, gold, gold, silver", "minion")) == ["coins"]
    assert answer(playing("minion, estate*3, curse", "minion")) == ["hands"]


def test_minion_takes_coins_while_another_is_in_hand():
    assert answer(playing("minion*2, estate*3", "minion")) == ["coins"]


def test_nobles_draw_unless_the_hand_needs_actions():
    assert answer(playing("nobles, copper*3", "nobles")) == ["cards"]
    assert answer(playing("nobles, torturer, copper", "nobles")) == ["actions"]


def test_gives_a_torturer_two_dead_cards():
    table = playing("torturer", "torturer", you="estate*2, gold, silver, copper")
    assert answer(table, "you") == ["discard"]


def test_takes_a_curse_rather_than_lose_the_best_of_a_hand():
    table = playing("torturer", "torturer", you="gold*3")
    assert answer(table, "you") == ["curse"]


def test_takes_a_curse_when_there_is_none_left():
    table = playing("torturer", "torturer", you="estate*2, gold, silver, copper", supply={"curse": 0})
    assert answer(table, "you") == ["curse"]


def test_mining_village_goes_for_a_province_and_stays_otherwise():
    deck = {"deck": "estate*5"}
    assert answer(playing({"hand": "mining_village, gold*2", **deck}, "mining_village")) == ["yes"]
    assert answer(playing({"hand": "mining_village, copper", **deck}, "mining_village")) == ["no"]


# -- cards -----------------------------------------------------------------------------------------------------------


def test_passes_on_its_worst_card_in_a_masquerade():
    table = playing("masquerade", "masquerade", you="gold, curse, estate, silver, copper")
    assert answer(table, "you") == ["curse"]


def test_swindler_turns_a_copper_into_a_curse():
    table = playing("swindler", "swindler", you={"deck": "copper"})
    assert answer(table) == ["curse"]


def test_swindler_gives_a_dead_card_for_a_good_one():
    table = playing("swindler", "swindler", you={"deck": "torturer"}, kingdom=TORTURERS)
    assert answer(table) == ["duchy"]


def test_saboteur_victims_take_the_best_they_can_get():
    table = playing("saboteur", "saboteur", you={"deck": "gold"})
    assert answer(table, "you") != []
    table = playing("saboteur", "saboteur", you={"deck": "silver"}, kingdom=TORTURERS)
    assert answer(table, "you") == []


def test_upgrade_makes_silver_of_an_estate():
    table = playing({"hand": "upgrade, estate, gold, copper", "deck": "gold*5"}, "upgrade")
    assert answer(table) == ["estate"]


def test_wishing_well_names_what_its_deck_has_most_of():
    assert answer(playing("wishing_well", "wishing_well")) == ["copper"]


def test_scout_puts_the_best_on_top():
    table = playing({"hand": "scout", "deck": "copper, gold, estate, silver"}, "scout")
    assert answer(table) == ["gold", "silver", "copper"]


def test_courtyard_puts_back_an_action_nobody_can_play():
    table = playing({"hand": "courtyard, torturer", "deck": "copper*3"}, "courtyard")
    assert answer(table) == ["torturer"]


def test_courtyard_puts_back_a_treasure_it_does_not_need():
    table = playing({"hand": "courtyard, gold*2", "deck": "silver, copper, estate"}, "courtyard")
    assert answer(table) == ["copper"]


def test_secret_chamber_sells_what_is_dead():
    table = playing("secret_chamber, estate, province, gold", "secret_chamber")
    assert sorted(answer(table)) == ["estate", "province"]


def test_shows_a_secret_chamber_once():
    table = playing("torturer", "torturer", you="secret_chamber, estate, gold, copper*2")
    assert answer(table, "you") == ["secret_chamber"]
    table.you.does("react", "secret_chamber")
    assert answer(table, "you") == ["estate", "copper"]
    table.you.does("topdeck", "estate", "copper")
    assert answer(table, "you") == ["no"]


TORTURERS = "torturer swindler saboteur scout pawn nobles baron minion tribute upgrade"
