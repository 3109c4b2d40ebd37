"""The bot as a service: one worker, the platforms whose tokens are set, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from contextlib import AsyncExitStack, suppress

from bots.settings import Settings
from bots.telegram_bot.markup import SHAPE as TELEGRAM_SHAPE
from bots.telegram_bot.service import TelegramBot
from bots.worker import Worker
from storage.connection import opened

logger = logging.getLogger(__name__)
SIGNALS = (signal.SIGTERM, signal.SIGINT)


def main(settings: Settings) -> int:
    """The service has run until it was told to stop; the exit status."""
    logging.basicConfig(
        level=settings.log_level, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    return asyncio.run(run(settings))


async def run(settings: Settings, told_to_stop: asyncio.Event | None = None) -> int:
    """Tables are served until a signal comes, or the event is set; also while everything is still starting."""
    stop = told_to_stop or asyncio.Event()
    for number in SIGNALS:
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    serving, stopping = asyncio.create_task(serve(settings)), asyncio.create_task(stop.wait())
    await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not serving.done():
        logger.info("stopping")
        serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving
    return 0


async def serve(settings: Settings) -> None:
    """Tables are served until this is cancelled, and then left in good order."""
    assert settings.telegram is not None  # noqa: S101  (without a token there is nothing to serve)
    async with AsyncExitStack() as house:
        client = await house.enter_async_context(opened(settings.redis_url or None, settings.data, settings.fsync))
        bot = TelegramBot(settings.telegram)
        worker = Worker(
            client,
            {"telegram": bot.canvas()},
            {"telegram": TELEGRAM_SHAPE},
            settings.limits,
            language=settings.language,
            record_days=settings.record_days,
            at_hand=settings.tables_at_hand,
        )
        bot.serve(worker)
        await house.enter_async_context(bot.running())
        await house.enter_async_context(worker.running())
        logger.info("serving Telegram as @%s", bot.application.bot.username)
        await asyncio.Event().wait()
