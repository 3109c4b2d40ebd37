"""A player that follows a plan, and answers what the plan does not decide as Builder does."""

from __future__ import annotations

from math import inf
from typing import Final

from engine.computer.advice import FOR_A_POTION, Advice
from engine.computer.answers import answer
from engine.computer.caching import Lazily
from engine.computer.endings import Ending
from engine.computer.outlook import COINS_KEPT, Outlook
from engine.computer.plans import Plan
from engine.computer.values import GOLD, SILVER, advice, is_junk
from engine.computer.welcome import WISHES, Purchase, unlimited
from engine.dealing import COLONIES
from engine.decisions import Decision, Picks
from engine.kinds import CURSE, KINDS, VICTORY, Kind
from engine.view import View

NO_PLAN: Final = Plan("builder", is_open=True)
OUTSIDE: Final = (*COLONIES, "potion")  # cards that are wanted whatever the plan: for points, or for cards it names
GIFT: Final = 0.4  # what is welcome as a gift, but not for money, is desired less than this
LONG: Final = 40  # turns after which a game that the plan does not end is brought to an end in the usual way
TOO_LONG: Final = 60  # turns after which it is brought to an end at any price, even if that loses it


class PlannedOutlook(Outlook):
    """One question, judged by a plan."""

    def __init__(self, view: View, decision: Decision, plan: Plan) -> None:
        super().__init__(view, decision)
        self.plan = plan

    @Lazily
    def cards_per_terminal(self) -> int:
        return self.plan.habit("terminal")

    @Lazily
    def coins_kept(self) -> int:
        return min(COINS_KEPT, self.plan.habit("copper"))

    @Lazily
    def is_endless(self) -> bool:
        """Whether the game must be brought to an end at any price."""
        return self.me.turns > TOO_LONG

    @Lazily
    def ending(self) -> Ending | None:
        return None if self.is_endless else super().find_ending()

    def wish(self, id: str) -> float | None:
        """How welcome the card is if the menu wants it now."""
        for row, value in self.plan.in_menu.get(id, ()):
            if row.holds(self):
                return value
        return None

    def usual_desire(self, id: str) -> float:
        if self.is_endless:
            return 0.6 if KINDS[id].types & CURSE else KINDS[id].cost + 1
        wish = self.wish(id)
        if wish is not None:
            return wish
        if id in OUTSIDE:
            return super().usual_desire(id)  # plans are made without them
        is_valued = id in self.plan.values and id not in WISHES
        usual = self.desire_for_action(KINDS[id]) if is_valued else super().usual_desire(id)
        is_bought = self.is_open and (id not in self.plan.in_menu or self.is_late)
        return usual if usual <= 0 or is_bought else GIFT * usual / (usual + 1)

    @Lazily
    def is_open(self) -> bool:
        """Whether cards are bought that the menu does not name."""
        return self.plan.is_open or self.is_late

    @Lazily
    def is_late(self) -> bool:
        """Whether the game has lasted so long that the plan does not seem to end it."""
        return self.me.turns > LONG

    @Lazily
    def for_a_potion(self) -> frozenset[str]:  # type: ignore[override]
        """The cards that a Potion is bought for: those of the menu, too."""
        return FOR_A_POTION.union(id for id in self.plan.in_menu if KINDS[id].costs_potion)

    def purchases(self) -> list[Purchase]:
        if self.is_endless:
            return unlimited(self.decision.options)
        if not self.is_open:
            return self.in_menu()
        usual, named = super().purchases(), self.plan.named.union(OUTSIDE)
        first = [(inf, at, id, False) for _, at, id, _ in usual if id in named]
        return [*first, *[each for each in usual if each[2] not in named]]

    def in_menu(self) -> list[Purchase]:
        """The purchases on offer that the plan names, those that it may want most first. Together with judging only
        these, that makes games of plans 15 % faster."""
        options, known = self.decision.options, self.plan.purchases
        found = known.get(options)
        if found is None:
            found = known[options] = self._find_in_menu(options)
        return found

    def _find_in_menu(self, options: tuple[str, ...]) -> list[Purchase]:
        rows = self.plan.in_menu
        found: list[Purchase] = []
        for at, move in enumerate(options):
            id = move[4:]
            if id in rows:
                found.append((rows[id][0][1], at, id, False))
            elif id in OUTSIDE or id in self.plan.values:
                found.append((inf, at, id, False))
        return sorted(found, reverse=True)

    def advice(self, kind: Kind) -> Advice:
        return self.plan.values.get(kind.id) or advice(kind)

    def desire_for_points(self, kind: Kind) -> float:
        """Buy Duchies as early as the plan says; everything else is as usual."""
        points = self.points(kind)
        if 3 <= points < 6:
            if self.left <= self.plan.habit("duchy"):
                return GOLD + 10 * points
            return SILVER + 2 * points if self.left <= self.plan.habit("duchy") + 2 else points - 5
        return super().desire_for_points(kind)

    def unwanted(self, id: str) -> bool:
        kind = KINDS[id]
        if not is_junk(kind) or self.wish(id) is not None:
            return False
        if kind.types & VICTORY:
            return self.left > self.plan.habit("estate")
        return id != "copper" or (self.money > self.plan.habit("copper") and self.left > 3)


class Follower:
    """Play one seat by a plan, and the end by the score, or only by the plan."""

    def __init__(self, plan: Plan, *, by_score: bool = True) -> None:
        self.plan = plan
        self.by_score = by_score

    def __call__(self, view: View, decision: Decision) -> Picks:
        outlook = PlannedOutlook(view, decision, self.plan)
        if not self.by_score:
            outlook.ending = None
        return answer(outlook)
