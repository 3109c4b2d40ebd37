"""Setting up: which piles lie there, what everyone starts with, who begins, and which games cannot be set up."""

import pytest

from engine import BadSetup, Game
from tests.each import for_each
from tests.engine.table import cards, listed

NAMES = ["Ann", "Bob", "Cid", "Dora", "Eve", "Fay"]
KINGDOMS = {
    1: listed("cellar, chapel, feast, gardens, laboratory, thief, village, witch, woodcutter, workshop"),
    2: listed("artisan, bandit, bureaucrat, chapel, festival, gardens, sentry, throne_room, witch, workshop"),
}
FIRST_GAME = listed("cellar, market, merchant, militia, mine, moat, remodel, smithy, village, workshop")
BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")

in_both_editions = pytest.mark.parametrize("edition", [1, 2])
for_two_to_six = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def fresh(players=2, edition=2, seed="set-up"):
    return Game.new(NAMES[:players], KINGDOMS[edition], seed=seed, edition=edition)


# -- the piles -------------------------------------------------------------------------------------------------------


@in_both_editions
@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, (46, 40, 30, 8, 8, 8, 10)),
        (3, (39, 40, 30, 12, 12, 12, 20)),
        (4, (32, 40, 30, 12, 12, 12, 30)),
        (5, (85, 80, 60, 12, 12, 15, 40)),
        (6, (78, 80, 60, 12, 12, 18, 50)),
    ],
)
def test_the_basic_piles_depend_on_the_number_of_players(edition, players, counts):
    supply = fresh(players, edition).position()["supply"]
    assert tuple(supply[id] for id in BASIC) == counts


@in_both_editions
@for_two_to_six
def test_a_kingdom_pile_holds_ten_cards(edition, players):
    supply = fresh(players, edition).position()["supply"]
    assert {supply[id] for id in KINGDOMS[edition] if id != "gardens"} == {10}


@in_both_editions
@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_a_kingdom_pile_of_victory_cards_holds_eight_for_two_players_and_twelve_for_more(edition, players, count):
    assert fresh(players, edition).position()["supply"]["gardens"] == count


@in_both_editions
@for_two_to_six
def test_the_supply_is_the_seven_basic_piles_and_the_ten_of_the_kingdom(edition, players):
    piles = fresh(players, edition).view(None).piles
    assert len(piles) == 17
    assert set(piles) == {*BASIC, *KINGDOMS[edition]}
    assert all(pile.in_supply for pile in piles.values())


def test_the_curses_are_there_even_if_no_card_gives_them():
    game = Game.new(["Ann", "Bob"], FIRST_GAME, seed="set-up")
    assert game.position()["supply"]["curse"] == 10


@for_two_to_six
def test_the_trash_starts_empty(players):
    assert fresh(players).position()["trash"] == []


# -- the players -----------------------------------------------------------------------------------------------------


@in_both_editions
@for_two_to_six
def test_everyone_starts_with_seven_coppers_and_three_estates(edition, players):
    seated = fresh(players, edition).position()["players"]
    assert len(seated) == players
    for player in seated:
        assert cards("copper*7, estate*3") == player["hand"] + player["deck"]


@in_both_editions
@for_two_to_six
def test_everyone_starts_with_five_cards_in_hand_and_five_in_the_deck(edition, players):
    for player in fresh(players, edition).position()["players"]:
        assert (len(player["hand"]), len(player["deck"])) == (5, 5)
        assert player["discard"] == player["in_play"] == player["set_aside"] == []
        assert player["turns"] == 0


@for_two_to_six
def test_the_starting_coppers_are_taken_from_the_pile(players):
    printed = 60 if players < 5 else 120
    assert fresh(players).position()["supply"]["copper"] == printed - 7 * players


@pytest.mark.parametrize(("players", "count"), [(2, 8), (4, 12)])
def test_the_starting_estates_are_not_taken_from_the_pile(players, count):
    assert fresh(players).position()["supply"]["estate"] == count


