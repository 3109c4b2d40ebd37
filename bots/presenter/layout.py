"""Fitting into a Shape: labels that stay different, rows, pages, and a text that is never too long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from bots.screens import Button, Shape
from bots.texts import Texts

Rows = tuple[tuple[Button, ...], ...]
Turn = Callable[[int], str]  # the token that shows a page


class Keys(NamedTuple):
    """Buttons of a screen: the choices, which may fill pages, and those that stand below every page."""

    choices: Sequence[Button] = ()
    fixed: Sequence[Button] = ()


def laid_out(keys: Keys, shape: Shape, texts: Texts, page: int = 0, turn: Turn | None = None) -> Rows:
    """Rows within the shape; where there is too much for one screen, that page of it and the way to the others."""
    choices, tail = list(keys.choices), list(keys.fixed)
    if turn is not None and not _fits(len(choices), len(tail), shape):
        room = _room(len(tail) + 2, shape)
        pages = -(-len(choices) // room)
        page = max(0, min(page, pages - 1))
        choices = choices[page * room : page * room + room]
        tail = _turning(page, pages, turn, texts) + tail
    return tuple(_in_rows(told_apart([*choices, *tail], shape.label), len(choices), shape.width))


def _in_rows(buttons: list[Button], choices: int, width: int) -> list[tuple[Button, ...]]:
    """The choices, and below them, in rows of their own, the rest."""
    parts = (buttons[:choices], buttons[choices:])
    return [tuple(part[at : at + width]) for part in parts for at in range(0, len(part), width)]


def _rows_of(count: int, width: int) -> int:
    return -(-count // width)


def _fits(choices: int, tail: int, shape: Shape) -> bool:
    rows = _rows_of(choices, shape.width) + _rows_of(tail, shape.width)
    return choices + tail <= shape.buttons and rows <= max(1, shape.buttons // shape.width)


def _room(tail: int, shape: Shape) -> int:
    """How many choices stand on a page above a tail of so many buttons."""
    rows = shape.buttons // shape.width - _rows_of(tail, shape.width)
    return max(1, min(rows * shape.width, shape.buttons - tail))


def _turning(page: int, pages: int, turn: Turn, texts: Texts) -> list[Button]:
    buttons = []
    if page > 0:
        buttons.append(Button(texts.say("button-page-back", page=page, pages=pages), turn(page - 1)))
    if page + 1 < pages:
        buttons.append(Button(texts.say("button-page-on", page=page + 2, pages=pages), turn(page + 1)))
    return buttons


def told_apart(buttons: Sequence[Button], longest: int) -> list[Button]:
    """The same buttons with labels that fit; those that would look alike are numbered."""
    seen: set[str] = set()
    fitted = []
    for button in buttons:
        label, number = shortened(button.label, longest), 1
        while label in seen:
            number += 1
            label = shortened(button.label, longest - len(f" {number}")) + f" {number}"
        seen.add(label)
        fitted.append(replace(button, label=label))
    return fitted


def shortened(words: str, longest: int) -> str:
    return words if len(words) <= longest else words[: max(0, longest - 1)].rstrip() + "…"


def text_within(limit: int, head: Sequence[str], news: Sequence[str], body: Sequence[str]) -> str:
    """Head, news and body under each other. Old news goes first when room is short, then the longest lines shrink."""
    above, below = [line for line in head if line], [line for line in body if line]
    kept = list(news)
    while kept and _length([*above, *kept, *below]) > limit:
        del kept[0]
    return _shrunk([*above, *kept, *below], limit)


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines) - 1


def _shrunk(lines: list[str], limit: int) -> str:
    while (excess := _length(lines) - limit) > 0:
        longest = max(range(len(lines)), key=lambda at: len(lines[at]))
        length = len(lines[longest])
        if length < 2:
            break
        lines[longest] = shortened(lines[longest], max(1, length - excess, length * 2 // 3))
    return "\n".join(lines)[: max(0, limit)]
