"""One worker process of `bench.scaling`: a platform's real adapter, and a worker, until its input ends.

It draws every press at once: the pauses that keep a platform's rate limits would hide what a press costs. For each line
of its input it prints what it has used so far, as JSON.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from typing import Any

from bots.adapter.limits import Rate, RateLimiter, Rates
from bots.adapter.platform import Bot
from bots.discord_bot.client import DiscordClient
from bots.discord_bot.service import DiscordBot
from bots.discord_bot.views import SHAPE as DISCORD_SHAPE
from bots.settings import DiscordSettings, Shards, TelegramSettings
from bots.telegram_bot.limiter import Limiter
from bots.telegram_bot.markup import SHAPE as TELEGRAM_SHAPE
from bots.telegram_bot.service import TelegramBot
from bots.worker import Worker
from storage.connection import connect

SHAPES = {"discord": DISCORD_SHAPE, "telegram": TELEGRAM_SHAPE}
HURRIED = Rates(*[Rate(100_000, 100_000.0)] * 4)


class Counter:
    """Counts round trips to the store."""

    commands = 0

    def command_answered(self, _seconds: float) -> None:
        self.commands += 1

    def command_failed(self, error: BaseException) -> None:
        logging.warning("a command failed: %s", type(error).__name__)


def make_bot(given: dict[str, Any]) -> Bot:
    """Make the bot of the platform that is given."""
    if given["platform"] == "discord":
        shards = Shards((given["number"],), given["workers"])
        settings = DiscordSettings(given["token"], given["api"], given["gateway"], shards)
        return DiscordBot(settings, DiscordClient(shards, guild_ready_timeout=0.2))
    listen = f"127.0.0.1:{given['port']}"
    address = f"http://{listen}/updates"
    return TelegramBot(TelegramSettings(given["token"], given["api"], address, "sesame", listen), Limiter(100_000))


async def main(given: dict[str, Any]) -> None:
    name, counter = given["platform"], Counter()
    client = connect(given["store"])
    client.observer = counter
    worker, bot = Worker(client, {}, SHAPES), make_bot(given)
    canvas: Any = bot.canvas()
    canvas.gap = canvas.lull = canvas.bundle = 0.0
    bot.serve(worker)
    dispatcher: Any = bot
    dispatcher.dispatcher.limiter = RateLimiter(HURRIED)
    async with worker.running(), bot.running():
        worker.connect(name, canvas)
        await worker.has_resumed.wait()
        while await asyncio.to_thread(sys.stdin.readline):
            used = {"cpu": time.process_time(), "round trips": counter.commands}
            print(json.dumps(used), flush=True)
    await client.aclose()


if __name__ == "__main__":
    asyncio.run(main(json.loads(sys.argv[1])))
