"""People, as the platforms identify them, and names as they are shown: of people, and of the chats they play in.

The problem: people choose their names, and chats their titles. A name can be made of characters that nobody sees, stack
a hundred marks on one letter, or look exactly like the name of somebody else at the table.

The rule: every name and title passes `tidy` when it comes in, and names at one table pass `among`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from unicodedata import category, normalize
from zlib import crc32

LONGEST_NAME = 24
LONGEST_TITLE = 200  # of a table
MOST_MARKS = 3  # on one letter
JOINERS = "\u200c\u200d"  # invisible, but they join characters into one letter or one emoji
EMOJI_STYLE = "\ufe0f"
BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters that look like a space
# Marks and signs that show nothing; characters that are not printable are found by their category.
INVISIBLE = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0e\U0001d159\U000e0100-\U000e01ef]")
MARKS = ("Mn", "Me")
COMMAND = re.compile(r"(?<![\w/<>])/(?=\w)")
DIVISION_SLASH = "\u2215"  # looks like a slash, but begins no command

# Letters that look like a Latin one in at least one of their cases, and those that are told apart by few fonts.
LOOK_ALIKE = str.maketrans(
    "авекмнорстухіјѕԁһԛԝѵ" + "αβεζηικμνορτυχ" + "lı|01",
    "abekmhopctyxijsdhqwv" + "abezhikmnoptyx" + "iiioi",
)


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


def tidy(name: str, longest: int = LONGEST_NAME) -> str:
    """Return a name or a title in one line of visible characters, at most `longest`; "" if none can be seen."""
    words = (normalize("NFC", "".join(_visible(word))).rstrip(JOINERS) for word in _separate(name).split())
    line = " ".join(filter(None, words))[:longest].rstrip(" " + JOINERS)
    return COMMAND.sub(DIVISION_SLASH, line)


def _separate(name: str) -> str:
    """Return the name with a space for everything that looks like one, in its composed form."""
    cleared = "".join(" " if letter in BLANK or category(letter) in ("Cc", "Zl", "Zp") else letter for letter in name)
    return normalize("NFC", INVISIBLE.sub("", cleared))


def _visible(word: str) -> Iterator[str]:
    """Yield the characters that show something; joiners, marks and styles only after what they change."""
    before, marks = "", 0
    for letter in word:
        kind = category(letter)
        if letter in JOINERS:
            is_wanted = bool(before) and before not in JOINERS
        elif letter == EMOJI_STYLE:
            is_wanted = bool(before) and category(before) == "So"
        elif kind in MARKS:
            is_wanted = bool(before) and marks < MOST_MARKS
            marks += 1
        else:
            is_wanted, marks = letter.isprintable(), 0
        if is_wanted:
            before = letter
            yield letter


def among(name: str, others: list[str]) -> str:
    """Return the name, with a number if another name at the table looks the same."""
    taken = {skeleton(other) for other in others}
    number, fitting = 1, name
    while skeleton(fitting) in taken:
        number += 1
        fitting = f"{name[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return fitting


def skeleton(name: str) -> str:
    """Return the same text for all names that look the same, or nearly so, in any of these alphabets."""
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    shown = "".join(letter for letter in folded if letter not in JOINERS + EMOJI_STYLE and letter.isprintable())
    return INVISIBLE.sub("", shown).translate(LOOK_ALIKE)
