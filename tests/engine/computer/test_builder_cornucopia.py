"""Sensible answers of the Builder to the cards of Cornucopia, one per test."""

from tests.each import for_each_row
from tests.engine.computer.builders import answer, buying, playing
from tests.engine.table import Table

POOR = "cellar chancellor feast harbinger spy thief vassal village workshop"  # nine that no money player wants
PRIZES = "bag_of_gold diadem followers princess trusty_steed"

# -- buying ----------------------------------------------------------------------------------------------------------


@for_each_row(
    [("jester", 5), ("hunting_party", 5), ("harvest", 5), ("young_witch", 4), ("tournament", 4), ("horse_traders", 4),
     ("remake", 4), ("fortune_teller", 3)]
)  # fmt: skip
def test_buys_the_strong_cards(id, coins):
    assert answer(buying(coins, kingdom=f"{id} {POOR}")) == [f"buy:{id}"]


@for_each_row([("horn_of_plenty", 5), ("farming_village", 4), ("hamlet", 3), ("menagerie", 3), ("fairgrounds", 6)])
def test_leaves_what_does_nothing_for_a_deck_of_money(id, coins):
    assert answer(buying(coins, kingdom=f"{id} {POOR}")) == [f"buy:{'gold' if coins >= 6 else 'silver'}"]


def test_buys_no_young_witch_without_curses():
    assert answer(buying(4, {"curse": 0}, kingdom=f"young_witch {POOR}")) == ["buy:silver"]


@for_each_row(
    [
        ("copper*7, estate*3, silver, gold, duchy, province", "fairgrounds"),  # ten names with two more
        ("copper*7, estate*3", "gold"),
    ]
)
def test_counts_the_points_of_fairgrounds_by_its_names(deck, expected):
    more = ", smithy, village, moat" if expected == "fairgrounds" else ""
    table = buying(6, {"fairgrounds": 8, "duchy": 0, "province": 3}, me={"deck": deck + more})
    assert answer(table) == [f"buy:{expected}"]


# -- playing ---------------------------------------------------------------------------------------------------------


def test_plays_a_horn_of_plenty_last_and_gains_the_best_card():
    table = Table(me="horn_of_plenty, copper, silver, gold", phase="buy")
    assert answer(table) == ["treasures"]
    table.me.does("buy", "treasures")
    assert answer(table) == ["play:horn_of_plenty"]
    table.me.plays("horn_of_plenty")
    assert answer(table) == ["smithy"]


def test_plays_no_horn_of_plenty_for_a_bad_card():
    assert answer(Table(me="horn_of_plenty", phase="buy", coins=3)) == ["buy:silver"]


def test_plays_no_remake_on_good_cards_only():
    assert answer(Table(me="remake, gold, province")) == ["end"]


def test_remake_trashes_estates_and_spares_gold():
    table = playing("remake, estate*2, gold, province", "remake")
    assert answer(table) == ["estate"]


def test_hamlet_discards_dead_cards_for_what_the_turn_can_use():
    me = {"hand": "hamlet, smithy*2, estate*2, gold", "deck": "copper*5"}
    table = playing(me, "hamlet")
    assert answer(table) == ["estate"]  # a second Smithy can be played
    table.me.does("discard", "estate")
    assert answer(table) == []  # four coins buy one card


def test_hamlet_discards_a_dead_card_for_a_buy_that_pays():
    me = {"hand": "hamlet, gold*3, estate", "deck": "silver"}
    table = playing(me, "hamlet", kingdom=f"hamlet {POOR}")
    assert answer(table) == []  # no Action to play
    table.me.does("discard")
    assert answer(table) == ["estate"]


def test_horse_traders_discards_the_worst_two():
    assert sorted(answer(playing("horse_traders, gold, estate, copper, province", "horse_traders"))) == [
        "estate",
        "province",
    ]


def test_young_witch_discards_the_worst_two():
    me = {"hand": "young_witch, gold, estate", "deck": "silver, curse"}
    table = playing(me, "young_witch", kingdom=f"young_witch {POOR}", bane="moat")
    assert sorted(answer(table)) == ["curse", "estate"]


# -- choices ---------------------------------------------------------------------------------------------------------


def jesting(top, **position):
    return playing("jester", "jester", you={"deck": f"{top}, copper*4"}, **position)


@for_each_row([("gold", "me"), ("silver", "me"), ("copper", "them"), ("curse", "them")])
def test_jester_takes_good_cards_and_gives_bad_ones(top, expected):
    assert answer(jesting(top)) == [expected]


def test_reveals_a_province_in_a_tournament_and_takes_the_best_prize():
    table = playing("tournament, province, gold", "tournament", supply=dict.fromkeys(PRIZES.split(), 1))
    assert answer(table) == ["yes"]
    table.me.does("confirm", "yes")
    assert answer(table) == ["followers"]


def test_takes_a_duchy_in_a_tournament_of_the_last_turn():
    supply = dict.fromkeys(PRIZES.split(), 1) | {"province": 1}
    table = playing("tournament, province, gold", "tournament", supply=supply)
    table.me.does("confirm", "yes")
    assert answer(table) == ["duchy"]


def test_blocks_the_tournament_of_another_player():
    assert answer(playing("tournament", "tournament", you="province"), "you") == ["yes"]


def test_trusty_steed_gives_actions_where_there_are_some_to_play():
    for hand, expected in (("trusty_steed, smithy", "actions"), ("trusty_steed, gold", "coins")):
        assert sorted(answer(playing(hand, "trusty_steed"))) == sorted(["cards", expected])


def test_shows_a_bane_against_young_witch():
    me = {"hand": "young_witch, copper*2", "deck": "copper*5"}
    table = playing(me, "young_witch", you="squire", kingdom=f"young_witch {POOR}", bane="squire")
    assert answer(table, "you") == ["yes"]


def test_sets_each_horse_traders_aside_when_attacked():
    table = playing("witch", "witch", you="horse_traders*2, gold*3")
    assert answer(table, "you") == ["horse_traders"]
    table.you.does("react", "horse_traders")
    assert answer(table, "you") == ["horse_traders"]
