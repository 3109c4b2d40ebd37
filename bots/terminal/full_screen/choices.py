"""The choices of a question: which of them fit what is being typed, and how each looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from bots.language.search import fold
from bots.language.texts import Texts
from bots.terminal.front_end import Choice, Form
from bots.terminal.full_screen.grid import Cell
from bots.terminal.full_screen.look import DIM, KEY, card_words

LOOK_UP: Final = "?"  # begins the name of a card to look up
PICKED: Final = "✓"
INSIDE: Final = 3  # letters that are looked for inside names, too; fewer are found in almost any of them


def choices_in_sight(form: Form, typed: str | None) -> list[int]:
    """Return the positions of the choices that fit what is being typed, if anything is."""
    wanted = "" if typed is None or typed.startswith(LOOK_UP) else typed.rpartition(",")[2].strip()
    if not wanted:
        return list(range(len(form.choices))) if form.listed else []
    if wanted.isdecimal():
        return [at for at, choice in enumerate(form.choices) if choice.line.startswith(wanted)]
    names = [(at, fold(choice.words), fold(choice.note)) for at, choice in enumerate(form.choices)]
    begun = [at for at, name, _ in names if name.startswith(fold(wanted))]
    if begun or len(wanted) < INSIDE:
        return begun
    return [at for at, name, note in names if fold(wanted) in name or fold(wanted) in note]


def status_words(form: Form, picked: int, texts: Texts) -> str:
    """Return how many are picked and how many may be; "" where only one can be chosen."""
    if form.several is None:
        return ""
    least, most, _ = form.several
    key = "picked-exactly" if least == most else "picked-range" if least else "picked-upto"
    return texts.say(key, picked=picked, least=least, most=most)


def choice_cell(form: Form, at: int, picks: Sequence[int], texts: Texts) -> Cell:
    """Return a choice with its number; at its right end what it costs, how many there are, or that it is picked."""
    choice, digits = form.choices[at], len(form.choices[-1].line)
    words = card_words(choice.card, texts, choice.words) if choice.card else Content(choice.words)
    content = Content.assemble((f"{choice.line:>{digits}} ", KEY), words)
    if choice.key:
        content += Content.styled(f" ({choice.key})", DIM)
    if form.columns and choice.note:
        longest = max(len(each.words) for each in form.choices)
        content = content.pad_right(longest - len(choice.words)) + Content.styled(f"  {choice.note}", DIM)
    return Cell(content, choice.line, _tail(form, at, picks))


def _tail(form: Form, at: int, picks: Sequence[int]) -> Content:
    choice = form.choices[at]
    if at in picks:
        return Content.styled(_picked(form, at, picks), KEY)
    if choice.copies > 1:
        return Content.styled(f"×{choice.copies}", DIM)
    return Content("") if form.columns else Content.styled(choice.note, DIM)


def _picked(form: Form, at: int, picks: Sequence[int]) -> str:
    if form.several is not None and form.several.ordered:
        return PICKED + ",".join(str(place) for place, each in enumerate(picks, 1) if each == at)
    copies = form.choices[at].copies
    return f"{PICKED}{picks.count(at)}/{copies}" if copies > 1 else PICKED


def move_cell(choice: Choice, texts: Texts) -> Cell:
    """Return a move with its key; without one if it takes a whole line to type."""
    key = choice.key or choice.line or texts.say("key-enter")
    return Cell(Content.assemble(("" if " " in key else f"{key} ", KEY), choice.words), choice.line)
