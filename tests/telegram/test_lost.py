"""A bot that no longer gets updates says so, instead of staying up and deaf."""

import asyncio
import logging

import pytest
from telegram.error import NetworkError

from bots.settings import BadSetting
from bots.telegram_bot import service
from tests.server_clock import PATIENCE


async def test_a_bot_whose_token_was_revoked_is_lost_and_says_why(house, bot_api, ann):
    lost = asyncio.create_task(house.bot.lost())
    bot_api.bot.token = "7000000001:another"  # noqa: S105
    await ann.says(None, "/help")  # ends the request for updates that is waiting at the server
    with pytest.raises(BadSetting, match="InvalidToken; is TELEGRAM_TOKEN still right"):
        await asyncio.wait_for(lost, PATIENCE)


async def test_by_webhook_a_bot_whose_token_was_revoked_is_lost_too(webhook, bot_api, monkeypatch):
    monkeypatch.setattr(service, "CHECK_TOKEN", 0.01)
    bot_api.fails("getMe", code=502)  # Telegram being away is no reason
    lost = asyncio.create_task(webhook.bot.lost())
    await bot_api.until(lambda: len(bot_api.asked("getMe")) > 3)
    assert not lost.done()
    bot_api.bot.token = "7000000001:another"  # noqa: S105
    with pytest.raises(BadSetting, match="InvalidToken; is TELEGRAM_TOKEN still right"):
        await asyncio.wait_for(lost, PATIENCE)


async def test_a_bot_that_gets_updates_is_not_lost(house, ann):
    lost = asyncio.create_task(house.bot.lost())
    await ann.says(None, "/help")
    await house.rests()
    assert not lost.done()
    lost.cancel()


async def test_two_programs_with_one_token_are_told_in_one_sentence(house, bot_api, ann, caplog):
    bot_api.fails("getUpdates", code=409, description="Conflict: terminated by other getUpdates request")
    await ann.says(None, "/help")
    await bot_api.until(lambda: "is the bot running twice?" in caplog.text)
    await ann.says(None, "/help")
    await house.rests()
    assert "Traceback" not in caplog.text


async def test_the_same_failure_is_logged_once(house, caplog):
    with caplog.at_level(logging.WARNING):
        for _ in range(5):
            house.bot._report_polling_error(NetworkError("secret words"))
    assert caplog.text.count("updates cannot be fetched: NetworkError; retrying") == 1
    assert "secret" not in caplog.text
