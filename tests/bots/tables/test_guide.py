"""Explanations at tables: for whom, where, how often, and what is kept of it."""

import pytest

from bots.refusals import Refusal
from bots.screens.formatting import plain
from bots.screens.model import TABLE, Audience, Known
from bots.screens.wanted import wanted_screens
from bots.tables.deadlines import Limits
from bots.tables.guide import lesson_for
from bots.telegram_bot.markup import SHAPE
from tests.bots.house import ANN, BOB, EVE, HERE, House
from tests.engine.table import Table as Position

MONEY = Position(me="copper*3, estate*2", you="copper*4, estate", phase="buy")
ME = Audience.of_seat(0)


async def screens(house, place=HERE):
    table = await house.table(place)
    return wanted_screens(table, Known(), SHAPE, Limits()).screens


async def learns(house):
    """The game is explained to Ann, who plays with Bob, to whom it is not."""
    await house.tables.prefer(ANN, {"guide": "yes"})
    return await house.game(ANN, BOB, kingdom="first_game_2e")


async def buys(house, person, card="copper"):
    """Buy the card and make the end of the turn final."""
    await house.press(person, "b", card)
    await house.press(person, "H")


async def on_turn(house):
    """The person whose turn it is."""
    return (ANN, BOB)[(await house.view(None)).current]


async def test_only_the_person_who_wants_it_is_explained_their_question_and_never_the_others(house):
    await house.standing(MONEY, ANN, BOB)
    await house.tables.people.add_place(ANN.id, HERE)
    assert "🎓" not in str(await screens(house))
    await house.tables.prefer(ANN, {"guide": "yes"})
    shown = await screens(house)
    assert "🎓 You hold Copper ×3, Estate ×2, worth 3 coins." in plain(shown[ME].text)
    assert [button.label for button in shown[ME].buttons() if button.token.endswith("|Gno")] == ["Stop explaining"]
    assert "🎓" not in plain(shown[TABLE].text + shown[Audience.of_seat(1)].text)


async def test_a_lesson_counts_in_the_write_of_the_answer_and_fades(house):
    await learns(house)
    counted = []
    for _ in range(6):
        await buys(house, await on_turn(house))
        counted.append(dict((await house.table()).seats[0].lessons))
    assert counted[-1].get("bought", 0) == 1
    assert sum(counted[-1].values()) == 3  # one for each of Ann's turns
    assert (await house.table()).seats[1].lessons == {}


async def test_what_was_counted_survives_a_restart_and_goes_to_the_next_table(house, client):
    place = await learns(house)
    person = await on_turn(house)
    await buys(house, person)
    if person is BOB:
        await buys(house, ANN)
    seen = (await house.table()).seats[0].lessons
    assert seen
    again = House(client, house.clock)
    assert (await again.table()).seats[0].lessons == seen
    await again.tables.do("stop", place, ANN)
    other = await again.lobby(ANN, place=HERE._replace(thread="8"))
    assert (await again.table(other)).seats[0].lessons == seen
    assert (await again.table(other)).seats[0].guided


async def test_a_finished_game_is_counted_with_its_end(house):
    position = Position(me="gold*2, silver", you="copper", phase="buy", supply={"province": 1})
    await house.standing(position, ANN, BOB, guided=True)
    await house.press(ANN, "B", "province")
    table = await house.table()
    assert lesson_for(table, 0).key == "end"
    assert "🎓 At the end all your cards count" in plain((await screens(house))[ME].text)
    assert "🎓" not in plain((await screens(house))[TABLE].text)
    assert (await house.worker.people.settings(ANN.id))["lessons"] == "end:1 ending:1"
    await house.rematch(ANN, BOB)
    assert (await house.table()).seats[0].lessons["end"] == 1


async def test_one_press_ends_the_explanations_at_every_table_and_settings_begin_them_anew(house):
    await learns(house)
    await buys(house, await on_turn(house))
    other = await house.game(ANN, BOB, place=HERE._replace(thread="8"))
    outcome = await house.push(ANN, await house.token("G", "no"))
    assert outcome.notice == "explaining-off"
    assert not (await house.table()).seats[0].guided
    assert not (await house.table(other)).seats[0].guided
    assert (await house.worker.people.settings(ANN.id))["guide"] == "no"
    await house.tables.prefer(ANN, {"guide": "yes"})
    assert (await house.table(other)).seats[0].guided
    assert (await house.table()).seats[0].lessons == {}
    with pytest.raises(Refusal):
        await house.tables.prefer(ANN, {"guide": "perhaps"})


async def test_who_does_not_sit_there_cannot_change_it(house):
    await house.standing(MONEY, ANN, BOB)
    with pytest.raises(Refusal):
        await house.push_at(EVE, await house.token("G", "yes"), None)


async def test_a_person_who_is_forgotten_leaves_no_lessons(house):
    place = await learns(house)
    await buys(house, await on_turn(house))
    await house.tables.do("stop", place, ANN)
    await house.worker.archive.erase(ANN)
    assert await house.worker.people.settings(ANN.id) == {}
    assert all(not seat.lessons and not seat.guided for seat in (await house.table()).seats)
