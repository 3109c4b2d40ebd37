"""Register the commands with a platform: only if they have changed, and with retries until that succeeds."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import chain, repeat
from zlib import crc32

from bots import redacted_log
from bots.worker import Worker

logger = logging.getLogger(__name__)


async def register(
    worker: Worker, platform: str, bot: str, commands: object, tell: Callable[[], Awaitable[object]]
) -> bool:
    """Call `tell` to register the commands, unless these very commands are registered already; False if that failed.

    `commands` is everything that is registered, as plain data; `bot` says for which bot of the platform.
    """
    name, text = f"{platform}:commands:{bot}", json.dumps(commands, sort_keys=True).encode()
    checksum = f"{crc32(text):x}.{len(text):x}"
    try:
        await _note_bot(worker, platform, bot)
        if await worker.store.read_note(name) != checksum:
            await tell()
            await worker.store.write_note(name, checksum)
    except Exception as fault:
        redacted_log.report(logger, f"{platform}: the commands could not be registered; retrying", fault)
        return False
    return True


async def _note_bot(worker: Worker, platform: str, bot: str) -> None:
    """Warn if another bot of the platform has used this storage: together they would draw each other's tables."""
    name = f"{platform}:bot"
    before = await worker.store.read_note(name)
    if before != bot:
        await worker.store.write_note(name, bot)
    if before and before != bot:
        logger.warning("%s: another bot (%s) has used this storage; two bots at a time need one each", platform, before)


@asynccontextmanager
async def keep_registering(attempt: Callable[[], Awaitable[bool]], pauses: Sequence[float]) -> AsyncIterator[None]:
    """Register now; if that fails, retry in the background until the end of the block."""

    async def retry() -> None:
        for pause in chain(pauses, repeat(pauses[-1])):
            await asyncio.sleep(pause)
            if await attempt():
                return

    retrying = None if await attempt() else asyncio.create_task(retry())
    try:
        yield
    finally:
        if retrying is not None:
            retrying.cancel()
            with suppress(asyncio.CancelledError):
                await retrying
