"""Places: where a table is. A place names its keys, and has a short form, its code, that fits into a button.

A platform is a lower-case identifier. Its ids may contain any characters (`garden room:1`), so both forms escape
every character that could be taken for a separator: an id in them consists of letters, digits, `_` and `-`, and every
other character is written as `%` and two hexadecimal digits per byte of its UTF-8. Discord, Telegram and the terminal
have numbers for ids; those are written as they always were, because tables are stored under them, and buttons with
them are on screens. Both forms are exact: each place has one text and one code, and every other string is refused.

Ids must be short: the bot accepts codes of at most 24 characters (`bots.tables.tokens`), which leaves about 20 letters
or digits to a platform with a short name, and fewer if characters are escaped. A platform with longer ids, such as the
rooms of Matrix, needs its own way to shorten them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import unquote_to_bytes

LETTERS = {"discord": "d", "telegram": "t", "terminal": "l"}  # the platforms whose ids are numbers
PLATFORMS = {letter: platform for platform, letter in LETTERS.items()}
ESCAPED = "~"  # what the code of a place at any other platform begins with
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
VALUES = {digit: value for value, digit in enumerate(DIGITS)}
LONGEST_NUMBER = 22  # digits in base 62: more than 128 bits
PLATFORM = re.compile("[a-z][a-z0-9_]*")
NUMBER = re.compile(r"0|-?[1-9][0-9]{0,38}")
PLAIN = re.compile("[A-Za-z0-9_-]")
ESCAPED_ID = re.compile("(?:[A-Za-z0-9_-]|%[0-9A-F]{2})+")
PLACES = 4096  # whose forms are cached: every key and every button has one, which took 2 % of the processor time


class BadPlace(ValueError):
    """This is not a place, or not the form of one."""


class Place(NamedTuple):
    """A channel of a platform, or a thread in it; both are the platform's own ids, as text."""

    platform: str
    channel: str
    thread: str = ""

    @property
    def text(self) -> str:
        """The place as keys and logs have it."""
        return _text(self)

    @classmethod
    def from_text(cls, text: str) -> Place:
        """Return the place with that text; raise BadPlace if there is none."""
        platform, *ids = text.split(":")
        place = cls._of(platform, list(map(_unescape, ids)))
        if place.text != text:
            raise BadPlace(text)
        return place

    @property
    def code(self) -> str:
        """The place as short as possible, for buttons. Platforms with long ids must make sure that they fit."""
        return _code(self)

    @classmethod
    def from_code(cls, code: str) -> Place:
        """Return the place with that code; raise BadPlace if there is none."""
        platform, *ids = code[1:].split(".")
        if code.startswith(ESCAPED):
            place = cls._of(platform, list(map(_unescape, ids)))
        elif code[:1] in PLATFORMS:
            place = cls._of(PLATFORMS[code[0]], list(map(decode_base62, (platform, *ids))))
        else:
            raise BadPlace(code)
        if place.code != code:
            raise BadPlace(code)
        return place

    @classmethod
    def _of(cls, platform: str, ids: list[str]) -> Place:
        if len(ids) not in (1, 2):
            raise BadPlace("a place has a channel, and perhaps a thread")
        return cls(platform, *ids)


@lru_cache(maxsize=PLACES)
def _text(place: Place) -> str:
    return ":".join([_checked_platform(place), *_escaped_ids(place)])


@lru_cache(maxsize=PLACES)
def _code(place: Place) -> str:
    if place.platform in LETTERS:
        return LETTERS[place.platform] + ".".join(map(encode_base62, _escaped_ids(place)))
    return ESCAPED + ".".join([_checked_platform(place), *_escaped_ids(place)])


def _checked_platform(place: Place) -> str:
    if PLATFORM.fullmatch(place.platform) is None:
        raise BadPlace(f"{place.platform!r} is not the name of a platform")
    return place.platform


def _escaped_ids(place: Place) -> list[str]:
    ids = (place.channel, place.thread) if place.thread else (place.channel,)
    if place.platform not in LETTERS:
        return [_escape(id) for id in ids]
    if any(NUMBER.fullmatch(id) is None for id in ids):
        raise BadPlace(f"ids of {place.platform} are numbers")
    return list(ids)


def parse_place(stored: bytes) -> Place | None:
    """Parse a stored place; return None if it is invalid, so that one bad entry does not hide the rest."""
    try:
        return Place.from_text(stored.decode())
    except (BadPlace, UnicodeDecodeError):
        return None


def _escape(id: str) -> str:
    if not id:
        raise BadPlace("an id is not empty")
    try:
        return "".join(letter if PLAIN.match(letter) else _percent(letter) for letter in id)
    except UnicodeEncodeError:  # half of a surrogate pair
        raise BadPlace("an id is text") from None


def _percent(letter: str) -> str:
    return "".join(f"%{byte:02X}" for byte in letter.encode())


def _unescape(id: str) -> str:
    if ESCAPED_ID.fullmatch(id) is None:
        raise BadPlace(id)
    try:
        return unquote_to_bytes(id).decode()
    except UnicodeDecodeError:
        raise BadPlace(id) from None


def encode_base62(number: str) -> str:
    """Encode a decimal number, given as text, in base 62."""
    rest = abs(int(number))
    digits = ""
    while True:
        rest, digit = divmod(rest, len(DIGITS))
        digits = DIGITS[digit] + digits
        if not rest:
            return "-" + digits if number.startswith("-") else digits


def decode_base62(digits: str) -> str:
    """Return the decimal number that was encoded; raise BadPlace if there is none."""
    sign, digits = ("-", digits[1:]) if digits.startswith("-") else ("", digits)
    if not 0 < len(digits) <= LONGEST_NUMBER or any(digit not in VALUES for digit in digits):
        raise BadPlace(digits)
    number = 0
    for digit in digits:
        number = number * len(DIGITS) + VALUES[digit]
    if digits != encode_base62(str(number)) or (sign and not number):
        raise BadPlace(digits)
    return f"{sign}{number}"
