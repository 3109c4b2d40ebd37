"""What is said beside the screens: replies, pages and notes. Where Telegram asks to wait, nobody else waits too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from telegram import Message
from telegram.constants import ChatAction
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError
from telegram.ext import ExtBot

from bots import faults
from bots.records import File
from bots.refusals import Refusal
from bots.screens import Screen
from bots.telegram_bot.canvas import NO_PREVIEW, TelegramCanvas
from bots.telegram_bot.markup import html, keyboard
from bots.telegram_bot.names import is_group, place_of, seconds_of
from bots.texts import Texts

logger = logging.getLogger(__name__)
PAUSES: Final = (0.5, 2.0, 5.0)  # seconds between two attempts where the way to Telegram is broken
PATIENCE: Final = 45.0  # seconds that a reply may wait for a chat that is flooded; later nobody needs it
CROWD: Final = 5  # replies that may wait in one chat at the same time
GOODBYE: Final = 3.0  # seconds in which what is being said may still be said at the end


class Voice:
    """Speaks in chats."""

    def __init__(self, bot: ExtBot[None], canvas: TelegramCanvas) -> None:
        self.bot = bot
        self.canvas = canvas
        self._saying: dict[asyncio.Task[None], int] = {}  # and in which chat
        self._closing = asyncio.Event()

    def reply(self, message: Message, screen: Screen | str, texts: Texts, invite: bool = False) -> None:
        """The answer to that message will stand below it."""
        shown = Screen(screen) if isinstance(screen, str) else screen
        markup = keyboard(shown, self.bot.username, texts, invite)
        text = html(shown, headed="\n" in shown.text)
        in_group = is_group(message.chat)

        async def send() -> None:
            sent = await message.reply_html(
                text,
                reply_markup=markup,
                do_quote=in_group,
                allow_sending_without_reply=True if in_group else None,
                link_preview_options=NO_PREVIEW,
            )
            if in_group:
                self.canvas.note(place_of(message), sent.message_id)

        self.say(message.chat.id, send)

    def hand_over(self, message: Message, file: File, words: str) -> None:
        """The file will stand below that message."""
        in_group = is_group(message.chat)

        async def send() -> None:
            sent = await message.reply_document(
                file.data,
                filename=file.name,
                caption=words,
                do_quote=in_group,
                allow_sending_without_reply=True if in_group else None,
            )
            if in_group:
                self.canvas.note(place_of(message), sent.message_id)

        self.say(message.chat.id, send)

    def say(self, chat: int, send: Callable[[], Awaitable[None]]) -> None:
        """It will be said as soon as the chat can be written to, if that is soon enough and not too much already
        waits there: the table must not stand behind a queue of replies."""
        if list(self._saying.values()).count(chat) >= CROWD:
            return
        task = asyncio.create_task(self._say(send))
        self._saying[task] = chat
        task.add_done_callback(lambda said: self._saying.pop(said))

    async def _say(self, send: Callable[[], Awaitable[None]]) -> None:
        left = PATIENCE
        for pause in PAUSES:
            seconds = await self._attempted(send, pause)
            left -= seconds
            if not seconds or left < 0 or await self._closes_within(seconds):
                return
        await self._attempted(send, 0)

    @staticmethod
    async def _attempted(send: Callable[[], Awaitable[None]], pause: float) -> float:
        """After how many seconds it is worth another attempt; 0: never."""
        try:
            await send()
        except RetryAfter as flood:
            return seconds_of(flood)
        except NetworkError as trouble:
            if isinstance(trouble, BadRequest):
                return 0  # muted, or the topic is gone: there is nobody to tell
            logger.warning("a reply did not get through: %s", type(trouble).__name__)
            return pause
        except TelegramError:
            return 0  # removed, or the group has become another
        except Exception as fault:
            faults.note(logger, "a reply failed", fault)
        return 0

    async def _closes_within(self, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        return self._closing.is_set()

    async def write(self, person: int, screen: Screen, texts: Texts) -> bool:
        """The person has it in their private chat; false where they cannot be written to."""
        markup = keyboard(screen, self.bot.username, texts)
        try:
            await self.bot.send_message(
                person, html(screen), parse_mode="HTML", reply_markup=markup, link_preview_options=NO_PREVIEW
            )
        except RetryAfter as flood:
            raise Refusal("flooded", count=round(seconds_of(flood))) from None
        except (Forbidden, BadRequest):
            return False
        return True

    async def reaches(self, person: int) -> bool:
        """Whether that person has opened the private chat."""
        try:
            await self.bot.send_chat_action(person, ChatAction.TYPING)
        except (Forbidden, BadRequest):
            return False
        return True

    async def close(self) -> None:
        """Nothing is said any more."""
        self._closing.set()
        if self._saying:
            _, unsaid = await asyncio.wait(tuple(self._saying), timeout=GOODBYE)
            for task in unsaid:
                task.cancel()
            if unsaid:
                await asyncio.wait(unsaid)
