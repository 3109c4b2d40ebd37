"""Short screens beside the game: calls, the log, the kingdom, and questions before something final."""

from __future__ import annotations

from collections.abc import Sequence

from bots.language import marks
from bots.language.narrator import heading_of, is_indented
from bots.language.texts import Texts
from bots.language.wording import costs_on_table, dearest_first, headline, named_beside, with_bane
from bots.pictures.kingdom import kingdom_picture
from bots.screens.context import Stamp
from bots.screens.formatting import strong
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.lookup import explain_marked, shuffles_button
from bots.screens.model import Button, Screen, Shape
from bots.tables import tokens
from engine import View

PAGE_LINES = 20

CALLS = {
    "turn": "call-turn",
    "answer": "call-answer",
    "reminder": "call-reminder",
    "start": "call-start",
    "anyone": "call-anyone",
}
CLOSED = {"stopped": "closed-stopped", "expired": "closed-expired", "operator": "closed-by-operator"}
# By press: the question, the label for yes, and the press that yes stands for.
SURE = {
    tokens.RESIGN: ("sure-resign", "button-resign-sure", tokens.RESIGN_FOR_SURE),
    tokens.STOP: ("sure-stop", "button-stop-sure", tokens.STOP_FOR_SURE),
}
MARKS = {tokens.RESIGN: marks.RESIGN, tokens.STOP: marks.CLOSE}


def present_call(
    names: Sequence[str],
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    why: str = "turn",
    until: str = "",
    alert: str = "",
) -> Screen:
    """Return the notice that calls these people to the table; `why` is turn, answer, reminder, start or anyone.

    `until` is a sentence about the time they have.
    """
    hand = Button(texts.say("button-hand"), stamp.token(tokens.HAND), "primary", marks.HAND)
    words = " ".join(filter(None, [texts.say(CALLS[why], who=texts.join_names(names)), until]))
    return Screen(text_within(shape, [title], (), [words]), lay_out(Keys([hand]), shape, texts), alert=alert)


def present_closed(
    *,
    texts: Texts,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    why: str = "stopped",
) -> Screen:
    """Return the screen of a closed table; `why` is stopped, expired or operator."""
    return Screen(text_within(shape, [title], (), [texts.say(CLOSED[why])]))


def present_sure(
    press: str,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    game: int = 0,
    solo: bool = False,
) -> Screen:
    """Return the question before resigning or stopping; the way back leads to the hand.

    `game` is the mark of the game that the question is about. Without other people, both end it.
    """
    question, yes, for_sure = SURE[press]
    question = "sure-end-solo" if solo else question
    buttons = [
        Button(texts.say(yes), stamp.token(for_sure, number=game), "danger", MARKS[press]),
        Button(texts.say("button-back"), stamp.token(tokens.HAND), mark=marks.BACK),
    ]
    return Screen(text_within(shape, [title], (), [texts.say(question)]), lay_out(Keys(buttons), shape, texts))


def present_log(
    lines: Sequence[str],
    page: int = 0,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
) -> Screen:
    """Return one page of the log; the newest lines are on page 0.

    A page begins with the heading of its first turn. Where a page would only end with a heading, or consist of it, the
    heading is on the next page alone.
    """
    pages = max(1, -(-(len(lines) - 1) // PAGE_LINES))
    page = max(0, min(page, pages - 1))
    end = len(lines) - page * PAGE_LINES
    start = end - PAGE_LINES if page + 1 < pages else 0
    shown = list(lines[start:end]) or [texts.say("log-empty")]
    if is_indented(shown[0]):
        shown.insert(0, heading_of(lines, start))
    if page > 0 and not is_indented(shown[-1]) and is_indented(lines[end]):
        shown.pop()
    buttons = []
    if page + 1 < pages:
        label = texts.say("button-page-back", page=pages - page - 1, pages=pages)
        buttons.append(Button(label, stamp.token(tokens.LOG, str(page + 1))))
    if page > 0:
        label = texts.say("button-page-on", page=pages - page + 1, pages=pages)
        buttons.append(Button(label, stamp.token(tokens.LOG, str(page - 1) if page > 1 else "")))
    head = [texts.say("log-title", page=pages - page, pages=pages)]
    if shape.columns:  # there long lines are wrapped, which hides that they are indented
        shown = _with_headings(shown)
    text = text_within(shape, [title], (), [*head, *shown])
    return Screen(text, lay_out(Keys(buttons), shape, texts))


def _with_headings(lines: Sequence[str]) -> list[str]:
    """Return the lines with the heading of each turn in bold letters."""
    below = [*lines[1:], ""]
    is_heading = [not is_indented(line) and is_indented(after) for line, after in zip(lines, below, strict=True)]
    return [strong(line) if heads else line for line, heads in zip(lines, is_heading, strict=True)]


def present_kingdom(
    kingdom: View | Sequence[str],
    *,
    texts: Texts,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    edition: int | None = None,
    bane: str | None = None,
    stamp: Stamp | None = None,
) -> Screen:
    """Explain the ten cards and the bane with their cost now; only their names, costs and types if there is not enough
    room. What else is on the table is named.

    `edition` and `bane` are those of the table before the game; a view knows its own. With the `stamp` of a game, a
    button leads to how its shuffles can be checked.
    """
    costs = dict[str, int]()
    if isinstance(kingdom, View):
        costs, edition, bane = costs_on_table(kingdom), kingdom.edition, kingdom.bane
    found = with_bane(kingdom.kingdom if isinstance(kingdom, View) else kingdom, bane)
    cards = dearest_first(found, None, texts)
    others = named_beside(found, kingdom if isinstance(kingdom, View) else None)
    beside = [texts.say("option-line", name=texts.say("picture-beside"), value=texts.cards(others))] if others else []
    full = [explain_marked(id, texts, costs.get(id), edition) for id in cards]
    if len("\n".join([title, *full, *beside])) > shape.text:
        full = [f"{marks.mark_of(id)} {headline(id, texts, costs.get(id))}" for id in cards]
    if bane is not None:
        at = cards.index(bane)
        full[at] = texts.say("option-line", name=texts.say("options-bane"), value=full[at])
    rows = lay_out(Keys([shuffles_button(texts, stamp)]), shape, texts) if stamp is not None else ()
    return Screen(text_within(shape, [title], (), [*full, *beside]), rows)


def present_kingdom_picture(
    cards: Sequence[str],
    *,
    texts: Texts,
    title: str,
    edition: int | None = None,
    bane: str | None = None,
    view: View | None = None,
) -> Screen:
    """Return the picture of the kingdom, with the names of its cards below. What else is on the table is named on it as
    well; a view, if the game is set up, tells all of that."""
    found = with_bane(cards, bane)
    named = texts.say("lobby-cards", cards=texts.cards(dearest_first(found, None, texts)))
    beside = named_beside(found, view)
    drawn = kingdom_picture(found, texts=texts, title=title, edition=edition, bane=bane, beside=beside)
    return Screen(named, picture=drawn)
