"""Commands in the text of a screen, for platforms on which they can be clicked only with an id of their own.

As with the time that is left (`time_left`), the text of a screen has a mark, and the platform replaces it when it sends
the text (`fill`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

# Control characters, which names and titles cannot contain.
MARK: Final = re.compile("\x04(\\w+)\x05([^\x04-\x06]*)\x06")


def mark(command: str, words: str) -> str:
    """Return the mark for that command; `words` is its name as people read it."""
    return f"\x04{command}\x05{words}\x06"


def fill(text: str, words: Callable[[str, str], str]) -> str:
    """Return the text with what `words` returns for the command and its name in place of each mark."""
    return MARK.sub(lambda found: words(found[1], found[2]), text)
