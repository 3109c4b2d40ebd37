"""People, as the platforms name them."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

LONGEST_NAME = 24
JOINERS = "\u200c\u200d"  # nobody sees them, but what they join is one letter, or one picture
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
    printable = "".join(letter if _is_printable(letter) else " " for letter in name)
    words = (word.strip(JOINERS) for word in printable.split())
    return " ".join(filter(None, words))[:LONGEST_NAME].rstrip(" " + JOINERS)


def _is_printable(letter: str) -> bool:
    return letter in JOINERS or (letter.isprintable() and letter not in BLANK)


def among(name: str, others: list[str]) -> str:
    """The name, or the name with a number where someone else at the table has it already."""
    taken = {_folded(other) for other in others}
    number, fitting = 1, name
    while _folded(fitting) in taken:
        number += 1
        fitting = f"{name[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return fitting


def _folded(name: str) -> str:
    """The same for names that look the same."""
    return "".join(letter for letter in name.casefold() if letter not in JOINERS)
