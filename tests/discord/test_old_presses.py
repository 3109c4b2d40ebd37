"""Ids that no button carries, panels and forms that are old, tokens that have run out, messages that are gone."""

from itertools import product

import pytest

from tests.discord.bot_house import custom_id, panel_of
from tests.discord.scenes import CELLAR, MYSTIC, plays, told

NOT_HERE = "This button doesn’t work here."
NO_TABLE = "There’s no table here. Open one first."


@pytest.fixture(autouse=True)
def soon(house):
    """A press on whose message nothing is drawn is acknowledged a little sooner than usual."""
    house.bot.dispatcher.longest = 0.3


# -- forged, stale and expired -----------------------------------------------------------------------------------------

FORGED = ("x", "t:", "t:|||", "t:d|forged", "t:d1|0|0|j", "n:", "n:x", "m:x", "p:x", "t:\N{SNOWMAN}", "t:" + "a" * 98)


async def test_ids_that_no_button_carries_are_refused_privately(house, channel, ann, bob):
    table = await house.lobby(channel, ann)
    before = await house.stored(channel)
    for forged, values in product(FORGED, (None, ["0"], ["x"], ["99"])):
        assert await told(await bob.sends_id(table, forged, values)) in (NOT_HERE, NO_TABLE), (forged, values)
    assert await house.stored(channel) == before


async def test_a_menu_that_is_pressed_like_a_button_and_a_button_that_is_chosen_from_are_answered(
    house, channel, ann, bob
):
    await house.standing(channel, CELLAR, ann, bob)
    await plays(house, ann, "Cellar")
    panel, before = panel_of(ann), await house.stored(channel)
    await (await ann.sends_id(panel, panel.selects[0].custom_id)).answer()
    await house.rests()
    assert await house.stored(channel) == before
    await (await ann.sends_id(panel_of(ann), custom_id(panel_of(ann), "All"), ["0"])).answer()
    await house.rests()


async def test_options_that_the_menu_does_not_have_are_refused(house, channel, ann, bob):
    await house.standing(channel, CELLAR, ann, bob)
    await plays(house, ann, "Cellar")
    for values in (["7"], ["0", "63"], ["-1"], ["\N{ARABIC-INDIC DIGIT ONE}"], ["1e1"]):
        panel = panel_of(ann)
        assert await told(await ann.sends_id(panel, panel.selects[0].custom_id, values)) == NOT_HERE, values
        await house.rests()
        assert not any(option.default for option in panel_of(ann).selects[0].options), values


