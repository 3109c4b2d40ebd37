"""The worker that the chaos test kills: `python -m bench.chaos_worker SOCKET DIRECTORY FSYNC`.

It is an ordinary worker with an embedded server, except that its canvas draws, and its people press, over a connection.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from pathlib import Path
from typing import Any

from bench import short_games
from bench.chaos_connection import LONGEST, Connection, Message, plain
from bots.drawing import place_drawer
from bots.drawing.canvas import Shown
from bots.drawing.diff import MOST_REPLACED, Drawn
from bots.language.texts import Texts
from bots.people import Person
from bots.refusals import Refusal
from bots.screens.model import Audience, Screen
from bots.tables.tokens import Token
from bots.worker import Worker
from engine import EngineError
from storage.connection import open_client
from storage.places import Place
from storage.table import Options

DRAWING_LEASE = 1.0  # seconds; the usual ten would block drawing for longer than a worker lives here
GAP = 0.02  # seconds between two drawings of one channel


class Wire:
    """A canvas at the other end of the connection."""

    burst, gap, threads_share_limit = 1, GAP, False
    lull = GAP
    bundle = GAP

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[str]] = {}

    async def show(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool) -> Shown:
        message = last.message if last and not anew else ""
        # One more replaced message makes too many to be noted: the oldest one will never be removed.
        given_up = [old.message for old in last.older()][: -MOST_REPLACED + 1] if last and anew else []
        return Shown(await self._ask("show", place, audience, message, screen=plain(screen), given_up=given_up))

    async def remove(self, place: Place, audience: Audience, last: Drawn) -> None:
        await self._ask("remove", place, audience, last.message)

    async def _ask(self, verb: str, place: Place, audience: Audience, message: str, **more: Any) -> str:
        number = next(self._numbers)
        self._asked[number] = asyncio.get_running_loop().create_future()
        self._connection.send(ask=number, verb=verb, place=place.text, audience=audience.key, message=message, **more)
        return await self._asked[number]

    def receive(self, number: int, message: str) -> None:
        waiting = self._asked.pop(number)
        if not waiting.done():
            waiting.set_result(message)


class Dispatcher:
    """Carries out the requests of the chat, several at a time."""

    def __init__(self, worker: Worker, connection: Connection) -> None:
        self.worker = worker
        self._connection = connection
        self._texts = Texts()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, request: Message) -> None:
        task = asyncio.create_task(self._serve(request))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, request: Message) -> None:
        """Carry out a request, and answer: done, refused, or failed (then it may have been done or not)."""
        try:
            answer = await getattr(self, "_" + request["verb"])(request)
        except EngineError as refusal:
            answer = {"refused": refusal.key if isinstance(refusal, Refusal) else type(refusal).__name__}
        except Exception as failure:
            answer = {"failed": type(failure).__name__}
        self._connection.send(id=request["id"], **answer)

    async def _press(self, request: Message) -> Message:
        person = Person(request["person"], request["name"])
        outcome = await self.worker.press(person, Token.decode(request["token"]))
        if outcome.page:
            await self.worker.page(outcome, person, self._texts)
        return {"done": "draft" if outcome.draft else "page" if outcome.page else "press"}

    async def _open(self, request: Message) -> Message:
        options = Options("random", sets=tuple(request["sets"]), players=request["players"], pace=request["pace"])
        person = Person(request["person"], request["name"])
        await self.worker.tables.open(Place.from_text(request["place"]), person, request["title"], options)
        return {"done": "open"}

    async def _settle(self, _request: Message) -> Message:
        await self.worker.redrawer.wait_until_settled()
        return {"done": "settle"}


async def main(socket: str, directory: str, fsync: str) -> None:
    """Run until the chat closes the connection."""
    place_drawer.DRAWING_LEASE = DRAWING_LEASE
    async with open_client("", Path(directory), fsync) as client:
        connection = Connection(*await asyncio.open_unix_connection(socket, limit=LONGEST))
        wire = Wire(connection)
        worker = Worker(client, {"telegram": wire})
        dispatcher = Dispatcher(worker, connection)
        async with worker.running():
            async for message in connection.messages():
                if "answer" in message:
                    wire.receive(message["answer"], message["message"])
                else:
                    dispatcher.begin(message)


if __name__ == "__main__":
    short_games.follow()
    asyncio.run(main(*sys.argv[1:]))
