"""Tables in private chats: one person plays against computer players."""

from __future__ import annotations

from typing import Final

from bots.language.texts import Texts
from bots.people import Person
from bots.tables import lobby
from engine import LEVELS, Level
from storage.table import Table

FIRST_LEVEL: Final[Level] = "beginner"  # of the opponent in a person's first game


def first_level(old: Table | None) -> str:
    """Return the level of the first opponent at a new table; "" for that of the last table."""
    return FIRST_LEVEL if old is None else ""


def prepare(table: Table, person: Person, level: str, seed: bytes) -> None:
    """Give the only person of the table an opponent of that level, and all the time in the world."""
    table.options.pace = "none"
    update_title(table)
    lobby.add_computer(table, person, level, seed)


def level_after(table: Table) -> Level | None:
    """Return the level to offer after a game: the next higher one to who has won, else the next lower one."""
    if not table.solo or table.game is None or table.game.result is None:
        return None
    is_better = table.seat_of(table.host) in table.game.result.winners
    at = LEVELS.index(table.options.level) + (1 if is_better else -1)
    return LEVELS[at] if 0 <= at < len(LEVELS) else None


def update_title(table: Table) -> None:
    """Give the table its title in the language that its person reads now; other tables keep theirs."""
    if table.solo:
        language = next((seat.language for seat in table.seats if seat.person == table.host), "")
        table.title = Texts(language or table.options.language).say("table-solo")
