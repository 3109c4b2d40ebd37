"""The bot as a service: one worker, the platforms whose tokens are set, and a clean end."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Collection
from contextlib import AbstractAsyncContextManager, AsyncExitStack, suppress
from dataclasses import replace
from typing import NamedTuple, Protocol

from bots.drawn import Canvas
from bots.screens import Shape
from bots.settings import Settings
from bots.worker import Worker
from storage.connection import opened

logger = logging.getLogger(__name__)
SIGNALS = (signal.SIGTERM, signal.SIGINT)


class Bot(Protocol):
    """A platform's side of a worker."""

    @property
    def introduction(self) -> str:
        """As whom the bot is known there, for the log."""
        ...

    def canvas(self) -> Canvas: ...

    def serve(self, worker: Worker) -> None: ...

    def running(self) -> AbstractAsyncContextManager[None]: ...

    async def lost(self) -> None:
        """Raises when the platform is lost for good."""
        ...


class Platform(NamedTuple):
    """A bot, and how much its platform can show at once."""

    bot: Bot
    shape: Shape


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
    """Tables are served until this is cancelled, and then left in good order; or until no platform is left."""
    async with AsyncExitStack() as house:
        client = await house.enter_async_context(opened(settings.redis_url or None, settings.data, settings.fsync))
        platforms = _platforms(settings)
        worker = Worker(
            client,
            {name: platform.bot.canvas() for name, platform in platforms.items()},
            {name: replace(platform.shape, pictures=settings.pictures) for name, platform in platforms.items()},
            settings.limits,
            language=settings.language,
            record_days=settings.record_days,
            at_hand=settings.tables_at_hand,
        )
        for platform in platforms.values():
            platform.bot.serve(worker)
            await house.enter_async_context(platform.bot.running())
            logger.info("serving %s", platform.bot.introduction)
        await house.enter_async_context(worker.running())
        await _while_one_is_left([platform.bot for platform in platforms.values()])


def _platforms(settings: Settings) -> dict[str, Platform]:
    """Those whose tokens are set; only what is needed is loaded."""
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


async def _while_one_is_left(bots: Collection[Bot]) -> None:
    """Until every platform is lost for good: one that is lost takes no other with it. Raises what the last one said."""
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
