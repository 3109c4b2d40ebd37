"""Places and people from the platform's ids, and back."""

from __future__ import annotations

from typing import Final

from bots.people import Person
from storage.places import Place
from tests.echo_bot.server import Account, Chat

PLATFORM: Final = "echo"
LONGEST_CODE: Final = 24  # characters of a place that fit into every button


def place_of(chat: Chat) -> Place | None:
    """The place of a table in that chat; None for a private chat."""
    return None if chat.private else Place(PLATFORM, chat.id)


def person_of(account: Account, chat: Chat) -> Person:
    """Who acts in that chat."""
    return Person(f"{PLATFORM}:{account.id}", account.name, account.language, account.id in chat.admins)


def account_id(person: str) -> str:
    """The platform's id of the person with that id; it is also that of their private chat."""
    return person.removeprefix(f"{PLATFORM}:")
