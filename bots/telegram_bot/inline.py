"""Inline queries: somebody types the bot's name and that of a card, in any chat, and can send the card's text there."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from telegram import InlineQueryResultArticle, InputTextMessageContent, Update
from telegram.error import TelegramError

from bots.adapter.suggestions import look_up
from bots.telegram_bot.dispatcher import TelegramDispatcher
from bots.telegram_bot.ids import person_of
from bots.telegram_bot.markup import reply_html

MOST: Final = 20  # cards in a list
CACHED: Final = 3600  # seconds for which Telegram may repeat an answer without asking


def inline_handler(dispatcher: TelegramDispatcher) -> Callable[[Update, Any], Coroutine[Any, Any, None]]:
    """Return the function that Telegram's library calls for an inline query."""

    async def handle(update: Update, _context: Any) -> None:
        query = update.inline_query
        if query is None:
            return
        found = [
            InlineQueryResultArticle(
                card.id,
                card.name,
                InputTextMessageContent(reply_html(card.text), parse_mode="HTML"),
                description=card.line,
            )
            for card in await look_up(dispatcher, person_of(query.from_user), query.query, MOST)
        ]
        with suppress(TelegramError):  # it is too late, or they have typed on
            await query.answer(found, cache_time=CACHED, is_personal=True)

    return handle
