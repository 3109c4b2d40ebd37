"""Plain Big Money: the yardstick. It looks at nothing but the question, so it is as quick as a player can be."""

from __future__ import annotations

from typing import Final

import engine.cards  # noqa: F401  (declares every card)
from engine.kinds import KINDS, TREASURE, Decision, Picks
from engine.view import View

PLAYS: Final = frozenset(kind.play_key for kind in KINDS.values() if kind.types & TREASURE)
WISHES: Final = ("buy:province", "buy:gold", "buy:silver")
FIRST: Final = (0,)


def big_money(_view: View, decision: Decision) -> Picks:
    """Plays all Treasures; buys Province, else Gold, else Silver, else nothing; of anything else, as little as it may.

    In the action phase it ends, and a window for reactions it lets pass.
    """
    _, verb, _, options, least, _, _ = decision
    if verb == "buy":
        if options[0] in PLAYS:
            return FIRST
        for wish in WISHES:
            if wish in options:
                return (options.index(wish),)
        return (len(options) - 1,)
    if verb in ("act", "react", "confirm"):
        return (len(options) - 1,)
    return tuple(range(least))
