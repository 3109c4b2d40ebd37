"""The cast: who the computer players are. Each has a name, a level and a temper; how they play is told in the lobby.

Names are in the language of the table. No two seats of a table have the same name, and a computer player never has
that of a person: one who sits down under such a name gets another player as an opponent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bots.language.texts import Texts
from bots.people import among, skeleton
from engine import Chance, Level, Temper
from storage.seat import Seat
from storage.table import Table

SEED: Final = 8  # bytes of the seed of a player's moods


class Character(NamedTuple):
    """A computer player whom people know by name. The messages `character-<id>` have the name and a line about them."""

    id: str
    level: Level
    temper: Temper


CAST: Final = (
    Character("wilma", "beginner", "curious"),
    Character("greta", "beginner", "curious"),
    Character("otto", "beginner", "steady"),
    Character("emil", "beginner", "steady"),
    Character("bruno", "beginner", "fierce"),
    Character("frida", "beginner", "fierce"),
    Character("marta", "sound", "steady"),
    Character("konrad", "sound", "steady"),
    Character("viktor", "sound", "fierce"),
    Character("berta", "sound", "fierce"),
    Character("klara", "sound", "curious"),
    Character("anton", "sound", "curious"),
    Character("magnus", "strong", "steady"),
    Character("regina", "strong", "steady"),
    Character("boris", "strong", "fierce"),
    Character("irma", "strong", "fierce"),
    Character("felix", "strong", "curious"),
    Character("leona", "strong", "curious"),
)
KNOWN: Final = {character.id for character in CAST}


def is_computer(seat: Seat) -> bool:
    """True if the seat belongs to a computer player, and not to a person for whom one stands in."""
    return not seat.person


def seat_computer(table: Table, seat: Seat, level: Level, chance: Chance, avoid: str = "") -> None:
    """Give the seat to a computer player of that level who is not at the table yet, and whose name is not to avoid."""
    texts = Texts(table.options.language)
    others = [avoid, *(other.name for other in table.seats if other is not seat)]
    taken = {skeleton(name) for name in others}
    able = [character for character in CAST if character.level == level]
    character = chance.pick([each for each in able if skeleton(name_of(each.id, texts)) not in taken] or able)
    seat.name = among(name_of(character.id, texts), others)
    seat.level, seat.temper, seat.character = level, character.temper, character.id
    seat.seed = chance.below(1 << 8 * SEED).to_bytes(SEED, "big")


def make_room_for_name(table: Table, name: str) -> None:
    """Let another computer player take the seat of one who has the same name as a person who sits down."""
    for seat in table.seats:
        if is_computer(seat) and seat.character and skeleton(seat.name) == skeleton(name):
            seat_computer(table, seat, seat.level, Chance(seat.seed), avoid=name)


def change_level(table: Table, seats: Sequence[Seat], level: Level, seed: bytes) -> None:
    """Let computer players of that level take the seats, among these, of all others."""
    chance = Chance(seed)
    for seat in seats:
        if is_computer(seat) and seat.level != level:
            seat_computer(table, seat, level, chance)


def translate_names(table: Table) -> None:
    """Call the computer players by their names in the language of the table."""
    texts = Texts(table.options.language)
    for seat in table.seats:
        if is_computer(seat) and seat.character in KNOWN:
            seat.name = among(
                name_of(seat.character, texts), [other.name for other in table.seats if other is not seat]
            )


def name_of(character: str, texts: Texts) -> str:
    return texts.say(f"character-{character}")


def about(seat: Seat, texts: Texts) -> str:
    """Return the line about how the computer player of the seat plays; "" if it is a nameless one."""
    return texts.say(f"character-{seat.character}.about") if seat.character in KNOWN else ""
