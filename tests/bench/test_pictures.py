"""The pictures of the README are of a real game, and small."""

import re
from pathlib import Path

from bench.discord_page import Page
from bench.pictures import FOLDER, TERMINAL, Demo, is_purchase, screens_of
from bench.telegram_page import telegram_page
from bench.terminal_page import CELL, terminal_page
from bots.language.texts import Texts
from bots.screens.model import ENDING, SHEET, TABLE, Audience
from bots.telegram_bot.markup import SHAPE, html, keyboard
from bots.terminal.full_screen.picture import draw_table
from storage.places import Place

HERE = Place("telegram", "-1001")


def test_a_page_shows_the_table_and_the_panel_of_who_is_to_buy_as_they_are_sent():
    shown = screens_of(Demo(is_purchase).table(HERE), SHAPE)
    screens = [shown[TABLE], shown[Audience.of_seat(0)]]
    page = telegram_page(*((html(screen), keyboard(screen, "bot", Texts())) for screen in screens))
    for part in ("<b>Friends · Turn 10</b>", "▶ <b>Ann</b>", "<blockquote>", "🟢", "Buy a card", "🟡 Gold 6 ·"):
        assert part in page, part


async def test_a_page_with_the_terminal_is_drawn_from_itself_and_gives_wide_characters_two_columns():
    drawn = await draw_table(Demo(is_purchase).table(Place("terminal", "1")), Texts(), TERMINAL)
    page = terminal_page(drawn)
    placed = re.findall(r'<text [^>]*?x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', page)
    columns = {(words, y): round(float(x) / CELL) for x, y, words in placed}
    hand, row = next((at, y) for (words, y), at in columns.items() if words == "📚")
    assert columns["5&#160;♻&#160;", row] == hand + 2
    for each in (page, telegram_page(), Page().html([])):
        assert re.findall(r"url\((?!data:|#)|@import|<link|<img|<script", each) == []


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
