"""The archive: the log of a game, its record, and the results that statistics are made from.

The problem: a table holds only its current game, so when a game ends, its result and its record must be copied to where
they outlive the table. Several workers may do that at once, each of them may crash half-way, the next game may begin
meanwhile, and a person may ask to be erased in between.

The idea: results and records are stored under the id of the game, so storing them again changes nothing.

The rule: store first, mark the table as counted last (`Archive.count`). After a crash the table is not marked, and the
next worker simply starts again. Marking also reports who was erased from the table meanwhile; these people are then
erased from what was just stored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeVar

from bots.language.narrator import Narrator
from bots.language.texts import Texts
from bots.people import Person, among
from bots.records import export
from bots.records.export import File
from bots.records.retelling import Retelling, retell
from bots.records.statistics import lines_of_person, lines_of_place, summarise_game
from bots.refusals import NoTable, Refusal
from bots.tables import lobby
from bots.tables.guide import counts_of
from bots.tables.holding import is_hidden, release
from bots.tables.lesson_store import store_counts
from bots.tables.repository import TableRepository
from bots.tables.stand_ins import events_by_number
from bots.teaching.seen import SETTING
from engine import EngineError, Event, Record, told
from storage.answers import unpack_answers
from storage.errors import BadTable
from storage.finished_games import game_id
from storage.people import People
from storage.places import Place
from storage.results import ERASED, Results
from storage.story import Story
from storage.table import LOBBY, PLAYING, Table

T = TypeVar("T")


class Archive:
    """Reads and writes what is kept about games and people."""

    def __init__(self, repository: TableRepository, results: Results, people: People, record_days: int = 90) -> None:
        self.repository = repository
        self.results = results
        self.people = people
        self.record_days = record_days

    # -- one game ----------------------------------------------------------------------------------------------------

    async def record(self, place: Place) -> Record:
        """Return the record of the game at this table, with every answer so far.

        It contains the seed: do not show it to anyone while the game is being played.
        """
        return (await self._record(place, lambda table: table.place))[0]

    async def _record(self, place: Place, look: Callable[[Table], T]) -> tuple[Record, T]:
        """Return the record of the game, and `look(table)` for the table at the same moment."""
        while True:
            here, revision, seen, record = await self.repository.read(
                place, lambda table: (table.place, table.revision, look(table), _record_without_answers(table))
            )
            record.answers = unpack_answers(await self.repository.store.answer_chunks(here))
            if await self.repository.store.revision(here) == revision:  # no answer came in between
                return record, seen

    async def lines(self, place: Place, person: Person | None, texts: Texts) -> list[str]:
        """Return the whole log of the game as this person may see it; without a person, as everybody may."""

        def look(table: Table) -> tuple[int | None, dict[int, list[Event]]]:
            if table.game is None:
                raise Refusal("no-game")
            return None if person is None else _visible_seat(table, person), events_by_number(table)

        # What the person may see belongs to the answers: a move that was taken back since must not show its new hand.
        record, (seat, absences) = await self._record(place, look)
        return Narrator(texts, record.names).lines(told(export.events(record, absences), seat))

    async def export(self, place: Place, game: str = "") -> str:
        """Return the record of a finished game as a document: the game at the table, or an earlier one by its id."""
        if game:
            data = await self.results.record(place, game)
            if data is None:
                raise Refusal("no-record")
            return export.export(Record.from_bytes(data))
        return export.export(await self.record(place))

    async def finished_record(self, place: Place, game: str = "") -> Record:
        """Return the record of a finished game by the beginning of its id; without one, of the last one there."""
        kept = [each for each in await self.results.games(place) if each.startswith(game)]
        data = await self.results.record(place, kept[0]) if kept else None
        if data is not None:
            return Record.from_bytes(data)
        with suppress(NoTable):  # its result may not be counted yet
            record = await self.record(place)
            if record.result is not None and record.commitment.startswith(game):
                return record
        raise Refusal("no-record")

    async def last_file(self, place: Place) -> File:
        """Return the record of the last game finished at this place, even if its table is gone."""
        kept = await self.results.games(place)
        if not kept:
            raise Refusal("no-record")
        return File(f"{kept[0]}.json", (await self.export(place, kept[0])).encode())

    async def count(self, place: Place) -> None:
        """Store the result and the record of the finished game at this table. Calling it again changes nothing."""
        played = await self.repository.read(place, _uncounted_game)
        if played is None:
            return
        record, place = await self._record(place, lambda table: table.place)  # a chat may have moved
        if record.commitment != played.commitment:  # another worker has counted it, and the next game has begun
            return
        told = _retell(record)
        await self.results.add(place, summarise_game(record, told, played.playing, played.when, played.levels))
        game = game_id(record.commitment)
        await self.results.keep_record(place, game, record.to_bytes(), self.record_days, played.named)
        await store_counts(self.people, played.lessons)
        story = None if told is None else told.in_short()
        mark = partial(_mark_counted, played=played, story=story)
        for person in await self.repository.change(place, mark, by_person=False):
            await self.results.erase(person, place)
            await self.people.drop(person, SETTING)

    # -- all games ---------------------------------------------------------------------------------------------------

    async def of_person(self, person: Person, texts: Texts) -> Sequence[str]:
        """Return a person's statistics as sentences."""
        return lines_of_person(texts, texts.name(person.name), await self.results.of_person(person.id))

    async def of_place(self, place: Place, texts: Texts) -> Sequence[str]:
        """Return the ranking of a place as sentences."""
        return lines_of_place(texts, await self.results.of_place(place))

    async def erase(self, person: Person) -> None:
        """Erase everything about a person, except at tables where they are still playing."""
        live = []
        places = await self.results.traces.places(person.id)
        for place in places if places is not None else [place async for place in self.repository.store.places()]:
            stored = await self.repository.store.load(place)
            if stored is None or person.id.encode() not in stored.data:
                continue
            with suppress(EngineError, BadTable):  # erase the name even if the game cannot be counted
                await self.count(place)
            with suppress(NoTable, BadTable):
                if await self.repository.change(place, lambda table: _forget(table, person), by_person=False):
                    live.append(place)
        await self.results.erase(person.id)
        await self.people.erase(person.id)
        for place in live:
            await self.people.add_place(person.id, place)


