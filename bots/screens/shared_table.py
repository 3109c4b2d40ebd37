"""The table as everyone may see it, and what all screens of a table have in common."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bots.language.narrator import Narrator, last_lines
from bots.language.texts import Texts
from bots.screens.calls import mention, told_of_result
from bots.screens.context import SeatMark, Stamp
from bots.screens.model import EXPIRING, RESULT, Moment, Screen, Shape
from bots.screens.public import present_table
from bots.tables import deadlines
from bots.tables.play import game_fingerprint
from bots.tables.solo import level_after
from bots.tables.stand_ins import fresh_absences
from engine import Event, Game, View, told
from storage.seat import Seat
from storage.table import ABSENCES, OVER, Table

PUBLIC_LINES = 8  # of the log, on the public screen: mostly two or three turns


def stamp_of(table: Table) -> Stamp:
    """Return what the buttons of this table carry."""
    return Stamp(table.place, table.generation)


def public_texts(table: Table) -> Texts:
    """Return the texts of what everybody at the table reads; in a private chat, in the language of its person."""
    return texts_of(table, table.seats[0]) if table.solo and table.seats else Texts(table.options.language)


def texts_of(table: Table, seat: Seat) -> Texts:
    """Return the texts in the language that this seat's person reads."""
    return Texts(seat.language or table.options.language)


def announced(announcement: str, texts: Texts) -> str:
    """Return the line with the announcement of the operator, if there is one."""
    return texts.say("announcement", text=announcement) if announcement else ""


def expiry_warning(table: Table, texts: Texts) -> dict[str, str]:
    """Return a line at the end of the screen, and an alert, if the table is about to expire."""
    return {"footer": texts.say("table-expiring"), "alert": EXPIRING} if table.expiring else {}


def points_of(table: Table) -> Sequence[int]:
    """Return the points of all seats if the table shows them during the game and everybody may know them."""
    if table.options.points != "yes" or table.game is None:
        return ()
    return table.game.points or ()


def waited_for(table: Table, game: Game) -> list[int]:
    """Return the seats that everybody may know to be next; while a turn is held, also one that needs no person."""
    return deadlines.nameable(table) or ([game.view(None).acting] if table.held is not None else [])


def seat_marks(table: Table) -> Iterator[SeatMark]:
    named = deadlines.nameable(table)
    for number, seat in enumerate(table.seats):
        # A player who is late with a secret question is not shown as late: that would give the question away.
        is_late = seat.stage > 0 and number in named
        hints = seat.hints if table.phase == OVER else 0
        level = "" if seat.person else seat.level
        yield SeatMark(seat.name, seat.computer, seat.away, seat.resigned, is_late, level, hints)


def table_screen(
    table: Table,
    game: Game,
    shape: Shape,
    unreached: Sequence[int] = (),
    watched: Texts | None = None,
    announcement: str = "",
    until: str = "",
) -> Screen:
    """Return the game as everyone may see it, with a note about players who cannot be reached in private.

    Watchers see it in private: `watched` are the texts in their language. In the channel a result mentions the players.
    """
    texts, view = watched or public_texts(table), game.view(None)
    last = expiry_warning(table, texts)
    if unreached and view.result is None:
        names = texts.join_names([table.seats[seat].name for seat in unreached])
        last["footer"] = "\n".join(filter(None, [texts.say("table-unreached", who=names), last.get("footer")]))
    screen = present_table(
        view,
        texts=texts,
        stamp=stamp_of(table),
        shape=shape,
        title=table.title,
        seats=list(seat_marks(table)),
        waiting=waited_for(table, game),
        news=_public_news(table, texts),
        watched=watched is not None,
        points=points_of(table),
        announced=announced(announcement, texts),
        until=until,
        story=table.story,
        level=level_after(table),
        **last,
    )
    screen = replace(screen, moment=_moment(table, view), language=texts.language)
    if watched is not None or table.solo:
        return screen
    if view.result is None:
        return replace(screen, unreached=bool(unreached))
    told_now = told_of_result(table)
    return replace(mention(screen, told_now), alert=f"over.{game_fingerprint(table)}") if told_now else screen


def _public_news(table: Table, texts: Texts) -> list[str]:
    """Return the latest lines of the log, and above them whose time was up since a person last moved, unless it is
    among these."""
    events, absences = told(table.log.all(), None), fresh_absences(table)
    lines = log_lines(table, texts, events)
    if absences:
        first = len(lines) - PUBLIC_LINES  # if lines are left out, the heading of its turn is in the place of this one
        last = [at for at, event in enumerate(events) if event.name in ABSENCES][-len(absences) :]
        shown = [at for at in last if first <= 0 or len(log_lines(table, texts, events[: at + 1])) - 1 > first]
        absences = absences[: len(absences) - len(shown)]
    return [*log_lines(table, texts, absences), *last_lines(lines, PUBLIC_LINES)]


def _moment(table: Table, view: View) -> Moment:
    """Return the turn being played, where, who has resigned, and whether others are awaited; or the result."""
    if view.result is not None:
        return RESULT
    others = any(seat != view.acting for seat in deadlines.nameable(table))
    resigned = "".join(f"/-{number}" for number, seat in enumerate(table.seats) if seat.resigned)
    extra = f"+{view.acting}" if view.is_extra_turn else ""
    turn = f"{view.current}/{view.players[view.current].turns}{extra}"
    return Moment(f"{view.commitment[:6]}/{turn}@{table.place.channel}{resigned}", others)


def log_lines(table: Table, texts: Texts, events: Sequence[Event]) -> list[str]:
    """Return these events of the table's game in words."""
    assert table.game is not None  # noqa: S101
    return Narrator(texts, table.game.names).short_lines(events)
