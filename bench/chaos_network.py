"""The network of the chaos test on real platforms: connections to the storage that can be cut, and a load balancer."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
from collections.abc import Callable, Collection
from pathlib import Path

import aiohttp
from aiohttp import web

from bench.bot_process import BotProcess
from engine import Chance

PIECE = 1 << 16  # bytes
ESTABLISHED = "01"
SOCKET = re.compile(r"socket:\[(\d+)\]")
PATIENCE = 1.5  # seconds that the balancer waits for a worker before it tries another one
PAUSE = 0.05  # seconds between two attempts to deliver an update


class Link:
    """One connection from a process to a node."""

    def __init__(self, process: int, writers: tuple[asyncio.StreamWriter, asyncio.StreamWriter]) -> None:
        self.process = process
        self._writers = writers
        self.flowing = asyncio.Event()  # unset: data is held back in both directions
        self.flowing.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(PIECE):
                await self.flowing.wait()
                writer.write(data)
                await writer.drain()
        self.cut()

    def cut(self) -> None:
        """Abort the connection; what is in transit is lost."""
        self.flowing.set()
        for writer in self._writers:
            if writer.transport is not None:
                writer.transport.abort()


class Line:
    """All connections to one node; those of one process can be stalled, or cut and refused, until they are restored."""

    def __init__(self, workers: Callable[[], Collection[int]]) -> None:
        self.target = 0  # the port of the node
        self._workers = workers
        self._links: set[Link] = set()
        self._cut: set[int] = set()
        self._stalled: set[int] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        """Listen, and return the port."""
        self._listener = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        port: int = self._listener.sockets[0].getsockname()[1]
        return port

    async def close(self) -> None:
        self._listener.close()
        for link in list(self._links):
            link.cut()
        await asyncio.gather(*self._tasks)

    def cut(self, process: int) -> int:
        """Abort the connections of the process, and refuse new ones; return how many there were."""
        self._cut.add(process)
        links = self._links_of(process)
        for link in links:
            link.cut()
        return len(links)

    def stall(self, process: int) -> int:
        """Hold back all that the process sends and receives; return how many connections it has."""
        self._stalled.add(process)
        links = self._links_of(process)
        for link in links:
            link.flowing.clear()
        return len(links)

    def restore(self, process: int) -> None:
        self._cut.discard(process)
        self._stalled.discard(process)
        for link in self._links_of(process):
            link.flowing.set()

    def _links_of(self, process: int) -> list[Link]:
        return [link for link in self._links if link.process == process]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None  # noqa: S101
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await self._carry(reader, writer)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        process = process_of(writer.get_extra_info("peername")[1], self._workers())
        if process in self._cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        link = Link(process, (writer, far_writer))
        if process in self._stalled:
            link.flowing.clear()
        self._links.add(link)
        await asyncio.gather(link.carry(reader, far_writer), link.carry(far_reader, writer))
        self._links.discard(link)


def process_of(port: int, processes: Collection[int]) -> int:
    """Return which of the processes has a connection from this local port; 0 if none of them has."""
    wanted = f"0100007F:{port:04X}"
    lines = (line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:])
    inode = next((fields[9] for fields in lines if fields[1] == wanted and fields[3] == ESTABLISHED), "")
    return next((process for process in processes if inode in inodes_of(process)), 0)


def inodes_of(process: int) -> set[str]:
    """Return the sockets that a process has open."""
    found = set()
    with contextlib.suppress(OSError):
        for name in os.listdir(f"/proc/{process}/fd"):
            with contextlib.suppress(OSError):
                if match := SOCKET.fullmatch(os.readlink(f"/proc/{process}/fd/{name}")):
                    found.add(match[1])
    return found


class Balancer:
    """Passes each update to a random worker, several at a time; if that fails, to another one, as Telegram would.

    A worker that was stopped may have received the update nevertheless, and handles it when it continues: then two
    workers handle it.
    """

    def __init__(self, chance: Chance) -> None:
        self.workers: dict[BotProcess, str] = {}  # where each of them listens
        self.failures = 0
        self._chance = chance
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        """Listen, and return the address for webhooks."""
        server = web.Application()
        server.router.add_post("/updates", self._accept)
        self._runner = web.AppRunner(server, access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self._outgoing = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE))
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}/updates"

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._outgoing.close()
        await self._runner.cleanup()

    async def _accept(self, request: web.Request) -> web.Response:
        """Accept the update at once: the loopback server delivers the next one only after that."""
        task = asyncio.create_task(self._deliver(await request.read(), dict(request.headers)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return web.Response()

    async def _deliver(self, body: bytes, headers: dict[str, str]) -> None:
        while not await self._is_accepted(body, headers):
            self.failures += 1
            await asyncio.sleep(PAUSE)

    async def _is_accepted(self, body: bytes, headers: dict[str, str]) -> bool:
        address = self._chance.pick(list(self.workers.values()))
        try:
            async with self._outgoing.post(f"http://{address}/updates", data=body, headers=headers) as answer:
                return answer.ok
        except (OSError, aiohttp.ClientError):
            return False
