"""Finding a plan for a kingdom by simulated games.

The problem: a plan may beat Builder's usual way and yet lose to plain money with one good card, as Masquerade does well
against Witches only. Nobody knows what the opponents will play.

The idea: plans are judged by how they do against a mixed field: the usual way, rushes, money with different cards. The
candidates first play a few games each, and the better half goes on. Then the values of the usual way are tuned
(`engine.computer.factors`). What wins is judged on fresh shuffles: among many plans, the luckiest one
looks better than it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.chance import Chance, seed_bytes
from engine.computer.candidates import candidates, field, quick_plan
from engine.computer.contest import Contest, Entry
from engine.computer.designs import values_design
from engine.computer.factors import Design
from engine.computer.planned import NO_PLAN
from engine.computer.plans import Plan
from engine.setup import Setup

GAMES: Final = 2000
HALVING: Final = 0.3  # the share of the games that is for the candidates
TUNING: Final = 0.37  # the share that is for tuning; the rest is for the last judgement
KEPT: Final = 4  # candidates that are left in the end
FINALISTS: Final = 3  # plans between which the last games decide
CLEARLY: Final = 0.01  # by how much a plan must do better than the usual way
NEARLY: Final = 0.5  # standard errors by which a plan may be worse than the best and still be chosen for a change
PACE: Final = 30  # samples over which the usual outcome is taken


def find_plan(setup: Setup, players: int = 2, games: int = GAMES, seed: str = "plan") -> Plan:
    """Return the best plan that so many simulated games find; the same plan for the same arguments."""
    contest = Contest(setup, players, games, seed)
    panel = field(setup.kingdom)
    best = _halve(contest, panel, int((1 - HALVING) * games))
    tuned = _tune(contest, values_design(setup.kingdom), panel, int((1 - HALVING - TUNING) * games), seed)
    obvious = quick_plan(setup.kingdom)
    finalists = [NO_PLAN, *([obvious] if obvious else []), *tuned, *(entry.plan for entry in best)]
    return _judge(contest, finalists, [NO_PLAN, *panel, *tuned[:1]])


def _halve(contest: Contest, panel: Sequence[Plan], left: int) -> list[Entry]:
    """Let all candidates play, the better half more often, until so many games are left; return the best."""
    pool = [Entry(plan) for plan in candidates(contest.setup.kingdom)]
    games = contest.players * max(2, len(panel) // 2)
    rounds = 0
    while (len(pool) > KEPT or not rounds) and contest.left - games * len(pool) // 2 >= left:
        for entry in pool:
            contest.play(entry, panel, games, f"round {rounds}")
        pool = sorted(pool, key=lambda entry: -entry.mean)[: max(KEPT, len(pool) // 2)]
        games = contest.players * len(panel)
        rounds += 1
    return pool[: KEPT - 1] if rounds else []


def _different(plans: Sequence[Plan]) -> Iterator[Plan]:
    """Return the plans without those that differ from an earlier one in the name alone."""
    seen: list[Plan] = []
    for plan in plans:
        nameless = replace(plan, name="")
        if nameless not in seen:
            seen.append(nameless)
            yield plan


def _tune(contest: Contest, design: Design, panel: Sequence[Plan], left: int, seed: str) -> list[Plan]:
    """Tune the design until so many games are left; return what is best then, and what was two thirds on the way."""
    chance = Chance(seed_bytes(f"{seed} {design.name}"))
    usual = [0.5] * len(panel)  # the usual outcome against each opponent
    counts = [0] * len(panel)
    early = left + (contest.left - left) // 3
    found: list[Plan] = []
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
        if contest.left < early and not found:
            found.append(design.plan())
    return [design.plan(), *found]


def _judge(contest: Contest, plans: Sequence[Plan], panel: Sequence[Plan]) -> Plan:
    """Return the plan that does best on fresh shuffles against the panel, with those that are nearly as good."""
    pool = [Entry(plan) for plan in _different(plans)]
    games = contest.left // 2 // len(pool)
    for entry in pool:
        contest.play(entry, panel, games, "judgement")
    usual = pool[0]
    pool = sorted(pool, key=lambda entry: -entry.mean)[:FINALISTS]
    games = contest.left // len(pool)
    for entry in pool:
        contest.play(entry, panel, games, "final")
    ranked = sorted((entry for entry in pool if entry is not usual), key=lambda entry: -entry.mean)
    first = ranked[0] if ranked else usual
    if first.mean < usual.mean + CLEARLY:
        return NO_PLAN
    near = [entry.plan for entry in ranked[1:] if entry.mean > first.mean - NEARLY * first.error]
    return replace(first.plan, others=tuple(near))
