"""A solid opponent: Big Money with the few Actions its deck has use for."""

from __future__ import annotations

import engine.computer.alchemy_answers  # each adds the answers for the cards of its set
import engine.computer.base_answers
import engine.computer.cornucopia_answers
import engine.computer.dark_ages_answers
import engine.computer.hinterlands_answers
import engine.computer.intrigue_answers
import engine.computer.prosperity_answers
import engine.computer.seaside_answers  # noqa: F401
from engine.computer.answers import answer
from engine.computer.outlook import Outlook
from engine.decisions import Decision, Picks
from engine.view import View


class Builder:
    """Play any seat, at any moment of a game: the answer depends on nothing but the view and the question."""

    def __call__(self, view: View, decision: Decision) -> Picks:
        return answer(Outlook(view, decision))
