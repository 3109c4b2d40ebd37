"""The front desk: what every handler needs. Knows whom it speaks to, in which language, and how to say it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from telegram import Message, User
from telegram.constants import ChatMemberStatus
from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError
from telegram.ext import ExtBot

from bots import faults, preferences
from bots.people import Person
from bots.refusals import NoTable, Refusal, words_of
from bots.screens import Screen
from bots.telegram_bot.canvas import NO_PREVIEW, TelegramCanvas
from bots.telegram_bot.markup import html, keyboard
from bots.telegram_bot.names import PLATFORM, chat_of, is_group, person_of, place_of
from bots.texts import Texts
from bots.worker import Worker
from engine import EngineError
from storage.places import Place
from storage.table import CLOSED

logger = logging.getLogger(__name__)
T = TypeVar("T")
ADMINS = (ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)
OUTSIDE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
PATIENCE = 30  # seconds that a reply may wait for a chat that is flooded; later nobody needs it
DAY = 86_400


class Front:
    """Stands between Telegram's updates and the worker."""

    def __init__(self, bot: ExtBot[None], worker: Worker, canvas: TelegramCanvas) -> None:
        self.bot = bot
        self.worker = worker
        self.tables = worker.tables
        self.canvas = canvas

    # -- words -------------------------------------------------------------------------------------------------------

    async def texts_of(self, user: User) -> Texts:
        """The language that person reads."""
        return await preferences.words(self.tables, person_of(user))

    async def texts_at(self, place: Place, user: User | None = None) -> Texts:
        """The language of the table there; without a table, that of whoever speaks."""
        try:
            return Texts(await self.worker.shelf.read(place, lambda table: table.options.language))
        except NoTable:
            return await self.texts_of(user) if user else Texts(self.tables.language)

    async def texts_for(self, message: Message) -> Texts:
        """The language in which that message is answered where it was written."""
        assert message.from_user is not None  # noqa: S101
        if is_group(message.chat):
            return await self.texts_at(place_of(message), message.from_user)
        return await self.texts_of(message.from_user)

    # -- saying ------------------------------------------------------------------------------------------------------

    async def reply(self, message: Message, screen: Screen | str) -> None:
        """The answer to that message stands below it."""
        shown = Screen(screen) if isinstance(screen, str) else screen
        markup = keyboard(shown, self.bot.username, await self.texts_for(message))
        text = html(shown) if "\n" in shown.text else html(Screen("\n" + shown.text)).removeprefix("<b></b>\n")

        async def send() -> None:
            sent = await message.reply_html(
                text, reply_markup=markup, do_quote=is_group(message.chat), link_preview_options=NO_PREVIEW
            )
            if is_group(message.chat):
                self.canvas.note(place_of(message), sent.message_id)

        await self.said(send)

    async def write(self, person: int, screen: Screen, texts: Texts) -> bool:
        """The person has it in their private chat; false where they cannot be written to."""
        markup = keyboard(screen, self.bot.username, texts)
        try:
            await self.bot.send_message(
                person, html(screen), parse_mode="HTML", reply_markup=markup, link_preview_options=NO_PREVIEW
            )
        except (Forbidden, BadRequest):
            return False
        return True

    @staticmethod
    async def said(send: Callable[[], Awaitable[None]]) -> None:
        """It was sent, if that chat can be written to within a reasonable time."""
        try:
            await send()
        except RetryAfter as flood:
            seconds = flood.retry_after if isinstance(flood.retry_after, int) else flood.retry_after.total_seconds()
            if seconds <= PATIENCE:
                await asyncio.sleep(seconds)
                with suppress(TelegramError):
                    await send()
        except (Forbidden, BadRequest):
            pass  # removed, muted, or the message is gone: there is nobody to tell

    # -- doing -------------------------------------------------------------------------------------------------------

    async def with_rights(self, user: User, place: Place, deed: Callable[[Person], Awaitable[T]]) -> T:
        """The deed is done; where it is refused for lack of rights, the person may still be an admin of the chat."""
        try:
            return await deed(person_of(user))
        except Refusal as refusal:
            if refusal.key != "not-host" or not await self.is_admin(user.id, place):
                raise
        return await deed(person_of(user, admin=True))

    async def is_admin(self, user: int, place: Place) -> bool:
        with suppress(TelegramError):
            return (await self.bot.get_chat_member(chat_of(place), user)).status in ADMINS
        return False

    async def is_member(self, user: int, place: Place) -> bool:
        """Whether that person is in the chat of that place."""
        with suppress(TelegramError):
            member = await self.bot.get_chat_member(chat_of(place), user)
            return member.status not in OUTSIDE and getattr(member, "is_member", True)
        return False

    async def first_time(self, what: str) -> bool:
        """False for an update that comes again: Telegram delivers at least once."""
        return await self.worker.store.first_time(f"{PLATFORM}:{self.bot.id}:{what}", DAY)

    async def refused(self, message: Message, fault: Exception) -> None:
        """Whoever asked has been told why not; a fault of ours is in the log."""
        if not isinstance(fault, EngineError):
            faults.note(logger, "a command failed", fault)
        await self.reply(message, words_of(fault, await self.texts_for(message)))

    async def migrated(self, old: int, new: int) -> None:
        """The group has become a supergroup: its table goes with it."""
        await self.worker.shelf.move(Place(PLATFORM, str(old)), Place(PLATFORM, str(new)))

    async def welcome(self, user: User) -> None:
        """Whoever could not be written to before has their panels now."""
        for place in await self.tables.places_of(person_of(user)):
            seat = await self.worker.shelf.read(place, lambda table: table.seat_of(person_of(user).id))
            audience = f"seat:{seat}"
            if audience in await self.worker.drawing.unreachable(place):
                self.worker.drawing.anew(place, audience)

    async def has_table(self, place: Place) -> bool:
        try:
            return await self.worker.shelf.read(place, lambda table: table.phase != CLOSED)
        except NoTable:
            return False
