"""A running Telegram for a test, with a few people in it and the real library as the bot."""

import sys

import pytest
import telegram
import trustme
from telegram.request import HTTPXRequest

from tests.languages.pseudo import locales, pseudo  # noqa: F401  (fixtures)
from tests.telegram.bot_house import BotHouse
from tests.telegram.players import answered_once
from tests.telegram.server import TelegramServer

# The library's connections look for it at every step, on the disk, and can do without: whole games are a tenth faster.
sys.modules.setdefault("sniffio", None)


@pytest.fixture(autouse=True)
def waiting_times_are_periods(monkeypatch):
    """The library warns of its own older form of waiting times, and warnings are errors."""
    monkeypatch.setenv("PTB_TIMEDELTA", "true")


@pytest.fixture(scope="session")
def one_certificate(tmp_path_factory):
    """A file with a single certificate."""
    path = tmp_path_factory.mktemp("certificates") / "one.pem"
    trustme.CA().cert_pem.write_to_path(str(path))
    return path


@pytest.fixture(autouse=True)
def few_certificates(monkeypatch, one_certificate):
    """Every bot that starts loads all certificates of the system, which takes longer than most tests."""
    monkeypatch.setenv("SSL_CERT_FILE", str(one_certificate))


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
    """Someone else in that group, who reads German."""
    eva = bot_api.person("Eva", language="de")
    group.add(eva)
    return eva


@pytest.fixture
async def fast_house(client):
    """Our bot at a Telegram without flood limits. Whatever was played there, Telegram had nothing to complain about,
    and every press was answered once."""
    async with TelegramServer(flood=None) as telegram_itself:
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
    """Our bot is running, where nothing is flooded; at the end it has asked Telegram for nothing wrong."""
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
