"""The answers of a game as bytes that are only ever added to, so that a press writes no more than what is new.

Every write adds one chunk. A chunk is msgpack items one after another: a list `[seat, *picks]` is an answer, a bare
number says that only that many of the answers before it count (a move was taken back).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgpack

from engine import Picks
from storage.errors import BadTable

Answer: TypeAlias = tuple[int, Picks]


def pack_answer(seat: int, picks: Picks) -> bytes:
    """Pack an accepted answer."""
    data: bytes = msgpack.packb([seat, *picks])
    return data


def pack_cut(number: int) -> bytes:
    """Pack the mark after which only that many of the earlier answers count."""
    data: bytes = msgpack.packb(number)
    return data


def unpack_answers(chunks: Iterable[bytes]) -> list[Answer]:
    """Return the answers that count, in the order in which they were given; raise BadTable if a chunk is damaged."""
    found: list[Answer] = []
    for chunk in chunks:
        for item in _items(chunk):
            if type(item) is int and 0 <= item <= len(found):
                del found[item:]
            else:
                found.append(_answer(item))
    return found


def _items(chunk: bytes) -> list[Any]:
    """Return the items of a chunk; a chunk that ends in the middle of an item is damaged."""
    unpacker = msgpack.Unpacker(max_buffer_size=0)
    unpacker.feed(chunk)
    items = []
    try:
        while unpacker.tell() < len(chunk):
            items.append(unpacker.unpack())
    except (TypeError, ValueError, msgpack.UnpackException) as reason:
        raise BadTable("the answers of the game are damaged") from reason
    return items


def _answer(item: Any) -> Answer:
    if type(item) is not list or not item or any(type(number) is not int or number < 0 for number in item):
        raise BadTable("the answers of the game are damaged")
    return item[0], tuple(item[1:])
