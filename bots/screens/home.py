"""The first page in a private chat: one button begins a game against a computer player, right there."""

from __future__ import annotations

from typing import Final

from bots.language import marks
from bots.language.texts import Texts
from bots.screens.model import Button

MARK: Final = "h|"  # at the start of what every button on this page carries
PLAY, SET_UP = MARK + "play", MARK + "setup"


def is_home(data: str) -> bool:
    """True if a button belongs to this page, judging by what it carries."""
    return data.startswith(MARK)


def home_rows(texts: Texts) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons that begin a game at once, or open its lobby first."""
    play = Button(texts.say("button-play-now"), PLAY, "success", marks.START)
    return ((play,), (Button(texts.say("button-set-up"), SET_UP, mark=marks.OPTIONS),))


def game_rows(texts: Texts) -> tuple[tuple[Button, ...], ...]:
    """Return the button that shows the game that is being played here again."""
    return ((Button(texts.say("button-back-to-game"), PLAY, "primary", marks.TURN),),)
