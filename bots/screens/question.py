"""A question as it is put to one person, and the buttons that answer it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bots.language.marks import BACK, EMBARGO, mark_of
from bots.language.texts import Texts
from bots.language.wording import cost_of, potions_of, price_label
from bots.screens.context import Stamp
from bots.screens.model import Button, Style
from bots.tables import tokens
from bots.tables.draft import Draft
from bots.tables.shortcuts import Purse
from engine import KINDS, MIXED_PILES, Decision, Picks, View


@dataclass(frozen=True, slots=True)
class Asking:
    """Everything that the buttons of a question are made from."""

    view: View
    decision: Decision
    texts: Texts
    stamp: Stamp
    purse: Purse | None
    draft: Draft  # always belongs to this question

    def press(self, label: str, press: str, argument: str = "", style: Style = "", card: str = "") -> Button:
        """Return a button of this question; if it stands for a card, it has the card's mark."""
        mark = mark_of(card) if card in KINDS or card in MIXED_PILES else ""
        return Button(label, self.stamp.token(press, argument, self.decision.number), style, mark)

    def answer(self, label: str, picks: Picks, style: Style = "", card: str = "") -> Button:
        """Return a button that answers the question."""
        return self.press(label, tokens.ANSWER, tokens.picks_text(self.decision, picks), style, card)

    def back(self) -> Button:
        """Return the button that leads back to the first page, with nothing picked."""
        return replace(self.preview(self.texts.say("button-back"), (), page=0), mark=BACK)

    def preview(self, label: str, picks: Picks, page: int | None = None, card: str = "") -> Button:
        """Return a button that shows these picks without answering the question."""
        page = self.draft.page if page is None else page
        return self.press(label, tokens.DRAFT, tokens.draft_text(self.decision, picks, page), card=card)

    def page(self, number: int) -> str:
        """Return the token that shows this page with the picks made so far."""
        return self.preview("", self.draft.picks, page=number).token


def priced(asking: Asking, id: str, words: str) -> str:
    """Return the label for a card in the Supply: its name, its cost and how many are left.

    Embargo tokens, which make a purchase bring Curses, follow the cost.
    """
    pile = next((pile for pile in asking.view.piles.values() if id in (pile.top, pile.id)), None)
    cost = price_label(cost_of(id, asking.view), potions_of(id))
    if pile is not None and pile.embargo_tokens and asking.decision.verb == "buy":
        cost = f"{cost} {EMBARGO}{pile.embargo_tokens}"
    return asking.texts.say("button-priced", card=words, cost=cost, count=0 if pile is None else pile.count)


def draft_or_empty(decision: Decision, draft: Draft | None) -> Draft:
    """Return the draft if it belongs to this question and could become an answer to it, else an empty one."""
    if draft is None or draft.number != decision.number:
        return Draft(decision.number)
    picks = draft.picks
    known = all(0 <= pick < len(decision.options) for pick in picks)
    if not known or len(set(picks)) != len(picks) or len(picks) > decision.most:
        return draft._replace(picks=())
    return draft
