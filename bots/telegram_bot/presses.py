"""Presses of buttons on Telegram: each is answered exactly once, within the time that Telegram allows."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Any, Final

from telegram import CallbackQuery, Message, Update
from telegram.error import BadRequest, NetworkError, RetryAfter, TelegramError

from bots.adapter import learning
from bots.adapter.presses import (
    Outcome,
    Presses,
    Token,
    asks_for_hand,
    hand_in_short,
    is_for_sure,
    is_move,
    starts_game,
    wants_to_join,
    wants_to_watch,
)
from bots.adapter.request import Alert, Answer, OpenPrivate, Progress
from bots.language.texts import Texts
from bots.refusals import Refusal
from bots.screens.mentions import cut_to_utf16
from bots.screens.model import Screen
from bots.telegram_bot.dispatcher import TelegramDispatcher
from bots.telegram_bot.flood import LEAST_WAIT
from bots.telegram_bot.ids import PLATFORM, is_group, person_of, place_of, seconds_of
from bots.telegram_bot.markup import ALERT, SHAPE, private_chat_link
from bots.telegram_bot.requests import PressRequest
from storage.places import Place

logger = logging.getLogger(__name__)
PAUSES: Final = (0.3, 1.0)  # seconds between two attempts to answer a press
PAGES_IN_GROUPS: Final = ("log", "replay", "analysis")  # they tell everybody the same
TOO_LATE: Final = re.compile("query is too old", re.IGNORECASE)  # how Telegram refuses an answer that comes late
LATEST: Final = 30.0  # seconds that an answer may wait in all, if Telegram asks to; it may be too late by then


class TelegramPresses(Presses[PressRequest]):
    """Handles presses."""

    dispatcher: TelegramDispatcher
    sleep = staticmethod(asyncio.sleep)
    patience = 8.0  # seconds after which an unfinished press is answered anyway; Telegram waits about ten

    def __init__(self, dispatcher: TelegramDispatcher) -> None:
        super().__init__(dispatcher)

    async def handle(self, update: Update, _context: Any) -> None:
        """Carry out the press and answer it, even if it fails or takes too long."""
        query = update.callback_query
        if query is None:
            return
        message, person = query.message, person_of(query.from_user)
        if isinstance(message, Message) and message.is_accessible and is_group(message.chat):
            self.dispatcher.canvas.count_message(place_of(message), message.message_id)
        texts = await self.dispatcher.texts_in_time(self.dispatcher.texts_of(person), person)
        canvas = self.dispatcher.canvas
        request = PressRequest(query, texts, canvas.messages, canvas.photos)
        attempt = asyncio.ensure_future(self.dispatcher.attempt(request, lambda: self.press(request, query.data or "")))
        await asyncio.wait((attempt,), timeout=self.patience)
        # If it takes longer, answer while Telegram still accepts an answer; the press is carried out all the same.
        await self._answer(query, attempt.result() if attempt.done() else texts.say("notice-slow"))
        await attempt

    async def press_token(self, request: PressRequest, token: Token) -> Answer:
        if _is_on_confirmation(request):
            _require_author(request)
            if asks_for_hand(token):
                await request.close()
                return None
        if wants_to_watch(token) and not await self.dispatcher.replies.can_reach(request.query.from_user.id):
            return OpenPrivate("", token.place, watching=True)  # there they watch by starting the chat
        if wants_to_join(token) and not await self._can_deal_to(request, token):
            return OpenPrivate("", token.place)  # there they join by starting the chat
        if starts_game(token):
            answer = await super().press_token(request, token)
            return answer if await self._can_deal_to(request, token) else OpenPrivate("", token.place)
        if not (is_move(token) and request.in_private):
            return await super().press_token(request, token)
        try:
            answer = await super().press_token(request, token)
        except Refusal:
            await self.note_press(request, token, outdated=True)
            raise
        await self.note_press(request, token, outdated=False)
        return answer

    async def _can_deal_to(self, request: PressRequest, token: Token) -> bool:
        """True if the person can be sent their hand, as far as Telegram tells now, or if the button is not of here."""
        if self.pressed_at(request, token) != token.place:
            return True
        try:
            return await self.dispatcher.replies.can_reach(request.query.from_user.id)
        except TelegramError:
            return True  # they join; if they cannot be reached, the table will say so

    def pressed_at(self, request: PressRequest, token: Token) -> Place | None:
        message = request.query.message
        if request.place is not None or message is None or not request.in_group:
            return super().pressed_at(request, token)
        # Telegram does not say in which topic a deleted message was.
        return token.place if token.place.channel == str(message.chat.id) else Place(PLATFORM, str(message.chat.id))

    async def make(self, request: PressRequest, token: Token) -> Outcome:
        """Carry out the press. If it set an option, turn the page at once, so that the message is edited only once.

        No other task can run between the change and this: the drawing that was just triggered sees both.
        """
        outcome = await super().make(request, token)
        if outcome.page == "options" and outcome.notice:
            self.worker.turn_options(outcome.place, outcome.argument)
        return outcome

    async def tell(self, request: PressRequest, _token: Token, outcome: Outcome) -> Answer:
        """Tell the person the outcome; after a question "Are you sure?", also on its message, without the buttons."""
        texts, key = await request.texts(), f"notice-{outcome.notice}"
        if _is_on_confirmation(request):
            shown = await self.dispatcher.texts_at(outcome.place) if request.in_group else texts
            await request.say(shown.say(key))
        return texts.say(key)

    async def turn_learn_page(self, request: PressRequest, data: str) -> Answer:
        """Open the first page in the private chat; turn those of a group for everybody, in the language there."""
        if data == learning.OPEN:
            if not await self.dispatcher.first_time(request.mark):
                return None
            screen, texts = await learning.press_learn(self.dispatcher, request, data), await request.texts()
            if not await self._send_privately(request, screen, texts):
                return OpenPrivate("")
            return texts.say("notice-in-private") if request.in_group else None
        if not request.in_group or request.place is None:
            return await super().turn_learn_page(request, data)
        texts, number = await self.dispatcher.texts_at(request.place, request.person), learning.page_number(data)
        await request.replace(await learning.learn_page(self.dispatcher, request, number, is_public=True, texts=texts))
        return None

    # -- pages -------------------------------------------------------------------------------------------------------

    async def show_page(self, request: PressRequest, outcome: Outcome) -> Answer:
        """Show the page that was asked for: in the private chat, or on the pressed message if that is a page too."""
        texts, at = await request.texts(), outcome.place
        notice = texts.say(f"notice-{outcome.notice}") if outcome.notice else ""
        if outcome.page == "options" and outcome.notice:
            return notice  # the page was turned when the option was set
        if outcome.page == "options":
            page = outcome.argument or "options"
            await self.dispatcher.with_rights(
                request.person, at, lambda person: self.worker.open_options(at, person, page)
            )
            return notice
        await self.require_right(request, outcome)
        if outcome.page == "close":
            await self.close_page(request, outcome)
            return notice
        if outcome.page == "hand":
            return await self._show_hand(request, outcome, notice)
        if await self.is_page(request, outcome):
            await self._turn_page(request, outcome)
            return notice
        screen = await self.page(outcome, request.person, texts)
        if not await self._send_privately(request, screen, texts):
            return OpenPrivate("")
        return texts.say("notice-in-private") if request.in_group else notice

    async def _send_privately(self, request: PressRequest, screen: Screen, texts: Texts) -> bool:
        """Send the screen to the private chat; where the button is there, too, that needs no notification."""
        person, silent = request.query.from_user.id, not request.in_group
        return await self.dispatcher.replies.send_privately(person, screen, texts, silent=silent)

    async def is_page(self, request: PressRequest, outcome: Outcome) -> bool:
        if not request.message or (request.in_group and outcome.page not in PAGES_IN_GROUPS):
            return False
        return not request.is_on(await self.worker.redrawer.messages(outcome.place))

    async def _turn_page(self, request: PressRequest, outcome: Outcome) -> None:
        """Show another page on the pressed message; in a group, without what only this person may know."""
        if request.in_group:
            screen = await self.page(outcome, None, await self.dispatcher.texts_at(outcome.place))
        else:
            screen = await self.page(outcome, request.person, await request.texts())
        await request.replace(screen)
        if isinstance(screen, Progress) and request.query.message is not None:

            async def follow_up() -> None:
                await request.replace(await screen.later())

            self.dispatcher.replies.schedule(request.query.message.chat.id, follow_up)

    async def _show_hand(self, request: PressRequest, outcome: Outcome, notice: str) -> Answer:
        """Show the hand in an alert if the button is in a group; in the private chat, send the panel again."""
        words = await self.worker.repository.read(
            outcome.place, lambda table: hand_in_short(table, request.person, SHAPE, ALERT)
        )
        if request.in_group:
            return Alert(words)
        if outcome.seat is not None:
            self.dispatcher.show_panel(outcome.place, outcome.seat)
        return notice

    # -- answers -----------------------------------------------------------------------------------------------------

    async def _answer(self, query: CallbackQuery, answer: Answer) -> None:
        """Answer the query, with retries; the person does not see anything if it is too late."""
        text = answer if isinstance(answer, str) else answer.text if isinstance(answer, Alert) else ""
        username = self.dispatcher.bot.username
        url = None
        if isinstance(answer, OpenPrivate):
            url = private_chat_link(username, answer.table, watching=answer.watching)
        pauses, left = iter(PAUSES), LATEST
        while left > 0:
            try:
                await query.answer(cut_to_utf16(text, ALERT) or None, show_alert=isinstance(answer, Alert), url=url)
                return
            except NetworkError as trouble:
                if isinstance(trouble, BadRequest):  # the press itself was carried out
                    if not TOO_LATE.match(trouble.message):
                        logger.warning("Telegram refused the answer to a press: %s", trouble.message)
                    return
                logger.warning("the answer to a press could not be sent: %s", type(trouble).__name__)
                wait = next(pauses, LATEST)
            except RetryAfter as flood:
                wait = max(seconds_of(flood), LEAST_WAIT)
            left -= wait
            if left > 0:
                await self.sleep(wait)


def _is_on_confirmation(request: PressRequest) -> bool:
    """True if the button is below a question "Are you sure?"."""
    message = request.query.message
    markup = message.reply_markup if isinstance(message, Message) else None
    rows = markup.inline_keyboard if markup else ()
    return any(is_for_sure(str(button.callback_data)) for row in rows for button in row)


def _require_author(request: PressRequest) -> None:
    """Refuse everybody except for the author of the command that the question replies to."""
    message = request.query.message
    command = message.reply_to_message if isinstance(message, Message) else None
    if command is not None and command.from_user is not None and command.from_user.id != request.query.from_user.id:
        raise Refusal("not-yours")
