"""What a card says: its facts and the texts that hang on it. Nothing in here changes during a game.

A card is declared once, with `card(...)`. Printed bonuses are facts; text beyond them is a generator put under the
declaration as a decorator, and texts for other moments are hooks, found by card and zone when the moment comes.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar

if TYPE_CHECKING:
    from engine.moments import Reaction
    from engine.plays import Play
    from engine.scoring import Holdings
    from engine.state import Turn

ACTION: Final = 1
TREASURE: Final = 2
VICTORY: Final = 4
CURSE: Final = 8
ATTACK: Final = 16
REACTION: Final = 32
RUINS: Final = 64
SHELTER: Final = 128
KNIGHT: Final = 256
LOOTER: Final = 512

TYPE_NAMES: Final = {
    ACTION: "Action",
    TREASURE: "Treasure",
    VICTORY: "Victory",
    CURSE: "Curse",
    ATTACK: "Attack",
    REACTION: "Reaction",
    RUINS: "Ruins",
    SHELTER: "Shelter",
    KNIGHT: "Knight",
    LOOTER: "Looter",
}


class Decision(NamedTuple):
    """One question to one seat; the answer is positions in its options.

    `number` is the question's place in the game: how many answers had been accepted when it was put.
    """

    seat: int
    verb: str
    source: str
    options: tuple[str, ...]
    least: int
    most: int
    number: int


T = TypeVar("T")
Picks: TypeAlias = "tuple[int, ...]"
# An effect pauses by yielding the questions it needs answered, and is resumed with the answers in the same order.
Effect: TypeAlias = "Generator[tuple[Decision, ...], list[Picks], T]"

Text: TypeAlias = "Callable[[Play], Effect[None]]"
HookText: TypeAlias = "Callable[[Reaction], Effect[None]]"

# Moments a hook may wait for.
ATTACKED: Final = "attacked"  # an Attack has been announced, none of its text has happened
BOUGHT: Final = "bought"  # paid for, still on its pile
WOULD_GAIN: Final = "would_gain"  # may still be replaced
GAINED: Final = "gained"
TRASHED: Final = "trashed"
DISCARDED: Final = "discarded"  # outside clean-up
CLEAN_UP: Final = "clean_up"  # clean-up begins, nothing has been discarded
LEAVES_PLAY: Final = "leaves_play"  # about to be discarded from play

# Where the card with the hook lies when it listens.
ITSELF: Final = "itself"  # it is the card the moment is about
HAND: Final = "hand"
PLAY: Final = "play"
SUPPLY: Final = "supply"
TURN: Final = "turn"  # it was played this turn, wherever it is now

# Whose moment it listens to.
MINE: Final = "mine"
OTHERS: Final = "others"


@dataclass(frozen=True, slots=True)
class Hook:
    """A text that waits for a moment."""

    moment: str
    zone: str
    whose: str
    text: HookText
    optional: bool
    again: bool  # may be used any number of times in one window
    when: Callable[[Reaction], bool] | None


class Kind:
    """A card as printed."""

    __slots__ = (
        "actions", "bonus_on_treasure", "buy_key", "buys", "cards", "coins", "cost", "discount", "hooks", "id",
        "in_supply", "needs", "pile", "plain", "play_key", "points", "text", "types", "worth",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        cost: int,
        types: int,
        *,
        cards: int = 0,
        actions: int = 0,
        buys: int = 0,
        coins: int = 0,
        worth: Callable[[Turn], int] | None = None,
        points: int | Callable[[Holdings], int] = 0,
        discount: int = 0,
        pile: int | None = None,
        in_supply: bool = True,
        needs: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.cost = cost
        self.types = types
        self.cards = cards
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.worth = worth  # coins that depend on the turn, this play of it already counted
        self.points = points
        self.discount = discount  # how much cheaper everything is while this is in play
        self.pile = pile  # a pile size of its own, whatever the number of players; 0: it has no pile
        self.in_supply = in_supply
        self.needs = needs  # further piles that come with it
        self.text: Text | None = None
        self.bonus_on_treasure: Callable[[Turn, Kind], int] | None = None
        self.hooks: dict[str, list[Hook]] = {}
        self.plain = bool(types & TREASURE) and not (cards or actions or buys)  # gives its coins and nothing else
        self.play_key = f"play:{id}"
        self.buy_key = f"buy:{id}"

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __call__(self, text: Text) -> Kind:
        """Used as a decorator: the generator below is what happens when the card is played, after its bonuses."""
        self.text = text
        self.plain = False
        return self

    def on(
        self,
        moment: str,
        zone: str = ITSELF,
        *,
        whose: str = MINE,
        optional: bool = False,
        again: bool = False,
        when: Callable[[Reaction], bool] | None = None,
    ) -> Callable[[HookText], HookText]:
        """The decorated text happens at that moment, if this card lies in that zone then."""

        def hang(text: HookText) -> HookText:
            self.hooks.setdefault(moment, []).append(Hook(moment, zone, whose, text, optional, again, when))
            return text

        return hang

    def when_attacked(self, text: HookText) -> HookText:
        """A Reaction in hand: may be used, again and again, when another player plays an Attack."""
        return self.on(ATTACKED, HAND, whose=OTHERS, optional=True, again=True)(text)

    def when_gained(self, text: HookText) -> HookText:
        return self.on(GAINED)(text)

    def when_bought(self, text: HookText) -> HookText:
        return self.on(BOUGHT)(text)

    def when_trashed(self, text: HookText) -> HookText:
        return self.on(TRASHED)(text)

    def with_each_treasure(self, bonus: Callable[[Turn, Kind], int]) -> Callable[[Turn, Kind], int]:
        """For the rest of the turn it was played in, each Treasure played is worth this much more."""
        self.bonus_on_treasure = bonus
        return bonus


@dataclass(frozen=True, slots=True)
class MixedPile:
    """A pile of different cards, shuffled, of which only the top one is seen."""

    id: str
    copies: tuple[tuple[str, int], ...]
    per_opponent: int | None = None  # so many for each player after the first; None: all of them
    needs: tuple[str, ...] = ()


KINDS: dict[str, Kind] = {}
MIXED_PILES: dict[str, MixedPile] = {}


def _new_name(id: str) -> None:
    if id in KINDS or id in MIXED_PILES:
        raise ValueError(f"{id} is declared twice")


def card(id: str, cost: int, types: int, **facts: Any) -> Kind:
    """A card with that name exists."""
    _new_name(id)
    KINDS[id] = kind = Kind(id, cost, types, **facts)
    return kind


def mixed_pile(id: str, copies: dict[str, int], per_opponent: int | None = None) -> MixedPile:
    """A mixed pile with that name exists; its cards are declared before it."""
    _new_name(id)
    needs = tuple(dict.fromkeys(need for member in copies for need in KINDS[member].needs))
    MIXED_PILES[id] = pile = MixedPile(id, tuple(copies.items()), per_opponent, needs)
    return pile
