"""A running Telegram for a test, with a few people in it and the bot."""

import socket

import pytest

from bots.drawing import place_drawer
from tests.languages.pseudo import locales, pseudo  # noqa: F401  (fixtures)
from tests.telegram.bot_house import BotHouse
from tests.telegram.players import answered_once
from tests.telegram_server.fixtures import *  # noqa: F403
from tests.telegram_server.server import TelegramServer

# Telegram's clock: ten seconds for an answer are a hundred, because a busy machine must not look like a slow bot.
SLOWLY = 0.1


@pytest.fixture(autouse=True)
def _leases_last(monkeypatch):
    """Let a drawing lease last: a busy machine must not look like a worker that is gone, whose screens are drawn again.
    Where a worker is killed, the test deletes its lease."""
    monkeypatch.setattr(place_drawer, "DRAWING_LEASE", 60.0)


@pytest.fixture
async def bot_api():
    """A running Telegram that waits longer for answers."""
    async with TelegramServer() as running:
        running.clock.speed = SLOWLY
        yield running


@pytest.fixture
async def fast_house(client):
    """The bot at a Telegram without flood limits. At the end every press has been answered once, and Telegram had
    nothing to complain about."""
    async with TelegramServer(flood=None) as telegram_itself:
        telegram_itself.clock.speed = SLOWLY
        house = BotHouse(telegram_itself, client)
        house.speed = 1000
        await house.start()
        yield house
        await house.settled()
        await house.stop()
        assert telegram_itself.complaints == []
        assert answered_once(telegram_itself)


@pytest.fixture
async def house(bot_api, client):
    """The bot, running at a Telegram without flood limits; at the end it has sent no malformed request."""
    bot_api.flood = None
    house = BotHouse(bot_api, client)
    house.speed = 1000
    await house.start()
    yield house
    await house.stop()
    assert bot_api.complaints == []


@pytest.fixture
def club(bot_api, ann, bob):
    """A supergroup with both people and the bot."""
    club = bot_api.supergroup("Club", ann, bob)
    club.add(bot_api.bot)
    return club


@pytest.fixture
async def webhook(bot_api, client):
    """The bot behind a webhook: its address and a way to send a body there."""
    bot_api.flood = None
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}/updates"
    house = BotHouse(
        bot_api,
        client,
        webhook_url=address,
        webhook_secret="sesame",  # noqa: S106
        webhook_listen=f"127.0.0.1:{port}",
    )
    house.speed = 1000
    await house.start()

    async def send(body, secret="sesame", method="POST", path=""):  # noqa: S107
        headers = {"X-Telegram-Bot-Api-Secret-Token": secret, "Content-Type": "application/json"}
        async with bot_api.outgoing.request(method, address + path, data=body, headers=headers) as answer:
            return answer.status

    house.send = send
    yield house
    await house.stop()
