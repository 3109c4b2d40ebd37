"""The table fits on a phone: at most 15 rows with two players and a kingdom without side piles, in every language."""

import re
import time
from dataclasses import replace

import pytest

from bots.language import marks
from bots.language.narrator import INDENT
from bots.language.texts import Texts, languages
from bots.language.wording import kingdom_piles, piles_beside
from bots.records.replay import replay_turn
from bots.screens.context import Stamp
from bots.screens.formatting import plain
from bots.screens.help_screen import present_help
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.lobby_screen import present_lobby
from bots.screens.model import Button
from bots.screens.replay_screen import present_replay
from bots.screens.seat_panel import panel
from bots.screens.shared_table import table_screen
from bots.screens.time_left import mark
from bots.tables import play
from bots.tables.deadlines import nameable
from bots.telegram_bot.markup import SHAPE, html, reply_html
from engine import MIXED_PILES, RECOMMENDED, Builder, Game, RandomPlayer
from storage.places import Place
from storage.seat import Seat
from storage.table import Table
from tests.bots.screens.phone import shown, wrapped
from tests.engine.recorded import recorded
from tests.whole_games import sample

MOST = 15  # rows of the table
GAMES = {kingdom.id: kingdom for kingdom in RECOMMENDED}
PLAYED = ("first_game_2e", "gambits", "secret_schemes", "travelers", "wine_country")
DAY = 86_400
LONGEST_GAME = 250  # answers
LOG_ROWS = 3
TEXTS = Texts()
STAMP = Stamp(Place("telegram", "-1009"), 1)


def new_table(kingdom, players=2):
    names = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][:players]
    table = Table(Place("telegram", "-1009"), "Friends")
    table.options.cards, table.options.edition, table.options.kingdom = kingdom.cards, kingdom.edition, kingdom.id
    table.seats = [Seat(name, f"telegram:{number}") for number, name in enumerate(names)]
    play.begin(table, names, kingdom.id.encode())
    return table


def written(table, language):
    """The table in that language, in Telegram's HTML."""
    table.options.language = language
    until = mark(int(time.time()) + DAY) if nameable(table) else ""
    return html(table_screen(table, table.game, SHAPE, until=until))


def step(table, player):
    decision = table.game.pending[0]
    picks = player(table.game.view(decision.seat), decision)
    play.move(table, decision.seat, lambda: play.submit(table, decision.seat, picks))


@pytest.mark.parametrize("name", sample(PLAYED, ["gambits"]))
def test_the_table_of_two_players_takes_fifteen_rows_at_most(name):
    table, player, seen = new_table(GAMES[name]), RandomPlayer(name.encode()), 0
    while table.game.pending and seen < LONGEST_GAME:
        for language in languages() if seen % 5 == 0 else [languages()[seen % 4]]:
            rows = shown(written(table, language))
            assert len(rows) <= MOST, "\n".join(rows)
            assert not [row for row in rows if row.lstrip().startswith(("·", "×"))], "\n".join(rows)
        step(table, player)
        seen += 1
    assert seen > 100


@pytest.mark.parametrize("name", sample(PLAYED, ["first_game_2e"]))
def test_the_panel_of_somebody_who_plays_alone_takes_fifteen_rows_and_what_the_cards_need(name):
    table, player, seen = new_table(GAMES[name]), Builder(), 0
    table.solo, table.seats[0].undo, table.seats[1] = True, 5, replace(WILMA)
    while table.game.result is None and seen < LONGEST_GAME:
        for language in languages():
            table.seats[0].language = language
            text = html(panel(table, 0, SHAPE))
            assert len(shown(text)) - rows_for_cards(text) <= MOST, text
        seen += 1
        if table.held is not None:
            table.held = None
            play.go_on(table)
        else:
            step(table, player)
    assert seen > 40


def test_alone_what_the_opponent_has_on_mats_is_folded_with_the_kingdom_if_it_takes_a_row():
    table = new_table(GAMES["travelers"])
    table.solo, table.seats[1] = True, replace(WILMA)
    for island, is_folded in ((["island"], False), (["island", "silk_road", "estate", "duchy"], True)):
        mine, theirs = {"name": "Ann", "hand": ["copper"]}, {"name": "Wilma", "island": island}
        table.game = Game.arrange({"players": [mine, theirs], "kingdom": GAMES["travelers"].cards})
        text = html(panel(table, 0, SHAPE))
        quoted = text.partition("<blockquote expandable>")[2].partition("</blockquote>")[0]
        assert ("Wilma: Island: Island, " in quoted) is is_folded
        assert text.count("Island: Island") == 1


