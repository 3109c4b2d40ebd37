"""The chat of the chaos test: it stores what people see, as a platform would, and is never killed.

A message that was on its way when its worker died still arrives. Only the chat knows what is really on screen.
"""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.chaos_connection import LONGEST, Connection, Message, screen_of
from bots.screens.model import Screen
from engine import Chance
from storage.places import Place

SLOWEST = 8  # milliseconds, at most, until a request arrives at the chat, and again until its answer is back


class Lost(Exception):
    """The worker died before it answered: the request may have been carried out or not."""


@dataclass(slots=True)
class Shown:
    """A message in the chat."""

    place: Place
    audience: str
    screen: Screen
    life: int  # the number of the worker that sent it
    given_up: bool = False  # replaced so often and so fast that the worker will not remove it any more


class Chat:
    """All messages, and the connection to the current worker."""

    def __init__(self, socket: Path, chance: Chance) -> None:
        self.socket = socket
        self.messages: dict[str, Shown] = {}
        self.life = 0  # how many workers there have been
        self.up = asyncio.Event()
        self.drawing = asyncio.Event()  # the worker has just asked to show something
        self.pressing = asyncio.Event()  # the worker has just been asked something
        self._chance = chance
        self._connection: Connection | None = None
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, str(self.socket), limit=LONGEST)

    async def close(self) -> None:
        """Close the connection, which tells the worker, if one is left, to stop."""
        if self._connection is not None:
            self._connection.close()
        if self._server is not None:
            self._server.close()
        await asyncio.gather(*self._tasks)

    # What people see

    def latest(self, place: Place, audience: str) -> Screen | None:
        """Return the latest message of an audience."""
        found = [shown.screen for shown in self.messages.values() if (shown.place, shown.audience) == (place, audience)]
        return found[-1] if found else None

    def at(self, place: Place) -> dict[str, Shown]:
        return {message: shown for message, shown in self.messages.items() if shown.place == place}

    # What people ask

    async def ask(self, verb: str, **request: Any) -> Message:
        """Send a request to the worker and return its answer; raise Lost if it dies first."""
        await self.up.wait()
        if self._connection is None:
            raise Lost
        number = next(self._numbers)
        waiting: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        self._connection.send(id=number, verb=verb, **request)
        self.pressing.set()
        return await waiting

    # The worker's side

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.life += 1
        connection = self._connection = Connection(reader, writer)
        self.up.set()
        async for message in connection.messages():
            if "ask" in message:
                self._begin(connection, message, self.life)
            elif (waiting := self._waiting.pop(message["id"], None)) and not waiting.done():
                waiting.set_result(message)
        connection.close()
        if self._connection is connection:
            self._hang_up()

    def _hang_up(self) -> None:
        self.up.clear()
        self._connection = None
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(Lost())
        self._waiting.clear()

    def _begin(self, connection: Connection, request: Message, life: int) -> None:
        self.drawing.set()
        task = asyncio.create_task(self._serve_request(connection, request, life))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve_request(self, connection: Connection, request: Message, life: int) -> None:
        await self._pass_time()
        message = self._carry_out(request, life)
        await self._pass_time()
        connection.send(answer=request["ask"], message=message)

    async def _pass_time(self) -> None:
        await asyncio.sleep(self._chance.below(SLOWEST) / 1000)

    def _carry_out(self, request: Message, life: int) -> str:
        message: str = request["message"]
        if request["verb"] == "remove":
            self.messages.pop(message, None)
            return ""
        for old in request["given_up"]:
            if old in self.messages:
                self.messages[old].given_up = True
        screen = screen_of(request["screen"])
        if message in self.messages:
            self.messages[message].screen = screen
            return message
        message = f"m{next(self._numbers)}"
        self.messages[message] = Shown(Place.from_text(request["place"]), request["audience"], screen, life)
        return message
