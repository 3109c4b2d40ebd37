"""What a panel tells: what the person's own last press did, and what has happened since.

During the person's own turn everything after the press belongs to it: what others reveal, discard or gain because of
it. Once the next turn has begun, the rest is news. For a person who answered in someone else's turn, all that others do
is news: when several are asked at once, the last answer makes the cards of all of them move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bots.language.narrator import Narrator, last_lines
from bots.language.texts import Texts
from bots.language.wording import join_with_dots
from bots.tables.holding import DEAL
from bots.tables.stand_ins import is_own_absence
from engine import Event, View, told
from storage.recent_events import before
from storage.table import Table

PRIVATE_LINES = 12  # of the log since the player's own last move, on a panel


class News(NamedTuple):
    """The line about the last press, if there was one, and the lines about what has happened since."""

    last: str
    since: list[str]


def panel_news(table: Table, number: int, texts: Texts) -> News:
    """Return what the person at this seat is told, as far as they may know it."""
    assert table.game is not None  # noqa: S101
    view, seat, log = table.game.view(None), table.seats[number], table.log.without_undone(number)
    narrator = Narrator(texts, table.game.names)
    has_pressed = 0 <= seat.pressed < seat.read
    events = told(log.since(seat.pressed if has_pressed else seat.read), number)
    own = len(events) - len(log.since(seat.read))
    press, since = _split(events, own, _was_own_turn(log.all(), events, number, view), number) if own else ([], events)
    last = ""
    if view.result is None:
        last = line_about_press(table.game.names, before(press, DEAL), number, texts)
    since = [event for event in since if not is_own_absence(event, number)]
    if since and since[0].name != "turn":
        since = [*_turn_before(log.all(), len(events)), *since]
    return News(last, last_lines(narrator.short_lines(since), PRIVATE_LINES))


def _turn_before(events: Sequence[Event], count: int) -> list[Event]:
    """Return the beginning of the turn in which the last `count` events begin, if it is known: it is their heading."""
    earlier = events[: len(events) - count]
    return [event for event in earlier if event.name == "turn"][-1:]


def line_about_press(names: Sequence[str], events: Sequence[Event], number: int, texts: Texts) -> str:
    """Return the line about what a press of the person at this seat did, or nothing if there is nothing to tell."""
    phrases = Narrator(texts, names).phrases(events, number)
    return texts.say("screen-last", what=join_with_dots(phrases)) if phrases else ""


def _was_own_turn(log: Sequence[Event], events: Sequence[Event], seat: int, view: View) -> bool:
    """True if the events, the last ones of the log, began in a turn in which this seat decided."""
    before = _turn_before(log, len(events))
    if before:
        return seat == _decider(before[0])
    following = next((event for event in events if event.name == "turn"), None)
    if following is None:
        return seat == view.acting
    if following.source:  # an extra turn: whose turn it was before decides in it
        return seat == _decider(following)
    return following.seat is not None and (following.seat - 1) % len(view.players) == seat


def _decider(turn: Event) -> int | None:
    """Return the seat that decides in the turn that begins with this event."""
    return int(turn.place) if turn.place.isdecimal() else turn.seat


def _split(events: Sequence[Event], own: int, in_own_turn: bool, seat: int) -> tuple[Sequence[Event], Sequence[Event]]:
    """Return what belongs to the press that caused the first `own` of the events, and the news."""
    turn = next((at for at, event in enumerate(events) if event.name == "turn"), len(events))
    if in_own_turn:
        return events[:turn], events[turn:]
    end = min(own, turn)
    others = [event for event in events[:end] if event.seat != seat]
    return [event for event in events[:end] if event.seat == seat], [*others, *events[end:]]
