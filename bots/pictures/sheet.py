"""The sheet that every picture is painted on: its size, its parts, and how it becomes a file."""

from __future__ import annotations

from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

WIDTH: Final = 1080  # pixels, as all sizes of pictures; as wide as most phones can show
MARGIN: Final = 24
GAP: Final = 14  # between two cards
PADDING: Final = 18
CORNER: Final = 14
ROOM: Final = WIDTH - 2 * MARGIN
LARGEST: Final = 100_000  # bytes of a file
FEWEST: Final = 12  # colours with which a picture can still be read


class Area(NamedTuple):
    """A part of the picture."""

    left: int
    top: int
    right: int
    bottom: int


def to_png(image: Image.Image, colours: int) -> bytes:
    """Return the picture as a file with that many colours, or fewer if it would be too large.

    More colours than a painter asks for would make the file larger, and look the same.
    """
    written = BytesIO()
    image.quantize(colours, Image.Quantize.FASTOCTREE).save(written, "PNG", optimize=True)
    return written.getvalue() if written.tell() < LARGEST or colours <= FEWEST else to_png(image, colours // 2)
