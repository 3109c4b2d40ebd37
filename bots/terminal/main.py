"""The way in: a table with people where there is a keyboard, an exhibition game where there is none."""

from __future__ import annotations

import os
import sys

from bots.settings import Settings
from bots.terminal.console import BOLD, DIM, Console, Leave, keyboard
from bots.terminal.lobby import DEFAULT, Choice, Lobby, Seating
from bots.terminal.table import LocalTable
from bots.texts import Texts


def main(settings: Settings) -> int:
    """Someone has played, or left; the exit status."""
    texts = Texts(settings.language)
    console = keyboard()
    try:
        if sys.stdin.isatty():
            play(console, texts)
        else:
            exhibit(console, texts)
    except (Leave, KeyboardInterrupt):
        console.write("\n" + texts.say("goodbye"))
    except BrokenPipeError:
        # Whoever was reading has seen enough; what Python still holds back must not complain about it on leaving.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def play(console: Console, texts: Texts) -> None:
    """One game with people has been played to its end."""
    console.write(texts.say("title"), BOLD)
    console.write(console.ink(texts.say("fan-note"), DIM) + "\n")
    lobby = Lobby(console, texts)
    seats = lobby.seats()
    choice = lobby.with_shelters(lobby.kingdom())
    console.write(texts.say("kingdom-chosen", cards=texts.cards(choice.cards)))
    console.write(texts.say("edition-note", edition=choice.edition))
    LocalTable(console, texts, seats, choice).run()


def exhibit(console: Console, texts: Texts, seed: bytes | None = None) -> None:
    """Two computer players have shown a game."""
    console.write(texts.say("exhibition", kingdom=texts.say(f"kingdom-{DEFAULT.id}")))
    seats = [Seating(texts.say("computer-numbered", number=number), True) for number in (1, 2)]
    LocalTable(console, texts, seats, Choice(DEFAULT.cards, DEFAULT.edition), seed).run()
