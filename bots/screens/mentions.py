"""What all platforms need to show the text of a screen: mentions, the kind of a button, cutting to a length.

Names of people and titles of tables are part of the text. Chats turn addresses in it into links and words after an "@"
into mentions, so a platform passes its text through `break_links`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

WORD_JOINER = "\u2060"  # invisible, and no line is broken there; no chat accepts it within a link
# Beginnings of links and mentions on any platform. Only what follows counts, so that a name is broken in the same way
# in every sentence.
ADDRESSES = r"\.(?=\w)|:(?=//)|@(?=\w)"
LISTED = re.compile(r"^[\x0e-\x12]*\d+\. \Z", re.MULTILINE)  # what stands before a name in a numbered list


def break_links(text: str, links: re.Pattern[str]) -> str:
    """Return the text with an invisible character after each match of `links`, so that nothing there is a link."""
    return links.sub(lambda found: found[0] + WORD_JOINER, text)


def add_mentions(text: str, mentions: Mapping[str, str], plain: Callable[[str], str]) -> str:
    """Escape the text with `plain`, and replace one occurrence of each name by the mention of that person.

    It is the one in a numbered list, such as the scores at the end of a game, or else the first.
    """
    # In one pass and the longest first: a name may be part of another name, of a mention, or of an ordinary word.
    pattern = "|".join(map(re.escape, sorted(mentions, key=len, reverse=True)))
    parts = re.split(rf"(?<!\w)({pattern})(?!\w)", text) if pattern else [text]
    chosen: dict[str, int] = {}
    for at, part in enumerate(parts):
        if part in mentions and (part not in chosen or LISTED.search(parts[at - 1])):
            chosen[part] = at
    return "".join(mentions[part] if chosen.get(part) == at else plain(part) for at, part in enumerate(parts))


def press_in(data: str) -> str:
    """Return the letter that says what a button does, from its token."""
    return data.rpartition("|")[2][:1]


def cut_to(text: str, room: int) -> str:
    """Cut the text to `room` characters, ending with an ellipsis."""
    return text if len(text) <= room else text[: room - 1] + "…"


def utf16_length(text: str) -> int:
    """Return the length of the text in units of UTF-16, as some platforms count it: most emojis are two."""
    return len(text.encode("utf-16-le")) // 2


def cut_to_utf16(text: str, room: int) -> str:
    """Cut the text to `room` units of UTF-16, ending with an ellipsis."""
    if utf16_length(text) <= room:
        return text
    return text.encode("utf-16-le")[: 2 * (room - 1)].decode("utf-16-le", "ignore") + "…"
