"""What a card says: its facts and its texts. Nothing in here changes during a game.

A card is declared once, with `card(...)`. Printed bonuses are facts. Text beyond them is a coroutine below the
declaration, attached as a decorator; texts for other occasions are hooks, looked up by card and zone when they trigger.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from engine.decisions import Effect
from engine.turn import Turn

if TYPE_CHECKING:
    from engine.plays import Play
    from engine.triggers import Reaction

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
PRIZE: Final = 1024
DURATION: Final = 2048

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
    PRIZE: "Prize",
    DURATION: "Duration",
}
ANY_TYPE: Final = -1

Text: TypeAlias = "Callable[[Play], Effect[None]]"
HookText: TypeAlias = "Callable[[Reaction], Effect[None]]"

TriggerName: TypeAlias = Literal[
    "attacked", "bought", "would_gain", "gained", "trashed", "discarded", "clean_up", "leaves_play", "turn_starts"
]
ATTACKED: Final = "attacked"  # an Attack was played, nothing it says has happened yet
BOUGHT: Final = "bought"  # paid for, still on its pile
WOULD_GAIN: Final = "would_gain"  # may still be replaced
GAINED: Final = "gained"
TRASHED: Final = "trashed"
DISCARDED: Final = "discarded"  # outside clean-up
CLEAN_UP: Final = "clean_up"  # at the start of clean-up, before anything is discarded
LEAVES_PLAY: Final = "leaves_play"  # about to be discarded from play
TURN_STARTS: Final = "turn_starts"  # before the first Action

# Where the card with the hook must be.
HookZone: TypeAlias = Literal["itself", "hand", "play", "supply", "turn", "returning", "awaited", "on_pile"]
ITSELF: Final = "itself"  # it is the card that was bought, gained, trashed or discarded
HAND: Final = "hand"
PLAY: Final = "play"
SUPPLY: Final = "supply"
TURN: Final = "turn"  # it was played this turn, wherever it is now
RETURNING: Final = "returning"  # it is set aside until its owner's next turn
AWAITED: Final = "awaited"  # it was played, and its player has waited for this turn, wherever it is now
ON_PILE: Final = "on_pile"  # a token of it lies on the pile

# Which player it must happen to.
Whose: TypeAlias = Literal["mine", "others"]
MINE: Final = "mine"
OTHERS: Final = "others"


@dataclass(frozen=True, slots=True)
class Hook:
    """A text that happens when something triggers it."""

    trigger: TriggerName
    zone: HookZone
    whose: Whose
    text: HookText
    optional: bool
    again: bool  # may be used any number of times in one window
    when: Callable[[Reaction], bool] | None
    commutes: bool = False  # it makes no difference which of several such texts happens first


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a card gives at the start of its player's next turn."""

    cards: int = 0
    actions: int = 0
    buys: int = 0
    coins: int = 0


