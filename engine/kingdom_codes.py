"""Codes: a kingdom with its edition and Shelters in twelve or sixteen characters, to be passed on and typed in again.

Twenty characters also tell whether Colonies are played, or which card is the bane, where that was chosen.

Ten cards are a set, so their order is not encoded: the set is its rank in the combinatorial number system, which does
not depend on how many cards there are. Each card has a fixed number, so a code means the same kingdom in every later
version: cards that are added to the game get the numbers after the last one.

The check digits are made of the ids of the cards: if a code was mistyped, or if the number of a card ever changed, it
is refused, instead of giving another kingdom.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import replace
from itertools import count
from math import comb
from typing import Final
from zlib import crc32

from engine.errors import BadSetup
from engine.kingdoms import KINGDOM_SIZE, SETS
from engine.setup import COLONIES_OPTIONS, EDITIONS, Setup, SheltersOption

_FIRST_SETS: Final = ("base1", "base2", "intrigue1", "hinterlands1", "dark_ages", "prosperity", "cornucopia")
# The piles of later sets, in the order in which they were added. A new one comes last, never between others.
_ADDED: Final[tuple[str, ...]] = (*SETS["seaside"], *SETS["alchemy"])
NUMBERED: Final = (*dict.fromkeys(card for name in _FIRST_SETS for card in SETS[name]), *_ADDED)
_NUMBERS: Final = {card: number for number, card in enumerate(NUMBERED)}
_DIGITS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no letter that looks like another one, or like a digit
_MEANT: Final = str.maketrans("OIL", "011")
_CHECK: Final = len(_DIGITS) ** 2
_SHORTEST: Final = 12
_LONG: Final = 20  # with what was chosen besides the cards, the edition and Shelters
_GROUP: Final = 4
_CHOICES: Final = 2**12  # room for Colonies and the number of the bane
_LOOKS_LIKE_CODE: Final = re.compile(r"[0-9A-Za-z]{4}(-?[0-9A-Za-z]{4}){2,4}")


def is_like_code(text: str) -> bool:
    """True if the text has the form of a code, and not that of a word; it may still be mistyped."""
    return _LOOKS_LIKE_CODE.fullmatch(text.strip()) is not None and not text.strip().isalpha()


def kingdom_code(setup: Setup) -> str:
    """Return the code of the kingdom, the edition, whether Shelters are dealt, and what was chosen about Colonies and
    the bane."""
    numbers = sorted(_NUMBERS[card] for card in setup.kingdom)
    rank = sum(comb(number, place) for place, number in enumerate(numbers, 1))
    options, choices = EDITIONS.index(setup.edition) * 2 + setup.uses_shelters, _choices(setup)
    value, shortest = rank * 4 + options, _SHORTEST
    if choices:
        value, shortest = value * _CHOICES + choices, _LONG
    value = value * _CHECK + _check(setup.kingdom, options, choices)
    digits = ""
    while value:
        value, digit = divmod(value, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    digits = digits.rjust(max(shortest, -(-len(digits) // _GROUP) * _GROUP), "0")
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
    value, choices = divmod(value, _CHOICES) if len(digits) == _LONG else (value, 0)
    rank, options = divmod(value, 4)
    cards = _cards_of(rank)
    if check != _check(cards, options, choices):
        raise BadSetup("not the code of a kingdom, or it is mistyped")
    setup = _setup(cards, EDITIONS[options // 2], bool(options % 2), choices)
    if _choices(setup) != choices:
        raise BadSetup("not the code of a kingdom: nobody can have chosen that")
    return setup


def _choices(setup: Setup) -> int:
    """Return the number of what was chosen about Colonies and the bane; 0 if all of that follows from the cards, or is
    left to chance."""
    colonies = setup.colonies if setup.colonies_by_rule != setup.colonies else "auto"
    bane = 0 if setup.bane is None else _NUMBERS[setup.bane] + 1
    return bane * len(COLONIES_OPTIONS) + COLONIES_OPTIONS.index(colonies)


def _setup(cards: tuple[str, ...], edition: int, has_shelters: bool, choices: int) -> Setup:
    bane, colonies = divmod(choices, len(COLONIES_OPTIONS))
    if bane > len(NUMBERED):
        raise BadSetup("not the code of a kingdom, or of cards of a newer version")
    chosen = Setup(cards, edition, colonies=COLONIES_OPTIONS[colonies], bane=NUMBERED[bane - 1] if bane else None)
    if chosen.uses_shelters == has_shelters:
        return chosen
    wanted: SheltersOption = "yes" if has_shelters else "no"
    return replace(chosen, shelters=wanted)


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


def _check(cards: Collection[str], options: int, choices: int) -> int:
    known = f"{','.join(sorted(cards))} {options}" + (f" {choices}" if choices else "")
    return crc32(known.encode()) % _CHECK
