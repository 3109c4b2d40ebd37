"""The fonts of the pages that are photographed: always the same ones, whatever else is installed.

Letters of a chat are those of the project's own pictures, which are put into the page. A terminal and emojis need fonts
of the machine; without them the picture would show others, so they are required.
"""

from __future__ import annotations

import shutil
import subprocess
from base64 import b64encode
from importlib.resources import files
from typing import Final

CHAT: Final = "Chat"  # the family of the letters of a chat
MONOSPACED, EMOJI, SIGNS = "DejaVu Sans Mono", "Noto Color Emoji", "DejaVu Sans"
REQUIRED: Final = {MONOSPACED: "fonts-dejavu", EMOJI: "fonts-noto-color-emoji", SIGNS: "fonts-dejavu"}
WEIGHTS: Final = {"Regular": 400, "Semibold": 600, "Bold": 700}


def require_fonts() -> None:
    """Say which font is missing, if one is."""
    listing = shutil.which("fc-list")
    if listing is None:
        raise SystemExit("Pictures need fontconfig; on Debian: apt-get install fontconfig")
    found = subprocess.run([listing, ":", "family"], check=True, capture_output=True, text=True)  # noqa: S603
    families = {name for line in found.stdout.splitlines() for name in line.split(",")}
    for name, package in REQUIRED.items():
        if name not in families:
            raise SystemExit(f"Pictures need the font {name}; on Debian: apt-get install {package}")


def chat_faces() -> str:
    """Return the style sheet that declares the letters of a chat."""
    return "".join(_face(weight, number) for weight, number in WEIGHTS.items())


def _face(weight: str, number: int) -> str:
    data = files("font_source_sans_pro").joinpath(f"files/SourceSansPro-{weight}.ttf").read_bytes()
    source = f"url(data:font/ttf;base64,{b64encode(data).decode()})"
    return f"@font-face {{ font-family: {CHAT}; font-weight: {number}; src: {source}; }}\n"
