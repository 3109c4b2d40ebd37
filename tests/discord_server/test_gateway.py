"""The gateway with the real library: resume, reconnect, new sessions, shards, intents."""

import aiohttp
import discord
import pytest

from tests.discord_server.library import running, speaks_to
from tests.discord_server.sample import Client, ShardedClient, Table
from tests.discord_server.server import DiscordServer

pytestmark = pytest.mark.usefixtures("channel")  # it is there before the bot comes


@pytest.fixture
async def table(client, ann, channel):
    answer = await (await ann.uses(channel, "dominion new")).answer()
    assert client.is_closed() is False
    return answer.message


async def test_what_happens_while_the_connection_is_lost_is_told_on_resume(client, discord_api, ann, table):
    gateway = discord_api.gateway
    gateway.drops()
    press = await ann.presses(table, "join")
    assert (await press.answer()).text == "Ann joined"
    assert (gateway.identified, gateway.resumed) == (1, 1)
    await discord_api.quiet()
    assert client.events.count("interaction") == 2


async def test_what_was_held_back_when_the_connection_broke_comes_once(client, discord_api, ann, table):
    discord_api.gateway.holds()
    press = await ann.presses(table, "join")
    discord_api.gateway.drops()
    discord_api.gateway.releases()
    assert (await press.answer()).text == "Ann joined"
    await discord_api.quiet()
    assert client.events.count("interaction") == 2
    assert discord_api.complaints == []


@pytest.mark.usefixtures("client")
async def test_the_bot_connects_again_when_asked(discord_api, ann, table):
    await discord_api.gateway.reconnects()
    assert (await (await ann.presses(table, "join")).answer()).text == "Ann joined"
    assert (discord_api.gateway.identified, discord_api.gateway.resumed) == (1, 1)


@pytest.mark.usefixtures("client")
async def test_an_invalid_session_begins_anew(discord_api, ann, table):
    await discord_api.gateway.invalidates()
    await discord_api.until(lambda: discord_api.gateway.identified == 2)
    await discord_api.gateway.connected()
    assert (await (await ann.presses(table, "join")).answer()).text == "Ann joined"
    assert discord_api.gateway.resumed == 0


@pytest.mark.usefixtures("client", "table")
async def test_a_session_lost_for_too_long_is_not_resumed(discord_api):
    gateway = discord_api.gateway
    gateway.drops()
    discord_api.clock.advance(200)
    await discord_api.until(lambda: gateway.identified == 2)
    await gateway.connected()
    assert gateway.resumed == 0


@pytest.mark.usefixtures("client", "table")
async def test_a_closed_connection_is_resumed(discord_api):
    await discord_api.gateway.closes(4000)
    await discord_api.until(lambda: discord_api.gateway.resumed == 1)
    assert discord_api.gateway.heartbeats >= 2


async def test_a_wrong_token_is_refused(discord_api):
    async with Client() as client:
        with pytest.raises(discord.LoginFailure):
            await client.start("wrong")
    assert discord_api.gateway.sessions == {}


async def test_an_intent_that_needs_leave_is_refused(discord_api):
    client = discord.Client(intents=discord.Intents(guilds=True, members=True))
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(client, discord_api):
            pass


async def test_only_what_the_intents_name_is_told(discord_api, ann, channel):
    intents = discord.Intents(guilds=True, guild_messages=True)
    heard = []
    client = discord.Client(intents=intents, guild_ready_timeout=0.05)

    @client.event
    async def on_message(message):
        heard.append((message.author.name, message.content))

    async with running(client, discord_api):
        await ann.says(channel, "hello")
        await ann.says(ann.direct(), "psst")
        await ann.says(channel, "again")
        await discord_api.quiet()
    assert heard == [("ann", ""), ("ann", "")]


async def test_each_shard_hears_of_its_own_guilds_and_the_first_of_direct_messages():
    async with DiscordServer(shards=2) as server:
        ann = server.person("Ann")
        channels = [server.guild(name, ann).channel("games") for name in ("Friends", "Club")]
        client = ShardedClient()
        with speaks_to(server):
            async with running(client, server, shards=2):
                assert client.shard_count == 2
                assert [one.shard for one in server.gateway.live] == [(0, 2), (1, 2)]
                for place in channels:
                    await client.get_channel(place.id).send(view=Table())
                await (await client.fetch_user(ann.id)).send(view=Table())
                for place in (*channels, ann.direct()):
                    assert (await (await ann.presses(place.newest, "join")).answer()).text == "Ann joined"
                told = [sum("INTERACTION_CREATE" in line for line in one.log) for one in server.gateway.live]
                assert told == [2, 1]
                server.gateway.drops(shard=1)
                await server.until(lambda: server.gateway.resumed == 1)
        assert server.complaints == []


async def test_a_bot_that_starts_again_has_a_new_session_and_its_buttons_still_work(discord_api, ann, channel):
    async with running(Client(), discord_api):
        table = (await (await ann.uses(channel, "dominion new")).answer()).message
    assert discord_api.gateway.sessions == {}
    async with running(Client(), discord_api):
        assert (await (await ann.presses(table, "join")).answer()).text == "Ann joined"
    assert discord_api.gateway.identified == 2


async def test_a_gateway_that_is_down_lets_nobody_in(discord_api):
    discord_api.gateway.down = True
    async with Client() as client:
        await client.login(discord_api.token)
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await client.connect(reconnect=False)


async def test_an_outage_of_a_guild_is_told(client, discord_api, guild):
    guild.breaks_down()
    await discord_api.quiet()
    assert client.get_guild(guild.id).unavailable
    guild.recovers()
    await discord_api.quiet()
    assert not client.get_guild(guild.id).unavailable
