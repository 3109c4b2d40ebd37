"""The sheet that every picture is painted on: its size, its parts, and how it becomes a file."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from bots.pictures.colours import PAINTS, Colour

WIDTH: Final = 1080  # pixels, as all sizes of pictures; as wide as most phones can show
MARGIN: Final = 24
GAP: Final = 14  # between two cards
PADDING: Final = 18
CORNER: Final = 14
ROOM: Final = WIDTH - 2 * MARGIN
LARGEST: Final = 100_000  # bytes of a file
COUNTED: Final = 1 << 14  # colours that are counted, of which all pictures have fewer; room for more takes memory
SHADES: Final = (24, 48, 72, 96, 130)  # how far apart the shades at edges are in a file: the first looks best


class Area(NamedTuple):
    """A part of the picture."""

    left: int
    top: int
    right: int
    bottom: int


def to_png(image: Image.Image, colours: int) -> bytes:
    """Return the picture as a file with that many colours, with fewer shades at edges if it would be too large.

    More colours than a painter asks for would make the file larger, and look the same.
    """
    data = b""
    for shade in SHADES:
        data = _write(image, _palette(image, colours, shade))
        if len(data) < LARGEST:
            break
    return data


def _palette(image: Image.Image, most: int, apart: int) -> list[Colour]:
    """Return the colours that things are painted with, and of the shades at their edges the most frequent.

    No shade is close to another colour, so that the many of one colour leave room for some of the others.
    """
    found = image.getcolors(COUNTED) or image.quantize().convert("RGB").getcolors() or []
    by_frequency = [colour for _, colour in sorted(found, reverse=True) if isinstance(colour, tuple)]
    chosen = [(red, green, blue) for red, green, blue in by_frequency if (red, green, blue) in PAINTS]
    for red, green, blue in by_frequency:
        if len(chosen) >= most:
            break
        if all((red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2 >= apart**2 for r, g, b in chosen):
            chosen.append((red, green, blue))
    return chosen


def _write(image: Image.Image, colours: Sequence[Colour]) -> bytes:
    """Return the picture as PNG with these colours. What Pillow writes is up to a twelfth larger: with 16 colours or
    fewer it filters the rows, which only helps photographs."""
    palette, shares = Image.new("P", (1, 1)), bytes(share for colour in colours for share in colour)
    palette.putpalette(shares)
    indexed, bits = image.quantize(palette=palette, dither=Image.Dither.NONE), 4 if len(colours) <= 16 else 8
    pixels = indexed.tobytes("raw", "P;4" if bits == 4 else "P")
    length = len(pixels) // image.height
    rows = b"".join(b"\0" + pixels[at : at + length] for at in range(0, len(pixels), length))
    packer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9)
    header = struct.pack(">IIBBBBB", *image.size, bits, 3, 0, 0, 0)
    chunks = (b"IHDR", header), (b"PLTE", shares), (b"IDAT", packer.compress(rows) + packer.flush()), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*each) for each in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
