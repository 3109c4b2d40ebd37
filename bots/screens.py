"""Screens: what one person, or one channel, should see now. Plain data, the same for every platform."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal
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


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press; the token carries all that the press means."""

    label: str
    token: str
    style: Style = ""


@dataclass(frozen=True, slots=True)
class Screen:
    """A text, rows of buttons, perhaps a picture. Where `alert` changes, a person is told anew: an edit is silent."""

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()
    picture: str = ""  # what it shows, such as "kingdom"; adapters know how to paint it
    alert: str = ""
    people: tuple[str, ...] = ()  # the ids of those who are called, or whose panel it is
    names: tuple[str, ...] = ()  # as the text has them, where people are called
    moment: str = ""  # what it is about; while nothing is added to that, there is no hurry to draw it again
    unreached: bool = False  # it tells of people who cannot be written to in private

    @property
    def digest(self) -> str:
        """Equal for equal screens, and short enough to be kept beside what was drawn."""
        seen = repr((self.text, self.rows, self.picture, self.people, self.unreached)).encode()
        return f"{crc32(seen):x}.{len(seen):x}"

    def buttons(self) -> list[Button]:
        return [button for row in self.rows for button in row]
