"""Fits texts and buttons into what a platform can show at once (its `Shape`).

The problem: platforms limit the length of a message, the number of buttons, the buttons per row and the length of a
label, while a question can offer more options, and a turn bring more news, than fit.

The idea: a screen has two kinds of buttons (`Keys`). Choices can be spread over pages; fixed buttons, such as the one
that confirms, appear below every page. If everything fits there are no pages. Otherwise a page has as many choices as
there is room for above the fixed buttons and the two that turn pages. What finishes the question is in the last row.

The rule: no choice is ever lost, and no two buttons of a page look the same: labels that become equal when they are cut
are numbered. A text that is too long loses its oldest news first; if that is not enough, its longest lines are cut.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from bots.language.narrator import is_indented, last_lines
from bots.language.texts import Texts
from bots.screens.columns import columns
from bots.screens.formatting import quote, section
from bots.screens.model import Button, Shape

SHORT, LONG = 13, 22  # columns of the longest labels, with their marks, that are three or two in a row on a phone
Rows = tuple[tuple[Button, ...], ...]
WIDE = 45  # characters of the labels in a wide row together
Turn = Callable[[int], str]  # from the number of a page to the token that shows it


class Keys(NamedTuple):
    """The buttons of a screen: choices, which may fill several pages, and fixed ones below every page."""

    choices: Sequence[Button] = ()
    fixed: Sequence[Button] = ()
    main: Sequence[Button] = ()  # what finishes the question, such as Confirm and End; always in the last row


def lay_out(keys: Keys, shape: Shape, texts: Texts, page: int = 0, turn: Turn | None = None) -> Rows:
    """Arrange the buttons in rows within the shape. If they do not fit, return one page, with buttons to turn pages.

    Without `turn` there are no pages: then the caller must make sure that the buttons fit.
    """
    choices, fixed, main = list(keys.choices), list(keys.fixed), list(keys.main)
    if turn is not None and not _fits((len(choices), *_below(len(fixed), len(main), shape)), shape):
        room = _room(_below(len(fixed) + 2, len(main), shape), shape)
        pages = -(-len(choices) // room)
        page = max(0, min(page, pages - 1))
        start = min(page * room, len(choices) - room)  # every page is full, so that the rows below stay where they are
        choices = choices[start : start + room]
        fixed = _page_buttons(page, pages, turn, texts) + fixed
    parts = iter(make_distinct([*choices, *fixed, *main], shape.label))
    # The labels of choices that are picked from change with every press, and a button must not jump.
    shorts = (0 if turn is not None else shape.short, shape.short, 0)
    sizes = (len(choices), *_below(len(fixed), len(main), shape))
    return tuple(
        row
        for size, short in zip(sizes, shorts, strict=False)
        for row in _arrange(list(islice(parts, size)), shape, short)
    )


def _below(fixed: int, main: int, shape: Shape) -> tuple[int, ...]:
    """Return how many buttons each part below the choices has; each begins a new row."""
    return (fixed + main,) if main and fixed + main <= shape.wide else (fixed, main)


def _arrange(buttons: list[Button], shape: Shape, short: int) -> list[tuple[Button, ...]]:
    """Arrange the buttons of a part in rows; one of up to `wide` buttons is a single row if its labels are short.

    If the platform has rows of `short` ones, a row has that many if all labels are short, and only one where labels
    would be cut side by side.
    """
    if short:
        return list(_arrange_by_columns(buttons, shape.width, short))
    is_short = sum(len(button.label) for button in buttons) <= WIDE
    width = max(shape.width, shape.wide) if is_short and len(buttons) <= shape.wide else shape.width
    return [tuple(buttons[at : at + width]) for at in range(0, len(buttons), width)]


def _arrange_by_columns(buttons: list[Button], width: int, short: int) -> Iterator[tuple[Button, ...]]:
    across = short if len(buttons) != short + 1 and all(_columns(button) <= SHORT for button in buttons) else width
    at = 0
    while at < len(buttons):
        row = tuple(buttons[at : at + across])
        row = row if all(_columns(button) <= LONG for button in row) else row[:1]
        yield row
        at += len(row)


def _columns(button: Button) -> int:
    return columns(f"{button.mark} {button.label}" if button.mark else button.label)


def _count_rows(parts: Sequence[int], width: int) -> int:
    """Return how many rows these parts take; each begins a new row."""
    return sum(-(-count // width) for count in parts)


def _fits(parts: Sequence[int], shape: Shape) -> bool:
    rows = _count_rows(parts, shape.width)
    return sum(parts) <= shape.buttons and rows <= max(1, shape.buttons // shape.width)


def _room(below: Sequence[int], shape: Shape) -> int:
    """Return how many choices fit on a page above other buttons."""
    rows = shape.buttons // shape.width - _count_rows(below, shape.width)
    return max(1, min(rows * shape.width, shape.buttons - sum(below)))


def _page_buttons(page: int, pages: int, turn: Turn, texts: Texts) -> list[Button]:
    """Return the same number of buttons on every page, so that those below keep their places: the first page comes
    after the last one, and of two pages each has only a button for the other."""
    back, on = (page - 1) % pages, (page + 1) % pages
    buttons = [
        Button(texts.say("button-page-back", page=back + 1, pages=pages), turn(back)),
        Button(texts.say("button-page-on", page=on + 1, pages=pages), turn(on)),
    ]
    return [buttons[1 - page]] if pages == 2 else buttons


def make_distinct(buttons: Sequence[Button], longest: int) -> list[Button]:
    """Cut labels to fit, and number those that would look the same."""
    seen: set[str] = set()
    fitted = []
    for button in buttons:
        label, number = shorten(button.label, longest), 1
        while label in seen:
            number += 1
            label = shorten(button.label, longest - len(f" {number}")) + f" {number}"
        seen.add(label)
        fitted.append(replace(button, label=label))
    return fitted


def shorten(words: str, longest: int) -> str:
    return words if len(words) <= longest else words[: max(0, longest - 1)].rstrip() + "…"


def text_within(shape: Shape, head: Sequence[str], news: Sequence[str], body: Sequence[str]) -> str:
    """Join head, news and body. If the text is too long, drop the oldest news first, then cut the longest lines.

    The news are a quotation. Where long ones are folded, only their beginning is visible, so the last turn is first.
    """
    above, below = [line for line in head if line], [line for line in body if line]
    kept = list(news)
    while kept and _length([*above, *kept, *below]) > shape.text:
        kept = last_lines(kept, len(kept) - 1)
    told = quote(_newest_turn_first(kept) if shape.folds else kept)
    return _shrink([*above, *section(told), *below], shape.text)


def _newest_turn_first(lines: Sequence[str]) -> list[str]:
    """Return the lines turn by turn, the last turn first; the lines of a turn stay in their order.

    Lines before the first heading have no indent: they tell the rest of a turn, and stay together too.
    """
    turns: list[list[str]] = []
    for line, before, after in zip(lines, ["", *lines], [*lines[1:], ""], strict=False):
        begins = not is_indented(line) and (is_indented(before) or is_indented(after))
        if begins or not turns:
            turns.append([line])
        else:
            turns[-1].append(line)
    return [line for turn in reversed(turns) for line in turn]


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines) - 1


def _shrink(lines: list[str], limit: int) -> str:
    while (excess := _length(lines) - limit) > 0:
        longest = max(range(len(lines)), key=lambda at: len(lines[at]))
        length = len(lines[longest])
        if length < 2:
            break
        lines[longest] = shorten(lines[longest], max(1, length - excess, length * 2 // 3))
    return "\n".join(lines)[: max(0, limit)]
