"""What the terminal asks and shows. Two front ends do it: lines (`plain`), and panes and keys (`full_screen`).

The problem: one game, many ways to sit at it. A screen reader wants lines that are read once; a window wants panes that
stand still; tests want both without a terminal.

The idea: everything above a front end is a script that asks one question after another and parses typed lines. A front
end turns a question into what people see, and what they do into the line that they could have typed: a key, a click and
a completed name all end as the same few letters. So there is one parser, and one place for every refusal.

The rule: a front end decides how something looks, never what it means.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from bots.language.texts import Texts
from bots.terminal.parsing import single_key, single_keys, typed
from engine import View


class Leave(Exception):
    """The person at the keyboard wants to leave."""


class Choice(NamedTuple):
    """Something to choose, and what is typed for it: a number, a word, or nothing (Enter)."""

    line: str
    words: str
    card: str = ""  # the card or mixed pile that it is about
    copies: int = 1  # how many times it can be picked
    note: str = ""  # what helps to choose, such as the cost
    key: str = ""  # the single key for it, if `line` is a word
    letters: Sequence[str] = ()  # all single keys for it, also the English ones


class PickLimits(NamedTuple):
    """How many may be picked, and whether their order counts."""

    least: int
    most: int
    ordered: bool = False


class Pages(NamedTuple):
    """What is typed for the page before, the next one, and for closing all of them; a number leads to a page."""

    back: str
    on: str
    close: str


class Board(NamedTuple):
    """The table as the person who is asked sees it."""

    view: View
    title: str
    news: Sequence[str]  # what happened since they looked last
    log: Sequence[str]  # the same and what came before, as far as the table remembers it
    points: Sequence[int] = ()  # of all seats, if they are shown during the game
    purse: str = ""  # coins and potions with all Treasures, if that is more


@dataclass(frozen=True, slots=True)
class Form:
    """A question. Choices have numbers; other moves have letters; a line may also be typed."""

    title: str
    choices: Sequence[Choice] = ()
    others: Sequence[Choice] = ()
    above: Sequence[str] = ()  # what to read first
    hints: Sequence[str] = ()  # how to answer
    several: PickLimits | None = None  # if more than one can be picked
    listed: bool = True  # False if there are too many choices to list
    typing: bool = False  # other lines than those of the choices can be typed
    columns: bool = False  # the notes of the choices are long
    pages: Pages | None = None  # if it is one of several pages
    board: Board | None = None  # the game that it is asked in
    card: str = ""  # the card that asks
    aside: bool = False  # it belongs to the question before it, which stays in sight
    closes: bool = False  # Enter only closes it, and so does Esc


class Page(NamedTuple):
    """Something to read."""

    title: str
    lines: Sequence[str]
    card: str = ""  # the card whose text it is


class FrontEnd(Protocol):
    """Shows and asks. Every method may raise Leave."""

    texts: Texts

    async def ask(self, form: Form) -> str:
        """Return the line that answers the form."""
        ...

    async def ask_again(self, form: Form, words: str = "") -> str:
        """Return the next line for a form that was asked before. The words say what became of the last one."""
        ...

    async def confirm(self, question: str) -> bool:
        """Ask yes or no."""
        ...

    async def hand_over(self, who: str) -> None:
        """Hide everything until that person has the keyboard."""
        ...

    async def show(self, page: Page) -> None:
        """Show something to read, as long as people want."""
        ...

    def tell(self, words: str) -> None:
        """Say something that needs no answer."""
        ...


def choice_for(key: str, words: str, texts: Texts) -> Choice:
    """Return the choice that is typed with the words of this key."""
    return Choice(typed(key, texts)[0], words, key=single_key(key, texts), letters=single_keys(key, texts))


def enter(words: str) -> Choice:
    """Return the choice that Enter makes."""
    return Choice("", words)
