"""Renders pictures as PNG.

A phone shows a picture about 390 points wide, a third of its pixels, so letters are large.
"""

from __future__ import annotations

from bots.pictures.game_painter import paint_game
from bots.pictures.kingdom_painter import paint_kingdom
from bots.pictures.model import KingdomPicture, Picture


def render_png(picture: Picture) -> bytes:
    """Render the picture as PNG."""
    return paint_kingdom(picture) if isinstance(picture, KingdomPicture) else paint_game(picture)
