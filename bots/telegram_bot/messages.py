"""Sends and edits messages: as rich messages if the operator wants that and the server knows them, else ordinary ones.

Problem: rich messages are newer than the library and than some Bot API servers. A server that does not know them, or
does not accept what one of them contains, must not keep a table from being shown.

Idea: they are sent by raw requests. If one is refused and the same message is then accepted in its ordinary form, rich
messages are not used any longer until the process is started again, which is logged once.

Rule: both forms can be edited into each other, so what was drawn in one form is edited in the one that is used now.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from telegram import InlineKeyboardMarkup, LinkPreviewOptions, Message
from telegram.error import BadRequest, EndPointNotFound
from telegram.ext import ExtBot

from bots.telegram_bot.markup import Words, html_of
from bots.telegram_bot.rich_markup import rich_html

logger = logging.getLogger(__name__)
NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)
# Parts of Telegram's error messages when the bot cannot write to a chat.
CLOSED = ("not enough rights", "have no rights", "chat not found", "thread not found", "topic_closed", "topic_deleted",
          "chat_write_forbidden", "need administrator rights", "peer_id_invalid", "user not found")  # fmt: skip
# Parts of its error messages when a message cannot be edited any longer.
GONE = ("message to edit not found", "message can't be edited", "message_id_invalid", "no text in the message to edit")
NOT_MODIFIED: Final = "not modified"
# The library has a method of that name, which cannot do this; the names of methods are not case-sensitive.
EDIT: Final = "editmessagetext"


def says(refusal: BadRequest, *words: str) -> bool:
    """True if Telegram's error message contains any of these words."""
    return any(each in refusal.message.lower() for each in words)


class Messages:
    """Sends and edits messages with a text."""

    def __init__(self, bot: ExtBot[None], *, rich: bool = False) -> None:
        self.bot = bot
        self.rich = rich  # whether rich messages are used

    async def send(
        self, chat: int, words: Words, markup: InlineKeyboardMarkup | None, text: str = "", **options: Any
    ) -> Message:
        """Send a message; `text` is its ordinary form if that is not the usual one, `options` is for the request."""
        given = {name: value for name, value in options.items() if value is not None}

        async def send_ordinary() -> Message:
            return await self.bot.send_message(
                chat,
                text or html_of(words),
                parse_mode="HTML",
                reply_markup=markup,
                link_preview_options=NO_PREVIEW,
                **given,
            )

        if not self._is_rich(words):
            return await send_ordinary()
        request = {"chat_id": chat, "rich_message": {"html": rich_html(words)}, **given}
        try:
            sent: Message = await self.bot.do_api_request("sendRichMessage", _with(request, markup), Message)
            return sent
        except (BadRequest, EndPointNotFound) as refusal:
            if isinstance(refusal, BadRequest) and says(refusal, *CLOSED):
                raise
            sent = await send_ordinary()
            self._give_up(refusal)
            return sent

    async def edit(self, chat: int, number: int, words: Words, markup: InlineKeyboardMarkup | None) -> bool:
        """Edit a message of either form; False if it cannot be edited any longer."""
        try:
            await self._edit(chat, number, words, markup)
        except BadRequest as refusal:
            if says(refusal, *GONE):
                return False
            if not says(refusal, NOT_MODIFIED):
                raise
        return True

    async def _edit(self, chat: int, number: int, words: Words, markup: InlineKeyboardMarkup | None) -> None:
        refused: BadRequest | EndPointNotFound | None = None
        if self._is_rich(words):
            request = {"chat_id": chat, "message_id": number, "rich_message": {"html": rich_html(words)}}
            try:
                await self.bot.do_api_request(EDIT, _with(request, markup))
                return
            except (BadRequest, EndPointNotFound) as refusal:
                if isinstance(refusal, BadRequest) and says(refusal, NOT_MODIFIED, *GONE, *CLOSED):
                    raise
                refused = refusal
        await self.bot.edit_message_text(
            html_of(words), chat, number, parse_mode="HTML", reply_markup=markup, link_preview_options=NO_PREVIEW
        )
        if refused is not None:
            self._give_up(refused)

    def _is_rich(self, words: Words) -> bool:
        """True if the message is sent as a rich one: one with several lines, if they are used at all."""
        return self.rich and bool(words.rest)

    def _give_up(self, refusal: Exception) -> None:
        if self.rich:
            self.rich = False
            logger.warning("Telegram refuses rich messages (%s); ordinary ones are sent from now on", refusal)


def _with(request: dict[str, Any], markup: InlineKeyboardMarkup | None) -> dict[str, Any]:
    return request if markup is None else {**request, "reply_markup": markup}
