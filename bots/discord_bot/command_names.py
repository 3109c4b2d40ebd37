"""Commands that texts name, as mentions that can be clicked.

Problem: Discord turns `</dominion new:ID>` into a name to click, but only with the id under which the command is
registered, and only with its English names: a translated name is shown, and does nothing when it is clicked.

Idea: texts have a mark for each command they name (`screens.command_marks`), which contains the name as people read it
in their language. It is filled in when the text is sent: with a mention once the id is known, and until then with that
name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bots.adapter.commands import COMMANDS
from bots.language.texts import Texts, supported_language
from bots.screens.command_marks import mark

GROUP: Final = "dominion"
# Not offered: there are buttons for these on the table, and a list of tables is not needed in private chats.
LEFT_OUT: Final = ("join", "leave", "begin", "games")
OFFERED: Final = tuple(command for name, command in COMMANDS.items() if name not in LEFT_OUT)


class CommandNames:
    """How to name the commands; `id` is that of the group they belong to, 0 as long as it is not known."""

    def __init__(self) -> None:
        self.id = 0

    def marks(self, language: str) -> Mapping[str, str]:
        """Return the marks of all commands, by name; `language` is that of the person's client."""
        return {command.name: self.mark(command.name, language) for command in OFFERED}

    def mark(self, command: str, language: str) -> str:
        """Return the mark of one command."""
        texts = Texts(supported_language(language))
        return mark(command, f"/{texts.say(f'slash-{GROUP}')} {texts.say(f'slash-{command}')}")

    def mention(self, command: str, words: str) -> str:
        """Return how the command is written in a text; `words` is its name."""
        english = Texts()
        names = english.say(f"slash-{GROUP}"), english.say(f"slash-{command}")
        return f"</{names[0]} {names[1]}:{self.id}>" if self.id else words
