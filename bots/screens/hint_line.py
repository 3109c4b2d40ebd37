"""A hint in words, as one line of a panel, and the button that asks for one."""

from __future__ import annotations

from collections import Counter

from bots.language import marks
from bots.language.prompts import option
from bots.language.texts import Texts
from bots.screens.context import Stamp
from bots.screens.model import Button
from bots.tables import tokens
from engine import KINDS, REASONS, Decision
from storage.given_hint import GivenHint


def hint_line(given: GivenHint, decision: Decision, texts: Texts) -> str:
    """Return what to do, named as on its button, and why; "" if it was found by a version with other reasons."""
    if given.reason not in REASONS or any(_is_unknown(value) for value in given.facts.values()):
        return ""
    values = {name: texts.card(value) if isinstance(value, str) else value for name, value in given.facts.items()}
    words = texts.say(
        "hint-line", move=_move_words(given, decision, texts), reason=texts.say(f"hint-{given.reason}", **values)
    )
    return f"{marks.HINT} {words}"


def _is_unknown(value: str | int) -> bool:
    return isinstance(value, str) and value not in KINDS


def _move_words(given: GivenHint, decision: Decision, texts: Texts) -> str:
    """Return what to do, in words."""
    if not given.moves:
        return texts.say("hint-do-nothing")
    move, _, card = given.moves[0].partition(":")
    if move in ("play", "buy") and card in KINDS:
        return texts.say(f"hint-do-{move}", cards=texts.card(card))
    if move == "treasures":
        return texts.say("hint-do-treasures")
    if decision.verb in ("act", "buy"):
        return texts.say(f"hint-do-end-{decision.verb}")
    if decision.verb == "react" and move == "no":
        return texts.say("hint-do-nothing")
    counted = Counter(option(each, texts, decision) for each in given.moves)
    named = [name if count == 1 else texts.say("card-times", card=name, count=count) for name, count in counted.items()]
    return texts.say(f"hint-do-{decision.verb}", cards=", ".join(named))


def hint_button(decision: Decision, texts: Texts, stamp: Stamp) -> Button:
    """Return the button that asks for a hint to this question."""
    return Button(texts.say("button-hint"), stamp.token(tokens.HINT, number=decision.number), mark=marks.HINT)
