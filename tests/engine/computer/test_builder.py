"""Sensible answers of the Builder, one per test."""

from tests.engine.computer.builders import answer, buying
from tests.engine.table import Table

# -- buying ----------------------------------------------------------------------------------------------------------


def test_plays_its_treasures_before_buying():
    assert answer(Table(me="copper, gold", phase="buy")) == ["treasures"]
    assert answer(Table(me="estate, gold", phase="buy")) == ["play:gold"]


def test_plays_its_treasures_one_by_one_in_a_game_without_the_move_that_plays_all():
    table = Table(me="copper, gold", phase="buy", treasures_at_once=False)
    assert answer(table) in (["play:copper"], ["play:gold"])


def test_buys_a_province_with_eight():
    assert answer(buying(8)) == ["buy:province"]


def test_buys_gold_with_six_early():
    assert answer(buying(6)) == ["buy:gold"]


def test_buys_a_smithy_before_silver_with_four():
    assert answer(buying(4)) == ["buy:smithy"]


def test_buys_silver_once_it_has_all_the_terminals_its_deck_carries():
    assert answer(buying(4)) == ["buy:smithy"]
    assert answer(buying(4, me={"deck": "copper*10, smithy"})) == ["buy:silver"]


def test_buys_no_copper():
    assert answer(buying(1)) == ["end"]


def test_prefers_a_duchy_to_gold_when_few_provinces_are_left():
    assert answer(buying(6, {"province": 3})) == ["buy:duchy"]


def test_buys_an_estate_at_the_very_end():
    assert answer(buying(2, {"province": 1})) == ["buy:estate"]


def test_buys_no_estate_early():
    assert answer(buying(2, kingdom=SLOW)) == ["end"]


def test_buys_a_witch_while_there_are_curses():
    assert answer(buying(5, kingdom=WITCHES)) == ["buy:witch"]


def test_buys_no_witch_without_curses():
    assert answer(buying(5, {"curse": 0}, kingdom=WITCHES)) != ["buy:witch"]


SLOW = "cellar chancellor feast harbinger spy thief vassal village woodcutter workshop"
WITCHES = "witch cellar chancellor feast harbinger spy thief vassal village workshop"

# -- playing Actions -------------------------------------------------------------------------------------------------


def test_plays_a_village_before_a_smithy():
    assert answer(Table(me="smithy, village")) == ["play:village"]


def test_plays_a_laboratory_before_a_militia():
    assert answer(Table(me="militia, laboratory")) == ["play:laboratory"]


def test_plays_a_witch_before_a_militia():
    assert answer(Table(me="militia, witch")) == ["play:witch"]


def test_plays_no_moneylender_without_copper():
    assert answer(Table(me="moneylender, silver", edition=1)) == ["end"]


def test_plays_no_chapel_with_good_cards_only():
    assert answer(Table(me="chapel, gold, silver")) == ["end"]


def test_plays_no_throne_room_without_another_action():
    assert answer(Table(me="throne_room, silver")) == ["end"]


def test_plays_no_cellar_with_a_full_purse():
    assert answer(Table(me="cellar, gold, silver")) == ["end"]


def test_plays_no_remodel_on_a_hand_of_provinces():
    assert answer(Table(me="remodel, province")) == ["end"]


def test_doubles_the_witch_with_a_throne_room():
    table = Table(me="throne_room, witch, militia")
    table.me.plays("throne_room")
    assert answer(table) == ["witch"]


# -- giving cards up -------------------------------------------------------------------------------------------------


def test_discards_victory_cards_before_treasures():
    table = Table(me="militia", you="copper, silver, estate, gold, province")
    table.me.plays("militia")
    assert sorted(answer(table, "you")) == ["estate", "province"]


def test_discards_copper_before_silver():
    table = Table(me="militia", you="silver, copper, gold, copper, silver")
    table.me.plays("militia")
    assert answer(table, "you") == ["copper", "copper"]


def test_discards_a_second_terminal_before_money():
    table = Table(me="militia", you="smithy, smithy, gold, silver")
    table.me.plays("militia")
    assert answer(table, "you") == ["smithy"]


def test_cellar_discards_what_is_dead_and_nothing_else():
    table = Table(me="cellar, estate, curse, copper, gold")
    table.me.plays("cellar")
    assert sorted(answer(table)) == ["curse", "estate"]


def test_chapel_trashes_curses_and_estates_but_no_good_card():
    table = Table(me="chapel, curse, estate, gold, province, silver")
    table.me.plays("chapel")
    assert answer(table) == ["curse", "estate"]


def test_moneylender_trashes_a_copper():
    table = Table(me="moneylender, copper, silver")
    table.me.plays("moneylender")
    assert answer(table) == ["copper"]


def test_mine_turns_silver_into_gold():
    table = Table(me="mine, copper, silver")
    table.me.plays("mine")
    assert answer(table) == ["silver"]
    table.me.does("trash", "silver")
    assert answer(table) == ["gold"]


