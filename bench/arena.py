"""How strong a computer player is: against published strategies, against another player, and against itself.

    python -m bench.arena --player strong --kingdoms 5 --games 40 --processes 2

Each strategy is played in kingdoms with the cards it needs and random filler. All shuffles come from the seed.
"""

from __future__ import annotations

from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from statistics import mean

from bench.duels import Tally, duel
from bench.strategies import Strategy, strategies
from engine import (
    SETS,
    Builder,
    ComputerPlayer,
    Plan,
    Setup,
    Strong,
    big_money,
    find_plan,
    known_plan,
    random_kingdom,
)
from engine.computer.planned import Follower
from engine.computer.taste import Taste
from engine.computer.tuning import GAMES

DECISION = 50  # milliseconds that 99 of 100 decisions may take
Maker = Callable[[int], ComputerPlayer]


def maker(name: str, kingdom: Sequence[str], games: int) -> Maker:
    """Return what makes the player of this name for a kingdom; `module:name` is any player that can be imported."""
    if name == "strong":
        plan = known_plan(kingdom) or find_plan(Setup(tuple(kingdom)), games=games, seed="arena")
        return lambda number: Strong(plan, Taste(seed=b"%d" % number))
    if name == "quick":
        return lambda number: Strong(None, Taste(seed=b"%d" % number))
    if name == "builder":
        return lambda _number: Builder()
    if name == "big_money":
        return lambda _number: big_money
    module, _, attribute = name.partition(":")
    make = getattr(import_module(module), attribute)
    return lambda _number: make()


def follow(plan: Plan) -> Maker:
    return lambda _number: Follower(plan, by_score=False)


# -- parts, each one task for a process --------------------------------------------------------------------------------


def meet(options: Namespace, strategy: Strategy, at: int) -> Tally:
    """Play one strategy in one kingdom."""
    label = f"{options.seed} {strategy.plan.name} {at}"
    kingdom = random_kingdom(label, list(SETS), wishes=strategy.needs)
    return duel(maker(options.player, kingdom, options.budget), follow(strategy.plan), kingdom, options.games, label)


def compare(options: Namespace, at: int) -> Tally:
    """Play the other player in one random kingdom."""
    label = f"{options.seed} random {at}"
    kingdom = random_kingdom(label, list(SETS))
    player, other = (maker(name, kingdom, options.budget) for name in (options.player, options.against))
    return duel(player, other, kingdom, options.games, label)


def mirror(options: Namespace, at: int) -> Tally:
    """Play the player against itself in one random kingdom."""
    label = f"{options.seed} mirror {at}"
    kingdom = random_kingdom(label, list(SETS))
    player = maker(options.player, kingdom, options.budget)
    return duel(player, player, kingdom, options.games, label)


# -- report ------------------------------------------------------------------------------------------------------------


def run(options: Namespace, tasks: Iterable[Callable[[], Tally]]) -> Iterator[Tally]:
    """Yield the outcomes of the tasks, in their order."""
    if options.processes == 1:
        yield from (task() for task in tasks)
        return
    with ProcessPoolExecutor(options.processes) as pool:
        yield from pool.map(_call, tasks)


def _call(task: Callable[[], Tally]) -> Tally:
    return task()


def report_strategies(options: Namespace, total: Tally) -> None:
    chosen = [each for each in strategies() if not options.only or each.plan.name in options.only]
    print(f"{options.player} against published strategies, {options.kingdoms} kingdoms × {options.games} games each")
    tasks = [partial(meet, options, strategy, at) for strategy in chosen for at in range(options.kingdoms)]
    outcomes = run(options, tasks)
    shares = []
    for strategy in chosen:
        tally = Tally()
        each = [next(outcomes) for _ in range(options.kingdoms)]
        for outcome in each:
            tally.add(outcome)
        total.add(tally)
        shares.append(tally.share)
        kingdoms = " ".join(f"{100 * outcome.share:.0f}" for outcome in each)
        print(f"  {strategy.name:<26}{tally}   by kingdom: {kingdoms}", flush=True)
    strong = sum(share >= 0.65 for share in shares)
    print(f"  mean {100 * mean(shares):.1f} %; at least 65 %: {strong} of {len(shares)}, ", end="")
    print(f"at least 50 %: {sum(share >= 0.5 for share in shares)} of {len(shares)}")


def report_sum(options: Namespace, title: str, part: Callable[[Namespace, int], Tally], total: Tally) -> None:
    """Print the sum over random kingdoms of one part."""
    tally = Tally()
    shares = []
    for outcome in run(options, [partial(part, options, at) for at in range(options.random)]):
        tally.add(outcome)
        shares.append(outcome.share)
    total.add(tally)
    print(f"{title}, {options.random} random kingdoms × {options.games} games: {tally}")
    print(f"  by kingdom: {' '.join(f'{100 * share:.0f}' for share in shares)}")
    print_endings(tally)


def print_endings(tally: Tally) -> None:
    share = 100 * tally.ended_by_loser / max(1, tally.decided)
    own = 100 * tally.ended_by_losing / max(1, tally.decided)
    print(
        f"  decided games ended by the loser's own turn: {share:.1f} % of {tally.decided}, by this player {own:.1f} %"
    )


def report(options: Namespace) -> None:
    total = Tally()
    if "strategies" in options.parts:
        report_strategies(options, total)
    if "random" in options.parts:
        report_sum(options, f"{options.player} against {options.against}", compare, total)
    if "mirror" in options.parts:
        report_sum(options, f"{options.player} against itself", mirror, total)
    print_endings(total)
    times = sorted(total.times)
    if times:
        late = 1000 * times[int(0.99 * len(times))]
        print(f"  99 of 100 decisions take at most {late:.2f} ms (target {DECISION})")
    print(f"  {total.games / max(total.seconds, 1e-9):.0f} games per second of processor time")


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=ArgumentDefaultsHelpFormatter)
    parser.add_argument(
        "--player", default="strong", help="strong, quick (without a search), builder, big_money or module:name"
    )
    parser.add_argument("--against", default="builder", help="the other player in random kingdoms")
    parser.add_argument("--kingdoms", type=int, default=5, help="kingdoms per strategy")
    parser.add_argument("--random", type=int, default=40, help="random kingdoms")
    parser.add_argument("--games", type=int, default=40, help="games per kingdom")
    parser.add_argument("--budget", type=int, default=GAMES, help="games that strong may simulate to find a plan")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="arena")
    parser.add_argument("--parts", nargs="*", default=["strategies", "random", "mirror"])
    parser.add_argument("--only", nargs="*", default=[], help="names of files of strategies")
    report(parser.parse_args())


if __name__ == "__main__":
    main()
