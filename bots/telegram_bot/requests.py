"""Commands and presses, as Telegram delivers them."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from telegram import CallbackQuery, MaybeInaccessibleMessage, Message
from telegram.error import BadRequest, Forbidden, TelegramError

from bots.adapter.request import Request
from bots.language.texts import Texts
from bots.refusals import Refusal
from bots.screens.model import Screen
from bots.telegram_bot.flood import wait_out_flood
from bots.telegram_bot.ids import is_anonymous, is_group, person_of, place_of, title_of
from bots.telegram_bot.markup import html, keyboard, words_of
from bots.telegram_bot.messages import NO_PREVIEW, Messages
from bots.telegram_bot.photos import Photos
from storage.places import Place

if TYPE_CHECKING:
    from bots.telegram_bot.dispatcher import TelegramDispatcher


def _place_of(message: MaybeInaccessibleMessage | None) -> Place | None:
    """Return the place of the message; None in private, and if it was deleted, because then its topic is unknown."""
    if isinstance(message, Message) and message.is_accessible and is_group(message.chat):
        return place_of(message)
    return None


class CommandRequest(Request):
    """A message with a command. It is answered in the same chat: in a group in the language of the table."""

    def __init__(self, dispatcher: TelegramDispatcher, command: Message, arguments: Mapping[str, str]) -> None:
        assert command.from_user is not None  # noqa: S101  (the handler makes sure of that)
        super().__init__(
            person_of(command.from_user),
            place_of(command) if is_group(command.chat) else None,
            f"message:{command.chat.id}:{command.message_id}",
            arguments,
            title=title_of(command),
            anonymous=is_anonymous(command),
        )
        self.command = command
        self._dispatcher = dispatcher
        self._texts: Texts | None = None

    async def texts(self) -> Texts:
        if self._texts is None:
            self._texts = await self._dispatcher.texts_for(self)
        return self._texts


class PressRequest(Request):
    """A press of a button. It is answered by a notice that only the person sees."""

    def __init__(self, query: CallbackQuery, texts: Texts, messages: Messages, photos: Photos) -> None:
        message = query.message
        super().__init__(
            person_of(query.from_user),
            _place_of(message),
            f"press:{query.id}",
            message=f"{message.chat.id}.{message.message_id}" if message is not None else "",
        )
        self.query = query
        self._texts = texts
        self._messages = messages
        self._photos = photos

    async def texts(self) -> Texts:
        return self._texts

    @property
    def in_group(self) -> bool:
        """True if the button is in a group, even if its message was deleted, so that its place is unknown."""
        return self.query.message is not None and is_group(self.query.message.chat)

    @property
    def in_private(self) -> bool:
        return self.query.message is not None and not self.in_group

    async def replace(self, screen: Screen) -> bool:
        pressed, messages = self.query.message, self._messages
        markup = keyboard(screen, messages.bot.username, self._texts)
        if isinstance(pressed, Message) and pressed.photo:
            with suppress(BadRequest, Forbidden):
                await wait_out_flood(lambda: self._photos.change(pressed, screen.picture, html(screen), markup))
        elif pressed is not None:
            with suppress(BadRequest, Forbidden):  # the bot may not edit it any longer
                await wait_out_flood(
                    lambda: messages.edit(pressed.chat.id, pressed.message_id, words_of(screen), markup)
                )
        return True

    async def say(self, words: str) -> None:
        """Show this text on the pressed message, without buttons."""
        with suppress(TelegramError, Refusal):
            await wait_out_flood(lambda: self.query.edit_message_text(words, link_preview_options=NO_PREVIEW))

    async def close(self) -> None:
        try:
            await wait_out_flood(self.query.delete_message)
        except (TelegramError, Refusal):
            with suppress(TelegramError):
                await self.query.edit_message_reply_markup(None)
