"""Requests, that is commands and presses of people, and the kinds of answers to them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import TypeAlias

from bots.language.texts import Texts
from bots.people import Person
from bots.screens.model import Button, Screen
from storage.places import Place


@dataclass(frozen=True, slots=True)
class Confirmation:
    """The request was carried out. Only platforms that must reply to everything say so; the screens show it anyway.

    Where the person sees no screen that shows it (`unseen`), all platforms say so.
    """

    key: str  # of the sentence in the catalogues
    words: Mapping[str, str] = field(default_factory=dict)  # that the sentence contains, by their names in it
    unseen: bool = False


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file for the person who asked."""

    name: str
    data: bytes
    words: str


@dataclass(frozen=True, slots=True)
class Alert:
    """A text that must not be overlooked; platforms show it as prominently as they can."""

    text: str


@dataclass(frozen=True, slots=True)
class Progress(Screen):
    """A screen that another one replaces as soon as that is ready. Its own buttons lead there too, should that fail."""

    later: Callable[[], Awaitable[Screen]] = field(kw_only=True, compare=False)  # raises nothing but faults


@dataclass(frozen=True, slots=True)
class Invitation:
    """A text with buttons and one more that adds the bot to a group, if the platform has such buttons."""

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class OpenPrivate:
    """A text that asks the person to open the private chat, with a link or button if the platform has them.

    They join the table at that place by opening it, if one is given, or watch it.
    """

    text: str
    table: Place | None = None
    watching: bool = False


# What to show to the person who acted. None: nothing, because the screens say enough or it was shown already.
Answer: TypeAlias = Screen | str | Confirmation | Attachment | Alert | Invitation | OpenPrivate | None


def text_of(answer: str | Confirmation | Alert | Invitation | OpenPrivate, texts: Texts) -> str:
    """Return the text of an answer that consists of text only."""
    if isinstance(answer, str):
        return answer
    return texts.say(answer.key, **answer.words) if isinstance(answer, Confirmation) else answer.text


class Request(ABC):
    """Something a person did: a command they gave, or a button they pressed. Platforms derive their own from it."""

    def __init__(
        self,
        person: Person,
        place: Place | None,
        mark: str,
        arguments: Mapping[str, str] | None = None,
        *,
        title: str = "",
        message: str = "",
        anonymous: bool = False,
    ) -> None:
        self.arrived = perf_counter()
        self.person = person
        self.place = place  # where it came from; None in private
        self.mark = mark  # identifies the request within the platform; the same if it is delivered twice
        self.arguments = arguments or {}  # of a command, by their names in `commands`
        self.title = title  # of a table that is opened here
        self.message = message  # the id of the pressed message, as `Canvas.show` returned it; "" for a command
        self.anonymous = anonymous  # nobody can tell who `person` is
        self.admitted = False  # it is within the limits, and counted

    @abstractmethod
    async def texts(self) -> Texts:
        """Return the texts to answer with: in the person's language if only they read the answer, else the table's."""

    @property
    def in_private(self) -> bool:
        """True if only the person who acted sees the pressed message, or the command."""
        return self.place is None

    async def replace(self, screen: Screen) -> bool:  # noqa: ARG002
        """Show the screen on the pressed message; False if that is not possible."""
        return False

    async def close(self) -> None:  # noqa: B027  (by default messages stay)
        """Remove the pressed message if only this person sees it."""

    def is_on(self, messages: Collection[str]) -> bool:
        """True if the pressed message is one of these, named as by `Canvas.show`."""
        return self.message in messages
