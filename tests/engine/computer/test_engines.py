"""Engines: what a deck can do in a turn, and plans for decks that draw themselves."""

from collections import Counter

import pytest

from engine import RECOMMENDED, SETS, Game, Plan, Strong, random_kingdom
from engine.chance import Chance
from engine.computer.candidates import candidates
from engine.computer.decks import Deck
from engine.computer.designs import rows_design
from engine.computer.engines import engines
from engine.computer.factors import Factor
from engine.computer.menus import read_row
from engine.computer.planned import Follower
from engine.simulation import simulate

KINGDOM = ("chapel", "village", "smithy", "market", "militia", "laboratory", "festival", "moat", "remodel", "cellar")
SMITHY = Plan(
    "smithy",
    ("province", "duchy if left <= 4", "estate if left <= 2", "gold", "smithy if 9*smithy + 6 < cards", "silver"),
)


def deck(**counts):
    return Counter(counts)


@pytest.mark.parametrize(
    ("owned", "missing"),
    [
        (deck(copper=5), 0),
        (deck(copper=7, estate=3), -5),
        (deck(copper=8, laboratory=2), -1),
        (deck(copper=5, smithy=1), 2),
        (deck(copper=5, smithy=2), 1),  # only one of them can be played
        (deck(copper=5, smithy=2, village=1), 4),
        (deck(copper=5, market=3), 0),
    ],
)
def test_the_reach_of_a_deck_is_how_many_cards_too_many_it_draws(owned, missing):
    assert Deck(owned).reach == missing


def test_villages_leave_actions_to_spare_and_terminal_actions_use_them():
    assert Deck(deck(copper=7)).spare_actions == 1
    assert Deck(deck(smithy=2, village=2, market=5)).spare_actions == 1
    assert Deck(deck(militia=1, smithy=2)).spare_actions == -2


def test_the_coins_of_a_deck_are_those_of_its_actions_too():
    assert Deck(deck(copper=2, gold=1, festival=1, militia=1, estate=3)).coins == 9


def test_conditions_of_menus_ask_what_the_deck_can_do():
    game = Game.arrange({"phase": "buy", "coins": 3, "players": [{"deck": ["smithy", "smithy", "copper"]}, {}]})
    for row, bought in (
        ("village if spare < 1", "village"),
        ("village if reach < 0", None),
        ("village if coins >= 1", "village"),
    ):
        picks = Strong(Plan("any", (row,)))(game.view(0), game.pending[0])
        assert game.pending[0].options[picks[0]] == (f"buy:{bought}" if bought else "end")


def test_engines_are_candidates_where_cards_draw_and_go_on():
    names = [plan.name for plan in candidates(KINGDOM)]
    assert {"engine chapel laboratory", "engine chapel village smithy", "engine laboratory"} <= set(names)
    assert not list(
        engines(("moat", "woodcutter", "gardens", "feast", "witch", "militia", "mine", "thief", "spy", "bureaucrat"))
    )


def test_an_engine_beats_money_with_the_best_terminal():
    """It lost every game when it went on buying cards that draw, and nothing that pays."""
    (plan,) = [plan for plan in engines(KINGDOM) if plan.name == "engine chapel village smithy"]
    won = 0
    for number in range(30):
        seats = [Follower(plan), Follower(SMITHY)] if number % 2 else [Follower(SMITHY), Follower(plan)]
        won += 1 - number % 2 in simulate(seats, KINGDOM, f"engine {number}", first=0).winners
    assert won >= 18


def test_an_engine_whose_deck_never_gets_rich_buys_provinces_after_a_while():
    (plan,) = [plan for plan in engines(KINGDOM) if plan.name == "engine chapel village smithy"]
    for turns, is_late in ((8, False), (20, True)):
        me = {"turns": turns, "deck": ["silver"] * 3 + ["smithy"]}
        game = Game.arrange({"phase": "buy", "coins": 8, "players": [me, {}], "kingdom": list(KINGDOM)})
        picks = Strong(plan)(game.view(0), game.pending[0])
        assert (game.pending[0].options[picks[0]] == "buy:province") is is_late


def test_a_chapel_gives_up_coppers_that_the_purchase_of_this_turn_does_not_need():
    hand = ["chapel", "gold", "gold", "copper", "copper"]
    for coins_before, trashed in ((0, 0), (1, 1), (2, 2)):  # the hand has 8 coins
        game = Game.arrange(
            {"coins": coins_before, "players": [{"hand": hand, "deck": ["copper"] * 3}, {}], "kingdom": list(KINGDOM)}
        )
        player = Strong(Plan("thin", ("province", "gold"), habits={"copper": 3}))
        while game.pending[0].source != "chapel":
            game.submit(0, player(game.view(0), game.pending[0]))
        assert len(player(game.view(0), game.pending[0])) == trashed


def test_every_sample_of_a_menu_is_a_plan_and_the_first_is_the_menu_itself():
    kingdoms = [kingdom.cards for kingdom in RECOMMENDED[::4]]
    kingdoms += [tuple(random_kingdom(f"m{at}", list(SETS))) for at in range(8)]
    for number, kingdom in enumerate(kingdoms):
        for base in candidates(kingdom)[::3]:
            design = rows_design(base, kingdom)
            assert design.plan() == design.proven_plan() == base
            plan = design.plan(design.sample(Chance(b"%d" % number)))
            assert Plan.from_data(plan.to_data()) == plan


def test_the_rows_of_a_design_can_be_left_out_changed_and_added():
    base = Plan("any", ("smithy if smithy < 1", "province if coins >= 15", "gold", "silver"))
    design = rows_design(base, KINGDOM)
    factors = {factor.name: factor for factor in design.factors}
    assert set(factors["0"].levels) == {*(f"smithy if smithy < {count}" for count in range(4)), ""}
    assert "province if coins >= 12" in factors["1"].levels
    added = "gold: market if market < 2"
    levels = [factor.levels.index(added if factor.name == "market" else factor.levels[0]) for factor in design.factors]
    levels[-1] = design.factors[-1].start  # the habit
    assert design.plan(levels).menu == (*base.menu[:2], "market if market < 2", *base.menu[2:])
    for text in (row for factor in design.factors for row in factor.levels if isinstance(row, str)):
        assert not text or read_row(text.partition(": ")[2] or text)


def test_luck_is_no_proof():
    factor = Factor("village", ("none", "one"), "none")
    for _ in range(6):
        factor.learn(1, 0.1)
    assert factor.levels[factor.proven()] == "none"
    for _ in range(60):
        factor.learn(1, 0.1)
    assert factor.levels[factor.proven()] == "one"
