"""The state of a game as plain data: players with their cards, piles, trash, the turn.

Between two steps of a game nothing else exists, so this is what a snapshot saves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from engine.chance import Chance
from engine.decisions import NO_TERMS
from engine.events import Log
from engine.kinds import BOUGHT, CLEAN_UP, GAINED, KINDS, LEAVES_PLAY, WOULD_GAIN, HookZone, Kind, TriggerName, Whose
from engine.setup import Setup
from engine.supply import Pile, Supply
from engine.turn import Turn
from engine.zones import Card, Zone

if TYPE_CHECKING:
    from engine.player import Player


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: tuple[int, ...]


class Index(NamedTuple):
    """What may be skipped in a game with certain kinds of cards, because none of them needs it."""

    triggers: frozenset[TriggerName]  # those that any card has a hook for
    hooked: Mapping[tuple[TriggerName, Whose], frozenset[HookZone]]  # where they apply, and to whom
    has_discounts: bool  # some card makes others cheaper while in play
    asks_about_purchases: bool  # some card has a text for what is bought or gained
    asks_in_clean_up: bool  # some card has a text for the clean-up


@lru_cache(maxsize=1024)
def index_of(kinds: frozenset[Kind]) -> Index:
    """Return the index of these kinds. Cached, since games are dealt and loaded far more often than kingdoms change:
    without that a game of Big Money takes 1.5 % longer."""
    hooks = [hook for kind in kinds for each in kind.hooks.values() for hook in each]
    hooked = {
        place: frozenset([hook.zone for hook in hooks if (hook.trigger, hook.whose) == place])
        for place in {(hook.trigger, hook.whose) for hook in hooks}
    }
    triggers = frozenset([trigger for trigger, _ in hooked])
    return Index(
        triggers,
        hooked,
        any(kind.discount for kind in kinds),
        not triggers.isdisjoint((BOUGHT, WOULD_GAIN, GAINED)),
        not triggers.isdisjoint((CLEAN_UP, LEAVES_PLAY)),
    )


class State:
    """Everything about one game. Nobody outside the engine sees it; people see views."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.shelters = setup.uses_shelters
        self.chance = chance
        self.players: list[Player] = []
        self.supply = Supply()
        self.trash = Zone("trash")
        self.turn = Turn(0)
        self.result: Result | None = None
        self.number = 0  # answers accepted so far
        # The rest serves the step that is running and is not saved.
        self.log = Log()
        self.exposed = False  # something hidden was shown: earlier answers can no longer be taken back
        self.dealt = False  # the answer has ended a turn, and showed nothing hidden before the new hand was dealt
        self.answering: int | None = None  # the seat whose answer is being carried out
        self.browsing: int | None = None  # the seat that is looking through its discard pile
        self.sources = ["turn"]  # and the cards whose texts are being resolved, the innermost last
        self.terms = NO_TERMS  # of the question that was put last
        self.reacted: tuple[str, ...] = ()  # the reactions used in the window that is open
        self._use(index_of(frozenset()))

    # -- players -----------------------------------------------------------------------------------------------------

    @property
    def current(self) -> Player:
        return self.players[self.turn.seat]

    def from_current(self) -> list[Player]:
        """All players in turn order, starting with the one whose turn it is."""
        seat = self.turn.seat
        return self.players[seat:] + self.players[:seat]

    def left_of(self, player: Player) -> Player:
        return self.players[(player.seat + 1) % len(self.players)]

    # -- costs -------------------------------------------------------------------------------------------------------

    def discount(self) -> int:
        """How much less everything costs now."""
        total = self.turn.discount
        if self.has_discounts:
            total += sum(card.kind.discount for card in self.current.in_play)
        return total

    def cost(self, kind: Kind) -> int:
        return max(0, kind.cost - self.discount())

    def piles_where(self, fits: Callable[[Kind, int], bool]) -> list[Pile]:
        """The Supply piles whose visible card, given with its present cost, fits."""
        less = self.discount()
        return self.supply.where(lambda kind: fits(kind, max(0, kind.cost - less)))

    def piles_costing(self, cost: int, types: int = -1) -> list[Pile]:
        """The Supply piles whose visible card has exactly this cost now and is of one of these types."""
        return self.piles_where(lambda kind, price: price == cost and bool(kind.types & types))

    # -- what is going on --------------------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        """The card whose text is being resolved, or "turn"."""
        return self.sources[-1]

    def cards(self) -> Iterator[Card]:
        """Every card that is not in a pile."""
        for player in self.players:
            for zone in player.zones():
                yield from zone
        yield from self.trash

    def dismantle(self) -> None:
        """Let go of all players and cards once they are not needed any more.

        Players, cards and zones refer to each other, so without this they wait for the garbage collector; simulated
        games of Big Money take 2 % longer then.
        """
        for player in self.players:
            for zone in player.zones():
                zone.clear()
        self.players.clear()
        self.trash.clear()

    def index_kinds(self, kinds: Collection[Kind] = ()) -> None:
        """Precompute which triggers this game's cards react to, and whether any has a discount, to skip the rest.

        Without the triggers a game of Big Money takes three times as long, without the discounts 5 % longer. Zones in
        which no hook applies need not be searched. A caller that knows all kinds of cards in the game passes them,
        which saves looking at every card.
        """
        self._use(index_of(frozenset(kinds or self._kinds())))

    def _use(self, index: Index) -> None:
        self.triggers, self.hooked, self.has_discounts, self.asks_about_purchases, self.asks_in_clean_up = index

    def nameable(self) -> tuple[str, ...]:
        """The cards that can be named, whether they are in this game or not.

        Those that were added to the program later only if they are: the options of a question in a game that was begun
        before must stay the same, or its record and its saved answers would mean other cards.
        """
        here = self._kinds()
        return tuple(sorted(kind.id for kind in KINDS.values() if not kind.later or kind in here))

    def _kinds(self) -> set[Kind]:
        """Every kind of card in the game."""
        return self.supply.kinds().union([card.printed for card in self.cards()])
