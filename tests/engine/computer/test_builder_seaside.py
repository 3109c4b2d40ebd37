"""Sensible answers of the Builder to the cards of Seaside, one per test."""

from engine.computer.sound import Sound
from tests.each import for_each, for_each_row
from tests.engine.computer.builders import STARTING, answer, buying, playing
from tests.engine.table import Table

POOR = "cellar chancellor feast harbinger spy thief vassal village workshop"  # nine that no money player wants


def in_supply(id, coins, supply=None, **position):
    """A table where I may buy for that many coins, with that card and nine that I do not want."""
    return buying(coins, supply, kingdom=f"{id} {POOR}", **position)


# -- buying ----------------------------------------------------------------------------------------------------------


@for_each_row(
    [("wharf", 5), ("ghost_ship", 5), ("merchant_ship", 5), ("treasury", 5), ("explorer", 5), ("bazaar", 5),
     ("sea_hag", 4), ("caravan", 4), ("cutpurse", 4), ("island", 4), ("salvager", 4), ("ambassador", 3)]
)  # fmt: skip
def test_buys_the_strong_cards(id, coins):
    assert answer(in_supply(id, coins)) == [f"buy:{id}"]


@for_each_row(
    [("tactician", 5), ("outpost", 5), ("treasure_map", 4), ("lookout", 3), ("warehouse", 3), ("fishing_village", 3),
     ("treasury", 6)]
)  # fmt: skip
def test_leaves_what_does_nothing_for_a_deck_of_money(id, coins):
    assert answer(in_supply(id, coins)) == [f"buy:{'gold' if coins >= 6 else 'silver'}"]


def test_prefers_a_wharf_to_gold():
    assert answer(in_supply("wharf", 6)) == ["buy:wharf"]


def test_buys_no_sea_hag_without_curses():
    assert answer(in_supply("sea_hag", 4, {"curse": 0})) == ["buy:silver"]


def test_buys_no_ambassador_late():
    assert answer(in_supply("ambassador", 3, me={"deck": STARTING, "turns": 9})) == ["buy:silver"]


def test_buys_a_fishing_village_for_two_other_actions():
    deck = f"{STARTING}, ghost_ship, sea_hag, silver*8"
    assert answer(in_supply("fishing_village", 3, me={"deck": deck})) == ["buy:fishing_village"]


def test_wants_a_lighthouse_where_somebody_hands_out_curses():
    assert answer(in_supply("lighthouse", 3)) == ["buy:silver"]
    assert answer(buying(3, kingdom=f"lighthouse witch {POOR[7:]}")) == ["buy:lighthouse"]


def test_buys_a_treasure_map_only_to_match_another_one():
    assert answer(in_supply("treasure_map", 4, me={"deck": f"{STARTING}, treasure_map"})) == ["buy:treasure_map"]


# -- Embargo ---------------------------------------------------------------------------------------------------------


@for_each([None, Sound()])
def test_buys_less_gladly_where_a_curse_comes_with_it(player):
    assert answer(in_supply("embargo", 6, embargo={"gold": 1}), player=player) == ["buy:gold"]
    assert answer(in_supply("embargo", 6, embargo={"gold": 2}), player=player) == ["buy:silver"]
    assert answer(in_supply("embargo", 3, embargo={"silver": 2}), player=player) != ["buy:silver"]


def test_does_not_mind_the_token_once_the_curses_are_gone():
    assert answer(in_supply("embargo", 6, {"curse": 0}, embargo={"gold": 3})) == ["buy:gold"]


def test_buys_a_province_with_a_curse_while_that_scores():
    assert answer(in_supply("embargo", 8, embargo={"province": 2})) == ["buy:province"]
    assert answer(in_supply("embargo", 8, embargo={"province": 6})) != ["buy:province"]


def test_the_last_province_is_not_bought_if_its_curses_lose_the_game():
    me, you = {"deck": "province", "turns": 9}, {"deck": "province, duchy, estate", "turns": 9}
    fine = in_supply("embargo", 8, {"province": 1}, me=me, you=you)
    assert answer(fine) == ["buy:province"]
    cursed = in_supply("embargo", 8, {"province": 1}, embargo={"province": 3}, me=me, you=you)
    assert answer(cursed) != ["buy:province"]


