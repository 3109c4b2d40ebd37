"""Telegram's dispatcher: rights in chats, answers to commands, and chats that open, close and move."""

from __future__ import annotations

import logging
from contextlib import suppress

from telegram.constants import ChatMemberStatus
from telegram.error import BadRequest, Forbidden, TelegramError
from telegram.ext import ExtBot

from bots.adapter.dispatcher import Dispatcher
from bots.adapter.request import Alert, Answer, Attachment, Confirmation, Invitation, OpenPrivate, Request, text_of
from bots.people import Person
from bots.screens.model import Screen
from bots.telegram_bot.canvas import TelegramCanvas
from bots.telegram_bot.ids import PLATFORM, chat_of, user_id
from bots.telegram_bot.replies import Replies
from bots.telegram_bot.requests import CommandRequest
from bots.worker import Worker
from storage.places import Place

logger = logging.getLogger(__name__)
ADMINS = (ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)
OUTSIDE = (ChatMemberStatus.LEFT, ChatMemberStatus.BANNED)
SAME_START = 3  # seconds within which unblocking the bot and /start count as one event


class TelegramDispatcher(Dispatcher[Request]):
    """Passes requests from Telegram to the worker."""

    platform = PLATFORM
    answers_publicly = True

    def __init__(self, bot: ExtBot[None], worker: Worker, canvas: TelegramCanvas) -> None:
        super().__init__(worker)
        self.bot = bot
        self.canvas = canvas
        self.replies = Replies(bot, canvas)

    @property
    def account(self) -> str:
        return str(self.bot.id)

    async def show(self, request: CommandRequest, answer: Answer) -> None:
        """Reply to a command. A confirmation is only sent if no screen shows the outcome."""
        if answer is None or (isinstance(answer, Confirmation) and not answer.unseen):
            return
        if isinstance(answer, Confirmation):
            self.replies.reply(request.command, text_of(answer, await request.texts()))
        elif isinstance(answer, Attachment):
            self.replies.send_file(request.command, answer)
        elif isinstance(answer, str | Alert):
            self.replies.reply(request.command, answer if isinstance(answer, str) else answer.text)
        elif isinstance(answer, Screen):
            self.replies.reply(request.command, answer, await request.texts())
        else:
            rows = answer.rows if isinstance(answer, Invitation) else ()
            shown = Screen(answer.text, rows, unreached=isinstance(answer, OpenPrivate))
            self.replies.reply(request.command, shown, await request.texts(), isinstance(answer, Invitation))

    async def private_place(self, request: Request) -> Place:
        return Place(PLATFORM, str(user_id(request.person.id)))

    async def tell_privately(self, request: Request, words: str) -> Answer:
        """Tell only the person who asked: a command in a group is answered in the private chat, if that is open."""
        if not isinstance(request, CommandRequest) or request.in_private:
            return words
        person = user_id(request.person.id)

        async def send() -> None:
            await self.bot.send_message(person, words)

        self.replies.schedule(person, send)
        return None

    # -- rights ------------------------------------------------------------------------------------------------------

    async def is_admin(self, person: Person, place: Place) -> bool:
        at = await self.worker.repository.find(place) or place
        with suppress(TelegramError):
            return (await self.bot.get_chat_member(chat_of(at), user_id(person.id))).status in ADMINS
        return False

    async def is_member(self, person: Person, place: Place) -> bool:
        """True if that person is a member of the chat of that place."""
        at = await self.worker.repository.find(place) or place
        with suppress(BadRequest, Forbidden):
            member = await self.bot.get_chat_member(chat_of(at), user_id(person.id))
            return member.status not in OUTSIDE and getattr(member, "is_member", True)
        return False

    # -- chats that change -------------------------------------------------------------------------------------------

    async def migrate(self, old: int, new: int) -> None:
        """Move the table of a group that has become a supergroup."""
        place = Place(PLATFORM, str(new))
        await self.tables.move(Place(PLATFORM, str(old)), place)
        await self.worker.retention.come_back(place)  # the bot may have seemed to leave the old group

    async def welcome(self, person: Person, anew: bool = False) -> set[Place]:
        """Send a person the panels that could not be sent before; with `anew`, also those of all running games.

        Return the places of the running games.
        """
        panels = await self._panels(person)
        for place, seat, is_running in panels:
            wanted = (anew and is_running) or await self.is_out_of_reach(place, seat)
            # Unblocking the bot causes two updates: a change of membership, and /start.
            if wanted and await self.first_time(f"welcome:{user_id(person.id)}:{place.text}", SAME_START):
                self.show_panel(place, seat)
        return {place for place, _, is_running in panels if is_running}

    async def report_closed_chat(self, person: Person) -> None:
        """Let the groups of a person see that they closed the private chat, now and not only at their next turn."""
        for place, seat, _ in await self._panels(person):
            if not await self.is_out_of_reach(place, seat):
                self.show_panel(place, seat)  # this fails, and so the person is noted as unreachable

    async def _panels(self, person: Person) -> list[tuple[Place, int, bool]]:
        """Return the place and seat of each panel of that person, and whether the game is going on.

        In a lobby there are no panels yet.
        """
        found = []
        for place in await self.tables.places_of(person):
            seat, game = await self.worker.repository.read(place, lambda table: (table.seat_of(person.id), table.game))
            found += [(place, seat, game.result is None)] if seat is not None and game is not None else []
        return found
