"""Metrics and health over HTTP: for the host's own monitoring, so it belongs on a private address."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web

from bots.monitor.health import Health
from bots.settings import BadSetting

SETTING = "DOMINION_MONITOR_LISTEN"
SHUTDOWN = 1.0  # seconds that requests get to finish when the bot stops
METRICS = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def serve_http(listen: str, health: Health, metrics: Callable[[], bytes]) -> AsyncIterator[None]:
    """Answer requests at that address until the end of the block; raise BadSetting if it cannot be listened on."""
    runner = web.AppRunner(_application(health, metrics), access_log=None, shutdown_timeout=SHUTDOWN)
    host, _, port = listen.rpartition(":")
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host.strip("[]"), int(port)).start()
        except OSError as trouble:
            # The library puts the address into the words of the error once more.
            number = trouble.errno or 0
            reason = os.strerror(number) if number > 0 else trouble.strerror or type(trouble).__name__
            raise BadSetting(f"{SETTING}: the bot cannot listen on {listen}: {reason}") from None
        yield
    finally:
        await runner.cleanup()


def _application(health: Health, metrics: Callable[[], bytes]) -> web.Application:
    async def show_health(_: web.Request) -> web.Response:
        report = health.report()
        return web.json_response(report, status=200 if report["ready"] else 503)

    async def show_alive(_: web.Request) -> web.Response:
        return web.json_response({"alive": True})

    async def show_metrics(_: web.Request) -> web.Response:
        return web.Response(body=metrics(), headers={"Content-Type": METRICS})

    application = web.Application()
    for path, show in (("/health", show_health), ("/health/live", show_alive), ("/metrics", show_metrics)):
        application.router.add_get(path, show, allow_head=False)
    return application
