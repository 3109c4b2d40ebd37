"""Two processes of the bot, each with its own shards: neither takes what it does not hear of for gone."""

import pytest

from bots.settings import Shards
from storage import keys
from tests.discord.bot_house import Client, DiscordHouse, panel_of, place_at
from tests.discord.scenes import tables
from tests.discord.test_retention import days, until_days
from tests.discord.test_vanished import closed, phase
from tests.storage.test_results import finished


@pytest.fixture
async def far_game(two_bots):
    """A game on a server of which only the other bot hears."""
    await two_bots.other.lobby(two_bots.far, *two_bots.people)
    ann, _ = two_bots.people
    await (await ann.presses(await ann.sees(two_bots.far, button="Start"), "Start")).answer()
    await two_bots.rest()
    return two_bots


def noted_server(channel):
    return keys.note(f"discord:guild:{channel.id}")


def on_turn(people):
    return next(person for person in people if "Your turn" in panel_of(person).text)


async def test_each_process_connects_its_own_shards(two_bots):
    assert [session.shard for session in two_bots.server.gateway.live] == [(0, 2), (1, 2)]
    known = [[guild.id for guild in house.bot.client.guilds] for house in (two_bots.first, two_bots.other)]
    assert known == [[two_bots.near.guild.id], [two_bots.far.guild.id]]


async def test_a_process_can_serve_several_shards_of_many(discord_api, client):
    house = DiscordHouse(discord_api, client, Shards((1, 3), 4))
    await house.start()
    assert [session.shard for session in discord_api.gateway.live] == [(1, 4), (3, 4)]
    assert "(shards 1, 3 of 4)" in house.bot.introduction
    await house.stop()


def test_a_client_that_is_not_told_its_shards_leaves_them_to_discord():
    assert (Client().shard_ids, Client().shard_count) == (None, None)


async def test_a_direct_message_is_served_by_the_first_shard_for_a_table_on_any_server(far_game):
    await far_game.first.buys(on_turn(far_game.people))
    await far_game.rest()
    assert "buys Estate" in tables(far_game.far)[-1].text


async def test_a_panel_drawn_by_a_process_that_does_not_know_the_server_leads_to_the_table(far_game):
    await far_game.first.buys(on_turn(far_game.people))
    await far_game.rest()
    link = f"https://discord.com/channels/{far_game.far.guild.id}/{far_game.far.id}/{tables(far_game.far)[-1].id}"
    assert f"]({link})" in panel_of(on_turn(far_game.people)).text


async def test_a_channel_on_a_shard_of_another_process_is_not_taken_for_deleted_nor_asked_for(far_game):
    await far_game.first.restart()
    await far_game.first.looks_for_vanished()
    assert await phase(far_game.first, far_game.far) == "playing"
    assert far_game.server.asked("channel") == []


async def test_a_deleted_channel_is_noticed_by_the_process_that_serves_its_server(far_game):
    await far_game.stop()
    far_game.far.deletes()
    await far_game.first.start()
    await far_game.first.looks_for_vanished()
    assert (await phase(far_game.first, far_game.far), far_game.server.asked("channel")) == ("playing", [])
    await far_game.other.start()
    await closed(far_game.other, far_game.far)


async def test_the_server_of_a_table_from_an_earlier_version_is_looked_up_once(far_game, client):
    noted = noted_server(far_game.far)
    await client.delete(noted)
    for _ in range(2):
        await far_game.first.restart()
        await far_game.first.looks_for_vanished()
        assert await phase(far_game.first, far_game.far) == "playing"
        assert len(far_game.server.asked("channel", place=far_game.far)) == 1
    assert await client.get(noted) == str(far_game.far.guild.id).encode()
    assert await client.ttl(noted) > 0


async def test_a_channel_of_unknown_server_that_was_deleted_is_closed_by_any_process(far_game, client):
    await far_game.stop()
    await client.delete(noted_server(far_game.far))
    far_game.far.deletes()
    await far_game.first.start()
    await closed(far_game.first, far_game.far)


async def test_results_of_a_server_that_the_bot_was_removed_from_expire_although_another_process_starts(two_bots):
    for channel in (two_bots.near, two_bots.far):
        await two_bots.first.worker.results.add(place_at(channel), finished())
    two_bots.far.guild.removes_bot()
    await until_days(two_bots.first, two_bots.far, 90)
    await two_bots.first.restart()
    await two_bots.first.looks_for_vanished()
    await two_bots.first.bot.client.guild_events.come_back()
    assert [await days(two_bots.first, channel) for channel in (two_bots.near, two_bots.far)] == [730, 90]
    two_bots.far.guild.invites_bot()
    await until_days(two_bots.first, two_bots.far, 730)


async def test_commands_are_registered_by_one_of_the_processes(two_bots):
    assert two_bots.server.commands.syncs <= 1
    await two_bots.other.restart()
    assert two_bots.server.commands.syncs <= 1
    assert two_bots.people[0].menu(two_bots.far)
