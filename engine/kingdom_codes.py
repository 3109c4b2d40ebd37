"""Codes: a kingdom with its edition and Shelters in twelve characters, to be passed on and typed in again.

Ten cards are a set, so their order is not encoded: the set is its rank in the combinatorial number system, which does
not depend on how many cards there are. Each card has a fixed number, so a code means the same kingdom in every later
version: cards that are added to the game get the numbers after the last one.

The check digits are made of the ids of the cards: if a code was mistyped, or if the number of a card ever changed, it
is refused, instead of giving another kingdom.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import count
from math import comb
from typing import Final
from zlib import crc32

from engine.errors import BadSetup
from engine.kingdoms import KINGDOM_SIZE, SETS
from engine.setup import EDITIONS, Setup, SheltersOption

_FIRST_SETS: Final = ("base1", "base2", "intrigue1", "hinterlands1", "dark_ages", "prosperity", "cornucopia")
# The piles of later sets, in the order in which they were added. A new one comes last, never between others.
_ADDED: Final[tuple[str, ...]] = (*SETS["seaside"], *SETS["alchemy"])
NUMBERED: Final = (*dict.fromkeys(card for name in _FIRST_SETS for card in SETS[name]), *_ADDED)
_NUMBERS: Final = {card: number for number, card in enumerate(NUMBERED)}
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no letter that looks like another one, or like a digit
_MEANT: Final = str.maketrans("OIL", "011")
_CHECK: Final = len(_DIGITS) ** 2
_SHORTEST: Final = 12
_GROUP: Final = 4
_LOOKS_LIKE_CODE: Final = re.compile(r"[0-9A-Za-z]{4}(-?[0-9A-Za-z]{4}){2,3}")


def is_like_code(text: str) -> bool:
    """True if the text has the form of a code, and not that of a word; it may still be mistyped."""
    return _LOOKS_LIKE_CODE.fullmatch(text.strip()) is not None and not text.strip().isalpha()


def kingdom_code(setup: Setup) -> str:
    """Return the code of the kingdom, the edition, and whether Shelters are dealt."""
    numbers = sorted(_NUMBERS[card] for card in setup.kingdom)
    rank = sum(comb(number, place) for place, number in enumerate(numbers, 1))
    options = EDITIONS.index(setup.edition) * 2 + setup.uses_shelters
    value = (rank * 4 + options) * _CHECK + _check(setup.kingdom, options)
    digits = ""
    while value:
        value, digit = divmod(value, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    digits = digits.rjust(max(_SHORTEST, -(-len(digits) // _GROUP) * _GROUP), "0")
    return "-".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))


def read_kingdom_code(text: str) -> Setup:
    """Return the setup that a code stands for; raise BadSetup if it is not a code."""
    digits = text.strip().replace("-", "").upper().translate(_MEANT)
    if not is_like_code(text) or any(digit not in _DIGITS for digit in digits):
        raise BadSetup("not the code of a kingdom")
    value = 0
    for digit in digits:
        value = value * len(_DIGITS) + _DIGITS.index(digit)
    value, check = divmod(value, _CHECK)
    rank, options = divmod(value, 4)
    cards = _cards_of(rank)
    if check != _check(cards, options):
        raise BadSetup("not the code of a kingdom, or it is mistyped")
    return _setup(cards, EDITIONS[options // 2], bool(options % 2))


def _setup(cards: tuple[str, ...], edition: int, has_shelters: bool) -> Setup:
    by_rule = Setup(cards, edition)
    if by_rule.uses_shelters == has_shelters:
        return by_rule
    wanted: SheltersOption = "yes" if has_shelters else "no"
    return Setup(cards, edition, wanted)


def _cards_of(rank: int) -> tuple[str, ...]:
    """Return the cards of the set with this rank, sorted by id."""
    numbers = []
    for place in range(KINGDOM_SIZE, 0, -1):
        number = next(each for each in count(place - 1) if comb(each + 1, place) > rank)
        if number >= len(NUMBERED):
            raise BadSetup("not the code of a kingdom, or of cards of a newer version")
        rank -= comb(number, place)
        numbers.append(number)
    return tuple(sorted(NUMBERED[number] for number in numbers))


def _check(cards: Collection[str], options: int) -> int:
    return crc32(f"{','.join(sorted(cards))} {options}".encode()) % _CHECK
