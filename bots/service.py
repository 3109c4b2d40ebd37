"""The bot as a service: one worker, every platform whose token is set, and a clean shutdown."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from bots import redacted_log
from bots.adapter.platform import Platform, Status
from bots.monitor.log_format import configure_logging
from bots.monitor.monitor import Monitor
from bots.screens.model import Shape
from bots.settings import BadSetting, Settings, open_storage
from bots.worker import Worker
from storage.backup import require_complete
from storage.errors import StorageError
from storage.exposure import find_exposed

logger = logging.getLogger(__name__)
SIGNALS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)  # the last one when a terminal is closed


def main(settings: Settings) -> int:
    """Run the service until it is told to stop; return the exit status."""
    configure_logging(settings.log_level, settings.log_format)
    for warning in find_exposed(settings.data, Path(".env")):
        logger.warning("%s", warning)
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
        if number != signal.SIGHUP or signal.getsignal(number) is not signal.SIG_IGN:  # as behind nohup
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    serving, stopping = asyncio.create_task(Service(settings).serve()), asyncio.create_task(stop.wait())
    await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not serving.done():
        logger.info("stopping")
        serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving
    return 0


class Service:
    """One worker, and every platform whose token is set. Each platform starts, and can be lost, without the others."""

    worker: Worker

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.platforms = platforms(settings)
        self.risks: Callable[[], Sequence[str]] = tuple  # of losing what was stored, in sentences for the host
        self.monitor = Monitor(settings, lambda: self.statuses, lambda: self.risks())

    @property
    def statuses(self) -> dict[str, Status]:
        """Whether each platform is being served."""
        return {name: platform.bot.status for name, platform in self.platforms.items()}

    async def serve(self) -> None:
        """Serve tables until cancelled, then shut down cleanly; or until no platform is left."""
        given = self.settings
        async with self.monitor.running(), open_storage(given) as client, self.monitor.watching(client):
            await require_complete(client)
            self.risks = lambda: client.risks
            self.worker = Worker(
                client,
                {},
                self._shapes(),
                given.limits,
                language=given.language,
                record_days=given.record_days,
                analysis_playouts=given.analysis_playouts,
                at_hand=given.tables_at_hand,
                tables_per_person=given.tables_per_person,
                tables_per_channel=given.tables_per_channel,
                opening=given.opening,
                chats=given.chats,
                plan_games=given.plan_games,
                observer=self.monitor.observer,
            )
            await self._serve_platforms()

    def _shapes(self) -> dict[str, Shape]:
        """Return how much each platform can show, and what the host wants it to."""
        pictures, analysis = self.settings.pictures, self.settings.analysis_playouts > 0
        return {
            name: replace(each.shape, pictures=pictures, analysis=analysis) for name, each in self.platforms.items()
        }

    async def _serve_platforms(self) -> None:
        """Serve every platform until all are lost for good, then raise the error of the last one."""
        tasks: set[asyncio.Task[None]] = set()
        try:
            async with self.worker.running():
                with self.monitor.serving(self.worker):
                    tasks |= {asyncio.create_task(self._serve(name)) for name in self.platforms}
                    await _wait_until_all_are_lost(tasks)
        finally:  # what is being drawn was finished before
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, name: str) -> None:
        """Serve that platform until it is lost for good, and raise the reason."""
        bot = self.platforms[name].bot
        try:
            canvas = bot.canvas()
            bot.serve(self.worker)
            async with bot.running():
                self.worker.connect(name, self.monitor.observe_canvas(name, canvas))
                bot.status.state = "serving"
                logger.info("serving %s", bot.introduction)
                try:
                    await bot.lost()
                finally:
                    self.worker.disconnect(name)
        except Exception as trouble:
            reason = str(trouble) if isinstance(trouble, BadSetting) else type(trouble).__name__
            bot.status.state, bot.status.reason = "lost", reason
            if isinstance(trouble, BadSetting):
                raise
            redacted_log.report(logger, f"{bot.status.platform} cannot be served", trouble)
            raise BadSetting(f"{bot.status.platform} cannot be served: {reason}") from None


def platforms(settings: Settings) -> dict[str, Platform]:
    """Return the platforms whose tokens are set, importing only these."""
    found: dict[str, Platform] = {}
    if settings.discord is not None:
        from bots.discord_bot.service import DiscordBot
        from bots.discord_bot.views import SHAPE as DISCORD_SHAPE

        found["discord"] = Platform(DiscordBot(settings.discord), DISCORD_SHAPE)
    if settings.telegram is not None:
        from bots.telegram_bot.markup import SHAPE as TELEGRAM_SHAPE
        from bots.telegram_bot.service import TelegramBot

        found["telegram"] = Platform(TelegramBot(settings.telegram), TELEGRAM_SHAPE)
    return found


async def _wait_until_all_are_lost(serving: Collection[asyncio.Task[None]]) -> None:
    """Wait until every platform is lost for good; log the reasons, but raise that of the last one."""
    for number, lost in enumerate(asyncio.as_completed(serving), start=1):
        try:
            await lost
        except BadSetting as reason:
            if number == len(serving):
                raise
            logger.error("%s", reason)
