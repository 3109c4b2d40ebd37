"""Finds recommended kingdoms by the names that people type."""

from __future__ import annotations

from bots.language.search import fold
from bots.language.texts import Texts
from engine import RECOMMENDED

RANDOM = "random"


def kingdom_named(typed: str, texts: Texts) -> str:
    """Return the id of the recommended kingdom with that name, in the person's language or in English, "random" if a
    random one is asked for, or "". A name that two editions share means the later one."""
    wanted = fold(typed)
    for each in (texts, Texts()):
        words = [each.say("kingdom-random"), *each.say("typed-random").split(",")]
        known = dict.fromkeys(map(fold, words), RANDOM)
        for kingdom in RECOMMENDED:
            name = each.say(f"kingdom-{kingdom.id}")
            known |= {fold(name): kingdom.id, fold(name.partition("(")[0]): kingdom.id}
        if wanted in known:
            return known[wanted]
    return ""
