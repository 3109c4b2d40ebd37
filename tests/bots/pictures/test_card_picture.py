"""One card as a picture: what is on it, in every language, and that all of it fits."""

from io import BytesIO

import pytest
from PIL import Image

from bots.language.texts import Texts, languages
from bots.language.wording import explain
from bots.pictures import card_painter as painter
from bots.pictures.kingdom import card_picture
from bots.pictures.lettering import fitting_font, font, wrap, wrap_evenly
from bots.pictures.model import Bonus
from bots.pictures.png import render_png
from engine import KINDS, MIXED_PILES


def test_a_card_has_its_name_cost_bonuses_text_and_types_and_the_same_in_words():
    picture = card_picture("militia", texts=Texts())
    assert (picture.tile.name, picture.tile.cost, picture.tile.kinds) == ("Militia", "4", "Action – Attack")
    assert picture.tile.bonuses == (Bonus("coins", 2),)
    assert picture.words == explain("militia", Texts())


@pytest.mark.parametrize("language", languages())
def test_every_card_fits_on_its_picture(language):
    for id in (*KINDS, *MIXED_PILES):
        tile = card_picture(id, texts=Texts(language)).tile
        beside = 32 * 2 + painter.COIN + 28
        room = painter.WIDTH - 2 * painter.MARGIN - beside
        letters = fitting_font(tile.name, "Bold", painter.NAME, painter.SMALLEST_NAME, room)
        assert letters.getlength(tile.name) <= room, id
        assert (
            fitting_font(tile.kinds, "Semibold", painter.TYPES, 34, painter.ROOM).getlength(tile.kinds) <= painter.ROOM
        )
        regular = font("Regular", painter.TEXT)
        assert all(regular.getlength(line) <= painter.ROOM for line in wrap_evenly(tile.text, regular, painter.ROOM)), (
            id
        )
        assert all(painter._row_width(row) <= painter.ROOM for row in painter.bonus_rows(tile.bonuses)), id


@pytest.mark.parametrize("language", languages())
def test_lines_of_a_text_are_about_equally_long_and_no_more_than_they_must_be(language):
    letters, short = font("Regular", painter.TEXT), 0
    for id in KINDS:
        text = card_picture(id, texts=Texts(language)).tile.text
        lines = wrap_evenly(text, letters, painter.ROOM)
        assert len(lines) == len(wrap(text, letters, painter.ROOM))
        assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")
        assert not [line for line in lines if line.endswith("+1")]
        short += len(lines) > 1 and letters.getlength(lines[-1]) < painter.ROOM / 4
    assert short < 8


@pytest.mark.parametrize("id", ["market", "knights", "gold"])
def test_a_card_is_a_small_picture_with_letters_that_can_be_read(id):
    data = render_png(card_picture(id, texts=Texts("de")))
    image = Image.open(BytesIO(data))
    assert (image.format, image.width) == ("PNG", 1080)
    assert 0.5 < image.height / image.width < 1.5
    assert len(data) < 100_000
    assert min(painter.TEXT, painter.TYPES, painter.SMALLEST_NAME) >= 34
