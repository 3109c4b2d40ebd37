"""The table as plain data: cards in zones, piles, the turn. Between two steps of a game nothing else exists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from engine.chance import Chance
from engine.events import Event
from engine.kinds import KINDS, Kind

if TYPE_CHECKING:
    from engine.player import Player
    from engine.scoring import Result


class Card:
    """One physical card. It is itself, whatever it is called: two Coppers are two cards."""

    __slots__ = ("kind", "place", "printed")

    def __init__(self, kind: Kind, place: Zone) -> None:
        self.kind = kind  # what it is now: a card may become another while in play
        self.printed = kind
        self.place = place

    def __repr__(self) -> str:
        return f"<{self.kind.id} in {self.place.name}>"


class Zone(list[Card]):
    """A place where cards lie in an order; the last one is on top."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def put(self, card: Card) -> None:
        """The card lies on top here, and nowhere else; out of play it is what is printed on it."""
        card.place.remove(card)
        self.append(card)
        card.place = self
        if self.name != "in_play":
            card.kind = card.printed

    def make(self, kind: Kind) -> Card:
        """A card that had no identity yet (it was one of a pile) lies on top here."""
        card = Card(kind, self)
        self.append(card)
        return card

    def ids(self) -> list[str]:
        return [card.kind.id for card in self]


class Pile:
    """Cards nobody owns. Cards of one kind need only be counted; a mixed pile keeps its order."""

    __slots__ = ("count", "id", "in_supply", "mixed", "top")

    def __init__(self, id: str, kind: Kind | None, count: int, in_supply: bool, mixed: list[Kind] | None = None):
        self.id = id
        self.in_supply = in_supply
        self.mixed = mixed  # top last
        self.count = count if mixed is None else len(mixed)
        self.top = kind if mixed is None else (mixed[-1] if mixed else None)
        if not self.count:
            self.top = None

    def take(self) -> Kind:
        """The top card has left the pile."""
        kind = self.top
        assert kind is not None
        self.count -= 1
        if self.mixed is not None:
            self.mixed.pop()
            self.top = self.mixed[-1] if self.mixed else None
        elif not self.count:
            self.top = None
        return kind

    def put_back(self, kind: Kind) -> None:
        """A card of this pile lies on it again and covers what was on top."""
        self.count += 1
        self.top = kind
        if self.mixed is not None:
            self.mixed.append(kind)


class Turn:
    """Whose turn it is and what it has left; everything here ends with it."""

    __slots__ = ("action_plays", "actions", "bought", "buys", "coins", "discount", "lasting", "phase", "played", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.phase = "action"
        self.actions = 1
        self.buys = 1
        self.coins = 0
        self.bought = 0
        self.discount = 0  # by cards played, for the rest of the turn
        self.action_plays = 0
        self.played: dict[str, int] = {}  # plays, by what was played
        self.lasting: list[str] = []  # plays whose text holds for the rest of the turn


class State:
    """One game's whole truth. Nobody outside the engine sees it; people see views."""

    def __init__(self, *, edition: int, chance: Chance, kingdom: tuple[str, ...], shelters: bool) -> None:
        self.edition = edition
        self.chance = chance
        self.kingdom = kingdom
        self.shelters = shelters
        self.players: list[Player] = []
        self.piles: dict[str, Pile] = {}
        self.trash = Zone("trash")
        self.turn = Turn(0)
        self.result: Result | None = None
        self.number = 0  # answers accepted so far
        # What follows serves the running step and is no part of a saved game.
        self.log: list[Event] | None = []
        self.exposed = False  # something hidden has been shown: what was answered before cannot be taken back
        self.answering: int | None = None  # the seat whose answer is being carried out
        self.browsing: int | None = None  # the seat that is looking through its discard pile
        self.sources: list[str] = []  # the cards whose texts are being followed, the innermost last
        self.reacted: tuple[str, ...] = ()  # what has been used in the window that is open
        self.heard: frozenset[str] = frozenset()  # moments any card of this game waits for
        self._affordable: dict[int, tuple[tuple[Pile, ...], tuple[str, ...]]] = {}
        self._shown: list[tuple[int, str, Pile]] = []  # what the Supply has to offer: cost, move of buying it, pile
        self._empty_piles: int | None = None
        self._discounting = False

    # -- who ---------------------------------------------------------------------------------------------------------

    @property
    def current(self) -> Player:
        return self.players[self.turn.seat]

    def from_current(self) -> list[Player]:
        """Everyone in turn order, the player whose turn it is first."""
        seat = self.turn.seat
        return self.players[seat:] + self.players[:seat]

    def left_of(self, player: Player) -> Player:
        return self.players[(player.seat + 1) % len(self.players)]

    # -- what it costs -----------------------------------------------------------------------------------------------

    def discount(self) -> int:
        """How much less everything costs now."""
        total = self.turn.discount
        if self._discounting:
            total += sum(card.kind.discount for card in self.current.in_play)
        return total

    def cost(self, kind: Kind) -> int:
        return max(0, kind.cost - self.discount())

    def supply(self) -> Iterator[Pile]:
        return (pile for pile in self.piles.values() if pile.in_supply)

    def piles_where(self, fits: Callable[[Kind, int], bool]) -> list[Pile]:
        """The Supply piles whose visible card (given with its present cost) fits."""
        less = self.discount()
        return [p for p in self.supply() if p.top is not None and fits(p.top, max(0, p.top.cost - less))]

    def piles_costing(self, cost: int, types: int = -1) -> list[Pile]:
        """The Supply piles whose visible card costs exactly that much now and is of one of those types."""
        return self.piles_where(lambda kind, price: price == cost and bool(kind.types & types))

    def affordable(self) -> tuple[tuple[Pile, ...], tuple[str, ...]]:
        """The Supply piles the current player has the coins for; and the moves of buying from each, or ending."""
        turn = self.turn
        limit = turn.coins + (self.discount() if self._discounting else turn.discount)
        found = self._affordable.get(limit)
        if found is None:
            # With a discount of d, a cost c is payable if c - d <= coins; costs of 0 always are.
            if not self._shown:
                self._shown = [(p.top.cost, p.top.buy_key, p) for p in self.supply() if p.top is not None]
            payable = [row for row in self._shown if row[0] <= limit]
            found = tuple([pile for _, _, pile in payable]), (*[key for _, key, _ in payable], "end")
            self._affordable[limit] = found
        return found

    def empty_piles(self) -> int:
        if self._empty_piles is None:
            self._empty_piles = sum(not pile.count for pile in self.supply())
        return self._empty_piles

    def shelves_changed(self) -> None:
        """A pile shows another card, or none: what was known about the Supply is out of date."""
        self._affordable.clear()
        self._shown = []
        self._empty_piles = None

    # -- what is going on --------------------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        return self.sources[-1] if self.sources else "turn"

    def cards(self) -> Iterator[Card]:
        """Every card that is not in a pile."""
        for player in self.players:
            for zone in player.zones():
                yield from zone
        yield from self.trash

    def kinds(self) -> set[Kind]:
        """Every card there is in this game."""
        found = {card.printed for card in self.cards()}
        for pile in self.piles.values():
            found.update(pile.mixed if pile.mixed is not None else [KINDS[pile.id]])
        return found

    def listen(self) -> None:
        """The moments this game's cards wait for are known; the rest can be passed over."""
        kinds = self.kinds()
        self.heard = frozenset(moment for kind in kinds for moment in kind.hooks)
        self._discounting = any(kind.discount for kind in kinds)
        self.shelves_changed()
