"""Conversions between Telegram's chats, topics and users and our places and people."""

from __future__ import annotations

import re

from telegram import Chat, Message, User
from telegram.constants import ChatID, ChatType
from telegram.error import RetryAfter

from bots.people import Person
from storage.places import BadPlace, Place

PLATFORM = "telegram"
WATCHING = "watch-"  # before the place in the deep link of a table to watch; no code of a place begins like that
GROUPS = (ChatType.GROUP, ChatType.SUPERGROUP)
SUPERGROUP = re.compile(r"-100(\d+)")


def person_of(user: User, *, admin: bool = False) -> Person:
    """Return the person for a Telegram user."""
    return Person(f"{PLATFORM}:{user.id}", user.full_name, user.language_code or "", admin)


def user_id(person: str) -> int:
    """Return the Telegram user id of a person's id."""
    return int(person.partition(":")[2])


def is_anonymous(message: Message) -> bool:
    """True if the sender cannot be known: an anonymous admin, a channel, or Telegram itself."""
    unknown = (ChatID.ANONYMOUS_ADMIN, ChatID.FAKE_CHANNEL, ChatID.SERVICE_CHAT)
    return message.from_user is None or message.sender_chat is not None or message.from_user.id in unknown


def place_of(message: Message) -> Place:
    """Return the place of a message; every topic of a forum is a place."""
    thread = message.message_thread_id if message.is_topic_message else None
    return Place(PLATFORM, str(message.chat.id), str(thread) if thread else "")


def title_of(message: Message) -> str:
    """Return the title of a table: that of the group and, if Telegram says it, of the topic."""
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
    """Return how long Telegram asks to wait; the library gives it as an int or a timedelta."""
    wait = flood.retry_after
    return wait if isinstance(wait, int) else wait.total_seconds()


# -- links -------------------------------------------------------------------------------------------------------------


def is_for_watching(payload: str) -> bool:
    """True if a deep link is for people who want to watch."""
    return payload.startswith(WATCHING)


def payload_of(place: Place, *, watching: bool = False) -> str:
    """Encode a place for a deep link, where dots are not allowed."""
    return (WATCHING if watching else "") + place.code.replace(".", "_")


def place_from(payload: str) -> Place | None:
    """Decode the place of a deep link; None if it is not a valid place of this platform."""
    try:
        place = Place.from_code(payload.removeprefix(WATCHING).replace("_", "."))
    except BadPlace:
        return None
    return place if place.platform == PLATFORM else None


def link_to(place: Place, message_id: int) -> str:
    """Return the URL of a message in that place; "" for basic groups, which have none."""
    supergroup = SUPERGROUP.fullmatch(place.channel)
    if supergroup is None:
        return ""
    thread = f"{place.thread}/" if place.thread else ""
    return f"https://t.me/c/{supergroup[1]}/{thread}{message_id}"
