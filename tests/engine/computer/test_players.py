"""What every computer player owes the table: a legal answer to any question, and an end to the game."""

import pytest

from engine import Game
from engine.computer.big_money import big_money
from engine.computer.builder import Builder
from engine.computer.random_player import RandomPlayer
from engine.kingdoms import RECOMMENDED, SETS, random_kingdom
from engine.questions import check_answer
from engine.simulation import simulate
from tests.each import for_each
from tests.engine.boxes import sets_for
from tests.engine.computer.builders import wins
from tests.whole_games import sample

PLAYERS = {"big money": lambda: big_money, "builder": Builder, "random": lambda: RandomPlayer("any")}
SANE = 100  # turns per player


def random_game(number, seats=2):
    return Game.new(list("ABCDEF"[:seats]), random_kingdom(f"k{number}", list(SETS)), f"g{number}", 1 + number % 2)


@pytest.mark.parametrize("new_player", PLAYERS.values(), ids=PLAYERS)
@pytest.mark.parametrize("number", sample(range(10), range(3)))
def test_every_question_of_a_random_game_is_answered_legally(new_player, number):
    game, driver = random_game(number, seats=2 + number % 3), RandomPlayer(f"driver {number}")
    players = [new_player() for _ in game.view(None).players]
    while game.pending and game.number < 600:
        for decision in game.pending:
            check_answer(decision, players[decision.seat](game.view(decision.seat), decision))
        decision = game.pending[0]
        game.submit(decision.seat, driver(game.view(decision.seat), decision))


@for_each(PLAYERS.values(), [2, 3, 4, 6])
def test_games_end_in_a_sane_number_of_turns(new_player, seats):
    for kingdom in RECOMMENDED[seats::10]:
        players = [new_player() for _ in range(seats)]
        result = simulate(players, kingdom.cards, kingdom.id, edition=kingdom.edition)
        assert max(result.turns) < SANE


@pytest.mark.parametrize("new_player", [PLAYERS["big money"], PLAYERS["builder"]], ids=["big money", "builder"])
def test_the_same_view_and_question_give_the_same_answer(new_player):
    game, driver = random_game(5), RandomPlayer("driver")
    while game.pending and game.number < 300:
        decision = game.pending[0]
        view = game.view(decision.seat)
        assert new_player()(view, decision) == new_player()(view, decision)
        game.submit(decision.seat, driver(view, decision))


def test_the_same_seed_makes_the_same_random_player():
    results = [simulate([RandomPlayer("a"), RandomPlayer("b")], RECOMMENDED[0].cards, "x") for _ in range(2)]
    assert results[0] == results[1]


def test_a_random_player_reaches_every_option():
    game = random_game(1)
    (decision,) = game.pending
    player = RandomPlayer("wide")
    seen = {player(game.view(decision.seat), decision) for _ in range(400)}
    assert seen == {(at,) for at in range(len(decision.options))}


def test_the_builder_beats_big_money_where_there_is_a_witch():
    kingdom = next(kingdom for kingdom in RECOMMENDED if kingdom.id == "improvements")
    assert wins(kingdom.cards, kingdom.edition, 40) >= 34


@pytest.mark.parametrize("name", ["secret_schemes", "highway_robbery", "grim_parade"])
def test_the_builder_beats_big_money_with_the_cards_of_the_later_sets(name):
    kingdom = next(kingdom for kingdom in RECOMMENDED if kingdom.id == name)
    assert wins(kingdom.cards, kingdom.edition, 24) >= 19


@for_each(SETS)
def test_builders_bring_random_games_of_every_set_to_an_end(name):
    for number in range(3):
        kingdom = random_kingdom(f"{name} {number}", sets_for(name))
        players = [Builder() for _ in range(2 + number % 3)]
        result = simulate(players, kingdom, f"{name} {number}", edition=1 + number % 2)
        assert max(result.turns) < SANE


def test_the_builder_beats_big_money_with_a_smithy():
    kingdom = next(kingdom for kingdom in RECOMMENDED if kingdom.id == "first_game_2e")
    assert wins(kingdom.cards, kingdom.edition, 40) >= 30


def test_the_builder_holds_its_own_where_no_card_is_good():
    weak = ["cellar", "chancellor", "feast", "harbinger", "spy", "thief", "vassal", "village", "woodcutter", "workshop"]
    assert wins(weak, 1, 40) >= 18
