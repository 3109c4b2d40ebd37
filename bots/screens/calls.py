"""Who is notified, and how: by a new private message, by a mention in the channel, by both, or not at all.

Problem: everyone chooses how to be notified (`Seat.notify`), not everyone can be written to in private, and a call in
the channel must not tell who is asked in secret, because that would reveal a reaction in their hand.

Idea: a person is notified of one thing once. The default is a private message; a person who does not hear of those is
mentioned in the channel instead. About a secret question everyone is notified in private, also those who prefer a
mention.

Rule: if the table is waiting for answers to secret questions only, all others who would not hear of one in private are
mentioned, no matter who is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bots.language.marks import TIME
from bots.language.texts import Texts
from bots.screens.context import Stamp
from bots.screens.model import Audience, Known, Screen, Shape
from bots.screens.notices import present_call
from bots.screens.time_left import mark
from bots.tables import deadlines, play, stand_ins
from bots.tables.deadlines import Limits
from engine import Game
from storage.seat import BOTH, MENTION, MESSAGE, QUIET, Seat
from storage.table import Table


def is_rung(table: Table, number: int) -> bool:
    """True if the person of that seat is to be notified by a new panel."""
    if table.seats[number].notify != MENTION:
        return table.seats[number].notify != QUIET
    decision = deadlines.awaited(table).get(number)
    return decision is not None and deadlines.reveals_reaction(table, decision)


def present_calls(
    table: Table, game: Game, known: Known, *, texts: Texts, stamp: Stamp, shape: Shape, limits: Limits
) -> Screen | None:
    """Return the call in the channel, if anybody has to be mentioned there."""
    called = [seat for seat in deadlines.nameable(table) if _is_mentioned(table, seat, known)]
    named = called or _possibly_asked(table, game)
    mentioned = called or [seat for seat in named if _is_untold(seat, known) and table.seats[seat].notify != QUIET]
    if not mentioned:
        return None
    counted = f"{play.game_fingerprint(table)}.{table.calls}"
    call = present_call(
        [table.seats[seat].name for seat in named],
        texts=texts,
        stamp=stamp,
        shape=shape,
        title=table.title,
        why=_why(table, game, called),
        until=_until(table, called, limits, texts),
        alert=counted if called else f"?{sum(seat.calls for seat in table.seats)}",
    )
    again = any(_is_untold(seat, known) or table.seats[seat].notify == MENTION for seat in mentioned)
    return replace(mention(call, [table.seats[seat] for seat in mentioned]), language=texts.language, calls_again=again)


def mention(screen: Screen, seats: Sequence[Seat]) -> Screen:
    """Return the screen with a mention of each of these people, whose names are in its text."""
    return replace(screen, people=tuple(seat.person for seat in seats), names=tuple(seat.name for seat in seats))


def told_of_result(table: Table) -> list[Seat]:
    """Return the seats of the people whom the end of the game is announced to."""
    return [table.seats[seat] for seat in table.people() if table.seats[seat].notify != QUIET]


def _is_mentioned(table: Table, seat: int, known: Known) -> bool:
    how = table.seats[seat].notify
    return how in (MENTION, BOTH) or (how == MESSAGE and _is_untold(seat, known))


def _is_untold(seat: int, known: Known) -> bool:
    """True if no private message notifies the person of that seat."""
    return Audience.of_seat(seat) in known.opened_only | known.unreachable


def _possibly_asked(table: Table, game: Game) -> list[int]:
    """Return all players but the current one if the table is waiting for answers to secret questions only."""
    if not deadlines.awaited(table) or deadlines.nameable(table):
        return []
    acting = game.view(None).acting
    return [seat for seat in table.people() if seat != acting and not table.seats[seat].computer]


def _why(table: Table, game: Game, called: list[int]) -> str:
    if not called:
        return "anyone"
    if any(table.seats[seat].stage for seat in called):
        return "reminder"
    return "turn" if called == [game.view(None).acting] else "answer"


# -- time left ---------------------------------------------------------------------------------------------------------


def earliest(table: Table, seats: Sequence[int], limits: Limits) -> int | None:
    """Return when the time of the first of these players is up; None if nobody has a limit."""
    times = [time for seat in seats if (time := deadlines.time_up(table, seat, limits)) is not None]
    return min(times, default=None)


def _until(table: Table, called: list[int], limits: Limits, texts: Texts) -> str:
    """Return the sentence about the time left to the called people; a reminder tells what happens then."""
    end = earliest(table, called, limits)
    if end is None:
        return ""
    if not any(table.seats[seat].stage for seat in called):
        return texts.say("call-until", when=mark(end))
    on_turn = any(play.is_on_turn(table, seat) for seat in called)
    return texts.say("call-until-turn" if on_turn else "call-until-answer", when=mark(end))


def notes_for(table: Table, number: int, texts: Texts, limits: Limits) -> list[str]:
    """Return what the panel tells its owner about time: that their time was up, and how much they have now."""
    seat, lines = table.seats[number], []
    if table.game is not None and table.game.result is None and seat.missed and not seat.computer:
        lines.append(texts.say("screen-missed"))
    end = deadlines.time_up(table, number, limits)
    if end is not None:
        lines.append(f"{TIME} {texts.say(_then(table, number), when=mark(end))}")
    return lines


def _then(table: Table, number: int) -> str:
    """Return the key of the sentence about a player's own time; once they are reminded, it tells what will happen."""
    if not table.seats[number].stage:
        return "screen-until"
    if stand_ins.will_be_replaced(table, number) and number in deadlines.nameable(table):
        return "screen-until-seat"
    return "screen-until-turn" if play.is_on_turn(table, number) else "screen-until-answer"
