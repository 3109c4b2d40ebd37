"""The people of the load run, at both platforms: what they do when they cannot go on."""

import asyncio

import pytest

from bench.load_tables import LoadTable, Pace, tables_at_discord, tables_at_telegram
from tests.discord.bot_house import DiscordHouse
from tests.discord_server.library import speaks_to
from tests.discord_server.server import DiscordServer
from tests.server_clock import PATIENCE
from tests.telegram.bot_house import BotHouse
from tests.telegram_server.fixtures import (  # noqa: F401 - what the library needs here as well
    few_certificates,
    one_certificate,
    waiting_times_are_periods,
)
from tests.telegram_server.server import TelegramServer

SLOWLY = 0.1  # a busy machine must not look like a slow bot


class GoesOn(BaseException):
    """Ends the run as soon as the people play again."""


@pytest.fixture(autouse=True)
def _stuck_once(monkeypatch):
    """The first game of every table cannot go on; the run ends when the second begins."""

    async def play_game(table, _pace):
        if table.counts["failures"]:
            raise GoesOn
        raise AssertionError("nobody can go on")

    monkeypatch.setattr(LoadTable, "_play_game", play_game)


@pytest.mark.long
async def test_people_at_telegram_who_are_stuck_close_the_table_and_play_on(client):
    async with TelegramServer(flood=None) as server:
        server.clock.speed = SLOWLY
        (table,) = tables_at_telegram(server, 1)
        house = BotHouse(server, client)
        house.speed = 1000
        await _play_on(house, table)


async def test_people_at_discord_who_are_stuck_close_the_table_and_play_on(client):
    async with DiscordServer(rate_limits=None) as server:
        server.clock.speed = SLOWLY
        with speaks_to(server):
            (table,) = tables_at_discord(server, 1)
            await _play_on(DiscordHouse(server, client), table)


async def _play_on(house, table):
    """The host is not the first who tries to close the table; a failure is counted once."""
    await house.start()
    began = table._begin

    async def begin():
        await began()
        table.people.reverse()

    table._begin = begin
    with pytest.raises(GoesOn):
        async with asyncio.timeout(2 * PATIENCE):
            await table.play(Pace(100))
    await house.stop()
    assert table.counts == {"failures": 1}
