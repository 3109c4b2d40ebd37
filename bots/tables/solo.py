"""Tables in private chats: one person plays against computer players."""

from __future__ import annotations

from bots.language.texts import Texts
from bots.people import Person
from bots.tables import lobby
from storage.table import Table


def prepare(table: Table, person: Person) -> None:
    """Give the only person of the table an opponent, and all the time in the world."""
    table.options.pace = "none"
    update_title(table)
    lobby.add_computer(table, person)


def update_title(table: Table) -> None:
    """Give the table its title in the language that its person reads now; other tables keep theirs."""
    if table.solo:
        language = next((seat.language for seat in table.seats if seat.person == table.host), "")
        table.title = Texts(language or table.options.language).say("table-solo")
