"""Threads: those a table is given for itself, and those of others, into which the bot must be let."""

import pytest

from tests.discord.asking import uses
from tests.discord.bot_house import place_at
from tests.discord.players import presses
from tests.discord_server.places import Thread

OUTSIDE = "I can’t get into this private thread. Mention me in it to let me in, then try again."


# -- private threads ---------------------------------------------------------------------------------------------------


@pytest.fixture
async def secret(house, channel, ann, bob):
    """A private thread of Ann and Bob."""
    thread = Thread(channel, "Secret", ann, private=True)
    thread.members.append(bob)
    await house.server.quiet()
    return thread


async def test_no_table_is_opened_in_a_private_thread_that_the_bot_is_not_in(house, secret, ann):
    assert (await uses(house, ann, secret, "new")).text == OUTSIDE
    assert await house.stored(secret) is None


async def test_no_table_is_said_to_be_below_in_a_private_thread_that_the_bot_is_no_longer_in(house, secret, ann):
    secret.members.append(house.server.bot)
    await uses(house, ann, secret, "new")
    secret.members.remove(house.server.bot)
    assert (await uses(house, ann, secret, "table")).text == OUTSIDE


async def test_a_table_stands_in_a_private_thread_that_the_bot_is_in(house, secret, ann, bob):
    secret.members.append(house.server.bot)
    await uses(house, ann, secret, "new")
    await presses(bob, secret, "Join")
    await house.rests()
    assert "2. Bob" in secret.newest.text
    assert secret.newest.text.startswith("### Friends · #Secret\n")


# -- threads of tables -------------------------------------------------------------------------------------------------


async def test_two_tables_of_one_host_can_be_told_apart(house, channel, ann, bob):
    for _ in range(2):
        await uses(house, ann, channel, "new", thread=True)
    assert [thread.name for thread in channel.threads] == ["Dominion: Ann’s table", "Dominion: Ann’s table 2"]
    for thread in channel.threads:
        await presses(bob, thread, "Join")
        await house.rests()
        await presses(ann, thread, "Start")
        await house.rests()
    titles = [message.text.partition("\n")[0].partition("](")[0] for message in ann.reads()]
    assert sorted(titles) == [
        "### [Friends · #Dominion: Ann’s table",
        "### [Friends · #Dominion: Ann’s table 2",
    ]


async def test_a_thread_has_a_name_that_discord_takes_however_long_that_of_its_host_is(house, discord_api, guild):
    channel, long = guild.channel("games"), discord_api.person("N" * 120)
    guild.adds(long)
    for _ in range(2):
        await uses(house, long, channel, "new", thread=True)
    first, second = (thread.name for thread in channel.threads)
    assert first != second
    assert len(first) == len(second) == 100


async def test_a_thread_of_an_announcement_channel_is_asked_for_as_such(house, discord_api, channel, ann):
    channel.announces()
    await discord_api.quiet()
    await uses(house, ann, channel, "new", thread=True)
    [thread] = channel.threads
    assert await house.worker.store.load(place_at(thread)) is not None


@pytest.mark.parametrize("code", [50024, 160006])
async def test_a_thread_that_cannot_be_made_is_told_of(house, discord_api, channel, ann, code):
    discord_api.fails("channel_thread", status=400, code=code, message="no")
    assert (await uses(house, ann, channel, "new", thread=True)).text == "I can’t open a thread here."


async def test_a_thread_that_would_have_to_wait_for_long_is_not_waited_for(house, discord_api, channel, ann):
    discord_api.limits("channel_thread", retry_after=600)
    assert (await uses(house, ann, channel, "new", thread=True)).text == "I can’t open a thread here."


async def test_a_failure_of_discord_is_not_taken_for_a_refusal(house, discord_api, channel, ann):
    discord_api.fails("channel_thread", status=503)
    told = (await uses(house, ann, channel, "new", thread=True)).text
    assert told.startswith("Something went wrong")
