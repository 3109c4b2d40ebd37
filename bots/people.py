"""People, as the platforms name them."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

LONGEST_NAME = 24
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that nobody sees


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who does something at a table. `id` is the platform's own, with its name before: "telegram:42"."""

    id: str
    name: str
    language: str = ""
    admin: bool = False  # of the chat the table stands in


def badge(id: str) -> str:
    """A few letters that stand for a person among those at one table, where the id would be too long."""
    return f"{crc32(id.encode()):x}"


def tidy(name: str) -> str:
    """A name that fits into a line: printable characters only, and not too many."""
    printable = "".join(letter if letter.isprintable() and letter not in BLANK else " " for letter in name)
    return " ".join(printable.split())[:LONGEST_NAME].rstrip()


def among(name: str, others: list[str]) -> str:
    """The name, or the name with a number where someone else at the table has it already."""
    taken = {other.casefold() for other in others}
    number, fitting = 1, name
    while fitting.casefold() in taken:
        number += 1
        fitting = f"{name[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return fitting
