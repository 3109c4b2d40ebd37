"""Cards and the zones they are in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.kinds import Kind

ZoneName: TypeAlias = Literal[
    "hand", "deck", "discard", "in_play", "set_aside", "looked_at", "returning", "haven", "island", "native_village",
    "recovering", "trash", "pile",
]  # fmt: skip
SeenBy: TypeAlias = Literal["everyone", "owner", "nobody", "everyone_top"]


class Card:
    """One physical card, compared by identity."""

    __slots__ = ("kind", "place", "printed", "stays")

    def __init__(self, kind: Kind, place: Zone) -> None:
        self.kind = kind  # what it is now: a card may become another while in play
        self.printed = kind
        self.place = place
        self.stays = False  # in play during the next clean-up of its owner

    @property
    def id(self) -> str:
        return self.kind.id

    def __repr__(self) -> str:
        return f"<{self.kind.id} in {self.place.name}>"


class Zone(list[Card]):
    """Cards in one place, in order; the last one is on top."""

    __slots__ = ("name",)

    def __init__(self, name: ZoneName) -> None:
        self.name = name

    def put(self, card: Card) -> None:
        """Move the card here, on top. Outside play a card is always what is printed on it."""
        card.place.remove(card)
        self.append(card)
        card.place = self
        if self.name != "in_play":
            card.kind = card.printed
            card.stays = False

    def make(self, kind: Kind) -> Card:
        """Put a new card on top, one that was only counted in a pile before."""
        card = Card(kind, self)
        self.append(card)
        return card

    def ids(self) -> list[str]:
        return [card.kind.id for card in self]


@dataclass(frozen=True, slots=True)
class ZoneRule:
    """How a seat's zone is seen, written down and counted."""

    name: ZoneName
    attribute: str  # of a Seat
    seen_by: SeenBy
    size_is_public: bool = False
    top_first: bool = False  # in a position
    written_as: ZoneName | None = None  # in a position: part of this other zone
    is_rare: bool = False  # left out of views and positions where it is empty
    scored: bool = True  # its cards belong to the owner at the end of the game
