"""Sensible answers of the Builder to the cards of Alchemy, one per test."""

from engine.computer.beginner import Beginner
from engine.computer.builder import Builder
from engine.computer.planned import Follower
from engine.computer.plans import Plan
from engine.computer.sound import Sound
from engine.computer.strong import Strong
from tests.each import for_each, for_each_row
from tests.engine.computer.builders import STARTING, answer, buying, playing
from tests.engine.table import Table

POOR = "cellar chancellor feast harbinger spy thief vassal village workshop"  # nine that no money player wants
GROWN = f"{STARTING}, potion, silver*3"


def in_supply(id, coins, supply=None, deck=STARTING, potions=0, **position):
    """A table where I may buy for that many coins, with that card and nine that I do not want."""
    kingdom = f"{id} {POOR}"
    position.setdefault("me", {"deck": deck})
    return buying(coins, supply, kingdom=kingdom, potions=potions, **position)


# -- Potions ---------------------------------------------------------------------------------------------------------


@for_each([Builder(), Sound(), Strong()])
def test_buys_a_potion_for_a_familiar(player):
    assert answer(in_supply("familiar", 4), player=player) == ["buy:potion"]


@for_each(["alchemist", "apothecary", "philosophers_stone", "possession", "scrying_pool", "transmute", "university"])
def test_buys_no_potion_for_cards_that_are_not_worth_it(id):
    assert answer(in_supply(id, 4)) == ["buy:silver"]


def test_buys_no_second_potion_for_a_small_deck():
    assert answer(in_supply("familiar", 4, deck=GROWN)) == ["buy:silver"]


@for_each([{"province": 4}, {"curse": 1}, {"familiar": 0}])
def test_buys_no_potion_late(supply):
    assert answer(in_supply("familiar", 4, supply)) == ["buy:silver"]


@for_each_row(
    [("familiar", 6), ("alchemist", 7), ("apothecary", 3), ("scrying_pool", 5), ("golem", 5), ("possession", 6)]
)
def test_buys_the_card_that_the_potion_pays_for(id, coins):
    deck = f"{GROWN}, ghost_ship*2" if id == "golem" else GROWN
    picked = answer(in_supply(id, coins, deck=deck, potions=1))
    assert picked == [f"buy:{id if id != 'possession' else 'gold'}"]


def test_a_province_is_better_than_a_card_for_a_potion():
    assert answer(in_supply("familiar", 8, deck=GROWN, potions=1)) == ["buy:province"]


def test_a_golem_needs_actions_worth_finding():
    assert answer(in_supply("golem", 4, deck=GROWN, potions=1)) == ["buy:silver"]


def test_a_philosophers_stone_is_worth_more_in_a_large_deck():
    assert answer(in_supply("philosophers_stone", 3, deck=STARTING, potions=1)) == ["buy:silver"]
    assert answer(in_supply("philosophers_stone", 3, deck=f"{GROWN}, silver*10", potions=1)) == [
        "buy:philosophers_stone"
    ]


def test_counts_the_coins_of_a_philosophers_stone():
    for deck, expected in (("copper*15", "end"), ("copper*4", "play:tactician")):
        me = {"hand": "tactician, philosophers_stone, gold, copper*2", "deck": deck}  # 8 coins, or 5
        assert answer(Table(me=me, kingdom=f"tactician {POOR}")) == [expected]


def test_a_plan_for_a_card_with_a_potion_buys_the_potion():
    follower = Follower(Plan("familiars", ("province", "familiar if familiar < 3", "gold", "silver")))
    assert answer(in_supply("familiar", 4), player=follower) == ["buy:potion"]
    chosen = Follower(Plan("alchemists", ("province", "alchemist if alchemist < 5", "gold", "silver")))
    assert answer(in_supply("alchemist", 4), player=chosen) == ["buy:potion"]
    without = Follower(Plan("money", ("province", "gold", "silver")))
    assert answer(in_supply("familiar", 4), player=without) == ["buy:silver"]


def test_a_newcomer_does_not_collect_potions():
    table = in_supply("university", 4, deck=f"{STARTING}, potion*3")
    assert answer(table, player=Beginner()) != ["buy:potion"]


# -- playing ---------------------------------------------------------------------------------------------------------


def test_plays_all_treasures_with_the_potion():
    assert answer(Table(me="potion, copper", phase="buy")) == ["treasures"]


@for_each_row(
    [("familiar, smithy", "familiar"), ("apothecary, golem", "apothecary"), ("university, smithy", "university")]
)
def test_plays_what_gives_actions_first(hand, expected):
    assert answer(Table(me=hand)) == [f"play:{expected}"]


