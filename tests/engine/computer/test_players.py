"""What every computer player owes the table: a legal answer to any question, and an end to the game."""

import pytest

import engine
from engine import COMPUTER_PLAYERS, LEVELS, Game, computer_player
from engine.computer.builder import Builder
from engine.computer.random_player import RandomPlayer
from engine.kingdoms import RECOMMENDED, SETS, Kingdom, random_kingdom
from engine.simulation import simulate
from tests.each import for_each
from tests.engine.boxes import sets_for
from tests.engine.computer.builders import wins
from tests.engine.full_swing import in_full_swing
from tests.engine.invariants import check_players
from tests.engine.table import Table, any_answer
from tests.whole_games import sample

SANE = 100  # turns per player


def random_game(number, seats=2):
    return Game.new(list("ABCDEF"[:seats]), random_kingdom(f"k{number}", list(SETS)), f"g{number}", 1 + number % 2)


def new_players(seed):
    return {name: new(f"{name} {seed}") for name, new in COMPUTER_PLAYERS.items()}


def is_player(each):
    """Whether this is a computer player, or the class of one: it returns picks."""
    call = each.__call__ if isinstance(each, type) else each
    return getattr(call, "__annotations__", {}).get("return") == "Picks"


def test_every_player_that_the_engine_offers_is_registered():
    offered = {each if isinstance(each, type) else type(each) for each in vars(engine).values() if is_player(each)}
    offered |= {type(computer_player(level)) for level in LEVELS}
    assert offered == {type(player) for player in new_players("any").values()}


@pytest.mark.parametrize("number", sample(range(10), range(3)))
def test_every_question_of_a_random_game_is_answered_legally(number):
    game, driver = random_game(number, seats=2 + number % 3), RandomPlayer(f"driver {number}")
    players = new_players(number)
    while game.pending and game.number < 600:
        check_players(game, players)
        decision = game.pending[0]
        game.submit(decision.decider, driver(game.view_for(decision), decision))


@pytest.mark.parametrize("chunk", sample(range(4), range(1)))
def test_every_question_of_cards_that_meet_each_other_is_answered_legally(chunk):
    for kingdom in RECOMMENDED[chunk::4]:
        (game, luck), players = in_full_swing(kingdom), new_players(kingdom.id)
        for _ in range(120):
            if not game.pending:
                break
            check_players(game, players)
            decision = luck.pick(game.pending)
            game.submit(decision.decider, any_answer(decision, luck))


@for_each([("seaside", "tactician"), ("alchemy", "possession")])
def test_every_question_of_durations_and_potions_is_answered_legally(box):
    name, card = box
    for number in range(2):
        kingdom = random_kingdom(f"{name} {number}", sets_for(name), wishes=[card])
        (game, luck), players = in_full_swing(Kingdom(name, 2, tuple(kingdom))), new_players(name)
        while game.pending and game.number < 150:
            check_players(game, players)
            decision = luck.pick(game.pending)
            game.submit(decision.decider, any_answer(decision, luck))


@pytest.mark.parametrize("name", COMPUTER_PLAYERS)
def test_every_player_can_decide_for_a_possessed_player(name):
    hand = {"hand": "golem, salvager, apprentice, native_village, gold", "deck": "wharf, haven, sea_hag, copper*20"}
    position = {"so_far": {"after": 0, "possessor": 0, "lasting": ["possession"]}, "current": 1}
    table = Table("copper*5", hand, actions=5, supply={"possession": 10}, **position)
    player, turn = COMPUTER_PLAYERS[name]("possessor"), table.game.view(None).possessor
    while table.game.view(None).possessor == turn:
        (decision,) = table.game.pending
        table.answer(decision.decider, player(table.game.view_for(decision), decision))


@for_each(COMPUTER_PLAYERS, [2, 3, 4, 6])
def test_games_end_in_a_sane_number_of_turns(name, seats):
    for kingdom in RECOMMENDED[seats::10]:
        players = [COMPUTER_PLAYERS[name](f"sane {seat}") for seat in range(seats)]
        result = simulate(players, kingdom.cards, kingdom.id, edition=kingdom.edition)
        assert max(result.turns) < SANE


@pytest.mark.parametrize("name", COMPUTER_PLAYERS)
def test_the_same_view_and_question_give_the_same_answer(name):
    game, driver = random_game(5), RandomPlayer("driver")
    while game.pending and game.number < 300:
        decision = game.pending[0]
        view = game.view_for(decision)
        assert COMPUTER_PLAYERS[name]("same")(view, decision) == COMPUTER_PLAYERS[name]("same")(view, decision)
        game.submit(decision.decider, driver(view, decision))


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


@pytest.mark.parametrize("name", ["secret_schemes", "highway_robbery", "grim_parade", "travelers", "wine_country"])
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
