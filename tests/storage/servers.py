"""Lines and servers for tests: a line that can lose an answer, other processes, a cluster on loopback."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time

import redis

from storage.embedded import server_program

SLOTS = 16384
NODES = 3
WORKER = """
import sys
from pathlib import Path
from storage.embedded import EmbeddedServer

server = EmbeddedServer(Path(sys.argv[1]), "no")
server.start()
print("ready", flush=True)
sys.stdin.readline()
server.stop()
print("left", flush=True)
"""


class Line:
    """A TCP line to a server on a socket, plain or with TLS."""

    def __init__(self, server, ssl=None):
        self._socket, self._ssl = server.socket, ssl
        self._writers, self._tasks = set(), set()
        self.loses = b""  # the next request with these bytes reaches the server; its answer is lost and the line cut
        self.lost = 0

    def leads_to(self, server):
        """Send new connections to that server; open ones stay as they are."""
        self._socket = server.socket

    async def __aenter__(self):
        self._listener = await asyncio.start_server(self._carry, "127.0.0.1", 0, ssl=self._ssl)
        self.port = self._listener.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self._listener.close()
        for writer in self._writers:
            writer.close()
        await asyncio.gather(*self._tasks)

    async def _carry(self, reader, writer):
        self._tasks.add(asyncio.current_task())
        far_reader, far_writer = await asyncio.open_unix_connection(self._socket)
        both = {writer, far_writer}
        self._writers |= both
        answers_wanted = asyncio.Event()
        answers_wanted.set()
        with contextlib.suppress(OSError):
            await asyncio.gather(
                self._requests(reader, far_writer, answers_wanted), self._answers(far_reader, writer, answers_wanted)
            )
        for end in both:
            end.close()

    async def _requests(self, reader, far_writer, answers_wanted):
        while request := await reader.read(1 << 16):
            if self.loses and self.loses in request:
                self.loses = b""
                answers_wanted.clear()
            far_writer.write(request)
        far_writer.close()

    async def _answers(self, far_reader, writer, answers_wanted):
        while answer := await far_reader.read(1 << 16):
            if not answers_wanted.is_set():
                self.lost += 1
                break
            writer.write(answer)
        writer.close()


class Worker:
    """Another process that uses the embedded server of a directory."""

    def __init__(self, directory):
        self._process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", WORKER, str(directory)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def is_ready(self):
        return self._process.stdout.readline() == "ready\n"

    def leaves(self):
        output, _ = self._process.communicate("\n", timeout=30)
        return output == "left\n"

    def is_killed(self):
        self._process.kill()
        self._process.communicate()


def asked(server, *command):
    """What the server answers, on a separate connection."""
    with redis.Redis(unix_socket_path=str(server.socket)) as client:
        return client.execute_command(*command)


def answers(server):
    """Whether anybody listens on the server's socket."""
    with socket.socket(socket.AF_UNIX) as line:
        return line.connect_ex(str(server.socket)) == 0


def process_of(server):
    return asked(server, "INFO", "server")["process_id"]


def lives(process):
    """Whether the process runs; one that ended and was not yet collected by its parent does not."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def kill(process):
    """Kill the process without warning."""
    os.kill(process, signal.SIGKILL)
    wait_until(lambda: not lives(process))


def wait_until(holds, seconds=20.0):
    end = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > end:
            raise TimeoutError
        time.sleep(0.01)


def free_ports(count):
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


@contextlib.contextmanager
def configured_server(directory, options):
    """The address of a server that a host has configured, which is stopped at the end."""
    path = directory / "server.sock"
    words = ["--port", "0", "--unixsocket", path, "--dir", directory, "--save", "", *options.split()]
    process = subprocess.Popen([server_program(), *map(str, words)], stdout=subprocess.DEVNULL)  # noqa: S603
    try:
        with redis.Redis(unix_socket_path=str(path)) as client:
            wait_until(lambda: is_answered(client))
        yield f"unix://{path}"
    finally:
        process.terminate()
        process.wait()


def is_answered(client):
    try:
        return client.ping()
    except redis.ConnectionError:
        return False


class LoopbackCluster:
    """Three nodes that share the slots between them. They may announce other ports than their own, those of lines."""

    def __init__(self, directory, announced=None):
        ports = free_ports(2 * NODES)
        self.ports = ports[:NODES]
        self._buses = ports[NODES:]
        self._announced = announced or self.ports
        self._processes = [
            self._node(directory / str(port), port, bus, announced)
            for port, bus, announced in zip(self.ports, self._buses, self._announced, strict=True)
        ]
        self._clients = [redis.Redis(port=port, decode_responses=True) for port in self.ports]

    def _node(self, directory, port, bus, announced):
        directory.mkdir()
        options = {
            "port": port,
            "cluster-port": bus,
            "bind": "127.0.0.1",
            "dir": directory,
            "save": "",
            "cluster-enabled": "yes",
            "cluster-announce-port": announced,
        }
        words = [str(word) for name, value in options.items() for word in (f"--{name}", value)]
        return subprocess.Popen([server_program(), *words], stdout=subprocess.DEVNULL)  # noqa: S603

    def start(self):
        share = -(-SLOTS // NODES)
        for number, client in enumerate(self._clients):
            wait_until(lambda client=client: is_answered(client))
            client.execute_command("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
            first, last = number * share, min((number + 1) * share, SLOTS) - 1
            client.execute_command("CLUSTER", "ADDSLOTSRANGE", first, last)
        for port, bus in zip(self.ports[1:], self._buses[1:], strict=True):
            self._clients[0].execute_command("CLUSTER", "MEET", "127.0.0.1", port, bus)
        wait_until(lambda: all(self._is_whole(client) for client in self._clients))
        self._wait_until_messages_arrive()

    def _is_whole(self, client):
        lines = client.execute_command("CLUSTER", "INFO").split()
        return {"cluster_state:ok", f"cluster_known_nodes:{NODES}", f"cluster_slots_ok:{SLOTS}"} <= set(lines)

    def _wait_until_messages_arrive(self):
        """A node ignores what others publish until it has heard of them on that link, which takes a moment longer."""
        for client in self._clients:
            with client.pubsub() as listener:
                listener.subscribe("probe")
                heard = set()

                def hears_all(listener=listener, heard=heard):
                    for number, other in enumerate(self._clients):
                        other.publish("probe", number)
                    while message := listener.get_message(ignore_subscribe_messages=True, timeout=0.02):
                        heard.add(int(message["data"]))
                    return {*range(NODES)} <= heard

                wait_until(hears_all)

    def stop(self):
        for client in self._clients:
            client.close()
        for process in self._processes:
            process.terminate()
            process.wait()
