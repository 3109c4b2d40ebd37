"""Deadlines: how long people may think, when they are notified and reminded, and when a table is closed.

Problem: workers may stop at any time, and nothing may be due twice or be forgotten. So there are no running timers.

Idea: all times are stored in the table. A seat has the number of the question its person was last asked, when that was
(`asked`), whether they were reminded (`stage`) and when (`warned`). The table has the last time anybody did something
(`touched`) and when it was announced that it will be closed (`expiring`). From these `settle` computes the next time at
which something has to be done (`due`). `timers` looks for tables that are due, and `warn` then does what is due.

A person is reminded once (`REMINDER`); when their time is up, a computer player acts for them (`stand_ins`). A table at
which nobody does anything first announces that it will be closed, and is then closed. A reminder is a counter (`calls`)
that goes up: screens whose counter has changed are sent as new messages, which notify people.

A clock may be wrong for a while. A stored time that is still to come was noted before the clock was set back; it is
corrected to the latest it can honestly be (`correct_times`), so that every wait has its usual length again. If the
clock is set forward, nobody has had the time that seems to have passed. So a table that will be closed is looked at
every hour or so, and if a look comes late, the time since the one before does not count as notice. The same holds while
no bot is running: nobody could have pressed a button.

Rule: nothing here reads a clock or sends anything. It changes the table, and the screens follow from the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from bots.tables.play import is_automatic, is_on_turn, is_played_by_computer, is_waiting_for_computers
from engine import Decision
from storage.seat import Seat
from storage.table import LOBBY, PLAYING, Table

DAY = 86_400
PACES = ("live", "casual", "none")
REMINDER = 2 / 3  # the part of the time after which a person is reminded
UNCOUNTED = 60  # seconds after which counting a result that did not reach the statistics is retried
SKEW = 60  # seconds by which the clocks of two workers may differ
WARNING = DAY  # how long before it is closed a table announces that; at most half of its lifetime
STILL_THERE = 30  # seconds for which a person waits for others in their own turn and need not be called again
LOOKS = 24  # how often a table is looked at between the announcement and the end


@dataclass(frozen=True, slots=True)
class Limits:
    """How long things may last, in seconds."""

    live: int = 180
    casual: int = DAY
    lobby: int = DAY
    idle: int = 14 * DAY  # until a game in which nobody does anything is closed
    over: int = 14 * DAY  # for which a finished game is kept, for a rematch and its log
    statistics: int = 730 * DAY  # for which results are kept after the last game
    nudge: int = 60  # between two nudges
    late: int = 3600  # after which an answer is late at a table without a time limit
    absent: int = 120  # for which a person must have kept others waiting before a vote may replace them
    silent: int = 3600  # without any activity before guests may start the game without their host


def awaited(table: Table) -> dict[int, Decision]:
    """The open questions to people, not to computer players, by seat.

    While the end of a turn is held, others may be open that will be answered automatically: nobody is awaited for them.
    """
    if table.game is None or table.phase != PLAYING:
        return {}
    if table.held is not None:
        return {each.decider: each for each in table.game.pending if not is_automatic(table, each)}
    return {each.decider: each for each in table.game.pending if not is_played_by_computer(table, each.decider)}


def nameable(table: Table) -> list[int]:
    """The awaited seats that everybody may know of."""
    return [seat for seat, decision in awaited(table).items() if not reveals_reaction(table, decision)]


def reveals_reaction(table: Table, decision: Decision) -> bool:
    """True if naming the player who is asked would reveal that they hold a reaction."""
    assert table.game is not None  # noqa: S101
    return decision.verb in ("react", "order") and decision.decider != table.game.view(None).acting


def is_ahead(table: Table, now: int, limits: Limits) -> bool:
    """True if the table has a time that cannot be right, because it was noted before a clock was set back."""
    times = [table.nudged, table.touched, table.expiring]
    times += [time for seat in table.seats for time in (seat.asked, seat.warned)]
    if table.held is not None:
        times.append(table.held.until - table.seats[table.held.seat].undo)
    return max(times) > now + SKEW or table.due > now + _longest_wait(table, limits) + SKEW


def _longest_wait(table: Table, limits: Limits) -> int:
    """How far ahead the next deadline of the table can be."""
    if table.phase not in (LOBBY, PLAYING):
        return UNCOUNTED
    return max(lifetime(table, limits), thinking_time(table, limits) or limits.late)


def correct_times(table: Table, now: int, limits: Limits) -> None:
    """Correct times that are still to come to now; withdraw an announcement, which is made again when it is due.

    If this comes later than planned, count nothing since the last look as notice that the table will be closed.
    """
    latest = now + SKEW
    if table.expiring and (late := now - table.due) > SKEW:
        table.expiring = min(table.expiring + late + _between_looks(table, limits), now)
    table.nudged = table.nudged if table.nudged <= latest else now
    table.touched = table.touched if table.touched <= latest else now
    table.expiring = table.expiring if table.expiring <= latest else 0
    for seat in table.seats:
        seat.asked = seat.asked if seat.asked <= latest else now
        seat.warned = seat.warned if seat.warned <= latest else now
    if table.held is not None:
        table.held.until = min(table.held.until, now + table.seats[table.held.seat].undo)


def settle(table: Table, now: int, limits: Limits) -> None:
    """Mark newly asked players as notified and set the table's next deadline."""
    if table.held is not None and not table.held.until:
        table.held.until = now + table.seats[table.held.seat].undo
    questions = awaited(table)
    for number, seat in enumerate(table.seats):
        decision = questions.get(number)
        if decision is None:
            seat.paused = _paused(table, number, now)
            seat.question, seat.asked, seat.stage = -1, 0, 0
        elif decision.number != seat.question:
            # Not for the next question of a player who has just answered one, or whose turn has just paused.
            is_there = 0 <= now - seat.paused <= STILL_THERE and is_on_turn(table, number)
            if seat.question < 0 and not is_there:
                call(table, number, decision)
            seat.question, seat.asked, seat.stage = decision.number, now, 0
    table.due = _due(table, now, limits)


