"""Around the end of a game: the second tap, and who may leave the options of a rematch."""

import pytest

from bots.refusals import Refusal, Stale
from tests.bots.house import ANN, BOB, HERE
from tests.engine.table import Table


async def ends(house):
    """Let Ann buy the last Province; return the token of the button that she pressed."""
    await house.standing(Table("gold*3", "copper", supply={"province": 1}), ANN, BOB)
    button = await house.token("B", "province")
    await house.push(ANN, button)
    return button


async def test_a_second_tap_on_what_ended_the_game_is_stale(house):
    button = await ends(house)
    with pytest.raises(Stale):
        await house.push(ANN, button)


async def test_a_host_who_has_not_said_yes_to_a_rematch_can_close_the_options_again(house):
    await ends(house)
    await house.tables.do("rematch", HERE, BOB)
    for page in ("pace", "lobby"):
        await house.worker.open_options(HERE, ANN, page)
    with pytest.raises(Refusal, match="not-seated"):
        await house.worker.open_options(HERE, ANN, "veto")
