"""Hints at a table: what a strong player would do now, for one person alone, and only if the table allows it.

A hint is made from that person's view and nothing else. Finding it may take longer than a press should keep the event
loop, so it happens in a thread, before the table is changed; the change then only notes what was found, and counts it.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from bots.people import Person
from bots.refusals import Refusal, Stale
from bots.tables.plans import plan_of
from bots.tables.repository import TableRepository
from bots.tables.shortcuts import next_treasure, play_treasures, question
from engine import Decision, Game, Plan, Strong, View, hint
from storage.given_hint import GivenHint
from storage.places import Place
from storage.table import PLAYING, Table


class Asked(NamedTuple):
    """A question that somebody wants a hint for, as they see it."""

    generation: int
    view: View
    decision: Decision
    plan: Plan | None  # that strong players at this table follow
    with_treasures: tuple[View, Decision] | None = None  # the same with every plain Treasure played, for a purchase


async def find_hint(repository: TableRepository, place: Place, person: Person) -> GivenHint | None:
    """Return a hint for the question that the person is being asked; None if there is none, or no hint is allowed."""
    asked = await repository.read(place, lambda table: asked_of(table, person))
    return None if asked is None else await asyncio.to_thread(advise, asked)


def asked_of(table: Table, person: Person) -> Asked | None:
    """Return the question that the person is being asked; None if there is none, or no hint is allowed."""
    seat, game = table.seat_of(person.id), table.game
    if table.phase != PLAYING or game is None or seat is None or table.options.hints != "yes":
        return None
    decision = question(game, seat)
    if decision is None:
        return None
    return Asked(table.generation, game.view_for(decision), decision, plan_of(table), _with_treasures(game, decision))


def _with_treasures(game: Game, decision: Decision) -> tuple[View, Decision] | None:
    """Return what a purchase leads through: every plain Treasure is played first. The game itself does not change."""
    if decision.verb != "buy" or next_treasure(decision) is None:
        return None
    rehearsal = game.copy()
    play_treasures(rehearsal, decision.decider)
    now = question(rehearsal, decision.decider)
    return None if now is None else (rehearsal.view_for(now), now)


def advise(asked: Asked) -> GivenHint:
    """Return what a strong player would do, and why: what to buy rather than to play Treasures, as one press does."""
    player = Strong(asked.plan)
    decision, found = asked.decision, hint(asked.view, asked.decision, player)
    if found.reason == "treasures_first" and asked.with_treasures is not None:
        view, decision = asked.with_treasures
        found = hint(view, decision, player)
    moves = tuple(decision.options[pick] for pick in found.picks)
    return GivenHint(asked.generation, asked.decision.number, moves, found.reason, found.facts)


def note(table: Table, decision: Decision, given: GivenHint | None) -> None:
    """Show the hint to the person who is asked, and count it; again for the same question, it does not count again."""
    seat = table.seats[decision.decider]
    if table.options.hints != "yes":
        raise Refusal("hints-off")
    if given is None or (given.generation, given.number) != (table.generation, decision.number):
        raise Stale
    if hint_for(table, decision) is None:
        seat.hints += 1
    seat.hint = given


def hint_for(table: Table, decision: Decision) -> GivenHint | None:
    """Return the hint that was given for this question, if there was one."""
    given = table.seats[decision.decider].hint
    is_current = given is not None and (given.generation, given.number) == (table.generation, decision.number)
    return given if is_current else None
