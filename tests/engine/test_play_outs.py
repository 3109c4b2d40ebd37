"""Random games to their end: what must hold at every answer of any player."""

from collections.abc import Iterator

import pytest

from engine import Game
from engine.chance import Chance
from engine.computer.random_player import RandomPlayer
from engine.kingdoms import SETS, random_kingdom
from tests.engine.boxes import POSSESSIONS, sets_for
from tests.engine.full_swing import while_possessed
from tests.engine.invariants import check_conserved, check_everything, count_cards
from tests.engine.table import any_answer
from tests.whole_games import sample

CHUNKS = 4  # `make soak` plays thousands
GAMES_A_CHUNK = 10
# Mostly small tables: they cost less and show the same rules.
SEATS = (2, 2, 2, 3, 2, 3, 2, 4, 2, 3, 2, 2, 5, 2, 3, 2, 4, 2, 3, 6)
LONGEST = 4000  # answers; random players sometimes trash everything they could buy with
NOT_NEEDED = None  # a random player looks only at the question
NOW_AND_THEN = 29  # a prime, so that the sample falls on all kinds of questions


def new_game(number: int) -> Game:
    seats = SEATS[number % len(SEATS)]
    # Every sixth kingdom comes from one box, so that the cards of a set also meet each other.
    sets = list(SETS) if number % 6 else sets_for(list(SETS)[number // 6 % len(SETS)])
    kingdom = random_kingdom(f"kingdom {number}", sets)
    shelters = "yes" if number % 3 == 1 and any(id in SETS["dark_ages"] for id in kingdom) else "auto"
    return Game.new(list("ABCDEF"[:seats]), kingdom, f"game {number}", edition=1 + number % 2, shelters=shelters)


def played_out(game: Game, number: int) -> Iterator[int]:
    """Play the game; yield the number of answers given, after each."""
    player, order = RandomPlayer(f"player {number}"), Chance(f"order {number}".encode())
    while game.pending and game.number < LONGEST:
        decision = order.pick(game.pending) if len(game.pending) > 1 else game.pending[0]
        game.submit(decision.decider, player(NOT_NEEDED, decision))
        yield game.number


@pytest.mark.no_cover  # it would take three times as long and covers nothing the rules tests do not
@pytest.mark.parametrize("chunk", sample(range(CHUNKS), (0,)))
def test_random_games_keep_every_card_and_every_secret_and_survive_a_restart(chunk):
    for number in range(chunk * GAMES_A_CHUNK, (chunk + 1) * GAMES_A_CHUNK):
        game = new_game(number)
        total = count_cards(game)
        every = 1 if number % 60 == 0 else NOW_AND_THEN
        for answers in played_out(game, number):
            if answers % every == 0:
                check_everything(game, total)
            else:
                check_conserved(game, total)


@pytest.mark.no_cover
@pytest.mark.parametrize("kingdom", sample(POSSESSIONS, POSSESSIONS[::4]), ids=lambda kingdom: kingdom.id)
def test_possessed_turns_keep_every_card_and_every_secret_and_survive_a_restart(kingdom):
    game, luck = while_possessed(kingdom)
    total = count_cards(game)
    for _ in range(150):
        if not game.pending:
            break
        check_everything(game, total)
        decision = luck.pick(game.pending)
        game.submit(decision.decider, any_answer(decision, luck))


def test_the_same_answers_lead_to_the_same_game():
    first, second = new_game(7), new_game(7)
    for _ in zip(played_out(first, 7), played_out(second, 7), strict=True):
        assert first.pending == second.pending
    assert first.result == second.result
    assert first.save() == second.save()
