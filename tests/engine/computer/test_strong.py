"""What a strong player has to do better than Builder: other plans than money, engines, endings; in no more time."""

import pytest

from bench.duels import Tally, duel
from engine import SETS, Builder, Plan, Setup, Strong, find_plan, random_kingdom
from engine.computer.candidates import candidates
from engine.computer.contest import Contest, Entry, Standings
from engine.computer.equilibrium import equilibrium
from engine.computer.planned import NO_PLAN, Follower
from engine.computer.taste import Taste
from engine.computer.tuning import better_plan

FILLER = ("woodcutter", "chancellor", "spy", "thief", "adventurer", "bureaucrat", "feast", "moat", "mine")
ENGINE = ("chapel", "village", "smithy", "market", "militia", "laboratory", "festival", "moat", "remodel", "cellar")
SLOW = 0.05  # seconds


def named(name, kingdom):
    """The first candidate of that name."""
    return next(plan for plan in candidates(kingdom) if plan.name == name)


@pytest.mark.parametrize(
    ("cards", "name", "least"),
    [
        (("workshop", "gardens"), "gardens and workshop", 0.6),
        (("ironworks", "gardens"), "gardens and ironworks", 0.5),
        (("ill_gotten_gains",), "ill-gotten gains", 0.5),
        (("duke",), "duchies and dukes mine", 0.5),
    ],
)
def test_other_plans_than_money_beat_builder_where_their_cards_are(cards, name, least):
    kingdom = (*cards, *FILLER)[:10]
    plan = named(name, kingdom)
    assert duel(lambda _: Follower(plan), lambda _: Builder(), kingdom, 100, "rush").share > least


def test_a_small_search_finds_an_engine_where_there_is_a_good_one():
    plan = find_plan(Setup(ENGINE), games=1500)
    assert plan.family == "engine"
    assert duel(lambda _: Follower(plan), lambda _: Builder(), ENGINE, 40, "engine").share > 0.5


def test_the_plan_that_beats_the_usual_way_is_better_wherever_it_stands():
    kingdom = ("workshop", "gardens", *FILLER)[:10]
    rush = named("gardens and workshop", kingdom)
    assert better_plan(Setup(kingdom), [NO_PLAN, rush], games=60).menu == rush.menu
    assert better_plan(Setup(kingdom), [rush], games=60).menu == rush.menu


def test_the_usual_way_is_kept_where_no_plan_is_clearly_better():
    kingdom = ("smithy", *FILLER)[:10]
    worse = Plan("copper and silver", ("province", "silver", "copper"))
    assert better_plan(Setup(kingdom), [worse], games=60) == NO_PLAN


def test_where_no_plan_is_worth_playing_often_the_best_one_is_chosen(monkeypatch):
    monkeypatch.setattr(Standings, "mix", lambda standings: [1 / len(standings.plans)] * len(standings.plans))
    assert find_plan(Setup(ENGINE), games=700) == NO_PLAN  # of many that are equal, the first


def test_a_mixed_plan_is_taken_apart_and_only_what_is_good_is_kept():
    kingdom = ("workshop", "gardens", *FILLER)[:10]
    rush = named("gardens and workshop", kingdom)
    found = better_plan(Setup(kingdom), [Plan("copper", ("copper",), others=(rush,))], games=60)
    assert found.menu == rush.menu
    assert all(other.menu != ("copper",) for other in found.others)


@pytest.mark.parametrize(
    ("shares", "mix"),
    [
        ([[0.5]], [1]),
        ([[0.5, 0.6], [0.4, 0.5]], [1, 0]),
        ([[0.5, 0.9, 0.1], [0.1, 0.5, 0.9], [0.9, 0.1, 0.5]], [1 / 3, 1 / 3, 1 / 3]),
        ([[0.5, 0.9, 0.2, 0.9], [0.1, 0.5, 0.8, 0.9], [0.8, 0.2, 0.5, 0.9], [0.1, 0.1, 0.1, 0.5]], [0.3, 0.3, 0.4, 0]),
    ],
)
def test_a_mix_is_played_that_no_plan_beats(shares, mix):
    assert equilibrium(shares) == pytest.approx(mix, abs=0.06)


def standings(*met):
    """Standings of three plans, from how many of its games each has won against another."""
    plans = [Plan(name) for name in ("first", "second", "third")]
    found = Standings(Contest(Setup(ENGINE), 2, 0, ""), plans)
    found.duels = {(own, other): Entry(plans[own], [0.5] * games, wins) for own, other, games, wins in met}
    return found


def test_plans_that_have_not_met_are_compared_by_those_that_both_have_met():
    shares = standings((0, 1, 200, 160), (1, 2, 200, 100)).shares()
    assert shares[0][2] > 0.6
    assert shares[1][2] == pytest.approx(0.5, abs=0.1)
    assert all(shares[own][other] + shares[other][own] == pytest.approx(1) for own in range(3) for other in range(3))


def test_few_games_of_two_plans_count_little_beside_all_their_others():
    shares = standings((0, 1, 4, 0), (0, 2, 200, 160), (1, 2, 200, 60)).shares()
    assert shares[0][1] > 0.6


def test_plans_can_beat_each_other_in_a_circle():
    shares = standings((0, 1, 200, 180), (1, 2, 200, 180), (2, 0, 200, 180)).shares()
    assert min(shares[0][1], shares[1][2], shares[2][0]) > 0.8


def test_strong_players_rarely_end_a_game_that_they_lose_and_decide_in_time():
    total = Tally()
    for number in range(8):
        kingdom = random_kingdom(f"end {number}", list(SETS))
        seats = [lambda game, side=side: Strong(None, Taste(seed=b"%d %d" % (side, game))) for side in range(2)]
        total.add(duel(*seats, kingdom, 10, f"end {number}"))
    assert total.decided > 60
    assert total.ended_by_loser <= total.decided / 10
    assert sorted(total.times)[len(total.times) * 99 // 100] < SLOW
