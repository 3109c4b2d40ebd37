"""A question as it is put to one person, and the buttons that answer it."""

from __future__ import annotations

from dataclasses import dataclass

from bots import tokens
from bots.presenter.marks import Draft, Stamp
from bots.screens import Button, Style
from bots.shortcuts import Purse
from bots.texts import Texts
from engine import Decision, View
from engine.kinds import Picks


@dataclass(frozen=True, slots=True)
class Asking:
    """All that the buttons of a question are made from."""

    view: View
    decision: Decision
    texts: Texts
    stamp: Stamp
    purse: Purse | None
    draft: Draft  # always one of this question

    def press(self, label: str, press: str, argument: str = "", style: Style = "") -> Button:
        return Button(label, self.stamp.token(press, argument, self.decision.number), style)

    def answer(self, label: str, picks: Picks, style: Style = "") -> Button:
        """Pressed, it answers the question."""
        return self.press(label, tokens.ANSWER, tokens.picks_text(self.decision, picks), style)

    def drafted(self, label: str, picks: Picks, style: Style = "", page: int | None = None) -> Button:
        """Pressed, it shows these picks, and nothing has happened yet."""
        page = self.draft.page if page is None else page
        return self.press(label, tokens.DRAFT, tokens.draft_text(self.decision, picks, page), style)

    def page(self, number: int) -> str:
        """The token that shows that page with the picks made so far."""
        return self.drafted("", self.draft.picks, page=number).token


def draft_of(decision: Decision, draft: Draft | None) -> Draft:
    """The draft if it belongs to that question and could become an answer to it, else an empty one."""
    if draft is None or draft.number != decision.number:
        return Draft(decision.number)
    picks = draft.picks
    known = all(0 <= pick < len(decision.options) for pick in picks)
    if not known or len(set(picks)) != len(picks) or len(picks) > decision.most:
        return draft._replace(picks=())
    return draft
