"""Servers that the bot is removed from, and deleted channels: their results expire."""

import asyncio

from storage import keys
from storage.results import DAY
from tests.discord.bot_house import place_at
from tests.server_clock import PATIENCE
from tests.storage.test_results import finished


async def days(house, where):
    """For how many days the results live."""
    return round(await house.client.ttl(keys.results(place_at(where))) / DAY)


async def until_days(house, where, wanted):
    """Wait until the results live for that many days."""
    async with asyncio.timeout(PATIENCE):
        while await days(house, where) != wanted:
            await asyncio.sleep(0.01)


async def test_results_of_a_server_expire_when_the_bot_is_removed_and_stay_when_it_is_back(house, guild, channel):
    await house.worker.results.add(place_at(channel), finished())
    guild.removes_bot()
    await until_days(house, channel, 90)
    guild.invites_bot()
    await until_days(house, channel, 730)


async def test_a_bot_that_was_invited_again_while_it_was_off_keeps_the_results(house, guild, channel):
    await house.worker.results.add(place_at(channel), finished())
    guild.removes_bot()
    await house.rests()
    await house.stop()
    guild.invites_bot()
    await house.start()
    await until_days(house, channel, 730)


async def test_an_outage_of_a_server_lets_nothing_expire(house, guild, channel):
    await house.worker.results.add(place_at(channel), finished())
    guild.breaks_down()
    guild.recovers()
    await house.rests()
    assert await days(house, channel) == 730


async def test_results_of_a_deleted_channel_expire_with_those_of_its_threads(house, ann, channel):
    (await (await ann.uses(channel, "dominion new", thread=True)).outcome())
    await house.rests()
    (thread,) = channel.threads
    for place in (channel, thread):
        await house.worker.results.add(place_at(place), finished())
    channel.deletes()
    await until_days(house, channel, 90)
    await until_days(house, thread, 90)


async def test_results_of_a_deleted_thread_expire_alone(house, ann, channel):
    (await (await ann.uses(channel, "dominion new", thread=True)).outcome())
    await house.rests()
    (thread,) = channel.threads
    for place in (channel, thread):
        await house.worker.results.add(place_at(place), finished())
    thread.deletes()
    await until_days(house, thread, 90)
    assert await days(house, channel) == 730


async def test_a_running_game_on_a_server_that_the_bot_was_removed_from_never_expires(house, guild, ann, bob, channel):
    await house.game(channel, ann, bob)
    await house.worker.results.add(place_at(channel), finished())
    guild.removes_bot()
    await until_days(house, channel, 90)
    assert await house.client.ttl(keys.table(place_at(channel))) == -1
