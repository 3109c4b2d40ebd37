"""The ledger: the story of each game, its record once it is over, and what is remembered of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from bots import chronicle, lobby
from bots.narrator import Narrator
from bots.people import Person, among
from bots.refusals import NoTable, Refusal
from bots.shelf import Shelf
from bots.statistics import finished, lines_of_person, lines_of_place
from bots.texts import Texts
from engine import EngineError, told
from engine.record import Record
from storage.errors import BadTable
from storage.history import answers
from storage.people import People
from storage.places import Place
from storage.results import ERASED, Results, game_id
from storage.table import LOBBY, PLAYING, Table


class Ledger:
    """Reads and writes what is remembered of games."""

    def __init__(self, shelf: Shelf, results: Results, people: People, record_days: int = 90) -> None:
        self.shelf = shelf
        self.results = results
        self.people = people
        self.record_days = record_days

    # -- one game ----------------------------------------------------------------------------------------------------

    async def record(self, place: Place) -> Record:
        """The game on that table, with every answer so far. Its seed is in it: not for people while it is played."""
        return (await self._record(place))[1]

    async def _record(self, place: Place) -> tuple[Place, Record]:
        """Where that game stands now, and its record."""
        while True:
            here, revision, record = await self.shelf.read(place, _beginning)
            record.answers = answers(await self.shelf.store.history(here))
            if await self.shelf.store.revision(here) == revision:  # nobody answered in between
                return here, record

    async def lines(self, place: Place, person: Person | None, texts: Texts) -> list[str]:
        """The whole log of the game, as that person may know it."""
        record = await self.record(place)
        seat = None if person is None else await self.shelf.read(place, lambda table: _seat(table, person))
        return Narrator(texts, record.names).lines(told(chronicle.events(record), seat))

    async def export(self, place: Place, game: str = "") -> str:
        """The record of a finished game as a document: the one on the table, or an earlier one by its id."""
        if game:
            data = await self.results.record(place, game)
            if data is None:
                raise Refusal("no-record")
            return chronicle.export(Record.from_bytes(data))
        return chronicle.export(await self.record(place))

    async def count(self, place: Place) -> None:
        """The finished game on that table is remembered, however often this is said."""
        played = await self.shelf.read(place, _played)
        if played is None:
            return
        place, record = await self._record(place)
        if record.commitment != played.commitment:  # another worker has counted it, and the next game has begun
            return
        try:
            events = chronicle.events(record)
        except Refusal:  # the rules have changed since: the result holds, what was bought is no longer known
            events = []
        await self.results.add(place, finished(record, events, played.playing, played.when))
        game = game_id(record.commitment)
        await self.results.keep_record(place, game, record.to_bytes(), self.record_days, played.named)
        for person in await self.shelf.change(place, lambda table: _mark(table, played), by_person=False):
            await self.results.erase(person)

    # -- all games ---------------------------------------------------------------------------------------------------

    async def of_person(self, person: Person, texts: Texts) -> Sequence[str]:
        """How that person did, in sentences."""
        return lines_of_person(texts, person.name, await self.results.of_person(person.id))

    async def of_place(self, place: Place, texts: Texts) -> Sequence[str]:
        """Who did how at that place, in sentences."""
        return lines_of_place(texts, await self.results.of_place(place))

    async def erase(self, person: Person) -> None:
        """Nothing is remembered of that person, except at a table where they still play."""
        live = []
        async for place in self.shelf.store.places():
            stored = await self.shelf.store.load(place)
            if stored is None or person.id.encode() not in stored.data:
                continue
            with suppress(EngineError, BadTable):  # a game that cannot be counted is no reason to remember a name
                await self.count(place)
            with suppress(NoTable, BadTable):
                if await self.shelf.change(place, lambda table: _forget(table, person), by_person=False):
                    live.append(place)
        await self.results.erase(person.id)
        await self.people.erase(person.id)
        for place in live:
            await self.people.add_place(person.id, place)


def _seat(table: Table, person: Person) -> int | None:
    """The seat whose cards that person may know: whoever resigned knows no more than everyone."""
    seat = table.seat_of(person.id)
    return None if seat is None or table.seats[seat].resigned else seat


def _beginning(table: Table) -> tuple[Place, int, Record]:
    game = table.game
    if game is None:
        raise NoTable
    options = table.options
    names = [player.name for player in game.view(None).players]
    record = Record(names, list(options.cards), options.edition, options.shelters, table.first, game.commitment)
    record.seed, record.result = table.seed, game.result
    return table.place, table.revision, record


class Played(NamedTuple):
    """A game that is to be counted."""

    commitment: str
    when: int  # it ended
    playing: list[str]  # whose each seat was at the end
    named: list[str]  # and whose name each bears


def _played(table: Table) -> Played | None:
    if table.game is None or not table.uncounted:
        return None
    playing = ["" if seat.resigned else seat.person for seat in table.seats]
    return Played(table.game.commitment, table.touched, playing, [seat.person for seat in table.seats])


def _forget(table: Table, person: Person) -> bool:
    """The person is known here only if they still play; true if they do."""
    live = table.phase in (LOBBY, PLAYING)
    lobby.unwatch(table, person)
    for number, seat in enumerate(table.seats):
        if seat.person == person.id and (seat.resigned or not live):
            name = among(ERASED, [other.name for other in table.seats if other is not seat])
            seat.person, seat.name, seat.resigned, seat.computer = "", name, False, True
            table.game = table.game and table.game.renamed(number, name)
    seated = table.seat_of(person.id) is not None
    if table.host == person.id and not seated:
        table.host = next((seat.person for seat in table.seats if seat.person), "")
    return live and seated


def _mark(table: Table, played: Played) -> list[str]:
    """The game is counted; returns those of its people who were forgotten meanwhile."""
    if table.game is None or table.game.commitment != played.commitment:
        return []
    table.counted = True
    return [person for person, seat in zip(played.named, table.seats, strict=True) if person != seat.person]
