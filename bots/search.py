"""Cards by the names people type."""

from __future__ import annotations

import re

from bots.refusals import Refusal
from bots.texts import Texts
from engine.kinds import KINDS, MIXED_PILES


def folded(text: str) -> str:
    """Letters and digits only, small, so that "throne-room" and "Throne Room" are the same."""
    return re.sub(r"[\W_]+", "", text).casefold()


def cards_named(text: str, texts: Texts) -> list[str]:
    """The cards that name fits: the one that has it, else those that begin with it, else those it is part of."""
    wanted = folded(text)
    names = {id: folded(texts.card(id)) for id in sorted((*KINDS, *MIXED_PILES))}
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, str.__contains__):
        if found := [id for id, name in names.items() if fits(name, wanted)]:
            return found
    return []


def card_named(text: str, texts: Texts) -> str:
    """The one card that name fits."""
    found = cards_named(text, texts)
    word = " ".join(text.split())[:40]
    if not found:
        raise Refusal("no-such-card", word=word)
    if len(found) > 1:
        raise Refusal("which-card", word=word, cards=", ".join(texts.card(id) for id in found[:8]))
    return found[0]
