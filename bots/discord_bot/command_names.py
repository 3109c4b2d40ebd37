"""Commands that texts name, as mentions that can be clicked.

Problem: Discord turns `</dominion new:ID>` into a name to click, but only with the id under which the command is
registered, and only with its English names: a translated name is shown, and does nothing when it is clicked.

Idea: as long as the id is not known, texts name commands plainly and in the language of the person's client, as Discord
shows them. Once it is, the names in a text get marks that no name or title can contain (`CommandNames.parts`), and
`fill` turns what is between them into a mention after the rest of the text was escaped.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bots.adapter.commands import COMMANDS
from bots.language.texts import Texts, supported_language

GROUP: Final = "dominion"
# Not offered: there are buttons for these on the table, and a list of tables is not needed in private chats.
LEFT_OUT: Final = ("join", "leave", "begin", "games")
OFFERED: Final = tuple(command for name, command in COMMANDS.items() if name not in LEFT_OUT)
MARK: Final = re.compile("/\x0e([^\x0e\x0f]+)\x0f")  # control characters, as in `screens.time_left`


class CommandNames:
    """How to name the commands; `id` is that of the group they belong to, 0 as long as it is not known."""

    def __init__(self) -> None:
        self.id = 0

    def parts(self, language: str) -> Mapping[str, str]:
        """Return the names of the group and its commands: a sentence has "/", the group, a space and the command.

        `language` is that of the person's client.
        """
        names = (command.name for command in OFFERED)
        if self.id:
            english = Texts()
            marked = {name: f"{english.say(f'slash-{name}')}:{self.id}\x0f" for name in names}
            return {GROUP: f"\x0e{english.say(f'slash-{GROUP}')}"} | marked
        shown = Texts(supported_language(language))
        return {name: shown.say(f"slash-{name}") for name in (GROUP, *names)}

    def whole(self, command: str, language: str) -> str:
        """Return the whole name of one command, with its slash."""
        parts = self.parts(language)
        return f"/{parts[GROUP]} {parts[command]}"


def fill(text: str) -> str:
    """Return the escaped text with mentions in place of the marked names."""
    return MARK.sub(r"</\1>", text)
