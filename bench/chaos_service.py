"""The bot for the chaos test on real platforms: `python -m bots serve`, with shorter pauses, so that more happens.

The loopback servers have no rate limits. What is shorter: the pauses between two drawings, the lease of a worker that
draws, and the time for which people who press too fast are told to wait.
"""

from __future__ import annotations

import sys
from functools import partial

from bench import short_games
from bots.__main__ import start
from bots.adapter import limits
from bots.adapter.limits import Rate, Rates
from bots.discord_bot.canvas import DiscordCanvas
from bots.drawing import place_drawer
from bots.telegram_bot import service as telegram_service
from bots.telegram_bot.canvas import TelegramCanvas
from bots.telegram_bot.limiter import Limiter

DRAWING_LEASE = 1.5  # seconds
GAP, LULL, BUNDLE = 0.05, 0.3, 0.15  # seconds
FAST = 1000  # times

if __name__ == "__main__":
    short_games.follow()
    place_drawer.DRAWING_LEASE = DRAWING_LEASE
    for canvas in (TelegramCanvas, DiscordCanvas):
        canvas.gap, canvas.lull, canvas.bundle = GAP, LULL, BUNDLE
    telegram_service.Limiter = partial(Limiter, FAST)  # type: ignore[misc,assignment]
    limits.Rates = partial(Rates, *[Rate(FAST, FAST)] * 4)  # type: ignore[misc,assignment]
    sys.exit(start())
