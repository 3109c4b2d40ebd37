"""Sensible answers of the Builder to the cards of Prosperity, one per test."""

from engine.computer.beginner import Beginner
from engine.computer.builder import Builder
from engine.computer.strong import Strong
from tests.each import for_each, for_each_row
from tests.engine.computer.builders import answer, buying, playing
from tests.engine.table import Table

POOR = "cellar chancellor feast harbinger spy thief vassal village workshop"  # nine that no money player wants
COLONIES = {"platinum": 12, "colony": 8}


def in_supply(id, coins, **position):
    """A table where I may buy for that many coins, with that card and nine that I do not want."""
    return buying(coins, kingdom=f"{id} {POOR}", **position)


# -- buying ----------------------------------------------------------------------------------------------------------


@for_each_row(
    [("mountebank", 5), ("rabble", 5), ("vault", 5), ("venture", 5), ("royal_seal", 5), ("goons", 6), ("bank", 7),
     ("grand_market", 6), ("monument", 4), ("bishop", 4)]
)  # fmt: skip
def test_buys_the_strong_cards(id, coins):
    assert answer(in_supply(id, coins)) == [f"buy:{id}"]


@for_each_row(
    [("forge", 7), ("expand", 7), ("kings_court", 7), ("counting_house", 5), ("mint", 5), ("contraband", 5),
     ("talisman", 4), ("quarry", 4), ("loan", 3), ("trade_route", 3), ("hoard", 6)]
)  # fmt: skip
def test_leaves_what_does_nothing_for_a_deck_of_money(id, coins):
    assert answer(in_supply(id, coins)) == [f"buy:{'gold' if coins >= 6 else 'silver'}"]


def test_buys_a_city_once_a_pile_is_empty():
    assert answer(in_supply("city", 5)) == ["buy:silver"]
    assert answer(in_supply("city", 5, supply={"cellar": 0})) == ["buy:city"]


def test_wants_a_watchtower_where_somebody_hands_out_curses():
    assert answer(in_supply("watchtower", 3)) == ["buy:silver"]
    assert answer(buying(3, kingdom=f"watchtower witch {POOR[7:]}")) == ["buy:watchtower"]


def test_buys_a_copper_for_its_token_only_with_goons_and_near_the_end():
    for in_play, provinces, expected in (("goons", 3, "copper"), ("goons", 8, "end"), ("militia", 3, "end")):
        me = {"in_play": in_play, "deck": "copper*7, estate*3"}
        table = in_supply("goons", 0, me=me, supply={"province": provinces})
        assert answer(table)[0].removeprefix("buy:") == expected


# -- Colonies --------------------------------------------------------------------------------------------------------


@for_each([Builder(), Beginner(), Strong()])
def test_buys_a_colony_rather_than_a_province(player):
    assert answer(buying(11, COLONIES), player=player) == ["buy:colony"]


@for_each_row([(9, "platinum"), (8, "gold"), (7, "gold")])
def test_builds_its_deck_first_while_there_are_many_colonies(coins, expected):
    assert answer(buying(coins, COLONIES)) == [f"buy:{expected}"]


@for_each_row([(9, "province"), (8, "province"), (11, "colony")])
def test_takes_points_when_the_colonies_are_going(coins, expected):
    assert answer(buying(coins, COLONIES | {"colony": 4})) == [f"buy:{expected}"]


def test_buys_duchies_when_the_colonies_are_nearly_gone():
    assert answer(buying(6, COLONIES | {"colony": 3})) == ["buy:duchy"]


def test_a_strong_player_with_a_plan_that_knows_no_colonies_buys_platinum_and_colony():
    assert answer(buying(9, COLONIES), player=Strong()) == ["buy:platinum"]


# -- playing Treasures -----------------------------------------------------------------------------------------------


def test_plays_a_bank_after_all_other_treasures():
    table = Table(me="bank, copper, silver, quarry", phase="buy")
    played = []
    while table.me.offered("play"):
        move = answer(table)
        played += move
        table.me.does("buy", *move)
    assert played == ["treasures", "play:quarry", "play:bank"]


