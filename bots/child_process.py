"""Work of many seconds in a process of its own, so that the event loop never waits for it.

The process reads what to do from its input and writes what it found to its output. It knows neither the settings nor
the server, has the lowest priority, and ends with the task that waits for it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable
from contextlib import suppress
from typing import Final

POLITENESS: Final = 19  # everything else goes first


async def run_apart(module: str, given: bytes, latest: float | None = None) -> bytes | None:
    """Call `main` of that module in another process; return what it wrote, or None if it failed or took longer than
    `latest` seconds."""
    environment = {"PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}  # no secrets
    code = f"from {module} import main; main()"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
    )
    try:
        async with asyncio.timeout(latest):
            found, _ = await process.communicate(given)
    except TimeoutError:
        return None
    finally:
        with suppress(ProcessLookupError):  # it is done
            process.kill()
        await process.wait()
    return found if process.returncode == 0 else None


def answer(work: Callable[[bytes], bytes]) -> None:
    """In the other process: do the work on what was given, after everything else."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    sys.stdout.buffer.write(work(sys.stdin.buffer.read()))
