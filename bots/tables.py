"""The use-cases: everything people do at tables, the same for every platform.

Each is one guarded change of one table. A refusal is an EngineError for the person who asked, and nothing has changed.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TypeVar

from bots import faults, lobby, pace, play, seats
from bots.ledger import Ledger
from bots.pace import Limits
from bots.people import Person
from bots.refusals import NoTable, Refusal
from bots.seats import acting, prefer, seated
from bots.seeds import fresh_seed
from bots.shelf import Shelf, Uncounted
from bots.texts import FALLBACK, spoken
from engine import EngineError
from engine.kingdoms import SETS
from engine.scoring import first_of_rematch
from engine.setup import SEATS
from storage.errors import BadTable, Conflict, NoServer
from storage.people import People
from storage.places import Place
from storage.table import CLOSED, LOBBY, OVER, PLAYING, Options, Table

logger = logging.getLogger(__name__)
T = TypeVar("T")
BEGINNING = 1_767_225_600  # 2026 begins
A_DAY = 64  # generations: more games and moves taken back than a place usually sees in a day
LIVE = (LOBBY, PLAYING)


class Tables:
    """What can be done at tables."""

    def __init__(
        self,
        shelf: Shelf,
        people: People,
        ledger: Ledger,
        seed: Callable[[], bytes] = fresh_seed,
        language: str = FALLBACK,
    ) -> None:
        self.shelf = shelf
        self.people = people
        self.ledger = ledger
        self.seed = seed
        self.language = language  # of tables whose host speaks none of ours

    @property
    def limits(self) -> Limits:
        return self.shelf.limits

    # -- before the game ---------------------------------------------------------------------------------------------

    async def open(self, place: Place, person: Person, title: str = "", options: Options | None = None) -> Place:
        """A lobby stands at that place, and whoever opened it sits there as its host."""
        preferences = await self.people.settings(person.id)
        language = lobby.reading(person, preferences).language or self.language

        def make(old: Table | None) -> Table:
            if old is not None and old.phase in LIVE:
                raise Refusal("table-exists")
            if old is not None and old.uncounted:
                raise Uncounted
            # A place keeps its language from one table to the next.
            wanted = options or Options(language=spoken(old.options.language, language) if old else language)
            table = Table(place, title, person.id, options=wanted)
            table.generation = self._generation(old)
            if not wanted.cards:
                lobby.choose(table, person, "kingdom", wanted.kingdom, self.seed())
            lobby.join(table, person, preferences)
            return table

        await self.people.add_place(person.id, place)
        place = (await self.once_counted(place, lambda: self.shelf.create(place, make))).place
        await self.people.add_place(person.id, place)
        return place

    def _generation(self, old: Table | None) -> int:
        """One that no table here has had: buttons of older ones stay in the chat, also when they are long forgotten."""
        today = max(0, (self.shelf.now() - BEGINNING) // pace.DAY) * A_DAY
        return max(today, old.generation + 1) if old else today

    async def join(self, place: Place, person: Person) -> None:
        """The person sits at the table."""
        preferences = await self.people.settings(person.id)
        place = await self.shelf.find(place) or place
        # Noted before it is true: a note too many is found out when it is read, one too few never. And noted again,
        # because whoever read the first note before it was true has taken it for one too many.
        await self.people.add_place(person.id, place)
        await self.shelf.change(place, lambda table: lobby.join(table, person, preferences))
        await self.people.add_place(person.id, place)

    async def leave(self, place: Place, person: Person) -> None:
        """The person's seat is free; when nobody is left, so is the place."""

        def go(table: Table) -> None:
            lobby.leave(table, person)
            if not table.people():
                table.phase = CLOSED

        await self.shelf.change(place, go)
        await self.people.remove_place(person.id, place)

    async def add_computer(self, place: Place, person: Person) -> None:
        await self.shelf.change(place, lambda table: lobby.add_computer(table, person))

    async def remove_computer(self, place: Place, person: Person) -> None:
        await self.shelf.change(place, lambda table: lobby.remove_computer(table, person))

    async def choose(self, place: Place, person: Person, name: str, value: str) -> None:
        """That option of the table has that value."""
        await self.shelf.change(place, lambda table: lobby.choose(table, person, name, value, self.seed()))

    async def start(self, place: Place, person: Person) -> None:
        """The cards are dealt."""
        await self.shelf.change(place, lambda table: self.do_start(table, person))

    def do_start(self, table: Table, person: Person) -> None:
        lobby.in_lobby(table)
        is_guest = table.seat_of(person.id) is not None
        if not is_guest or self.shelf.now() - table.touched < self.limits.silent:
            lobby.only_rulers(table, person)
        if len(table.seats) < min(SEATS):
            raise Refusal("too-few")
        if table.options.shelters == "yes" and not any(card in SETS["dark_ages"] for card in table.options.cards):
            raise Refusal("no-shelters")
        table.first = None
        play.begin(table, [seat.name for seat in table.seats], self.seed())

    # -- in the game -------------------------------------------------------------------------------------------------

    async def undo(self, place: Place, person: Person) -> None:
        """The person's last press was never made."""
        await self.shelf.change(place, lambda table: play.undo(table, acting(table, person)))

    async def waiting(self, place: Place) -> list[str]:
        """The names of those the table waits for, as far as all may know them."""
        return await self.shelf.read(place, lambda table: [table.seats[seat].name for seat in pace.nameable(table)])

    async def nudge(self, place: Place, person: Person) -> list[str]:
        """Those the table waits for have been called again; their names, as far as all may know them."""
        return await self.shelf.change(place, lambda table: self.do_nudge(table, person))

    def do_nudge(self, table: Table, person: Person) -> list[str]:
        return seats.nudge(table, person, self.shelf.now(), self.limits)

    async def resign(self, place: Place, person: Person) -> None:
        """A computer player has the person's seat for good; without any person left the game is stopped."""
        await self.shelf.change(place, lambda table: self.do_resign(table, person))
        await self.people.remove_place(person.id, place)

    def do_resign(self, table: Table, person: Person) -> None:
        play.game_of(table)
        seat = table.seats[seated(table, person)]
        seat.resigned = seat.computer = True
        people = table.people()
        if not people:
            self._close(table)
            return
        if table.host == person.id:
            table.host = table.seats[people[0]].person
        if all(table.seats[other].computer for other in people):
            for other in people:  # nobody is here any more: the game waits for those who are away
                table.seats[other].computer = False
        play.go_on(table)

    async def vote(self, place: Place, person: Person, seat: int) -> bool:
        """The person wants a computer player to take that seat; true if that decided it."""
        return await self.shelf.change(place, lambda table: self.do_vote(table, person, seat))

    def do_vote(self, table: Table, person: Person, seat: int) -> bool:
        return seats.vote(table, person, seat, self.shelf.now(), self.limits)

    async def stop(self, place: Place, person: Person) -> None:
        """The table is closed, whatever stood on it."""
        await self.shelf.change(place, lambda table: self.do_stop(table, person))

    def do_stop(self, table: Table, person: Person) -> None:
        if table.phase not in LIVE:
            raise NoTable
        lobby.only_rulers(table, person)
        self._close(table)

    @staticmethod
    def _close(table: Table) -> None:
        table.phase = CLOSED
        table.votes, table.marks = {}, []

    async def rematch(self, place: Place, person: Person) -> None:
        """The same seats play again, and the one left of the winner begins."""
        await self.once_counted(place, lambda: self.shelf.change(place, lambda table: self.do_rematch(table, person)))

    def do_rematch(self, table: Table, person: Person) -> None:
        seated(table, person)
        if table.phase != OVER or table.game is None or table.game.result is None:
            raise Refusal("not-over")
        if table.uncounted:
            raise Uncounted
        seed = self.seed()
        table.first = first_of_rematch(table.game.result, seed)
        for seat in table.seats:
            if seat.resigned:  # whoever has gone does not come back by being asked for, and leaves no name behind
                seat.person, seat.resigned = "", False
                seat.name = lobby.computer_name(table)
            elif seat.person:
                seat.computer = False
        if table.seat_of(table.host) is None:
            table.host = person.id
        if table.options.kingdom == "random":
            lobby.CHOICES["kingdom"](table, "random", self.seed())
        play.begin(table, [seat.name for seat in table.seats], seed)

    async def watch(self, place: Place, person: Person, watches: bool = True) -> None:
        """The person is shown the table in private, or no longer is."""
        watcher = lobby.reading(person, await self.people.settings(person.id))
        await self.shelf.change(place, lambda table: self.do_watch(table, watcher, watches))
        if watches:
            await self.people.add_place(person.id, place)

    @staticmethod
    def do_watch(table: Table, person: Person, watches: bool) -> None:
        if watches:
            seats.watch(table, person)
        else:
            lobby.unwatch(table, person)

    async def move(self, old: Place, new: Place) -> None:
        """The table of a chat that has become another stands in that one; a game played there already stays instead."""
        try:
            await self.shelf.move(old, new)
        except Conflict:
            if await self.once_counted(new, lambda: self.shelf.clear(new)):
                await self.shelf.move(old, new)
                return
            logger.warning("%s: a game is played at %s already; the old one is given up", old.text, new.text)
            await self.gone(old)
            await self.shelf.store.move_results(old, new)

    async def gone(self, place: Place) -> None:
        """The channel of that place is no more, and neither is its table."""
        with suppress(NoTable):
            await self.shelf.change(place, self._close, by_person=False)
        await self.count(place)

    async def count(self, place: Place) -> None:
        """A finished game at that place is in the statistics, if that can be: no game waits for them."""
        with suppress(NoTable, NoServer):
            await self._count(place)

    async def _count(self, place: Place) -> None:
        """It is in the statistics, or the log says why not; it stays to be counted only where that may change."""
        try:
            await self.ledger.count(place)
        except (NoTable, NoServer):
            raise
        except Exception as fault:
            faults.note(logger, f"{place.text}: the result could not be remembered", fault)
            if isinstance(fault, BadTable | EngineError):  # it would fail again: the game goes on without it
                with suppress(Exception):
                    await self.shelf.change(place, _give_up, by_person=False)

    async def once_counted(self, place: Place, deed: Callable[[], Awaitable[T]]) -> T:
        """The deed is done, and what it sweeps away has been counted before, if that can be."""
        try:
            return await deed()
        except Uncounted:
            await self._count(place)
            await self.shelf.change(place, _give_up, by_person=False)
            return await deed()

    async def go_on(self, place: Place) -> bool:
        """Computer players have answered what they can in one write; true while there is more."""

        def act(table: Table) -> bool:
            if table.phase == PLAYING:
                play.go_on(table)
            return play.is_waiting_for_computers(table)

        return await self.shelf.change(place, act, by_person=False)

    # -- people ------------------------------------------------------------------------------------------------------

    async def prefer(self, person: Person, preferences: Mapping[str, str]) -> None:
        """The person's preferences hold, also at the tables where they sit or watch."""
        for name, value in preferences.items():
            if name not in lobby.PREFERENCES or value not in lobby.PREFERENCES[name]():
                raise Refusal("bad-option")
        await self.people.change(person.id, **preferences)
        known = await self.people.settings(person.id)
        for place in await self._whereabouts(person):
            await self.shelf.change(place, lambda table: prefer(table, person, known))

    async def places_of(self, person: Person) -> list[Place]:
        """All places where the person sits at a live table."""
        return [place for place, sits in (await self._whereabouts(person)).items() if sits]

    async def _whereabouts(self, person: Person) -> dict[Place, bool]:
        """All places of live tables where the person sits (true) or watches."""
        found: dict[Place, bool] = {}
        for noted in sorted(await self.people.sits(person.id)):
            here = await self._here(noted, person)
            if noted not in here:
                await self.people.remove_place(person.id, noted)
                here = await self._here(noted, person)
                for place in here:  # they may have sat down just now
                    await self.people.add_place(person.id, place)
            found |= here
        return found

    async def _here(self, place: Place, person: Person) -> dict[Place, bool]:
        """Where that table stands now and whether the person sits there; nothing where they do not even watch."""

        def look(table: Table) -> dict[Place, bool]:
            seat = table.seat_of(person.id)
            sits = seat is not None and not table.seats[seat].resigned
            present = table.phase != CLOSED and (sits or person.id in table.watchers)
            return {table.place: sits} if present else {}

        try:
            return await self.shelf.read(place, look)
        except (NoTable, BadTable):
            return {}


def _give_up(table: Table) -> None:
    """Nobody tries to count a finished game any more."""
    table.counted = table.counted or table.uncounted
