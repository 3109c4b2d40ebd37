"""Finding a plan for a kingdom by simulated games.

The problem: a plan may beat Builder's usual way and yet lose to plain money with one good card, as Masquerade does well
against Witches only. Nobody knows what the opponents will play.

The idea: plans are judged by how they do against a mixed field: the usual way, rushes, money with different cards. The
candidates first play a few games each, and the better half goes on. The strongest ones of different kinds are the field
from then on, since games against those that always lose tell nothing. Then the best ones are tuned: the values of
Builder's way, the menus of others (`engine.computer.factors`). In the end all play each other on fresh shuffles: among
many plans, the luckiest one looks better than it is. What is played is a mix of plans that none of them beats
(`engine.computer.equilibrium`).

A search with few games does little more than choose among the candidates: tuning would not tell luck from skill.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import isqrt, log2
from typing import Final, NamedTuple

from engine.chance import Chance, seed_bytes
from engine.computer.candidates import OPPONENTS, candidates, field, quick_plan
from engine.computer.contest import Contest, Entry, Standings
from engine.computer.designs import rows_design, values_design
from engine.computer.factors import Design
from engine.computer.planned import NO_PLAN
from engine.computer.plans import Plan
from engine.dealing import BASIC
from engine.setup import Setup

GAMES: Final = 12000
HARDEST: Final = 4  # opponents for tuning
KEPT: Final = 4  # candidates that are left in the end
TUNED: Final = 3  # candidates that are tuned
BEHIND: Final = 0.1  # by how much a candidate may be worse than the best and still be tuned
ROUNDS: Final = 3  # of the last judgement
WEAK: Final = 0.35  # the outcome of plans that are no opponents
MONEY: Final = "money"  # the family of plans that differ in one or two cards only
MEETINGS: Final = 8  # games of two plans, at least, that make a judgement
OFTEN: Final = 0.25  # how often a plan must be worth playing to be among those that are played
CONFIRMING: Final = 500  # games for each plan that tell which are better
SURELY: Final = 0.03  # by how much another plan must beat the usual way
PACE: Final = 30  # samples over which the usual outcome is taken


class Shares(NamedTuple):
    """What the games of a search are for; the rest is for the last judgement."""

    halving: float  # to find the best candidates
    tuning: float  # to tune them


FEW: Final = 3000  # games of a search that mostly has to choose among the candidates
SMALL: Final = Shares(halving=0.5, tuning=0.2)
LARGE: Final = Shares(halving=0.2, tuning=0.5)


def find_plan(setup: Setup, players: int = 2, games: int = GAMES, seed: str = "plan") -> Plan:
    """Return the best plan that so many simulated games find; the same plan for the same arguments."""
    shares = SMALL if games < FEW else LARGE
    contest = Contest(setup, players, games, seed)
    everyone, best = _halve(contest, field(setup.kingdom), int((1 - shares.halving) * games))
    panel = _strongest(everyone)
    tuned = _tune_each(contest, _promising(best), panel[:HARDEST], int(shares.tuning * games))
    obvious = quick_plan(setup.kingdom)
    finalists = [NO_PLAN, *([obvious] if obvious else []), *tuned, *(entry.plan for entry in best[: KEPT - 1]), *panel]
    enough = isqrt(2 * contest.left // MEETINGS)  # so many can all meet each other
    return _mixed(_judge(Standings(contest, list(_different(finalists))[: max(2, enough)])))


def _tune_each(contest: Contest, plans: Sequence[Plan], panel: Sequence[Plan], games: int) -> list[Plan]:
    """Tune these plans against those of the panel, in that number of games altogether; return what was found."""
    begin, found = contest.left, list[Plan]()
    for number, plan in enumerate(plans, 1):
        left = max(0, begin - games * number // len(plans))
        found += _tune(contest, _design(plan, contest.setup.kingdom), panel, left)
    return found


def better_plan(setup: Setup, plans: Sequence[Plan], players: int = 2, games: int = CONFIRMING, seed: str = "") -> Plan:
    """Return the best of these plans, as so many games for each on fresh shuffles tell, against each other and a mixed
    field. Plans are also taken apart, and put together anew.

    The usual way is preferred if none of those is clearly better: the hints of any other plan may surprise people.
    """
    parts = [part for plan in plans for part in (replace(plan, others=()), *plan.others)]
    pool = list(_different([NO_PLAN, *parts, *field(setup.kingdom)]))
    standings = Standings(Contest(setup, players, games * len(pool), f"{seed} confirmation"), pool)
    found = _judge(standings)
    is_usual_as_good = all(standings.share(NO_PLAN, plan) >= 1 / players - SURELY for plan in found)
    return NO_PLAN if is_usual_as_good else _mixed(found)


def _halve(contest: Contest, panel: Sequence[Plan], left: int) -> tuple[list[Entry], list[Entry]]:
    """Let all candidates play, the better half more often, until so many games are left; return all and the best.

    The best of each family always stays: it may be better when it is tuned."""
    pool = everyone = [Entry(plan) for plan in (NO_PLAN, *candidates(contest.setup.kingdom))]
    for rounds in range(max(1, round(log2(max(1, len(pool) / KEPT)))), 0, -1):
        games = max(1, (contest.left - left) // rounds // max(1, len(pool)) // contest.players) * contest.players
        for entry in pool:
            contest.play(entry, panel, games, f"round {rounds}")
        pool = sorted(pool, key=lambda entry: -entry.mean)
        firsts = _best_of_families(pool)
        kept = max(KEPT, len(pool) // 2)
        pool = [entry for at, entry in enumerate(pool) if at < kept or entry in firsts]
    return everyone, pool


def _strongest(entries: Sequence[Entry]) -> list[Plan]:
    """Return opponents from whose games most can be learned: Builder's way, the best of each other family, and money
    with other cards; nobody learns from those that always lose."""
    ranked = sorted(entries, key=lambda entry: -entry.mean)
    chosen: dict[object, Plan] = {NO_PLAN.family: NO_PLAN}
    for entry in ranked:
        plan = entry.plan
        if entry.mean > WEAK or plan.family == MONEY:
            chosen.setdefault(_kind_of_opponent(plan), plan)
    return list(chosen.values())[:OPPONENTS]


def _kind_of_opponent(plan: Plan) -> object:
    """Return what tells opponents apart: the family; with money, the cards and whether Provinces come early."""
    if plan.family != MONEY:
        return plan.family
    return frozenset(plan.named - BASIC.keys()), "province" in plan.menu


def _best_of_families(pool: Sequence[Entry]) -> list[Entry]:
    """Return the first plan of each family."""
    return list({entry.plan.family: entry for entry in reversed(pool)}.values())


def _promising(pool: Sequence[Entry]) -> list[Plan]:
    """Return the plans that are worth tuning: the best of each family, and of money with each card that is bought
    first, unless it does much worse than others."""
    ranked = sorted(pool, key=lambda entry: -entry.mean)
    firsts: dict[str, Plan] = {}
    for entry in ranked:
        if entry.mean > ranked[0].mean - BEHIND:
            firsts.setdefault(_start(entry.plan), entry.plan)
    return list(firsts.values())[:TUNED]


def _start(plan: Plan) -> str:
    """Return what is tuned about the plan only once: its family, with money the first card that is not money."""
    if plan.family != MONEY:
        return plan.family
    return next((row.id for row, _ in plan.rows if row.id not in BASIC), plan.family)


def _design(plan: Plan, kingdom: Sequence[str]) -> Design:
    """Return what can be tuned about the plan: its values, or its menu."""
    return values_design(plan, kingdom) if plan.is_open else rows_design(plan, kingdom)


def _different(plans: Sequence[Plan]) -> Iterator[Plan]:
    """Return the plans without those that differ from an earlier one in the name alone."""
    seen: list[Plan] = []
    for plan in plans:
        nameless = replace(plan, name="")
        if nameless not in seen:
            seen.append(nameless)
            yield plan


def _tune(contest: Contest, design: Design, panel: Sequence[Plan], left: int) -> list[Plan]:
    """Tune the design until so many games are left; return what has proved good, and what seems best."""
    chance = Chance(seed_bytes(f"{contest.seed} {design.name}"))
    usual = [0.5] * len(panel)  # the usual outcome against each opponent
    counts = [0] * len(panel)
    number = 0
    while contest.left >= left + contest.players:
        at = number % len(panel)
        levels = design.sample(chance)
        entry = Entry(design.plan(levels))
        contest.play(entry, [panel[at]], contest.players, f"sample {number}")
        counts[at] = min(PACE, counts[at] + 1)
        usual[at] += (entry.mean - usual[at]) / counts[at]
        design.learn(levels, entry.mean - usual[at])
        number += 1
    return [design.proven_plan(), design.plan()]


def _judge(standings: Standings) -> list[Plan]:
    """Let the plans play all the games that are left, on fresh shuffles; return those to be played, the best first."""
    for rounds in range(ROUNDS, 0, -1):
        standings.play(standings.contest.left // rounds, f"judgement {rounds}")
    return [plan for at, (weight, plan) in enumerate(standings.ranked()) if weight >= OFTEN or not at]


def _mixed(plans: Sequence[Plan]) -> Plan:
    """Return a plan that is each of these in as many games."""
    return replace(plans[0], others=tuple(plans[1:]))
