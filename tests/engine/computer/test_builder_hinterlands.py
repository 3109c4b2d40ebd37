"""Sensible answers of the Builder to the cards of Hinterlands, one per test."""

from tests.engine.computer.builders import answer, buying, playing
from tests.engine.table import Table

# -- buying ----------------------------------------------------------------------------------------------------------


def test_buys_a_margrave_with_five():
    assert answer(buying(5, {"margrave": 10})) == ["buy:margrave"]


def test_buys_a_jack_of_all_trades_with_four():
    assert answer(buying(4, {"jack_of_all_trades": 10})) == ["buy:jack_of_all_trades"]


def test_buys_ill_gotten_gains_only_while_there_are_curses():
    assert answer(buying(5, {"ill_gotten_gains": 10}, QUIET)) == ["buy:ill_gotten_gains"]
    assert answer(buying(5, {"ill_gotten_gains": 10, "curse": 0}, QUIET)) != ["buy:ill_gotten_gains"]


def test_buys_a_cache_where_nothing_better_costs_five():
    assert answer(buying(5, kingdom=QUIET.replace("ill_gotten_gains", "cache"))) == ["buy:cache"]


def test_buys_farmland_late():
    assert answer(buying(6, {"farmland": 8, "province": 3, "duchy": 0})) == ["buy:farmland"]


# -- whether to play -------------------------------------------------------------------------------------------------


def test_plays_stables_before_an_embassy():
    assert answer(Table(me="embassy, stables, copper")) == ["play:stables"]


def test_plays_no_stables_without_copper_or_silver():
    assert answer(Table(me="stables, gold")) == ["end"]


def test_plays_no_trader_on_good_cards_only():
    assert answer(Table(me="trader, gold")) == ["end"]


def test_plays_no_spice_merchant_without_copper():
    assert answer(Table(me="spice_merchant, gold")) == ["end"]


# -- modes and yes or no ---------------------------------------------------------------------------------------------


def test_oracle_keeps_its_own_good_pair_and_spoils_the_other():
    table = playing({"hand": "oracle", "deck": "gold, silver, copper*3"}, "oracle", you={"deck": "gold, silver"})
    assert answer(table) == ["keep"]
    table.me.does("choose", "keep")
    assert answer(table) == ["gold", "silver"]
    table.me.does("topdeck", "gold", "silver")
    assert answer(table) == ["discard"]


def test_oracle_drops_its_own_poor_pair_and_leaves_the_other_theirs():
    table = playing({"hand": "oracle", "deck": "estate, curse, copper*3"}, "oracle", you={"deck": "estate, copper"})
    assert answer(table) == ["discard"]
    table.me.does("choose", "discard")
    assert answer(table) == ["keep"]


def test_duchess_keeps_a_good_card_and_drops_a_dead_one():
    table = playing({"hand": "duchess", "deck": "gold, copper"}, "duchess", you={"deck": "estate, copper"})
    assert answer(table) == ["keep"]
    assert answer(table, "you") == ["discard"]


def test_takes_a_duchess_with_a_duchy_early_and_none_late():
    for provinces, expected in ((8, ["yes"]), (2, ["no"])):
        table = buying(5, {"duchess": 10, "province": provinces})
        table.me.buys("duchy")
        assert answer(table) == expected


def test_spice_merchant_trashes_a_copper_and_nothing_better():
    assert answer(playing("spice_merchant, copper, silver", "spice_merchant")) == ["copper"]


def test_spice_merchant_takes_coins_where_they_buy_more():
    table = playing("spice_merchant, copper, gold*2", "spice_merchant")
    table.me.does("trash", "copper")
    assert answer(table) == ["coins"]


def test_takes_the_copper_of_ill_gotten_gains_only_where_it_buys_more():
    for coins, expected in ((6, ["yes"]), (7, ["no"])):
        table = Table(me="ill_gotten_gains", phase="buy", coins=coins, kingdom=QUIET)
        table.me.plays("ill_gotten_gains")
        assert answer(table) == expected


def test_jack_keeps_gold_on_top_and_trashes_an_estate():
    table = playing({"hand": "jack_of_all_trades, estate, copper*3", "deck": "gold, copper"}, "jack_of_all_trades")
    assert answer(table) == ["keep"]
    table.me.does("choose", "keep")
    assert answer(table) == ["estate"]


