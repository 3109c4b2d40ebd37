"""Finds plans for the recommended kingdoms and writes them to `engine/computer/plans.json`: `make plans`.

What is found is judged with the plan that the book has, and with Builder's way, in games that none of them has seen:
the best ones are kept, but Builder's way unless another one is clearly better. The number of games per kingdom is the
limit, not the time, so every machine finds the same plans.
"""

from __future__ import annotations

from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter

import engine
from engine import RECOMMENDED, Kingdom, Plan, Setup, find_plan, known_plan
from engine.computer.plan_book import write_book
from engine.computer.tuning import GAMES, better_plan

BOOK = Path(engine.__file__).parent / "computer" / "plans.json"
PLAYERS = 2


def find(kingdom: Kingdom, games: int) -> Plan:
    """Find the plan for one kingdom, and judge it with the old one."""
    began = perf_counter()
    setup, old = Setup(kingdom.cards, kingdom.edition), known_plan(kingdom.cards)
    new = find_plan(setup, PLAYERS, games, seed=kingdom.id) if games else None
    plan = better_plan(setup, [each for each in (old, new) if each], PLAYERS, seed=kingdom.id)
    kept = "as before" if plan == old else "new"
    print(f"  {kingdom.id:<28}{perf_counter() - began:>6.0f} s   {kept:<11}{plan.name}", flush=True)
    return plan


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=ArgumentDefaultsHelpFormatter)
    parser.add_argument(
        "--games", type=int, default=GAMES, help="games per kingdom; 0: judge the plans of the book anew"
    )
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    look = partial(find, games=options.games)
    if options.processes == 1:
        plans = list(map(look, RECOMMENDED))
    else:
        with ProcessPoolExecutor(options.processes) as pool:
            plans = list(pool.map(look, RECOMMENDED))
    found = [(kingdom.cards, PLAYERS, plan) for kingdom, plan in zip(RECOMMENDED, plans, strict=True)]
    BOOK.write_text(write_book(found), encoding="utf-8")


if __name__ == "__main__":
    main()
