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
    monkeypatch.setattr(service, "CHECK_WEBHOOK", 0.01)
    bot_api.fails("getWebhookInfo", code=502)  # Telegram being away is no reason
    lost = asyncio.create_task(webhook.bot.lost())
    await bot_api.until(lambda: len(bot_api.asked("getWebhookInfo")) > 3)
    assert not lost.done()
    bot_api.bot.token = "7000000001:another"  # noqa: S105
    with pytest.raises(BadSetting, match="InvalidToken; is TELEGRAM_TOKEN still right"):
        await asyncio.wait_for(lost, PATIENCE)


@pytest.fixture
async def examined(webhook, monkeypatch):
    """A bot whose webhook is looked at all the time."""
    monkeypatch.setattr(service, "CHECK_WEBHOOK", 0.01)
    examining = asyncio.create_task(webhook.bot.lost())
    yield webhook
    assert not examining.done()
    examining.cancel()


@pytest.mark.usefixtures("examined")
async def test_a_webhook_that_somebody_removed_is_registered_again(bot_api, ann, caplog):
    bot_api.bot.updates.register(None)  # as another process with this token does that polls
    await bot_api.until(lambda: bot_api.bot.updates.webhook)
    assert "the webhook was removed; is the bot running twice?" in caplog.text
    await ann.says(None, "/help")
    await ann.sees(text="/games lists")


async def test_a_webhook_that_is_refused_for_a_while_is_registered_later(examined, bot_api, caplog):
    bot_api.fails("setWebhook", code=400, description="Bad Request: bad webhook: Failed to resolve host", times=3)
    bot_api.bot.updates.register(None)
    await bot_api.until(lambda: bot_api.bot.updates.webhook)
    await bot_api.until(lambda: not examined.bot.status.reason)
    assert caplog.text.count("failed to resolve host") == 3


async def test_another_webhook_is_left_alone_and_told(examined, bot_api, caplog):
    elsewhere = {"url": "http://127.0.0.1:9/elsewhere", "secret": None, "max_connections": 40}
    bot_api.bot.updates.register(elsewhere)
    await bot_api.until(lambda: "another webhook is registered; is the bot running twice?" in caplog.text)
    assert examined.bot.status.reason.startswith("cannot deliver updates: another webhook")
    assert bot_api.bot.updates.webhook is elsewhere


async def test_an_address_to_which_telegram_cannot_deliver_is_told(examined, bot_api, ann, caplog):
    right = bot_api.bot.updates.webhook["url"]
    examined.bot._webhook._path = "/elsewhere"  # as behind a web server that passes another path on
    await ann.says(None, "/help")
    words = "Telegram cannot deliver updates to TELEGRAM_WEBHOOK_URL: Wrong response from the webhook: 404 Not Found"
    await bot_api.until(lambda: words in caplog.text)
    assert right not in caplog.text
    assert "404 Not Found" in examined.bot.status.reason
    examined.bot._webhook._path = "/updates"
    await ann.sees(text="/games lists")
    await bot_api.until(lambda: not examined.bot.status.reason)


async def test_a_bot_that_gets_updates_is_not_lost(house, ann):
    lost = asyncio.create_task(house.bot.lost())
    await ann.says(None, "/help")
    await house.rests()
    assert not lost.done()
    lost.cancel()


async def test_while_updates_cannot_be_fetched_the_status_says_so(house, bot_api, ann):
    house.bot.status.state = "serving"
    bot_api.fails("getUpdates", code=502, times=2)
    await ann.says(None, "/help")  # ends the request for updates that is waiting at the server
    await bot_api.until(lambda: house.bot.status.reason == "updates cannot be fetched: NetworkError")
    await bot_api.until(lambda: not house.bot.status.reason)


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
