"""The state of a game as plain data: players with their cards, piles, trash, the turn.

Between two steps of a game nothing else exists, so this is what a snapshot saves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from engine.chance import Chance
from engine.decisions import NO_TERMS, Decision
from engine.events import Log
from engine.kinds import (
    ANY_TYPE,
    BOUGHT,
    CLEAN_UP,
    DURATION,
    GAINED,
    KINDS,
    LEAVES_PLAY,
    TURN_STARTS,
    WOULD_GAIN,
    HookZone,
    Kind,
    TriggerName,
    Whose,
)
from engine.prices import PotionPrice, Price
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


class Index(NamedTuple):
    """What may be skipped in a game with certain kinds of cards, because none of them needs it."""

    triggers: frozenset[TriggerName]  # those that any card has a hook for
    hooked: Mapping[tuple[TriggerName, Whose], frozenset[HookZone]]  # where they apply, and to whom
    has_discounts: bool  # some card makes others cheaper while in play
    asks_about_purchases: bool  # some card has a text for what is bought or gained
    asks_between_turns: bool  # some card has a text for the clean-up or the start of a turn
    priced_singly: tuple[Kind, ...]  # all kinds, if some discount is not for all alike
    may_forbid: bool  # some card may not be bought at times, apart from its cost
    uses_potions: bool  # some card costs one
    may_protect: bool  # some card protects from Attacks while it is in play
    has_extra_turns: bool  # some card gives them
    remembers_gains: bool  # some card looks at what was gained in a turn
    zones: frozenset[str]  # those that some card uses alone


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
    has_special = any(kind.own_discount is not None or kind.discount_types != ANY_TYPE for kind in kinds)
    return Index(
        triggers,
        hooked,
        any(kind.discount for kind in kinds),
        not triggers.isdisjoint((BOUGHT, WOULD_GAIN, GAINED)),
        not triggers.isdisjoint((CLEAN_UP, LEAVES_PLAY, TURN_STARTS)) or any(kind.types & DURATION for kind in kinds),
        tuple(sorted(kinds, key=attrgetter("id"))) if has_special else (),
        any(kind.may_buy is not None for kind in kinds),
        any(kind.costs_potion for kind in kinds),
        any(kind.protects for kind in kinds),
        any(kind.gives_extra_turns for kind in kinds),
        any(kind.looks_at_gains for kind in kinds),
        frozenset([kind.zone for kind in kinds if kind.zone]),
    )


class ExtraTurn(NamedTuple):
    """A turn that comes before the next ordinary one; perhaps another player decides in it."""

    seat: int
    possessor: int | None = None


class State:
    """Everything about one game. Nobody outside the engine sees it; people see views."""

    # With a dict of more than 30 attributes, games of Big Money would take 5 % longer.
    __slots__ = (
        "answering", "asks_about_purchases", "asks_between_turns", "bane", "browsing", "chance", "dealt", "exposed",
        "extra_turns", "has_discounts", "has_extra_turns", "has_ordinary_shop", "hooked", "log", "may_forbid",
        "may_protect", "number", "own_zones", "players", "priced_singly", "reacted", "remembers_gains", "result",
        "route_tokens", "setup", "shelters", "sources", "supply", "terms", "told", "trash", "triggers", "turn",
        "uses_potions",
    )  # fmt: skip

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
        self.extra_turns: list[ExtraTurn] = []  # those that come next
        self.result: Result | None = None
        self.number = 0  # answers accepted so far
        # The rest serves the step that is running and is not saved.
        self.log = Log()
        # Somebody reads the log. Where nobody does, the busiest places do not even call it: games of Big Money are 6 %
        # faster.
        self.told = True
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

    def possessor_of(self, seat: int) -> int | None:
        """The seat that decides for this one now, if another player does."""
        return self.turn.possessor if seat == self.turn.seat else None

    def to_decider(self, decision: Decision) -> Decision:
        """Return the question as it is put: to the seat that decides."""
        possessor = self.possessor_of(decision.seat)
        return decision if possessor is None else decision.decided_by(possessor)

    def set_audiences(self) -> None:
        """Settle who knows what only one player may know: in a turn of a possessed player, their possessor too."""
        for player in self.players:
            possessor = self.possessor_of(player.seat)
            player.alone = frozenset((player.seat,) if possessor is None else (player.seat, possessor))

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

    def cost(self, kind: Kind) -> Price:
        return self._reduced(kind, self.discount())

    def cost_in_coins(self, kind: Kind) -> int:
        """What the card costs now, apart from a potion."""
        if self.turn.discount or self.has_discounts or self.priced_singly:
            return self._coins(kind, self.discount())
        return kind.cost

    def _reduced(self, kind: Kind, less: int) -> Price:
        coins = self._coins(kind, less)
        return PotionPrice(coins) if kind.costs_potion else coins

    def _coins(self, kind: Kind, less: int) -> int:
        if self.priced_singly:
            less += self.special_discount(kind)
        return max(0, kind.cost - less)

    def pile_views(self) -> dict[str, PileView]:
        """What everyone sees of the piles."""
        return self.supply.views_at(self.cost_in_coins) if self.priced_singly else self.supply.views(self.discount())

    def piles_where(self, fits: Callable[[Kind, Price], bool]) -> list[Pile]:
        """The Supply piles whose visible card, given with its present cost, fits."""
        less = self.discount()
        return self.supply.where(lambda kind: fits(kind, self._reduced(kind, less)))

    def piles_costing(self, cost: Price, types: int = -1) -> list[Pile]:
        """The Supply piles whose visible card has exactly this cost now and is of one of these types."""
        return self.piles_where(lambda kind, price: price == cost and bool(kind.types & types))

    def purchases(self) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """The offers of the Supply that the current player may buy now, by position; and the moves of buying each, or
        of ending the phase."""
        piles, _ = self.supply.offers()
        rows = [(at, top) for at, pile in enumerate(piles) if (top := pile.top) is not None and self._may_buy(top)]
        return tuple([at for at, _ in rows]), (*[top.buy_key for _, top in rows], "end")

    def _may_buy(self, kind: Kind) -> bool:
        is_allowed = kind.id not in self.turn.forbidden and (kind.may_buy is None or kind.may_buy(self.kinds_in_play()))
        has_potion = bool(self.turn.potions) or not kind.costs_potion
        return is_allowed and has_potion and self.cost_in_coins(kind) <= self.turn.coins

    def move_route_token(self, pile: Pile, seat: int) -> None:
        """Move the token of the pile to the Trade Route mat, since that seat has gained the first card of the pile."""
        pile.has_route_token = False
        self.route_tokens += 1
        self.supply.renew(pile)
        self.log.add("route_token", seat, () if pile.kind is None else (pile.kind,), "trade_route")

    def put_embargo_token(self, pile: Pile, seat: int) -> None:
        """Put an Embargo token of that seat on the pile."""
        pile.embargo_tokens += 1
        self.supply.renew(pile)
        assert pile.top is not None
        self.log.add("embargo_token", seat, (pile.top,), "embargo")

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
        self.triggers, self.hooked, self.has_discounts = index.triggers, index.hooked, index.has_discounts
        self.asks_about_purchases, self.asks_between_turns = index.asks_about_purchases, index.asks_between_turns
        self.priced_singly, self.may_forbid = index.priced_singly, index.may_forbid
        # Unless cards are forbidden for a turn, all may be bought that cost no more than the coins, with one discount.
        self.has_ordinary_shop = not (index.priced_singly or index.may_forbid or index.uses_potions)
        self.uses_potions, self.may_protect, self.own_zones = index.uses_potions, index.may_protect, index.zones
        self.has_extra_turns, self.remembers_gains = index.has_extra_turns, index.remembers_gains

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
