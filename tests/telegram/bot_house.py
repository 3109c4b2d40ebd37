"""The real bot at a Telegram that runs in the test: started, stopped, and started again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from unittest.mock import patch

from telegram.ext import AIORateLimiter

from bots.pace import Limits
from bots.settings import TelegramSettings
from bots.telegram_bot import service
from bots.telegram_bot.markup import SHAPE
from bots.telegram_bot.service import TelegramBot
from bots.worker import Worker


class BotHouse:
    """Our bot, with python-telegram-bot, a worker and a real server behind it."""

    def __init__(self, bot_api, client, **settings):
        self.bot_api = bot_api
        self.client = client
        self.settings = settings
        self.limits = Limits()
        self.seeds = 0
        self.speed = 1.0  # how much faster the library counts its minutes
        self.gap, self.lull = 0.05, 0.1  # Telegram's own clock runs faster here, too
        self._running = AsyncExitStack()

    def seed(self) -> bytes:
        self.seeds += 1
        return b"seed %d" % self.seeds

    async def start(self):
        """The bot serves updates."""
        base = self.bot_api.url.removesuffix("/bot")
        self._others = asyncio.all_tasks()
        limiter = partial(AIORateLimiter, overall_time_period=1 / self.speed, group_time_period=60 / self.speed)
        with patch.object(service, "AIORateLimiter", limiter):
            self.bot = TelegramBot(TelegramSettings(self.bot_api.token, base, **self.settings))
        canvas = self.bot.canvas()
        canvas.gap, canvas.lull = self.gap, self.lull
        self.worker = Worker(self.client, {"telegram": canvas}, {"telegram": SHAPE}, self.limits, seed=self.seed)
        self.bot.serve(self.worker)
        await self._running.enter_async_context(self.bot.running())
        await self._running.enter_async_context(self.worker.running())

    async def stop(self):
        await self._running.aclose()
        self._running = AsyncExitStack()

    async def restart(self):
        await self.stop()
        await self.start()

    async def settled(self):
        """Everything that was said and pressed has been handled, and is on screen."""
        await self.bot_api.quiet()
        await self.worker.drawing.settled()
        await self.bot_api.quiet()
