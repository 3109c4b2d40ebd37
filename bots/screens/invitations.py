"""The call to a game that has not begun: for a rematch, or because somebody invited the people of the last game."""

from __future__ import annotations

from bots.language import marks
from bots.language.texts import Texts
from bots.screens.context import Stamp
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.lobby_screen import join_label
from bots.screens.model import Button, Screen, Shape
from bots.tables import tokens
from bots.tables.invitations import absent_regulars
from storage.table import Table


def present_invitation(table: Table, *, texts: Texts, stamp: Stamp, shape: Shape) -> Screen | None:
    """Return the call to people who have not answered yet; None if there are none, or nobody has invited them."""
    asked = {seat.person: seat.name for seat in table.seats if seat.pending}
    called = asked or (absent_regulars(table) if table.invited else {})
    if not called:
        return None
    names = list(called.values())
    words = texts.say("call-rematch" if asked else "call-invite", who=texts.join_names(names))
    join = Button(join_label(table, texts), stamp.token(tokens.JOIN, number=len(table.seats)), "primary", marks.JOIN)
    return Screen(
        text_within(shape, [table.title], (), [words]),
        lay_out(Keys([join]), shape, texts),
        alert=f"invited {table.generation}",
        people=tuple(called),
        names=tuple(names),
    )