def rows_for_cards(text):
    """How many rows the cards of the turn and the question take beyond one for the hand and one for the question."""
    below = text.partition(f" · {marks.ACTIONS}")[2].split("\n")[1:]
    return max(0, sum(len(wrapped(re.sub(r"<[^>]*>", "", line))) for line in below) - 2)


@pytest.mark.parametrize("language", languages())
def test_every_recommended_kingdom_fits_when_all_its_piles_have_numbers(language):
    for kingdom in RECOMMENDED:
        table = new_table(kingdom)
        supply = {pile.id: 9 for pile in kingdom_piles(table.game.view(None), TEXTS) if pile.id not in MIXED_PILES}
        table.game = Game.arrange(
            {
                "players": [{"name": "Ann"}, {"name": "Bob"}],
                "kingdom": kingdom.cards,
                "supply": supply,
                "trash": ["copper"] * 12,
            }
        )
        beside = len(piles_beside(table.game.view(None))) > 0
        rows = shown(written(table, language))
        assert len(rows) <= MOST - LOG_ROWS + beside, "\n".join(rows)


@pytest.mark.parametrize("language", languages())
def test_a_kingdom_with_long_names_is_folded_and_others_are_not(language):
    folded = {kingdom.id for kingdom in RECOMMENDED if written(new_table(kingdom), language).count("<blockquote") == 2}
    assert folded <= {kingdom.id for kingdom in RECOMMENDED}
    assert len(folded) < len(RECOMMENDED) / 2
    assert "first_game_2e" not in folded


WILMA = Seat("Wilma", computer=True, level="beginner", temper="curious", character="wilma")


def test_the_lobby_shows_the_kingdom_by_cost_and_each_option_that_matters_in_a_line():
    table = Table(Place("telegram", "-1009"), "Friends", "telegram:0")
    table.options.cards = GAMES["first_game_2e"].cards
    table.seats = [Seat("Ann", "telegram:0"), WILMA]
    rows = shown(html(present_lobby(table, texts=TEXTS, stamp=STAMP, shape=SHAPE)))
    assert [row.replace("\u2060", "").replace("\u00a0", " ") for row in rows] == [
        "Friends",
        "2 of 4 seats taken",
        "1. Ann (host)",
        "2. Wilma 🤖 (beginner)",
        f"{INDENT}likes Villages, forgets Gold",
        "Kingdom: First Game (2nd edition)",
        "🪙5 Market · Mine",
        "🪙4 🔴Militia · Remodel · Smithy",
        "🪙3 Merchant · Village · Workshop",
        "🪙2 Cellar · 🔵Moat",
        "Kingdom code: 0000-1JA5-GP2E",
        "Edition: 2nd edition",
        "Pace: Casual (a day)",
        "Language: English",
        "Ready to start.",
    ]


def test_short_buttons_are_three_in_a_row_and_long_ones_alone():
    def rows(*labels):
        return [len(row) for row in lay_out(Keys([Button(label, label) for label in labels]), SHAPE, TEXTS)]

    assert rows("My hand", "Log", "Kingdom", "Nudge", "Watch") == [3, 2]
    assert rows("Join", "Leave", "Start", "Close") == [2, 2]
    assert rows("Add a computer", "Leave", "Remove a computer player", "Start") == [2, 1, 1]


@pytest.mark.parametrize("language", languages())
def test_help_has_headings_and_explains_every_mark(language):
    texts = Texts(language)
    for key in ("help-group", "help-private"):
        page = reply_html(present_help(texts.say(key), texts).text)
        assert page.count("<b>") >= 6
        assert all(mark in page for mark in (*marks.TYPE_MARKS.values(), marks.ACTIONS, marks.BUYS, marks.COINS))
        assert not [line for line in page.splitlines() if line.startswith(("#", "<b>/"))]
        assert not [row for row in shown(page) if row.startswith("·")]
        assert " 6 ·30: " in page


@pytest.mark.parametrize("language", languages())
def test_a_replayed_turn_shows_the_supply_as_the_table_does(language):
    record = recorded(["Ann", "Bob"], GAMES["first_game_2e"].cards, b"phone", Builder())
    page = html(present_replay(replay_turn(record, 1), "", texts=Texts(language), stamp=STAMP, shape=SHAPE))
    assert not [row for row in shown(page) if row.startswith(("×", "·"))]


def test_the_newest_turn_is_first_and_what_is_told_before_any_heading_stays_in_its_order():
    rest = ["Bob plays Copper ×3.", "Bob buys Silver."]
    older = ["Cid, turn 1", f"{INDENT}buys Moat"]
    newer = ["Dan, turn 1", f"{INDENT}plays Copper", f"{INDENT}buys Cellar"]

    def told(*lines):
        return plain(text_within(SHAPE, [], lines, [])).splitlines()

    assert told(*rest) == rest
    assert told(*rest, *older, *newer) == [*newer, *older, *rest]
