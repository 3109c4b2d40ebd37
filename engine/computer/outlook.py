"""How a player judges the table, from the view alone.

The problem: most questions come down to how welcome a card is just now, and that depends on the deck, on the coins of
the turn and on how near the end is. A game has hundreds of questions, most of which need only a little of all that.

The idea: an `Outlook` is made for each question, and works out what is asked of it when it is first asked (`Lazily`).
`desire` is how welcome a card is, on the scale of `values` (Silver 50, Gold 100): a number where that never changes, or
a function of the outlook (`judge_of`), corrected near the end by what `endings` finds out. Where that depends on the
card, the modules for each set fill in `PURPOSE`, `WISHES` and `POINTS`. To choose a purchase, cards are judged in the
order of how welcome they can ever be (`by_ceiling`), until no other one can be more welcome than the best so far.

The rule: players differ only in how they judge. One with a taste or a plan of its own derives its outlook from this one
(`sound`, `planned`, `beginner`), and answers come from the same functions (`answers`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from math import inf
from typing import Final, TypeAlias

from engine.computer.advice import Advice
from engine.computer.caching import Lazily
from engine.computer.endings import Ending, cards_until_piles_end_it
from engine.computer.values import (
    COINS,
    GOLD,
    SILVER,
    TERMINALS,
    VILLAGES,
    advice,
    is_junk,
    is_terminal,
    treasure_value,
    use_in_hand,
)
from engine.dealing import BASIC
from engine.decisions import Decision
from engine.kinds import ACTION, CURSE, KINDS, KNIGHT, RUINS, TREASURE, VICTORY, Kind
from engine.view import SeatView, View

STRONG: Final = 86  # an Action worth having beside a weaker one that was bought earlier
MANY_POINTS: Final = 1000.0
WINS: Final = 5000  # it ends the game, and wins it
LOSES: Final = -50  # it ends the game, and loses it
EXPOSES: Final = 0.3  # it lets another player end the game, and win it
CAN_WAIT: Final = 120  # less than a Duchy, more than Gold
CARDS_PER_TERMINAL: Final = 9  # a deck needs this many cards for each Action that ends the phase


class Outlook:
    """One question of one game, from the point of view of one seat."""

    cards_per_terminal = CARDS_PER_TERMINAL

    def __init__(self, view: View, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        self.desires: dict[str, float] = {}  # by card, as far as they were asked for

    @Lazily
    def owned(self) -> Counter[str]:
        """All the player's cards."""
        return self.view.owned

    @property
    def me(self) -> SeatView:
        return self.view.players[self.seat]

    @property
    def my_turn(self) -> bool:
        return self.view.current == self.seat

    @property
    def actions(self) -> int:
        """How many Actions can be played from the hand: those left this turn, or one in the next turn."""
        return self.view.actions if self.my_turn and self.view.phase == "action" else 1

    @Lazily
    def hand(self) -> Counter[str]:
        return Counter(self.view.hand)

    @Lazily
    def coins(self) -> int:
        """The coins of this turn if all Treasures in hand are played."""
        hand = self.view.hand
        coins = sum([COINS[id] for id in hand if id in COINS])
        fools = hand.count("fools_gold")
        if fools:
            coins += 4 * fools - (0 if "fools_gold" in self.me.in_play else 3)
        return self.view.coins + coins

    @Lazily
    def left(self) -> float:
        """How far away the end is, measured in Provinces left in a game for two."""
        provinces = 8 * self.view.piles["province"].count / BASIC["province"][len(self.view.players) - 2]
        return min(provinces, self.nearest)

    @Lazily
    def nearest(self) -> int:
        """How many cards must be taken until enough piles are empty."""
        return cards_until_piles_end_it(self.view)

    @Lazily
    def ending(self) -> Ending | None:
        """The end of the game if the cards of this turn, and one of the next, can bring it about; else None."""
        buys = self.view.buys if self.my_turn else 0
        soon = max(2, buys)
        if self.view.piles["province"].count > soon and self.nearest > soon:
            return None
        return Ending(self.view, self.seat, self.spendable, buys)

    @property
    def spendable(self) -> int:
        """The coins that can still be spent this turn: once something is bought, no Treasure can be played."""
        decision = self.decision
        is_final = decision.verb == "buy" and not any(move.startswith("play:") for move in decision.options)
        return self.view.coins if is_final else self.coins

    def stock(self, id: str) -> int:
        pile = self.view.piles.get(id)
        return pile.count if pile is not None else 0

    @Lazily
    def unseen(self) -> Counter[str]:
        """The player's cards that are neither in hand nor in play: what the deck may hold."""
        return self.owned - self.hand - Counter(self.me.in_play)

    @Lazily
    def usual_use(self) -> float:
        """How much a card of the deck helps a hand, on average."""
        return sum(count * use_in_hand(id) for id, count in self.owned.items()) / max(1, self.owned.total())

    # -- wanted cards ------------------------------------------------------------------------------------------------

    def desire(self, id: str) -> float:
        """How welcome a card is now; Silver is 50, and nothing below 1 is bought."""
        desire = self.desires.get(id)
        if desire is None:
            desire = self.usual_desire(id)
            if self.ending is not None:
                desire = self.desire_at_the_end(id, desire, self.ending)
            self.desires[id] = desire
        return desire

    def usual_desire(self, id: str) -> float:
        """How welcome a card is, apart from the end of the game."""
        judge = JUDGES.get(id)
        if judge is None:
            judge = JUDGES[id] = judge_of(id)
        return judge if isinstance(judge, float) else judge(self)

    def desire_at_the_end(self, id: str, desire: float, ending: Ending) -> float:
        """How welcome a card is that may decide the game, and would otherwise be that welcome."""
        if ending.wins(id):
            return WINS
        if ending.loses(id, bought=self.decision.verb == "buy"):
            return LOSES
        if id == "province":
            return min(desire, CAN_WAIT) if ending.should_wait else desire
        return min(desire, EXPOSES) if ending.exposes(id) else desire

    @Lazily
    def offers(self) -> list[tuple[int, str]]:
        """The cards on offer in the Supply, each with its cost."""
        piles = self.view.piles.values()
        return [(pile.cost, pile.top) for pile in piles if pile.in_supply and pile.top and pile.cost is not None]

    def purchases(self) -> list[Purchase]:
        """The purchases on offer, those that can be desired most first."""
        return by_ceiling(self.decision.options)

    def best_buy(self, coins: int) -> float:
        """How welcome the best card is that costs at most `coins`."""
        return max([self.desire(id) for cost, id in self.offers if cost <= coins], default=0)

    def pays(self, more: int) -> bool:
        """Whether `more` more coins buy something better this turn."""
        return self.best_buy(self.coins + more) > max(1, self.best_buy(self.coins))

    def points(self, kind: Kind) -> int:
        """The points that one more of them is expected to score."""
        count = POINTS.get(kind.id)
        if count is not None:
            return count(self)
        return kind.points if isinstance(kind.points, int) else 2

    def desire_for_points(self, kind: Kind) -> float:
        points = self.points(kind)
        if points >= 6:
            return MANY_POINTS
        if self.left <= 4 and points >= 3:
            return GOLD + 10 * points
        if self.left <= 6 and points >= 3:
            return SILVER + 2 * points
        if self.left <= 2 and points >= 1:
            return GOLD + points
        if self.left <= 3 and points >= 2:
            return SILVER + points
        return points - 5

    def desire_for_action(self, kind: Kind) -> float:
        known = self.advice(kind)
        carried = self.terminals_carried + (known.value >= STRONG)
        if self.copies(kind) >= known.copies or (is_terminal(kind) and self.terminals >= carried):
            return known.value / 100  # welcome as a gift, not for money
        purpose = PURPOSE.get(kind.id)
        if self.left <= 2 or (purpose is not None and not purpose(self)):
            return known.value / 100
        return known.value

    def advice(self, kind: Kind) -> Advice:
        """How much the Action is wanted, and how many at most."""
        return advice(kind)

    def copies(self, kind: Kind) -> int:
        """How many of them are owned; all Knights count as one kind."""
        if kind.types & KNIGHT:
            return sum(count for id, count in self.owned.items() if KINDS[id].types & KNIGHT)
        return self.owned.get(kind.id, 0)

    @Lazily
    def terminals(self) -> int:
        return sum([count for id, count in self.owned.items() if id in TERMINALS])

    @Lazily
    def terminals_carried(self) -> int:
        villages = sum([count for id, count in self.owned.items() if id in VILLAGES])
        return max(1, round(self.owned.total() / self.cards_per_terminal)) + villages

    # -- unwanted cards ----------------------------------------------------------------------------------------------

    def unwanted(self, id: str) -> bool:
        """Whether the deck is better without the card, considering points and the coins needed to go on."""
        kind = KINDS[id]
        if not is_junk(kind):
            return False
        if kind.types & VICTORY:
            return self.left > 3
        return id != "copper" or (self.money > 6 and self.left > 3)

    @Lazily
    def money(self) -> int:
        """The coins in the whole deck."""
        return sum([count * COINS[id] for id, count in self.owned.items() if id in COINS])


