"""An evening at one keyboard: a game that was left is gone on with, and one game follows another until people leave."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from bots import tokens
from bots.desire import stamp_of
from bots.people import Person
from bots.presenter import Stamp
from bots.refusals import NoTable, words_of
from bots.terminal.console import BOLD, DIM, Console, Leave
from bots.terminal.ending import Ending
from bots.terminal.exhibition import exhibit
from bots.terminal.habits import Habits
from bots.terminal.lobby import Choice, Lobby, Seating
from bots.terminal.table import LocalTable
from bots.terminal.words import agrees, is_typed, typed
from bots.texts import Texts
from bots.worker import Worker
from engine import EngineError
from storage.errors import NoServer
from storage.places import Place
from storage.table import CLOSED, LOBBY, OVER, PLAYING, Table

HERE = Place("terminal", "0")


class Found(NamedTuple):
    """What stands on the table."""

    phase: str
    stamp: Stamp
    names: list[str]
    host: Person
    people: list[Person]
    turn: int = 0
    whose: str = ""
    dropped: int = 0  # answers that a correction of the rules cost


class Evening:
    """Everything that happens at the keyboard. Files that people ask for go into `records`."""

    def __init__(self, console: Console, texts: Texts, worker: Worker, records: Path) -> None:
        self.console = console
        self.texts = texts
        self.worker = worker
        self.records = records
        self.playing = False

    async def run(self) -> None:
        """The people have left."""
        say = self.texts.say
        self.console.write(say("title"), BOLD)
        self.console.write(self.console.ink(say("fan-note"), DIM) + "\n")
        try:
            while not await self._safely(self._resume):
                pass
            while True:
                await self._safely(self._next)
        except (Leave, asyncio.CancelledError) as left:
            self.console.write("\n" + say("goodbye-kept" if self.playing else "goodbye"))
            if not isinstance(left, Leave):
                raise

    async def _safely(self, do: Callable[[], Awaitable[None]]) -> bool:
        """True if it was done, false after a refusal; when the server is silent, people decide when to try again."""
        try:
            await do()
            return True
        except EngineError as refusal:
            self.console.write(words_of(refusal, self.texts))
        except NoServer:
            self.console.write(self.texts.say("server-silent"))
            self.console.read(self.texts.say("try-again") + " ")
        return False

    async def _found(self) -> Found | None:
        try:
            return await self.worker.shelf.read(HERE, _found)
        except NoTable:
            return None

    async def _resume(self) -> None:
        """A game that was left is gone on with, or given up."""
        found = await self._found()
        say = self.texts.say
        while found is not None and found.phase == PLAYING:
            self.playing = True
            who = self.texts.joined(found.names)
            self.console.write(say("game-kept", who=who, count=found.turn, whose=found.whose))
            if found.dropped:
                self.console.write(say("answers-dropped", count=found.dropped))
            answer = self.console.read(say("resume-or-new") + " ").casefold()
            if not answer:
                return
            new = answer.startswith(typed("typed-new", self.texts))
            if new and agrees(self.console.read(say("give-up-sure") + " "), self.texts):
                await self.worker.press(found.host, found.stamp.token(tokens.STOP_FOR_SURE))
                return

    async def _next(self) -> None:
        """What stands on the table has been gone on with: a game, its end, or nothing."""
        found = await self._found()
        self.playing = found is not None and found.phase == PLAYING
        if found is None or found.phase in (LOBBY, CLOSED):
            await self._begin(found)
        elif found.phase == PLAYING:
            await LocalTable(self.console, self.texts, self.worker, HERE).run()
        else:
            await self._after(found)

    # -- a new game --------------------------------------------------------------------------------------------------

    async def _begin(self, found: Found | None) -> None:
        """The cards are dealt to those who want to play, or computer players have shown a game."""
        say = self.texts.say
        lobby = Lobby(self.console, self.texts)
        seats = lobby.seats()
        choice = lobby.with_shelters(lobby.kingdom())
        self.console.write(say("kingdom-chosen", cards=self.texts.cards(choice.cards)))
        self.console.write(say("edition-note", edition=choice.edition))
        if all(seat.computer for seat in seats):
            await exhibit(self.console, self.texts, self.worker, choice, len(seats))
            return
        if found is not None and found.phase == LOBBY:  # someone was cut off while sitting down
            await self.worker.tables.stop(HERE, found.host)
        await self._deal(seats, choice)

    async def _deal(self, seats: Sequence[Seating], choice: Choice) -> None:
        tables, language = self.worker.tables, self.texts.language
        people = [known_as(seat.name, language) for seat in seats]
        first = next(number for number, seat in enumerate(seats) if not seat.computer)
        host = people[first]
        await tables.open(HERE, host, options=choice.options(len(seats), language))
        # Someone must sit down first to open the table; who sits left of whom stays the same.
        for number in (*range(first + 1, len(seats)), *range(first)):
            if seats[number].computer:
                await tables.add_computer(HERE, host)
            else:
                await tables.join(HERE, people[number])
        await tables.start(HERE, host)

    # -- after a game ------------------------------------------------------------------------------------------------

    async def _after(self, found: Found) -> None:
        """Another game has begun, or the people have left, or what stands on the table may have changed."""
        ending = Ending(self.console, self.texts, self.worker, HERE)
        await ending.show()
        while True:
            self.console.write(self.texts.say("what-next"))
            answer = self.console.read()
            if is_typed(answer, "typed-quit", self.texts):
                raise Leave
            if is_typed(answer, "typed-rematch", self.texts):
                await self.worker.press(found.host, found.stamp.token(tokens.REMATCH))
                return
            if is_typed(answer, "typed-new", self.texts):
                await self._begin(found)
                return
            if is_typed(answer, "typed-export", self.texts):
                await ending.export(self.records)
            elif is_typed(answer, "typed-settings", self.texts):
                await Habits(self.console, self.texts, self.worker.tables).of_one(found.people)
                return
            elif is_typed(answer, "typed-statistics", self.texts):
                for line in await self.worker.ledger.of_place(HERE, self.texts):
                    self.console.write(line)


def known_as(name: str, language: str) -> Person:
    """Whoever plays under that name: the same person from one game to the next, on whatever chair."""
    return Person(f"terminal:{name.casefold()}", name, language)


def _found(table: Table) -> Found:
    names = [seat.name for seat in table.seats]
    host = next((seat for seat in table.seats if seat.person == table.host), None)
    # Whoever sits at the keyboard may decide for the table.
    person = Person(table.host, host.name if host else "", admin=True)
    seats = [table.seats[number] for number in table.people()]
    people = [Person(seat.person, seat.name, seat.language) for seat in seats]
    if table.game is None or table.phase == OVER:
        return Found(table.phase, stamp_of(table), names, person, people)
    view = table.game.view(None)
    current = view.players[view.current]
    return Found(table.phase, stamp_of(table), names, person, people, current.turns + 1, current.name, table.dropped)
