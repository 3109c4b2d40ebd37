"""What happens to chats: the bot comes and goes, people open and close their private chats, groups grow."""

from __future__ import annotations

from typing import Any

from telegram import Chat, ChatMember, ChatMemberRestricted, ChatMemberUpdated, Update
from telegram.constants import ChatMemberStatus, ChatType

from bots.telegram_bot.front import Front
from bots.telegram_bot.names import PLATFORM, is_group, place_of
from bots.texts import Texts
from storage.places import Place

PRESENT = (ChatMemberStatus.MEMBER, ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER)


class Chats:
    """Handles updates about chats."""

    def __init__(self, front: Front) -> None:
        self.front = front

    async def seen(self, update: Update, _context: Any) -> None:
        """One more message stands below the table. The bot sees all of them only where it is an admin."""
        message = update.message
        if message is not None and is_group(message.chat):
            self.front.canvas.note(place_of(message), message.message_id)

    async def changed(self, update: Update, _context: Any) -> None:
        """The bot's own standing in a chat has changed."""
        change = update.my_chat_member
        if change is None:
            return
        can_write = _can_write(change.new_chat_member)
        if change.chat.type == ChatType.PRIVATE:
            await (self.front.welcome if can_write else self.front.farewell)(change.from_user)
        elif is_group(change.chat) and can_write:
            await self._arrived(change)

    async def _arrived(self, change: ChatMemberUpdated) -> None:
        """A word of greeting where the bot is new; where it was silenced or removed, its tables come back."""
        places = [place for place in await self._places(change.chat) if await self.front.has_table(place)]
        for place in places:
            await self.front.writable(place)
        if not places and change.old_chat_member.status not in (*PRESENT, ChatMemberStatus.RESTRICTED):
            texts = await self.front.texts_of(change.from_user)
            self.front.voice.say(change.chat.id, lambda: self._greet(change.chat.id, texts))

    async def _places(self, chat: Chat) -> list[Place]:
        """Where a table may stand in that chat; in a forum every topic has its own."""
        if not chat.is_forum:
            return [Place(PLATFORM, str(chat.id))]
        here = (PLATFORM, str(chat.id))
        return [place async for place in self.front.worker.store.places() if (place.platform, place.channel) == here]

    async def _greet(self, chat: int, texts: Texts) -> None:
        await self.front.bot.send_message(chat, texts.say("hello-group"), disable_notification=True)

    async def reopened(self, update: Update, _context: Any) -> None:
        """The topic can be written to again."""
        if update.message is not None and await self.front.has_table(place_of(update.message)):
            await self.front.writable(place_of(update.message))

    async def migrated(self, update: Update, _context: Any) -> None:
        """The group has become a supergroup; Telegram says so in both chats."""
        message = update.effective_message
        if message is not None and message.migrate_to_chat_id:
            await self.front.migrated(message.chat.id, message.migrate_to_chat_id)
        elif message is not None and message.migrate_from_chat_id:
            await self.front.migrated(message.migrate_from_chat_id, message.chat.id)


def _can_write(member: ChatMember) -> bool:
    if isinstance(member, ChatMemberRestricted):
        return member.is_member and member.can_send_messages
    return member.status in PRESENT
