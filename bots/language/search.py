"""Finds cards by the names people type: in any language, with nicknames and typing errors.

The problem: people type "throne-room", "Thron", a nickname or a misspelt name, not always in the language they read.
They should get the card they mean, or a short list to choose from.

The idea: every name of every card in every language is folded once to plain letters (`index`). What was typed is folded
the same way and compared by tests that are less and less strict: it is the whole name, the beginning of a name, a part
of a name, or a name with a few typing errors ("slips").

The rule: the strictest test that finds anything decides, so the exact name of one card never competes with similar
names of others. For each test, the reader's own language is tried before the others. Only the suggestions for
someone who is still typing contain the cards of all tests, in this order.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from bots.language.texts import Texts, aliases, languages
from bots.refusals import Refusal
from engine import KINDS, LEVELS, MIXED_PILES

LONGEST: Final = 40  # characters of the typed text that are compared, or repeated in an answer
SHOWN: Final = 8  # cards that are listed if a name is ambiguous
SLIPS: Final = ((4, 1), (8, 2))  # (letters, slips): a text this long may contain this many slips
SHORTEST_BEGINNING: Final = 5  # letters that a beginning must have for a slip in it to be forgiven
SHORTEST_MENTION: Final = 4  # letters that a beginning must have in a text that need not be about cards
LONG_MENTION: Final = 6  # letters from which on such a text may have slips, or be a part of a name
SHORTEST_PART: Final = 3  # letters that a part from the middle of a name must have
# Few people type ё; umlauts may be spelled with two letters; some keyboards have an apostrophe that is a letter.
SPELLINGS: Final = str.maketrans({"ё": "е", "ä": "ae", "ö": "oe", "ü": "ue", "ʼ": ""})
SIGNS: Final = re.compile(r"[\W_]+")


class Name(NamedTuple):
    """A folded name of a card, and the language it belongs to."""

    text: str
    id: str
    language: str


Fit: TypeAlias = Callable[[str, str], bool]


def fold(text: str) -> str:
    """Reduce a text to lower-case letters and digits in one spelling, so that "throne-room" equals "Throne Room"."""
    return SIGNS.sub("", unicodedata.normalize("NFC", text)).casefold().translate(SPELLINGS)


@cache
def index() -> tuple[Name, ...]:
    """Return every name of every card; built once."""
    return tuple(
        Name(fold(name), id, language)
        for language in languages()
        for id in sorted((*KINDS, *MIXED_PILES))
        for name in (Texts(language).card(id), *aliases(language, id))
    )


def cards_named(text: str, texts: Texts) -> list[str]:
    """Return the cards that fit best: by whole name, else by beginning, else by a part, else by similar spelling."""
    return next(_matches(text, texts), [])


def is_in_a_name(text: str) -> bool:
    """True if the text is a part of some card's name, so that `cards_named` need not guess what was meant."""
    wanted = fold(text)[:LONGEST]
    return any(fits(name.text, wanted) for fits in FITS for name in index())


def may_name_a_card(text: str) -> bool:
    """False if the text, which need not be about cards at all, is like a name only by chance, as "hi" is."""
    wanted = fold(text)[:LONGEST]
    beginning = wanted if len(wanted) >= SHORTEST_MENTION else None
    is_sure = any(name.text == wanted or (beginning and name.text.startswith(beginning)) for name in index())
    return is_sure or len(wanted) >= LONG_MENTION


def suggest(text: str, texts: Texts, most: int) -> list[str]:
    """Return up to `most` cards that someone who is still typing may mean, the likeliest first."""
    return list(dict.fromkeys(id for found in _matches(text, texts) for id in found))[:most]


def _matches(text: str, texts: Texts) -> Iterator[list[str]]:
    """Yield the cards that pass each test, the strictest test first."""
    wanted = fold(text)[:LONGEST]
    if not wanted:
        return
    names = index()
    own = tuple(name for name in names if name.language == texts.language)
    for fits in FITS:
        for asked in (own, names):
            if found := _unique(name.id for name in asked if fits(name.text, wanted)):
                yield found
    for asked in (own, names):
        if found := _near_matches(wanted, asked):
            yield found


def _unique(found: Iterator[str]) -> list[str]:
    """Return the ids without repetition."""
    return list(dict.fromkeys(found))


FITS: Final[tuple[Fit, ...]] = (
    str.__eq__,
    str.startswith,
    lambda name, wanted: len(wanted) >= SHORTEST_PART and wanted in name,
)


def _near_matches(wanted: str, names: Sequence[Name]) -> list[str]:
    """Return the cards whose names, or their beginnings, have the fewest slips, if these are few enough."""
    allowed = max((slips for letters, slips in SLIPS if len(wanted) >= letters), default=0)
    for slips in range(1, allowed + 1):
        if found := _unique(name.id for name in names if _differ(wanted, name.text, slips)):
            return found
    begun = names if len(wanted) >= SHORTEST_BEGINNING else ()
    return _unique(name.id for name in begun if _differ(wanted, name.text[: len(wanted)], 1))


def _differ(wanted: str, name: str, most: int) -> bool:
    """True if at most `most` letters left out, added, mistaken or swapped turn one text into the other."""
    if abs(len(wanted) - len(name)) > most:
        return False
    before: list[int] = []
    row = list(range(len(name) + 1))
    for at, letter in enumerate(wanted, 1):
        older, before, row = before, row, [at]
        for to, other in enumerate(name, 1):
            least = min(before[to] + 1, row[-1] + 1, before[to - 1] + (letter != other))
            if at > 1 and to > 1 and letter == name[to - 2] and wanted[at - 2] == other:
                least = min(least, older[to - 2] + 1)
            row.append(least)
        if min(row) > most:
            return False
    return row[-1] <= most


def card_named(text: str, texts: Texts) -> str:
    """Return the one card that a name fits; refuse if there is none, or more than one."""
    return only_one(text, cards_named(text, texts), texts)


def only_one(text: str, found: Sequence[str], texts: Texts) -> str:
    """Return the only card that was found for the typed text; refuse if there is none, or more than one."""
    word = " ".join(text.split())[:LONGEST]
    if not found:
        raise Refusal("no-such-card", word=word)
    if len(found) > 1:
        raise Refusal("which-card", word=word, cards=", ".join(texts.card(id) for id in found[:SHOWN]))
    return found[0]


def level_named(typed: str, texts: Texts) -> str:
    """Return the level of computer players that was typed, in the reader's language or in English; "" if none was."""
    words = fold(typed)
    if not words:
        return ""
    for level in LEVELS:
        names: list[str] = [level]
        for each in (texts, Texts()):
            names += [each.say(f"level-{level}"), each.say(f"level-{level}.mark")]
        if words in map(fold, names):
            return level
    raise Refusal("bad-level")
