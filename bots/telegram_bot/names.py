"""Telegram's chats, topics and users under the names the tables know them by."""

from __future__ import annotations

import re

from telegram import Chat, Message, User
from telegram.constants import ChatID, ChatType
from telegram.error import RetryAfter

from bots.people import Person
from storage.places import BadPlace, Place

PLATFORM = "telegram"
GROUPS = (ChatType.GROUP, ChatType.SUPERGROUP)
SUPERGROUP = re.compile(r"-100(\d+)")


def person_of(user: User, *, admin: bool = False) -> Person:
    return Person(f"{PLATFORM}:{user.id}", user.full_name, user.language_code or "", admin)


def user_id(person: str) -> int:
    """The number of a person of ours at Telegram."""
    return int(person.partition(":")[2])


def is_nobody(message: Message) -> bool:
    """True for messages whose sender cannot be known: an admin who stays anonymous, a channel, Telegram itself."""
    unknown = (ChatID.ANONYMOUS_ADMIN, ChatID.FAKE_CHANNEL, ChatID.SERVICE_CHAT)
    return message.from_user is None or message.sender_chat is not None or message.from_user.id in unknown


def place_of(message: Message) -> Place:
    """The table's place: a topic of a forum is one of its own."""
    thread = message.message_thread_id if message.is_topic_message else None
    return Place(PLATFORM, str(message.chat.id), str(thread) if thread else "")


def title_of(message: Message) -> str:
    """What the table is called: like the group, and like the topic where Telegram tells its name."""
    opening = message.reply_to_message.forum_topic_created if message.reply_to_message else None
    topic = opening.name if opening is not None and message.is_topic_message else ""
    return " · ".join(filter(None, (message.chat.title, topic)))


def chat_of(place: Place) -> int:
    return int(place.channel)


def thread_of(place: Place) -> int | None:
    return int(place.thread) if place.thread else None


def is_group(chat: Chat) -> bool:
    return chat.type in GROUPS


def seconds_of(flood: RetryAfter) -> float:
    """How long Telegram asks to wait; the library tells it in one of two forms."""
    told = flood.retry_after
    return told if isinstance(told, int) else told.total_seconds()


# -- links -------------------------------------------------------------------------------------------------------------


def payload_of(place: Place) -> str:
    """The place as a deep link carries it: there a dot is not allowed."""
    return place.code.replace(".", "_")


def place_from(payload: str) -> Place | None:
    """The place that a deep link carries, if it carries one of ours."""
    try:
        place = Place.from_code(payload.replace("_", "."))
    except BadPlace:
        return None
    return place if place.platform == PLATFORM else None


def link_to(place: Place, message_id: int) -> str:
    """The address of a message in that place; basic groups have none."""
    supergroup = SUPERGROUP.fullmatch(place.channel)
    if supergroup is None:
        return ""
    thread = f"{place.thread}/" if place.thread else ""
    return f"https://t.me/c/{supergroup[1]}/{thread}{message_id}"