def test_embargo_hurts_the_others_more_than_me():
    me = {"hand": "embargo", "deck": f"{STARTING}, wharf*2"}  # I have enough of them
    table = playing(me, "embargo", kingdom=f"wharf embargo {POOR[7:]}")
    assert answer(table) == ["wharf"]


def test_embargo_spares_what_everybody_buys():
    table = playing({"hand": "embargo", "deck": STARTING}, "embargo", kingdom=f"wharf embargo {POOR[7:]}")
    assert answer(table)[0] not in ("wharf", "province", "gold", "silver")


# -- playing ---------------------------------------------------------------------------------------------------------


@for_each_row(
    [("wharf, merchant_ship", "wharf"), ("sea_hag, cutpurse", "sea_hag"), ("caravan, wharf", "caravan"),
     ("ghost_ship, fishing_village", "fishing_village"), ("treasury, wharf", "treasury")]
)  # fmt: skip
def test_plays_the_best_action_and_those_with_more_actions_first(hand, expected):
    assert answer(Table(me=hand)) == [f"play:{expected}"]


@for_each(["treasure_map, gold", "island, gold", "ambassador, gold, silver", "outpost, in_play"])
def test_plays_nothing_that_does_no_good(hand):
    me = {"hand": "outpost", "in_play": "outpost"} if "in_play" in hand else hand
    assert answer(Table(me=me)) == ["end"]


def test_plays_two_treasure_maps():
    assert answer(Table(me="treasure_map*2, gold")) == ["play:treasure_map"]


def test_plays_no_outpost_in_an_extra_turn():
    assert answer(Table(me="outpost, copper", so_far={"after": 0, "in_a_row": 1})) == ["end"]
    assert answer(Table(me="outpost, copper")) == ["play:outpost"]


def test_plays_tactician_only_with_a_hand_that_buys_little():
    assert answer(Table(me="tactician, copper*3, estate")) == ["play:tactician"]
    assert answer(Table(me="tactician, gold*2, silver, copper")) == ["end"]  # a Province


def test_plays_a_tactician_after_what_gives_coins_anyway():
    assert answer(Table(me="tactician, treasury, estate*3")) == ["play:treasury"]


def test_plays_lookout_only_while_there_is_junk_to_find():
    assert answer(Table(me={"hand": "lookout", "deck": STARTING})) == ["play:lookout"]
    assert answer(Table(me={"hand": "lookout", "deck": "gold*6, silver*4"})) == ["end"]


# -- parting with cards ----------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("curse, estate*2, copper", "estate", 2),
        ("curse, copper*3", "curse", 1),
        ("estate, copper*3", "estate", 1),
        ("silver, copper*3", "copper", 2),
    ]
)
def test_ambassador_returns_bad_cards(hand, shown, copies):
    table = playing({"hand": f"ambassador, {hand}", "deck": STARTING}, "ambassador", kingdom=f"ambassador {POOR}")
    assert answer(table) == [shown]
    table.me.does("choose", shown)
    assert answer(table) == [shown] * copies


def test_ambassador_keeps_the_coppers_that_pay_for_a_gold():
    assert answer(Table(me="ambassador, gold, copper*3", kingdom=f"ambassador {POOR}")) == ["end"]
    assert answer(Table(me="ambassador, gold, copper*2", kingdom=f"ambassador {POOR}")) == ["play:ambassador"]


def test_ambassador_keeps_the_good_card_that_it_has_to_show():
    table = playing("ambassador, gold, province", "ambassador")
    shown = answer(table)
    table.me.does("choose", *shown)
    assert answer(table) == []


def test_island_sets_aside_what_does_nothing_in_a_hand():
    for hand, expected in (("gold, estate, curse", "estate"), ("silver, copper, gold", "copper")):
        assert answer(playing(f"island, {hand}", "island")) == [expected]


def test_lookout_trashes_the_worst_card_and_discards_the_next():
    table = playing({"hand": "lookout", "deck": "gold, estate, copper, copper*9"}, "lookout")
    assert answer(table) == ["estate"]
    table.me.does("trash", "estate")
    assert answer(table) == ["copper"]


def test_lookout_keeps_an_estate_in_the_last_turns():
    table = playing(
        {"hand": "lookout", "deck": "province, estate, copper, copper*9"}, "lookout", supply={"province": 1}
    )
    assert answer(table) == ["copper"]


