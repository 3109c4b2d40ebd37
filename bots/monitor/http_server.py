"""Metrics and health over HTTP: for the host's own monitoring, so it belongs on a private address."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from aiohttp import web

from bots.adapter.listener import listen
from bots.monitor.health import Health

METRICS = "text/plain; version=0.0.4; charset=utf-8"


def serve_http(address: str, health: Health, metrics: Callable[[], bytes]) -> AbstractAsyncContextManager[None]:
    """Answer requests at that address until the end of the block; raise BadSetting if it cannot be listened on."""
    return listen(_application(health, metrics), "DOMINION_MONITOR_LISTEN", address)


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
