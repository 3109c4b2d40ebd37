"""Saved games and records as bytes: a letter, a format number, a checksum, and a msgpack value.

The problem: games and records live for years, the program changes every week. The idea: what is saved has names and
defaults. Fields, zones and counters that were added later are missing in old bytes and get their defaults; fields at
their default are left out, which also keeps saves small. The format number changes only when the meaning of what is
there changes; then `UPGRADES` in `engine.upgrades` has a function from each format to the next, so bytes of every
format ever released can be read.

What if the bytes are from a newer version, after a downgrade, say? An unknown field may be ignored where the game goes
on as if it had never been: fields next to the snapshot, and counters of the turn, which end with it. It may not where
something would be lost for the rest of the game: cards in an unknown zone, an unknown card or pile, an option of the
setup, a field of a seat or of the state as a whole. Those are refused ("saved by a newer version"), unless they are
empty, and stay as they are until the newer version is back.

The rule for this module and `engine.snapshots`: bytes with a valid checksum may still be made by hand, so every type
and every range is checked when loading. Loading either raises BadSave or returns a game that can be played.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgpack

from engine.errors import BadSave, NewerSave

MAGIC: Final = b"D"
FORMAT: Final = 2
HEAD: Final = MAGIC + bytes([FORMAT])
DAMAGED: Final = "these bytes are damaged"


def pack_value(value: Any) -> bytes:
    """Return the value as msgpack, without head and checksum."""
    packed: bytes = msgpack.packb(value)
    return packed


def unpack_value(data: bytes) -> Any:
    """Return the value of msgpack bytes; raise BadSave if they are not."""
    try:
        return msgpack.unpackb(data, object_pairs_hook=_unique)
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException) as reason:
        raise BadSave(DAMAGED) from reason


def _unique(pairs: list[tuple[Any, Any]]) -> dict[Any, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name occurs twice in one map")
    return found


def pack(value: Any) -> bytes:
    """Return the value as bytes with head and checksum, in the present format."""
    packed = pack_value(value)
    return HEAD + zlib.crc32(packed).to_bytes(4, "big") + packed


def unpack(data: bytes) -> tuple[int, Any]:
    """Return the format that was packed, and the value."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadSave("a saved game is bytes")
    data = bytes(data)
    if data[:1] != MAGIC or len(data) < 7:
        raise BadSave("these bytes are not a saved game")
    if data[1] < 1:
        raise BadSave("these bytes are not a saved game")
    if data[1] > FORMAT:
        raise NewerSave(f"saved by a newer version in format {data[1]}; this version reads formats up to {FORMAT}")
    checksum, packed = data[2:6], data[6:]
    if zlib.crc32(packed).to_bytes(4, "big") != checksum:
        raise BadSave(DAMAGED)
    return data[1], unpack_value(packed)
