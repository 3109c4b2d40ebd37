"""Short screens beside the game: calls, the log, the kingdom explained, questions before something final."""

from __future__ import annotations

from collections.abc import Sequence

from bots import tokens
from bots.presenter.layout import Keys, laid_out, text_within
from bots.presenter.marks import Stamp
from bots.presenter.wording import costs_on_table, explain, headline
from bots.screens import Button, Screen, Shape
from bots.texts import Texts
from engine import View

PAGE_LINES = 20

CALLS = {
    "turn": "call-turn",
    "answer": "call-answer",
    "reminder": "call-reminder",
    "start": "call-start",
    "anyone": "call-anyone",
}
CLOSED = {"stopped": "closed-stopped", "expired": "closed-expired"}
# What is asked, what yes says, and what it presses.
SURE = {
    tokens.RESIGN: ("sure-resign", "button-resign-sure", tokens.RESIGN_FOR_SURE),
    tokens.STOP: ("sure-stop", "button-stop-sure", tokens.STOP_FOR_SURE),
}


def present_call(
    names: Sequence[str],
    people: Sequence[str],
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    why: str = "turn",
    alert: str = "",
) -> Screen:
    """The notice that calls these people to the table; `why` is turn, answer, reminder, start or anyone."""
    hand = Button(texts.say("button-hand"), stamp.token(tokens.HAND), "primary")
    text = text_within(shape.text, [title], (), [texts.say(CALLS[why], who=texts.joined(names))])
    return Screen(text, laid_out(Keys([hand]), shape, texts), alert=alert, people=tuple(people), names=tuple(names))


def present_closed(
    *,
    texts: Texts,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    why: str = "stopped",
) -> Screen:
    """A table at which nothing can be done any more; `why` is stopped or expired."""
    return Screen(text_within(shape.text, [title], (), [texts.say(CLOSED[why])]))


def present_sure(
    press: str,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    game: int = 0,
) -> Screen:
    """The question before resigning or stopping; whoever does not want to simply goes back to the hand. `game` is the
    mark of the one it is about."""
    question, yes, for_sure = SURE[press]
    buttons = [
        Button(texts.say(yes), stamp.token(for_sure, number=game), "danger"),
        Button(texts.say("button-back"), stamp.token(tokens.HAND)),
    ]
    return Screen(text_within(shape.text, [title], (), [texts.say(question)]), laid_out(Keys(buttons), shape, texts))


def present_log(
    lines: Sequence[str],
    page: int = 0,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
) -> Screen:
    """A page of the log, the newest lines on page 0."""
    pages = max(1, -(-len(lines) // PAGE_LINES))
    page = max(0, min(page, pages - 1))
    end = len(lines) - page * PAGE_LINES
    shown = list(lines[max(0, end - PAGE_LINES) : end]) or [texts.say("log-empty")]
    buttons = []
    if page + 1 < pages:
        label = texts.say("button-page-back", page=pages - page - 1, pages=pages)
        buttons.append(Button(label, stamp.token(tokens.LOG, str(page + 1))))
    if page > 0:
        label = texts.say("button-page-on", page=pages - page + 1, pages=pages)
        buttons.append(Button(label, stamp.token(tokens.LOG, str(page - 1) if page > 1 else "")))
    head = [texts.say("log-title", page=pages - page, pages=pages)]
    text = text_within(shape.text, [title], (), [*head, *shown])
    return Screen(text, laid_out(Keys(buttons), shape, texts))


def present_kingdom(
    kingdom: View | Sequence[str],
    *,
    texts: Texts,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
) -> Screen:
    """The ten cards explained, with what they cost now; only their names, costs and types where room is short."""
    cards = kingdom.kingdom if isinstance(kingdom, View) else kingdom
    costs = costs_on_table(kingdom) if isinstance(kingdom, View) else {}
    proof = [texts.say("table-commitment", hash=kingdom.commitment)] if isinstance(kingdom, View) else []
    full = [explain(id, texts, costs.get(id)) for id in cards] + proof
    if len("\n".join([title, *full])) > shape.text:
        full = [headline(id, texts, costs.get(id)) for id in cards] + proof
    return Screen(text_within(shape.text, [title], (), full))