class Kind:
    """A card as printed."""

    __slots__ = (
        "actions", "bonus_on_treasure", "buy_key", "buys", "cards", "coins", "cost", "costs_potion", "discount",
        "discount_types", "gives_extra_turns", "hooks", "id", "in_supply", "later", "looks_at_gains", "may_buy",
        "needs", "next_turn", "own_discount", "pile", "plain", "play_key", "points", "potions", "protects", "text",
        "tokens", "types", "worth", "zone",
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
        discount_types: int = ANY_TYPE,
        own_discount: Callable[[Turn, list[Kind]], int] | None = None,
        may_buy: Callable[[list[Kind]], bool] | None = None,
        tokens: int = 0,
        costs_potion: bool = False,
        potions: int = 0,
        next_turn: Bonus | None = None,
        protects: bool = False,
        gives_extra_turns: bool = False,
        looks_at_gains: bool = False,
        zone: str = "",
        pile: int | None = None,
        in_supply: bool = True,
        needs: tuple[str, ...] = (),
        later: bool = False,
    ) -> None:
        self.id = id
        self.cost = cost
        self.types = types
        self.cards = cards
        self.actions = actions
        self.buys = buys
        self.coins = coins
        self.worth = worth  # coins that depend on the turn; this play has already been counted
        self.points = points
        self.discount = discount  # how much less cards of these types cost while this is in play
        self.discount_types = discount_types
        self.own_discount = own_discount  # how much less it costs itself, by the turn and what is in play
        self.may_buy = may_buy  # whether it may be bought, apart from its cost, by what is in play
        self.tokens = tokens  # victory tokens for playing it
        self.costs_potion = costs_potion  # beside the coins
        self.potions = potions  # what it gives, like coins
        self.next_turn = next_turn  # what it gives at the start of the next turn, if the play awaits that
        self.protects = protects  # from Attacks of others, while it is in play
        self.gives_extra_turns = gives_extra_turns
        self.looks_at_gains = looks_at_gains  # of the last turn of somebody
        self.zone = zone  # a zone of every seat that only this card uses
        self.pile = pile  # a fixed pile size for any number of players; 0: it has no pile
        self.in_supply = in_supply
        self.needs = (*needs, "potion") if costs_potion else needs  # other piles that come with it
        self.later = later  # it was added to the program when there were games already (see `State.nameable`)
        self.text: Text | None = None
        self.bonus_on_treasure: Callable[[Turn, Kind], int] | None = None
        self.hooks: dict[TriggerName, list[Hook]] = {}
        # It is a Treasure that gives its coins and does nothing else.
        self.plain = bool(types & TREASURE) and not (cards or actions or buys or discount or tokens)
        self.play_key = f"play:{id}"
        self.buy_key = f"buy:{id}"
        if next_turn is not None:
            self.on(TURN_STARTS, AWAITED, commutes=True)(give_next_turn_bonus)

    def __repr__(self) -> str:
        return f"<{self.id}>"

    def __call__(self, text: Text) -> Kind:
        """Decorate the coroutine that runs when the card is played, after its bonuses."""
        self.text = text
        self.plain = False
        return self

    def on(
        self,
        trigger: TriggerName,
        zone: HookZone = ITSELF,
        *,
        whose: Whose = MINE,
        optional: bool = False,
        again: bool = False,
        when: Callable[[Reaction], bool] | None = None,
        commutes: bool = False,
    ) -> Callable[[HookText], HookText]:
        """Decorate a text for that trigger, which happens if this card is in that zone then."""

        def attach(text: HookText) -> HookText:
            hook = Hook(trigger, zone, whose, text, optional, again, when, commutes)
            self.hooks.setdefault(trigger, []).append(hook)
            return text

        return attach

    def when_attacked(self, text: HookText) -> HookText:
        """Decorate a Reaction in hand that may be used, repeatedly, when another player plays an Attack."""
        return self.on(ATTACKED, HAND, whose=OTHERS, optional=True, again=True)(text)

    def when_gained(self, text: HookText) -> HookText:
        """Decorate a text that happens when this card is gained."""
        return self.on(GAINED)(text)

    def when_bought(self, text: HookText) -> HookText:
        """Decorate a text that happens when this card is bought."""
        return self.on(BOUGHT)(text)

    def when_trashed(self, text: HookText) -> HookText:
        """Decorate a text that happens when this card is trashed."""
        return self.on(TRASHED)(text)

    def with_each_treasure(self, bonus: Callable[[Turn, Kind], int]) -> Callable[[Turn, Kind], int]:
        """Decorate the bonus that each Treasure played later in the turn gets."""
        self.bonus_on_treasure = bonus
        return bonus


async def give_next_turn_bonus(reaction: Reaction) -> None:
    """Give what a card promised for the start of the next turn."""
    me, kind = reaction.me, KINDS[reaction.id]
    bonus, turn = kind.next_turn, me.state.turn
    assert bonus is not None
    me.state.log.add("duration", me.seat, (kind,), kind.id)
    turn.actions += bonus.actions
    turn.buys += bonus.buys
    turn.coins += bonus.coins
    await me.draw(bonus.cards)


class Holdings:
    """All cards a player owns at the end of the game, counted."""

    def __init__(self, kinds: Iterable[Kind]) -> None:
        self.counts = Counter(kinds)

    def __len__(self) -> int:
        return self.counts.total()

    def names(self) -> int:
        """How many different cards there are."""
        return len(self.counts)

    def named(self, id: str) -> int:
        """How many cards have this id."""
        return self.counts[KINDS[id]]

    def of(self, types: int) -> int:
        """How many cards are of one of these types."""
        return sum(count for kind, count in self.counts.items() if kind.types & types)

    def worth(self, kind: Kind) -> int:
        """The victory points of all copies of this card."""
        return self.counts[kind] * (kind.points if isinstance(kind.points, int) else kind.points(self))

    def points(self) -> int:
        """The victory points of all of them."""
        return sum([self.worth(kind) for kind in self.counts if kind.points])


@dataclass(frozen=True, slots=True)
class MixedPile:
    """A shuffled pile of different cards; only the top one is visible."""

    id: str
    copies: tuple[tuple[str, int], ...]
    per_opponent: int | None = None  # cards used for each player after the first; None: all of them
    needs: tuple[str, ...] = ()


KINDS: dict[str, Kind] = {}
MIXED_PILES: dict[str, MixedPile] = {}


def _check_new(id: str) -> None:
    if id in KINDS or id in MIXED_PILES:
        raise ValueError(f"{id} is declared twice")


def card(id: str, cost: int, types: int, **facts: Any) -> Kind:
    """Declare a card."""
    _check_new(id)
    KINDS[id] = kind = Kind(id, cost, types, **facts)
    return kind


def added_card(id: str, cost: int, types: int, **facts: Any) -> Kind:
    """Declare a card of a box that was added when there were saved games already; see `State.nameable`."""
    return card(id, cost, types, later=True, **facts)


def mixed_pile(id: str, copies: dict[str, int], per_opponent: int | None = None) -> MixedPile:
    """Declare a mixed pile; its cards must have been declared before."""
    _check_new(id)
    needs = tuple(dict.fromkeys(need for member in copies for need in KINDS[member].needs))
    MIXED_PILES[id] = pile = MixedPile(id, tuple(copies.items()), per_opponent, needs)
    return pile