def test_remodel_turns_gold_into_a_province_late():
    table = Table(me="remodel, gold, silver, estate", supply={"province": 2})
    table.me.plays("remodel")
    assert answer(table) == ["gold"]
    table.me.does("trash", "gold")
    assert answer(table) == ["province"]


def test_bandit_takes_the_lesser_treasure():
    table = Table(me="bandit", you={"deck": "gold, silver, copper"})
    table.me.plays("bandit")
    assert answer(table, "you") == ["silver"]


def test_thief_takes_the_best_treasure_and_keeps_it():
    table = Table(me="thief", you={"deck": "gold, silver, copper"}, edition=1)
    table.me.plays("thief")
    assert answer(table) == ["gold"]
    table.me.does("trash", "gold")
    assert answer(table) == ["gold"]


def test_thief_leaves_a_copper_in_the_trash():
    table = Table(me="thief", you={"deck": "copper, estate"}, edition=1)
    table.me.plays("thief")
    assert answer(table) == []


# -- gaining ---------------------------------------------------------------------------------------------------------


def test_workshop_gains_silver_for_a_deck_that_carries_no_second_terminal():
    table = Table(me="workshop")
    table.me.plays("workshop")
    assert answer(table) == ["silver"]


def test_artisan_gains_a_laboratory():
    table = Table(me="artisan", kingdom="artisan laboratory cellar village workshop remodel mine merchant moat vassal")
    table.me.plays("artisan")
    assert answer(table) == ["laboratory"]


def test_artisan_puts_an_idle_action_back():
    table = Table(me="artisan, militia, estate, copper")
    table.me.plays("artisan")
    table.me.does("gain", "silver")
    assert answer(table) == ["militia"]


# -- the deck --------------------------------------------------------------------------------------------------------


def test_harbinger_brings_back_the_best_card():
    table = Table(me={"hand": "harbinger", "discard": "copper, gold, estate"})
    table.me.plays("harbinger")
    assert answer(table) == ["gold"]


def test_harbinger_brings_back_no_junk():
    table = Table(me={"hand": "harbinger", "discard": "copper, curse, estate"})
    table.me.plays("harbinger")
    assert answer(table) == []


def test_sentry_trashes_a_curse_discards_a_duchy_and_keeps_gold_on_top():
    table = Table(me={"hand": "sentry", "deck": "copper, curse, estate"})
    table.me.plays("sentry")
    assert answer(table) == ["curse", "estate"]
    table = Table(me={"hand": "sentry", "deck": "copper, duchy, gold"})
    table.me.plays("sentry")
    table.me.does("trash")
    assert answer(table) == ["duchy"]
    table.me.does("discard")
    assert answer(table) == ["gold", "duchy"]


def test_spy_keeps_its_own_good_card_and_spoils_the_other():
    table = Table(me={"hand": "spy", "deck": "copper, gold"}, you={"deck": "gold"}, edition=1)
    table.me.plays("spy")
    assert answer(table) == ["keep"]
    table.me.does("choose", "keep")
    assert answer(table) == ["discard"]


def test_spy_drops_its_own_estate_and_leaves_the_other_theirs():
    table = Table(me={"hand": "spy", "deck": "copper, estate"}, you={"deck": "estate"}, edition=1)
    table.me.plays("spy")
    assert answer(table) == ["discard"]
    table.me.does("choose", "discard")
    assert answer(table) == ["keep"]


def test_library_sets_aside_an_action_it_cannot_play():
    table = Table(me={"hand": "library", "deck": "smithy, copper*7"})
    table.me.plays("library")
    assert answer(table) == ["yes"]


def test_library_keeps_an_action_it_can_play():
    table = Table(me={"hand": "library", "deck": "smithy, copper*7"}, actions=2)
    table.me.plays("library")
    assert answer(table) == ["no"]


def test_chancellor_turns_the_deck_over():
    table = Table(me="chancellor", edition=1)
    table.me.plays("chancellor")
    assert answer(table) == ["yes"]


def test_vassal_plays_what_it_finds():
    table = Table(me={"hand": "vassal", "deck": "smithy, copper*5"})
    table.me.plays("vassal")
    assert answer(table) == ["yes"]


# -- reacting --------------------------------------------------------------------------------------------------------


def test_shows_a_moat_once_to_an_attack():
    table = Table(me="militia", you="moat, copper*4")
    table.me.plays("militia")
    assert answer(table, "you") == ["moat"]
    table.you.does("react", "moat")
    assert answer(table, "you") == ["no"]


def test_shows_a_moat_to_each_play_of_a_doubled_attack():
    table = Table(me="throne_room, militia, cellar", you="moat, copper*4")
    table.me.plays("throne_room")
    table.me.does("play", "militia")
    for _ in range(2):
        assert answer(table, "you") == ["moat"]
        table.you.does("react", "moat")
        assert answer(table, "you") == ["no"]
        table.you.does("react", "no")
