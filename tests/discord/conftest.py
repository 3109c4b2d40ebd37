"""A Discord for a test, the bot in it, and a few people."""

import pytest

from bots.drawing import place_drawer
from storage.seat import BOTH
from tests.discord.bot_house import DiscordHouse, TwoBots
from tests.discord.scenes import MONEY, ONE_CELLAR
from tests.discord_server.library import speaks_to
from tests.discord_server.server import DiscordServer
from tests.languages.pseudo import locales  # noqa: F401  (a fixture)


@pytest.fixture(autouse=True)
def _leases_last(monkeypatch):
    """Let a drawing lease last: a busy machine must not look like a worker that is gone, whose screens are drawn again.
    Where a worker is killed, the test deletes its lease."""
    monkeypatch.setattr(place_drawer, "DRAWING_LEASE", 60.0)


@pytest.fixture
async def discord_api():
    async with DiscordServer(rate_limits=None) as server:
        server.clock.speed = 0.1  # three seconds for an answer are thirty: a busy machine must not look like a slow bot
        with speaks_to(server):
            yield server


@pytest.fixture
def ann(discord_api):
    return discord_api.person("Ann")


@pytest.fixture
def bob(discord_api):
    return discord_api.person("Bob")


@pytest.fixture
def cid(discord_api):
    return discord_api.person("Cid")


@pytest.fixture
def guild(discord_api, ann, bob, cid):
    return discord_api.guild("Friends", ann, bob, cid)


@pytest.fixture
def channel(guild):
    return guild.channel("games")


@pytest.fixture
async def house(discord_api, client, guild):
    """The bot, running; at the end it has sent no malformed request and answered everybody."""
    guild.channel("games")  # before the bot connects, so that it knows of it
    house = DiscordHouse(discord_api, client)
    await house.start()
    yield house
    await house.stop()
    assert discord_api.complaints == []
    assert discord_api.failures == []


@pytest.fixture
async def called(house, ann, bob, cid):
    """Everyone wants to be called in the channel too."""
    house.notify = BOTH
    await house.prefer(BOTH, ann, bob, cid)


@pytest.fixture
async def two_bots(client):
    """Two bots with different shards, running."""
    async with DiscordServer(rate_limits=None, shards=2) as server:
        server.clock.speed = 0.1
        with speaks_to(server):
            bots = TwoBots(server, client)
            await bots.start()
            yield bots
            await bots.stop()
        assert server.complaints == server.failures == []


@pytest.fixture
async def cellar(house, channel, ann, bob):
    """A game in which Ann can play a Cellar."""
    await house.standing(channel, ONE_CELLAR, ann, bob)
    return house


@pytest.fixture
async def money(house, channel, ann, bob):
    """A game in which Ann and Bob have only money."""
    await house.standing(channel, MONEY, ann, bob)
    return house