@for_each(["apprentice, gold*2", "transmute, gold", "transmute, province"])
def test_plays_nothing_that_does_no_good(hand):
    assert answer(Table(me=hand)) == ["end"]


def test_apprentice_trashes_an_estate_for_two_cards():
    assert answer(playing("apprentice, estate, copper, gold", "apprentice")) == ["estate"]


def test_transmute_makes_gold_of_an_estate():
    assert answer(playing("transmute, estate, gold", "transmute")) == ["estate"]


def test_university_gains_an_action_that_the_deck_wants():
    table = playing("university", "university", kingdom=f"wharf university {POOR[7:]}")
    assert answer(table) == ["wharf"]
    table = playing("university", "university", kingdom=f"university chapel {POOR.replace('chancellor', '')}")
    assert answer(table) == []


def test_golem_plays_a_tactician_last():
    table = playing({"hand": "golem, copper*3", "deck": "tactician, wharf, copper*5"}, "golem")
    assert answer(table) == ["wharf"]


def test_apothecary_orders_the_rest_best_first():
    table = playing({"hand": "apothecary", "deck": "copper, estate, gold, copper, silver, copper*4"}, "apothecary")
    assert answer(table) == ["gold", "silver", "estate"]


def test_scrying_pool_keeps_my_good_card_and_the_others_bad_one():
    table = playing({"hand": "scrying_pool", "deck": "gold*3"}, "scrying_pool", you={"deck": "estate, copper*4"})
    assert answer(table) == ["keep"]
    table.me.does("choose", "keep")
    assert answer(table) == ["keep"]


# -- the end of the turn ---------------------------------------------------------------------------------------------


def test_alchemist_goes_back_onto_the_deck():
    table = Table(me={"in_play": "alchemist, potion", "deck": STARTING}, phase="buy")
    table.me.does("buy", "end")
    assert answer(table) == ["alchemist"]


def test_herbalist_puts_back_the_best_treasure():
    table = Table(me={"in_play": "herbalist, gold, copper", "deck": STARTING}, phase="buy")
    table.me.does("buy", "end")
    assert answer(table) == ["herbalist"]
    table.me.does("react", "herbalist")
    assert answer(table) == ["gold"]


def test_herbalist_leaves_a_copper():
    table = Table(me={"in_play": "herbalist, copper*2", "deck": STARTING}, phase="buy")
    table.me.does("buy", "end")
    assert answer(table) == ["no"]


# -- turns of a possessed player -------------------------------------------------------------------------------------


def possessing(you, **position):
    """A table where I decide in a turn of the other player."""
    so_far = {"after": 0, "possessor": 0, "lasting": ["possession"]}
    supply = {"possession": 10} | position.pop("supply", {})
    return Table(position.pop("me", ""), you, current=1, so_far=so_far, supply=supply, **position)


@for_each([Builder(), Sound(), Strong()])
def test_plays_the_cards_of_the_possessed_player_and_buys_the_best(player):
    table = possessing("smithy, gold*2, silver")
    assert answer(table, player=player) == ["play:smithy"]
    table = possessing("gold*2, silver", phase="buy")
    assert answer(table, player=player) == ["treasures"]
    table.me.does("buy", "treasures")
    assert answer(table, player=player) == ["buy:province"]


def test_wants_an_action_that_the_possessed_player_has_too():
    table = possessing({"in_play": "wharf*2"}, phase="buy", coins=5, supply={"wharf": 10})
    assert answer(table) == ["buy:wharf"]


def test_plays_no_attack_of_the_possessed_player_against_the_possessor():
    assert answer(possessing("witch, copper")) == ["end"]


def test_does_nothing_for_the_next_turn_of_the_possessed_player():
    assert answer(possessing("tactician, copper*3")) == ["end"]
    table = possessing({"in_play": "treasury*2", "deck": STARTING}, phase="buy")
    table.me.does("buy", "end")
    assert answer(table) == ["no"]


def test_trashes_the_best_cards_of_the_possessed_player_since_they_come_back():
    table = possessing("salvager, province, gold, copper")
    table.me.plays("salvager")
    assert answer(table) == ["province"]


def test_the_last_province_goes_to_the_possessor():
    for mine, expected in (("province*2", True), ("estate", False)):
        me, you = {"deck": mine, "turns": 9}, {"deck": "province, duchy*2", "turns": 9}
        table = possessing(you, me=me, phase="buy", coins=8, supply={"province": 1})
        assert (answer(table) == ["buy:province"]) == expected
