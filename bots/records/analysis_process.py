"""A process of its own that analyses one game: it is given the number of play-outs and a packed record."""

from __future__ import annotations

from bots.child_process import answer, run_apart
from bots.records.analysis import analyse
from engine import Record


async def analyse_apart(data: bytes, playouts: int) -> bytes | None:
    """Return the packed analysis of a packed record, made in another process; None if that failed."""
    return await run_apart(__name__, b"%d\n" % playouts + data)


def main() -> None:
    """Analyse the record that is given."""
    answer(_analyse)


def _analyse(given: bytes) -> bytes:
    playouts, _, data = given.partition(b"\n")
    return analyse(Record.from_bytes(data), int(playouts)).to_bytes()
