"""Waits out short floods: requests that Telegram refuses because there were too many are made again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from telegram.error import RetryAfter

from bots.refusals import Refusal
from bots.telegram_bot.ids import seconds_of

T = TypeVar("T")
LONGEST_WAIT: Final = 5.0  # seconds, in all; a person who pressed something is waiting for it
LEAST_WAIT: Final = 0.1  # seconds, even if Telegram asks to wait for none


async def wait_out_flood(request: Callable[[], Awaitable[T]]) -> T:
    """Make the request, again after each wait that Telegram asks for; refuse if that would take too long."""
    left = LONGEST_WAIT
    while True:
        try:
            return await request()
        except RetryAfter as flood:
            seconds = max(seconds_of(flood), LEAST_WAIT)
        left -= seconds
        if left < 0:
            raise Refusal("flooded", count=round(seconds))
        await asyncio.sleep(seconds)