def _paused(table: Table, number: int, now: int) -> int:
    """Return since when that seat, which is asked nothing, has been waiting in its own turn; 0 if it is not."""
    before = now if table.seats[number].question >= 0 else table.seats[number].paused
    return before if before and table.phase == PLAYING and is_on_turn(table, number) else 0


def call(table: Table, seat: int, decision: Decision) -> None:
    """Notify the person of that seat with a new message, and the whole table too if it may know who is asked."""
    table.seats[seat].calls += 1
    if not reveals_reaction(table, decision):
        table.calls += 1


def thinking_time(table: Table, limits: Limits) -> int | None:
    """How many seconds a person may think at this table; None if there is no limit."""
    return {"live": limits.live, "casual": limits.casual}.get(table.options.pace)


def _due(table: Table, now: int, limits: Limits) -> int:
    """When something has to be done at the table next; 0 if never."""
    if table.phase not in (LOBBY, PLAYING):
        return now + UNCOUNTED if table.uncounted else 0
    if is_waiting_for_computers(table):
        return now
    times = [_next_expiry(table, limits), *([table.held.until] if table.held is not None else [])]
    if table.expiring:
        times.append(now + _between_looks(table, limits))
    allowed = thinking_time(table, limits)
    hurried = [table.seats[seat] for seat in _hurried(table)]
    if allowed is not None:
        times += [_end_of_time(seat, allowed) if seat.stage else _reminder(seat, allowed) for seat in hurried]
    else:
        times += [seat.asked + limits.late for seat in hurried if not seat.stage]
    return min(times)


