"""The canvas of Telegram: sends, edits and deletes messages, and translates Telegram's errors.

The id of a message is `<chat>.<number>`: panels are in private chats, so the number alone would not identify it.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from telegram import InlineKeyboardMarkup, InputMediaPhoto, Message
from telegram.error import BadRequest, ChatMigrated, Forbidden, RetryAfter
from telegram.ext import ExtBot

from bots.adapter.messages_below import MessagesBelow
from bots.drawing.canvas import Later, Moved, Shown, Unreachable
from bots.drawing.diff import BLANK, Drawn
from bots.language.texts import Texts
from bots.pictures.model import Picture
from bots.screens.mentions import cut_to_utf16
from bots.screens.model import BOARD, ENDING, TABLE, Audience, Screen
from bots.telegram_bot.ids import PLATFORM, chat_of, link_to, seconds_of, thread_of, user_id
from bots.telegram_bot.markup import Words, keyboard, unlinked, words_of
from bots.telegram_bot.messages import CLOSED, GONE, Messages, says
from bots.telegram_bot.photos import Photos
from storage.places import Place

T = TypeVar("T")
CAPTION = 1024  # characters below a picture
BURIED = 15  # messages below the table after which it is sent anew instead of edited
STALE = 10 * 60  # seconds after which a new turn is shown in a new message: the bot does not see what people write


class TelegramCanvas:
    """Draws in groups and private chats."""

    # Telegram allows twenty messages and edits per minute in a group, all topics of a forum together. These are at most
    # `burst + 60 / gap` of them, which is just that.
    burst, gap, threads_share_limit = 8, 5.0, True
    lull = 40.0  # what happens within a turn is shown to the group now and then; a new turn is shown at once
    # What others do is shown in the panels of those who wait in bundles: the group's table is newer. A panel with an
    # outdated hand, question or link never waits. Old panels that ask nothing are removed at the same pace.
    bundle = 180.0

    def __init__(self, bot: ExtBot[None], clock: Callable[[], float] = time.time, *, rich: bool = False) -> None:
        self.bot = bot
        self.messages = Messages(bot, rich=rich)
        self.clock = clock
        self._below = MessagesBelow(BURIED)
        self.photos = Photos()

    # -- the canvas --------------------------------------------------------------------------------------------------

    async def show(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool) -> Shown:
        chat = chat_of(place) if audience.is_shared else user_id(audience.person or screen.people[0])
        if screen.picture is not None:
            can_change = last is not None and not anew and self._can_change_picture(audience, screen, last)
            picture, shown = screen.picture, last if can_change else None
            return await self._translate_errors(lambda: self._show_picture(place, screen.text, picture, shown))
        link = link_to(place, _numbers(screen.link)[1]) if screen.link else ""
        words = words_of(screen, title_link=link)
        markup = keyboard(screen, self.bot.username, Texts(screen.language))
        if last is not None and not anew and self._can_edit(place, audience, screen, last, chat):
            edited = await self._translate_errors(lambda: self.messages.edit(*_numbers(last.message), words, markup))
            if edited:
                return Shown(last.message)
        # A table without a new alert does not notify: people who have to act get a private message or a mention.
        silent = not anew or (audience == TABLE and (last or BLANK).has_alerted(screen))
        return await self._translate_errors(lambda: self._send(place, audience, chat, words, markup, silent))

    def _can_change_picture(self, audience: Audience, screen: Screen, last: Drawn) -> bool:
        """True if the last message can show that picture, and is probably still in sight."""
        is_stale = audience == BOARD and 0 < last.sent < self.clock() - STALE
        return last.can_change_to(screen) and not is_stale

    def _can_edit(self, place: Place, audience: Audience, screen: Screen, last: Drawn, chat: int) -> bool:
        """True if the last message should be edited, rather than a new one sent."""
        # The messages of a group do not move with it when it becomes a supergroup.
        if _numbers(last.message)[0] != chat:
            return False
        return not last.must_stay(screen) and not self._is_out_of_sight(place, audience, screen, last)

    async def remove(self, place: Place, audience: Audience, last: Drawn) -> None:
        chat, number = _numbers(last.message)
        if audience.is_shared and (chat != chat_of(place) or audience == ENDING):  # a picture of the end has no buttons
            return
        if not last.is_result:
            with suppress(BadRequest, Unreachable):
                await self._translate_errors(lambda: self.bot.delete_message(chat, number))
                return
        # A result stays to be read, and an old message cannot be deleted: remove the buttons at least.
        with suppress(BadRequest, Unreachable):
            await self._translate_errors(lambda: self.bot.edit_message_reply_markup(chat, number))

    async def remove_several(self, place: Place, audience: Audience, old: Sequence[Drawn]) -> None:
        """Remove several messages: those of one chat with one request, except for results, which stay to be read."""
        chats: dict[int, list[Drawn]] = {}
        for each in old:
            chats.setdefault(0 if each.is_result else _numbers(each.message)[0], []).append(each)
        for chat, found in chats.items():
            is_here = not audience.is_shared or chat == chat_of(place)
            if chat and is_here and len(found) > 1 and await self._delete_several(chat, found):
                continue
            for each in found:
                await self.remove(place, audience, each)

    async def _delete_several(self, chat: int, old: Sequence[Drawn]) -> bool:
        """Delete these messages; False if Telegram refuses that, as if one of them is too old to be deleted."""
        with suppress(BadRequest, Unreachable):
            numbers = [_numbers(each.message)[1] for each in old]
            return await self._translate_errors(lambda: self.bot.delete_messages(chat, numbers))
        return False

    async def _send(
        self,
        place: Place,
        audience: Audience,
        chat: int,
        words: Words,
        markup: InlineKeyboardMarkup | None,
        silent: bool,
    ) -> Shown:
        shared = audience.is_shared
        thread = thread_of(place) if shared else None
        sent = await self.messages.send(chat, words, markup, disable_notification=silent, message_thread_id=thread)
        if shared:
            self.count_message(place, sent.message_id)
            if audience == TABLE:
                self._below.restart(place, f"{chat}.{sent.message_id}")
        return Shown(f"{chat}.{sent.message_id}")

    async def _show_picture(self, place: Place, text: str, picture: Picture, last: Drawn | None) -> Shown:
        """Show the picture in the last message, or send it; do not upload it again if Telegram has it already."""
        photo = await self.photos.content(picture)
        caption = cut_to_utf16(unlinked(text), CAPTION)
        shown = await self._edit_picture(last.message, photo, caption) if last is not None else None
        if shown is None:
            shown = await self.bot.send_photo(
                chat_of(place),
                photo,
                caption=caption,
                disable_notification=True,
                message_thread_id=thread_of(place),
            )
            self.count_message(place, shown.message_id)
        self.photos.note(picture, shown)
        return Shown(f"{chat_of(place)}.{shown.message_id}")

    async def _edit_picture(self, message: str, photo: str | bytes, caption: str) -> Message | None:
        """Return the message with the picture in it; None if it cannot be edited any longer."""
        chat, number = _numbers(message)
        try:
            edited = await self.bot.edit_message_media(InputMediaPhoto(photo, caption=caption), chat, number)
        except BadRequest as refusal:
            if says(refusal, *GONE):
                return None
            raise
        return edited if isinstance(edited, Message) else None

    async def _translate_errors(self, request: Callable[[], Awaitable[T]]) -> T:
        """Make the request; translate Telegram's errors to those of `drawing.canvas`."""
        try:
            return await request()
        except RetryAfter as flood:
            raise Later(seconds_of(flood)) from None
        except Forbidden:
            raise Unreachable from None
        except ChatMigrated as moved:
            raise Moved(Place(PLATFORM, str(moved.new_chat_id))) from None
        except BadRequest as refusal:
            if says(refusal, *CLOSED):
                raise Unreachable from None
            raise

    # -- messages below the table ------------------------------------------------------------------------------------

    def count_message(self, place: Place, message_id: int) -> None:
        """Count a message that was seen in that chat, unless it was counted before."""
        self._below.watch(place)  # there may be a table that was drawn before the last restart
        self._below.count(place, message_id)

    def _is_out_of_sight(self, place: Place, audience: Audience, screen: Screen, last: Drawn) -> bool:
        """True if the table has probably scrolled out of sight, so that it is sent anew.

        In a supergroup the difference of message numbers says how many messages are below it, once the bot knows a
        newer number. In topics and basic groups the numbers include messages of other chats, so the messages that were
        seen are counted. The bot sees hardly any message of people to each other, so after a while it does not rely on
        that, and begins a turn with a new message, which notifies nobody.
        """
        if audience != TABLE or last.in_doubt:
            return False
        if last.buried or (last.sent and self.clock() - last.sent > STALE and not screen.moment.is_within(last.moment)):
            return True
        if place.thread or not place.channel.startswith("-100"):
            return self._below.is_buried(place, last.message)
        return self._below.is_buried_by_number(place, _numbers(last.message)[1])


def _numbers(message: str) -> tuple[int, int]:
    """Return the chat and the number of a message id."""
    chat, _, number = message.partition(".")
    return int(chat), int(number)
