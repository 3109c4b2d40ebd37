"""A running Telegram for a test, with a few people in it and the real library as the bot."""

import pytest
import telegram
from telegram.request import HTTPXRequest

from tests.telegram.server import TelegramServer


@pytest.fixture(autouse=True)
def waiting_times_are_periods(monkeypatch):
    """The library warns of its own older form of waiting times, and warnings are errors."""
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture
async def bot_api():
    async with TelegramServer() as running:
        yield running


@pytest.fixture
async def bot(bot_api):
    """The first bot of the server, spoken for by the library."""
    requests = [HTTPXRequest(httpx_kwargs={"verify": False}) for _ in range(2)]  # no certificates to load
    async with telegram.Bot(
        bot_api.token, base_url=bot_api.url, request=requests[0], get_updates_request=requests[1]
    ) as bot:
        yield bot


@pytest.fixture
def ann(bot_api):
    return bot_api.person("Ann", language="de")


@pytest.fixture
def bob(bot_api):
    return bot_api.person("Bob")


@pytest.fixture
def group(bot_api, ann, bob):
    """A basic group with both people and the bot."""
    group = bot_api.group("Friends", ann, bob)
    group.add(bot_api.bot)
    return group
