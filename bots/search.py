"""Cards by the names people type."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from bots.refusals import Refusal
from bots.texts import Texts
from engine.kinds import KINDS, MIXED_PILES

LONGEST: Final = 40  # characters of what was typed that are looked at, or repeated
SHOWN: Final = 8  # cards that are named where it is not clear which one is meant
ALIKE: Final = 0.8  # of 1, from where on a name counts as misspelled


def folded(text: str) -> str:
    """Letters and digits only, small, so that "throne-room" and "Throne Room" are the same; few people type ё."""
    return re.sub(r"[\W_]+", "", text).casefold().replace("ё", "е")


def cards_named(text: str, texts: Texts) -> list[str]:
    """The cards that name fits: the one that has it, else those that begin with it, else those it is part of, else
    those that are spelled nearly so."""
    wanted = folded(text)
    if not wanted:
        return []
    names = _names(texts)
    for fits in (str.__eq__, str.startswith, str.__contains__):
        if found := [id for name, id in names if fits(name, wanted)]:
            return list(dict.fromkeys(found))
    near = get_close_matches(wanted[:LONGEST], [name for name, _ in names], n=SHOWN, cutoff=ALIKE)
    return list(dict.fromkeys(id for name, id in names if name in near))


def _names(texts: Texts) -> list[tuple[str, str]]:
    """All names a card may be typed by, in the language spoken and in English, and the card they mean."""
    ids = sorted((*KINDS, *MIXED_PILES))
    return [(folded(words.card(id)), id) for words in (texts, Texts()) for id in ids]


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
