"""A newcomer at the table: plays what it holds, likes what is expensive and new, and buys points too early."""

from __future__ import annotations

from typing import Final

from engine.computer.answers import answer
from engine.computer.caching import Lazily
from engine.computer.endings import Ending
from engine.computer.outlook import Outlook
from engine.computer.taste import Taste, Temper
from engine.computer.values import is_terminal
from engine.computer.welcome import Purchase, unlimited
from engine.decisions import Decision, Picks
from engine.kinds import ACTION, ATTACK, CURSE, KINDS, RUINS, TREASURE, VICTORY, Kind
from engine.view import View

PER_COIN: Final = 10  # how much better a card looks for each coin it costs
WHIM: Final = 32  # how much chance there is in every purchase: another card each turn
POTION: Final = 25  # how much less another Potion is wanted
COPY: Final = 6  # how much less a card is wanted for each copy of it
NEVER_WITHOUT: Final = 6  # points of a card that is always bought
# How much each temper likes kinds of cards.
MONEY: Final[dict[Temper, int]] = {"steady": 2, "fierce": -6, "curious": -10}
POINTS: Final[dict[Temper, int]] = {"steady": 5, "fierce": 3, "curious": -2}
ATTACKS: Final[dict[Temper, int]] = {"steady": 0, "fierce": 10, "curious": 0}
VILLAGES: Final[dict[Temper, int]] = {"steady": 0, "fierce": 0, "curious": 14}


class NewcomersOutlook(Outlook):
    """The table as a newcomer sees it: what costs more is better, and only Curses and Ruins are bad cards."""

    def __init__(self, view: View, decision: Decision, taste: Taste) -> None:
        super().__init__(view, decision)
        self.taste = taste

    def purchases(self) -> list[Purchase]:
        return unlimited(self.decision.options)

    def desire(self, id: str) -> float:
        kind = KINDS[id]
        if kind.types & (CURSE | RUINS) or id == "copper":
            return -20
        if isinstance(kind.points, int) and kind.points >= NEVER_WITHOUT:
            return 1000 + kind.points
        turn = self.view.players[self.seat].turns
        whim = WHIM * self.taste.luck(self.view, f"{turn} {id}")
        return PER_COIN * (kind.cost + 2 * kind.costs_potion) + whim + self._liking(kind)

    @Lazily
    def ending(self) -> Ending | None:
        """A newcomer does not count whether the next card decides the game."""
        return None

    def _liking(self, kind: Kind) -> int:
        temper = self.taste.temper
        if kind.potions:
            return MONEY[temper] - POTION * self.owned[kind.id]
        if not kind.types & ACTION:
            return MONEY[temper] if kind.types & TREASURE else POINTS[temper] if kind.types & VICTORY else 0
        liking = ATTACKS[temper] if kind.types & ATTACK else VILLAGES[temper] if kind.actions > 1 else 0
        crowd = self.terminals if is_terminal(kind) else 0
        return liking - COPY * (self.copies(kind) + crowd)

    def unwanted(self, id: str) -> bool:
        return bool(KINDS[id].types & (CURSE | RUINS))


class Beginner:
    """Play any seat as a newcomer would."""

    def __init__(self, taste: Taste = Taste()) -> None:  # noqa: B008  (immutable)
        self.taste = taste

    def __call__(self, view: View, decision: Decision) -> Picks:
        return answer(NewcomersOutlook(view, decision, self.taste))
