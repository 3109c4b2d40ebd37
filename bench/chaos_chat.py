"""The chat of the chaos: it keeps what people see, as a platform would, and outlives every worker.

A message that was under way when its worker died still arrives. Nobody but the chat knows what is really on screen.
"""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.chaos_line import LONGEST, Line, Message, screen_of
from bots.screens import Screen
from engine.chance import Chance
from storage.places import Place

SLOWEST = 8  # milliseconds a message takes to the chat, and its answer back


class Lost(Exception):
    """The worker died before it answered: what was asked may be done or not."""


@dataclass(slots=True)
class Shown:
    """A message in the chat."""

    place: Place
    audience: str
    screen: Screen
    life: int  # of the worker that sent it
    given_up: bool = False  # so many came after it so fast that it is no longer kept in mind


class Chat:
    """All messages, and the line to the worker that lives now."""

    def __init__(self, socket: Path, chance: Chance) -> None:
        self.socket = socket
        self.messages: dict[str, Shown] = {}
        self.life = 0  # how many workers there have been
        self.up = asyncio.Event()
        self.drawing = asyncio.Event()  # a worker has just asked for something to be shown
        self.pressing = asyncio.Event()  # something has just been asked of a worker
        self._chance = chance
        self._line: Line | None = None
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._serve, str(self.socket), limit=LONGEST)

    async def close(self) -> None:
        """The worker, if one is left, is told to go by the end of the line."""
        if self._line is not None:
            self._line.close()
        if self._server is not None:
            self._server.close()
        await asyncio.gather(*self._tasks)

    # What people see

    def seen(self, place: Place, audience: str) -> Screen | None:
        """The latest message of that audience."""
        found = [shown.screen for shown in self.messages.values() if (shown.place, shown.audience) == (place, audience)]
        return found[-1] if found else None

    def at(self, place: Place) -> dict[str, Shown]:
        return {message: shown for message, shown in self.messages.items() if shown.place == place}

    # What people ask

    async def ask(self, verb: str, **request: Any) -> Message:
        """The worker's answer."""
        await self.up.wait()
        if self._line is None:
            raise Lost
        number = next(self._numbers)
        waiting: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        self._line.send(id=number, verb=verb, **request)
        self.pressing.set()
        return await waiting

    # The worker's side

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.life += 1
        line = self._line = Line(reader, writer)
        self.up.set()
        async for message in line.messages():
            if "ask" in message:
                self._carry(line, message, self.life)
            elif waiting := self._waiting.pop(message["id"], None):
                waiting.set_result(message)
        line.close()
        if self._line is line:
            self._hung_up()

    def _hung_up(self) -> None:
        self.up.clear()
        self._line = None
        for waiting in self._waiting.values():
            waiting.set_exception(Lost())
        self._waiting.clear()

    def _carry(self, line: Line, request: Message, life: int) -> None:
        self.drawing.set()
        task = asyncio.create_task(self._carried(line, request, life))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _carried(self, line: Line, request: Message, life: int) -> None:
        await self._pass_time()
        message = self._done(request, life)
        await self._pass_time()
        line.send(answer=request["ask"], message=message)

    async def _pass_time(self) -> None:
        await asyncio.sleep(self._chance.below(SLOWEST) / 1000)

    def _done(self, request: Message, life: int) -> str:
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
