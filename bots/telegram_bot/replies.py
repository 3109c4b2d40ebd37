"""Replies: everything that is sent besides the screens: replies to commands, files, greetings, private pages.

Problem: Telegram limits how much a bot may write to a chat. If many people write commands in a group, replies pile up:
they come too late to be useful, and they use up the budget that the table needs. And while a reply waits for one chat,
the handling of updates must not stop for all others.

Idea: a reply is sent by a task of its own (`schedule`), which waits as long as Telegram asks and retries after network
errors. The caller does not wait for it.

Rule: replies are optional, screens are not. So a reply is dropped if `MOST_WAITING` others are waiting for the same
chat, if it would come after `LATEST` seconds, or if the bot stops. Only `send_privately` reports back: the person has
pressed a button, and has to be told if the page cannot be sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from telegram import InlineKeyboardMarkup, Message, ReplyParameters
from telegram.constants import ChatAction
from telegram.error import BadRequest, Forbidden, NetworkError, RetryAfter, TelegramError
from telegram.ext import ExtBot

from bots import redacted_log
from bots.adapter.request import Attachment, Progress
from bots.language.texts import Texts
from bots.pictures.model import Picture
from bots.screens.model import Screen
from bots.telegram_bot.canvas import CAPTION, TelegramCanvas
from bots.telegram_bot.flood import wait_out_flood
from bots.telegram_bot.ids import is_group, place_of, seconds_of
from bots.telegram_bot.markup import html, keyboard, reply_html, words_of, words_of_reply

logger = logging.getLogger(__name__)
PAUSES: Final = (0.5, 2.0, 5.0)  # seconds between two attempts after network errors
LATEST: Final = 45.0  # seconds that a reply may wait for a chat at its limit; nobody needs it later
MOST_WAITING: Final = 5  # replies that may wait for one chat at the same time
GRACE: Final = 3.0  # seconds that replies get to be sent when the bot stops


class Replies:
    """Sends replies in chats."""

    def __init__(self, bot: ExtBot[None], canvas: TelegramCanvas) -> None:
        self.bot = bot
        self.canvas = canvas
        self._tasks: dict[asyncio.Task[None], int] = {}  # and the chat of each
        self._closing = asyncio.Event()

    def reply(self, message: Message, screen: Screen | str, texts: Texts | None = None, invite: bool = False) -> None:
        """Send a reply to that message, later; without `texts` the buttons of the screen are left out."""
        shown = Screen(screen) if isinstance(screen, str) else screen
        picture = shown.picture
        markup = keyboard(shown, self.bot.username, texts, invite) if texts is not None else None
        language = texts.language if texts is not None else ""
        words, text = words_of_reply(shown.text, language), reply_html(shown.text)
        in_group = is_group(message.chat)
        quoted = ReplyParameters(message.message_id, allow_sending_without_reply=True) if in_group else None

        async def send() -> None:
            sent = await self._reply_with_picture(message, picture, text, markup) if picture is not None else None
            if sent is None:
                sent = await self.canvas.messages.send(
                    message.chat.id,
                    words,
                    markup,
                    text,
                    disable_notification=in_group or None,  # it is for one person, who is looking at the chat
                    message_thread_id=message.message_thread_id if message.is_topic_message else None,
                    reply_parameters=quoted,
                )
            if in_group:
                self.canvas.count_message(place_of(message), sent.message_id)
            if isinstance(shown, Progress) and texts is not None:
                self._follow_up(sent, shown, texts)

        self.schedule(message.chat.id, send)

    def _follow_up(self, sent: Message, progress: Progress, texts: Texts) -> None:
        """Show on that message what follows, as soon as it is ready."""

        async def edit() -> None:
            screen = await progress.later()
            markup = keyboard(screen, self.bot.username, texts)
            await self.canvas.messages.edit(sent.chat.id, sent.message_id, words_of(screen), markup)

        self.schedule(sent.chat.id, edit)

    async def _reply_with_picture(
        self, message: Message, picture: Picture, text: str, markup: InlineKeyboardMarkup | None
    ) -> Message | None:
        """Send the picture with that text below; None if pictures are not allowed there, or the text is too long."""
        if len(text) > CAPTION:
            return None
        in_group = is_group(message.chat)
        with suppress(BadRequest):
            sent = await message.reply_photo(
                await self.canvas.photos.content(picture),
                caption=text,
                parse_mode="HTML",
                reply_markup=markup,
                disable_notification=in_group,
                do_quote=in_group,
                allow_sending_without_reply=True if in_group else None,
            )
            self.canvas.photos.note(picture, sent)
            return sent
        return None

    def send_file(self, message: Message, file: Attachment) -> None:
        """Send the file as a reply to that message, later."""
        in_group = is_group(message.chat)

        async def send() -> None:
            sent = await message.reply_document(
                file.data,
                filename=file.name,
                caption=file.words,
                disable_notification=in_group,
                do_quote=in_group,
                allow_sending_without_reply=True if in_group else None,
            )
            if in_group:
                self.canvas.count_message(place_of(message), sent.message_id)

        self.schedule(message.chat.id, send)

    def schedule(self, chat: int, send: Callable[[], Awaitable[None]]) -> None:
        """Call `send` in the background, with retries; drop it if too many replies are waiting for that chat."""
        if list(self._tasks.values()).count(chat) >= MOST_WAITING:
            return
        task = asyncio.create_task(self._send_with_retries(send))
        self._tasks[task] = chat
        task.add_done_callback(lambda done: self._tasks.pop(done))

    async def _send_with_retries(self, send: Callable[[], Awaitable[None]]) -> None:
        left = LATEST
        for pause in PAUSES:
            seconds = await self._attempt(send, pause)
            left -= seconds
            if not seconds or left < 0 or await self._closes_within(seconds):
                return
        await self._attempt(send, 0)

    @staticmethod
    async def _attempt(send: Callable[[], Awaitable[None]], pause: float) -> float:
        """Call `send`; return after how many seconds to retry, or 0 if there is no need for that."""
        try:
            await send()
        except RetryAfter as flood:
            return seconds_of(flood)
        except NetworkError as trouble:
            if isinstance(trouble, BadRequest):
                return 0  # the bot is muted, or the topic was deleted: a retry would fail as well
            logger.warning("a reply could not be sent: %s", type(trouble).__name__)
            return pause
        except TelegramError:
            return 0  # the bot was removed, or the group has become a supergroup
        except Exception as fault:
            redacted_log.report(logger, "a reply failed", fault)
        return 0

    async def _closes_within(self, seconds: float) -> bool:
        """Wait for that many seconds, or until the bot stops; True if it stops."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        return self._closing.is_set()

    async def send_privately(self, person: int, screen: Screen, texts: Texts, *, silent: bool) -> bool:
        """Send the screen to the person's private chat at once, without a notification if they are looking at that
        chat; False if they cannot be reached there."""
        markup, send = keyboard(screen, self.bot.username, texts), self.canvas.messages.send
        if screen.picture is not None and await self._send_picture(person, screen, screen.picture, markup, silent):
            return True
        try:
            sent = await wait_out_flood(lambda: send(person, words_of(screen), markup, disable_notification=silent))
        except (Forbidden, BadRequest):
            return False
        if isinstance(screen, Progress):
            self._follow_up(sent, screen, texts)
        return True

    async def _send_picture(
        self, person: int, screen: Screen, picture: Picture, markup: InlineKeyboardMarkup | None, silent: bool
    ) -> bool:
        """Send the picture of the screen with its text below; False if that is not possible there."""
        photo, photos = await self.canvas.photos.content(picture), self.canvas.photos
        with suppress(Forbidden, BadRequest):
            sent = await wait_out_flood(
                lambda: self.bot.send_photo(
                    person,
                    photo,
                    caption=html(screen),
                    parse_mode="HTML",
                    reply_markup=markup,
                    disable_notification=silent,
                )
            )
            photos.note(picture, sent)
            return True
        return False

    async def can_reach(self, person: int) -> bool:
        """True if that person has opened the private chat and not blocked the bot."""
        try:
            await wait_out_flood(lambda: self.bot.send_chat_action(person, ChatAction.TYPING))
        except (Forbidden, BadRequest):
            return False
        return True

    async def close(self) -> None:
        """Stop: give replies a few seconds to be sent, and cancel the rest."""
        self._closing.set()
        if self._tasks:
            _, unsent = await asyncio.wait(tuple(self._tasks), timeout=GRACE)
            for task in unsent:
                task.cancel()
            if unsent:
                await asyncio.wait(unsent)
