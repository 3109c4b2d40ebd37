"""The pictures of the pages about how Dominion works. Everything on them is also available as text."""

from __future__ import annotations

from typing import Final

from bots.language.texts import Texts
from bots.language.wording import explain
from bots.pictures.kingdom import tile_of
from bots.pictures.model import CardParts, ExplainedCardPicture, Picture, Step, StepsPicture
from engine import KINDS

EXAMPLE: Final = "militia"  # a card with a bonus, a text and two types
CARD_PAGE, TYPES_PAGE, POINTS_PAGE = "card", "types", "end"
# By page: the sign and the name of each step.
STEPS: Final = {
    "idea": {"deck": "deck", "hand": "hand", "play": "play", "discard": "discard"},
    "turn": {"action": "actions", "buy": "buys", "clean-up": "clean-up"},
    "sets": {"duration": "duration", "potion": "potions", "token": "tokens"},
    "here": {"actions": "actions", "buys": "buys", "coins": "coins"},
    "next": {"alone": "trophy", "guide": "cap", "read": "book"},
}
IN_ORDER: Final = ("idea", "turn")  # one step leads to the next
TYPES: Final = ("Treasure", "Victory", "Action", "Attack", "Reaction", "Curse")
SCORING: Final = {"estate": "victory", "duchy": "victory", "province": "victory", "curse": "curse"}


def learn_picture(page: str, texts: Texts) -> Picture:
    """Return the picture of that page, with alt text."""
    if page == CARD_PAGE:
        words = [texts.say(f"part-{part}") for part in CardParts._fields]
        parts = CardParts(*words)
        spoken = "; ".join([explain(EXAMPLE, texts), *words])
        return ExplainedCardPicture(texts.card(EXAMPLE), tile_of(EXAMPLE, texts), parts, spoken)
    steps = _steps(page, texts)
    words = [f"{step.heading}: {step.text}" if step.text else step.heading for step in steps]
    title = texts.say(f"picture-learn-{page}")
    return StepsPicture(title, steps, "; ".join(words), page in IN_ORDER, page == "idea")


def _steps(page: str, texts: Texts) -> tuple[Step, ...]:
    if page == TYPES_PAGE:
        return tuple(Step(name.lower(), texts.say(f"type-{name}"), "") for name in TYPES)
    if page == POINTS_PAGE:
        return tuple(Step(sign, texts.card(id), _points(id, texts)) for id, sign in SCORING.items())
    return tuple(
        Step(sign, texts.say(f"step-{name}"), texts.say(f"step-{name}.text")) for name, sign in STEPS[page].items()
    )


def _points(id: str, texts: Texts) -> str:
    points = KINDS[id].points
    assert isinstance(points, int)  # noqa: S101
    return texts.say("step-points", points=points)
