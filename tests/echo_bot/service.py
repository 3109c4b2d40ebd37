"""The bot: connects, registers the commands, receives events, stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bots import redacted_log
from bots.adapter.commands import COMMANDS
from bots.adapter.platform import Platform, Status
from bots.adapter.registration import keep_registering, register
from bots.adapter.startup import connect
from bots.language.texts import Texts, languages
from bots.worker import Worker
from tests.echo_bot.canvas import EchoCanvas
from tests.echo_bot.dispatcher import EchoDispatcher
from tests.echo_bot.ids import PLATFORM
from tests.echo_bot.markup import SHAPE
from tests.echo_bot.server import Away, Event, Server

logger = logging.getLogger(__name__)

PAUSES = (0.0, 0.01)  # seconds: a server in memory needs no more


def platform(server: Server) -> Platform:
    """What a service would run."""
    return Platform(EchoBot(server), SHAPE)


class EchoBot:
    """A bot on one server. Events are handled side by side; those under way are finished before it stops."""

    introduction = "Echo, in memory"

    def __init__(self, server: Server) -> None:
        self.server = server
        self.status = Status("Echo")
        self._worker: Worker
        self._dispatcher: EchoDispatcher
        self._under_way: set[asyncio.Task[None]] = set()

    def canvas(self) -> EchoCanvas:
        return EchoCanvas(self.server)

    def serve(self, worker: Worker) -> None:
        self._worker = worker
        self._dispatcher = EchoDispatcher(worker, self.server)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        await connect(self.status, self.server.connect, (Away,), "ECHO_URL", pauses=PAUSES)
        async with keep_registering(self._register, PAUSES):
            receiving = asyncio.create_task(self._receive())
            try:
                yield
            finally:
                receiving.cancel()
                await asyncio.gather(receiving, *self._under_way, return_exceptions=True)

    async def check(self) -> str:
        await self.server.connect()
        return self.introduction

    async def lost(self) -> None:
        await self.server.lost.wait()
        raise Away

    async def _register(self) -> bool:
        menus = {
            language: {name: Texts(language).say(f"command-{name}") for name in COMMANDS} for language in languages()
        }
        return await register(self._worker, PLATFORM, "", menus, lambda: self.server.tell_commands(menus))

    async def _receive(self) -> None:
        while True:
            handling = asyncio.create_task(self._handle(await self.server.events.get()))
            self._under_way.add(handling)
            handling.add_done_callback(self._under_way.discard)

    async def _handle(self, event: Event) -> None:
        try:
            await self._dispatcher.handle(event)
        except Exception as error:  # one bad event must not keep the others from being handled
            redacted_log.report(logger, "an event", error)
        finally:
            self.server.events.task_done()
