"""A demonstration: computer players play a game, at a table of its own, while people watch."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from itertools import count
from typing import cast

from bots.language.narrator import Narrator
from bots.language.texts import Texts
from bots.refusals import Refusal
from bots.tables import play
from bots.tables.cast import seat_computer
from bots.terminal.kingdom_choice import KingdomChoice
from bots.terminal.result import GameResult
from bots.worker import Worker
from engine import Chance, Event, Level, told
from storage.places import Place
from storage.seat import Seat
from storage.table import CLOSED, PLAYING, Table


async def play_demo(
    texts: Texts, worker: Worker, choice: KingdomChoice, levels: Sequence[str] = ("", "")
) -> AsyncIterator[str]:
    """Play a game between computer players of these levels, "" for the usual one, and tell it line by line."""
    place = await _set_up(worker, choice, levels, texts)
    try:
        names, commitment, events = await worker.repository.read(place, _start)
        yield texts.say("commitment", hash=commitment)
        narrator = Narrator(texts, names)
        while events:
            for line in narrator.lines(told(events, None)):
                yield line
            events = await worker.repository.change(place, _play_turn)
        yield ""
        result = GameResult(texts, worker, place)
        for line in (*await result.lines(), *await result.proof()):
            yield line
    finally:
        await worker.repository.change(place, _close, by_person=False)


async def _set_up(worker: Worker, choice: KingdomChoice, levels: Sequence[str], texts: Texts) -> Place:
    """Deal the cards at a table where no other demonstration is being played; return its place."""

    def deal(old: Table | None) -> Table:
        if old is not None and old.phase == PLAYING:
            raise Refusal("table-exists")
        table = Table(place, options=choice.options(len(levels), texts.language))
        chance = Chance(worker.tables.seed())
        for level in levels:
            # The seats are not marked as computer players, so that the service does not move before a turn was shown.
            seat = Seat("")
            seat_computer(table, seat, cast(Level, level or choice.level), chance)
            table.seats.append(seat)
        table.generation = old.generation if old else 0
        play.begin(table, [seat.name for seat in table.seats], worker.tables.seed())
        return table

    for number in count(1):
        place = Place("terminal", str(number))
        try:
            await worker.repository.create(place, deal)
            break
        except Refusal:
            continue
    return place


def _start(table: Table) -> tuple[list[str], str, list[Event]]:
    return [seat.name for seat in table.seats], play.game_of(table).commitment, table.log.all()


def _play_turn(table: Table) -> list[Event]:
    """Answer for the computer players until the next turn begins or the game ends; return what happened."""
    found: list[Event] = []
    while table.phase == PLAYING and not any(event.name == "turn" for event in found):
        game = play.game_of(table)
        decision, before = game.pending[0], game.number
        play.submit(table, decision.decider, play.computer_picks(table, decision))
        found += table.log.since(before)
        play.go_on(table)  # marks the table as over at the end of the game
    return found


def _close(table: Table) -> None:
    table.phase = CLOSED
