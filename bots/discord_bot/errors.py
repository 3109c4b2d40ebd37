"""Translates errors of Discord to those of `drawing.canvas`, and retries lost requests."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import aiohttp
import discord

from bots.drawing.canvas import Gone, Later, Unreachable

T = TypeVar("T")

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
TOO_OLD_FOR_EDITS: Final = 30046
ARCHIVED: Final = 50083
# The bot may not see the channel or write to it; or a thread is locked or full.
CLOSED: Final = (50001, 50013, 160005, 50008, 50024)
# The person rejects direct messages, or no longer shares a server with the bot.
NO_DIRECT_MESSAGES: Final = (50007, 50278, 50009, 10013)
TOO_FAST: Final = 40003  # too many direct messages to new people
TOO_FAST_PAUSE: Final = 60.0  # seconds
# The message cannot be edited, but a new one can be sent.
UNEDITABLE: Final = (UNKNOWN_MESSAGE, TOO_OLD_FOR_EDITS, ARCHIVED, 50005)


class NoDirectMessages(Exception):
    """This person rejects direct messages from the bot."""


class Uneditable(Exception):
    """The message was deleted, or cannot be edited any longer."""


async def translate_errors(request: Awaitable[T]) -> T:
    """Make the request and return its result; translate Discord's errors."""
    try:
        return await request
    except discord.RateLimited as limit:
        raise Later(limit.retry_after) from None
    except discord.HTTPException as trouble:
        _raise_translated(trouble)
        raise


async def retry_once(request: Callable[[], Awaitable[T]]) -> T:
    """Make the request and return its result; retry once after a network error.

    Only for idempotent requests, such as edits, and messages with a nonce: the first attempt may have succeeded.
    """
    try:
        return await request()
    except (aiohttp.ClientError, OSError):
        return await request()


async def send_to_channel(request: Callable[[], Awaitable[T]]) -> T:
    """Make a request that sends a message to a channel, with one retry; raise Unreachable if that is not possible."""
    try:
        return await translate_errors(retry_once(request))
    except Uneditable:
        raise Unreachable from None


def _raise_translated(trouble: discord.HTTPException) -> None:
    """Raise the error that the code of `trouble` stands for; return if it is another one."""
    if trouble.code in UNEDITABLE:
        raise Uneditable from None
    if trouble.code in NO_DIRECT_MESSAGES:
        raise NoDirectMessages from None
    if trouble.code == UNKNOWN_CHANNEL:
        raise Gone from None
    if trouble.code in CLOSED or isinstance(trouble, discord.Forbidden):
        raise Unreachable from None
    if trouble.code == TOO_FAST:
        raise Later(TOO_FAST_PAUSE) from None
