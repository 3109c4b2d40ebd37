"""The program as a separate process, started quickly: forked from one that has already imported it.

What `python -m bots` itself does, from the interpreter on, is tested by those that start it afresh.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.program_server import Request

ROOT = Path(__file__).parent.parent
# Kept because a server that is dropped while it is running warns, and processes that are forked forget exit handlers.
servers: list[subprocess.Popen[bytes]] = []


@cache
def start_server() -> socket.socket:
    """Start the process to fork from, which ends with this one; processes that are forked from this one share it."""
    requests, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.program_server", str(far.fileno())]
    process = subprocess.Popen(command, cwd=ROOT, pass_fds=[far.fileno()], start_new_session=True)  # noqa: S603
    servers.append(process)
    far.close()

    def end() -> None:
        requests.close()
        process.wait()

    atexit.register(end)
    return requests


class Program:
    """A running program, with the methods of `subprocess.Popen` that tests need."""

    def __init__(self, environment, directory, *streams, arguments=(), new_session=False, show_warnings=False):
        self._report, far = socket.socketpair()
        request = Request(list(arguments), environment, str(directory), new_session, show_warnings)
        with far:
            socket.send_fds(start_server(), [json.dumps(request).encode()], [*streams, far.fileno()])
        self.pid = self._next_number()
        self._status = None

    def _next_number(self):
        line = b""
        while not line.endswith(b"\n"):
            if not (byte := self._report.recv(1)):
                raise RuntimeError("the program could not be started, or nobody waited for its end")
            line += byte
        return int(line)

    @property
    def returncode(self):
        """The exit status; None while the program is running."""
        if self._status is None and select.select([self._report], [], [], 0)[0]:
            self._status = self._next_number()
            self._report.close()
        return self._status

    def send_signal(self, number):
        if self.returncode is None:
            os.kill(self.pid, number)

    def kill(self):
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout=None):
        """Wait for the end of the program; return its status."""
        if self.returncode is None and not select.select([self._report], [], [], timeout)[0]:
            raise TimeoutError("the program goes on")
        return self.returncode


class PipedProgram(Program):
    """A program without a keyboard, whose output is read. It can read a file with what would be typed."""

    def __init__(self, environment, directory, typed=None, **options):
        (out, far_out), (errors, far_errors) = os.pipe(), os.pipe()
        self.stdout, self.stderr = os.fdopen(out, "rb"), os.fdopen(errors, "rb")
        with open(typed or os.devnull, "rb") as keyboard:
            super().__init__(environment, directory, keyboard.fileno(), far_out, far_errors, **options)
        for descriptor in (far_out, far_errors):
            os.close(descriptor)

    def communicate(self, timeout=None):
        """Return what it writes until its end, which must be little, and what it complains about."""
        with self.stdout, self.stderr:
            written = self.stdout.read(), self.stderr.read()
        self.wait(timeout)
        return written


class AsyncProgram(Program):
    """The same for `asyncio.subprocess.Process`."""

    async def wait(self):
        if self.returncode is None:
            loop, ended = asyncio.get_running_loop(), asyncio.Event()
            loop.add_reader(self._report, ended.set)
            try:
                await ended.wait()
            finally:
                loop.remove_reader(self._report)
        return self.returncode
