"""Turns the text of a screen into Markdown: a heading, and sections that are shown below one another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bots.discord_bot.look import PLAIN, Look
from bots.screens import command_marks
from bots.screens.formatting import Part, keep_together, plain, render_strong, split
from bots.screens.mentions import ADDRESSES, add_mentions, break_links, cut_to
from bots.screens.model import Screen
from bots.screens.time_left import fill

TEXT: Final = 4000  # characters in all texts of a message together
HEADING: Final = "### "
MARKS: Final = re.compile(r"([\\`*_~|<>\[\]])")
LINE_STARTS: Final = re.compile(r"^([\x0e-\x12]*)([#-])", re.MULTILINE)  # behind formatting of the screen
LINKS: Final = re.compile(ADDRESSES)
OWN_LINKS: Final = re.compile(r"(https://discord\.com/channels/(?:\d+|@me)/\d+)")


def sections(screen: Screen, look: Look = PLAIN, title_link: str = "") -> list[str]:
    """Return the sections of the screen as Markdown, together no longer than a message may be.

    The first one begins with the heading, which may be a link. Emojis of the application are left out if the text would
    be too long with them.
    """
    first, _, rest = screen.text.partition("\n")
    head = _with_commands(escape(plain(first)), look)
    if not rest and not screen.rows:
        return [cut_to(head, TEXT) or "…"]
    head = HEADING + (f"[{head}]({title_link})" if title_link else head)
    shown = _group(split(_with_mentions(screen, rest, look))) if rest else [""]
    found = [look.fill_marks(each) for each in shown]
    if len(head) + sum(map(len, found)) > TEXT - len(found):
        found = shown
    return _cut([head, *found[1:]] if not found[0] else [f"{head}\n{found[0]}", *found[1:]])


def _group(parts: Sequence[Part]) -> list[str]:
    """Return the text of each section; that of the first, which the heading begins, may be empty."""
    grouped = [""]
    for part in parts:
        if part.begins_section:
            grouped.append("")
        words = render_strong(part.text, "**", "**")
        if part.quoted:
            words = "\n".join(f"> {line}" for line in keep_together(words).split("\n"))
        grouped[-1] += f"\n{words}" if grouped[-1] else words
    return grouped


def _cut(texts: list[str]) -> list[str]:
    """Cut the longest texts until all of them fit into one message."""
    while (excess := sum(map(len, texts)) - TEXT) > 0:
        longest = max(range(len(texts)), key=lambda at: len(texts[at]))
        length = len(texts[longest])
        texts[longest] = cut_to(texts[longest], max(1, length - excess, length * 2 // 3))
    return texts


def sentence(words: str, look: Look = PLAIN) -> str:
    """Return a plain sentence, in which addresses of channels are links and commands can be clicked."""
    parts = (part if OWN_LINKS.fullmatch(part) else escape(part) for part in OWN_LINKS.split(words))
    return cut_to(_with_commands("".join(parts), look), TEXT)


def escape(text: str) -> str:
    """Escape the text, so that nothing in it is formatting, a link or a mention."""
    return LINE_STARTS.sub(r"\1\\\2", MARKS.sub(r"\\\1", break_links(text, LINKS)))


def call_text(screen: Screen, look: Look = PLAIN) -> str:
    """Return the text of a call, with mentions in place of the names of the people who are called."""
    # The first line says at which table; that is this channel.
    return _with_mentions(screen, screen.text.partition("\n")[2] or screen.text, look)


def _with_mentions(screen: Screen, text: str, look: Look) -> str:
    """Return the text with mentions of people and commands, and timestamps that Discord counts down."""
    names = {name: f"<@{person.partition(':')[2]}>" for person, name in zip(screen.people, screen.names, strict=False)}
    return fill(_with_commands(add_mentions(text, names, escape), look), lambda deadline: f"<t:{deadline}:R>")


def _with_commands(text: str, look: Look) -> str:
    return command_marks.fill(text, look.commands.mention)
