"""The kingdom as a picture: what is on it, in every language, and that all of it can be seen and read."""

import struct
from io import BytesIO
from itertools import product

import pytest
from PIL import Image

from bots.language.marks import TYPE_MARKS, mark_of
from bots.language.texts import Texts, languages
from bots.pictures import colours
from bots.pictures import kingdom_painter as painter
from bots.pictures.kingdom import type_names
from bots.pictures.lettering import font, shorten, wrap
from bots.pictures.model import Bonus
from bots.pictures.png import render_png
from bots.screens.notices import present_kingdom_picture
from engine import COLONIES, KINDS, KINGDOM_PILES, RECOMMENDED, TYPE_NAMES, Game, random_kingdom
from tests.bots.pictures.contrast import contrast
from tests.telegram_server import limits
from tests.whole_games import sample

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
    assert (tiles["Harem"].cost, tiles["Harem"].kinds) == ("6", "Treasure – Victory")
    assert tiles["Mine"].text == Texts().card_text("mine")


def test_printed_bonuses_are_icons_instead_of_words(texts):
    tiles = {id: sheet((id,), texts).picture.tiles[0] for id in ("market", "cultist", "harem", "moat")}
    assert tiles["market"].bonuses == (Bonus("cards", 1), Bonus("actions", 1), Bonus("buys", 1), Bonus("coins", 1))
    assert tiles["market"].text == ""
    assert tiles["cultist"].bonuses == tiles["moat"].bonuses == (Bonus("cards", 2),)
    assert tiles["harem"].bonuses == ()
    for id in ("cultist", "moat"):
        assert texts.card_text(id).endswith(tiles[id].text)
        assert tiles[id].text[0] != "+"


def test_a_bonus_that_is_part_of_a_longer_sentence_stays_in_words(texts):
    (embassy,) = sheet(("embassy",), texts).picture.tiles  # "+5 Cards, then discard 3 cards."
    assert (embassy.bonuses, embassy.text) == ((), texts.card_text("embassy"))


def test_every_bonus_with_which_a_text_begins_is_the_one_that_the_card_gives(texts):
    in_words = {id for id in KINGDOM_PILES if sheet((id,), texts).picture.tiles[0].text.startswith("+")}
    assert in_words == {"embassy", "inn"}


def test_the_other_piles_that_come_with_the_kingdom_are_named_below_it(texts):
    cards = ("hermit", "urchin", "cultist", "bandit_camp", "moat", "village", "cellar", "market", "smithy", "mine")
    view = Game.new(["Ann", "Bob"], cards, "seed", shelters="yes").view(None)
    screen = present_kingdom_picture(cards, texts=texts, title="", view=view)
    named = [texts.card(id) for id in ("madman", "mercenary", "ruins", "spoils", "hovel")]
    assert set(named) < {label.name for label in screen.picture.beside}
    assert all(name in screen.picture.words for name in named)
    assert sheet().picture.beside == sheet(KINGDOM).picture.beside != ()  # Cultist brings the Ruins


WITCHES = ("young_witch", "bank", "familiar", "village", "cellar", "market", "smithy", "mine", "chapel", "wharf")


def test_the_bane_is_a_card_of_its_own_and_colonies_and_potions_are_named(texts):
    view = Game.new(["Ann", "Bob"], WITCHES, "seed", colonies="yes", bane="moat").view(None)
    screen = present_kingdom_picture(WITCHES, texts=texts, title="", bane="moat", view=view)
    bane = texts.say("pile-bane", card=texts.card("moat"))
    assert len(screen.picture.tiles) == len(WITCHES) + 1
    assert [tile.name for tile in screen.picture.tiles if tile.name == bane] == [bane]
    assert texts.card("moat") in screen.text
    assert [label.name for label in screen.picture.beside] == [texts.card(id) for id in ("potion", *COLONIES)]
    assert size(render_png(screen.picture))[1] > 1000


def test_the_other_piles_have_room_of_their_own():
    picture = sheet().picture
    assert size(render_png(picture))[1] > size(render_png(picture._replace(beside=())))[1]


def test_a_mixed_pile_has_the_costs_of_its_cards_what_they_have_in_common_and_their_names():
    knights = next(tile for tile in sheet().picture.tiles if tile.name == "Knights")
    assert (knights.name, knights.cost, knights.kinds) == ("Knights", "4–5", "Action – Attack – Knight")
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


@pytest.mark.parametrize("step", sample([1, 60], [60]))
def test_every_kingdom_is_a_picture_that_every_platform_takes(texts, step):
    for kingdom in RECOMMENDED[::step]:
        data = render_png(sheet(kingdom.cards, texts, texts.say(f"kingdom-{kingdom.id}")).picture)
        width, height = size(data)
        assert width == painter.WIDTH
        assert width < height < 2.6 * width  # a phone is about 2.2 times as tall as it is wide
        assert width + height <= limits.PHOTO_SIDES
        assert len(data) < 100_000
        Image.open(BytesIO(data)).verify()


