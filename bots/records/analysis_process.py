"""A process of its own that analyses one game: seconds of work, which must not keep the event loop from anything else.

It reads the number of play-outs and a packed record from its input, and writes the analysis to its output. It knows
neither the settings nor the server, so a failure in here costs nothing but this analysis.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress

from bots.records.analysis import analyse
from engine import Record

CODE = "from bots.records.analysis_process import main; main()"
POLITENESS = 10  # the process leaves the processor to the bot


async def analyse_apart(data: bytes, playouts: int) -> bytes | None:
    """Return the packed analysis of a packed record, made in another process; None if that failed."""
    environment = {"PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}  # no secrets
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", CODE, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=environment
    )
    try:
        found, _ = await process.communicate(b"%d\n" % playouts + data)
    finally:
        with suppress(ProcessLookupError):  # it is done
            process.kill()
        await process.wait()
    return found if process.returncode == 0 else None


def main() -> None:
    """Analyse the record in the standard input."""
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    playouts, _, data = sys.stdin.buffer.read().partition(b"\n")
    sys.stdout.buffer.write(analyse(Record.from_bytes(data), int(playouts)).to_bytes())
