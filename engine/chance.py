"""Chance: the only module that decides anything by luck.

A game has one secret seed and counts its shuffles. Shuffle number n is a Fisher-Yates shuffle driven by the bytes of
SHAKE-256(seed, n), eight bytes per step, so anyone who learns the seed at the end can redo every shuffle in any
language. The SHA-256 of the seed is published at the start, which binds the dealer to it.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")


def seed_bytes(seed: str | bytes) -> bytes:
    """Return the seed as bytes; text is encoded as UTF-8."""
    return seed.encode() if isinstance(seed, str) else bytes(seed)


def commitment(seed: str | bytes) -> str:
    """Return the hash that is published before the game, in hexadecimal."""
    return hashlib.sha256(seed_bytes(seed)).hexdigest()


class Chance:
    """A secret seed and how many times it has been used."""

    __slots__ = ("draws", "seed")

    def __init__(self, seed: bytes, draws: int = 0) -> None:
        self.seed = seed
        self.draws = draws

    def _stream(self, length: int) -> bytes:
        self.draws += 1
        return hashlib.shake_256(self.seed + self.draws.to_bytes(8, "big")).digest(length)

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle the list in place."""
        count = len(items)
        if count < 2:
            return
        numbers = struct.unpack(f">{count - 1}Q", self._stream(8 * count - 8))
        for last, number in zip(range(count - 1, 0, -1), numbers, strict=True):
            other = number % (last + 1)
            items[last], items[other] = items[other], items[last]

    def below(self, limit: int) -> int:
        """Return a number from 0 up to, but not including, the limit."""
        return int.from_bytes(self._stream(8), "big") % limit

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]
