"""Games per second: Big Money against Big Money, here and in pyminion, on the same kingdom; and two solid players on
recommended kingdoms."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import mean, median
from time import process_time
from typing import TypeAlias

from engine import RECOMMENDED, big_money, computer_player, simulate

KINGDOM = ("smithy", "village", "market", "moat", "witch", "chapel", "cellar", "festival", "laboratory", "militia")
ROUNDS = 60
GAMES_PER_ROUND = 20
Game: TypeAlias = Callable[[int], Sequence[int]]  # returns how many turns each player had


@dataclass
class Pace:
    """Seconds of processor time per game, one figure per round, and turns, one figure per player and game."""

    seconds: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    def run(self, game: Game, first: int) -> None:
        began = process_time()
        for number in range(first, first + GAMES_PER_ROUND):
            self.turns += game(number)
        self.seconds.append((process_time() - began) / GAMES_PER_ROUND)

    def row(self, name: str) -> str:
        rates = sorted(1 / each for each in self.seconds)
        low, high = rates[len(rates) // 10], rates[-1 - len(rates) // 10]
        return f"  {name:<20}{median(rates):>8.0f}   ({low:.0f} to {high:.0f}){mean(self.turns):>10.1f}"


def ours(number: int) -> Sequence[int]:
    return simulate((big_money, big_money), KINGDOM, f"bench {number}").turns


def solid(number: int) -> Sequence[int]:
    kingdom = RECOMMENDED[number % len(RECOMMENDED)]
    players = [computer_player("sound", seed=f"bench {number} {seat}") for seat in range(2)]
    return simulate(players, kingdom.cards, f"bench {number}", kingdom.edition).turns


def theirs() -> Game | None:
    """Return the same game in pyminion, or None if it is not installed."""
    try:
        from pyminion.bots.examples import BigMoney
        from pyminion.expansions import base
        from pyminion.game import Game as PyminionGame
    except ImportError:
        return None
    kingdom = [getattr(base, id) for id in KINGDOM]

    def play(_number: int) -> Sequence[int]:
        players = [BigMoney("first"), BigMoney("second")]
        PyminionGame(players=players, expansions=[base.base_set], kingdom_cards=kingdom).play()
        return [player.turns for player in players]

    return play


def report() -> None:
    """Print the table. Rounds of all alternate, so that other load on the machine slows all equally."""
    logging.disable(logging.CRITICAL)  # pyminion logs every move otherwise
    other = theirs()
    games = {"Big Money": ours, "solid players": solid} | ({"Big Money, pyminion": other} if other else {})
    paces: dict[str, Pace] = {}
    for at in range(-1, ROUNDS):
        if at <= 0:
            paces = {name: Pace() for name in games}  # the round before the first was for warming up
        for name, game in games.items():
            paces[name].run(game, at * GAMES_PER_ROUND)
    print(f"Two players, {ROUNDS} rounds of {GAMES_PER_ROUND} games; solid players in recommended kingdoms")
    print(f"  {'':<20}{'games/s':>8}   (10th to 90th percentile)   turns")
    for name, pace in paces.items():
        print(pace.row(name))
    for name, pace in paces.items():
        if pace is not paces["Big Money"]:
            _print_ratio(f"Big Money to {name}", paces["Big Money"], pace)
    if other is None:
        print("  pyminion is not installed; to compare: pip install 'pyminion==0.4.0', or pip install -e '.[bench]'")


def _print_ratio(name: str, one: Pace, other: Pace) -> None:
    ratios = sorted(slow / fast for fast, slow in zip(one.seconds, other.seconds, strict=True))
    low, high = ratios[len(ratios) // 10], ratios[-1 - len(ratios) // 10]
    ratio = median(other.seconds) / median(one.seconds)
    print(f"  {name}: ratio of medians {ratio:.2f}   (rounds {low:.2f} to {high:.2f})")
