"""The platform itself: chats in memory, and people who write in them and press buttons.

Every chat is a list of messages. A message in a channel can be a whisper, which only one person sees. What people do
becomes an event; events wait until a bot takes them, also while none is connected.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import TypeAlias


class Forbidden(Exception):
    """The bot may not write there."""


class NoSuchChat(Exception):
    """There is no such channel, or it was deleted."""


class Away(Exception):
    """The server does not answer."""


@dataclass(frozen=True, slots=True)
class Key:
    """A button under a message."""

    label: str
    data: str


@dataclass(slots=True)
class Message:
    """What the bot wrote; `only_for` is the one who sees a whisper."""

    id: str
    text: str
    keys: list[list[Key]] = field(default_factory=list)
    only_for: str = ""
    loud: bool = False
    file: bytes | None = None

    def labels(self) -> list[str]:
        return [key.label for row in self.keys for key in row]


@dataclass(slots=True)
class Chat:
    """A channel, or the private chat of a person, whose id it then has."""

    id: str
    private: bool
    title: str = ""
    admins: set[str] = field(default_factory=set)
    writable: bool = True
    messages: list[Message] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Account:
    """A person of the platform; the id is like an e-mail address."""

    id: str
    name: str
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Deed:
    """Someone wrote a text (then `message` is None) or pressed a button with that data."""

    number: int
    account: Account
    chat: Chat
    data: str
    message: Message | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """A channel can be written to again, or it was deleted."""

    chat: Chat
    deleted: bool = False


Event: TypeAlias = Deed | Change


class Server:
    """All chats, all messages, and the events that no bot has taken yet."""

    def __init__(self) -> None:
        self.chats: dict[str, Chat] = {}
        self.menus: Mapping[str, Mapping[str, str]] = {}
        self.events: asyncio.Queue[Event] = asyncio.Queue()
        self.answers = True
        self.lost = asyncio.Event()
        self._messages = count(1)
        self._deeds = count(1)

    # -- what the bot may do -------------------------------------------------------------------------------------------

    async def connect(self) -> None:
        if not self.answers:
            raise Away

    async def tell_commands(self, menus: Mapping[str, Mapping[str, str]]) -> None:
        """Offer these commands: by language, each with its description."""
        self.menus = menus

    async def post(
        self,
        chat: str,
        text: str,
        keys: list[list[Key]],
        *,
        only_for: str = "",
        loud: bool = False,
        file: bytes | None = None,
    ) -> str:
        """Write a new message; the id of it."""
        message = Message(str(next(self._messages)), text, keys, only_for, loud, file)
        self._writable(chat).messages.append(message)
        return message.id

    async def edit(self, chat: str, id: str, text: str | None, keys: list[list[Key]]) -> bool:
        """Change a message, or without a text its buttons alone; false if it is not there."""
        for message in self._writable(chat).messages:
            if message.id == id:
                message.text = message.text if text is None else text
                message.keys = keys
                return True
        return False

    async def delete(self, chat: str, id: str) -> None:
        messages = self._writable(chat).messages
        messages[:] = [message for message in messages if message.id != id]

    def _writable(self, chat: str) -> Chat:
        if chat not in self.chats:
            raise NoSuchChat
        if not self.chats[chat].writable:
            raise Forbidden
        return self.chats[chat]

    # -- what people do ------------------------------------------------------------------------------------------------

    def open_channel(self, id: str, title: str, admins: set[str] | None = None) -> Chat:
        return self.chats.setdefault(id, Chat(id, False, title, admins or set()))

    def register(self, account: Account) -> Chat:
        """The private chat of that person with the bot."""
        return self.chats.setdefault(account.id, Chat(account.id, True))

    def say(self, account: Account, chat: Chat, text: str) -> Event:
        return self.send(Deed(next(self._deeds), account, chat, text))

    def press(self, account: Account, chat: Chat, message: Message, label: str) -> Event:
        """Press the first button whose label is, or begins with, these words."""
        data = next(key.data for row in message.keys for key in row if f"{key.label} ".startswith(f"{label} "))
        return self.send(Deed(next(self._deeds), account, chat, data, message))

    def allow(self, chat: Chat) -> Event:
        """Let the bot write there again."""
        chat.writable = True
        return self.send(Change(chat))

    def delete_channel(self, chat: Chat) -> Event:
        del self.chats[chat.id]
        return self.send(Change(chat, deleted=True))

    def send(self, event: Event) -> Event:
        """Deliver the event; also once more, as platforms sometimes do."""
        self.events.put_nowait(event)
        return event

    async def handled(self) -> None:
        """Wait until the bot has dealt with all events."""
        await self.events.join()
