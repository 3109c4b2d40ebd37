"""What a press asks to be shown: a page in private, a hand in an alert, the next page of a log."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from telegram import CallbackQuery, MaybeInaccessibleMessage, Message
from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError

from bots.desire import panel, stamp_of, texts_of
from bots.people import Person
from bots.presenter import present_log
from bots.presenter.wording import in_reading_order
from bots.presses import FOR_SURE, Outcome
from bots.refusals import Refusal
from bots.rendering import press_in, within
from bots.screens import Screen
from bots.seats import seated
from bots.telegram_bot.canvas import NO_PREVIEW
from bots.telegram_bot.front import Front
from bots.telegram_bot.markup import ALERT, SHAPE, html, keyboard, way_in
from bots.telegram_bot.names import is_group, person_of, seconds_of
from bots.texts import Texts
from storage.table import Table


class Answer(NamedTuple):
    """What the person who pressed is shown at once; nothing at all is an answer too."""

    text: str = ""
    alert: bool = False
    url: str = ""


class Showing:
    """Shows people what they asked for by a button."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.worker = front.worker

    def way_in(self) -> Answer:
        """The private chat opens, for whoever has not opened it."""
        return Answer(url=way_in(self.front.bot.username))

    # -- pages -------------------------------------------------------------------------------------------------------

    async def page(self, query: CallbackQuery, outcome: Outcome, texts: Texts) -> Answer:
        """What the press asked for is shown where only that person sees it, or in place."""
        notice = texts.say(f"notice-{outcome.notice}") if outcome.notice else ""
        if outcome.page == "options":
            await self._options(query, outcome)
            return Answer(notice)
        if outcome.page == "hand":
            return await self._hand(query, outcome, notice)
        if await self._turns_in_place(query, outcome):
            await self.replace(query, await self._next(query, outcome, texts), texts)
            return Answer(notice)
        screen = await self.worker.page(outcome, person_of(query.from_user), texts)
        if not await self.front.voice.write(query.from_user.id, screen, texts):
            return self.way_in()
        return Answer(texts.say("notice-in-private") if _in_group(query) else notice)

    async def _options(self, query: CallbackQuery, outcome: Outcome) -> None:
        at, page = outcome.place, outcome.argument or "options"
        await self.front.with_rights(query.from_user, at, lambda person: self.worker.open_options(at, person, page))

    async def _turns_in_place(self, query: CallbackQuery, outcome: Outcome) -> bool:
        """Whether the pressed message is a page that was asked for, and not a screen of the table, which stays."""
        message = query.message
        if message is None or (_in_group(query) and outcome.page != "log"):
            return False
        return f"{message.chat.id}.{message.message_id}" not in await self.worker.drawing.messages(outcome.place)

    async def _next(self, query: CallbackQuery, outcome: Outcome, texts: Texts) -> Screen:
        """The page to turn to; in a group, what all may know."""
        if not _in_group(query):
            return await self.worker.page(outcome, person_of(query.from_user), texts)
        place = outcome.place
        public = await self.front.texts_at(place)
        lines = await self.front.tables.ledger.lines(place, None, public)
        stamp, title = await self.worker.shelf.read(place, lambda table: (stamp_of(table), table.title))
        return present_log(lines, int(outcome.argument or 0), texts=public, stamp=stamp, shape=SHAPE, title=title)

    async def _hand(self, query: CallbackQuery, outcome: Outcome, notice: str) -> Answer:
        """In a group a word in private; in the private chat the panel comes anew."""
        person = person_of(query.from_user)
        words = await self.worker.shelf.read(outcome.place, lambda table: hand_words(table, person))
        if _in_group(query):
            return Answer(words, alert=True)
        if outcome.seat is not None:
            self.worker.drawing.anew(outcome.place, f"seat:{outcome.seat}")
        return Answer(notice)

    # -- messages that were pressed ----------------------------------------------------------------------------------

    async def replace(self, query: CallbackQuery, screen: Screen, texts: Texts) -> None:
        """The pressed page has become this one."""
        markup = keyboard(screen, self.front.bot.username, texts)
        try:
            await query.edit_message_text(
                html(screen), parse_mode="HTML", reply_markup=markup, link_preview_options=NO_PREVIEW
            )
        except RetryAfter as flood:
            raise Refusal("flooded", count=round(seconds_of(flood))) from None
        except (BadRequest, Forbidden):
            return  # it shows that already, or it is gone

    async def settled(self, query: CallbackQuery, outcome: Outcome, texts: Texts) -> None:
        """The pressed question has been answered, and can be answered no more. A group reads its own language."""
        shown = await self.front.texts_at(outcome.place) if _in_group(query) else texts
        with suppress(TelegramError):
            await query.edit_message_text(shown.say(f"notice-{outcome.notice}"), link_preview_options=NO_PREVIEW)

    async def close(self, query: CallbackQuery) -> Answer:
        """The pressed question is gone."""
        try:
            await query.delete_message()
        except TelegramError:
            with suppress(TelegramError):
                await query.edit_message_reply_markup(None)
        return Answer()


def _in_group(query: CallbackQuery) -> bool:
    return query.message is not None and is_group(query.message.chat)


def asks_for_sure(message: MaybeInaccessibleMessage | None) -> bool:
    """True for the question before something final."""
    markup = message.reply_markup if isinstance(message, Message) else None
    rows = markup.inline_keyboard if markup else ()
    return any(press_in(str(button.callback_data)) in FOR_SURE for row in rows for button in row)


def hand_words(table: Table, person: Person) -> str:
    """The hand, and what else of the panel fits into an alert: the question first."""
    if table.game is None:
        raise Refusal("no-game")
    seat = seated(table, person)
    texts = texts_of(table, table.seats[seat])
    lines = panel(table, seat, SHAPE).text.splitlines()
    cards = texts.cards(in_reading_order(table.game.view(seat).hand))
    hand = texts.say("screen-hand", cards=cards) if cards else ""
    kept = {lines.index(hand) if hand in lines else len(lines) - 1}
    for at in reversed(range(len(lines))):
        if len("\n".join(lines[each] for each in kept | {at})) > ALERT:
            break
        kept.add(at)
    return within("\n".join(lines[at] for at in sorted(kept)), ALERT)