def test_counts_the_coins_of_banks_before_they_are_played():
    # 3 and 4 coins from the Banks and 3 from Copper and Silver: a Province, so Contraband stays in hand.
    assert answer(Table(me="contraband, bank*2, copper, silver", phase="buy")) == ["treasures"]
    assert answer(Table(me="contraband, bank, copper, silver", phase="buy")) == ["play:contraband"]


def test_plays_contraband_only_where_the_second_best_purchase_is_worth_it():
    assert answer(Table(me="contraband, gold*2, copper*2", phase="buy")) == ["treasures"]  # a Province anyway
    assert answer(Table(me="contraband, copper*2", phase="buy")) == ["play:contraband"]


def test_names_the_best_card_that_the_player_of_contraband_can_pay_for():
    rich = playing("contraband, gold*2", "contraband", phase="buy", coins=3)
    assert answer(rich, "you") == ["province"]
    poor = playing("contraband", "contraband", phase="buy")
    assert answer(poor, "you") == ["silver"]


def test_keeps_coppers_in_hand_for_a_grand_market():
    table = Table(me="gold*2, copper", phase="buy", supply={"grand_market": 10})
    table.me.does("buy", *answer(table))
    table.me.does("buy", *answer(table))
    assert answer(table) == ["buy:grand_market"]


def test_plays_coppers_for_a_province_rather_than_a_grand_market():
    table = Table(me="gold*2, copper*2", phase="buy", supply={"grand_market": 10})
    assert answer(table) == ["treasures"]


def test_plays_coppers_where_the_rest_does_not_pay_for_a_grand_market():
    assert answer(Table(me="gold, copper*3", phase="buy", supply={"grand_market": 10})) == ["treasures"]


def test_loan_trashes_a_copper_and_keeps_better_treasures():
    for top, expected in (("copper", "trash"), ("gold", "discard")):
        me = {"hand": "loan", "deck": f"estate, {top}, copper*8"}
        assert answer(playing(me, "loan", phase="buy")) == [expected]


def test_loan_keeps_the_last_coppers():
    me = {"hand": "loan", "deck": "copper*2, estate*3"}
    assert answer(playing(me, "loan", phase="buy")) == ["discard"]


# -- playing Actions -------------------------------------------------------------------------------------------------


def test_plays_a_grand_market_before_goons():
    assert answer(Table(me="goons, grand_market")) == ["play:grand_market"]


def test_plays_kings_court_before_the_card_that_it_repeats():
    table = Table(me="rabble, kings_court, monument")
    assert answer(table) == ["play:kings_court"]
    table.me.plays("kings_court")
    assert answer(table) == ["rabble"]


def test_plays_a_second_kings_court_with_the_first_if_there_are_actions_for_both():
    assert answer(playing("kings_court*2, rabble, monument", "kings_court")) == ["kings_court"]
    assert answer(playing("kings_court*2, rabble, copper", "kings_court")) == ["rabble"]


@for_each(["kings_court, gold", "forge, gold", "expand, province", "mint, copper", "watchtower*2, copper*6"])
def test_plays_nothing_that_does_no_good(hand):
    assert answer(Table(me=hand)) == ["end"]


def test_plays_counting_house_only_with_a_discard_pile():
    assert answer(Table(me={"hand": "counting_house", "deck": "copper*5"})) == ["end"]
    table = Table(me={"hand": "counting_house", "deck": "", "discard": "copper*3, estate"})
    assert answer(table) == ["play:counting_house"]
    table.me.plays("counting_house")
    assert answer(table) == ["copper"] * 3


def test_mint_copies_the_best_treasure():
    assert answer(playing("mint, copper, gold, silver", "mint")) == ["gold"]


def test_vault_sells_dead_cards_and_actions_that_cannot_be_played():
    table = playing({"hand": "vault, estate, gold, rabble", "deck": "province, copper"}, "vault")
    assert sorted(answer(table)) == ["estate", "province", "rabble"]


