"""Events of chats: the bot is added or removed, private chats are opened or closed, groups become supergroups."""

from __future__ import annotations

from typing import Any

from telegram import Chat, ChatMember, ChatMemberRestricted, ChatMemberUpdated, Update
from telegram.constants import ChatMemberStatus, ChatType

from bots.language.texts import Texts
from bots.screens.model import Screen
from bots.telegram_bot.dispatcher import TelegramDispatcher
from bots.telegram_bot.ids import PLATFORM, is_group, person_of, place_of
from bots.telegram_bot.markup import keyboard, words_of_reply
from storage.places import Place

PRESENT = (ChatMemberStatus.MEMBER, ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)


class ChatEvents:
    """Handles updates about chats."""

    def __init__(self, dispatcher: TelegramDispatcher) -> None:
        self.dispatcher = dispatcher

    async def note_message(self, update: Update, _context: Any) -> None:
        """Count a message in a group. The bot only sees all messages if it is an admin there."""
        message = update.message
        if message is not None and is_group(message.chat):
            self.dispatcher.canvas.count_message(place_of(message), message.message_id)

    async def handle_membership(self, update: Update, _context: Any) -> None:
        """Handle a change of the bot's membership or rights in a chat."""
        change = update.my_chat_member
        if change is None:
            return
        can_write = _can_write(change.new_chat_member)
        if change.chat.type == ChatType.PRIVATE:
            await (self.dispatcher.welcome if can_write else self.dispatcher.report_closed_chat)(
                person_of(change.from_user)
            )
        elif is_group(change.chat):
            await self._limit_results(change)
            if can_write:
                await self._arrive(change)

    async def _limit_results(self, change: ChatMemberUpdated) -> None:
        """Let the results of a group expire that the bot was removed from; keep them if it is back."""
        chat, retention = Place(PLATFORM, str(change.chat.id)), self.dispatcher.worker.retention
        if not _is_member(change.new_chat_member):
            await retention.leave(chat)
        elif not _is_member(change.old_chat_member):
            await retention.come_back(chat)

    async def _arrive(self, change: ChatMemberUpdated) -> None:
        """Redraw the tables of a group that the bot can write to again; greet the group if the bot is new there."""
        places = [place for place in await self._places(change.chat) if await self.dispatcher.has_table(place)]
        for place in places:
            await self.dispatcher.redraw_unreachable(place)
        welcome = self.dispatcher.worker.policy.welcomes(Place(PLATFORM, str(change.chat.id)).text)
        if welcome and not places and change.old_chat_member.status not in (*PRESENT, ChatMemberStatus.RESTRICTED):
            texts = await self.dispatcher.texts_of(person_of(change.from_user))
            self.dispatcher.replies.schedule(change.chat.id, lambda: self._greet(change.chat.id, texts))

    async def _places(self, chat: Chat) -> list[Place]:
        """Return the places in that chat that may have a table; in a forum, every topic is a place."""
        if not chat.is_forum:
            return [Place(PLATFORM, str(chat.id))]
        return await self.dispatcher.worker.store.index.in_channel(PLATFORM, str(chat.id))

    async def _greet(self, chat: int, texts: Texts) -> None:
        markup = keyboard(Screen("", unreached=True), self.dispatcher.bot.username, texts)
        words = words_of_reply(texts.say("hello-group"), texts.language)
        await self.dispatcher.canvas.messages.send(chat, words, markup, disable_notification=True)

    async def reopen_topic(self, update: Update, _context: Any) -> None:
        """Redraw the table of a topic that was reopened."""
        if update.message is not None and await self.dispatcher.has_table(place_of(update.message)):
            await self.dispatcher.redraw_unreachable(place_of(update.message))

    async def move_table(self, update: Update, _context: Any) -> None:
        """Move the table of a group that has become a supergroup; Telegram reports that in both chats."""
        message = update.effective_message
        if message is not None and message.migrate_to_chat_id:
            await self.dispatcher.migrate(message.chat.id, message.migrate_to_chat_id)
        elif message is not None and message.migrate_from_chat_id:
            await self.dispatcher.migrate(message.migrate_from_chat_id, message.chat.id)


def _is_member(member: ChatMember) -> bool:
    return member.is_member if isinstance(member, ChatMemberRestricted) else member.status in PRESENT


def _can_write(member: ChatMember) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status in PRESENT
