"""The bot as a service: one worker, every platform whose token is set, and a clean shutdown."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Collection
from contextlib import AsyncExitStack, suppress
from dataclasses import replace

from bots.adapter.platform import Bot, Platform
from bots.settings import Settings
from bots.worker import Worker
from storage.connection import open_client

logger = logging.getLogger(__name__)
SIGNALS = (signal.SIGTERM, signal.SIGINT)


def main(settings: Settings) -> int:
    """Run the service until it is told to stop; return the exit status."""
    logging.basicConfig(
        level=settings.log_level, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    return asyncio.run(run(settings))


async def run(settings: Settings, told_to_stop: asyncio.Event | None = None) -> int:
    """Serve tables until a signal comes or the event is set, even if that happens during start-up."""
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
    """Serve tables until cancelled, then shut down cleanly; or until no platform is left."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(open_client(settings.redis_url or None, settings.data, settings.fsync))
        platforms = _platforms(settings)
        worker = Worker(
            client,
            {name: platform.bot.canvas() for name, platform in platforms.items()},
            {name: replace(platform.shape, pictures=settings.pictures) for name, platform in platforms.items()},
            settings.limits,
            language=settings.language,
            record_days=settings.record_days,
            at_hand=settings.tables_at_hand,
            tables_per_person=settings.tables_per_person,
            tables_per_channel=settings.tables_per_channel,
        )
        for platform in platforms.values():
            platform.bot.serve(worker)
            await stack.enter_async_context(platform.bot.running())
            logger.info("serving %s", platform.bot.introduction)
        await stack.enter_async_context(worker.running())
        await _wait_until_all_are_lost([platform.bot for platform in platforms.values()])


def _platforms(settings: Settings) -> dict[str, Platform]:
    """Return the platforms whose tokens are set, importing only these."""
    found: dict[str, Platform] = {}
    if settings.discord is not None:
        from bots.discord_bot.markup import SHAPE as DISCORD_SHAPE
        from bots.discord_bot.service import DiscordBot

        found["discord"] = Platform(DiscordBot(settings.discord), DISCORD_SHAPE)
    if settings.telegram is not None:
        from bots.telegram_bot.markup import SHAPE as TELEGRAM_SHAPE
        from bots.telegram_bot.service import TelegramBot

        found["telegram"] = Platform(TelegramBot(settings.telegram), TELEGRAM_SHAPE)
    return found


async def _wait_until_all_are_lost(bots: Collection[Bot]) -> None:
    """Wait until every platform is lost for good, then raise the error of the last one.

    Losing one platform does not stop the others.
    """
    left = {asyncio.create_task(bot.lost()) for bot in bots}
    try:
        while True:
            done, left = await asyncio.wait(left, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if not left:
                    task.result()
                logger.error("%s", task.exception())
    finally:
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
