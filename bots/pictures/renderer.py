"""Renders pictures in a thread of their own, one after another, so that nothing else has to wait for them.

Several at once would not be ready sooner, and each takes some 20 MB while it is rendered, of which the allocator keeps
a part. Measured with 20 pictures: at most 121 MB and 98 MB afterwards, instead of 178 MB and 117 MB with six at once.
"""

from __future__ import annotations

import asyncio
import ctypes
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import Final, TypeAlias

from bots.pictures.model import CardPicture, ExplainedCardPicture, Picture, StepsPicture

KEPT: Final = 64  # pictures that are kept; each takes about 16 KB
# Those that are the same for everybody who reads the language; what belongs to one game is sent once.
Lasting: TypeAlias = StepsPicture | ExplainedCardPicture | CardPicture
M_MMAP_THRESHOLD: Final = -3  # a parameter of the C library
LARGE: Final = 1 << 20  # bytes


def _map_large_blocks() -> None:
    """Let the C library take large blocks from the system, and give them back at once when they are freed. Otherwise it
    keeps the 12 MB of an image that was the last block of its thread, which trimming does not reach."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, LARGE)


THREAD: Final = ThreadPoolExecutor(1, "pictures", _map_large_blocks)  # it is started by the first picture


async def render(picture: Picture) -> bytes:
    """Render the picture as PNG."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, _render, picture)


def _render(picture: Picture) -> bytes:
    return _render_once(picture) if isinstance(picture, Lasting) else _render_png(picture)


@lru_cache(maxsize=KEPT)
def _render_once(picture: Lasting) -> bytes:
    """Render a picture that many people look at."""
    return _render_png(picture)


def _render_png(picture: Picture) -> bytes:
    from bots.pictures.png import render_png  # not before it is needed: Pillow takes 5 MB

    try:
        return render_png(picture)
    finally:
        _give_memory_back()


def _give_memory_back() -> None:
    """Let the C library return freed memory to the system, if it is one that keeps it: 20 MB after large pictures."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


async def render_emblem(name: str) -> bytes:
    """Render the emblem of that name (see `emblems`) as PNG."""
    return await asyncio.get_running_loop().run_in_executor(THREAD, _render_emblem, name)


def _render_emblem(name: str) -> bytes:
    from bots.pictures.emblem_painter import paint_emblem

    return paint_emblem(name)
