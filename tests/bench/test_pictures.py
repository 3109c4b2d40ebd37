"""The pictures of the README are of a real game, and small."""

from pathlib import Path

from bench.pictures import FOLDER, Demo, is_purchase, screens_of
from bench.telegram_page import telegram_page
from bots.language.texts import Texts
from bots.screens.model import ENDING, SHEET, TABLE, Audience
from bots.telegram_bot.markup import SHAPE, html, keyboard
from storage.places import Place

HERE = Place("telegram", "-1001")


def test_a_page_shows_the_table_and_the_panel_of_who_is_to_buy_as_they_are_sent():
    shown = screens_of(Demo(is_purchase).table(HERE), SHAPE)
    screens = [shown[TABLE], shown[Audience.of_seat(0)]]
    page = telegram_page(*((html(screen), keyboard(screen, "bot", Texts())) for screen in screens))
    for part in ("<b>Friends · Turn 10</b>", "▶ <b>Ann</b>", "<blockquote>", "🟢", "Buy a card", "🟡 Gold 6 ·"):
        assert part in page, part


def test_a_finished_game_has_the_pictures_of_its_kingdom_and_of_its_end():
    shown = screens_of(Demo(lambda _: False).table(HERE), SHAPE)
    assert shown[SHEET].picture is not None
    assert shown[ENDING].picture is not None


def test_the_readme_shows_pictures_that_are_there_and_small():
    readme = Path("README.md").read_text(encoding="utf-8")
    files = sorted(FOLDER.glob("*.png"))
    assert [file.name for file in files if str(file) not in readme] == []
    assert [file.name for file in files if file.stat().st_size > 100_000] == []
    assert len(files) == 6
