"""Screens: what one person, or one channel, should see now. Plain data, the same for every platform."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple
from zlib import crc32

Style = Literal["", "primary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Shape:
    """How much a platform can show at once."""

    width: int = 2  # buttons in a row
    buttons: int = 40  # buttons on a screen, at least 12; never more rows than buttons // width
    text: int = 3900  # characters
    label: int = 34  # characters on a button
    calls_all: bool = True  # whoever is awaited is called in the channel, also where a private message has told them
    menu: int = 0  # options of a menu in which several can be picked at once; 0: there are no menus
    typing: bool = False  # people can type the answer to a question
    pictures: bool = False  # the channel gets a picture of the kingdom


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press; the token carries all that the press means."""

    label: str
    token: str
    style: Style = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of those that can be picked; its position is the question's own."""

    label: str
    position: int
    picked: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """From `least` to `most` of these are picked at once; `tokens.chosen` has what that means."""

    words: str
    token: str
    least: int
    most: int
    choices: tuple[Choice, ...]


class Tile(NamedTuple):
    """One card of a picture."""

    name: str
    cost: int | None  # None where its cards have each their own
    types: tuple[str, ...]  # their keys, for the colours
    kinds: str  # the same in words
    text: str


class Picture(NamedTuple):
    """Cards to be painted, and what they are in words, for those who do not see them."""

    title: str
    tiles: tuple[Tile, ...]
    words: str


@dataclass(frozen=True, slots=True)
class Screen:
    """A text, rows of buttons, perhaps a menu or a picture. Where `alert` changes, people are told anew: edits are
    silent."""

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()
    picture: Picture | None = None
    alert: str = ""
    people: tuple[str, ...] = ()  # the ids of those who are called, or whose panel it is
    names: tuple[str, ...] = ()  # as the text has them, where people are called
    moment: str = ""  # what it is about; while nothing is added to that, there is no hurry to draw it again
    unreached: bool = False  # it tells of people who cannot be written to in private
    menu: Menu | None = None
    naming: Button | None = None  # where a card can be named by typing: it opens the form for that question

    @property
    def digest(self) -> str:
        """Equal for equal screens, and short enough to be kept beside what was drawn."""
        seen = repr((self.text, self.rows, self.picture, self.people, self.unreached, self.menu, self.naming)).encode()
        return f"{crc32(seen):x}.{len(seen):x}"

    def buttons(self) -> list[Button]:
        return [button for row in self.rows for button in row]