# -- what becomes of what --------------------------------------------------------------------------------------------


def test_trader_makes_silver_of_an_estate():
    assert answer(playing("trader, estate, gold, province", "trader")) == ["estate"]


def test_develop_spares_the_province():
    assert answer(playing("develop, province, estate", "develop")) == ["estate"]


def test_farmland_spares_gold_early():
    table = buying(6, {"farmland": 8}, me="estate, silver, curse")
    table.me.plays_all_treasures()
    table.me.buys("farmland")
    assert answer(table) in (["estate"], ["curse"])


def test_a_gained_mandarin_puts_each_treasure_back_once_the_best_on_top():
    table = buying(9, {"mandarin": 10}, me={"in_play": "copper*2, silver, gold"})
    table.me.buys("mandarin")
    assert answer(table) == ["gold", "silver", "copper", "copper"]


def test_noble_brigand_takes_the_gold():
    table = playing("noble_brigand", "noble_brigand", you={"deck": "silver, gold"})
    assert answer(table) == ["gold"]


# -- hand and deck ---------------------------------------------------------------------------------------------------


def test_embassy_discards_what_is_dead():
    table = playing({"hand": "embassy", "deck": "estate, gold, province, silver, curse"}, "embassy")
    assert sorted(answer(table)) == ["curse", "estate", "province"]


def test_stables_discards_copper_for_three_cards():
    assert answer(playing("stables, copper, silver, gold", "stables")) == ["copper"]


def test_cartographer_discards_the_poor_and_orders_the_rest():
    table = playing({"hand": "cartographer", "deck": "copper, gold, estate, silver, curse"}, "cartographer")
    assert sorted(answer(table)) == ["curse", "estate"]
    table.me.does("discard", "curse", "estate")
    assert answer(table) == ["gold", "silver"]


def test_mandarin_puts_back_what_the_hand_can_spare():
    assert answer(playing("mandarin, gold, estate", "mandarin")) == ["estate"]


def test_mandarin_bought_puts_the_best_treasure_on_top():
    table = buying(5, {"mandarin": 10}, me={"in_play": "copper, gold, silver"})
    table.me.buys("mandarin")
    assert answer(table) == ["gold", "silver", "copper"]


def test_scheme_brings_back_the_best_action():
    table = Table(me={"hand": "scheme, margrave", "deck": "copper*8"})
    table.me.plays("scheme", "margrave")
    table.me.ends_turn()
    assert answer(table) == ["margrave"]


def test_inn_shuffles_good_actions_in_and_leaves_ruins_out():
    table = buying(5, {"inn": 10}, "inn margrave cultist " + FILLER, me={"discard": "margrave, survivors"})
    table.me.buys("inn")
    assert "margrave" in answer(table)
    assert "survivors" not in answer(table)


# -- reactions -------------------------------------------------------------------------------------------------------


def test_trader_turns_a_curse_into_silver():
    table = playing("witch", "witch", you="trader, copper*4")
    assert answer(table, "you") == ["trader"]


def test_trader_leaves_a_gold_alone():
    table = buying(6, me="trader")
    table.me.buys("gold")
    assert answer(table) == ["no"]


def test_trader_leaves_the_estates_of_the_last_turn_alone():
    table = buying(2, {"province": 1}, me="trader")
    table.me.buys("estate")
    assert answer(table) == ["no"]


def test_shows_a_tunnel_that_is_discarded():
    table = playing("margrave", "margrave", you="tunnel, gold*4")
    assert "tunnel" in answer(table, "you")
    table.you.does("discard", "tunnel", "gold", "gold")
    assert answer(table, "you") == ["tunnel"]


def test_trades_fools_gold_for_gold_when_another_gains_a_province():
    table = buying(8, {"fools_gold": 10}, you="fools_gold")
    table.me.buys("province")
    assert answer(table, "you") == ["fools_gold"]


QUIET = "ill_gotten_gains crossroads develop scheme silk_road nomad_camp tunnel inn duchess haggler"
FILLER = "crossroads develop scheme silk_road nomad_camp tunnel duchess"