def test_salvager_trashes_an_estate_early_and_a_gold_for_a_province():
    assert answer(playing("salvager, estate, gold, copper", "salvager")) == ["estate"]
    late = playing("salvager, gold*2, copper", "salvager", supply={"province": 3})
    assert answer(late) == ["gold"]


def test_salvager_spares_the_province():
    assert answer(playing("salvager, province, copper, gold", "salvager")) != ["province"]


def test_haven_keeps_what_this_turn_has_no_use_for():
    for hand, expected in (
        ("wharf, sea_hag, gold, copper", "sea_hag"),  # there is one Action for the two
        ("gold, copper, estate*2", "copper"),  # three coins are enough for a Silver
        ("gold*2, silver, copper", "copper"),
    ):
        table = playing({"hand": f"haven, {hand}", "deck": "estate*9"}, "haven", kingdom=f"haven {POOR}")
        assert answer(table) == [expected]


def test_warehouse_discards_the_dead_cards():
    table = playing({"hand": "warehouse, gold", "deck": "estate*2, province, copper*4"}, "warehouse")
    assert sorted(answer(table)) == ["estate", "estate", "province"]


# -- looking at the deck ---------------------------------------------------------------------------------------------


def test_navigator_keeps_good_cards():
    for deck, expected in (("gold*3, silver*2, copper*8", "keep"), ("estate*3, copper*2, gold*4", "discard")):
        assert answer(playing({"hand": "navigator", "deck": deck}, "navigator")) == [expected]


def test_pearl_diver_takes_a_gold():
    for bottom, expected in (("gold", "yes"), ("estate", "no")):
        table = playing({"hand": "pearl_diver", "deck": f"copper*5, {bottom}"}, "pearl_diver")
        assert answer(table) == [expected]


def test_native_village_collects_cards_until_they_buy_something():
    table = playing("native_village, copper", "native_village")
    assert answer(table) == ["set_aside"]
    me = {"hand": "native_village, gold, copper", "native_village": "gold, silver"}
    assert answer(playing(me, "native_village")) == ["take"]


# -- against the others ----------------------------------------------------------------------------------------------


def test_pirate_ship_attacks_until_its_coins_buy_something():
    assert answer(playing("pirate_ship, copper", "pirate_ship")) == ["attack"]
    me = {"hand": "pirate_ship, gold, silver", "pirate_tokens": 3}
    assert answer(playing(me, "pirate_ship")) == ["coins"]


def test_pirate_ship_sinks_the_best_treasure():
    table = playing("pirate_ship", "pirate_ship", you={"deck": "copper, gold, estate"})
    table.me.does("choose", "attack")
    assert answer(table) == ["gold"]


def test_ghost_ship_leaves_the_cards_for_the_best_purchase():
    table = playing("ghost_ship", "ghost_ship", you="gold*2, silver, copper, estate")
    assert sorted(answer(table, "you")) == ["copper", "estate"]


def test_ghost_ship_leaves_the_best_action():
    table = playing("ghost_ship", "ghost_ship", you="wharf, silver*2, estate*2", kingdom=f"wharf ghost_ship {POOR[7:]}")
    assert sorted(answer(table, "you")) == ["estate", "estate"]


def test_smugglers_gain_the_best_of_what_the_neighbour_gained():
    you = {"hand": "copper*5", "gained": ["gold", "silver"]}
    assert answer(playing("smugglers", "smugglers", you=you, supply={"smugglers": 10})) == ["gold"]


def test_explorer_shows_a_province():
    assert answer(playing("explorer, province", "explorer")) == ["yes"]


def test_treasury_goes_back_onto_the_deck():
    table = Table(me={"hand": "", "in_play": "treasury*2", "deck": STARTING}, phase="buy")
    table.me.does("buy", "end")
    assert answer(table) == ["treasury"]


def test_scheme_leaves_what_stays_in_play_or_comes_back_by_itself():
    table = Table({"hand": "scheme, militia, treasury, wharf, copper", "deck": "copper*9"}, "copper*5", actions=5)
    table.me.plays("scheme", "treasury", "wharf", "militia")
    table.me.ends_turn()
    while table.me.asked == "order":
        table.me.does("order", "scheme")
    assert (table.me.asked, answer(table)) == ("topdeck", ["militia"])
