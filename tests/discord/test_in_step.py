"""Screens keep step with people: the pressed panel and the lobby change at once; nothing is edited without need."""

import asyncio
from collections import Counter

import pytest

from bots.discord_bot.canvas import DiscordCanvas
from bots.worker import Worker
from storage import keys
from tests.discord.asking import uses
from tests.discord.bot_house import panel_of
from tests.discord.players import opened, presses
from tests.discord.test_restarts import DEFENCE, PLAIN, scene  # noqa: F401
from tests.server_clock import PATIENCE

AGES = 10_000.0  # seconds: what waits for that long is never drawn in a test
VILLAGES = {
    "players": [
        {"name": "Ann", "hand": ["village"] * 5, "deck": ["village"] * 20},
        {"name": "Bob", "hand": ["copper"] * 5, "deck": ["copper"] * 9},
    ]
}


async def test_a_lobby_changes_at_once_at_every_press(house, channel, ann, bob):
    table = await house.lobby(channel, ann)
    house.canvas.gap = AGES
    for label, taken in (("Join", 2), ("Leave", 1)) * 5:
        [answer] = await presses(bob, channel, label)
        assert answer.kind == "update", "the press is answered by the changed table"
        assert f"{taken} of 4 seats taken" in table.text


def test_discord_never_gets_more_than_it_accepts_in_five_seconds():
    assert DiscordCanvas.burst + 5 / DiscordCanvas.gap <= 5.5


async def test_the_pressed_panel_does_not_wait_for_its_copy_in_the_direct_messages(
    house, discord_api, channel, ann, bob
):
    await house.standing(channel, VILLAGES, ann, bob)
    panel = await opened(ann, channel)
    await house.rests()
    stuck = discord_api.holds("edit_message", times=100, place=ann.direct())
    for left in (4, 3, 2, 1):
        answer = await (await ann.presses(panel, "Village")).answer()
        assert answer.kind == "update"
        await discord_api.until(lambda left=left: f"⚡{6 - left} " in panel.text)
    stuck.set()
    await house.rests()
    assert panel_of(ann).labels == panel.labels


async def test_the_direct_message_of_somebody_who_plays_beside_the_table_is_edited_once_per_bundle(
    house, discord_api, channel, ann, bob
):
    await house.standing(channel, VILLAGES, ann, bob)
    panel = await opened(ann, channel)
    await house.rests()
    house.canvas.bundle = AGES
    before = len(discord_api.requests)
    for actions in (2, 3, 4, 5):
        await (await ann.presses(panel, "Village")).answer()
        await discord_api.until(lambda actions=actions: f"⚡{actions} " in panel.text)
    await discord_api.quiet()
    mine = Counter(one.route for one in discord_api.requests[before:] if one.place is ann.direct())
    assert mine["edit_message"] + mine["edit_follow_up"] <= 1
    await (await ann.presses(panel_of(ann), "Village")).answer()  # it is old, and redrawn
    await discord_api.until(lambda: "⚡5" in panel_of(ann).text)


async def test_people_who_only_wait_get_their_news_in_bundles(house, discord_api, channel, ann, bob):
    await house.standing(channel, VILLAGES, ann, bob)
    house.canvas.bundle = house.canvas.lull = AGES
    await presses(ann, ann.direct(), "Village")
    await discord_api.quiet()
    before = len(discord_api.requests)
    for _ in range(3):
        await presses(ann, ann.direct(), "Village")
    await discord_api.quiet()
    assert [one for one in discord_api.requests[before:] if one.place is bob.direct()] == []


async def test_the_links_of_panels_follow_a_table_that_is_sent_anew(house, channel, ann, bob):
    await house.standing(channel, VILLAGES, ann, bob)
    await presses(ann, ann.direct(), "Village")
    await house.rests()
    for _ in range(2):
        await uses(house, bob, channel, "table")
        await house.rests()
        (table,) = [message for message in channel.messages if "🟢" in message.text]
        for person in (ann, bob):
            assert f"/{channel.id}/{table.id})" in panel_of(person).text


async def test_the_picture_stands_above_the_table(house, channel, ann, bob):
    house.pictures = True
    await house.restart()
    await house.game(channel, ann, bob)
    (table,) = [message for message in channel.messages if "🟢" in message.text]
    (picture,) = [message for message in channel.messages if message.files]
    assert picture.id < table.id


async def test_a_panel_that_was_sent_and_not_noted_before_a_crash_is_found_although_it_has_changed(scene):  # noqa: F811
    house, ann, bob = scene.house, scene.people["Ann"], scene.people["Bob"]
    await scene.begins(("militia", "copper", "copper", "copper", "copper"), DEFENCE, PLAIN)
    noting, write = asyncio.Event(), house.worker.store.save_drawn_notes

    async def never(place, notes, *rest):
        if "seat:1" in notes and "Secret Chamber" in panel_of(bob).labels:
            noting.set()
            await asyncio.Event().wait()
        return await write(place, notes, *rest[:1])

    house.worker.store.save_drawn_notes = house.worker.store.release_drawing_lease = never
    await (await ann.presses(panel_of(ann), "Militia")).answer()
    await asyncio.wait_for(noting.wait(), PATIENCE)
    sent = panel_of(bob)
    await house.crash()
    await house.client.delete(keys.drawing_lease(scene.place))

    def change(table):
        table.title, table.seats[1].calls = "Another title", table.seats[1].calls + 1

    await Worker(house.client).repository.change(scene.place, change, by_person=False)
    await house.start()
    await house.server.until(lambda: bob.reads() == [sent] and "Another title" in sent.text)
    await house.rests()
    assert bob.reads() == [sent]
    await scene.does("Bob", "Secret Chamber")


@pytest.mark.usefixtures("house")
async def test_help_has_a_heading(channel, ann):
    shown = await (await ann.uses(channel, "dominion help")).outcome()
    assert shown.text.startswith("### Dominion: how it works\n**Start a game**\n</dominion new:")
