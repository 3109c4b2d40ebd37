"""Makes PNG files of web pages and SVG files with a headless Chromium."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image, ImageChops

from bench.fonts import require_fonts

CHROMIUM: Final = ("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars")
HIGHEST: Final = 4000  # pixels of a page before it is cut to what is on it
COLOURS: Final = 256  # of a picture; the file is half as large as with all of them


def require_chromium() -> None:
    """Say what is missing, if anything is."""
    if shutil.which(CHROMIUM[0]) is None:
        raise SystemExit("Pictures need Chromium; on Debian: apt-get install chromium")
    require_fonts()


def photograph(page: str, target: Path, width: int, scale: int = 2) -> None:
    """Make a PNG of the page at that width, cut below what is on it. The first pixel must show the background."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "page.html")
        source.write_text(page, encoding="utf-8")
        window = (f"--force-device-scale-factor={scale}", f"--window-size={width},{HIGHEST}")
        command = (*CHROMIUM, *window, f"--screenshot={target}", source.as_uri())
        subprocess.run(command, check=True, capture_output=True)  # noqa: S603
    with Image.open(target) as whole:
        drawn = whole.convert("RGB")
    empty = Image.new("RGB", drawn.size, drawn.getpixel((0, 0)))
    bounds = ImageChops.difference(drawn, empty).getbbox()
    bottom = min(drawn.height, (bounds[3] if bounds else 1) + 16 * scale)
    cut = drawn.crop((0, 0, drawn.width, bottom))
    # Not the median cut, which gives the marks, of which there is little, the colours of what is larger.
    few = cut.quantize(COLOURS, Image.Quantize.FASTOCTREE, kmeans=1, dither=Image.Dither.NONE)
    few.save(target, optimize=True)
