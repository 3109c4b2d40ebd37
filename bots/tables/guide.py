"""Explaining as people go: the lesson for a question at a table, and how often its person has had it.

Problem: a lesson fades after a few times, so it has to be counted. A press must not cost another request to the server
for that, and a crash must not lose what was counted.

Idea: the seat has a copy of its person's counts. A lesson counts when the question it belongs to is answered, in the
same write as the answer. When the person gets up from the table, the counts are stored with their settings, with which
they take the next seat.

Rule: the lesson on a screen is a function of the table, as everything on it is. It is told to the person of the seat
alone, and made of what that person may know.
"""

from __future__ import annotations

from collections.abc import Mapping

from bots.language.texts import Texts
from bots.tables.shortcuts import full_purse, question
from bots.teaching.lessons import END, Told, choose_lesson, lesson_of_end
from bots.teaching.seen import SETTING, join_seen, parse_seen
from bots.teaching.situation import Situation
from bots.teaching.wording import lesson_words
from engine import told
from storage.seat import Seat
from storage.table import Table


def lesson_for(table: Table, number: int) -> Told | None:
    """Return the lesson that the person at this seat reads now; None if they want none, or know it all."""
    seat, game = table.seats[number], table.game
    if not seat.guided or seat.computer or game is None:
        return None
    if game.result is not None:
        return lesson_of_end(game.view(number), number, seat.lessons)
    decision = question(game, number)
    if decision is None:
        return None
    view = game.view_for(decision)
    coins = full_purse(game, number).coins if decision.verb == "buy" else view.coins
    since = seat.pressed if 0 <= seat.pressed < seat.read else seat.read
    return choose_lesson(
        Situation(view, decision, coins, told(table.log.without_undone(number).since(since), number)), seat.lessons
    )


def words_for(table: Table, number: int, texts: Texts) -> str:
    """Return that lesson as a sentence; "" without one."""
    return lesson_words(lesson_for(table, number), texts)


def count_lesson(table: Table, number: int) -> None:
    """Count the lesson of the question that the seat is about to answer."""
    lesson = lesson_for(table, number)
    if lesson is not None:
        _count(table.seats[number], lesson.key)


def count_end(table: Table) -> None:
    """Count the lesson about the score, which people have read when they clear the table."""
    if table.game is not None and table.game.result is not None:
        for seat in table.seats:
            if seat.guided:
                _count(seat, END)


def _count(seat: Seat, key: str) -> None:
    seat.lessons[key] = seat.lessons.get(key, 0) + 1


# -- from one table to the next ----------------------------------------------------------------------------------------


def sit_down(seat: Seat, wanted: bool, settings: Mapping[str, str]) -> None:
    """Explain from now on, or no longer, as the person of the seat wants it.

    Who turns it on begins with what is stored. Who has it on keeps what was counted here, unless more is stored.
    """
    stored = parse_seen(settings.get(SETTING, ""))
    if wanted:
        seat.lessons = join_seen(seat.lessons, stored) if seat.guided else stored
    seat.guided = wanted


def to_be_stored(preferences: Mapping[str, str]) -> dict[str, str]:
    """Return these settings of a person as they are stored: who turns explanations on gets them from the beginning."""
    return {**preferences, SETTING: ""} if preferences.get("guide") == "yes" else dict(preferences)


def counts_of(table: Table) -> dict[str, dict[str, int]]:
    """Return what the people at the table have had explained, by person; after the game, also its end."""
    is_over = table.game is not None and table.game.result is not None
    ended = {END: 1} if is_over else {}
    return {seat.person: join_seen(seat.lessons, ended) for seat in table.seats if seat.person and seat.guided}
