"""Carry out use-cases: everything people do at tables, in the same way on every platform.

The use-cases are declared in `registry`; `Tables.do` is the only entrance. Each use-case is one compare-and-set of one
table. A refusal is an EngineError, to be shown to the person who asked, and leaves the table unchanged.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Protocol, TypeVar

from bots import redacted_log
from bots.language.texts import FALLBACK
from bots.people import LONGEST_TITLE, Person, tidy
from bots.refusals import NoTable, Refusal
from bots.tables import deadlines, guide, lobby, play
from bots.tables import solo as solo_tables
from bots.tables.deadlines import Limits
from bots.tables.draft import Draft
from bots.tables.hinting import find_hint
from bots.tables.invitations import regulars_of
from bots.tables.lesson_store import store_lessons
from bots.tables.operator_policy import OperatorPolicy
from bots.tables.outcome import Outcome
from bots.tables.registry import LIVE, USE_CASES, Context, UseCase
from bots.tables.repository import TableRepository, Uncounted
from bots.tables.seats import apply_preferences, come_back
from bots.tables.seeds import fresh_seed
from bots.tables.tokens import LONGEST_PLACE, Token
from engine import EngineError
from storage.errors import BadTable, Conflict, NoServer
from storage.people import MOST_PLACES, People
from storage.places import Place
from storage.table import CLOSED, PLAYING, Options, Table

logger = logging.getLogger(__name__)
T = TypeVar("T")
EPOCH = 1_767_225_600  # 1 January 2026; generations are counted from this day
GENERATIONS_PER_DAY = 64  # more than the games and undos that a place usually sees in a day
TABLES_PER_PERSON = 20  # live tables of which one person may be the host
TABLES_PER_CHANNEL = 50  # live tables in the threads of one channel


class CountsResults(Protocol):
    """Enters the results of games in the statistics."""

    async def count(self, place: Place) -> None:
        """Count the finished game at that place; calling this again does not count it twice."""
        ...


class Tables:
    """What can be done at tables: by people (`do`), and to whole tables."""

    def __init__(
        self,
        repository: TableRepository,
        people: People,
        results: CountsResults,
        policy: OperatorPolicy,
        seed: Callable[[], bytes] = fresh_seed,
        language: str = FALLBACK,
        per_person: int = TABLES_PER_PERSON,
        per_channel: int = TABLES_PER_CHANNEL,
    ) -> None:
        self.repository = repository
        self.people = people
        self.results = results
        self.policy = policy
        self.seed = seed
        self.language = language  # of tables whose host's language is not supported
        self.per_person = per_person
        self.per_channel = per_channel
        self._counting: dict[Place, asyncio.Task[None]] = {}  # results that are being entered in the statistics

    @property
    def limits(self) -> Limits:
        return self.repository.limits

    async def open(
        self,
        place: Place,
        person: Person,
        title: str = "",
        options: Options | None = None,
        *,
        solo: bool = False,
        begin: bool = False,
        level: str = "",
        on_stored: Callable[[Place], None] = lambda _: None,
    ) -> Place:
        """Open a lobby with this person as its host; return its place, which is another one if the chat has moved.

        `solo` is for a private chat: the table gets a computer player, of that `level` or the one of the last game
        there, and, with `begin`, its game begins at once.
        `on_stored` is called with that place as soon as the table is stored, before anything of it can be drawn.
        """
        if len(place.code) > LONGEST_PLACE:  # its buttons would not fit
            raise Refusal("cannot-show")
        preferences = await self.people.settings(person.id)
        language = lobby.with_language(person, preferences).language or self.language

        def make(old: Table | None) -> Table:
            if old is not None and old.phase in LIVE:
                raise Refusal("table-exists")
            if old is not None and old.uncounted:
                raise Uncounted
            wanted = options or lobby.remembered_options(old, language)
            table = Table(place, tidy(title, LONGEST_TITLE), person.id, options=wanted, solo=solo)
            table.generation, table.regulars = self._generation(old), regulars_of(old)
            lobby.deal_kingdom(table, self.seed())
            lobby.join(table, person, preferences)
            if solo:
                solo_tables.prepare(table, person, level or solo_tables.first_level(old), self.seed())
            if begin:
                lobby.start(table, person, self.seed, is_silent=False)
            return table

        await self._add_place(person, place)
        place = (await self.after_counting(place, lambda: self.repository.create(place, make))).place
        on_stored(place)
        await self.people.add_place(person.id, place)  # again, in case they looked for their tables in the meantime
        return place

    async def require_room(self, person: Person, place: Place) -> None:
        """Refuse a new table at that place if the person or the channel has too many live tables already, or if the
        operator allows none.

        A person or channel with only a few places is not looked at closely, so that this costs nobody else anything.
        """
        self.policy.require_new_games()
        self.policy.require_opener(person)
        index, channel = self.repository.store.index, (place.platform, place.channel)
        if len(await self.people.places(person.id)) >= self.per_person:
            mine = await self._live_places(person)
            if await self._count_live(mine, lambda table: table.host == person.id) >= self.per_person:
                raise Refusal("too-many-tables", count=self.per_person)
        if await index.threads_of(*channel) >= self.per_channel:
            found = await index.in_channel(*channel)
            await index.remove_stale(*found)
            if await self._count_live(found, lambda table: bool(table.place.thread)) >= self.per_channel:
                raise Refusal("channel-full", count=self.per_channel)

    async def _count_live(self, places: Iterable[Place], look: Callable[[Table], bool]) -> int:
        """Return the number of live tables at these places for which `look` returns true."""
        count = 0
        for place in places:
            with suppress(NoTable, BadTable):
                count += await self.repository.read(place, lambda table: table.phase in LIVE and look(table))
        return count

    async def _add_place(self, person: Person, place: Place) -> None:
        """Add the place to the person's index; refuse if it is full of tables that still exist."""
        is_new, count = await self.people.add_place(person.id, place)
        if not is_new or count <= MOST_PLACES:
            return
        await self._live_places(person)
        if (await self.people.add_place(person.id, place))[1] > MOST_PLACES:
            await self.people.remove_place(person.id, place)
            raise Refusal("too-many-tables", count=MOST_PLACES)

    def _generation(self, old: Table | None) -> int:
        """Return a generation that no table at this place has had, since old buttons stay in the chat for ever.

        The old table may have been deleted, so the date has to make sure of that.
        """
        today = max(0, (self.repository.now() - EPOCH) // deadlines.DAY) * GENERATIONS_PER_DAY
        return max(today, old.generation + 1) if old else today

    # -- what people do ----------------------------------------------------------------------------------------------

    async def do(
        self, name: str, place: Place, person: Person, argument: str = "", *, token: Token | None = None
    ) -> Outcome:
        """Carry out the use-case of that name (see `registry`) at the table of that place, with one compare-and-set.

        This is the only entrance for commands, the terminal and, with the token that was pressed, buttons.
        """
        use_case = USE_CASES[name]
        preferences = await self.people.settings(person.id) if use_case.reads_preferences else {}
        hint = await find_hint(self.repository, place, person) if use_case.finds_hint else None
        context = Context(self.repository.now(), self.limits, self.seed, self.policy, preferences, hint)

        def act(table: Table) -> Outcome:
            return _act(use_case, context, table, person, argument, token)

        if use_case.index == "add":
            # Add the place to the person's index before the change: an entry too many is found out when the index is
            # read, a missing one never is. And add it again afterwards, because someone who read the index before the
            # change may have removed the entry as wrong.
            place = await self.repository.read(place, lambda table: _find_place(use_case, table, person, token))
            await self._add_place(person, place)
        outcome = await self.after_counting(place, lambda: self.repository.change(place, act))
        if use_case.index == "add":
            await self.people.add_place(person.id, outcome.place)
        elif use_case.index == "remove" and not outcome.page:
            await self.people.remove_place(person.id, outcome.place)
        if use_case.prefers and not outcome.page:
            await self.prefer(person, {use_case.prefers: argument})
        if use_case.leaves and not outcome.page:
            await store_lessons(self.people, self.repository, outcome.place)
        if outcome.over:
            await self.count(outcome.place)
        return outcome

    # -- what happens to tables --------------------------------------------------------------------------------------

    async def move(self, old: Place, new: Place) -> None:
        """Move the table of a chat that has become another one; if a game is running there, close the table instead."""
        await self.policy.follow_move(old, new)
        try:
            await self.repository.move(old, new)
        except Conflict:
            if await self.after_counting(new, lambda: self.repository.clear(new)):
                await self.repository.move(old, new)
                return
            logger.warning("%s: a game is already running at %s; the old one is closed", old.text, new.text)
            await self.close(old)
            await self.repository.store.move_results(old, new)

    async def close(self, place: Place, *, by_operator: bool = False) -> None:
        """Close the table of a channel that no longer exists, or one that the operator of the bot closes."""
        with suppress(NoTable):
            await self.repository.change(place, lambda table: lobby.close(table, by_operator), by_person=False)
        await store_lessons(self.people, self.repository, place)
        await self.count(place)

    async def count(self, place: Place) -> None:
        """Enter a finished game at that place in the statistics; if the server is away, that is retried later.

        The use-case that ended the game and the drawing of its result both ask for this, so they wait for one attempt.
        """
        if place not in self._counting:
            self._counting[place] = asyncio.create_task(self._count_if_possible(place))
            self._counting[place].add_done_callback(lambda _: self._counting.pop(place))
        await asyncio.shield(self._counting[place])

    async def _count_if_possible(self, place: Place) -> None:
        with suppress(NoTable, NoServer):
            await self._count(place)

    async def _count(self, place: Place) -> None:
        """Enter the game in the statistics, or log why not; give up if a retry would fail as well."""
        try:
            await self.results.count(place)
        except (NoTable, NoServer):
            raise
        except Exception as fault:
            redacted_log.report(logger, f"{place.text}: the result could not be counted", fault)
            if isinstance(fault, BadTable | EngineError):  # a retry would fail as well
                with suppress(Exception):
                    await self.repository.change(place, Table.skip_counting, by_person=False)

    async def after_counting(self, place: Place, action: Callable[[], Awaitable[T]]) -> T:
        """Call `action`; if it would discard a result that is not counted yet, count that first, if possible."""
        try:
            return await action()
        except Uncounted:
            await self._count(place)
            await self.repository.change(place, Table.skip_counting, by_person=False)
            return await action()

    async def go_on(self, place: Place) -> bool:
        """Let computer players give as many answers as fit in one write; True if there are more to give."""

        def act(table: Table) -> bool:
            if table.phase == PLAYING:
                play.go_on(table)
            return play.is_waiting_for_computers(table)

        return await self.repository.change(place, act, by_person=False)

    # -- people ------------------------------------------------------------------------------------------------------

    async def prefer(self, person: Person, preferences: Mapping[str, str]) -> None:
        """Store the person's preferences, and apply them to the tables where they play or watch."""
        for name, value in preferences.items():
            if name not in lobby.PREFERENCES or value not in lobby.PREFERENCES[name]():
                raise Refusal("bad-option")
        await self.people.change(person.id, **guide.to_be_stored(preferences))
        known = await self.people.settings(person.id)
        for place in await self._live_places(person):
            await self.repository.change(place, lambda table: apply_preferences(table, person, known))

    async def places_of(self, person: Person) -> list[Place]:
        """Return the places of all live tables where the person plays."""
        return [place for place, sits in (await self._live_places(person)).items() if sits]

    async def _live_places(self, person: Person) -> dict[Place, bool]:
        """Return the places of all live tables where the person plays (True) or watches (False); correct the index."""
        found, gone = dict[Place, bool](), []
        for indexed in sorted(await self.people.places(person.id)):
            here = await self._presence(indexed, person)
            gone += [] if indexed in here else [indexed]
            found |= here
        await self.people.remove_place(person.id, *gone)
        for indexed in gone:  # they may have joined just now
            here = await self._presence(indexed, person)
            for place in here:
                await self.people.add_place(person.id, place)
            found |= here
        return found

    async def _presence(self, place: Place, person: Person) -> dict[Place, bool]:
        """Return where that table is now and whether the person plays there; nothing if they do not even watch."""

        def look(table: Table) -> dict[Place, bool]:
            seat = table.seat_of(person.id)
            sits = seat is not None and not table.seats[seat].resigned
            present = table.phase != CLOSED and (sits or person.id in table.watchers)
            return {table.place: sits} if present else {}

        try:
            return await self.repository.read(place, look)
        except (NoTable, BadTable):
            return {}


def _find_place(use_case: UseCase, table: Table, person: Person, token: Token | None) -> Place:
    """Return where the table is now; refuse a stale button."""
    if token is not None:
        use_case.check(table, person, token)
    return table.place


def _act(
    use_case: UseCase, context: Context, table: Table, person: Person, argument: str, token: Token | None
) -> Outcome:
    """Change the table in memory.

    If a computer player is keeping the person's seat, their press only gives them the seat back.
    """
    seat = table.seat_of(person.id)
    if token is not None:
        if seat is not None and come_back(table, seat):
            return Outcome(table.place, seat, notice="welcome-back", page="hand")
        use_case.check(table, person, token)
    if use_case.begins_game:
        context.policy.require_new_games()
    if use_case.counts_first and table.uncounted:
        raise Uncounted
    result = use_case.act(context, table, person, argument)
    if isinstance(result, Draft):
        return Outcome(table.place, seat, result)
    return Outcome(table.place, seat, notice=result, over=table.uncounted)