def test_the_others_exchange_two_dead_cards_for_one_by_vault():
    for hand, expected in (("estate, province, gold*3", "yes"), ("copper*2, silver, gold*2", "no")):
        table = playing("vault, copper", "vault", you=hand)
        table.me.does("discard")
        assert answer(table, "you") == [expected]
    table = playing("vault, copper", "vault", you="estate, province, gold*3")
    table.me.does("discard")
    table.you.does("confirm", "yes")
    assert sorted(answer(table, "you")) == ["estate", "province"]


# -- what becomes of what --------------------------------------------------------------------------------------------


def test_bishop_trashes_an_estate_early_and_gold_in_the_last_turns():
    hand = "bishop, estate, copper, gold, province"
    assert answer(playing(hand, "bishop")) == ["estate"]
    assert answer(playing("bishop, gold, province", "bishop", supply={"province": 1})) == ["gold"]


def test_the_others_trash_only_bad_cards_by_bishop():
    for hand, expected in (("curse, gold", ["curse"]), ("gold, province", [])):
        table = playing("bishop, copper", "bishop", you=hand)
        assert answer(table, "you") == expected


def test_expand_makes_gold_of_a_silver_and_spares_the_province():
    assert answer(playing("expand, silver, province", "expand")) == ["silver"]


def test_forge_makes_a_province_of_cards_that_cost_eight():
    table = playing("forge, gold, estate, copper*2", "forge")
    assert sorted(answer(table)) == ["copper", "copper", "estate", "gold"]
    table.me.does("trash", "gold", "estate", "copper", "copper")
    assert table.me.discard == ["province"]


def test_trade_route_trashes_what_is_bad():
    assert answer(playing("trade_route, gold, estate", "trade_route")) == ["estate"]


# -- Attacks and reactions -------------------------------------------------------------------------------------------


def test_discards_a_curse_against_mountebank():
    assert answer(playing("mountebank", "mountebank", you="curse, gold*4"), "you") == ["curse"]


def test_goons_takes_the_dead_cards_first():
    table = playing("goons", "goons", you="gold, estate, province, silver*2")
    assert sorted(answer(table, "you")) == ["estate", "province"]


def test_watchtower_trashes_a_curse():
    table = playing("witch", "witch", you="watchtower, copper*4")
    assert answer(table, "you") == ["watchtower"]
    table.you.does("react", "watchtower")
    assert answer(table, "you") == ["trash"]


def test_watchtower_puts_gold_onto_the_deck():
    table = buying(6, me="watchtower")
    table.me.buys("gold")
    assert answer(table) == ["watchtower"]
    table.me.does("react", "watchtower")
    assert answer(table) == ["topdeck"]


def test_watchtower_knows_the_card_wherever_it_was_gained():
    # A Copper is gained to the hand; on top of the discard pile is a Gold.
    me = {"hand": "watchtower, ill_gotten_gains, gold*3", "discard": "gold"}
    table = Table(me=me, phase="buy")
    table.me.plays("ill_gotten_gains")
    table.me.does("confirm", "yes")
    table.me.does("react", "watchtower")
    assert answer(table) == ["trash"]


def test_watchtower_leaves_a_province_alone():
    table = buying(8, me="watchtower")
    table.me.buys("province")
    assert answer(table) == ["no"]


def test_watchtower_keeps_the_estate_that_was_bought_in_the_last_turn():
    table = buying(2, {"province": 1}, me="watchtower")
    table.me.buys("estate")
    assert answer(table) == ["no"]


def test_royal_seal_puts_gold_onto_the_deck_and_no_duchy():
    for coins, id, expected in ((6, "gold", "royal_seal"), (5, "duchy", "no")):
        table = buying(coins, me={"in_play": "royal_seal", "deck": "copper*7"})
        table.me.buys(id)
        assert answer(table) == [expected]
