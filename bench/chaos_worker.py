"""A worker to be killed: `python -m bench.chaos_worker SOCKET DIRECTORY FSYNC`.

It is the worker of the house on its embedded server; only its canvas is a line to the chat, and so are its people.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path
from typing import Any

from bench.chaos_line import LONGEST, Line, Message, plain
from bots import easel
from bots.drawn import MOST_REPLACED, Drawn
from bots.people import Person
from bots.refusals import Refusal
from bots.screens import Screen
from bots.texts import Texts
from bots.worker import Worker
from engine import EngineError
from storage.connection import opened
from storage.places import Place
from storage.table import Options

PEN = 1.0  # seconds; ten would keep every table quiet for longer than a worker lives here
GAP = 0.02  # seconds between two drawings of one channel


class Wire:
    """A canvas at the other end of the line."""

    gap = GAP
    lull = GAP

    def __init__(self, line: Line) -> None:
        self._line = line
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[str]] = {}

    async def show(self, place: Place, audience: str, screen: Screen, last: Drawn | None, anew: bool) -> str:
        message = last.message if last and not anew else ""
        # With one more to be removed there are too many to keep in mind: the oldest will stay where it is.
        given_up = [old.message for old in last.older()][: -MOST_REPLACED + 1] if last and anew else []
        return await self._ask("show", place, audience, message, screen=plain(screen), given_up=given_up)

    async def remove(self, place: Place, audience: str, last: Drawn) -> None:
        await self._ask("remove", place, audience, last.message)

    async def _ask(self, verb: str, place: Place, audience: str, message: str, **more: Any) -> str:
        number = next(self._numbers)
        self._asked[number] = asyncio.get_running_loop().create_future()
        self._line.send(ask=number, verb=verb, place=place.text, audience=audience, message=message, **more)
        return await self._asked[number]

    def answered(self, number: int, message: str) -> None:
        waiting = self._asked.pop(number)
        if not waiting.done():
            waiting.set_result(message)


class Desk:
    """Does what the chat asks for, each request by itself."""

    def __init__(self, worker: Worker, line: Line) -> None:
        self.worker = worker
        self._line = line
        self._texts = Texts()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, request: Message) -> None:
        task = asyncio.create_task(self._serve(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, request: Message) -> None:
        """The chat has the answer: done, refused, or failed in a way that leaves open whether it was done."""
        try:
            answer = await getattr(self, "_" + request["verb"])(request)
        except EngineError as refusal:
            answer = {"refused": refusal.key if isinstance(refusal, Refusal) else type(refusal).__name__}
        except Exception as failure:
            answer = {"failed": type(failure).__name__}
        self._line.send(id=request["id"], **answer)

    async def _press(self, request: Message) -> Message:
        person = Person(request["person"], request["name"])
        outcome = await self.worker.press(person, request["token"])
        if outcome.page:
            await self.worker.page(outcome, person, self._texts)
        return {"done": "draft" if outcome.draft else "page" if outcome.page else "press"}

    async def _open(self, request: Message) -> Message:
        options = Options("random", sets=tuple(request["sets"]), players=request["players"], pace=request["pace"])
        person = Person(request["person"], request["name"])
        await self.worker.tables.open(Place.from_text(request["place"]), person, request["title"], options)
        return {"done": "open"}

    async def _settle(self, _request: Message) -> Message:
        await self.worker.drawing.settled()
        return {"done": "settle"}


async def main(socket: str, directory: str, fsync: str) -> None:
    """Runs until the chat hangs up."""
    easel.PEN = PEN
    async with opened("", Path(directory), fsync) as client:
        line = Line(*await asyncio.open_unix_connection(socket, limit=LONGEST))
        wire = Wire(line)
        worker = Worker(client, {"telegram": wire})
        desk = Desk(worker, line)
        async with worker.running():
            async for message in line.messages():
                if "answer" in message:
                    wire.answered(message["answer"], message["message"])
                else:
                    desk.begin(message)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