# How much a card is desired at most, its position in the options, the card, and whether it always is desired that much.
Purchase: TypeAlias = tuple[float, int, str, bool]
Judgement: TypeAlias = Callable[[Outlook], bool]
Wish: TypeAlias = Callable[[Outlook], float]
# Whether an Action bought now will still be useful, where that is not certain.
PURPOSE: Final[dict[str, Judgement]] = {}
# How welcome a card is, where neither its type nor a fixed number tells.
WISHES: Final[dict[str, Wish]] = {}
# Points that depend on other cards.
POINTS: Final[dict[str, Callable[[Outlook], int]]] = {}
# How welcome each card is; a number where that never changes.
JUDGES: Final[dict[str, float | Wish]] = {}


def judge_of(id: str) -> float | Wish:
    """Return how welcome the card is: a number if it is always the same."""
    kind = KINDS[id]
    if kind.types & (CURSE | RUINS):
        return -20.0
    if id in WISHES:
        return WISHES[id]
    if id not in POINTS and isinstance(kind.points, int) and kind.points >= 6:
        return MANY_POINTS
    fixed, wishes = _fixed_desire(kind), list[Wish]()
    if kind.types & VICTORY:
        wishes.append(lambda outlook: outlook.desire_for_points(kind))
    if kind.types & ACTION and advice(kind).value:
        wishes.append(lambda outlook: outlook.desire_for_action(kind))
    if len(wishes) == 1 and fixed < 0:
        return wishes[0]
    return (lambda outlook: max(fixed, *[wish(outlook) for wish in wishes])) if wishes else fixed


