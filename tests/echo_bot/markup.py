"""How much a message holds, and a screen as text and buttons. A mention is an address in angle brackets."""

from __future__ import annotations

import time
from typing import Final

from bots.language.texts import Texts
from bots.screens.formatting import plain
from bots.screens.mentions import add_mentions
from bots.screens.model import Screen, Shape
from bots.screens.time_left import fill, in_words
from tests.echo_bot.ids import account_id
from tests.echo_bot.server import Key

SHAPE: Final = Shape(width=3, buttons=40, text=2000, label=30)


def text_of_screen(screen: Screen) -> str:
    """The text, with mentions of the people who are called, and how much time is left."""
    mentioned = zip(screen.names, screen.people, strict=False)
    text = add_mentions(plain(screen.text), {name: f"<{account_id(person)}>" for name, person in mentioned}, escaped)
    return fill(text, lambda deadline: in_words(deadline, time.time(), Texts(screen.language)))


def escaped(text: str) -> str:
    return text.replace("<", "\\<")


def keys_of(screen: Screen) -> list[list[Key]]:
    return [[Key(button.label, button.token) for button in row] for row in screen.rows]
