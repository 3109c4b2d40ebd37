"""What someone asked by a command, and which table they mean."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeAlias

from telegram import Message, User

from bots.people import Person
from bots.refusals import NoTable, Refusal
from bots.telegram_bot.front import Front
from bots.telegram_bot.names import is_group, place_of
from storage.places import Place


class Asked(NamedTuple):
    """A command: the message it came with, who wrote it, and what stood after it."""

    message: Message
    person: Person
    words: str

    @property
    def place(self) -> Place:
        return place_of(self.message)

    @property
    def in_group(self) -> bool:
        return is_group(self.message.chat)

    @property
    def user(self) -> User:
        user = self.message.from_user
        assert user is not None  # noqa: S101  (whoever cannot be known was turned away)
        return user


Deed: TypeAlias = Callable[[Front, Asked], Awaitable[None]]


class Command(NamedTuple):
    """What a command does, and where it is offered."""

    deed: Deed
    group: bool = True
    private: bool = False
    twice: bool = False  # it only answers: the answer to an update that comes again does no harm
    anonymous: bool = False  # it does not matter who asks


async def table_of(front: Front, asked: Asked) -> Place:
    """The place a command is about: the group it was written in, or the only table of whoever writes in private."""
    if asked.in_group:
        if not await front.has_table(asked.place):
            raise NoTable
        return await front.worker.shelf.find(asked.place) or asked.place
    places = await front.tables.places_of(asked.person)
    if not places:
        raise Refusal("no-tables")
    if len(places) > 1:
        raise Refusal("which-table")
    return places[0]


def groups_only(asked: Asked) -> None:
    """Refuses in private what only makes sense where the others are."""
    if not asked.in_group:
        raise Refusal("groups-only")
