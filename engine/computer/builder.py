"""A solid opponent: Big Money with the few Actions its deck has use for."""

from __future__ import annotations

import engine.computer.base_answers  # each adds the answers for the cards of its set
import engine.computer.dark_ages_answers
import engine.computer.hinterlands_answers
import engine.computer.intrigue_answers  # noqa: F401
from engine.computer.answers import answer
from engine.computer.memory import Memory
from engine.computer.outlook import Outlook
from engine.decisions import Decision, Picks
from engine.view import View


class Builder:
    """Play one seat. It remembers what it owns; without that memory, after a restart, it guesses from the piles."""

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
