"""Presses of buttons: the worker does what they mean; each is answered exactly once, with what came of it."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, NamedTuple

from telegram import CallbackQuery, Message, Update
from telegram.error import BadRequest, TelegramError
from telegram.helpers import create_deep_linked_url

from bots import faults, preferences, tokens
from bots.desire import panel, stamp_of
from bots.drawn import Drawn
from bots.people import Person
from bots.presenter import present_log
from bots.presses import Outcome
from bots.refusals import Refusal, Stale, words_of
from bots.screens import Screen
from bots.tables import seated
from bots.telegram_bot.canvas import NO_PREVIEW
from bots.telegram_bot.front import Front
from bots.telegram_bot.markup import SHAPE, html, keyboard, within
from bots.telegram_bot.names import PLATFORM, is_group, person_of, place_of
from bots.texts import Texts
from bots.tokens import Token
from engine import EngineError
from storage.places import Place
from storage.table import CLOSED, Table

logger = logging.getLogger(__name__)


class Answer(NamedTuple):
    """What the person who pressed is shown at once; nothing at all is an answer too."""

    text: str = ""
    alert: bool = False
    url: str = ""


class Buttons:
    """Handles presses."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.worker = front.worker

    async def handle(self, update: Update, _context: Any) -> None:
        """The press is answered, whatever came of it."""
        query = update.callback_query
        if query is None:
            return
        texts = await self._texts(query)
        try:
            answer = await self._pressed(query, texts)
        except Stale as refusal:
            answer = Answer(words_of(refusal, texts))
        except EngineError as refusal:
            answer = Answer(words_of(refusal, texts), alert=True)
        except Exception as fault:
            faults.note(logger, "a press failed", fault)
            answer = Answer(words_of(fault, texts), alert=True)
        # A query that is too old can no longer be answered; what it asked for was done all the same.
        with suppress(BadRequest):
            await query.answer(within(answer.text) or None, show_alert=answer.alert, url=answer.url or None)

    async def _texts(self, query: CallbackQuery) -> Texts:
        with suppress(Exception):  # whatever goes wrong will go wrong again where it can be answered
            return await self.front.texts_of(query.from_user)
        return Texts()

    async def _pressed(self, query: CallbackQuery, texts: Texts) -> Answer:
        data, person = query.data or "", person_of(query.from_user)
        if isinstance(query.message, Message) and is_group(query.message.chat):
            self.front.canvas.note(place_of(query.message), query.message.message_id)
        if preferences.is_preference(data):
            await self._show(query, await preferences.pressed(self.front.tables, person, data, texts), texts)
            return Answer()
        token = Token.decode(data)
        where = _pressed_at(query, token)
        await self._only_once(query, token)
        outcome = await self.front.with_rights(
            query.from_user, token.place, lambda person: self.worker.press_from(person, data, where)
        )
        if outcome.page:
            return await self._page(query, outcome, person, texts)
        return Answer(texts.say(f"notice-{outcome.notice}") if outcome.notice else "")

    async def _only_once(self, query: CallbackQuery, token: Token) -> None:
        """Refuses what must not be done twice or by someone else. Questions of the game guard themselves by number."""
        if token.press in (tokens.RESIGN_FOR_SURE, tokens.STOP_FOR_SURE):
            asked = query.message.reply_to_message if isinstance(query.message, Message) else None
            if asked is not None and asked.from_user is not None and asked.from_user.id != query.from_user.id:
                raise Refusal("not-yours")
        if token.press not in tokens.GAME_PRESSES and not await self.front.first_time(f"press:{query.id}"):
            raise Stale

    # -- pages -------------------------------------------------------------------------------------------------------

    async def _page(self, query: CallbackQuery, outcome: Outcome, person: Person, texts: Texts) -> Answer:
        notice = texts.say(f"notice-{outcome.notice}") if outcome.notice else ""
        if outcome.page == "options":
            await self.front.with_rights(
                query.from_user,
                outcome.place,
                lambda person: self.worker.open_options(outcome.place, person, outcome.argument or "options"),
            )
            return Answer(notice)
        if outcome.page == "hand":
            return await self._hand(query, outcome, person, notice)
        in_group = isinstance(query.message, Message) and is_group(query.message.chat)
        if await self._is_drawn(query, outcome):  # the table or a panel stays what it is; the page comes in private
            screen = await self.worker.page(outcome, person, texts)
            if await self.front.write(query.from_user.id, screen, texts):
                return Answer(texts.say("notice-in-private") if in_group else notice)
            return Answer(url=create_deep_linked_url(self.front.bot.username, "hello"))
        screen = await self._public(outcome) if in_group else await self.worker.page(outcome, person, texts)
        await self._show(query, screen, texts)
        return Answer(notice)

    async def _public(self, outcome: Outcome) -> Screen:
        """A page of the log in a group: what all may know."""
        if outcome.page != "log":
            raise Stale
        place = outcome.place
        texts = await self.front.texts_at(place)
        lines = await self.front.tables.ledger.lines(place, None, texts)
        stamp, title = await self.worker.shelf.read(place, lambda table: (stamp_of(table), table.title))
        page = int(outcome.argument or 0)
        return present_log(lines, page, texts=texts, stamp=stamp, shape=SHAPE, title=title)

    async def _hand(self, query: CallbackQuery, outcome: Outcome, person: Person, notice: str) -> Answer:
        """In a group a word in private; in the private chat the panel comes anew."""

        def look(table: Table) -> Screen:
            if table.game is None or table.phase == CLOSED:
                raise Refusal("no-game")
            return panel(table, seated(table, person), SHAPE)

        screen = await self.worker.shelf.read(outcome.place, look)
        if isinstance(query.message, Message) and is_group(query.message.chat):
            # The title is known here; what remains is what fits: the last lines are the hand and the question.
            return Answer(_ending(screen.text), alert=True)
        if outcome.seat is not None:
            self.worker.drawing.anew(outcome.place, f"seat:{outcome.seat}")
        return Answer(notice)

    async def _is_drawn(self, query: CallbackQuery, outcome: Outcome) -> bool:
        """Whether the pressed message is a screen of the table, and not a page that was asked for."""
        message = query.message
        if message is None:
            return True
        noted = await self.worker.store.drawn(outcome.place)
        return f"{message.chat.id}.{message.message_id}" in {Drawn.unpack(data).message for data in noted.values()}

    async def _show(self, query: CallbackQuery, screen: Screen, texts: Texts) -> None:
        """The pressed page has become this one."""
        markup = keyboard(screen, self.front.bot.username, texts)
        with suppress(TelegramError):
            await query.edit_message_text(
                html(screen), parse_mode="HTML", reply_markup=markup, link_preview_options=NO_PREVIEW
            )


def _pressed_at(query: CallbackQuery, token: Token) -> Place | None:
    """The place of the pressed button; None in private."""
    message = query.message
    if message is None or not is_group(message.chat):
        return None
    if isinstance(message, Message) and message.is_accessible:
        return place_of(message)
    # A message that is gone does not tell its topic any more.
    return token.place if token.place.channel == str(message.chat.id) else Place(PLATFORM, str(message.chat.id))


def _ending(text: str) -> str:
    """The last lines of a panel that fit into an alert: the hand and the question."""
    kept: list[str] = []
    for line in reversed(text.splitlines()):
        if len("\n".join([line, *kept])) > 200:
            break
        kept.insert(0, line)
    return "\n".join(kept) or text
