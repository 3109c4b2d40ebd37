"""A small HTTP server at an address that the host has set."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from bots.settings import BadSetting

FINISHING = 1.0  # seconds that a request gets to finish when the bot stops


@asynccontextmanager
async def listen(application: web.Application, setting: str, address: str) -> AsyncIterator[None]:
    """Answer requests at that address until the end of the block; raise BadSetting if it cannot be listened on."""
    runner = web.AppRunner(application, access_log=None, shutdown_timeout=FINISHING)
    host, _, port = address.rpartition(":")
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host.strip("[]"), int(port)).start()
        except OSError as trouble:
            # Python puts the address, and some versions the number of the error, into the words once more.
            number = trouble.errno or 0
            reason = os.strerror(number) if number > 0 else trouble.strerror or type(trouble).__name__
            raise BadSetting(f"{setting}: the bot cannot listen on {address}: {reason}") from None
        yield
    finally:
        await runner.cleanup()
