"""How much a message holds, and a screen as text and buttons. A mention is an address in angle brackets."""

from __future__ import annotations

from typing import Final

from bots.screens.mentions import add_mentions
from bots.screens.model import CALL, Audience, Screen, Shape
from tests.echo_bot.ids import account_id
from tests.echo_bot.server import Key

SHAPE: Final = Shape(width=3, buttons=40, text=2000, label=30)


def text_of_screen(screen: Screen, audience: Audience | None = None) -> str:
    """The text, in which a call mentions the people it calls."""
    called = zip(screen.names, screen.people, strict=True) if audience == CALL else ()
    return add_mentions(screen.text, {name: f"<{account_id(person)}>" for name, person in called}, escaped)


def escaped(text: str) -> str:
    return text.replace("<", "\\<")


def keys_of(screen: Screen) -> list[list[Key]]:
    return [[Key(button.label, button.token) for button in row] for row in screen.rows]
