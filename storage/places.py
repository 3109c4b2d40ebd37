"""Places: where a table stands. A place names its keys, and has a short form that fits into a button."""

from __future__ import annotations

import re
from typing import NamedTuple

LETTERS = {"discord": "d", "telegram": "t", "terminal": "l"}
PLATFORMS = {letter: platform for platform, letter in LETTERS.items()}
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
NUMBER = re.compile(r"0|-?[1-9][0-9]*")
VALUES = {digit: value for value, digit in enumerate(DIGITS)}


class BadPlace(ValueError):
    """The text names no place."""


class Place(NamedTuple):
    """A channel of a platform, or a thread in it; both are the platform's own numbers, as text."""

    platform: str
    channel: str
    thread: str = ""

    @property
    def text(self) -> str:
        """The place as keys and logs have it."""
        return ":".join(self if self.thread else self[:2])

    @classmethod
    def from_text(cls, text: str) -> Place:
        parts = text.split(":")
        if len(parts) not in (2, 3) or parts[0] not in LETTERS or not all(map(NUMBER.fullmatch, parts[1:])):
            raise BadPlace(text)
        return cls(*parts)

    @property
    def code(self) -> str:
        """The place as short as it gets, for buttons."""
        numbers = [self.channel, self.thread] if self.thread else [self.channel]
        return LETTERS[self.platform] + ".".join(shortened(number) for number in numbers)

    @classmethod
    def from_code(cls, code: str) -> Place:
        if code[:1] not in PLATFORMS or code.count(".") > 1:
            raise BadPlace(code)
        return cls(PLATFORMS[code[0]], *(lengthened(part) for part in code[1:].split(".")))


def place_in(text: bytes) -> Place | None:
    """The place that is stored there; one that makes no sense hides no other."""
    try:
        return Place.from_text(text.decode())
    except (BadPlace, UnicodeDecodeError):
        return None


def shortened(number: str) -> str:
    """A whole number, given as text, in as few characters as there are letters and digits for."""
    rest = abs(int(number))
    digits = ""
    while True:
        rest, digit = divmod(rest, len(DIGITS))
        digits = DIGITS[digit] + digits
        if not rest:
            return "-" + digits if number.startswith("-") else digits


def lengthened(digits: str) -> str:
    """The number that was shortened."""
    sign, digits = ("-", digits[1:]) if digits.startswith("-") else ("", digits)
    if not digits or any(digit not in VALUES for digit in digits):
        raise BadPlace(digits)
    number = 0
    for digit in digits:
        number = number * len(DIGITS) + VALUES[digit]
    if digits != shortened(str(number)) or (sign and not number):
        raise BadPlace(digits)
    return f"{sign}{number}"
