"""Tokens: everything a button means, in at most 64 bytes, so that it still works after a restart.

`<place>|<generation>|<number>|<press><argument>`: the place of the table; its generation, which goes up with every game
and every undo; the number of the question (empty if the button does not answer one); and what to do. Clients may send
anything, so a token is validated completely before it is used.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, NamedTuple

from bots.refusals import Refusal
from engine import KINDS, LEVELS, MIXED_PILES, Decision, Picks
from storage.places import DIGITS, VALUES, BadPlace, Place

LONGEST: Final = 64
LONGEST_PLACE: Final = 24  # characters of a place's code; every token fits beside it
GAME: Final = 8  # characters of the id of a game
ORDERABLE: Final = 24  # positions that fit next to the longest place, at one digit per position

ANSWER: Final = "a"
DRAFT: Final = "d"
BUY: Final = "b"
TREASURES: Final = "t"
END: Final = "e"
END_FOR_SURE: Final = "f"
UNDO: Final = "u"
BUY_FOR_SURE: Final = "B"
ANSWER_FOR_SURE: Final = "A"
SHOW_HAND: Final = "H"
HINT: Final = "Q"

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
EXPLAIN: Final = "i"  # a card, or without one the cards at hand; or one of the pages below
KINGDOM: Final = "k"
REPLAY: Final = "p"  # the game, and one of its turns
ANALYSIS: Final = "D"  # the game
INVITE: Final = "I"
GUIDE: Final = "G"  # explain every new kind of question from now on, or no longer

TOO_FEW: Final = 999  # the page of a draft that only tells that more has to be picked
# Arguments of EXPLAIN: the cards in the trash; how the shuffles can be checked; remove the page.
TRASH, SHUFFLES, CLOSE = "trash", "shuffles", "close"
YES, NO = "yes", "no"  # arguments of GUIDE

GAME_PRESSES: Final = (
    ANSWER + ANSWER_FOR_SURE + DRAFT + BUY + BUY_FOR_SURE + TREASURES + END + END_FOR_SURE + UNDO + SHOW_HAND + HINT
)  # fmt: skip
BARE: Final = (
    TREASURES + END + END_FOR_SURE + UNDO + SHOW_HAND + HINT + JOIN + LEAVE + ADD_COMPUTER + REMOVE_COMPUTER + START
    + NUDGE + HAND + RESIGN + RESIGN_FOR_SURE + STOP + STOP_FOR_SURE + KINGDOM + INVITE
)  # fmt: skip

_ARGUMENTS: Final = {press: re.compile("") for press in BARE} | {
    ANSWER: re.compile("[0-9A-Za-z]*"),
    ANSWER_FOR_SURE: re.compile("[0-9A-Za-z]*"),
    DRAFT: re.compile(r"[0-9A-Za-z]*(\.[1-9][0-9]{0,2})?"),
    BUY: re.compile("[a-z_]+"),
    BUY_FOR_SURE: re.compile("[a-z_]+"),
    EXPLAIN: re.compile("[a-z_]*"),
    OPTION: re.compile(r"([a-z0-9_]+(\.[a-z0-9_]+)?(=[A-Za-z0-9_-]+)?)?"),
    LOG: re.compile("([1-9][0-9]{0,2})?"),
    REPLAY: re.compile(rf"[0-9a-f]{{{GAME}}}\.[1-9][0-9]{{0,3}}[fbnlFBNL]?"),
    ANALYSIS: re.compile(rf"[0-9a-f]{{{GAME}}}"),
    VOTE: re.compile("[0-5]"),
    GUIDE: re.compile("yes|no"),
    WATCH: re.compile("0?"),  # 0: stop watching
    REMATCH: re.compile("|".join(("", *LEVELS))),  # alone, against a player of that level
}


class BadToken(Refusal):
    """The text is not a valid token, or its picks do not fit the question."""

    def __init__(self) -> None:
        super().__init__("bad-token")


class Token(NamedTuple):
    """What a button means. `number` is that of the question, or 0 if the press is not an answer."""

    place: Place
    generation: int
    number: int
    press: str
    argument: str = ""

    def encode(self) -> str:
        """Return the text that a button carries."""
        number = _in_base(36, self.number) if self.number else ""
        head = f"{self.place.code}|{_in_base(36, self.generation)}|{number}"
        text = f"{head}|{self.press}{self.argument}"
        if len(text) > LONGEST:
            raise ValueError(f"the token of press {self.press!r} does not fit into a button")
        return text

    @classmethod
    def decode(cls, text: str) -> Token:
        """Return the token that `encode` made this text of; refuse any other text."""
        parts = text.split("|") if len(text) <= LONGEST and text.isascii() else []
        if len(parts) != 4 or not parts[3]:
            raise BadToken
        place, generation, number, press = parts
        try:
            token = cls(Place.from_code(place), int(generation, 36), int(number or "0", 36), press[0], press[1:])
        except (BadPlace, ValueError):
            raise BadToken from None
        if min(token.generation, token.number) < 0 or not _is_valid(token.press, token.argument):
            raise BadToken
        # Every token has exactly one spelling: leading zeros, signs and other letter cases are not accepted.
        if token.encode() != text:
            raise BadToken
        return token


def _is_valid(press: str, argument: str) -> bool:
    pattern = _ARGUMENTS.get(press)
    if pattern is None or pattern.fullmatch(argument) is None:
        return False
    if press == EXPLAIN and argument in ("", TRASH, SHUFFLES, CLOSE):
        return True
    return press not in (BUY, BUY_FOR_SURE, EXPLAIN) or argument in KINDS or argument in MIXED_PILES


def _in_base(base: int, number: int) -> str:
    digits = ""
    while True:
        number, digit = divmod(number, base)
        digits = DIGITS[digit] + digits
        if not number:
            return digits.lower() if base == 36 else digits


# -- picks -------------------------------------------------------------------------------------------------------------


def is_ordered(decision: Decision) -> bool:
    """True if the picks have an order. If they are too many to encode in order, the original order is kept."""
    return decision.verb == "topdeck" and decision.most > 1 and len(decision.options) <= ORDERABLE


def picks_text(decision: Decision, picks: Picks) -> str:
    """Encode the picks: one digit per position, or a bit mask if their order does not matter."""
    if is_ordered(decision):
        return "".join(DIGITS[pick] for pick in picks)
    return _in_base(len(DIGITS), sum(1 << pick for pick in set(picks)))


def picks_from(decision: Decision, text: str) -> Picks:
    """Decode picks; refuse what the options cannot mean, but leave it to the game how many may be picked."""
    if any(digit not in VALUES for digit in text):
        raise BadToken
    picks = tuple(VALUES[digit] for digit in text) if is_ordered(decision) else _picks_in_mask(text)
    if len(set(picks)) != len(picks) or any(pick >= len(decision.options) for pick in picks):
        raise BadToken
    if picks_text(decision, picks) != text:
        raise BadToken
    return picks


def _picks_in_mask(text: str) -> Picks:
    mask = 0
    for digit in text[:LONGEST]:
        mask = mask * len(DIGITS) + VALUES[digit]
    return tuple(at for at in range(mask.bit_length()) if mask >> at & 1)


def menu_token(token: Token, positions: Collection[int]) -> Token:
    """Return the token of a menu in which the options at these positions were picked."""
    if token.press != DRAFT or any(not 0 <= position < LONGEST for position in positions):
        raise BadToken
    return token._replace(argument=_in_base(len(DIGITS), sum(1 << position for position in set(positions))))


def draft_text(decision: Decision, picks: Picks, page: int = 0) -> str:
    """Encode the argument of a draft press: the picks and the page."""
    return picks_text(decision, picks) + (f".{page}" if page else "")


def draft_from(decision: Decision, text: str) -> tuple[Picks, int]:
    """Decode the argument of a draft press: the picks and the page."""
    picks, _, page = text.partition(".")
    if not (text.isascii() and (page or "0").isdecimal()):
        raise BadToken
    return picks_from(decision, picks), int(page or "0")
