"""The canvas of Telegram: sends, edits and deletes messages, and says what went wrong in our own words.

A message is noted as `<chat>.<number>`: panels lie in private chats, so the number alone would not be enough.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from telegram import InlineKeyboardMarkup, LinkPreviewOptions
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter
from telegram.ext import ExtBot

from bots.drawn import RESULT, SHARED, Drawn, Later, Unreachable
from bots.painting import painted
from bots.rendering import within
from bots.screens import Picture, Screen
from bots.telegram_bot.markup import html, keyboard
from bots.telegram_bot.names import chat_of, link_to, seconds_of, thread_of, user_id
from bots.texts import Texts
from storage.places import Place
from storage.redis_store import Store

T = TypeVar("T")
CAPTION = 1024  # characters below a picture
PICTURES = 100  # that are not sent to Telegram again
BURIED = 15  # messages below the table after which it is sent anew instead of edited
# What Telegram says when a chat cannot be written to, however the bot may try.
CLOSED = ("not enough rights", "have no rights", "chat not found", "thread not found", "topic_closed", "topic_deleted",
          "chat_write_forbidden", "need administrator rights", "peer_id_invalid", "user not found")  # fmt: skip
GONE = ("message to edit not found", "message can't be edited", "message_id_invalid")


class TelegramCanvas:
    """Draws in groups and private chats."""

    gap = 3.0  # a group takes twenty messages and edits a minute
    lull = 40.0  # what a player does within a turn is told to the group now and then; the next turn at once

    store: Store  # of the worker that draws; it knows where a panel's table is

    def __init__(self, bot: ExtBot[None], words: Callable[[Place], Awaitable[Texts]]) -> None:
        self.bot = bot
        self.words = words  # in the language of the table
        self.migrated: Callable[[int, int], Awaitable[None]] | None = None
        self._newest: dict[Place, int] = {}
        self._below: dict[Place, int] = {}
        self._uploaded: dict[Picture, str] = {}

    # -- the canvas --------------------------------------------------------------------------------------------------

    async def show(self, place: Place, audience: str, screen: Screen, last: Drawn | None, anew: bool) -> str:
        chat = chat_of(place) if audience in SHARED else user_id(screen.people[0] if screen.people else audience[6:])
        if screen.picture is not None:
            picture = screen.picture
            return await self._explained(place, lambda: self._send_picture(place, screen.text, picture))
        texts = await self.words(place)
        text = html(screen, title_link=await self._link(place, audience), names=self._names(audience, screen))
        markup = keyboard(screen, self.bot.username, texts)
        if last is not None and not anew and self._can_stay(place, audience, screen, last, chat):
            message = await self._explained(place, lambda: self._edit(last.message, text, markup))
            if message:
                return message
        # Nobody's phone rings for the table: whoever has something to do there is told in private, or called.
        silent = not anew or (audience == "table" and not screen.alert)
        return await self._explained(place, lambda: self._send(place, audience, chat, text, markup, silent))

    def _can_stay(self, place: Place, audience: str, screen: Screen, last: Drawn, chat: int) -> bool:
        """Whether what was drawn last is to become the new screen, where it stands."""
        # A group that has become a supergroup left its messages behind.
        if _numbers(last.message)[0] != chat:
            return False
        if last.is_result and screen.moment != RESULT:
            return False
        return not self._is_buried(place, audience, last)

    async def remove(self, place: Place, audience: str, last: Drawn) -> None:
        chat, number = _numbers(last.message)
        if audience in SHARED and chat != chat_of(place):
            return
        try:
            if last.is_result:
                raise BadRequest("people may want to read it again")
            await self._explained(place, lambda: self.bot.delete_message(chat, number))
        except (BadRequest, Unreachable):
            # Too old to be deleted, or worth keeping: without its buttons it does no harm.
            with suppress(BadRequest, Unreachable):
                await self._explained(place, lambda: self.bot.edit_message_reply_markup(chat, number))

    async def _edit(self, message: str, text: str, markup: InlineKeyboardMarkup | None) -> str:
        chat, number = _numbers(message)
        try:
            await self.bot.edit_message_text(
                text, chat, number, parse_mode="HTML", reply_markup=markup, link_preview_options=NO_PREVIEW
            )
        except BadRequest as refusal:
            said = refusal.message.lower()
            if "not modified" in said:
                return message
            if any(words in said for words in GONE):
                return ""
            raise
        return message

    async def _send(
        self, place: Place, audience: str, chat: int, text: str, markup: InlineKeyboardMarkup | None, silent: bool
    ) -> str:
        shared = audience in SHARED
        sent = await self.bot.send_message(
            chat,
            text,
            parse_mode="HTML",
            reply_markup=markup,
            disable_notification=silent,
            message_thread_id=thread_of(place) if shared else None,
            link_preview_options=NO_PREVIEW,
        )
        if shared:
            self.note(place, sent.message_id)
            if audience == "table":
                self._below[place] = 0
        return f"{chat}.{sent.message_id}"

    async def _send_picture(self, place: Place, text: str, picture: Picture) -> str:
        """The picture is in the group; one that Telegram has already is not sent there again."""
        chat = chat_of(place)
        known = self._uploaded.get(picture)
        photo = known if known is not None else await asyncio.to_thread(painted, picture)
        sent = await self.bot.send_photo(
            chat,
            photo,
            caption=within(text, CAPTION),
            disable_notification=True,
            message_thread_id=thread_of(place),
        )
        self._uploaded.pop(picture, None)
        self._uploaded[picture] = sent.photo[-1].file_id
        if len(self._uploaded) > PICTURES:
            del self._uploaded[next(iter(self._uploaded))]
        self.note(place, sent.message_id)
        return f"{chat}.{sent.message_id}"

    async def _explained(self, place: Place, request: Callable[[], Awaitable[T]]) -> T:
        """What the request gives, or our own word for why it was not possible."""
        try:
            return await request()
        except RetryAfter as flood:
            raise Later(seconds_of(flood)) from None
        except Forbidden:
            raise Unreachable from None
        except ChatMigrated as moved:
            if self.migrated is not None:
                await self.migrated(chat_of(place), moved.new_chat_id)
            raise Unreachable from None
        except BadRequest as refusal:
            if any(words in refusal.message.lower() for words in CLOSED):
                raise Unreachable from None
            raise

    # -- what surrounds the table ------------------------------------------------------------------------------------

    def note(self, place: Place, message_id: int) -> None:
        """There is a message in that chat."""
        if message_id > self._newest.get(place, 0):
            self._newest[place] = message_id
            self._below[place] = self._below.get(place, 0) + 1

    def _is_buried(self, place: Place, audience: str, last: Drawn) -> bool:
        """True when the table has scrolled away. Numbers count all messages of a supergroup, seen or not; in topics
        and basic groups they count others as well, so there only what was seen counts."""
        if audience != "table":
            return False
        if place.thread or not place.channel.startswith("-100"):
            return self._below.get(place, 0) > BURIED
        return self._newest.get(place, 0) - _numbers(last.message)[1] > BURIED

    async def _link(self, place: Place, audience: str) -> str:
        """The way back from a panel to its table."""
        if audience in SHARED:
            return ""
        noted = (await self.store.drawn(place)).get("table")
        message = Drawn.unpack(noted).message if noted else ""
        return link_to(place, _numbers(message)[1]) if message else ""

    @staticmethod
    def _names(audience: str, screen: Screen) -> dict[str, str]:
        """Who is to be mentioned, and by which name."""
        return dict(zip(screen.people, screen.names, strict=False)) if audience == "call" else {}


NO_PREVIEW = LinkPreviewOptions(is_disabled=True)


def _numbers(message: str) -> tuple[int, int]:
    chat, _, number = message.partition(".")
    return int(chat), int(number)