def test_the_starting_decks_are_shuffled():
    orders = {tuple(player["hand"] + player["deck"]) for player in fresh(6).position()["players"]}
    assert len(orders) > 1


def test_the_players_sit_in_the_order_they_were_named():
    assert [player.name for player in fresh(3).view(None).players] == ["Ann", "Bob", "Cid"]


# -- who begins ------------------------------------------------------------------------------------------------------


@for_two_to_six
def test_chance_lets_every_seat_begin_sooner_or_later(players):
    assert {fresh(players, seed=f"game {each}").view(None).current for each in range(100)} == set(range(players))


@for_two_to_six
def test_the_seat_that_shall_begin_begins(players):
    for seat in range(players):
        game = Game.new(NAMES[:players], FIRST_GAME, seed="set-up", first=seat)
        assert [decision.seat for decision in game.pending] == [seat]


def test_the_first_turn_has_one_action_one_buy_and_no_coins():
    view = fresh().view(None)
    assert (view.actions, view.buys, view.coins) == (1, 1, 0)


# -- what is refused -------------------------------------------------------------------------------------------------


def refuses(**wanted):
    with pytest.raises(BadSetup):
        Game.new(**({"names": ["Ann", "Bob"], "kingdom": FIRST_GAME, "seed": "set-up"} | wanted))


def test_a_kingdom_of_nine_piles_is_refused():
    refuses(kingdom=FIRST_GAME[:9])


def test_a_kingdom_of_eleven_piles_is_refused():
    refuses(kingdom=[*FIRST_GAME, "chapel"])


def test_a_kingdom_with_a_card_twice_is_refused():
    refuses(kingdom=[*FIRST_GAME[:9], FIRST_GAME[0]])
    refuses(kingdom=[*FIRST_GAME, FIRST_GAME[0]])


@for_each(["florin", "Smithy", "", "copper", "province", "curse"])
def test_a_kingdom_with_a_card_that_is_no_kingdom_card_is_refused(stranger):
    refuses(kingdom=[*FIRST_GAME[:9], stranger])


@for_each([None, 10, "smithy", "abcdefghij", [None] * 10, [["smithy"]] * 10, list(range(10))])
def test_a_kingdom_that_is_no_list_of_cards_is_refused(kingdom):
    refuses(kingdom=kingdom)


@pytest.mark.parametrize("count", [0, 1, 7, 8])
def test_fewer_than_two_or_more_than_six_players_are_refused(count):
    refuses(names=["Ann", "Bob", "Cid", "Dora", "Eve", "Fay", "Gus", "Hal"][:count])


@for_each([None, 2, "Ann", ["Ann", None], ["Ann", 2], ["Ann", ""]])
def test_players_without_names_are_refused(names):
    refuses(names=names)


@for_each([0, 3, -1, 1.5, "2", None, [], True, 2.0])
def test_an_edition_other_than_the_first_and_the_second_is_refused(edition):
    refuses(edition=edition)


@for_each(["maybe", "", "YES", None, True, ["yes"]])
def test_shelters_are_automatic_or_wanted_or_not(shelters):
    refuses(shelters=shelters)


def test_shelters_are_refused_where_no_pile_is_from_dark_ages():
    refuses(shelters="yes")


@pytest.mark.parametrize("shelters", ["auto", "no"])
def test_without_shelters_everyone_has_estates(shelters):
    game = Game.new(["Ann", "Bob"], FIRST_GAME, seed="set-up", shelters=shelters)
    assert not game.view(None).shelters
    for player in game.position()["players"]:
        assert (player["hand"] + player["deck"]).count("estate") == 3


@for_each([2, -1, 10**30, "0", 0.0, True, False, [0]])
def test_a_seat_that_is_not_there_cannot_begin(first):
    refuses(first=first)


@pytest.mark.parametrize("seed", [None, 1, 1.5, ["x"]])
def test_a_seed_is_text_or_bytes(seed):
    refuses(seed=seed)
