"""The bot as a service: one worker, every platform whose token is set, and a clean shutdown."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, replace

from bots.adapter.platform import Bot, Platform
from bots.monitor.health import LOST, SERVING, STARTING
from bots.monitor.log_format import configure_logging
from bots.monitor.monitor import Monitor
from bots.settings import BadSetting, Settings
from bots.worker import Worker
from storage.connection import open_client
from storage.errors import StorageError

logger = logging.getLogger(__name__)
SIGNALS = (signal.SIGTERM, signal.SIGINT)


@dataclass(slots=True)
class Status:
    """How a platform is doing, and why."""

    state: str = STARTING
    reason: str = ""


def main(settings: Settings) -> int:
    """Run the service until it is told to stop; return the exit status."""
    configure_logging(settings.log_level, settings.log_format)
    try:
        return asyncio.run(run(settings))
    except (BadSetting, StorageError) as trouble:
        if settings.log_format == "text":
            raise  # it is written as a sentence of its own
        logger.critical("%s", trouble)
        return 2


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
    statuses: dict[str, Status] = {}
    async with AsyncExitStack() as stack:
        monitor = Monitor(settings, lambda: statuses)
        await stack.enter_async_context(monitor.running())
        client = await stack.enter_async_context(open_client(settings.redis_url or None, settings.data, settings.fsync))
        await stack.enter_async_context(monitor.watching(client))
        platforms = _platforms(settings)
        statuses.update((name, Status()) for name in platforms)
        worker = Worker(
            client,
            {name: monitor.observe_canvas(name, platform.bot.canvas()) for name, platform in platforms.items()},
            {name: replace(platform.shape, pictures=settings.pictures) for name, platform in platforms.items()},
            settings.limits,
            language=settings.language,
            record_days=settings.record_days,
            at_hand=settings.tables_at_hand,
            observer=monitor.observer,
        )
        for name, platform in platforms.items():
            platform.bot.serve(worker)
            await stack.enter_async_context(platform.bot.running())
            statuses[name].state = SERVING
            logger.info("serving %s", platform.bot.introduction)
        await stack.enter_async_context(worker.running())
        stack.enter_context(monitor.serving(worker))
        await _wait_until_all_are_lost({name: platform.bot for name, platform in platforms.items()}, statuses)


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


async def _wait_until_all_are_lost(bots: Mapping[str, Bot], statuses: Mapping[str, Status]) -> None:
    """Wait until every platform is lost for good, then raise the error of the last one.

    Losing one platform does not stop the others.
    """
    left = {asyncio.create_task(_wait_until_lost(bot, statuses[name])) for name, bot in bots.items()}
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


async def _wait_until_lost(bot: Bot, status: Status) -> None:
    """Wait until the platform is lost for good; note the reason, and raise it."""
    try:
        await bot.lost()
    except Exception as loss:
        status.state, status.reason = LOST, str(loss) if isinstance(loss, BadSetting) else type(loss).__name__
        raise