@pytest.mark.parametrize("number", sample(range(12), [0]))
def test_a_kingdom_with_long_texts_is_small_enough_and_keeps_its_colours(texts, number):
    cards = random_kingdom(f"long {number}", ["dark_ages"])
    view = Game.new(["Ann", "Bob"], cards, "seed").view(None)
    assert view.shelters
    data = render_png(present_kingdom_picture(cards, texts=texts, title="", view=view).picture)
    assert len(data) < 100_000
    assert painted(data) >= {colours.hues_of(type_names(id))[0] for id in cards} | {colours.GOLD}


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_kingdom_of_three_boxes_with_long_texts_is_small_enough(language):
    cards = ("knights", "urchin", "young_witch", "tournament", "trade_route", "grand_market", "cultist", "moat")
    data = render_png(sheet((*cards, "harem", "secret_chamber"), Texts(language)).picture)
    assert len(data) < 100_000


def test_the_longest_texts_of_all_keep_their_colours_too():
    texts = Texts("ru")
    cards = sorted(KINGDOM_PILES, key=lambda id: -len(texts.card_text(id)))[:10]
    data = render_png(sheet(cards, texts).picture)
    assert len(data) < 130_000
    assert painted(data) >= {colours.hues_of(type_names(id))[0] for id in cards} | {colours.GOLD, colours.INK}


def painted(data):
    """The colours of a file."""
    image = Image.open(BytesIO(data)).convert("RGB")
    return {f"#{red:02x}{green:02x}{blue:02x}" for _, (red, green, blue) in image.getcolors(256)}


def test_no_line_is_wider_than_its_card(texts):
    for id, writing in product(KINGDOM_PILES, (painter.USUAL, painter.DENSE)):
        (tile,) = sheet((id,), texts).picture.tiles
        lines = painter.wrap_text(tile, writing)
        assert "".join(lines).replace(" ", "") == tile.text.replace(" ", "").replace("\n", "")
        assert all(font("Regular", writing.size).getlength(line) <= painter.ROOM for line in lines), id
        assert painter.name_font(tile).getlength(tile.name) <= painter.name_room(tile), id


def test_texts_are_written_smaller_only_where_the_picture_would_be_too_tall_for_a_phone():
    kingdoms = {kingdom.id: kingdom.cards for kingdom in RECOMMENDED}
    writing = {id: painter.writing_for(sheet(cards, Texts("de")).picture) for id, cards in kingdoms.items()}
    assert writing["first_game_2e"] == painter.USUAL
    assert writing["blue_harvest"] == painter.DENSE


def test_the_first_line_leaves_room_for_the_bonuses_before_it():
    letters = font("Regular", painter.USUAL.size)
    assert letters.getlength(wrap("word " * 40, letters, 600, 300)[0]) <= 300
    assert wrap("incomprehensibilities", letters, 600, 500) == ["", "incomprehensibilities"]


def test_letters_can_be_read_on_a_phone():
    on_a_phone = 390 / painter.WIDTH
    assert painter.DENSE.size * on_a_phone >= 12
    assert painter.TYPES * on_a_phone >= 10


def test_letters_stand_out_from_the_colour_of_every_type():
    for hue in colours.HUES.values():
        assert contrast(colours.letters_on(hue), hue) >= 4.5, hue


def test_letters_have_a_shape_in_every_language(texts):
    missing = bytes(font("Regular", painter.USUAL.size).getmask("\uffff"))
    written = {letter for id in KINGDOM_PILES for tile in sheet((id,), texts).picture.tiles for letter in str(tile)}
    written |= set("".join(texts.say(f"kingdom-{kingdom.id}") for kingdom in RECOMMENDED))
    for weight in ("Regular", "Semibold", "Bold"):
        letters = font(weight, painter.USUAL.size)
        assert {letter for letter in written if bytes(letters.getmask(letter)) == missing} == set()


def test_a_card_has_the_colour_of_the_mark_that_it_has_in_texts():
    hues = {mark: colours.HUES[TYPE_NAMES[type]] for type, mark in TYPE_MARKS.items()}
    for id in KINDS:
        assert colours.hues_of(type_names(id))[0] == hues[mark_of(id)], id


def test_every_type_has_a_colour():
    tiles = [tile for id in KINGDOM_PILES for tile in sheet((id,)).picture.tiles]
    assert {name for tile in tiles for name in tile.types} <= set(colours.HUES)


def test_a_title_that_is_too_long_is_cut():
    title = shorten("W" * 200, font("Bold", painter.TITLE), 500)
    assert title.endswith("…")
    assert font("Bold", painter.TITLE).getlength(title) <= 500


def test_words_that_belong_together_stay_on_one_line():
    words = " ".join("+1\u00a0card," for _ in range(40))
    assert all(
        line.startswith("+1\u00a0card,") for line in wrap(words, font("Regular", painter.USUAL.size), painter.ROOM)
    )
