"""A sound player: the Builder, with a taste of its own among purchases that are nearly equal."""

from __future__ import annotations

from typing import Final

from engine.computer.answers import answer
from engine.computer.outlook import Outlook
from engine.computer.taste import Taste
from engine.computer.welcome import Purchase, by_ceiling
from engine.decisions import Decision, Picks
from engine.kinds import ACTION, ATTACK, KINDS
from engine.view import View

WORTH_BUYING: Final = 10  # cards below that are gifts at best: no taste makes them a purchase
MOOD: Final = 0.16  # how much better, or worse, a card may look in one game than in another
CALM: Final = 0.06  # the same for a steady player
LIKING: Final = 0.12  # how much better the cards look that suit the temper
MOST_LIKING: Final = 1 + MOOD * 0.5 + LIKING  # in the best of moods


class OutlookWithTaste(Outlook):
    """The table as a sound player sees it, who likes some Actions a little more than others."""

    def __init__(self, view: View, decision: Decision, taste: Taste) -> None:
        super().__init__(view, decision)
        self.taste = taste

    def purchases(self) -> list[Purchase]:
        """The purchases on offer, those that can be desired most first. Judging all of them in every purchase makes
        games take 23 % longer."""
        return by_ceiling(self.decision.options, MOST_LIKING)

    def desire(self, id: str) -> float:
        wish = super().desire(id)
        if not KINDS[id].types & ACTION or wish < WORTH_BUYING:
            return wish
        temper, kind = self.taste.temper, KINDS[id]
        mood = (CALM if temper == "steady" else MOOD) * (self.taste.luck(self.view, id) - 0.5)
        suits = (temper == "fierce" and kind.types & ATTACK) or (temper == "curious" and not self.copies(kind))
        return wish * (1 + mood + (LIKING if suits else 0))


class Sound:
    """Play any seat soundly, at any moment of a game."""

    def __init__(self, taste: Taste = Taste()) -> None:  # noqa: B008  (immutable)
        self.taste = taste

    def __call__(self, view: View, decision: Decision) -> Picks:
        return answer(OutlookWithTaste(view, decision, self.taste))
