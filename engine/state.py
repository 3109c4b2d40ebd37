"""The state of a game as plain data: players with their cards, piles, trash, the turn.

Between two steps of a game nothing else exists, so this is what a snapshot saves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import TYPE_CHECKING

from engine.chance import Chance
from engine.decisions import NO_TERMS
from engine.events import Log
from engine.kinds import ANY_TYPE, KINDS, HookZone, Kind, TriggerName, Whose
from engine.setup import Setup
from engine.supply import Pile, PileView, Supply
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


class State:
    """Everything about one game. Nobody outside the engine sees it; people see views."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.shelters = setup.uses_shelters
        self.chance = chance
        self.players: list[Player] = []
        self.supply = Supply()
        self.trash = Zone("trash")
        self.bane: str | None = None  # the pile whose cards protect against Young Witch
        self.route_tokens = 0  # on the Trade Route mat
        self.turn = Turn(0)
        self.result: Result | None = None
        self.number = 0  # answers accepted so far
        # The rest serves the step that is running and is not saved.
        self.log = Log()
        self.exposed = False  # something hidden was shown: earlier answers can no longer be taken back
        self.dealt = False  # the answer has ended a turn, and showed nothing hidden before the new hand was dealt
        self.answering: int | None = None  # the seat whose answer is being carried out
        self.browsing: int | None = None  # the seat that is looking through its discard pile
        self.sources: list[str] = []  # the cards whose texts are being resolved, the innermost last
        self.terms = NO_TERMS  # of the question that was put last
        self.reacted: tuple[str, ...] = ()  # the reactions used in the window that is open
        self.triggers: frozenset[TriggerName] = frozenset()  # those that any card of this game has a hook for
        self.hooked: dict[tuple[TriggerName, Whose], set[HookZone]] = {}  # where they apply, and to whom
        self.has_discounts = False  # some card of this game makes others cheaper while in play
        self.priced_singly: tuple[Kind, ...] = ()  # all kinds, if some discount is not for all alike
        self.may_forbid = False  # some card of this game may not be bought at times, apart from its cost

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
            total += sum(card.kind.discount for card in self.current.in_play if card.kind.discount_types == ANY_TYPE)
        return total

    def special_discount(self, kind: Kind) -> int:
        """How much less this card costs now than by the discount on everything."""
        in_play = self.kinds_in_play()
        total = 0 if kind.own_discount is None else kind.own_discount(self.turn, in_play)
        for other in in_play:
            if other.discount_types != ANY_TYPE and other.discount_types & kind.types:
                total += other.discount
        return total

    def kinds_in_play(self) -> list[Kind]:
        """What the current player has in play."""
        return [card.kind for card in self.current.in_play]

    def special_discounts(self) -> dict[str, int]:
        """The special discounts by card id, without those that are 0."""
        return {kind.id: less for kind in self.priced_singly if (less := self.special_discount(kind))}

    def cost(self, kind: Kind) -> int:
        return self._reduced(kind, self.discount())

    def _reduced(self, kind: Kind, less: int) -> int:
        if self.priced_singly:
            less += self.special_discount(kind)
        return max(0, kind.cost - less)

    def pile_views(self) -> dict[str, PileView]:
        """What everyone sees of the piles."""
        return self.supply.views_at(self.cost) if self.priced_singly else self.supply.views(self.discount())

    def piles_where(self, fits: Callable[[Kind, int], bool]) -> list[Pile]:
        """The Supply piles whose visible card, given with its present cost, fits."""
        less = self.discount()
        return self.supply.where(lambda kind: fits(kind, self._reduced(kind, less)))

    def piles_costing(self, cost: int, types: int = -1) -> list[Pile]:
        """The Supply piles whose visible card has exactly this cost now and is of one of these types."""
        return self.piles_where(lambda kind, price: price == cost and bool(kind.types & types))

    @property
    def has_ordinary_shop(self) -> bool:
        """Whether every pile may be bought from that costs no more than the coins, with one discount for all."""
        return not (self.priced_singly or self.may_forbid or self.turn.forbidden)

    def purchases(self) -> tuple[tuple[Pile, ...], tuple[str, ...]]:
        """The piles the current player may buy from now; and the moves of buying each, or of ending the phase."""
        coins, forbidden, in_play = self.turn.coins, self.turn.forbidden, self.kinds_in_play()
        piles = self.piles_where(
            lambda kind, price: (
                price <= coins and kind.id not in forbidden and (kind.may_buy is None or kind.may_buy(in_play))
            )
        )
        return tuple(piles), (*[pile.top.buy_key for pile in piles if pile.top is not None], "end")

    # -- what is going on --------------------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        """The card whose text is being resolved, or "turn"."""
        return self.sources[-1] if self.sources else "turn"

    def cards(self) -> Iterator[Card]:
        """Every card that is not in a pile."""
        for player in self.players:
            for zone in player.zones():
                yield from zone
        yield from self.trash

    def index_kinds(self, kinds: Collection[Kind] = ()) -> None:
        """Precompute which triggers this game's cards react to, and whether any has a discount, to skip the rest.

        Without the triggers a game of Big Money takes three times as long, without the discounts 5 % longer. Zones in
        which no hook applies need not be searched. A caller that knows
        all kinds of cards in the game passes them, which saves looking at every card.
        """
        kinds = kinds or self._kinds()
        self.hooked = {}
        for kind in kinds:
            for trigger, hooks in kind.hooks.items():
                for hook in hooks:
                    self.hooked.setdefault((trigger, hook.whose), set()).add(hook.zone)
        self.triggers = frozenset([trigger for trigger, _ in self.hooked])
        self.has_discounts = any(kind.discount for kind in kinds)
        has_special = any(kind.own_discount is not None or kind.discount_types != ANY_TYPE for kind in kinds)
        self.priced_singly = tuple(sorted(kinds, key=attrgetter("id"))) if has_special else ()
        self.may_forbid = any(kind.may_buy is not None for kind in kinds)

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