def _hurried(table: Table) -> list[int]:
    """Return the seats of people who keep others waiting, and have been told so (see `settle`).

    While the end of a turn is held, nobody could act for them, so nobody is hurried.
    """
    if table.held is not None:
        return []
    return [
        seat
        for seat, decision in awaited(table).items()
        if decision.number == table.seats[seat].question and _keeps_others_waiting(table, seat)
    ]


def _keeps_others_waiting(table: Table, seat: int) -> bool:
    """True while another person is playing: nobody is hurried for the sake of computer players."""
    return any(not table.seats[other].computer for other in table.people() if other != seat)


def time_up(table: Table, seat: int, limits: Limits) -> int | None:
    """When the time of an awaited person is up; None if they have as much as they like."""
    allowed = thinking_time(table, limits)
    if allowed is None or seat not in awaited(table) or not _keeps_others_waiting(table, seat):
        return None
    return _end_of_time(table.seats[seat], allowed)


def _reminder(seat: Seat, allowed: int) -> int:
    return seat.asked + int(allowed * REMINDER)


def _end_of_time(seat: Seat, allowed: int) -> int:
    """When the time is up. A reminder leaves time to react, even if it came late because no worker was running."""
    end = seat.asked + allowed
    return max(end, seat.warned + allowed - int(allowed * REMINDER)) if seat.stage else end


def lifetime(table: Table, limits: Limits) -> int:
    """How many seconds this table is kept while nobody does anything."""
    return {LOBBY: limits.lobby, PLAYING: limits.idle}.get(table.phase, limits.over)


def stored_lifetime(table: Table, limits: Limits) -> int:
    """How many seconds storage keeps the table; 0 without limit: a live table is announced and closed, never lost."""
    return 0 if table.phase in (LOBBY, PLAYING) else lifetime(table, limits)


def _next_expiry(table: Table, limits: Limits) -> int:
    """When the table announces that it will be closed or, once it has, when it is closed.

    The time that was promised is always given, even if the announcement came late.
    """
    notice, end = _notice(table, limits), table.touched + lifetime(table, limits)
    return max(end, table.expiring + notice) if table.expiring else end - notice


def _notice(table: Table, limits: Limits) -> int:
    """How many seconds before its end a table announces that it will be closed."""
    return min(WARNING, lifetime(table, limits) // 2)


def _between_looks(table: Table, limits: Limits) -> int:
    """How many seconds pass between two looks at a table that will be closed."""
    return max(_notice(table, limits) // LOOKS, 1)


def is_abandoned(table: Table, now: int, limits: Limits) -> bool:
    """True if the table has announced that it will be closed, and the time for that has come."""
    return table.phase in (LOBBY, PLAYING) and table.expiring > 0 and now >= _next_expiry(table, limits)


def warn(table: Table, now: int, limits: Limits) -> list[int]:
    """Give all reminders that are due; return the seats whose time is up, so that a computer player can act."""
    if table.phase in (LOBBY, PLAYING) and not table.expiring and now >= _next_expiry(table, limits):
        table.expiring = now
        table.calls += 1
    allowed = thinking_time(table, limits)
    if allowed is None:
        _mark_late(table, now, limits)
        return []
    return [seat for seat in _hurried(table) if _remind_or_time_out(table, seat, now, allowed)]


def _mark_late(table: Table, now: int, limits: Limits) -> None:
    """Without a limit nobody is reminded, but after a while everybody can see whom they may replace."""
    for seat in _hurried(table):
        if now >= table.seats[seat].asked + limits.late:
            table.seats[seat].stage = 1


def _remind_or_time_out(table: Table, number: int, now: int, allowed: int) -> bool:
    """Remind the person if that is due; True if they have been reminded and their time is up."""
    seat = table.seats[number]
    if seat.stage:
        return now >= _end_of_time(seat, allowed)
    if now >= _reminder(seat, allowed):
        seat.stage, seat.warned = 1, now
        call(table, number, awaited(table)[number])
    return False
