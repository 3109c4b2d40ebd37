"""The dispatcher: carries out requests, each of them once, and turns refusals and errors into answers.

Every platform derives its own from it, and must set `platform`. The methods that platforms may override come first.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from math import ceil
from typing import ClassVar, Final, Generic, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from bots import redacted_log
from bots.adapter.limits import QUIET, QUIET_ABOUT_BLOCK, RateLimiter
from bots.adapter.request import Alert, Answer, Confirmation, OpenPrivate, Request
from bots.language.explanations import explain_error
from bots.language.texts import Texts
from bots.people import Person
from bots.refusals import FOR_ADMINS, NoTable, Refusal
from bots.screens.model import SHARED, TABLE, Audience, Shape
from bots.screens.preferences import texts_for_person
from bots.screens.shared_table import texts_of
from bots.tables.lobby import with_language
from bots.tables.registry import LIVE
from bots.worker import Worker
from engine import EngineError
from storage.errors import BadTable
from storage.places import Place
from storage.table import CLOSED, OVER, Table

logger = logging.getLogger(__name__)
R = TypeVar("R", bound=Request)
T = TypeVar("T")
# Seconds for which a request is recognised if it is delivered again. Platforms deliver a request again until they learn
# that it was received: Telegram at the next poll, Discord when a connection is resumed, both within minutes unless the
# bot was killed in that very moment. Telegram then repeats it for a day. A command, such as /undo, must not be carried
# out twice, so it is recognised for that long. Presses come faster, and each mark takes memory of the server; one that
# is repeated finds its question answered, or does no harm, so an hour is enough for them.
RECOGNISED: Final = 3600
COMMANDS_RECOGNISED: Final = 86_400


class NewPlace(NamedTuple):
    """Where a new table will be, its title, and the answer to the person who opens it."""

    place: Place
    title: str
    confirmation: Answer = Confirmation("slash-opened")


class Dispatcher(Generic[R]):
    """Passes requests from a platform to the worker."""

    platform: ClassVar[str]  # the platform of all its places
    soon: ClassVar[float] = 1.0  # seconds for which an answer waits to learn the right language
    answers_publicly: ClassVar[bool] = False  # in a shared place everybody reads the answers to commands
    lists_tables: ClassVar[bool] = True  # /hand in private shows a list of tables to people with several
    keeps_order: ClassVar[bool] = True  # carry out the commands of a place one after another, in the order they came
    must_reply: ClassVar[bool] = False  # to every command: without a text it would look unfinished

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.tables = worker.tables
        self.limiter = RateLimiter()
        self._command_locks: WeakValueDictionary[Place | str, asyncio.Lock] = WeakValueDictionary()

    @property
    def shape(self) -> Shape:
        """How much the platform can show at once."""
        return self.worker.shapes.get(self.platform, Shape())

    # -- what platforms may override ---------------------------------------------------------------------------------

    async def show_hand(self, request: R, place: Place, seat: int) -> Answer:
        """Send the person's panel in a new message; ask people who cannot be reached to open the private chat."""
        must_open = not request.in_private and await self.is_out_of_reach(place, seat)
        self.show_panel(place, seat)
        return OpenPrivate((await request.texts()).say("open-private")) if must_open else None

    async def is_admin(self, person: Person, place: Place) -> bool:  # noqa: ARG002
        """True if that person manages the chat of that place. Called only if they lack a right."""
        return person.admin

    async def place_for_table(self, request: R) -> NewPlace:
        """Return where to open a table for this request; refuse if the bot could not show it there."""
        place = self.shared_place(request)
        await self.check_place(request)
        return NewPlace(place, request.title)

    async def private_place(self, request: R) -> Place:  # noqa: ARG002
        """Return the place of the private chat with the person who asks; refuse if games cannot be played there."""
        raise self.only_in_shared_places()

    async def confirm_solo(self, request: R, place: Place) -> Answer:  # noqa: ARG002
        """Return the answer to a person whose table has been opened in their private chat."""
        return Confirmation("slash-solo-opened")

    async def redraw_options(self, request: R, place: Place) -> None:
        """Redraw the page of options that the person has opened in a message of its own, on platforms with such pages.

        A page that is open on the table itself is redrawn with the table.
        """

    async def check_place(self, request: R) -> None:
        """Refuse if the bot could not show a table at the place of the request."""

    async def chat_ids(self, request: R, place: Place) -> set[str]:  # noqa: ARG002
        """Return the ids by which an operator can mean the chat of that place: those of its channel and its thread."""
        return {place.text, place._replace(thread="").text}

    async def tell_privately(self, request: R, words: str) -> Answer:  # noqa: ARG002
        """Tell only the person who asked; return what is left to be shown as the answer."""
        return words

    def help(self, request: R, texts: Texts) -> str:
        """Return the help text."""
        return texts.say("help-private" if request.place is None else "help-group")

    def command_name(self, request: Request, command: str) -> str:  # noqa: ARG002
        """Return the name of that command in a text for the person who asks, as they would write it."""
        return f"/{command}"

    def only_in_shared_places(self) -> Refusal:
        """Return the refusal of a request in private that needs a shared place."""
        return Refusal("groups-only")

    def which_table(self) -> Refusal:
        """Return the refusal of a request in private by a person with several tables."""
        return Refusal("which-table")

    @property
    def account(self) -> str:
        """Which bot of the platform this is, if the marks of its requests are unique for this bot only."""
        return ""

    # -- carrying out requests ---------------------------------------------------------------------------------------

    async def attempt(self, request: R, action: Callable[[], Awaitable[Answer]]) -> Answer:
        """Call `action` and return its answer. Explain refusals and errors, and log errors; nothing is raised.

        A second tap gets a quiet word, and so does a stale press, after which the screens are redrawn anyway. Any other
        refusal is an alert, so that it is not overlooked.
        A request beyond the limits of its person or place, or of one that is blocked, is refused before anything is
        read or written for it.
        """
        try:
            if self.worker.policy.rules.blocked and (block := await self._find_block(request)):
                return await self._refuse_quietly(request, block, QUIET_ABOUT_BLOCK)
            if not request.admitted and (seconds := self.limiter.admit(request)):
                return await self._refuse_quietly(request, Refusal("too-fast", count=ceil(seconds)))
            request.admitted = True  # attempts may be nested
            return await action()
        except EngineError as refusal:
            error: Exception = refusal
        except Exception as fault:
            redacted_log.report(logger, f"{self.platform}: a request failed", fault)
            error = fault
        words = await self.explain(request, error)
        return words if isinstance(error, Refusal) and error.is_quiet else Alert(words)

    async def _refuse_quietly(self, request: R, refusal: Refusal, seconds: float = QUIET) -> Answer:
        """Tell each person that at most once in these seconds; otherwise answer with nothing."""
        is_command = not request.message
        if not self.limiter.may_tell(request, seconds) and not (is_command and self.must_reply):
            return None
        return await self.tell_privately(request, await self.explain(request, refusal))

    async def _find_block(self, request: R) -> Refusal | None:
        """Return a refusal if the operator has blocked the person, or the chat of the request."""
        policy = self.worker.policy
        if not request.anonymous and policy.is_blocked(request.person.id):
            return Refusal("blocked")
        place = request.place
        is_in_blocked = place is not None and policy.is_blocked(*await self.chat_ids(request, place))
        return Refusal("chat-blocked") if is_in_blocked else None

    async def require_chat(self, request: R, place: Place) -> None:
        """Refuse to begin a game at that place if the operator does not allow that in its chat; log which one it is."""
        try:
            self.worker.policy.require_chat(await self.chat_ids(request, place))
        except Refusal as refusal:
            logger.info("%s: no game may begin there: %s", place.text, refusal.key)
            raise

    async def explain(self, request: R, error: Exception) -> str:
        """Return the reason why the request failed, in words for the person; for an error, just an apology."""
        return explain_error(error, await self.texts_in_time(request.texts(), request.person))

    async def with_rights(self, person: Person, place: Place, action: Callable[[Person], Awaitable[T]]) -> T:
        """Call `action`; if the person lacks the right, call it again with admin rights if they are an admin."""
        try:
            return await action(person)
        except Refusal as refusal:
            if refusal.key not in FOR_ADMINS or person.admin or not await self.is_admin(person, place):
                raise
        return await action(replace(person, admin=True))

    async def first_time(self, mark: str, seconds: int = RECOGNISED) -> bool:
        """False if the request was delivered before, to this or another worker."""
        return await self.worker.store.is_first_time(
            ":".join(filter(None, (self.platform, self.account, mark))), seconds
        )

    def command_lock(self, request: R) -> asyncio.Lock:
        """Return the lock that makes the commands of one place run one after another."""
        where = request.place or request.person.id
        lock = self._command_locks.get(where)
        if lock is None:
            lock = self._command_locks[where] = asyncio.Lock()
        return lock

    # -- languages ---------------------------------------------------------------------------------------------------

    async def texts_of(self, person: Person) -> Texts:
        """Return the texts in the language of that person."""
        return await texts_for_person(self.tables, person)

    async def texts_at(self, place: Place, person: Person | None = None) -> Texts:
        """Return the texts in the language of the table at that place; without a table, in that of the person."""
        try:
            return Texts(await self.worker.repository.read(place, lambda table: table.options.language))
        except (NoTable, BadTable):
            return await self.texts_of(person) if person else Texts(self.tables.language)

    async def texts_for(self, request: R) -> Texts:
        """Return the texts to answer with: in the table's language if everybody reads the answer, else the person's."""
        if request.place is not None and self.answers_publicly:
            return await self.texts_at(request.place, request.person)
        return await self.texts_of(request.person)

    async def texts_in_time(self, wanted: Awaitable[Texts], person: Person) -> Texts:
        """Return what `wanted` returns, or texts in the language of the person's client if storage is too slow."""
        with suppress(Exception):
            async with asyncio.timeout(self.soon):
                return await wanted
        return Texts(with_language(person, {}).language or self.tables.language)

    # -- tables ------------------------------------------------------------------------------------------------------

    def shared_place(self, request: R) -> Place:
        """Return the place of the request; refuse requests in private."""
        if request.place is None:
            raise self.only_in_shared_places()
        return request.place

    async def table_of(self, request: R, watching: bool = False, finished: bool = False) -> Place:
        """Return the place of the table that a request is about: the table here or, in private, the person's only one.

        In private, live tables come first; then, if `watching`, tables that the person watches; then finished games. If
        `finished`, tables where no game was ever finished count only if there are no others.
        """
        if request.place is not None:
            phase, place = await self.worker.repository.read(request.place, lambda table: (table.phase, table.place))
            if phase == CLOSED:
                raise NoTable
            return place
        mine = [place for place in await self.tables.places_of(request.person) if place.platform == self.platform]
        if finished:
            mine = [place for place in mine if await self._has_finished_game(place)] or mine
        live = [place for place in mine if await self._has_table_where(place, lambda table: table.phase in LIVE)]
        places = live or (await self._watched_tables(request.person) if watching else []) or mine
        if len(places) == 1:
            return places[0]
        if not places:
            raise Refusal("no-tables")
        with suppress(Refusal):  # the game in the chat where they write
            if (here := await self.private_place(request)) in places:
                return here
        raise self.which_table()

    async def _has_finished_game(self, place: Place) -> bool:
        """True if a game was finished at that place; its record may not be kept yet."""
        kept = await self.worker.results.games(place)
        return bool(kept) or await self._has_table_where(place, lambda table: table.phase == OVER)

    async def _watched_tables(self, person: Person) -> list[Place]:
        """Return the tables that the person watches."""

        def is_watched(table: Table) -> bool:
            return table.phase in LIVE and person.id in table.watchers

        indexed = [place for place in await self.worker.people.places(person.id) if place.platform == self.platform]
        return [place for place in sorted(indexed) if await self._has_table_where(place, is_watched)]

    async def has_table(self, place: Place) -> bool:
        """True if there is a table at that place that is not closed."""
        return await self._has_table_where(place, lambda table: table.phase != CLOSED)

    async def has_shared_table(self, place: Place) -> bool:
        """True if there is a table at that place that is neither closed nor in a private chat."""
        return await self._has_table_where(place, lambda table: table.phase != CLOSED and not table.solo)

    async def _has_table_where(self, place: Place, look: Callable[[Table], bool]) -> bool:
        """True if there is a table at that place and `look` returns true for it."""
        try:
            return await self.worker.repository.read(place, look)
        except NoTable:
            return False

    async def seat_of(self, person: Person, place: Place) -> int | None:
        """Return the seat of that person at that table, or None."""
        return await self.worker.repository.read(place, lambda table: table.seat_of(person.id))

    async def panel_at(self, place: Place, person: Person) -> tuple[int | None, Texts]:
        """Return the person's seat and the texts of their panel, from a cached copy of the table if there is one."""

        def look(table: Table) -> tuple[int | None, Texts]:
            seat = table.seat_of(person.id)
            return seat, Texts(table.options.language) if seat is None else texts_of(table, table.seats[seat])

        return await self.worker.repository.read(place, look, newest=False)

    # -- screens -----------------------------------------------------------------------------------------------------

    def show_table(self, place: Place) -> None:
        """Show the table in a new message."""
        self.worker.redrawer.anew(place, TABLE)

    def show_panel(self, place: Place, seat: int) -> None:
        """Show that seat's panel in a new message."""
        self.worker.redrawer.anew(place, Audience.of_seat(seat))

    async def is_out_of_reach(self, place: Place, seat: int) -> bool:
        """True if that seat's person could not be reached."""
        return Audience.of_seat(seat) in await self.worker.redrawer.unreachable(place)

    async def is_shown_to(self, place: Place, watcher: Person) -> bool:
        """True if that person, who watches the table, could be reached."""
        return Audience.of_watcher(watcher.id) not in await self.worker.redrawer.unreachable(place)

    async def redraw_unreachable(self, place: Place) -> None:
        """Send the screens that could not be shown before, because the channel can be written to again."""
        for unseen in SHARED & await self.worker.redrawer.unreachable(place):
            self.worker.redrawer.anew(place, unseen)
        self.worker.redrawer.touch(place)
