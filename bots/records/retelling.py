"""The story of a finished game, from its record: turn by turn, who gained what, and what everybody's points were.

It names what was hidden while the game was played (points in a game with Masquerade), so there is none of a game that
is not over. A record that no longer fits the rules has no story either.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bots.records.export import replay_steps
from bots.refusals import Refusal
from engine import KINDS, Event, Game, Owned, Record, Result, View
from storage.story import MOST_TURNS, BiggestTurn, Story, TurnInShort

PROVINCE = "province"
COLONY = "colony"


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a finished game."""

    seat: int
    number: int  # which turn of that seat
    points: tuple[int, ...]  # of all seats after it
    changes: tuple[int, ...]  # of everybody's points in it
    bought: tuple[str, ...] = ()
    gained: tuple[tuple[int, str], ...] = ()  # by whom, and which card, purchases included
    coins: int = 0  # the most that the player had for purchases
    spent: int = 0

    def gains_of(self, seat: int) -> tuple[str, ...]:
        """Return the cards that a seat gained in this turn."""
        return tuple(card for who, card in self.gained if who == seat)

    @property
    def value(self) -> int:
        """What the cards that its player gained cost, as printed."""
        return sum(KINDS[card].cost for card in self.gains_of(self.seat))


@dataclass(frozen=True, slots=True)
class Retelling:
    """A finished game, told from its beginning to its end."""

    names: tuple[str, ...]
    turns: tuple[Turn, ...]
    decks: tuple[tuple[Owned, ...], ...]  # at the end, by seat
    empty_piles: tuple[str, ...]  # of the Supply: why the game ended
    result: Result

    @property
    def biggest(self) -> Turn | None:
        """The turn whose player gained most, by cost; of equal ones that with the most coins, then the first."""
        return max((turn for turn in self.turns if turn.value), key=lambda turn: (turn.value, turn.coins), default=None)

    def bought(self, seat: int) -> Counter[str]:
        """Return how many of each card a seat bought."""
        return Counter(card for turn in self.turns if turn.seat == seat for card in turn.bought)

    def in_short(self) -> Story:
        """Return what is stored with the table: the points and the biggest turn."""
        turns = tuple(TurnInShort(turn.seat, turn.points, _provinces(turn)) for turn in self.turns[:MOST_TURNS])
        best = self.biggest
        if best is None:
            return Story(turns)
        return Story(turns, BiggestTurn(best.seat, best.number, best.coins, best.gains_of(best.seat)))


def _provinces(turn: Turn) -> tuple[int, ...]:
    return tuple(sorted({seat for seat, card in turn.gained if card == PROVINCE}))


def retell(record: Record) -> Retelling:
    """Replay the record of a finished game; refuse one that is not over, or that no longer fits the rules."""
    if record.result is None:
        raise Refusal("record-unfinished")
    teller = _Teller()
    for game, events in replay_steps(record):
        teller.hear(game, events)
    if teller.view is None or teller.view.result != record.result:  # the rules have changed without refusing an answer
        raise Refusal("record-changed")
    return Retelling(
        tuple(record.names), tuple(teller.turns), teller.view.final_decks, empty_piles(teller.view), record.result
    )


def empty_piles(view: View) -> tuple[str, ...]:
    """Return the empty piles of the Supply, those that end the game on their own first."""
    empty = (id for id, pile in view.piles.items() if pile.in_supply and not pile.count)
    return tuple(sorted(empty, key=lambda id: id not in (PROVINCE, COLONY)))


@dataclass(slots=True)
class _Teller:
    """Listens to a game while it is replayed, and notes its turns."""

    turns: list[Turn] = field(default_factory=list)
    view: View | None = None  # after the last answer
    _points: tuple[int, ...] = ()  # after the last turn
    _seat: int = -1
    _number: int = 0
    _bought: list[str] = field(default_factory=list)
    _gained: list[tuple[int, str]] = field(default_factory=list)
    _coins: int = 0
    _spent: int = 0

    def hear(self, game: Game, events: Sequence[Event]) -> None:
        """Note what an answer led to. It ends at most one turn, since every turn asks something."""
        if self.view is not None:
            self._coins = max(self._coins, self.view.coins + self._spent)
        for event in events:
            if event.name in ("turn", "end"):
                self._end_turn(game)
            if event.name == "turn" and event.seat is not None:
                self._seat, self._number = event.seat, event.size
            elif event.name == "buy":
                self._bought += event.cards
                self._spent += sum(map(self._cost, event.cards))
            elif event.name == "gain" and event.seat is not None:
                self._gained += [(event.seat, card) for card in event.cards]
        self.view = game.view(None)

    def _cost(self, card: str) -> int:
        """Return what a card that was just bought had cost before."""
        assert self.view is not None  # noqa: S101
        costs = (pile.cost for pile in self.view.piles.values() if card in (pile.top, pile.id))
        return next((cost for cost in costs if cost is not None), 0)

    def _end_turn(self, game: Game) -> None:
        """Note the turn that is over, if there was one."""
        points = tuple(sum(card.points for card in deck) for deck in game.owned())
        if self._seat >= 0:
            changes = tuple(after - before for before, after in zip(self._points, points, strict=True))
            made = tuple(self._bought), tuple(self._gained), self._coins, self._spent
            self.turns.append(Turn(self._seat, self._number, points, changes, *made))
        self._points, self._bought, self._gained, self._coins, self._spent = points, [], [], 0, 0
