"""What this application has at Discord, as far as it is known by now: the id of its commands, and emojis of its own.

Texts and buttons are the same without them: a command is then a plain name, and a mark the Unicode emoji that it is.
"""

from __future__ import annotations

import re
from typing import Final

import discord

from bots.discord_bot.command_names import CommandNames

INVALID_FORM: Final = 50035
_REFUSED_EMOJI: Final = re.compile(r"emoji", re.IGNORECASE)


class Look:
    """How marks and names of commands are written."""

    def __init__(self) -> None:
        self.commands = CommandNames()
        self._emojis: dict[str, str] = {}  # by mark, as they are written in a text
        self._marks = re.compile("(?!)")

    @property
    def has_emojis(self) -> bool:
        return bool(self._emojis)

    def use_emojis(self, emojis: dict[str, str]) -> None:
        """Show these emojis in place of the marks that are their keys."""
        self._emojis = dict(emojis)
        longest_first = sorted(emojis, key=len, reverse=True)
        self._marks = re.compile("|".join(map(re.escape, longest_first)) or "(?!)")

    def emoji(self, mark: str) -> str | None:
        """Return what a button or an option has in front of its label."""
        return self._emojis.get(mark, mark) or None

    def fill_marks(self, text: str) -> str:
        """Return the escaped text with the application's emojis in place of marks."""
        return self._marks.sub(lambda found: self._emojis[found[0]], text)

    def forgets_emojis(self, trouble: discord.HTTPException) -> bool:
        """Go back to Unicode if Discord refuses an emoji, as after somebody deleted it; True if that was the reason."""
        is_refused = trouble.code == INVALID_FORM and _REFUSED_EMOJI.search(trouble.text) is not None
        if not is_refused or not self._emojis:
            return False
        self.use_emojis({})
        return True


PLAIN: Final = Look()
