"""Endings: whether a purchase or gain ends the game, who wins it then, and who could end it next.

The problem: near the end a card is worth what it does to the result, not to the deck. The last Province, or the last
card of a third pile, wins the game for one player and loses it for another.

The idea: points are no secret for those who remember (`View.known_points`), so the result of ending the game now can be
worked out exactly. `Ending` answers questions about the turn that is being played:

- `winning_card`: do the purchases that are left end the game and win it? Then they are made.
- `loses`: does this card end the game, and lose it? Then it is not taken, if that can be helped.
- `exposes`: does this card let another player end the game, and win it, who could not have before? For Provinces there
  is `should_wait`, since they are worth some risk.

It has no opinion where points are unknown. What cards do when they are bought is not considered, but for the Curses of
Ill-Gotten Gains, those that an Embargo brings, and the victory tokens of Goons. While a player is possessed, the points
are those of the possessor, who gains the cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final, Literal, TypeAlias, cast

from engine.computer.caching import Lazily
from engine.kinds import KINDS, VICTORY, Holdings
from engine.supply import PileView
from engine.view import View

Outcome: TypeAlias = Literal["won", "shared", "lost", "unknown"]
EASILY_PAID: Final = 5  # coins that a player has in most turns


def piles_to_end(players: int) -> int:
    """How many empty piles end the game."""
    return 3 if players < 5 else 4


def cards_until_piles_end_it(view: View) -> int:
    """How many cards, taken from the right piles, end the game by empty piles."""
    counts = sorted([pile.count for pile in view.piles.values() if pile.in_supply])
    return sum(counts[: piles_to_end(len(view.players))])


def last_piles(view: View) -> tuple[str, ...]:
    """The piles each of which ends the game alone when it is empty."""
    return ("province", "colony") if "colony" in view.piles else ("province",)


class Ending:
    """The end of the game, as the player of that seat, or their possessor, sees it coming in a turn with this much to
    spend."""

    def __init__(
        self, view: View, seat: int, coins: int, buys: int, potions: int = 0, possessor: int | None = None
    ) -> None:
        self.view = view
        self.coins = coins
        self.buys = buys
        self.potions = potions
        self.possessor = possessor
        self.buyer = seat
        self.seat = seat if possessor is None else possessor  # who gains the cards

    # -- the state of things -----------------------------------------------------------------------------------------

    @Lazily
    def piles(self) -> dict[str, PileView]:
        """The piles that are not empty, by the card on offer; cards that may not be bought this turn are among them."""
        return {pile.top: pile for pile in self.view.piles.values() if pile.in_supply and pile.top is not None}

    @Lazily
    def last_piles(self) -> tuple[str, ...]:
        return last_piles(self.view)

    @Lazily
    def missing(self) -> int:
        """How many more piles have to be emptied to end the game by that."""
        empty = sum(pile.in_supply and not pile.count for pile in self.view.piles.values())
        return piles_to_end(len(self.view.players)) - empty

    def counts_after(self, taken: Mapping[str, int]) -> dict[str, int]:
        """The cards left in each pile that is not empty now, after these were taken."""
        counts = {id: pile.count - taken.get(id, 0) for id, pile in self.piles.items()}
        if "curse" in counts:
            curses = self._curses(taken) * (len(self.view.players) - 1) + self._own_curses(taken)
            counts["curse"] -= min(counts["curse"], curses)
        return counts

    def _is_last(self, id: str, left: int) -> bool:
        """Whether taking this card may end the game, once `left` - 1 more are gone, and it is not over anyway.

        A quick look before a thorough one: far from the end there is nothing to judge.
        """
        pile = self.piles.get(id)
        if pile is None or self.missing <= 0 or any(each not in self.piles for each in self.last_piles):
            return False
        if id == "ill_gotten_gains":
            return True
        return (id in self.last_piles and pile.count == left) or (pile.count + self.missing - 1 == left)

    def is_over(self, taken: Mapping[str, int]) -> bool:
        """Whether the game is over after this turn, if these cards are taken."""
        counts = self.counts_after(taken)
        return (
            any(not counts.get(id) for id in self.last_piles)
            or sum(count <= 0 for count in counts.values()) >= self.missing
        )

    def outcome(self, taken: Mapping[str, int]) -> Outcome:
        """How the game ends for this seat if it ends with this turn, and these cards are taken before."""
        points = self.view.known_points
        cursed = self._curses(taken) if "curse" in self.piles else 0
        mine, others = (self._points(taken), -self._turns(self.seat)), []
        for seat, known in enumerate(points):
            if known is None:
                return "unknown"
            if seat != self.seat:
                others.append((known - cursed, -self._turns(seat)))
        best = max(others)
        return "won" if mine > best else "shared" if mine == best else "lost"

    def _points(self, taken: Mapping[str, int]) -> int:
        """The points of this seat, with these cards."""
        before = self.view.known_points[self.seat]
        tokens = self._tokens(taken) - self._own_curses(taken)
        if before is not None and self.possessor is not None:  # what the possessor has is not in the view
            points = [(KINDS[id].points, count) for id, count in taken.items()]
            return before + tokens + sum([each * count for each, count in points if isinstance(each, int)])
        if before is not None and self._is_plain and all(isinstance(KINDS[id].points, int) for id in taken):
            return before + tokens + sum([count * cast("int", KINDS[id].points) for id, count in taken.items()])
        holdings = Holdings(())
        for id, count in (self.view.owned + Counter(taken)).items():
            holdings.counts[KINDS[id]] = count
        return holdings.points() + self.view.players[self.seat].victory_tokens + tokens

    def _tokens(self, taken: Mapping[str, int]) -> int:
        """The victory tokens that come with buying these cards."""
        if "goons" not in self.view.piles or self.seat != self.view.current or self.view.phase != "buy":
            return 0
        return self.view.players[self.seat].in_play.count("goons") * sum(taken.values())

    def _own_curses(self, taken: Mapping[str, int]) -> int:
        """The Curses that come with buying these cards."""
        if "embargo" not in self.view.piles or "curse" not in self.piles or self.view.phase != "buy":
            return 0
        if self.buyer != self.view.current:
            return 0
        curses = sum(count * self.piles[id].embargo_tokens for id, count in taken.items() if id in self.piles)
        return min(curses, self.piles["curse"].count)

    @Lazily
    def _is_plain(self) -> bool:
        """Whether this seat has no card whose points depend on others: then points can be added up."""
        return all(isinstance(KINDS[id].points, int) for id in self.view.owned)

    def _turns(self, seat: int) -> int:
        """The turns of that seat if the game ends with this one."""
        return self.view.players[seat].turns + (seat == self.view.current and not self.view.is_extra_turn)

    @staticmethod
    def _curses(taken: Mapping[str, int]) -> int:
        """The Curses that each other player gains along with these cards."""
        return taken.get("ill_gotten_gains", 0)

    # -- ending it now -----------------------------------------------------------------------------------------------

    @Lazily
    def winning_card(self) -> str | None:
        """A card to buy next on the way to an end this turn that wins the game; None if there is no such way."""
        for taken in self._ways_to_end():
            purchases = self._with_points(taken)
            if purchases and self.outcome(purchases) == "won":
                # Points first: should something unforeseen happen, the game does not end without them.
                return max(purchases, key=lambda id: (bool(KINDS[id].types & VICTORY), KINDS[id].cost))
        return None

    def _ways_to_end(self) -> Iterator[Counter[str]]:
        """The cards that must be bought to end the game this turn, for each way that there is."""
        small = {id: pile.count for id, pile in self.piles.items() if pile.count <= self.buys}
        for id in self.last_piles:
            if id in small:
                yield from self._affordable(Counter({id: small[id]}))
        for ids in combinations(small, max(0, self.missing)):
            yield from self._affordable(Counter({id: small[id] for id in ids}))

    def _affordable(self, taken: Counter[str]) -> Iterator[Counter[str]]:
        if taken.total() <= self.buys and self._pays(taken) and all(map(self._may_buy, taken)):
            yield taken

    def _pays(self, taken: Mapping[str, int]) -> bool:
        """Whether the coins and potions are enough for these cards."""
        potions = sum(count for id, count in taken.items() if self.piles[id].potions)
        return self._price(taken) <= self.coins and potions <= self.potions

    def _may_buy(self, id: str) -> bool:
        """Whether the card may be bought this turn, apart from its cost."""
        may_buy = KINDS[id].may_buy
        if may_buy is not None and not may_buy([KINDS[each] for each in self.view.players[self.buyer].in_play]):
            return False
        return id not in self.view.forbidden

    def _price(self, taken: Mapping[str, int]) -> int:
        return sum(count * (self.piles[id].cost or 0) for id, count in taken.items())

    def _with_points(self, taken: Counter[str]) -> Counter[str]:
        """Return these purchases and, for the buys and coins that are left, those that score the most."""
        found = Counter(taken)
        while found.total() < self.buys:
            scores = {
                id: self._points(found + Counter([id]))
                for id, pile in self.piles.items()
                if KINDS[id].types & VICTORY and pile.count > found[id] and self._pays(found + Counter([id]))
                if self._may_buy(id)
            }
            best = max(scores, key=lambda id: scores[id], default=None)
            if best is None or scores[best] <= self._points(found):
                return found
            found[best] += 1
        return found

    def wins(self, id: str) -> bool:
        """Whether taking this card ends the game and wins it."""
        return self._is_last(id, 1) and self.is_over({id: 1}) and self.outcome({id: 1}) == "won"

    def loses(self, id: str, *, bought: bool) -> bool:
        """Whether taking this card ends the game, and no purchases that are left this turn save it from being lost."""
        if not self._is_last(id, 1):
            return False
        taken = Counter([id])
        if not self.is_over(taken) or self.outcome(taken) != "lost":
            return False
        if self.buyer != self.view.current:
            return True
        rest = Ending(self.view, self.buyer, self.coins, self.buys, self.potions, self.possessor)
        if not bought:  # a gift: all coins and buys are still there
            rest.coins += self.piles[id].cost or 0
            rest.potions += self.piles[id].potions
            rest.buys += 1
        return self.outcome(rest._with_points(taken)) == "lost"

    # -- ending it next ----------------------------------------------------------------------------------------------

    def exposes(self, id: str) -> bool:
        """Whether only taking this card lets another player win by ending the game with the next card: the last
        Province, or the last card of a third pile that is easily paid for."""
        if not self._is_last(id, 2):
            return False
        taken = Counter([id])
        before, after = self._last_cards(self.counts_after({})), self._last_cards(self.counts_after(taken))
        return any(self._wins_next(last, taken) for last in after - before)

    @Lazily
    def should_wait(self) -> bool:
        """Whether to leave the second-last Province: another player could take the last one and win, while a Duchy gets
        ahead. Waiting in other positions, too, gained nothing that could be measured.
        """
        if "duchy" not in self.piles or not self.exposes("province"):
            return False
        with_duchy = self._points({"duchy": 1})
        return all(known is not None and known < with_duchy for known in self._points_of_others)

    @property
    def _points_of_others(self) -> list[int | None]:
        return [known for seat, known in enumerate(self.view.known_points) if seat != self.seat]

    def _last_cards(self, counts: Mapping[str, int]) -> set[str]:
        """The cards each of which would end the game, with these cards left in the piles."""
        found = {id for id in self.last_piles if counts.get(id) == 1}
        if sum(count <= 0 for count in counts.values()) == self.missing - 1:
            easy = {id for id, pile in self.piles.items() if (pile.cost or 0) <= EASILY_PAID and not pile.potions}
            found |= {id for id in easy if counts[id] == 1}
        return found

    def _wins_next(self, last: str, taken: Mapping[str, int]) -> bool:
        """Whether another player who takes that card would win."""
        points = KINDS[last].points
        more = points if isinstance(points, int) else 0
        mine = (self._points(taken), -self._turns(self.seat))
        others = [
            (known + more, -self._turns(seat) - 1)
            for seat, known in enumerate(self.view.known_points)
            if known is not None and seat != self.seat
        ]
        return max(others, default=mine) > mine
