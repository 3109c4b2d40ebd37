"""Renders pictures as PNG.

A phone shows a picture about 390 points wide, a third of its pixels, so letters are large.
"""

from __future__ import annotations

from bots.pictures.card_painter import paint_card
from bots.pictures.explained_card_painter import paint_explained_card
from bots.pictures.game_painter import paint_game
from bots.pictures.kingdom_painter import paint_kingdom
from bots.pictures.model import (
    CardPicture,
    ExplainedCardPicture,
    GamePicture,
    KingdomPicture,
    Picture,
    StepsPicture,
)
from bots.pictures.steps_painter import paint_steps
from bots.pictures.table_painter import paint_table


def render_png(picture: Picture) -> bytes:
    """Render the picture as PNG."""
    if isinstance(picture, KingdomPicture):
        return paint_kingdom(picture)
    if isinstance(picture, CardPicture):
        return paint_card(picture)
    if isinstance(picture, StepsPicture):
        return paint_steps(picture)
    if isinstance(picture, ExplainedCardPicture):
        return paint_explained_card(picture)
    return paint_game(picture) if isinstance(picture, GamePicture) else paint_table(picture)
