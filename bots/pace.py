"""Pace: how long people may think, when they are called, warned and helped, and when a table is cleared.

Nothing here looks at a clock or sends anything: it changes the table, and the screens follow from the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from bots.play import is_waiting_for_computers
from engine import Decision
from storage.table import LOBBY, PLAYING, Seat, Table

DAY = 86_400
PACES = ("live", "casual", "none")
STAGES = (0.5, 0.8)  # parts of the time after which a person is warned, and then reminded
MISSES = 2  # questions in a row left to a computer player before it keeps the seat
UNCOUNTED = 60  # seconds after which a result that did not reach the statistics is looked at again
GRACE = 2 * DAY  # in which no worker may have been running to announce and close a table
WARNING = DAY  # a table that will be cleared says so that long before, or half of its time


@dataclass(frozen=True, slots=True)
class Limits:
    """How long things may last, in seconds."""

    live: int = 180
    casual: int = DAY
    lobby: int = DAY
    idle: int = 14 * DAY  # a game in which nobody does anything
    over: int = 14 * DAY  # a finished game, for its rematch and its log
    nudge: int = 60  # between two nudges
    late: int = 3600  # after which an answer is late where there is no limit
    absent: int = 120  # that a person has kept others waiting before a vote may replace them
    silent: int = 3600  # in which nobody does anything before guests may begin without their host


def awaited(table: Table) -> dict[int, Decision]:
    """The questions that people, not computer players, are asked now, by seat."""
    if table.game is None or table.phase != PLAYING:
        return {}
    return {each.seat: each for each in table.game.pending if not table.seats[each.seat].computer}


def nameable(table: Table) -> list[int]:
    """Awaited seats that may be named to all."""
    return [seat for seat, decision in awaited(table).items() if not is_telling(table, decision)]


def is_telling(table: Table, decision: Decision) -> bool:
    """True where it must stay unknown who is asked: whoever has something to use out of turn holds a hidden card."""
    assert table.game is not None  # noqa: S101
    return decision.verb in ("react", "order") and decision.seat != table.game.view(None).current


def settle(table: Table, now: int, limits: Limits) -> None:
    """Whoever is newly asked has been called, and the table knows when something must be done next."""
    questions = awaited(table)
    for number, seat in enumerate(table.seats):
        decision = questions.get(number)
        if decision is None:
            seat.question, seat.asked, seat.stage = -1, 0, 0
        elif decision.number != seat.question:
            if seat.question < 0:  # it was not asked before: not merely the next question of one's own turn
                call(table, number, decision)
            seat.question, seat.asked, seat.stage = decision.number, now, 0
    table.due = _due(table, now, limits)


def call(table: Table, seat: int, decision: Decision) -> None:
    """That seat's person is to be told, by a message of its own."""
    table.seats[seat].calls += 1
    if not is_telling(table, decision):
        table.calls += 1


def patience(table: Table, limits: Limits) -> int | None:
    """How long a person may think at this table; None: for ever."""
    return {"live": limits.live, "casual": limits.casual}.get(table.options.pace)


def _due(table: Table, now: int, limits: Limits) -> int:
    if table.phase not in (LOBBY, PLAYING):
        return now + UNCOUNTED if table.uncounted else 0
    if is_waiting_for_computers(table):
        return now
    times = [_next_expiry(table, limits)]
    allowed = patience(table, limits)
    hurried = [table.seats[seat] for seat in awaited(table) if _others_wait(table, seat)]
    if allowed is not None:
        times += [_next_stage(seat, allowed) for seat in hurried]
    else:
        times += [seat.asked + limits.late for seat in hurried if not seat.stage]
    return min(times)


def _others_wait(table: Table, seat: int) -> bool:
    """True while another person is there to wait: nobody is hurried for the sake of computer players."""
    return any(not table.seats[other].computer for other in table.people() if other != seat)


def _next_stage(seat: Seat, allowed: int) -> int:
    """When the next warning is due, or the time is over. Each leaves time to react: also after an hour in which no
    worker was running, nobody is warned, reminded and replaced at once."""
    parts = (0, *STAGES, 1)
    part, before = parts[seat.stage + 1], parts[seat.stage]
    on_time = seat.asked + int(allowed * part)
    return max(on_time, seat.warned + int(allowed * (part - before))) if seat.stage else on_time


def life(table: Table, limits: Limits) -> int:
    """How long this table stands when nobody does anything."""
    return {LOBBY: limits.lobby, PLAYING: limits.idle}.get(table.phase, limits.over)


def kept(table: Table, limits: Limits) -> int:
    """How long storage keeps it: a table that has to be announced and closed first, for longer than that takes."""
    return life(table, limits) + (GRACE if table.phase in (LOBBY, PLAYING) else 0)


def _next_expiry(table: Table, limits: Limits) -> int:
    """When the table is announced to be cleared, or is cleared: as long after the announcement as was promised."""
    stands = life(table, limits)
    notice = min(WARNING, stands // 2)
    end = table.touched + stands
    return max(end, table.expiring + notice) if table.expiring else end - notice


def is_abandoned(table: Table, now: int, limits: Limits) -> bool:
    """True when it has been announced that the table will be cleared, and the time has come."""
    return table.phase in (LOBBY, PLAYING) and table.expiring > 0 and now >= _next_expiry(table, limits)


def warn(table: Table, now: int, limits: Limits) -> list[int]:
    """All warnings that are due have been given; the seats whose time is over, for a computer player to answer."""
    if table.phase in (LOBBY, PLAYING) and not table.expiring and now >= _next_expiry(table, limits):
        table.expiring = now
        table.calls += 1
    allowed = patience(table, limits)
    if allowed is None:
        _mark_late(table, now, limits)
        return []
    return [seat for seat in awaited(table) if _others_wait(table, seat) and _is_over(table, seat, now, allowed)]


def _mark_late(table: Table, now: int, limits: Limits) -> None:
    """Without a limit nobody is warned, but after a while all see whom they may replace."""
    for seat in awaited(table):
        if _others_wait(table, seat) and now >= table.seats[seat].asked + limits.late:
            table.seats[seat].stage = 1


def _is_over(table: Table, number: int, now: int, allowed: int) -> bool:
    seat, decision = table.seats[number], awaited(table)[number]
    if now < _next_stage(seat, allowed):
        return False
    if seat.stage == len(STAGES):
        return True
    seat.stage += 1
    seat.warned = now
    call(table, number, decision)
    return False
