"""Tokens: all that a press means, in 64 bytes at most, so that a button outlives every restart.

`<place>|<generation>|<number>|<press><argument>`: the table, which of its games (an undo counts as one more), the
question (nothing where there is none), and what to do. Clients may send anything, so nothing is believed before it was
read in full.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, NamedTuple

from bots.refusals import Refusal
from engine import Decision
from engine.kinds import KINDS, MIXED_PILES, Picks
from storage.places import DIGITS, VALUES, BadPlace, Place

LONGEST: Final = 64
ORDERABLE: Final = 24  # so many positions fit, one digit each, beside the longest place

ANSWER: Final = "a"
DRAFT: Final = "d"
BUY: Final = "b"
TREASURES: Final = "t"
END: Final = "e"
END_FOR_SURE: Final = "f"
UNDO: Final = "u"

JOIN: Final = "j"
LEAVE: Final = "l"
ADD_COMPUTER: Final = "c"
REMOVE_COMPUTER: Final = "r"
START: Final = "s"
OPTION: Final = "o"
NUDGE: Final = "n"
HAND: Final = "h"
LOG: Final = "g"
WATCH: Final = "w"
REMATCH: Final = "m"
RESIGN: Final = "x"
RESIGN_FOR_SURE: Final = "y"
VOTE: Final = "v"
STOP: Final = "q"
STOP_FOR_SURE: Final = "z"
EXPLAIN: Final = "i"
KINGDOM: Final = "k"

GAME_PRESSES: Final = ANSWER + DRAFT + BUY + TREASURES + END + END_FOR_SURE + UNDO
BARE: Final = (
    TREASURES + END + END_FOR_SURE + UNDO + JOIN + LEAVE + ADD_COMPUTER + REMOVE_COMPUTER + START + NUDGE + HAND
    + REMATCH + RESIGN + RESIGN_FOR_SURE + STOP + STOP_FOR_SURE + KINGDOM
)  # fmt: skip

_ARGUMENTS: Final = {press: re.compile("") for press in BARE} | {
    ANSWER: re.compile("[0-9A-Za-z]*"),
    DRAFT: re.compile(r"[0-9A-Za-z]*(\.[1-9][0-9]{0,2})?"),
    BUY: re.compile("[a-z_]+"),
    EXPLAIN: re.compile("[a-z_]+"),
    OPTION: re.compile(r"([a-z0-9_]+(\.[a-z0-9_]+)?(=[A-Za-z0-9_-]+)?)?"),
    LOG: re.compile("([1-9][0-9]{0,2})?"),
    VOTE: re.compile("[0-5]"),
    WATCH: re.compile("0?"),  # 0: no longer
}


class BadToken(Refusal):
    """The text is no token of ours, or its picks do not fit the question."""

    def __init__(self) -> None:
        super().__init__("bad-token")


class Token(NamedTuple):
    """What a press means. `number` is the question's own, and 0 for presses that are about the table."""

    place: Place
    generation: int
    number: int
    press: str
    argument: str = ""

    def encode(self) -> str:
        """The token as a button carries it."""
        number = _in_base(36, self.number) if self.number else ""
        head = f"{self.place.code}|{_in_base(36, self.generation)}|{number}"
        text = f"{head}|{self.press}{self.argument}"
        if len(text) > LONGEST:
            raise ValueError(f"a press of {self.press!r} does not fit into a button")
        return text

    @classmethod
    def decode(cls, text: str) -> Token:
        """The token that was encoded; anything else is refused."""
        parts = text.split("|") if len(text) <= LONGEST and text.isascii() else []
        if len(parts) != 4 or not parts[3]:
            raise BadToken
        place, generation, number, press = parts
        try:
            token = cls(Place.from_code(place), int(generation, 36), int(number or "0", 36), press[0], press[1:])
        except (BadPlace, ValueError):
            raise BadToken from None
        if min(token.generation, token.number) < 0 or not _means_something(token.press, token.argument):
            raise BadToken
        # Every token has one spelling: leading zeros, signs and other letter cases are not ours.
        if token.encode() != text:
            raise BadToken
        return token


def _means_something(press: str, argument: str) -> bool:
    pattern = _ARGUMENTS.get(press)
    if pattern is None or pattern.fullmatch(argument) is None:
        return False
    return press not in (BUY, EXPLAIN) or argument in KINDS or argument in MIXED_PILES


def _in_base(base: int, number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, base)
        digits = DIGITS[digit] + digits
        if not number:
            return digits.lower() if base == 36 else digits


# -- picks ---------------------------------------------------------------------------------------------------------


def ordered(decision: Decision) -> bool:
    """Whether it matters in which order the options are picked. A longer row than fits goes as it lies."""
    return decision.verb == "topdeck" and decision.most > 1 and len(decision.options) <= ORDERABLE


def picks_text(decision: Decision, picks: Picks) -> str:
    """The picks as a token carries them: a digit a position, or a bit mask where their order does not matter."""
    if ordered(decision):
        return "".join(DIGITS[pick] for pick in picks)
    return _in_base(len(DIGITS), sum(1 << pick for pick in set(picks)))


def picks_from(decision: Decision, text: str) -> Picks:
    """The picks that were written; how many are allowed is for the question to say."""
    if any(digit not in VALUES for digit in text):
        raise BadToken
    picks = tuple(VALUES[digit] for digit in text) if ordered(decision) else _in_mask(text)
    if len(set(picks)) != len(picks) or any(pick >= len(decision.options) for pick in picks):
        raise BadToken
    if picks_text(decision, picks) != text:
        raise BadToken
    return picks


def _in_mask(text: str) -> Picks:
    mask = 0
    for digit in text[:LONGEST]:
        mask = mask * len(DIGITS) + VALUES[digit]
    return tuple(at for at in range(mask.bit_length()) if mask >> at & 1)


def chosen(text: str, positions: Collection[int]) -> str:
    """The token of a menu with these of its options picked."""
    token = Token.decode(text)
    if token.press != DRAFT or any(not 0 <= position < LONGEST for position in positions):
        raise BadToken
    return token._replace(argument=_in_base(len(DIGITS), sum(1 << position for position in set(positions)))).encode()


def draft_text(decision: Decision, picks: Picks, page: int = 0) -> str:
    """The argument of a draft press: these picks, on this page."""
    return picks_text(decision, picks) + (f".{page}" if page else "")


def draft_from(decision: Decision, text: str) -> tuple[Picks, int]:
    """The picks and the page of a draft press."""
    picks, _, page = text.partition(".")
    if not (text.isascii() and (page or "0").isdecimal()):
        raise BadToken
    return picks_from(decision, picks), int(page or "0")
