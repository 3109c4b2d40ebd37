"""The first page in a private chat: one press begins a game against a computer player, right there.

The first button plays against one as good as the last time, at first a beginner; others choose another level.
"""

from __future__ import annotations

from typing import Final

from bots.language import marks
from bots.language.texts import Texts
from bots.screens.model import Button
from engine import LEVELS

MARK: Final = "h|"  # at the start of what every button on this page carries
PLAY, SET_UP, GUIDED = MARK + "play", MARK + "setup", MARK + "guided"
AGAINST: Final = {f"{PLAY}.{level}": level for level in LEVELS}  # buttons that begin a game against such a player


def is_home(data: str) -> bool:
    """True if a button belongs to this page, judging by what it carries."""
    return data.startswith(MARK)


def home_rows(texts: Texts, *, is_newcomer: bool = False) -> tuple[tuple[Button, ...], ...]:
    """Return the buttons that begin a game at once, or open its lobby first.

    A newcomer can have the game explained while playing it; everyone can choose how good the other player is.
    """
    guided = Button(texts.say("button-guide-first"), GUIDED, "success", marks.LEARN)
    play = Button(texts.say("button-play-now"), PLAY, "" if is_newcomer else "success", marks.START)
    levels = tuple(Button(texts.say(f"level-{level}"), data, mark=marks.COMPUTER) for data, level in AGAINST.items())
    set_up = Button(texts.say("button-set-up"), SET_UP, mark=marks.OPTIONS)
    return (*(((guided,),) if is_newcomer else ()), (play,), levels, (set_up,))


def game_rows(texts: Texts) -> tuple[tuple[Button, ...], ...]:
    """Return the button that shows the game that is being played here again."""
    return ((Button(texts.say("button-back-to-game"), PLAY, "primary", marks.TURN),),)
