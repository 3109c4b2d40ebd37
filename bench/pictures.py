"""Makes the pictures of the README from real screens: `make pictures`.

A game between two computer players is set on a table, as if two people had played it, and its screens are rendered as
each platform gets them. The game is always the same, so the pictures change only when the screens do.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from bench.discord_page import Page
from bench.photograph import photograph, require_chromium
from bench.telegram_page import telegram_page
from bench.terminal_page import terminal_page
from bots.discord_bot.views import SHAPE as DISCORD
from bots.discord_bot.views import layout
from bots.language.texts import Texts
from bots.pictures.model import Picture
from bots.pictures.renderer import render
from bots.records.retelling import retell
from bots.screens.model import ENDING, SHEET, TABLE, Audience, Known, Screen, Shape
from bots.screens.wanted import wanted_screens
from bots.tables.deadlines import Limits
from bots.telegram_bot.markup import SHAPE as TELEGRAM
from bots.telegram_bot.markup import html, keyboard
from bots.terminal.full_screen.picture import draw_table
from engine import Builder, Event, Game, Record, Setup
from storage.places import Place
from storage.seat import Seat
from storage.table import OVER, PLAYING, Table

FOLDER: Final = Path("docs/pictures")
KINGDOM: Final = (
    "cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"
)  # fmt: skip
TURNS: Final = 9  # of each player before the pictures of the game are taken
THOUGHT: Final = 2 * 3600  # seconds since they were asked
PHONE, DESKTOP = 390, 660  # pixels
TERMINAL: Final = (120, 34)  # columns and rows


class Demo:
    """The game, up to any moment of it."""

    def __init__(self, stop: Callable[[Game], bool]) -> None:
        setup = Setup(KINGDOM, first=0)
        self.seed = b"a game for the README"
        self.game = Game.set_up(["Ann", "Bob"], setup, self.seed)
        self.record = Record(["Ann", "Bob"], setup, self.game.commitment)
        self.steps: list[list[Event]] = [list(self.game.events)]
        players = [Builder(), Builder()]
        while self.game.pending and not stop(self.game):
            decision = self.game.pending[0]
            picks = players[decision.decider](self.game.view_for(decision), decision)
            self.steps.append(self.game.submit(decision.decider, picks))
            self.record.add(decision.decider, picks)

    def table(self, place: Place) -> Table:
        """Return a table with this game."""
        table = Table(place, "Friends", "ann", PLAYING if self.game.pending else OVER)
        asked = int(time.time()) - THOUGHT
        table.seats = [Seat("Ann", "a:1", asked=asked), Seat("Bob", "a:2", asked=asked)]
        table.options.cards, table.options.kingdom = KINGDOM, "first_game_2e"
        table.game, table.seed, table.counted = self.game, self.seed, True
        for number, events in enumerate(self.steps):
            table.log.add(number, events)
        if not self.game.pending:
            self.record.close(self.game)
            table.story = retell(self.record).in_short()
        return table


def is_purchase(game: Game) -> bool:
    """True when the first player is to buy in the turn that is shown."""
    decision = game.pending[0]
    return decision.verb == "buy" and decision.decider == 0 and game.view(None).players[0].turns >= TURNS


def screens_of(table: Table, shape: Shape) -> dict[Audience, Screen]:
    """Return the screens of this table."""
    return dict(wanted_screens(table, Known(), replace(shape, pictures=True), Limits()).screens)


async def save(picture: Picture, name: str) -> None:
    """Write one of the bot's own pictures, as it is sent."""
    (FOLDER / name).write_bytes(await render(picture))


async def main() -> None:
    """Make all pictures."""
    require_chromium()
    FOLDER.mkdir(exist_ok=True)
    texts, running, finished = Texts(), Demo(is_purchase), Demo(lambda _: False)
    mine = Audience.of_seat(0)

    in_group = screens_of(running.table(Place("telegram", "-1001")), TELEGRAM)
    messages = [(html(in_group[audience]), keyboard(in_group[audience], "bot", texts)) for audience in (TABLE, mine)]
    photograph(telegram_page(messages[0]), FOLDER / "telegram-table.png", PHONE)
    photograph(telegram_page(messages[1]), FOLDER / "telegram-hand.png", PHONE)

    in_channel = screens_of(running.table(Place("discord", "1", "2")), DISCORD)
    page = Page().html([{"components": layout(in_channel[TABLE]).to_components()}])
    photograph(page, FOLDER / "discord-table.png", DESKTOP, 1)

    over = screens_of(finished.table(Place("telegram", "-1001")), TELEGRAM)
    for audience, name in ((SHEET, "kingdom.png"), (ENDING, "end.png")):
        picture = over[audience].picture
        assert picture is not None  # noqa: S101
        await save(picture, name)

    drawn = await draw_table(running.table(Place("terminal", "1")), texts, TERMINAL)
    photograph(terminal_page(drawn), FOLDER / "terminal.png", 1000, 1)
    for file in sorted(FOLDER.glob("*.png")):
        print(f"{file}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
