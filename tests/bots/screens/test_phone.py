"""The table fits on a phone: at most 15 rows with two players and a kingdom without side piles, in every language."""

import time

import pytest

from bots.language.texts import Texts, languages
from bots.language.wording import kingdom_piles, piles_beside
from bots.screens.shared_table import table_screen
from bots.screens.time_left import mark
from bots.tables import play
from bots.tables.deadlines import nameable
from bots.telegram_bot.markup import SHAPE, html
from engine import MIXED_PILES, RECOMMENDED, Game, RandomPlayer
from storage.places import Place
from storage.table import Seat, Table
from tests.bots.screens.phone import shown

MOST = 15  # rows of the table
GAMES = {kingdom.id: kingdom for kingdom in RECOMMENDED}
PLAYED = ("first_game_2e", "gambits", "secret_schemes")
DAY = 86_400
LONGEST_GAME = 400  # answers; most random games end before
LOG_ROWS = 3
TEXTS = Texts()


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


@pytest.mark.parametrize("name", PLAYED)
def test_the_table_of_two_players_takes_fifteen_rows_at_most(name):
    table, player, seen = new_table(GAMES[name]), RandomPlayer(name.encode()), 0
    while table.game.pending and seen < LONGEST_GAME:
        for language in languages() if seen % 5 == 0 else [languages()[seen % 4]]:
            rows = shown(written(table, language))
            assert len(rows) <= MOST, "\n".join(rows)
        step(table, player)
        seen += 1
    assert seen > 100


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
