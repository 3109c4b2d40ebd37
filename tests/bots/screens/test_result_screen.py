"""How a game ended: where the points came from, why it ended, the biggest turn, and how to check the shuffles."""

import pytest

from bots.language import marks
from bots.language.texts import Texts, languages
from bots.people import Person
from bots.screens.context import Stamp
from bots.screens.model import Shape
from bots.screens.result_screen import present_result, present_shuffles
from bots.tables.tokens import Token
from engine import Game
from storage.places import Place
from storage.seat import Seat
from storage.story import BiggestTurn, Story, TurnInShort
from storage.table import OVER, PLAYING, Table
from tests.bots.house import ANN, BOB, EVE, HERE
from tests.last_move import last_move, put_on

STAMP = Stamp(Place("telegram", "-100"), 1)
STORY = Story((TurnInShort(0, (3, 3)),), BiggestTurn(0, 19, 17, ("province", "province")))


def ended(piles=(), **deck):
    """A game that ends with this turn; the first player owns this deck."""
    hand = [id for id, copies in deck.items() for _ in range(copies)]
    supply = dict.fromkeys(piles, 0) if piles else {"province": 0}
    players = [{"name": "Ann", "discard": hand}, {"name": "Bob", "discard": ["estate", "curse", "curse"]}]
    game = Game.arrange({"phase": "buy", "supply": supply, "players": players})
    game.submit(0, (game.pending[0].options.index("end"),))
    return game.view(None)


def lines(view, story=None, language="en"):
    screen = present_result(view, ["Ann", "Bob"], texts=Texts(language), stamp=STAMP, title="Friends", story=story)
    return screen.text.splitlines()


def test_below_each_player_is_where_their_points_came_from():
    assert lines(ended(province=6, duchy=1, estate=2, gold=3)) == [
        "Friends",
        "🏆 Ann wins.",
        "The game is over. No Provinces are left.",
        "1. Ann: 41 points in 1 turn",
        "\u2002\u2002Province ×6: 36 · Duchy: 3 · Estate ×2: 2",
        "2. Bob: \u22121 point in 0 turns",
        "\u2002\u2002Estate: 1 · Curse ×2: \u22122",
    ]


def test_points_that_depend_on_the_deck_are_counted_by_card():
    view = ended(gardens=2, copper=18)
    assert "\u2002\u2002Gardens ×2: 4" in lines(view)


def test_the_piles_that_ended_a_game_are_named():
    assert "The game is over. These piles are empty: Village, Cellar, Moat." in lines(
        ended(("village", "moat", "cellar"))
    )


def test_the_biggest_turn_is_told_if_the_game_can_be_retold():
    assert lines(ended(province=1), STORY)[-1] == "Biggest turn: Ann, turn 19 (17 coins), gains Province ×2"
    assert not [line for line in lines(ended(province=1)) if "Biggest" in line]


@pytest.mark.parametrize("language", languages())
def test_every_language_tells_all_of_it(language):
    told = lines(ended(province=2), STORY, language)
    assert len(told) == 8
    assert "17" in told[-1]


def test_the_seed_is_behind_a_button_and_explained():
    view, texts = ended(province=1), Texts()
    given = {"texts": texts, "stamp": STAMP, "shape": Shape(), "title": "Friends"}
    page = present_shuffles(view, can_close=False, **given)
    text = page.text
    assert page.command == "/record"  # can be tapped
    assert view.seed.hex() in text
    assert view.commitment in text
    assert "/record" in text
    assert "python -m bots check FILE" in text
    running = present_shuffles(Game.arrange({"players": [{}, {}]}).view(None), can_close=True, **given)
    assert "seed" in running.text
    assert "/record" not in running.text
    assert [(button.label, button.mark) for button in running.buttons()] == [("Close", marks.CLOSE)]


async def test_everybody_in_the_channel_can_open_the_page_about_shuffles(house):
    table = Table(HERE, "Friends", ANN.id, PLAYING)
    put_on(table, last_move("Ann", "Bob"))
    table.seats = [Seat("Ann", ANN.id, confirm=False), Seat("Bob", BOB.id)]
    await house.worker.repository.create(HERE, lambda _: table)
    await house.answer(ANN, "buy:province")
    stored = await house.table()
    assert stored.phase == OVER
    assert stored.story.turns[-1].points == stored.game.result.scores
    outcome = await house.push_at(EVE, Stamp(HERE, stored.generation).token("i", "shuffles"), HERE)
    page = await house.worker.page(outcome, EVE, Texts())
    assert stored.seed.hex() in page.text
    assert page.rows == ()
    mine = await house.worker.page(outcome, Person(ANN.id, "Ann"), Texts())
    assert Token.decode(mine.buttons()[-1].token).argument == "close"


async def test_a_new_game_at_the_table_forgets_the_story_of_the_last(house):
    table = Table(HERE, "Friends", ANN.id, PLAYING)
    put_on(table, last_move("Ann", "Bob"))
    table.seats = [Seat("Ann", ANN.id, confirm=False), Seat("Bob", BOB.id)]
    await house.worker.repository.create(HERE, lambda _: table)
    await house.answer(ANN, "buy:province")
    await house.rematch(ANN, BOB)
    assert (await house.table()).story is None
