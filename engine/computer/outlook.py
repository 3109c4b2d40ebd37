"""How a player judges the table, from the view alone.

The problem: most questions come down to how welcome a card is just now, and that depends on the deck, on the coins of
the turn and on how near the end is. A game has hundreds of questions, most of which need only a little of all that.

The idea: an `Outlook` is made for each question, and works out what is asked of it when it is first asked (`Lazily`).
`desire` is how welcome a card is, on the scale of `values` (Silver 50, Gold 100): a number where that never changes, or
a function of the outlook (`judge_of`), corrected near the end by what `endings` finds out. Where that depends on the
card, the modules for each set fill in the tables of `welcome`. To choose a purchase, cards are judged in the order of
how welcome they can ever be (`by_ceiling`), until no other one can be more welcome than the best so far.

The rule: players differ only in how they judge. One with a taste or a plan of its own derives its outlook from this one
(`sound`, `planned`, `beginner`), and answers come from the same functions (`answers`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from engine.computer.advice import FOR_A_POTION, Advice
from engine.computer.caching import Lazily
from engine.computer.decks import Deck
from engine.computer.endings import Ending, cards_until_piles_end_it, last_piles
from engine.computer.values import (
    COINS,
    GOLD,
    SILVER,
    TERMINALS,
    VILLAGES,
    advice,
    is_junk,
    is_terminal,
    use_in_hand,
)
from engine.computer.welcome import (
    JUDGES,
    MANY_POINTS,
    MORE_COINS,
    POINTS,
    PURPOSE,
    Purchase,
    by_ceiling,
    judge_of,
)
from engine.dealing import BASIC, full_pile
from engine.decisions import Decision
from engine.kinds import KINDS, KNIGHT, VICTORY, Kind
from engine.view import SeatView, View

STRONG: Final = 86  # an Action worth having beside a weaker one that was bought earlier
WINS: Final = 5000  # it ends the game, and wins it
LOSES: Final = -50  # it ends the game, and loses it
EXPOSES: Final = 0.3  # it lets another player end the game, and win it
CAN_WAIT: Final = 120  # less than a Duchy, more than Gold
COINS_KEPT: Final = 5  # coins of the deck that a Chapel leaves
PER_CURSE: Final = 35  # how much less a card is wanted for each Curse that comes with it
CARDS_PER_TERMINAL: Final = 9  # a deck needs this many cards for each Action that ends the phase


class Outlook:
    """One question of one game, from the point of view of one seat."""

    cards_per_terminal = CARDS_PER_TERMINAL
    coins_kept = COINS_KEPT
    for_a_potion: Collection[str] = FOR_A_POTION

    def __init__(self, view: View, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.seat = decision.seat
        decider = decision.decider
        self.possessor = decider if decider != decision.seat else None  # who decides, and gains, in place of this seat
        self.desires: dict[str, float] = {}  # by card, as far as they were asked for

    @Lazily
    def owned(self) -> Counter[str]:
        """All the player's cards."""
        return self.view.owned

    @property
    def me(self) -> SeatView:
        return self.view.players[self.seat]

    @property
    def receiver(self) -> int:
        """The seat that gets the cards that are gained."""
        return self.seat if self.possessor is None else self.possessor

    @Lazily
    def is_possessor_alone(self) -> bool:
        """Whether the player of this seat is possessed, and the possessor is the only other player."""
        return self.possessor is not None and len(self.view.players) == 2

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
        if not MORE_COINS.keys().isdisjoint(self.hand):
            coins += sum(more(self) for id, more in MORE_COINS.items() if self.hand[id])
        return self.view.coins + coins

    @Lazily
    def potions(self) -> int:
        """The potions of this turn if all that are in hand are played."""
        return self.view.potions + self.hand["potion"]

    @Lazily
    def left(self) -> float:
        """How far away the end is, measured in Provinces left in a game for two, or in Colonies."""
        piles, players = self.view.piles, len(self.view.players)
        provinces = 8 * piles["province"].count / BASIC["province"][players - 2]
        if "colony" in piles:
            provinces = min(provinces, 8 * piles["colony"].count / full_pile("colony", players))
        return min(provinces, self.nearest)

    @Lazily
    def nearest(self) -> int:
        """How many cards must be taken until enough piles are empty."""
        return cards_until_piles_end_it(self.view)

    @Lazily
    def ending(self) -> Ending | None:
        """The end of the game if the cards of this turn, and one of the next, can bring it about; else None."""
        return self.find_ending()

    def find_ending(self) -> Ending | None:
        """Find out whether the end of the game is near."""
        buys = self.view.buys if self.my_turn else 0
        soon = max(2, buys)
        if self.nearest > soon and all(self.view.piles[id].count > soon for id in last_piles(self.view)):
            return None
        return Ending(self.view, self.seat, self.spendable, buys, self.spendable_potions, self.possessor)

    @property
    def spendable(self) -> int:
        """The coins that can still be spent this turn: once something is bought, no Treasure can be played."""
        return self.view.coins if self.is_final else self.coins

    @property
    def spendable_potions(self) -> int:
        """The potions that can still be spent this turn."""
        return self.view.potions if self.is_final else self.potions

    @Lazily
    def is_final(self) -> bool:
        """Whether no Treasure can be played any more this turn."""
        decision = self.decision
        return decision.verb == "buy" and not any(move.startswith("play:") for move in decision.options)

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
            if self.is_embargoed:
                desire = self.desire_with_curses(id, desire)
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
        if id in ending.last_piles:
            return min(desire, CAN_WAIT) if id == "province" and ending.should_wait else desire
        return min(desire, EXPOSES) if ending.exposes(id) else desire

    @Lazily
    def is_embargoed(self) -> bool:
        """Whether purchases may come with Curses."""
        return "embargo" in self.view.piles and self.decision.verb == "buy" and self.stock("curse") > 0

    def desire_with_curses(self, id: str, desire: float) -> float:
        """How welcome a card is for money that would otherwise be that welcome."""
        pile = self.view.piles.get(id)  # in mixed piles one does not look
        if pile is None or not pile.embargo_tokens:
            return desire
        points = KINDS[id].points
        if isinstance(points, int) and desire >= MANY_POINTS:
            return desire if points > pile.embargo_tokens else -1
        return desire - PER_CURSE * pile.embargo_tokens

    @Lazily
    def offers(self) -> list[tuple[int, str]]:
        """The cards on offer in the Supply, each with its cost; without those that may not be bought this turn, or cost
        more potions than there are."""
        piles, forbidden = self.view.piles.values(), self.view.forbidden
        return [
            (pile.cost, pile.top)
            for pile in piles
            if pile.in_supply and pile.top and pile.cost is not None and pile.top not in forbidden
            if not pile.potions or self.potions
        ]

    def purchases(self) -> list[Purchase]:
        """The purchases on offer, those that can be desired most first."""
        return by_ceiling(self.decision.options)

    def best_buy(self, coins: int) -> float:
        """How welcome the best card is that costs at most `coins`, and a potion if there is one."""
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
            return MANY_POINTS + points
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
        """How many of them are owned, as far as that is known; all Knights count as one kind."""
        if self.possessor is not None:
            return 0
        if kind.types & KNIGHT:
            return sum(count for id, count in self.owned.items() if KINDS[id].types & KNIGHT)
        return self.owned.get(kind.id, 0)

    @Lazily
    def terminals(self) -> int:
        if self.possessor is not None:
            return 0  # the card goes to another deck
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

    @Lazily
    def deck(self) -> Deck:
        """What the whole deck can do in one turn."""
        return Deck(self.owned)