def _visible_seat(table: Table, person: Person) -> int | None:
    """Return the seat whose hidden cards this person may see; nobody may after resigning, or before the new hand."""
    seat = table.seat_of(person.id)
    return None if seat is None or table.seats[seat].resigned or is_hidden(table, seat) else seat


def _record_without_answers(table: Table) -> Record:
    game = table.game
    if game is None:
        raise NoTable
    # Not simply the game's own options: one that began before format 2 does not know which seat was to start.
    setup = replace(table.setup, treasures_at_once=game.setup.treasures_at_once)
    record = Record(list(game.names), setup, game.commitment)
    record.seed, record.result = table.seed, game.result
    return record


class Played(NamedTuple):
    """A finished game that is to be counted."""

    commitment: str
    when: int  # Unix time of its end
    playing: list[str]  # the person who played each seat to the end; empty for computer players
    named: list[str]  # the person whose name is on each seat, even if they resigned
    levels: list[str]  # of the computer players who were chosen as such; empty for people and their stand-ins
    lessons: dict[str, dict[str, int]]  # what its people have had explained, by person


def _uncounted_game(table: Table) -> Played | None:
    """Return the game at this table if it is finished and not counted yet."""
    if table.game is None or not table.uncounted:
        return None
    playing = ["" if seat.resigned else seat.person for seat in table.seats]
    levels = ["" if seat.person else seat.level for seat in table.seats]
    named = [seat.person for seat in table.seats]
    return Played(table.game.commitment, table.touched, playing, named, levels, counts_of(table))


def _forget(table: Table, person: Person) -> bool:
    """Remove the person from this table unless they are still playing; True if they are."""
    live = table.phase in (LOBBY, PLAYING)
    lobby.unwatch(table, person)
    table.regulars.pop(person.id, None)
    table.vetoes.pop(person.id, None)
    for number, seat in enumerate(table.seats):
        if seat.person == person.id and (seat.resigned or not live):
            name = among(ERASED, [other.name for other in table.seats if other is not seat])
            seat.person, seat.name, seat.resigned, seat.computer = "", name, False, True
            seat.guided, seat.lessons = False, {}
            table.game = table.game and table.game.renamed(number, name)
            release(table)  # the game from before the last move still has the name
    seated = table.seat_of(person.id) is not None
    if table.host == person.id and not seated:
        table.host = next((seat.person for seat in table.seats if seat.person), "")
    return live and seated


def _retell(record: Record) -> Retelling | None:
    """Return how the game went; None if the rules have changed since: the result stands, but the rest is lost."""
    try:
        return retell(record)
    except Refusal:
        return None


def _mark_counted(table: Table, played: Played, story: Story | None) -> list[str]:
    """Mark the game as counted and note its story; return those of its people who were erased meanwhile."""
    if table.game is None or table.game.commitment != played.commitment:
        return []
    table.counted, table.story = True, story
    return [person for person, seat in zip(played.named, table.seats, strict=True) if person != seat.person]
