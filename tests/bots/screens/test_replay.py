"""The page on which people go through a finished game: from the result, and still after the next game has begun."""

import pytest

from bots.language.texts import Texts
from bots.refusals import Refusal
from bots.screens.formatting import plain
from bots.tables.outcome import Outcome
from bots.tables.presses import press
from bots.tables.tokens import Token
from tests.bots.house import ANN, BOB, CID, HERE
from tests.bots.screens.test_wanted import screens
from tests.last_move import last_move, put_on


@pytest.fixture
async def finished(house):
    await house.game(ANN, BOB)
    await house.worker.repository.change(HERE, lambda table: put_on(table, last_move("Ann", "Bob")))
    await house.press(ANN, "B", "province")
    return house


async def opened(house, token, person=CID):
    outcome = await press(house.tables, person, Token.decode(token))
    return await house.worker.page(outcome, person, Texts())


async def test_it_opens_at_the_first_turn_and_its_buttons_lead_to_all_others(finished):
    result = (await screens(finished))["table"]
    button = next(button for button in result.buttons() if button.label == "Replay")
    page = await opened(finished, button.token)
    title, whose, hand, *_ = plain(page.text).splitlines()
    count = int(title.rpartition("/")[2])
    assert title == f"Friends · Replay 1/{count}"
    assert whose == "▶ Ann · Turn 1"
    assert hand.startswith("✋ Copper")
    assert [button.label for button in page.buttons()] == ["« 1", "‹ 1", "2 ›", f"{count} »", "Close"]
    assert len({button.token for button in page.buttons()}) == 5
    second = await opened(finished, page.buttons()[2].token)
    assert [button.label for button in second.buttons()[:4]] == ["« 1", "‹ 1", "3 ›", f"{count} »"]
    last = await opened(finished, page.buttons()[3].token)
    assert "buys Province" in last.text
    assert "Province ×0" in last.text


async def test_it_goes_on_after_the_next_game_has_begun(finished):
    token = (await screens(finished))["table"].buttons()[1].token
    page = await opened(finished, token)
    await finished.rematch(ANN, BOB)
    again = await opened(finished, page.buttons()[2].token)
    assert plain(again.text).splitlines()[1] == "▶ Bob · Turn 1"


async def test_beyond_the_first_and_the_last_turn_there_is_a_word_and_no_page(finished):
    first = await opened(finished, (await screens(finished))["table"].buttons()[1].token)
    last = await opened(finished, first.buttons()[3].token)
    for button in (*first.buttons()[:2], *last.buttons()[2:4]):
        outcome = await press(finished.tables, CID, Token.decode(button.token))
        assert (outcome.notice, outcome.page) == ("beyond-turns", "")


async def test_nobody_replays_a_game_that_is_being_played(house):
    await house.game(ANN, BOB)
    commitment = (await house.view(None)).commitment
    for argument in ("", f"{commitment[:8]}.1"):
        with pytest.raises(Refusal, match="no-record"):
            await house.worker.page(Outcome(HERE, page="replay", argument=argument), ANN, Texts())
