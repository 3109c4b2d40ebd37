"""The monitor: puts metrics, health and notifications together for the service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from bots.drawing.canvas import Canvas
from bots.monitor.health import Health, Statuses
from bots.monitor.heartbeat import Heartbeat
from bots.monitor.observed_canvas import ObservedCanvas
from bots.monitor.storage_probe import StorageProbe
from bots.monitor.systemd import Notifier
from bots.observer import Observer
from bots.settings import Settings
from bots.worker import Worker
from storage.connection import Client

if TYPE_CHECKING:
    from bots.monitor.metrics import Metrics


class Monitor:
    """Watches one service, if anybody is interested: metrics are counted only if there is an address to read them."""

    def __init__(self, settings: Settings, statuses: Statuses, warnings: Callable[[], Sequence[str]] = tuple) -> None:
        self._listen = settings.monitor_listen
        self._is_on = bool(settings.monitor_listen or settings.notify_socket)
        self._metrics = _make_metrics() if self._listen else None
        self._probe = StorageProbe()
        self._health = Health(statuses, self._probe, warnings)
        self._notifier = Notifier(settings.notify_socket)
        note_lag = self._metrics.note_lag if self._metrics else None
        self._heartbeat = Heartbeat(self._health, self._probe, self._notifier, settings.watchdog, note_lag)
        self._count_waiting: Callable[[], int] = lambda: 0

    @property
    def observer(self) -> Observer:
        """The observer for the worker."""
        return self._metrics or Observer()

    def observe_canvas(self, platform: str, canvas: Canvas) -> Canvas:
        """Return the canvas for the worker to draw on, which counts what is drawn."""
        if self._metrics is None:
            return canvas
        return ObservedCanvas(canvas, partial(self._metrics.count_drawing, platform))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Answer requests and notify systemd until the end of the block."""
        if not self._is_on:
            yield
            return
        async with AsyncExitStack() as stack:
            stack.callback(self._notifier.close)
            if self._listen:
                from bots.monitor.http_server import serve_http

                await stack.enter_async_context(serve_http(self._listen, self._health, self._export))
            await stack.enter_async_context(_in_background(self._heartbeat.run()))
            stack.callback(self._heartbeat.stop)
            yield

    @asynccontextmanager
    async def watching(self, client: Client) -> AsyncIterator[None]:
        """Watch the connection to storage until the end of the block."""
        if not self._is_on:
            yield
            return
        client.observer = self._metrics
        async with _in_background(self._probe.run(client)):
            yield

    @contextmanager
    def serving(self, worker: Worker) -> Iterator[None]:
        """Watch the worker; the end of the block is where the service begins to stop."""
        self._health.has_drawn = worker.has_resumed.is_set
        self._health.is_draining = lambda: worker.policy.rules.draining
        if (metrics := self._metrics) is not None:
            self._health.count_games = lambda: metrics.games
        self._count_waiting = worker.redrawer.count_waiting
        try:
            yield
        finally:
            self._heartbeat.stop()

    def _export(self) -> bytes:
        assert self._metrics is not None  # noqa: S101
        health = self._health
        self._metrics.set_state(health.is_ready, health.serving(), self._count_waiting(), health.is_draining())
        return self._metrics.export()


def _make_metrics() -> Metrics:
    """Return new metrics. Imported here, like the HTTP server: a bot that nobody watches starts faster without them."""
    from bots.monitor.metrics import Metrics

    return Metrics()


@asynccontextmanager
async def _in_background(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Run the coroutine as a task until the end of the block."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
