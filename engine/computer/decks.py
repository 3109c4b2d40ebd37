"""What a whole deck can do in one turn: how much of it is drawn, how many Actions can be played, what it pays.

Engines are bought by these numbers: cards that draw until the deck draws itself, then coins, then points.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from engine.computer.caching import Lazily
from engine.computer.values import is_terminal
from engine.kinds import ACTION, KINDS, RUINS, Kind
from engine.steps import HAND_SIZE

# How many cards an Action brings to the hand in a usual turn, where its printed bonus does not tell: some draw by
# their text, others take cards away.
DRAWN: Final = {
    "catacombs": 3,
    "courtyard": 2,
    "crossroads": 1,
    "embassy": 2,
    "hunting_party": 2,
    "inn": 0,
    "jack_of_all_trades": 2,
    "library": 3,
    "madman": 4,
    "masquerade": 1,
    "menagerie": 2,
    "minion": 1,
    "mystic": 1,
    "nobles": 3,
    "oasis": 0,
    "oracle": 2,
    "sage": 1,
    "scheme": 2,
    "shanty_town": 1,
    "stables": 2,
    "tournament": 1,
    "watchtower": 2,
}
# Coins beyond those that are printed.
PAID: Final = {"bank": 2, "bridge": 1, "conspirator": -1, "highway": 1, "minion": 2, "moneylender": 1, "mystic": -1}


@cache
def drawn(id: str) -> int:
    """Return how many cards the card brings to the hand when it is played."""
    kind = KINDS[id]
    if not _plays(kind):
        return 0
    return DRAWN.get(id, kind.cards)


@cache
def paid(id: str) -> int:
    """Return how many coins the card is good for in a turn."""
    return KINDS[id].coins + PAID.get(id, 0)


class Deck:
    """What these cards can do in one turn."""

    def __init__(self, owned: Counter[str]) -> None:
        self.owned = owned

    @Lazily
    def coins(self) -> int:
        """The coins of a turn in which all cards are played."""
        return sum([count * paid(id) for id, count in self.owned.items()])

    @Lazily
    def spare_actions(self) -> int:
        """How many more Actions that end the phase could be played if all cards were drawn."""
        spare = 1
        for id, count in self.owned.items():
            kind = KINDS[id]
            if _plays(kind):
                spare += count * (-1 if is_terminal(kind) else max(0, kind.actions - 1))
        return spare

    @Lazily
    def reach(self) -> int:
        """How many cards too many a turn draws; less than 0 if part of the deck stays undrawn.

        Of the Actions that end the phase, only as many draw as can be played."""
        cards = HAND_SIZE - self.owned.total()
        terminal: list[int] = []
        playable = 1
        for id, count in self.owned.items():
            kind = KINDS[id]
            if not _plays(kind):
                continue
            if is_terminal(kind):
                terminal += [drawn(id)] * count
            else:
                cards += count * drawn(id)
                playable += count * max(0, kind.actions - 1)
        return cards + sum(sorted(terminal, reverse=True)[:playable])


def _plays(kind: Kind) -> bool:
    return bool(kind.types & ACTION) and not kind.types & RUINS
