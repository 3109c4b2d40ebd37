"""Presses of buttons: the worker does what they mean; each is answered exactly once, with what came of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from telegram import CallbackQuery, Message, Update
from telegram.error import BadRequest, NetworkError

from bots import faults, preferences, tokens
from bots.refusals import Refusal, Stale, words_of
from bots.rendering import within
from bots.telegram_bot.front import Front
from bots.telegram_bot.markup import ALERT
from bots.telegram_bot.names import PLATFORM, is_group, person_of, place_of
from bots.telegram_bot.showing import Answer, Showing, asks_for_sure
from bots.texts import Texts
from bots.tokens import BadToken, Token
from engine import EngineError
from storage.places import Place

logger = logging.getLogger(__name__)
PAUSES: Final = (0.3, 1.0)  # seconds between two attempts to answer a press


class Buttons:
    """Handles presses."""

    patience = 8.0  # seconds until a press is answered although it is not done yet; Telegram waits for about ten

    def __init__(self, front: Front) -> None:
        self.front = front
        self.worker = front.worker
        self.showing = Showing(front)

    async def handle(self, update: Update, _context: Any) -> None:
        """The press is answered, whatever came of it."""
        query = update.callback_query
        if query is None:
            return
        texts = await self.front.soon(self.front.texts_of(query.from_user), query.from_user)
        coming = asyncio.ensure_future(self._outcome(query, texts))
        await asyncio.wait((coming,), timeout=self.patience)
        # Soon it would be too late for any answer; what was asked for is done to its end all the same.
        await _tell(query, coming.result() if coming.done() else Answer(texts.say("notice-slow")))
        await coming

    async def _outcome(self, query: CallbackQuery, texts: Texts) -> Answer:
        """What the person is told, whatever came of the press."""
        try:
            return await self._pressed(query, texts)
        except Stale as refusal:
            return Answer(words_of(refusal, texts))
        except EngineError as refusal:
            return Answer(words_of(refusal, texts), alert=True)
        except Exception as fault:
            faults.note(logger, "a press failed", fault)
            return Answer(words_of(fault, texts), alert=True)

    async def _pressed(self, query: CallbackQuery, texts: Texts) -> Answer:
        data = query.data or ""
        self._note(query)
        if preferences.is_preference(data):
            return await self._prefer(query, data, texts)
        token = Token.decode(data)
        if asks_for_sure(query.message):
            _only_its_writer(query)
            if token.press == tokens.HAND:
                return await self.showing.close(query)
        if not await self._can_watch(query, token):
            return self.showing.way_in()
        return await self._press(query, token, texts)

    async def _press(self, query: CallbackQuery, token: Token, texts: Texts) -> Answer:
        # Questions of the game guard themselves by their number.
        if token.press not in tokens.GAME_PRESSES and not await self.front.first_time(f"press:{query.id}"):
            raise Stale
        where = _pressed_at(query, token)
        outcome = await self.front.with_rights(
            query.from_user, token.place, lambda person: self.worker.press_from(person, token.encode(), where)
        )
        if outcome.page:
            return await self.showing.page(query, outcome, texts)
        if not outcome.notice:
            return Answer()
        if asks_for_sure(query.message):
            await self.showing.settled(query, outcome, texts)
        return Answer(texts.say(f"notice-{outcome.notice}"))

    def _note(self, query: CallbackQuery) -> None:
        message = query.message
        if isinstance(message, Message) and message.is_accessible and is_group(message.chat):
            self.front.canvas.note(place_of(message), message.message_id)

    async def _prefer(self, query: CallbackQuery, data: str, texts: Texts) -> Answer:
        if query.message is None or is_group(query.message.chat):
            raise BadToken  # these pages are shown in private only
        screen = await preferences.pressed(self.front.tables, person_of(query.from_user), data, texts)
        await self.showing.replace(query, screen, texts)
        return Answer()

    async def _can_watch(self, query: CallbackQuery, token: Token) -> bool:
        """False for whoever wants to watch and has not opened the private chat, in which that is possible."""
        wants = token.press == tokens.WATCH and not token.argument
        return not wants or await self.front.voice.reaches(query.from_user.id)


def _only_its_writer(query: CallbackQuery) -> None:
    """Refuses whoever has not written the command that the question stands below."""
    asked = query.message.reply_to_message if isinstance(query.message, Message) else None
    if asked is not None and asked.from_user is not None and asked.from_user.id != query.from_user.id:
        raise Refusal("not-yours")


def _pressed_at(query: CallbackQuery, token: Token) -> Place | None:
    """The place of the pressed button; None in private."""
    message = query.message
    if message is None or not is_group(message.chat):
        return None
    if isinstance(message, Message) and message.is_accessible:
        return place_of(message)
    # A message that is gone does not tell its topic any more.
    return token.place if token.place.channel == str(message.chat.id) else Place(PLATFORM, str(message.chat.id))


async def _tell(query: CallbackQuery, answer: Answer) -> None:
    """The person sees the answer, if it can still be seen."""
    for pause in (*PAUSES, 0):
        try:
            await query.answer(within(answer.text, ALERT) or None, show_alert=answer.alert, url=answer.url or None)
            return
        except NetworkError as trouble:
            if isinstance(trouble, BadRequest):
                return  # too late to be answered; what it asked for was done all the same
            logger.warning("the answer to a press did not get through: %s", type(trouble).__name__)
        await asyncio.sleep(pause)
