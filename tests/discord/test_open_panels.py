"""Panels that are open beside the table: kept up to date while they can be reached, and never more than needed."""

import asyncio
from types import SimpleNamespace

import discord.webhook.async_
import pytest

from bots.discord_bot import reachable_messages
from tests.discord.asking import press, uses
from tests.discord.bot_house import panel_of
from tests.discord.players import opened, same
from tests.discord.scenes import MONEY, calls, plays
from tests.server_clock import PATIENCE

ATTEMPTS = 5  # that the library makes on its own
LATER = 0.3  # seconds
VILLAGES = {
    "players": [
        {"name": "Ann", "hand": ["village"] * 3, "deck": ["copper"] * 9},
        {"name": "Bob", "hand": ["copper"] * 5},
    ]
}


@pytest.fixture(autouse=True)
def hasty(monkeypatch):
    """The library hardly pauses between its attempts, and neither do we between ours."""
    quick = SimpleNamespace(**vars(asyncio))
    quick.sleep = lambda seconds: asyncio.sleep(seconds / 100)
    monkeypatch.setattr(discord.webhook.async_, "asyncio", quick)
    monkeypatch.setattr(reachable_messages, "PAUSES", (LATER,))


async def panel_of_bob(house, channel, position, ann, bob):
    """Bob, who takes no direct messages, has opened his hand beside the table."""
    bob.closes_direct_messages()
    await house.standing(channel, position, ann, bob)
    panel = await opened(bob, channel)
    await house.rests()
    return panel


async def test_an_open_panel_is_right_again_after_discord_failed(house, discord_api, channel, ann, bob):
    panel = await panel_of_bob(house, channel, MONEY, ann, bob)
    discord_api.fails("edit_follow_up", status=503, times=ATTEMPTS + 1)
    await house.buys(ann)
    await discord_api.until(lambda: "Your turn" in panel.text)


async def test_an_open_panel_that_discord_is_slow_to_change_is_right_in_the_end(
    house, discord_api, channel, ann, bob, monkeypatch
):
    monkeypatch.setattr(reachable_messages, "EDIT_TIMEOUT", 0.05)
    panel = await panel_of_bob(house, channel, VILLAGES, ann, bob)
    discord_api.delays("edit_follow_up", 0.3)
    await plays(house, ann, "Village")
    await discord_api.until(lambda: "plays Village" in panel.text)


async def test_an_open_panel_shows_what_is_newer_at_once_and_nothing_older_afterwards(
    house, discord_api, channel, ann, bob
):
    panel = await panel_of_bob(house, channel, VILLAGES, ann, bob)
    discord_api.fails("edit_follow_up", status=503, times=ATTEMPTS)
    await plays(house, ann, "Village")
    seen = len(panel.versions)
    await plays(house, ann, "Village")
    assert len(panel.versions) == seen + 1
    assert panel.text.count("plays Village") == 2 or "Village ×2" in panel.text
    await asyncio.sleep(LATER * 1.5)
    assert len(panel.versions) == seen + 1


async def test_no_hand_is_shown_late_on_a_panel_whose_game_is_over(house, discord_api, channel, ann, bob):
    panel = await panel_of_bob(house, channel, VILLAGES, ann, bob)
    discord_api.fails("edit_follow_up", status=503, times=ATTEMPTS)
    await plays(house, ann, "Village")
    await press(house, ann, await uses(house, ann, channel, "stop"), "Yes, stop")
    await asyncio.sleep(LATER * 1.5)
    assert panel.text == "This hand is out of date."


async def test_a_panel_says_that_its_game_is_over_also_after_discord_failed(house, discord_api, channel, ann, bob):
    panel = await panel_of_bob(house, channel, VILLAGES, ann, bob)
    page = await uses(house, ann, channel, "stop")
    discord_api.fails("edit_follow_up", status=503, times=ATTEMPTS)
    await (await ann.presses(page, "Yes, stop")).outcome()
    await discord_api.until(lambda: panel.text == "This hand is out of date.")


async def test_the_bot_can_be_stopped_while_a_panel_is_still_to_be_changed(
    house, discord_api, channel, ann, bob, monkeypatch
):
    monkeypatch.setattr(reachable_messages, "PAUSES", (60,))
    monkeypatch.setattr(reachable_messages, "EDIT_TIMEOUT", 0.2)
    await panel_of_bob(house, channel, VILLAGES, ann, bob)
    discord_api.fails("edit_follow_up", status=503, times=ATTEMPTS)
    await plays(house, ann, "Village")
    async with asyncio.timeout(PATIENCE):
        await house.restart()


async def test_a_hand_that_is_opened_again_takes_the_place_of_the_older_one(money, channel, ann, bob):
    older, newer = await opened(bob, channel), await opened(bob, channel)
    await money.rests()
    assert older.deleted
    await money.buys(ann)
    assert "Your turn (1)" in panel_of(bob).text
    assert same(newer, panel_of(bob))


async def test_a_hand_opened_in_another_channel_stays(house, guild, channel, ann, bob):
    club = guild.channel("club")
    await house.server.quiet()
    for place in (channel, club):
        await house.standing(place, MONEY, ann, bob)
    panels = [await opened(bob, channel), await opened(bob, club)]
    await house.rests()
    assert [panel.deleted for panel in panels] == [False, False]


async def test_an_older_panel_that_cannot_be_taken_away_hinders_nobody(money, discord_api, channel, ann, bob):
    await opened(bob, channel)
    discord_api.fails("delete_follow_up", status=404, code=10015, message="Unknown Webhook")
    newer = await opened(bob, channel)
    await money.buys(ann)
    assert same(newer, panel_of(bob))


async def test_what_a_turn_costs_does_not_grow_with_the_panels_that_were_opened(house, discord_api, channel, ann, bob):
    for person in (ann, bob):
        person.closes_direct_messages()
    await house.standing(channel, MONEY, ann, bob)
    for turn in range(6):
        person = (ann, bob)[turn % 2]
        panel = (await (await person.presses(calls(channel)[-1], "My hand")).answer()).message
        await house.rests()
        before = len(discord_api.requests)
        await (await person.presses(panel, "Estate")).answer()
        await house.rests()
        assert len(discord_api.requests) - before <= 6
