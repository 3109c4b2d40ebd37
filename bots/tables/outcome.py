"""The outcome of something a person did."""

from __future__ import annotations

from typing import NamedTuple

from bots.tables.draft import Draft
from storage.places import Place


class Outcome(NamedTuple):
    """The outcome of a use-case or a press, for the person who acted; everybody else sees the screens change."""

    place: Place  # where the table is now
    seat: int | None = None
    draft: Draft | None = None  # their panel is to show these cards as picked; nothing was stored
    notice: str = ""  # a short sentence for them: `notice-<notice>`
    page: str = ""  # what they asked to see, one of `presses.PAGES`
    argument: str = ""
    over: bool = False  # the game has ended with this
