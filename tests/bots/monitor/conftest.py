"""A Telegram that runs in the test, and a process of the bot that is watched."""

import socket

import aiohttp
import pytest

from tests.telegram.conftest import SLOWLY
from tests.telegram.test_process import Process
from tests.telegram_server.fixtures import *  # noqa: F403


@pytest.fixture
def address():
    """An address at which nobody listens."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return f"127.0.0.1:{free.getsockname()[1]}"


@pytest.fixture
async def process(bot_api, address, tmp_path):
    """The bot as a process, with its metrics at that address."""
    bot_api.flood, bot_api.clock.speed = None, SLOWLY
    base = bot_api.url.removesuffix("/bot")
    process = Process(tmp_path, TELEGRAM_TOKEN=bot_api.token, TELEGRAM_BASE_URL=base, DOMINION_MONITOR_LISTEN=address)
    yield process
    if process.running.returncode is None:
        process.running.kill()
        await process.running.wait()


@pytest.fixture
async def read(address):
    """Return a function that reads a path at that address: the status and the text of the answer."""
    async with aiohttp.ClientSession() as session:

        async def read(path, method="GET"):
            async with session.request(method, f"http://{address}{path}") as answer:
                return answer.status, await answer.text()

        yield read
