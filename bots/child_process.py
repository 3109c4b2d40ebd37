"""Work of many seconds in a process of its own, so that the event loop never waits for it.

The process reads what to do from its input and writes what it found to its output. It knows neither the settings nor
the server, has the lowest priority, and ends with the task that waits for it. If the program is killed, nobody can end
that process, but its input comes to an end, which it notices.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Final

POLITENESS: Final = 19  # everything else goes first
LATEST: Final = 600.0  # seconds after which nothing is expected any more
INPUT: Final = 0  # the descriptor
SIZE: Final = 8  # bytes that tell how many follow


async def run_apart(module: str, given: bytes, latest: float = LATEST) -> bytes | None:
    """Call `main` of that module in another process; return what it wrote, or None if it failed or took longer than
    `latest` seconds."""
    environment = {"PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}  # no secrets
    code = f"from {module} import main; main()"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
    )
    try:
        async with asyncio.timeout(latest):
            found = await _ask(process, given)
    except TimeoutError:
        return None
    finally:
        with suppress(ProcessLookupError):  # it is done
            process.kill()
        await process.wait()
    return found if process.returncode == 0 else None


async def _ask(process: Process, given: bytes) -> bytes:
    """Return what the process finds. Its input stays open meanwhile: the end of it would be that of this process."""
    assert process.stdin is not None and process.stdout is not None  # noqa: S101, PT018
    with suppress(ConnectionError):  # it has ended already
        process.stdin.write(len(given).to_bytes(SIZE) + given)
        await process.stdin.drain()
    found = await process.stdout.read()
    await process.wait()
    return found


def answer(work: Callable[[bytes], bytes]) -> None:
    """In the other process: do the work on what was given, after everything else."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    given = _read(int.from_bytes(_read(SIZE)))
    Thread(target=_end_with_input, daemon=True).start()
    sys.stdout.buffer.write(work(given))


def _read(size: int) -> bytes:
    """Return that many bytes of the input."""
    found = b""
    while len(found) < size:
        more = os.read(INPUT, size - len(found))
        if not more:
            raise EOFError
        found += more
    return found


def _end_with_input() -> None:
    """End at once when the input does."""
    while os.read(INPUT, 1):
        pass
    os._exit(1)
