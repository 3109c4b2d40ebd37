"""The panel of a person whose turn has just ended, while they can take that back and their new hand is hidden.

Rule: it is made from what happened before the new hand was dealt, never from that person's view of the game.
"""

from __future__ import annotations

from collections.abc import Sequence

from bots.language import marks
from bots.language.texts import Texts
from bots.screens.context import Stamp
from bots.screens.formatting import section
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.model import Button, Screen, Shape
from bots.tables import tokens


def present_held(
    last: str,
    *,
    texts: Texts,
    stamp: Stamp,
    number: int,
    seconds: int,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    head: Sequence[str] = (),
    alert: str = "",
) -> Screen:
    """Return the line about what the person did (`last`), a button that takes it back, and one that shows the new hand.

    `number` is that of the answers given so far, `seconds` is how long the end of a turn can be taken back.
    """
    buttons = [
        Button(texts.say("button-undo-turn", count=seconds), stamp.token(tokens.UNDO, number=number), mark=marks.UNDO),
        Button(texts.say("button-show-hand"), stamp.token(tokens.SHOW_HAND, number=number), "primary", marks.HAND),
    ]
    body = section([last, texts.say("screen-held")])
    return Screen(text_within(shape, head, (), body), lay_out(Keys(buttons), shape, texts), alert=alert, tone="playing")
