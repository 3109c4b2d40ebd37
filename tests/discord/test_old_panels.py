"""Old panels: replaced, out of reach, or from before a restart. Pressed, they become what they should be."""

import pytest

from tests.discord.bot_house import panel_of
from tests.discord.players import opened, presses, same
from tests.discord.scenes import MONEY, ONE_CELLAR

QUARTER = 15 * 60 + 1  # seconds after which the token of an interaction is worth nothing


async def test_a_new_turn_brings_a_new_direct_message_and_the_old_one_goes(money, ann, bob):
    old = panel_of(bob)
    await presses(ann, ann.direct(), "Duchy 5")
    await money.rests()
    assert old.deleted
    assert bob.reads(bob.direct()) == [panel_of(bob)]
    assert panel_of(bob) in bob.notifications


async def test_a_press_on_a_panel_that_was_just_replaced_brings_the_hand_as_it_is(money, ann, bob):
    old = panel_of(ann)
    for person in (ann, bob):
        await presses(person, person.direct(), "Duchy 5")
        await money.rests()
    assert old.deleted
    press = await ann.sends_id(old, old.versions[0].buttons[0].custom_id)
    answer = await press.outcome()
    await money.rests()
    assert "Your turn (2)" in answer.text
    assert answer.message.labels == panel_of(ann).labels


async def test_the_direct_message_stays_right_when_the_token_of_its_last_press_has_run_out(house, channel, ann, bob):
    position = {"players": [MONEY["players"][0], ONE_CELLAR["players"][0] | {"name": "Bob"}], "phase": "buy"}
    await house.standing(channel, position, ann, bob)
    await presses(ann, ann.direct(), "Duchy 5")
    await house.rests()
    panel = panel_of(ann)
    house.server.clock.advance(QUARTER)
    await presses(bob, bob.direct(), "Cellar")
    await house.rests()
    assert panel_of(ann) is panel
    assert "plays Cellar" in panel.text


async def out_of_reach(house, channel, ann):
    """A panel beside the table that the bot can no longer redraw, and that is old."""
    beside = await opened(ann, channel)
    house.server.clock.advance(QUARTER)
    await presses(ann, ann.direct(), "Cellar")
    await house.rests()
    assert "End Action phase" in beside.labels
    return beside


async def after_a_restart(house, channel, ann):
    """The like, because the bot was started again."""
    beside = await opened(ann, channel)
    await house.restart()
    await house.rests()
    await presses(ann, ann.direct(), "Cellar")
    await house.rests()
    assert "End Action phase" in beside.labels
    return beside


@pytest.mark.parametrize("grows_old", [out_of_reach, after_a_restart])
async def test_an_old_panel_redraws_itself_when_it_is_pressed(cellar, channel, ann, grows_old):
    beside = await grows_old(cellar, channel, ann)
    answer = await (await ann.presses(beside, "End Action phase")).answer()
    await cellar.rests()
    assert answer.kind == "update"
    assert same(beside, panel_of(ann))
    assert beside.selects, "nothing but the redrawing has happened"


async def test_what_happens_while_an_old_panel_is_being_redrawn_shows_on_it(cellar, channel, ann, monkeypatch):
    beside = await after_a_restart(cellar, channel, ann)
    page = cellar.worker.page

    async def slow_page(*asked):
        monkeypatch.undo()
        screen = await page(*asked)
        await ann.selects(panel_of(ann), None, ["Estate"])
        await ann.server.until(lambda: "Confirm (1)" in panel_of(ann).labels)
        return screen

    monkeypatch.setattr(cellar.worker, "page", slow_page)
    await ann.presses(beside, "End Action phase")
    await cellar.rests()
    assert same(beside, panel_of(ann))
    assert "Confirm (1)" in beside.labels


@pytest.mark.parametrize("grows_old", [out_of_reach, after_a_restart])
async def test_an_old_panel_that_was_pressed_is_in_step_again(cellar, channel, ann, grows_old):
    beside = await grows_old(cellar, channel, ann)
    await (await ann.presses(beside, "End Action phase")).answer()
    await ann.selects(panel_of(ann), None, ["Estate"])
    await cellar.rests()
    assert "Confirm (1)" in beside.labels
    assert same(beside, panel_of(ann))


async def test_a_panel_in_direct_messages_is_pressed_after_a_restart(cellar, ann):
    await cellar.restart()
    await cellar.rests()
    panel = panel_of(ann)
    answer = await (await ann.presses(panel, "Cellar")).answer()
    await cellar.rests()
    assert answer.kind == "update"
    assert panel.selects
