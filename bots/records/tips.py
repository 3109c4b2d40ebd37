"""One thing that somebody could try next time, from the comparison of what they did with what a strong player would do.

A game is replayed, and at each purchase a strong player is asked what it would buy with the same coins. Single
differences are a matter of taste; only what happened several times becomes a tip.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from bots.records.retelling import PROVINCE, Retelling
from engine import ACTION, KINDS, TREASURE, VICTORY, ComputerPlayer, Decision, Game, Picks, View, full_pile

TipKind: TypeAlias = Literal[
    "early_points",
    "idle_actions",
    "late_points",
    "unspent",
    "money_first",
    "better_card",
    "late_province",
    "no_province",
    "curses",
    "as_advised",
]
TIPS: Final[tuple[str, ...]] = get_args(TipKind)
OFTEN: Final = 3  # times that make a habit
EARLY: Final = 0.6  # part of the Provinces that are left while points are too early
LATE: Final = 3  # turns after the winner's first Province


class Tip(NamedTuple):
    """What to try: a key, and what its sentence needs: ids of cards (`card`, `alternative`), numbers."""

    kind: TipKind
    facts: dict[str, str | int]


class Purchase(NamedTuple):
    """Something that was bought, or "" for nothing, where a strong player would have bought something else."""

    card: str
    advised: str
    left: int  # Provinces


@dataclass(slots=True)
class Habits:
    """What somebody did again and again."""

    purchases: int = 0
    others: list[Purchase] = field(default_factory=list)  # those that a strong player would not have made
    idle: set[int] = field(default_factory=set)  # turns that ended with Actions in hand, and none to play them with

    def hear(self, view: View, decision: Decision, picks: Picks, player: ComputerPlayer) -> None:
        """Note an answer in the buy phase."""
        turn = view.players[decision.seat].turns
        has_actions = any(KINDS[id].types & ACTION and KINDS[id].cost for id in view.hand)
        if has_actions and not view.actions:
            self.idle.add(turn)
        else:
            self.idle.discard(turn)
        move = decision.options[picks[0]] if picks else "end"
        advised = [decision.options[pick] for pick in player(view, decision)][:1]
        if move.startswith("play:") or move == "treasures" or not advised or not _is_purchase(advised[0]):
            return
        self.purchases += 1
        if advised[0] != move:
            bought = Purchase(_card(move), _card(advised[0]), view.piles[PROVINCE].count)
            self.others.append(bought)


def _is_purchase(move: str) -> bool:
    return move == "end" or move.startswith("buy:")


def _card(move: str) -> str:
    return move[4:] if move.startswith("buy:") else ""


class Comparison:
    """Listens to a game while it is replayed, and compares what everybody does with what a strong player would do."""

    def __init__(self, seats: int, player: ComputerPlayer) -> None:
        self.habits = [Habits() for _ in range(seats)]
        self._player = player

    def hear(self, game: Game, seat: int, picks: Picks) -> None:
        """Note the answer that the seat is about to give."""
        decision = next((each for each in game.pending if each.decider == seat == each.seat), None)
        if decision is not None and decision.verb == "buy":
            self.habits[seat].hear(game.view(seat), decision, picks, self._player)

    def tip(self, seat: int, told: Retelling) -> Tip:
        """Return what this seat should try next time: what would have mattered most, or that all was well."""
        habits = self.habits[seat]
        return (
            _about_early_points(habits, full_pile(PROVINCE, len(told.names)))
            or _about_idle_actions(habits, told.result.turns[seat])
            or _about_purchases(habits)
            or _about_provinces(told, seat)
            or _about_curses(told, seat)
            or Tip("as_advised", {"count": habits.purchases - len(habits.others), "all": habits.purchases})
        )


def _about_early_points(habits: Habits, provinces: int) -> Tip | None:
    early = [each for each in habits.others if _is_for_points(each.card) and not _is_for_points(each.advised)]
    early = [each for each in early if each.left > EARLY * provinces]
    if len(early) < OFTEN:
        return None
    card = _most_common([each.card for each in early])
    return Tip("early_points", {"count": len(early), "card": card, "left": early[0].left})


def _about_idle_actions(habits: Habits, turns: int) -> Tip | None:
    is_habit = len(habits.idle) >= max(OFTEN, turns // 4)
    return Tip("idle_actions", {"count": len(habits.idle)}) if is_habit else None


def _about_purchases(habits: Habits) -> Tip | None:
    """Return what a strong player would have bought instead most often: points, anything at all, or another card."""
    late = [each.advised for each in habits.others if _is_for_points(each.advised) and not _is_for_points(each.card)]
    unspent = [each.advised for each in habits.others if not each.card and not _is_for_points(each.advised)]
    found = [_about_cards(habits)]
    if len(late) >= OFTEN:
        found.append(Tip("late_points", {"count": len(late), "card": _most_common(late)}))
    if len(unspent) >= OFTEN:
        found.append(Tip("unspent", {"count": len(unspent), "card": _most_common(unspent)}))
    return max((each for each in found if each is not None), key=lambda each: int(each.facts["count"]), default=None)


def _about_cards(habits: Habits) -> Tip | None:
    """Return the exchange of one card for another that a strong player would have made most often."""
    pairs = Counter((each.advised, each.card) for each in habits.others if each.card and each.advised)
    useful = {pair: count for pair, count in pairs.items() if not any(map(_is_for_points, pair))}
    if not useful:
        return None
    (advised, card), count = max(useful.items(), key=lambda each: (each[1], each[0]))
    if count < OFTEN:
        return None
    is_money = KINDS[advised].types & TREASURE and KINDS[card].types & ACTION
    return Tip("money_first" if is_money else "better_card", {"card": advised, "alternative": card, "count": count})


def _about_provinces(told: Retelling, seat: int) -> Tip | None:
    """Compare the first Province with that of the winners."""
    mine, theirs = _first_province(told, seat), [_first_province(told, each) for each in told.result.winners]
    first = min((number for number in theirs if number), default=0)
    if not first or seat in told.result.winners:
        return None
    if not mine:
        return Tip("no_province", {"number": first})
    return Tip("late_province", {"count": mine, "number": first}) if mine - first >= LATE else None


def _first_province(told: Retelling, seat: int) -> int:
    """Return the turn, counted for the seat, in which it bought its first Province; 0 if it never did."""
    return next((turn.number for turn in told.turns if turn.seat == seat and PROVINCE in turn.gains_of(seat)), 0)


def _about_curses(told: Retelling, seat: int) -> Tip | None:
    curses = next((card.copies for card in told.decks[seat] if card.id == "curse"), 0)
    return Tip("curses", {"count": curses}) if curses > OFTEN else None


def _is_for_points(card: str) -> bool:
    return bool(card) and bool(KINDS[card].types & VICTORY) and not KINDS[card].types & (ACTION | TREASURE)


def _most_common(cards: Sequence[str]) -> str:
    return max(sorted(set(cards)), key=cards.count)
