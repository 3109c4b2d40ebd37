"""Channels and threads that vanish while nobody is told of it, and what Discord tells while storage is away."""

import asyncio

import discord.backoff
import pytest

from bots.discord_bot import client as bot_client
from storage import keys
from storage.errors import NoServer
from tests.discord.asking import uses
from tests.discord.bot_house import panel_of, place_at
from tests.discord.players import presses
from tests.discord.scenes import MONEY
from tests.server_clock import PATIENCE

WHERE = pytest.mark.parametrize("where", ["channel", "thread"])


async def playing(house, channel, ann, bob, where):
    """Where they play."""
    if where == "channel":
        await house.game(channel, ann, bob)
        return channel
    await uses(house, ann, channel, "new", thread=True)
    [thread] = channel.threads
    await presses(bob, thread, "Join")
    await house.rests()
    await presses(ann, thread, "Start")
    await house.rests()
    return thread


async def phase(house, where):
    return await house.worker.repository.read(place_at(where), lambda table: table.phase)


async def closed(house, where):
    """The table there is closed."""
    async with asyncio.timeout(PATIENCE):
        while await phase(house, where) != "closed":
            await asyncio.sleep(0.02)
    await house.rests()


@pytest.fixture
def soon(monkeypatch):
    """What Discord told is tried again soon."""
    monkeypatch.setattr(bot_client, "PAUSES", (0.05,) * 20)


@WHERE
async def test_what_vanished_before_a_new_session_has_no_table(
    house, discord_api, channel, ann, bob, where, monkeypatch
):
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.02)
    here = await playing(house, channel, ann, bob, where)
    gateway = discord_api.gateway
    gateway.down = True
    gateway.drops()
    gateway.forgets()
    here.deletes()
    gateway.down = False
    await gateway.connected()
    await closed(house, here)
    assert not [message for message in (*ann.reads(), *bob.reads()) if "Your turn" in message.text]


@WHERE
async def test_what_vanished_while_the_bot_was_off_has_no_table(house, channel, ann, bob, where):
    here = await playing(house, channel, ann, bob, where)
    await house.stop()
    here.deletes()
    await house.start()
    await closed(house, here)


@WHERE
async def test_what_vanished_unnoticed_has_no_table_after_the_next_move(house, channel, ann, bob, where):
    here = await playing(house, channel, ann, bob, where)
    here.deleted = True
    await house.buys(next(one for one in (ann, bob) if "Your turn" in panel_of(one).text))
    await closed(house, here)


async def test_a_thread_that_was_archived_while_the_bot_was_off_keeps_its_table(house, channel, ann, bob):
    thread = await playing(house, channel, ann, bob, "thread")
    await house.stop()
    thread.archives()
    await house.start()
    await house.server.until(lambda: house.server.asked("channel", place=thread))
    await house.rests()
    assert await phase(house, thread) == "playing"


async def test_a_server_that_the_bot_is_no_longer_in_keeps_its_table(house, guild, channel, ann, bob):
    await house.game(channel, ann, bob)
    await house.stop()
    guild.removes_bot()
    await house.start()
    await house.server.until(lambda: house.server.asked("channel", place=channel))
    await house.rests()
    assert await phase(house, channel) == "playing"


async def test_channels_that_are_known_are_not_asked_for(house, discord_api, channel, ann, bob):
    await house.game(channel, ann, bob)
    await house.restart()
    await house.rests()
    assert discord_api.asked("channel") == []


@pytest.mark.usefixtures("soon")
async def test_a_channel_deleted_while_storage_was_away_has_no_table(
    house, discord_api, channel, ann, bob, monkeypatch
):
    asked = []

    async def away(*_):
        asked.append(1)
        raise NoServer("away")

    await house.game(channel, ann, bob)
    with monkeypatch.context() as patch:
        patch.setattr(house.worker.store.index, "in_channel", away)
        channel.deletes()
        await discord_api.until(lambda: len(asked) > 1)
    await closed(house, channel)


@pytest.mark.usefixtures("soon")
async def test_a_channel_that_opened_while_storage_was_away_shows_its_table(
    house, discord_api, channel, ann, bob, monkeypatch
):
    asked = []

    async def away(*_):
        asked.append(1)
        raise NoServer("away")

    await house.standing(channel, MONEY, ann, bob)
    channel.forbids("send_messages", "view_channel")
    await house.buys(ann)
    with monkeypatch.context() as patch:
        patch.setattr(house.worker.store.index, "in_channel", away)
        channel.permits("send_messages", "view_channel")
        await discord_api.until(lambda: len(asked) > 1)
    await ann.sees(channel, "buys Estate")
    await house.rests()


async def test_one_damaged_table_does_not_keep_others_from_being_shown(house, discord_api, guild, ann, bob):
    channels = guild.channel("aaa"), guild.channel("bbb")
    await discord_api.quiet()
    for channel in channels:
        await house.standing(channel, MONEY, ann, bob)
        channel.forbids("send_messages", "view_channel")
        await discord_api.quiet()
        await house.buys(ann)
    store = house.worker.store
    damaged = place_at(channels[0])
    stored = await store.load(damaged)
    await store.save(damaged, stored.revision, b"\xc1", answers=b"", fresh=False, lives=1000)
    house.worker.repository._forget(damaged)
    for channel in channels:
        channel.denied.clear()
    role = house.bot.client.guilds[0].default_role
    await house.bot.client.on_guild_role_update(role, role)
    await ann.sees(channels[1], "buys Estate")
    await house.rests()


async def test_no_event_of_a_channel_scans_the_storage(house, discord_api, guild, ann, bob, client):
    async def scans():
        return (await client.info("commandstats")).get("cmdstat_scan", {"calls": 0})["calls"]

    channels = guild.channel("aaa"), guild.channel("bbb")
    await discord_api.quiet()
    for channel in channels:
        await house.game(channel, ann, bob)
    await uses(house, ann, channels[0], "new", thread=True)
    await presses(bob, channels[0].threads[0], "Join")
    await house.rests()
    begun = await scans()
    for change in (channels[0].forbids, channels[0].permits):
        change("send_messages")
    await discord_api.quiet()
    channels[0].threads[0].archives()
    role = house.bot.client.guilds[0].default_role
    await house.bot.client.on_guild_role_update(role, role)
    threads = list(channels[0].threads)
    channels[0].deletes()
    await closed(house, channels[0])
    await closed(house, threads[0])
    assert await phase(house, channels[1]) == "playing"
    assert await scans() == begun


async def test_tables_of_a_version_without_the_index_are_closed_with_their_channel(house, channel, ann, bob, client):
    here = await playing(house, channel, ann, bob, "thread")
    await house.stop()
    await client.delete(keys.PLACES)
    await house.start()
    channel.deletes()
    await closed(house, here)