async def test_an_old_panel_becomes_what_is_asked_now_when_it_is_pressed(house, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    old = custom_id(panel_of(people[0]), "Estate")
    for person in people:
        await house.buys(person)
    before = await house.stored(channel)
    press = await people[0].sends_id(panel_of(people[0]), old)
    assert (await press.answer()).kind == "update"
    await house.rests()
    assert "Your turn (2)" in panel_of(people[0]).text
    assert await house.stored(channel) == before


async def test_an_old_form_changes_nothing(house, channel, ann, bob):
    await house.standing(channel, MYSTIC, ann, bob)
    await plays(house, ann, "Mystic")
    form = (await (await ann.presses(panel_of(ann), "Type a name")).answer()).modal
    await plays(house, ann, "Copper")
    before = await house.stored(channel)
    await (await ann.submits(form, {"Card": "Gold"})).answer()
    await house.rests()
    assert await house.stored(channel) == before
    assert "Name a card" not in panel_of(ann).text


async def test_a_name_that_no_card_has_is_refused_privately_and_the_question_stands(house, channel, ann, bob):
    await house.standing(channel, MYSTIC, ann, bob)
    await plays(house, ann, "Mystic")
    form = (await (await ann.presses(panel_of(ann), "Type a name")).answer()).modal
    before = await house.stored(channel)
    assert "Xyzzy" in await told(await ann.submits(form, {"Card": "Xyzzy"}))
    assert await house.stored(channel) == before
    await (await ann.submits(form, {"Card": "Copper"})).answer()
    await house.rests()
    assert await house.stored(channel) != before


async def test_a_panel_whose_token_has_run_out_is_kept_right_all_the_same(house, discord_api, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    await house.buys(on_turn)
    panel = panel_of(on_turn)
    discord_api.clock.advance(16 * 60)
    await house.buys(other)
    assert "Your turn (2)" in panel_of(on_turn).text
    await house.buys(on_turn)
    assert panel.deleted or "Your turn" not in panel.text


async def test_a_panel_beside_the_table_whose_token_has_run_out_works_again_when_it_is_pressed(
    house, discord_api, channel, ann, bob
):
    on_turn, other = await house.game(channel, ann, bob)
    await house.buys(on_turn)
    panel = (await (await on_turn.presses(await ann.sees(channel, "🟢"), "My hand")).answer()).message
    discord_api.clock.advance(16 * 60)
    await house.buys(other)
    assert "Your turn" not in panel.text  # out of reach
    await (await on_turn.presses(panel, "Resign")).outcome()
    press = await on_turn.presses(await on_turn.sees(channel, button="My hand"), "My hand")
    assert "Your turn (2)" in (await press.outcome()).text


@pytest.mark.parametrize("seconds", [3.5, 1000])
async def test_a_press_that_is_too_old_to_be_answered_is_done_and_shown(house, discord_api, channel, ann, bob, seconds):
    on_turn, other = await house.game(channel, ann, bob)
    discord_api.gateway.holds()
    press = await on_turn.presses(panel_of(on_turn), "Estate")
    discord_api.clock.advance(seconds)
    discord_api.gateway.releases()
    await house.rests()
    assert "Your turn (1)" in panel_of(other).text
    assert "Your turn" not in panel_of(on_turn).text
    assert discord_api.failures == [press]
    del discord_api.interactions[press.token]


# -- messages that are gone --------------------------------------------------------------------------------------------


async def test_a_press_on_a_table_that_was_deleted_meanwhile_is_done_and_the_table_comes_back(house, channel, ann, bob):
    table = await house.lobby(channel, ann)
    channel.removes(table)
    await (await bob.sends_id(table, custom_id(table, "Join"))).answer()
    await house.rests()
    assert "2 of 4 seats taken" in (await ann.sees(channel, "seats taken")).text


async def test_a_refusal_reaches_someone_whose_message_was_deleted_meanwhile(house, channel, ann, bob, cid):
    await house.game(channel, ann, bob)
    table = await cid.sees(channel, "🟢")
    channel.removes(table)
    assert await told(await cid.sends_id(table, custom_id(table, "My hand"))) == "You’re not at this table."


async def test_a_move_on_a_panel_that_was_deleted_meanwhile_is_made_and_answered(house, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    panel = panel_of(on_turn)
    panel.place.removes(panel)
    await (await on_turn.sends_id(panel, custom_id(panel, "Estate"))).answer()
    await house.rests()
    assert "Your turn (1)" in panel_of(other).text
    assert "✋ " in panel_of(on_turn).text


async def test_an_old_move_on_a_panel_that_was_deleted_meanwhile_brings_the_panel_anew(house, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    panel = panel_of(people[0])
    old = custom_id(panel, "Estate")
    for person in people:
        await house.buys(person)
    panel = panel_of(people[0])
    panel.place.removes(panel)
    press = await people[0].sends_id(panel, old)
    assert "Your turn (2)" in await told(press)
    await house.rests()


async def test_a_setting_pressed_on_a_page_that_was_deleted_meanwhile_is_answered(house, channel, ann):
    await house.lobby(channel, ann)
    page = (await (await ann.uses(channel, "dominion settings")).outcome()).message
    page.deleted = True
    await (await ann.sends_id(page, page.buttons[0].custom_id)).answer()
    await house.rests()
