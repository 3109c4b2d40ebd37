"""The sound opponent: Big Money with the few Actions its deck can carry."""

from __future__ import annotations

import engine.computer.base_answers  # each adds what is known about the cards of its set
import engine.computer.dark_ages_answers
import engine.computer.hinterlands_answers
import engine.computer.intrigue_answers  # noqa: F401
from engine.computer.answers import answer
from engine.computer.memory import Memory
from engine.computer.outlook import Outlook
from engine.kinds import Decision, Picks
from engine.view import View


class Builder:
    """Plays one seat. It keeps in mind what it owns; without memory, say after a restart, it guesses from the piles
    and goes on."""

    def __init__(self) -> None:
        self.memory: Memory | None = None

    def __call__(self, view: View, decision: Decision) -> Picks:
        memory = self.memory
        if memory is None or not memory.knows(view, decision.seat):
            memory = self.memory = Memory(view, decision.seat)
        memory.look(view, decision.seat)
        picks = answer(Outlook(view, decision, memory.owned))
        memory.note(decision, picks)
        return picks
