"""What happens to chats: the bot comes and goes, people open and close their private chats, groups grow."""

from __future__ import annotations

from typing import Any

from telegram import ChatMemberUpdated, Update
from telegram.constants import ChatMemberStatus, ChatType
from telegram.ext import ExtBot

from bots.telegram_bot.front import Front
from bots.telegram_bot.names import PLATFORM, is_group
from bots.texts import Texts
from storage.places import Place

PRESENT = (ChatMemberStatus.MEMBER, ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)


class Chats:
    """Handles updates about chats."""

    def __init__(self, front: Front) -> None:
        self.front = front

    async def changed(self, update: Update, _context: Any) -> None:
        """The bot's own standing in a chat has changed."""
        change = update.my_chat_member
        if change is None:
            return
        if change.chat.type == ChatType.PRIVATE and change.new_chat_member.status in PRESENT:
            await self.front.welcome(change.from_user)
        elif is_group(change.chat) and change.new_chat_member.status in PRESENT:
            await self._arrived(change)

    async def _arrived(self, change: ChatMemberUpdated) -> None:
        """A word of greeting where the bot is new; where it was silenced or removed, its tables come back."""
        place = Place(PLATFORM, str(change.chat.id))
        if await self.front.has_table(place):
            for audience in await self.front.worker.drawing.unreachable(place):
                self.front.worker.drawing.anew(place, audience)
            self.front.worker.drawing.touch(place)
        elif change.old_chat_member.status not in (*PRESENT, ChatMemberStatus.RESTRICTED):
            texts = await self.front.texts_of(change.from_user)
            await self.front.said(lambda: self._greet(change.chat.id, texts))

    async def _greet(self, chat: int, texts: Texts) -> None:
        await self._bot.send_message(chat, texts.say("hello-group"), disable_notification=True)

    @property
    def _bot(self) -> ExtBot[None]:
        return self.front.bot

    async def migrated(self, update: Update, _context: Any) -> None:
        """The group has become a supergroup; Telegram says so in both chats."""
        message = update.effective_message
        if message is not None and message.migrate_to_chat_id:
            await self.front.migrated(message.chat.id, message.migrate_to_chat_id)
        elif message is not None and message.migrate_from_chat_id:
            await self.front.migrated(message.migrate_from_chat_id, message.chat.id)
