"""Points on the screens: only where the table agreed on that, and nowhere if cards change hands unseen."""

import pytest

from bots.screens.formatting import plain
from bots.screens.model import Audience, Known, Shape
from bots.screens.wanted import wanted_screens
from bots.tables.deadlines import Limits
from tests.bots.house import ANN, BOB, HERE
from tests.engine.table import Table


async def shown(house, position, points):
    await house.standing(position, ANN, BOB)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "points", points))
    screens = wanted_screens(await house.table(), Known(), Shape(), Limits()).screens
    return [plain(screens[audience].text) for audience in (Audience("table"), Audience.of_seat(0), Audience.of_seat(1))]


async def test_everybody_sees_the_points_of_all(house):
    table, mine, yours = await shown(house, Table(me="province, copper", you="curse"), "yes")
    assert "Ann ✋2 📚10 · 6 points\nBob ✋1 📚10 · −1 point" in table
    for text in (mine, yours):
        assert "\nPoints: Me 6, You −1\n" in text


@pytest.mark.parametrize(("hand", "points"), [("province, copper", "no"), ("masquerade, province, copper", "yes")])
async def test_without_the_option_and_with_masquerade_nobody_does(house, hand, points):
    for text in await shown(house, Table(me=hand, you="curse"), points):
        assert "points" not in text.casefold()
