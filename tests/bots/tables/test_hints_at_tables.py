"""Hints at a table: for one person alone, counted, and only where the table allows them."""

from bots.screens.model import Shape
from bots.screens.seat_panel import panel
from bots.screens.shared_table import table_screen
from tests.bots.house import ANN, BOB
from tests.bots.tables.test_lobby import refused
from tests.engine.table import Table

HINT = "Q"


def shown(table, seat):
    """What the person at that seat reads, and what the others do."""
    return panel(table, seat, Shape()).text, table_screen(table, table.game, Shape()).text


def labels(table, seat):
    return [button.label for button in panel(table, seat, Shape()).buttons()]


async def test_a_hint_names_the_purchase_with_all_treasures_and_changes_nothing_in_the_game(house):
    await house.standing(Table(me="copper*2, silver*2", you="copper*5"), ANN, BOB)
    game = (await house.table()).game
    assert "Hint" in labels(await house.table(), 0)
    assert "Hint" not in labels(await house.table(), 1)
    await house.press(ANN, HINT)
    table = await house.table()
    mine, everybodys = shown(table, 0)
    assert "💡 Buy Gold: 6 coins buy nothing better" in mine
    assert "💡" not in everybodys + shown(table, 1)[0]
    assert table.game == game
    assert "Hint" not in labels(table, 0)


async def test_a_question_counts_as_one_hint_however_often_it_is_asked_for_and_the_next_one_as_another(house):
    await house.standing(Table(me="village, smithy", you="copper*5"), ANN, BOB)
    await house.press(ANN, HINT)
    await house.press(ANN, HINT)
    assert [seat.hints for seat in (await house.table()).seats] == [1, 0]
    await house.answer(ANN, "play:village")
    assert "💡" not in shown(await house.table(), 0)[0]
    await house.press(ANN, HINT)
    assert (await house.table()).seats[0].hints == 2


async def test_without_hints_there_is_no_button_and_the_command_is_refused(house):
    await house.game(ANN, BOB, hints="no")
    table = await house.table()
    first = table.game.pending[0].seat
    assert "Hint" not in labels(table, first)
    with refused("hints-off"):
        await house.tables.do("hint", table.place, (ANN, BOB)[first])
    assert [seat.hints for seat in (await house.table()).seats] == [0, 0]


async def test_only_a_person_who_is_asked_gets_a_hint(house):
    await house.standing(Table(me="copper*2, silver*2", you="copper*5"), ANN, BOB)
    with refused("not-asked"):
        await house.press(BOB, HINT)


async def test_the_result_tells_how_many_hints_everybody_used_and_a_rematch_begins_with_none(house):
    position = Table(me="gold*3", you="copper*5", supply={"province": 1})
    await house.standing(position, ANN, BOB, confirm=False)
    await house.press(ANN, HINT)
    await house.press(ANN, "b", "province")
    table = await house.table()
    text = table_screen(table, table.game, Shape()).text
    assert "1. Ann (1 hint): 6 points" in text
    assert "Bob:" in text
    await house.rematch(ANN, BOB)
    assert [(seat.hints, seat.hint) for seat in (await house.table()).seats] == [(0, None)] * 2
