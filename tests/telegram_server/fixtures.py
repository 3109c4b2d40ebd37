"""Fixtures for tests that need a running Telegram: the server, a few people, and the real library as the bot."""

import sys

import pytest
import telegram
import trustme
from telegram.request import HTTPXRequest

from tests.telegram_server.server import TelegramServer

# The library's connections look for it at every step, on the disk, and can do without: whole games are a tenth faster.
sys.modules.setdefault("sniffio", None)


@pytest.fixture(autouse=True)
def waiting_times_are_periods(monkeypatch):
    """Use the newer form of waiting times: the library warns about the older one, and warnings are errors."""
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture(scope="session")
def one_certificate(tmp_path_factory):
    """A file with a single certificate."""
    path = tmp_path_factory.mktemp("certificates") / "one.pem"
    trustme.CA().cert_pem.write_to_path(str(path))
    return path


@pytest.fixture(autouse=True)
def few_certificates(monkeypatch, one_certificate):
    """Make bots load one certificate instead of all those of the system, which takes longer than most tests."""
    monkeypatch.setenv("SSL_CERT_FILE", str(one_certificate))


@pytest.fixture
async def bot_api():
    """A running Telegram."""
    async with TelegramServer() as running:
        yield running


@pytest.fixture
async def bot(bot_api):
    """The first bot of the server, run by the library."""
    requests = [HTTPXRequest(httpx_kwargs={"verify": False}) for _ in range(2)]  # no certificates to load
    async with telegram.Bot(
        bot_api.token, base_url=bot_api.url, request=requests[0], get_updates_request=requests[1]
    ) as bot:
        yield bot


@pytest.fixture
def ann(bot_api):
    return bot_api.person("Ann")


@pytest.fixture
def bob(bot_api):
    return bot_api.person("Bob")


@pytest.fixture
def group(bot_api, ann, bob):
    """A basic group with both people and the bot."""
    group = bot_api.group("Friends", ann, bob)
    group.add(bot_api.bot)
    return group


@pytest.fixture
def eva(bot_api, group):
    """Another person in that group, who reads German."""
    eva = bot_api.person("Eva", language="de")
    group.add(eva)
    return eva
