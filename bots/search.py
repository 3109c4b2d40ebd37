"""Cards by the names people type: in any of our languages, with the short names people use, and small slips."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from bots.refusals import Refusal
from bots.texts import Texts, aliases, languages
from engine.kinds import KINDS, MIXED_PILES

LONGEST: Final = 40  # characters of what was typed that are looked at, or repeated
SHOWN: Final = 8  # cards that are named where it is not clear which one is meant
SLIPS: Final = ((4, 1), (8, 2))  # from so many letters on, so many slips are forgiven
BEGUN: Final = 5  # letters that the beginning of a name must have to be understood with a slip
PART: Final = 3  # letters that a part from the middle of a name must have
# Few people type ё; an umlaut can be spelled with two letters; one apostrophe of some keyboards is called a letter.
SPELLINGS: Final = str.maketrans({"ё": "е", "ä": "ae", "ö": "oe", "ü": "ue", "ʼ": ""})
SIGNS: Final = re.compile(r"[\W_]+")


class Name(NamedTuple):
    """A name that a card may be typed by, folded, and the language it is of."""

    text: str
    id: str
    language: str


Fit: TypeAlias = Callable[[str, str], bool]


def folded(text: str) -> str:
    """Letters and digits only, small, so that "throne-room" and "Throne Room" are the same; spellings as above."""
    return SIGNS.sub("", unicodedata.normalize("NFC", text)).casefold().translate(SPELLINGS)


@cache
def index() -> tuple[Name, ...]:
    """Every name of every card, made once."""
    return tuple(
        Name(folded(name), id, language)
        for language in languages()
        for id in sorted((*KINDS, *MIXED_PILES))
        for name in (Texts(language).card(id), *aliases(language, id))
    )


def cards_named(text: str, texts: Texts) -> list[str]:
    """The cards that name fits best: the one that has it, else those that begin with it, else those it is part of,
    else those that are spelled nearly so. Each time the reader's own language is asked first."""
    return next(_found(text, texts), [])


def suggested(text: str, texts: Texts, most: int) -> list[str]:
    """The cards someone may mean who is still typing, the likeliest first."""
    return list(dict.fromkeys(id for found in _found(text, texts) for id in found))[:most]


def _found(text: str, texts: Texts) -> Iterator[list[str]]:
    """What fits, the closest fit first."""
    wanted = folded(text)[:LONGEST]
    if not wanted:
        return
    names = index()
    own = tuple(name for name in names if name.language == texts.language)
    for fits in FITS:
        for asked in (own, names):
            if found := _ids(name.id for name in asked if fits(name.text, wanted)):
                yield found
    for asked in (own, names):
        if found := _nearly(wanted, asked):
            yield found


def _ids(found: Iterator[str]) -> list[str]:
    return list(dict.fromkeys(found))


FITS: Final[tuple[Fit, ...]] = (
    str.__eq__,
    str.startswith,
    lambda name, wanted: len(wanted) >= PART and wanted in name,
)


def _nearly(wanted: str, names: Sequence[Name]) -> list[str]:
    """The cards whose names, or beginnings of them, differ by the fewest slips, if those are few enough."""
    allowed = max((slips for letters, slips in SLIPS if len(wanted) >= letters), default=0)
    for slips in range(1, allowed + 1):
        if found := _ids(name.id for name in names if _differ(wanted, name.text, slips)):
            return found
    begun = names if len(wanted) >= BEGUN else ()
    return _ids(name.id for name in begun if _differ(wanted, name.text[: len(wanted)], 1))


def _differ(wanted: str, name: str, most: int) -> bool:
    """Whether one becomes the other by at most so many letters left out, added, mistaken or exchanged."""
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
    """The one card that name fits."""
    return only_one(text, cards_named(text, texts), texts)


def only_one(text: str, found: Sequence[str], texts: Texts) -> str:
    """The one card that was found for what was typed."""
    word = " ".join(text.split())[:LONGEST]
    if not found:
        raise Refusal("no-such-card", word=word)
    if len(found) > 1:
        raise Refusal("which-card", word=word, cards=", ".join(texts.card(id) for id in found[:SHOWN]))
    return found[0]
