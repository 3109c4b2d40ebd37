"""What it costs to store a game between two answers: the time per answer from bytes to bytes, and the bytes."""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from engine import RECOMMENDED, SETS, Builder, Game, Kingdom, random_kingdom
from tests.engine.boxes import sets_for

GAMES_PER_KINGDOM = 3
RANDOM_KINGDOMS = 5  # from each set, and from all sets together
LIMIT = 2048  # bytes, for two players


@dataclass
class Keeping:
    """Seconds per answer, and bytes per save."""

    seconds: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)

    def play_out(self, kingdom: Kingdom, number: int) -> None:
        """Play a game between two Builders, loading and saving it at every answer."""
        game = Game.new(["Ann", "Bob"], kingdom.cards, f"bench {kingdom.id} {number}", edition=kingdom.edition)
        players = (Builder(), Builder())
        data = game.save()
        self.sizes.append(len(data))
        while game.pending:
            decision = game.pending[0]
            picks = players[decision.decider](game.view_for(decision), decision)
            began = perf_counter()
            game = Game.load(data)
            game.submit(decision.decider, picks)
            data = game.save()
            self.seconds.append(perf_counter() - began)
            self.sizes.append(len(data))


def kingdoms() -> list[Kingdom]:
    """Return all recommended kingdoms, and random ones from every set."""
    boxes = {**{name: sets_for(name) for name in SETS}, "all sets": list(SETS)}
    chosen = [(f"{name} {number}", sets) for name, sets in boxes.items() for number in range(RANDOM_KINGDOMS)]
    return [*RECOMMENDED, *(Kingdom(id, 1, tuple(random_kingdom(id, sets))) for id, sets in chosen)]


def report() -> None:
    keeping, played = Keeping(), kingdoms()
    for kingdom in played:
        for number in range(GAMES_PER_KINGDOM):
            keeping.play_out(kingdom, number)
    times = sorted(1e6 * each for each in keeping.seconds)
    games = GAMES_PER_KINGDOM * len(played)
    print(f"Builder against Builder, {games} games on {len(played)} kingdoms, {len(times)} answers")
    print(f"  {'':<24}{'median':>8}{'95th':>8}{'most':>8}")
    print(f"  {'load, submit, save (us)':<24}{median(times):>8.0f}{_percentile(times, 95):>8.0f}{times[-1]:>8.0f}")
    sizes = sorted(keeping.sizes)
    print(f"  {'saved game (bytes)':<24}{median(sizes):>8.0f}{_percentile(sizes, 95):>8.0f}{sizes[-1]:>8.0f}")
    print(f"  limit of {LIMIT} bytes: {'kept' if sizes[-1] <= LIMIT else 'NOT kept'}")


def _percentile(ordered: list[float] | list[int], percent: int) -> float:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]
