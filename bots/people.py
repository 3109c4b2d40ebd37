"""People, as the platforms identify them."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

LONGEST_NAME = 24
JOINERS = "\u200c\u200d"  # invisible, but they join characters into one letter or one emoji
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that look like a space


@dataclass(frozen=True, slots=True)
class Person:
    """Someone who acts at a table. `id` is the platform's own id after the platform's name, such as "telegram:42"."""

    id: str
    name: str
    language: str = ""
    admin: bool = False  # of the chat that the table is in


def badge(id: str) -> str:
    """Return a short checksum that identifies a person at one table, where the id would be too long."""
    return f"{crc32(id.encode()):x}"


def tidy(name: str) -> str:
    """Make a name fit into a line: only printable characters, and not too many."""
    printable = "".join(letter if _is_printable(letter) else " " for letter in name)
    words = (word.strip(JOINERS) for word in printable.split())
    return " ".join(filter(None, words))[:LONGEST_NAME].rstrip(" " + JOINERS)


def _is_printable(letter: str) -> bool:
    return letter in JOINERS or (letter.isprintable() and letter not in BLANK)


def among(name: str, others: list[str]) -> str:
    """Return the name, with a number if someone else at the table already has it."""
    taken = {_fold(other) for other in others}
    number, fitting = 1, name
    while _fold(fitting) in taken:
        number += 1
        fitting = f"{name[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return fitting


def _fold(name: str) -> str:
    """Return the same text for all names that look the same."""
    return "".join(letter for letter in name.casefold() if letter not in JOINERS)
