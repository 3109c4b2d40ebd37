"""Wishes and bans for a random kingdom, as people type them: `+witch -chapel +villages -attacks`."""

from __future__ import annotations

import re
from typing import Final

from bots.language.search import card_named, fold
from bots.language.texts import Texts
from bots.refusals import Refusal
from engine import CATEGORY_NAMES, KINGDOM_PILES

# A sign begins a wish only at the beginning of a word: Ill-Gotten Gains has a hyphen.
_SIGN: Final = re.compile(r"(?:^|(?<=[\s,;]))([+\-−–])\s*")


def are_wishes(text: str) -> bool:
    """True if the text begins with a wish or a ban."""
    return _SIGN.match(text.strip()) is not None


def read_wishes(text: str, texts: Texts) -> tuple[str, list[str]]:
    """Return what is typed before the first sign, and each wish and ban as the options of a table name them.

    Refuse what is both wished for and banned.
    """
    first, *rest = _SIGN.split(text.strip())
    given = []
    for sign, words in zip(rest[::2], rest[1::2], strict=True):
        given.append(("+" if sign == "+" else "-") + _named(words.strip(" \t\n,;"), texts))
    if any(("-" + wish[1:]) in given for wish in given if wish.startswith("+")):
        raise Refusal("kingdom-impossible")
    return first.strip(" \t\n,;"), given


def _named(words: str, texts: Texts) -> str:
    """Return the category or the card of that name, in the person's language or another one."""
    known = {fold(each.say(f"category-{name}.word")): name for each in (Texts(), texts) for name in CATEGORY_NAMES}
    if fold(words) in known:
        return f"@{known[fold(words)]}"
    return kingdom_card_named(words, texts)


def kingdom_card_named(words: str, texts: Texts) -> str:
    """Return the kingdom card, or the mixed pile, of that name."""
    card = card_named(words, texts)
    if card not in KINGDOM_PILES:
        raise Refusal("no-kingdom-card", word=texts.card(card))
    return card
