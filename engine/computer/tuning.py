"""Finding a plan for a kingdom by simulated games.

The candidates first play a few games each, and the better half goes on; then changes of the best ones try to beat them.
The panel of opponents includes Builder's usual way, since plans that are only judged against each other drift. What
wins is judged on fresh shuffles, and replaces the usual way only if it beats it clearly: among many candidates the
luckiest one looks better than it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.chance import Chance, seed_bytes
from engine.computer.candidates import candidates, quick_plan
from engine.computer.contest import Contest, Entry
from engine.computer.mutations import combine, mutate
from engine.computer.planned import NO_PLAN
from engine.computer.plans import Plan
from engine.setup import Setup

GAMES: Final = 700
FIRST_GAMES: Final = 4  # of each candidate, in a game for two
JUDGING: Final = 0.3  # the share of the games that is kept for the last judgement
HALVING: Final = 450  # games for the candidates; what is left of a larger number is for changes of the best
CHANGING: Final = 400  # games below which changes are not tried
KEPT: Final = 5  # plans whose changes are tried
FINALISTS: Final = 3
PANEL: Final = 2  # opponents in the last judgement: the usual way, and the best menu
CLEARLY: Final = 1.0  # standard errors by which a plan must beat the usual way
NEARLY: Final = 0.5  # standard errors by which a plan may be worse than the best and still be chosen for a change


def find_plan(setup: Setup, players: int = 2, games: int = GAMES, seed: str = "plan") -> Plan:
    """Return the best plan that so many simulated games find; the same plan for the same arguments."""
    contest = Contest(setup, players, games, seed)
    kept_back = int(JUDGING * games)
    best = _halve(contest, max(kept_back, games - HALVING))
    if best and contest.left >= kept_back + CHANGING:
        best = _improve(contest, best, kept_back, Chance(seed_bytes(seed)))
    return _judge(contest, best)


def _halve(contest: Contest, kept_back: int) -> list[Entry]:
    """Let all candidates play, the better half more often; those that play like the usual way are left out."""
    usual = Entry(NO_PLAN)
    games = FIRST_GAMES * contest.players // 2
    contest.play(usual, [NO_PLAN], games, "round 0")
    pool = [Entry(plan) for plan in candidates(contest.setup.kingdom)]
    pool = pool[: max(KEPT, 2 * (contest.left - kept_back) // (3 * games))]
    rounds = 0
    while (len(pool) > KEPT or not rounds) and contest.left - kept_back >= games * len(pool):
        for entry in pool:
            contest.play(entry, [NO_PLAN], games, f"round {rounds}")
        if not rounds:
            pool = [entry for entry in pool if entry.outcomes != usual.outcomes]
        pool = _better_half(pool, contest.setup.kingdom)
        rounds += 1
        games += FIRST_GAMES * contest.players // 2
    return pool[:KEPT]


def _better_half(pool: list[Entry], kingdom: Sequence[str]) -> list[Entry]:
    """Return the better entries, best first; what is obviously good is never dropped for bad luck in a few games."""
    obvious = quick_plan(kingdom)
    ranked = sorted(pool, key=lambda entry: (entry.plan != obvious, -entry.mean))
    menu = next((entry for entry in ranked if not entry.plan.is_open), None)  # for the panel, at least
    kept = ranked[: max(KEPT, len(ranked) // 2)]
    return kept if menu is None or menu in kept[:KEPT] else [*kept[: KEPT - 1], menu, *kept[KEPT - 1 :]]


def _improve(contest: Contest, best: list[Entry], kept_back: int, chance: Chance) -> list[Entry]:
    """Try changes of the best plans, each against a panel, until only the games kept back are left."""
    kingdom = contest.setup.kingdom
    panel = [NO_PLAN, next((entry.plan for entry in best if not entry.plan.is_open), best[0].plan)]
    best = [_replay(contest, entry.plan, panel) for entry in best]
    while contest.left > kept_back:
        parent = best[chance.below(1 + chance.below(len(best)))]  # more often a good one
        child = Entry(_child(parent, best, kingdom, chance))
        contest.play(child, panel, 8, "change")
        if child.mean < parent.mean - 0.05:
            continue
        contest.play(child, panel, 16, "change again")
        best = sorted([*best, child], key=lambda entry: -entry.mean)[:KEPT]
    return best


def _child(parent: Entry, best: Sequence[Entry], kingdom: Sequence[str], chance: Chance) -> Plan:
    other = chance.pick(best)
    if parent.plan.is_open and other.plan.is_open and other is not parent and chance.below(3) == 0:
        return combine(parent.plan, other.plan)
    return mutate(parent.plan, kingdom, chance)


def _replay(contest: Contest, plan: Plan, panel: Sequence[Plan]) -> Entry:
    entry = Entry(plan)
    contest.play(entry, panel, 8, "change")
    contest.play(entry, panel, 16, "change again")
    return entry


def _judge(contest: Contest, best: list[Entry]) -> Plan:
    """Return the plan that does best on fresh shuffles against a panel, with those that are nearly as good."""
    menus = [entry for entry in best if not entry.plan.is_open and entry not in best[:FINALISTS]]
    plans = [NO_PLAN, *(entry.plan for entry in (*best[:FINALISTS], *menus[:1]))]
    panel = [NO_PLAN, *(plan for plan in plans if not plan.is_open)][:PANEL]
    finalists = [Entry(plan) for plan in plans]
    games = contest.left // len(finalists)
    for entry in finalists:
        contest.play(entry, panel, games, "final")
    usual, *others = finalists
    ranked = sorted(others, key=lambda entry: -entry.share)
    if not ranked or ranked[0].share < usual.share + CLEARLY * usual.error:
        return NO_PLAN
    first = ranked[0]
    near = [entry.plan for entry in ranked[1:] if entry.share > first.share - NEARLY * first.error]
    return replace(first.plan, others=tuple(near))
