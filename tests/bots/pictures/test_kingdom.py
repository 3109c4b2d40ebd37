"""The kingdom as a picture: what is on it, in every language, and that all of it can be seen and read."""

import struct
from io import BytesIO

import pytest
from PIL import Image

from bots.language.texts import Texts, languages
from bots.pictures import png
from bots.pictures.png import render_png
from bots.screens.notices import present_kingdom_picture
from engine import KINGDOM_PILES, RECOMMENDED
from tests.telegram_server import limits

KINGDOM = ("knights", "moat", "harem", "cultist", "village", "cellar", "market", "smithy", "mine", "chapel")


@pytest.fixture(params=languages())
def texts(request):
    return Texts(request.param)


def sheet(cards=KINGDOM, texts=Texts(), title="First Game"):  # noqa: B008
    return present_kingdom_picture(cards, texts=texts, title=title)


def size(data):
    return struct.unpack(">II", data[16:24])


# -- what is on it -----------------------------------------------------------------------------------------------------


def test_every_card_has_its_name_cost_types_and_text():
    tiles = {tile.name: tile for tile in sheet().picture.tiles}
    assert len(tiles) == len(KINGDOM)
    assert (tiles["Harem"].cost, tiles["Harem"].kinds) == (6, "Treasure – Victory")
    assert tiles["Cultist"].text == Texts().card_text("cultist")


def test_a_mixed_pile_has_no_cost_but_what_its_cards_have_in_common_and_their_names():
    knights = next(tile for tile in sheet().picture.tiles if tile.name == "Knights")
    assert (knights.name, knights.cost, knights.kinds) == ("Knights", None, "Action – Attack – Knight")
    assert "Dame Anna" in knights.text


def test_a_person_who_does_not_see_the_picture_reads_which_cards_there_are():
    screen = sheet()
    for id in KINGDOM:
        assert Texts().card(id) in screen.text
        assert Texts().card(id) in screen.picture.words


def test_words_for_every_kingdom_fit_where_pictures_have_their_words(texts):
    for kingdom in RECOMMENDED:
        screen = sheet(kingdom.cards, texts)
        assert max(len(screen.text), len(screen.picture.words)) < 1000


# -- how it is painted -------------------------------------------------------------------------------------------------


def test_every_kingdom_is_a_picture_that_every_platform_takes(texts):
    for kingdom in RECOMMENDED[::9]:
        data = render_png(sheet(kingdom.cards, texts, texts.say(f"kingdom-{kingdom.id}")).picture)
        width, height = size(data)
        assert width == png.WIDTH
        assert width < height < 2 * width
        assert width + height <= limits.PHOTO_SIDES
        assert len(data) < 200_000
        Image.open(BytesIO(data)).verify()


def test_no_line_is_wider_than_its_card(texts):
    regular = png._font("Regular", png.TEXT)
    for id in KINGDOM_PILES:
        (tile,) = sheet((id,), texts).picture.tiles
        lines = png._wrap(tile.text)
        assert "".join(lines).replace(" ", "") == tile.text.replace(" ", "").replace("\n", "")
        assert all(regular.getlength(line) <= png.TILE - 2 * png.PADDING for line in lines), id
        bold = png._fitting_font(tile.name, png.TILE - 3 * png.PADDING - 2 * png.COIN)
        assert bold.getlength(tile.name) <= png.TILE - 3 * png.PADDING - 2 * png.COIN, id


def test_letters_have_a_shape_in_every_language(texts):
    missing = bytes(png._font("Regular", png.TEXT).getmask("\uffff"))
    written = {letter for id in KINGDOM_PILES for tile in sheet((id,), texts).picture.tiles for letter in str(tile)}
    written |= set("".join(texts.say(f"kingdom-{kingdom.id}") for kingdom in RECOMMENDED))
    for weight in ("Regular", "Semibold", "Bold"):
        font = png._font(weight, png.TEXT)
        assert {letter for letter in written if bytes(font.getmask(letter)) == missing} == set()


def test_every_type_has_a_colour():
    tiles = [tile for id in KINGDOM_PILES for tile in sheet((id,)).picture.tiles]
    assert {name for tile in tiles for name in tile.types} <= set(png.HUES)


def test_a_title_that_is_too_long_is_cut():
    title = png._shorten("W" * 200, png._font("Bold", png.TITLE), 500)
    assert title.endswith("…")
    assert png._font("Bold", png.TITLE).getlength(title) <= 500


def test_words_that_belong_together_stay_on_one_line():
    words = " ".join("+1\u00a0card," for _ in range(40))
    assert all(line.startswith("+1\u00a0card,") for line in png._wrap(words))
