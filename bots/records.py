"""Records of finished games, as files that people can keep and check."""

from __future__ import annotations

from typing import NamedTuple

from bots.ledger import Ledger
from bots.refusals import Refusal
from storage.places import Place


class File(NamedTuple):
    """Something to keep, under a name."""

    name: str
    data: bytes


async def last_record(ledger: Ledger, place: Place) -> File:
    """The record of the game that was finished last at that place, whether or not its table still stands there."""
    kept = await ledger.results.games(place)
    if not kept:
        raise Refusal("no-record")
    return File(f"{kept[0]}.json", (await ledger.export(place, kept[0])).encode())
