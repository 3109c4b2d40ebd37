"""The end of a game in the channel: drawn once, with its story, also if the worker that ended it is gone."""

from bots.screens.model import Shape
from storage.seat import Seat
from storage.table import PLAYING, Table
from tests.bots.house import ANN, BOB, HERE
from tests.last_move import last_move, put_on


async def begins(chat):
    """Put a game on the table in which Ann can buy the last Province; everybody is shown pictures."""
    chat.house.worker.shapes = {"telegram": Shape(pictures=True)}
    table = Table(HERE, "Friends", ANN.id, PLAYING)
    put_on(table, last_move("Ann", "Bob"))
    table.seats = [Seat("Ann", ANN.id, confirm=False), Seat("Bob", BOB.id)]
    await chat.house.worker.repository.create(HERE, lambda _: table)
    await chat.settled()


def results(chat):
    return [request for request in chat.platform.requests_for("table") if "wins." in request.text]


async def test_the_result_is_drawn_once_and_has_its_story_and_picture_then(chat):
    await begins(chat)
    await chat.house.answer(ANN, "buy:province")
    await chat.settled()
    (result,) = results(chat)
    assert "Biggest turn: " in result.text
    assert chat.platform.verbs("ending") == ["send"]
    (ending,) = chat.platform.requests_for("ending")
    assert not ending.notifies
    chat.house.worker.redrawer.touch(HERE)
    await chat.settled()
    assert len(results(chat)) == len(chat.platform.verbs("ending")) == 1


async def test_a_game_that_was_not_counted_before_a_crash_is_counted_when_its_result_is_drawn(chat):
    await begins(chat)

    async def fail(_place):
        """The worker stops before it gets to the statistics."""

    chat.house.worker.tables.count = fail
    await chat.house.answer(ANN, "buy:province")
    await chat.settled()
    assert (await chat.house.table()).story is None
    assert "Biggest turn" not in results(chat)[-1].text
    assert chat.platform.verbs("ending") == []
    await chat.dies()
    chat.start()
    chat.house.worker.shapes = {"telegram": Shape(pictures=True)}
    chat.house.worker.redrawer.touch(HERE)
    await chat.settled()
    assert (await chat.house.table()).story is not None
    assert "Biggest turn" in results(chat)[-1].text
    assert chat.platform.verbs("ending") == ["send"]


async def test_a_rematch_leaves_the_picture_of_the_last_game_in_the_channel(chat):
    await begins(chat)
    await chat.house.answer(ANN, "buy:province")
    await chat.settled()
    await chat.house.rematch(ANN, BOB)
    await chat.settled()
    assert chat.platform.verbs("ending") == ["send", "keep"]
    assert len(chat.platform.screens(HERE, "ending")) == 1
