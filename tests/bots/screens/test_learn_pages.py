"""How Dominion works: every page fits on a phone, leads to the next one, and has a picture, in every language."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bots.language.texts import Texts, languages
from bots.pictures import steps_painter as painter
from bots.pictures.how_to_play import learn_picture
from bots.pictures.kingdom import card_picture
from bots.pictures.lettering import font
from bots.pictures.png import render_png
from bots.pictures.renderer import render
from bots.refusals import Refusal
from bots.screens.context import Stamp
from bots.screens.formatting import plain
from bots.screens.help_screen import present_help
from bots.screens.home import home_rows
from bots.screens.learn_pages import LAST, OPEN, PAGES, page_number, present_learn
from bots.screens.lobby_screen import present_lobby
from bots.telegram_bot.canvas import CAPTION
from bots.telegram_bot.markup import SHAPE, html
from engine import TYPE_NAMES
from storage.places import Place
from storage.seat import Seat
from storage.table import Table
from tests.bots.screens.phone import shown

MOST_ROWS = 12  # with the heading; the picture and the buttons fit around it
COMMANDS = {"card": "/dominion карта", "help": "/dominion помощь"}
PICTURED = replace(SHAPE, pictures=True)


def page(number, language="en", **options):
    return present_learn(number, Texts(language), shape=PICTURED, commands=COMMANDS, **options)


def labels(screen):
    return [button.label for button in screen.buttons()]


@pytest.mark.parametrize("language", languages())
def test_every_page_fits_on_a_phone_and_below_a_picture(language):
    for number in range(1, LAST + 1):
        written = html(page(number, language))
        assert len(shown(written)) <= MOST_ROWS, (PAGES[number - 1], shown(written))
        assert len(written) <= CAPTION


def test_pages_lead_round_and_only_one_persons_own_say_what_they_chose():
    tokens = [[button.token for button in page(number).buttons()] for number in range(1, LAST + 1)]
    assert tokens[0] == [f"l|{LAST}", "l|2"]
    assert tokens[-1] == [f"l|{LAST - 1}", "l|1"]
    own = page(LAST, guided=True)
    assert labels(own)[2:] == ["Play now", "Explain as I go: yes", "Close"]
    assert [button.token for button in own.buttons()][3] == "l|guide=no"
    assert labels(page(1, guided=False))[2:] == ["Close"]


@pytest.mark.parametrize("data", ["l|0", "l|9", "l|01", "l|-1", "l|x", "l|", "l|1 ", "l|²", "l|10000000000000000000"])
def test_a_page_that_does_not_exist_is_refused(data):
    with pytest.raises(Refusal) as refused:
        page_number(data)
    assert refused.value.key == "learn-page"


def test_help_the_lobby_and_the_first_page_lead_there():
    texts, stamp = Texts(), Stamp(Place("telegram", "1"), 1)
    table = Table(Place("telegram", "1"), "Friends", "telegram:1", seats=[Seat("Ann", "telegram:1")])
    assert OPEN in [button.token for button in present_help("", texts).buttons()]
    shared = present_lobby(table, texts=texts, stamp=stamp)
    assert OPEN in [button.token for button in shared.buttons()]
    assert "Explain as I go: no" not in labels(shared)  # everybody sees it
    table.solo = True
    alone = present_lobby(table, texts=texts, stamp=stamp)
    assert {OPEN, stamp.token("G", "yes")} <= {button.token for button in alone.buttons()}
    tokens = [row[0].token for row in home_rows(texts, is_newcomer=True)]
    assert tokens == ["h|guided", "h|play", "h|play.beginner", "h|setup"]


# -- pictures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_page_has_a_small_picture_whose_words_fit_and_are_also_told(language):
    texts = Texts(language)
    for name in PAGES:
        picture = learn_picture(name, texts)
        data = render_png(picture)
        image = Image.open(BytesIO(data))
        assert (image.format, image.width) == ("PNG", 1080)
        assert image.height <= 720  # two thirds of its width: the text below it is in sight
        assert len(data) < 40_000
        assert plain(picture.words) == picture.words
        assert picture.words


@pytest.mark.parametrize("language", languages())
def test_headings_fit_into_their_panels(language):
    texts = Texts(language)
    for name in set(PAGES) - {"card"}:
        picture = learn_picture(name, texts)
        across = len(picture.steps) if len(picture.steps) <= painter.MOST_ACROSS else 3
        gap = painter.ARROW if picture.follow else painter.GAP
        room = (painter.ROOM - gap * (across - 1)) // across - 2 * painter.INSIDE
        for step in picture.steps:
            letters = painter.heading_font(picture.steps, room + 2 * painter.INSIDE)  # one size for all of them
            assert letters.getlength(step.heading) <= room, step
            assert letters.size >= painter.SMALLEST
            words = [word for word in step.text.split(" ") if font("Regular", painter.SMALLEST).getlength(word) > room]
            assert not words


def test_types_are_called_as_on_cards():
    names = [step.heading for step in learn_picture("types", Texts("de")).steps]
    assert set(names) <= {Texts("de").say(f"type-{name}") for name in TYPE_NAMES.values()}


@pytest.mark.parametrize("picture", [learn_picture("turn", Texts("uk")), card_picture("moat", texts=Texts("uk"))])
async def test_a_page_or_a_card_is_painted_once(monkeypatch, picture):
    first = await render(picture._replace(title="painted once"))
    monkeypatch.setattr("bots.pictures.png.render_png", lambda _: b"painted again")
    assert await render(picture._replace(title="painted once")) is first
