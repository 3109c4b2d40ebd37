"""What Discord refuses, in our own words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import aiohttp
import discord

from bots.drawn import Later, Unreachable

T = TypeVar("T")

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
TOO_OLD_FOR_EDITS: Final = 30046
ARCHIVED: Final = 50083
# The channel is hidden from the bot, or closed to it; a thread is locked or has too much in it.
CLOSED: Final = (50001, 50013, 160005, 50008, 50024)
# Direct messages are closed, or nothing connects the person with the bot any more.
NO_DIRECT_MESSAGES: Final = (50007, 50278, 50009, 10013)
TOO_FAST: Final = 40003  # direct messages to new people
A_WHILE: Final = 60.0  # seconds
# The message cannot be edited where it stands; another can be sent.
UNEDITABLE: Final = (UNKNOWN_MESSAGE, TOO_OLD_FOR_EDITS, ARCHIVED, 50005)


class NoDirectMessages(Exception):
    """This person takes no direct messages from the bot."""


class Gone(Unreachable):
    """The channel or thread is no more."""


class Uneditable(Exception):
    """The message is gone, or cannot be edited any more."""


async def explained(request: Awaitable[T]) -> T:
    """What the request gives, or our own word for why it was not possible."""
    try:
        return await request
    except discord.RateLimited as limit:
        raise Later(limit.retry_after) from None
    except discord.HTTPException as trouble:
        _explain(trouble)
        raise


async def surely(request: Callable[[], Awaitable[T]]) -> T:
    """What the request gives; one that was lost on the way, or whose answer was, is made again at once.

    For requests that Discord fulfils once, however often they are made."""
    try:
        return await request()
    except (aiohttp.ClientError, OSError):
        return await request()


async def sent(request: Callable[[], Awaitable[T]]) -> T:
    """What a request to write in a channel gives: where nothing new can be written either, nobody is reached."""
    try:
        return await explained(surely(request))
    except Uneditable:
        raise Unreachable from None


def _explain(trouble: discord.HTTPException) -> None:
    if trouble.code in UNEDITABLE:
        raise Uneditable from None
    if trouble.code in NO_DIRECT_MESSAGES:
        raise NoDirectMessages from None
    if trouble.code == UNKNOWN_CHANNEL:
        raise Gone from None
    if trouble.code in CLOSED or isinstance(trouble, discord.Forbidden):
        raise Unreachable from None
    if trouble.code == TOO_FAST:
        raise Later(A_WHILE) from None
