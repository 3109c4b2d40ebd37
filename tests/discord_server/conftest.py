"""A running Discord for a test, with a few people in it and the real library pointed at it."""

import aiohttp
import pytest

from tests.discord_server.library import running, speaks_to
from tests.discord_server.sample import Client
from tests.discord_server.server import DiscordServer


@pytest.fixture
async def discord_api():
    async with DiscordServer() as server:
        with speaks_to(server):
            yield server


@pytest.fixture
def ann(discord_api):
    return discord_api.person("Ann", locale="de")


@pytest.fixture
def bob(discord_api):
    return discord_api.person("Bob")


@pytest.fixture
def guild(discord_api, ann, bob):
    """A guild with both people and the bot."""
    return discord_api.guild("Friends", ann, bob)


@pytest.fixture
def channel(guild):
    return guild.channel("games")


@pytest.fixture
async def client(discord_api):
    """The sample bot, connected; at the end it has sent no malformed request."""
    async with running(Client(), discord_api) as client:
        yield client
        await discord_api.quiet(answers=False)
    assert discord_api.complaints == []


@pytest.fixture
async def ask(discord_api):
    """A function `ask(method, path, body)` that sends a request without the library and returns (status, answer)."""
    headers = {"Authorization": f"Bot {discord_api.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:

        async def ask(method, path, body=None):
            async with session.request(method, discord_api.rest_url + path, json=body) as response:
                return response.status, await response.json() if response.content_length else None

        yield ask
