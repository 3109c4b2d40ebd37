"""The sound opponent: Big Money with the few Actions its deck can carry."""

from __future__ import annotations

from collections import Counter

import engine.computer.base_answers  # noqa: F401  (adds what is known about its cards)
from engine.computer.answers import answer
from engine.computer.outlook import Outlook, guessed_holdings
from engine.kinds import KINDS, Decision, Picks
from engine.view import View

TRASH_OF_OTHERS = ("thief",)  # cards whose player picks what another trashes


class Builder:
    """Plays one seat. It keeps in mind what it owns; without memory, say after a restart, it guesses from the piles
    and goes on."""

    def __init__(self) -> None:
        self.owned: Counter[str] | None = None
        self.game: tuple[str, int] | None = None

    def __call__(self, view: View, decision: Decision) -> Picks:
        if decision.verb == "react":
            return self._react(view, decision)
        owned = self._holdings(view, decision.seat)
        picks = answer(Outlook(view, decision, owned))
        self._remember(decision, picks, owned)
        return picks

    def _holdings(self, view: View, seat: int) -> Counter[str]:
        game = (view.commitment, seat)
        if self.owned is None or self.game != game:
            self.game, self.owned = game, guessed_holdings(view, seat)
        return self.owned

    def _remember(self, decision: Decision, picks: Picks, owned: Counter[str]) -> None:
        chosen = [decision.options[pick] for pick in picks]
        if decision.verb == "buy":
            owned.update(move[4:] for move in chosen if move.startswith("buy:"))
        elif decision.verb == "gain":
            owned.update(id for id in chosen if id in KINDS)
        elif decision.verb == "trash" and decision.source not in TRASH_OF_OTHERS:
            owned.subtract(id for id in chosen if owned[id] > 0)

    def _react(self, view: View, decision: Decision) -> Picks:
        """Each reaction once, then no more: showing a Moat twice helps nobody."""
        for at, id in enumerate(decision.options):
            if id != "no" and id not in view.reacted:
                return (at,)
        return (len(decision.options) - 1,)