def _fixed_desire(kind: Kind) -> float:
    """How welcome the card is as a Treasure, or as an Action that is never wanted."""
    if kind.types & TREASURE:
        return float(treasure_value(kind)) if kind.id != "copper" else -1.0
    return 0.0 if kind.types & ACTION and not advice(kind).value else -5.0


def ceiling_of(id: str) -> tuple[float, bool]:
    """Return how much the card is desired at most, and whether it always is; the end of the game may change both."""
    judge, kind = judge_of(id), KINDS[id]
    if isinstance(judge, float):
        return judge, True
    if id in WISHES or id in POINTS or not isinstance(kind.points, int):
        return inf, False
    points = GOLD + 10 * kind.points if kind.types & VICTORY else 0
    money = treasure_value(kind) if kind.types & TREASURE else 0
    return float(max(points, money, advice(kind).value)), False


def unlimited(options: tuple[str, ...]) -> list[Purchase]:
    """The purchases among these moves, for a player to whom any of them may be the most welcome."""
    return [(inf, at, move[4:], False) for at, move in enumerate(options) if move.startswith("buy:")]


@lru_cache(maxsize=10_000)
def by_ceiling(options: tuple[str, ...], most_liking: float = 1) -> list[Purchase]:
    """The purchases among these moves, those that can be desired most first: how much at most, the position, the card,
    and whether it is always desired that much. So most cards need no judgement.

    Actions may be desired up to `most_liking` times as much as usual."""
    found = []
    for at, move in enumerate(options):
        if move.startswith("buy:"):
            id = move.removeprefix("buy:")
            ceiling, is_fixed = ceiling_of(id)
            if KINDS[id].types & ACTION and ceiling > 0 and most_liking != 1:
                ceiling, is_fixed = ceiling * most_liking, False
            found.append((ceiling, at, id, is_fixed))
    return sorted(found, reverse=True)
