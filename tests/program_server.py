"""A process that has already imported the program, and forks whenever a test starts it (`tests/program.py`).

Importing takes more than a second of a core each time, and dozens of tests start the program. A fork is a process like
any other: it has its own signals, streams, directory and environment, can be killed, and leaves through the end of the
interpreter. `python -m tests.program_server SOCKET` serves requests until the other end of that socket is closed.
"""

from __future__ import annotations

import gc
import json
import os
import selectors
import signal
import socket
import sys
import warnings
from typing import NamedTuple

STREAMS = (0, 1, 2)
LONGEST = 1 << 20  # bytes of a request


class Request(NamedTuple):
    """How to start the program."""

    arguments: list[str]
    environment: dict[str, str]
    directory: str
    new_session: bool
    show_warnings: bool


class ProgramServer:
    """Forks once for each request, and reports process id and exit status to its sender."""

    def __init__(self, requests: socket.socket) -> None:
        self.requests = requests
        self.reports: dict[int, int] = {}  # file descriptors by process id
        self.ended, self._wakes = socket.socketpair()
        for end in (self.ended, self._wakes):
            end.setblocking(False)
        signal.set_wakeup_fd(self._wakes.fileno())
        signal.signal(signal.SIGCHLD, lambda *_: None)

    def serve(self) -> Request | None:
        """Fork for every request; return it in the process that was forked. Return None when there are no more."""
        with selectors.DefaultSelector() as selector:
            for end in (self.requests, self.ended):
                selector.register(end, selectors.EVENT_READ)
            while True:
                for key, _ in selector.select():
                    if key.fileobj is self.ended:
                        self.ended.recv(4096)
                        self._reap()
                        continue
                    data, descriptors, _, _ = socket.recv_fds(self.requests, LONGEST, 4)
                    if not data:
                        return None
                    if not (process := os.fork()):
                        self._become_the_program(descriptors)
                        return Request(*json.loads(data))
                    *streams, report = descriptors
                    for descriptor in streams:
                        os.close(descriptor)
                    os.write(report, b"%d\n" % process)
                    self.reports[process] = report
                    self._reap()

    def _become_the_program(self, descriptors: list[int]) -> None:
        """Take over the streams, and let go of everything that belongs to the server."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        *streams, report = descriptors
        for descriptor in (report, *self.reports.values()):
            os.close(descriptor)
        for end in (self.requests, self.ended, self._wakes):
            end.close()
        for stream, descriptor in zip(STREAMS, streams, strict=True):
            os.dup2(descriptor, stream)
            os.close(descriptor)

    def _reap(self) -> None:
        """Report every process that has ended."""
        while self.reports:
            process, status = os.waitpid(-1, os.WNOHANG)
            if not process:
                return
            report = self.reports.pop(process)
            try:
                os.write(report, b"%d\n" % os.waitstatus_to_exitcode(status))
            except BrokenPipeError:
                pass  # nobody waits for it
            finally:
                os.close(report)


def run(request: Request) -> int:
    """Run the program as if it had just been started."""
    from bots.__main__ import start

    if request.new_session:
        os.setsid()
    if request.show_warnings:
        warnings.simplefilter("always")
    os.chdir(request.directory)
    os.environ.clear()
    os.environ.update(request.environment)
    sys.argv = ["bots", *request.arguments]
    sys.stdin = open(0, closefd=False)  # noqa: SIM115
    sys.stdout = open(1, "w", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, closefd=False)  # noqa: SIM115
    return start()


def main() -> int:
    import bots.command_line
    import bots.discord_bot.service
    import bots.service
    import bots.telegram_bot.service
    import bots.terminal.main  # noqa: F401

    gc.collect()
    gc.freeze()  # forks share this memory as long as nobody looks through it
    request = ProgramServer(socket.socket(fileno=int(sys.argv[1]))).serve()
    return 0 if request is None else run(request)


if __name__ == "__main__":
    sys.exit(main())
