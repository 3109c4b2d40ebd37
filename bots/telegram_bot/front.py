"""The front desk: what every handler needs. Knows whom it speaks to, in which language, and what they may do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar
from weakref import WeakValueDictionary

from telegram import Message, User
from telegram.constants import ChatMemberStatus
from telegram.error import BadRequest, Forbidden, TelegramError
from telegram.ext import ExtBot

from bots import faults, lobby, preferences
from bots.desire import audience
from bots.drawn import SHARED
from bots.people import Person
from bots.refusals import NoTable, Refusal, words_of
from bots.telegram_bot.canvas import TelegramCanvas
from bots.telegram_bot.names import PLATFORM, chat_of, is_group, person_of, place_of
from bots.telegram_bot.voice import Voice
from bots.texts import Texts
from bots.worker import Worker
from engine import EngineError
from storage.errors import BadTable
from storage.places import Place
from storage.table import CLOSED

logger = logging.getLogger(__name__)
T = TypeVar("T")
ADMINS = (ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)
OUTSIDE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
DAY = 86_400
SOON = 1.0  # seconds that an answer waits to be in the right language
A_MOMENT = 3  # seconds in which opening a private chat and /start are one and the same


class Front:
    """Stands between Telegram's updates and the worker."""

    def __init__(self, bot: ExtBot[None], worker: Worker, canvas: TelegramCanvas) -> None:
        self.bot = bot
        self.worker = worker
        self.tables = worker.tables
        self.canvas = canvas
        self.voice = Voice(bot, canvas)
        self._turns: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()

    # -- words -------------------------------------------------------------------------------------------------------

    async def texts_of(self, user: User) -> Texts:
        """The language that person reads."""
        return await preferences.words(self.tables, person_of(user))

    async def texts_at(self, place: Place, user: User | None = None) -> Texts:
        """The language of the table there; without a table, that of whoever speaks."""
        try:
            return Texts(await self.worker.shelf.read(place, lambda table: table.options.language))
        except (NoTable, BadTable):
            return await self.texts_of(user) if user else Texts(self.tables.language)

    async def texts_for(self, message: Message) -> Texts:
        """The language in which that message is answered where it was written."""
        assert message.from_user is not None  # noqa: S101
        if is_group(message.chat):
            return await self.texts_at(place_of(message), message.from_user)
        return await self.texts_of(message.from_user)

    async def refused(self, message: Message, fault: Exception) -> None:
        """Whoever asked is told why not; a fault of ours is in the log."""
        if not isinstance(fault, EngineError):
            faults.note(logger, "a command failed", fault)
        texts = await self.soon(self.texts_for(message), message.from_user)
        self.voice.reply(message, words_of(fault, texts), texts)

    async def soon(self, wanted: Awaitable[Texts], user: User | None) -> Texts:
        """The words that are wanted; those of their Telegram where storage does not say in time which those are."""
        with suppress(Exception):
            async with asyncio.timeout(SOON):
                return await wanted
        own = lobby.reading(person_of(user), {}).language if user else ""
        return Texts(own or self.tables.language)

    # -- who may -----------------------------------------------------------------------------------------------------

    async def with_rights(self, user: User, place: Place, deed: Callable[[Person], Awaitable[T]]) -> T:
        """The deed is done; where it is refused for lack of rights, the person may still be an admin of the chat."""
        try:
            return await deed(person_of(user))
        except Refusal as refusal:
            if refusal.key != "not-host" or not await self.is_admin(user.id, place):
                raise
        return await deed(person_of(user, admin=True))

    async def is_admin(self, user: int, place: Place) -> bool:
        """Whether that person decides about the chat of that place."""
        at = await self.worker.shelf.find(place) or place
        with suppress(TelegramError):
            return (await self.bot.get_chat_member(chat_of(at), user)).status in ADMINS
        return False

    async def is_member(self, user: int, place: Place) -> bool:
        """Whether that person is in the chat of that place."""
        at = await self.worker.shelf.find(place) or place
        with suppress(BadRequest, Forbidden):
            member = await self.bot.get_chat_member(chat_of(at), user)
            return member.status not in OUTSIDE and getattr(member, "is_member", True)
        return False

    # -- at least once, in order -------------------------------------------------------------------------------------

    async def first_time(self, what: str, seconds: int = DAY) -> bool:
        """False for an update that comes again: Telegram delivers at least once."""
        return await self.worker.store.first_time(f"{PLATFORM}:{self.bot.id}:{what}", seconds)

    def turn(self, place: Place) -> asyncio.Lock:
        """Commands of one place follow one another, as they were written."""
        lock = self._turns.get(place)
        if lock is None:
            lock = self._turns[place] = asyncio.Lock()
        return lock

    # -- chats that change -------------------------------------------------------------------------------------------

    async def migrated(self, old: int, new: int) -> None:
        """The group has become a supergroup: its table goes with it."""
        await self.tables.move(Place(PLATFORM, str(old)), Place(PLATFORM, str(new)))

    async def welcome(self, user: User, anew: bool = False) -> None:
        """Whoever could not be written to before has their panels now; anew, whoever asks for them."""
        for place, panel in await self._panels(user):
            wanted = anew or panel in await self.worker.drawing.unreachable(place)
            # Unblocking and /start come as two updates.
            if wanted and await self.first_time(f"welcome:{user.id}:{place.text}", A_MOMENT):
                self.worker.drawing.anew(place, panel)

    async def farewell(self, user: User) -> None:
        """Whoever closed the private chat is told so in their groups, at once and not at their next turn."""
        for place, panel in await self._panels(user):
            if panel not in await self.worker.drawing.unreachable(place):
                self.worker.drawing.anew(place, panel)  # it fails, and with that it is known

    async def _panels(self, user: User) -> list[tuple[Place, str]]:
        """The panels of that person, by place; in a lobby there are none yet."""
        person = person_of(user).id
        found = []
        for place in await self.tables.places_of(person_of(user)):
            seat = await self.worker.shelf.read(place, lambda table: table.seat_of(person) if table.game else None)
            found += [(place, audience(seat))] if seat is not None else []
        return found

    async def writable(self, place: Place) -> None:
        """That chat can be written to again: what could not be shown is shown."""
        for unseen in SHARED & await self.worker.drawing.unreachable(place):
            self.worker.drawing.anew(place, unseen)
        self.worker.drawing.touch(place)

    async def has_table(self, place: Place) -> bool:
        try:
            return await self.worker.shelf.read(place, lambda table: table.phase != CLOSED)
        except NoTable:
            return False
