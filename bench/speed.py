"""Games per second of Big Money against Big Money, here and in pyminion, on the same kingdom."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import mean, median
from time import process_time

from engine import big_money, simulate

KINGDOM = ("smithy", "village", "market", "moat", "witch", "chapel", "cellar", "festival", "laboratory", "militia")
ROUNDS = 60
GAMES_PER_ROUND = 20


@dataclass
class Pace:
    """Seconds of processor time per game, one figure per round, and turns per player, one figure per game."""

    seconds: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)

    def run(self, game: Callable[[int], float], first: int) -> None:
        began = process_time()
        self.turns += [game(number) for number in range(first, first + GAMES_PER_ROUND)]
        self.seconds.append((process_time() - began) / GAMES_PER_ROUND)

    def row(self, name: str) -> str:
        rates = sorted(1 / each for each in self.seconds)
        low, high = rates[len(rates) // 10], rates[-1 - len(rates) // 10]
        return f"  {name:<18}{median(rates):>8.0f}   ({low:.0f} to {high:.0f}){mean(self.turns):>10.1f}"


def ours(number: int) -> float:
    return mean(simulate((big_money, big_money), KINGDOM, f"bench {number}").turns)


def theirs() -> Callable[[int], float] | None:
    """Return the same game in pyminion, or None if it is not installed."""
    try:
        from pyminion.bots.examples import BigMoney
        from pyminion.expansions import base
        from pyminion.game import Game
    except ImportError:
        return None
    kingdom = [getattr(base, id) for id in KINGDOM]

    def play(_number: int) -> float:
        players = [BigMoney("first"), BigMoney("second")]
        Game(players=players, expansions=[base.base_set], kingdom_cards=kingdom).play()
        return mean(player.turns for player in players)

    return play


def report() -> None:
    """Print the table. Rounds of both alternate, so that other load on the machine slows both equally."""
    logging.disable(logging.CRITICAL)  # pyminion logs every move otherwise
    other = theirs()
    here, there = Pace(), Pace()
    for at in range(-1, ROUNDS):
        if at == 0:
            here, there = Pace(), Pace()  # the round before the first was for warming up
        here.run(ours, at * GAMES_PER_ROUND)
        if other is not None:
            there.run(other, at * GAMES_PER_ROUND)
    print(f"Big Money against Big Money, {ROUNDS} rounds of {GAMES_PER_ROUND} games")
    print(f"  {'':<18}{'games/s':>8}   (10th to 90th percentile)   turns")
    print(here.row("this engine"))
    if other is None:
        print("  pyminion is not installed; to compare: pip install 'pyminion==0.4.0', or pip install -e '.[bench]'")
        return
    print(there.row("pyminion"))
    ratios = sorted(slow / fast for fast, slow in zip(here.seconds, there.seconds, strict=True))
    low, high = ratios[len(ratios) // 10], ratios[-1 - len(ratios) // 10]
    ratio = median(there.seconds) / median(here.seconds)
    print(f"  ratio of medians {ratio:.2f}   (rounds {low:.2f} to {high:.2f})")
