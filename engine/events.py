"""What happened, as far as each seat may know it.

The engine writes one list of events; `Event.told` is the only way from that list to a person. An event names its cards
in full; a seat that is not among those who `know` gets only the cards that were `shown`, and the number of cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

EVERYONE = None

EventName: TypeAlias = Literal[
    "become", "buy", "choose", "clean_up", "deck_to_discard", "discard", "draw", "duration", "embargo_token", "end",
    "gain", "look", "name", "no_purchase", "pass", "pirate_token", "play", "recover", "return", "reveal", "route_token",
    "set_aside", "shuffle", "take", "tokens", "topdeck", "trash", "turn", "undo",
]  # fmt: skip


class Event(NamedTuple):
    """One thing that happened at the table."""

    name: EventName
    seat: int | None = None
    cards: tuple[str, ...] = ()
    size: int = 0  # how many cards, even where they are not named
    source: str = ""
    place: str = ""
    knows: frozenset[int] | None = EVERYONE
    shown: tuple[str, ...] = ()

    def told(self, seat: int | None) -> Event:
        """Return the event as that seat may know it; None is the public."""
        if self.knows is EVERYONE or seat in self.knows:
            return self._replace(knows=EVERYONE, shown=())
        return self._replace(cards=self.shown, knows=EVERYONE, shown=())


def told(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events as that seat may know them; None is the public."""
    return [event.told(seat) for event in events]


class Named(Protocol):
    """A card or a kind of card."""

    @property
    def id(self) -> str: ...


class Log:
    """The events since the last answer."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(
        self,
        name: EventName,
        seat: int | None = None,
        cards: Sequence[Named] = (),
        source: str = "",
        place: str = "",
        knows: frozenset[int] | None = EVERYONE,
        size: int | None = None,
        only_last_shown: bool = False,
    ) -> None:
        """Add an event about these cards. Those who do not know them see none, or only the last one."""
        ids = tuple([card.id for card in cards])
        shown = ids[-1:] if only_last_shown else ()
        self.events.append(Event(name, seat, ids, len(ids) if size is None else size, source, place, knows, shown))

    def add_each(self, name: EventName, seat: int, cards: Sequence[Named]) -> None:
        """Add one event for each of these cards; a log that keeps nothing is called once, not for every card."""
        for card in cards:
            self.add(name, seat, (card,))

    def flush(self) -> list[Event]:
        """Return the events and start anew."""
        events, self.events = self.events, []
        return events


class NullLog(Log):
    """A log for games nobody follows: it keeps nothing."""

    __slots__ = ()

    def add(
        self,
        name: EventName,
        seat: int | None = None,
        cards: Sequence[Named] = (),
        source: str = "",
        place: str = "",
        knows: frozenset[int] | None = EVERYONE,
        size: int | None = None,
        only_last_shown: bool = False,
    ) -> None:
        pass

    def add_each(self, name: EventName, seat: int, cards: Sequence[Named]) -> None:
        pass
