"""Plans of computer players: what they say, what is refused, and that a search finds the good ones."""

import json
import pickle

import pytest

from bench.strategies import strategies
from engine import RECOMMENDED, SETS, BadPlan, Builder, Game, Plan, Setup, Strong, find_plan, known_plan, random_kingdom
from engine.chance import Chance
from engine.computer.advice import Advice
from engine.computer.candidates import candidates, field, quick_plan
from engine.computer.designs import values_design
from engine.computer.factors import Factor
from engine.computer.menus import read_row
from engine.computer.plan_book import read_book, write_book
from engine.computer.planned import NO_PLAN, PlannedOutlook
from engine.computer.taste import Taste
from engine.simulation import simulate

GARDENS = ("gardens", "workshop", "woodcutter", "cellar", "moat", "village", "chancellor", "bureaucrat", "spy", "thief")


def outlook(plan, **player):
    game = Game.arrange({"phase": "buy", "players": [player, {}]})
    return PlannedOutlook(game.view(0), game.pending[0], plan)


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("copper < 3", False),
        ("copper <= 3", True),
        ("copper + 2 >= 4 + silver", True),
        ("2*copper > cards + 1", False),
        ("cards - copper >= 2", True),
        ("pile.province >= 8 and left > 7", True),
        ("money > 5", False),
        ("victory + turn < 2", False),
    ],
)
def test_a_condition_compares_what_is_owned_and_what_is_left(condition, holds):
    seen = outlook(Plan("any"), hand=["copper"] * 3, deck=["silver"], discard=["estate"], turns=1)
    assert read_row(f"gold if {condition}").holds(seen) is holds


def test_a_menu_is_followed_from_the_top_and_nothing_else_is_bought():
    plan = Plan("any", ("duchy if duchy < 1", "workshop", "silver"))
    for coins, bought in ((8, "duchy"), (4, "workshop"), (2, None)):
        game = Game.arrange({"phase": "buy", "coins": coins, "players": [{}, {}]})
        picks = Strong(plan)(game.view(0), game.pending[0])
        chosen = game.pending[0].options[picks[0]]
        assert chosen == (f"buy:{bought}" if bought else "end")


def test_a_plan_with_any_condition_travels_between_processes():
    plan = Plan("any", ("gold if reach >= 1", "silver if money + 2*copper < 9"), values={"witch": Advice(90, 1)})
    assert plan.named == {"gold", "silver", "witch"}  # its conditions were read
    assert pickle.loads(pickle.dumps(plan)) == plan  # noqa: S301


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"name": 3},
        {"name": "x", "menu": ["no_such_card"]},
        {"name": "x", "menu": ["gold if"]},
        {"name": "x", "menu": ["gold if __import__('os') > 1"]},
        {"name": "x", "menu": ["gold if copper < 99999"]},
        {"name": "x", "menu": ["gold if copper < 1 < 2"]},
        {"name": "x", "menu": ["gold if 999*copper*2 < 1"]},
        {"name": "x", "menu": ["gold"] * 1000},
        {"name": "x", "values": {"witch": [1]}},
        {"name": "x", "values": {"witch": [-1, 2]}},
        {"name": "x", "values": {"no_such_card": [1, 1]}},
        {"name": "x", "habits": {"smoking": 1}},
        {"name": "x", "habits": {"duchy": True}},
        {"name": "x", "others": [{"name": "y", "others": [{"name": "z"}]}]},
        {"name": "x", "surprise": 1},
        {"name": "x" * 1000},
    ],
)
def test_what_is_no_plan_is_refused(data):
    with pytest.raises(BadPlan):
        Plan.from_data(data)
    with pytest.raises(BadPlan):
        read_book([{"kingdom": ["gardens"], "players": 2, "plan": data}])


def test_every_candidate_and_every_published_strategy_survives_being_written_and_read():
    plans = [plan for kingdom in RECOMMENDED for plan in candidates(kingdom.cards)]
    plans += [plan for number in range(30) for plan in candidates(random_kingdom(f"c{number}", list(SETS)))]
    plans += [strategy.plan for strategy in strategies()]
    assert len(strategies()) == 23
    for plan in plans:
        assert Plan.from_data(json.loads(json.dumps(plan.to_data()))) == plan


def test_the_book_has_a_plan_for_every_recommended_kingdom_in_any_order_of_its_cards():
    for kingdom in RECOMMENDED:
        plan = known_plan(kingdom.cards[::-1])
        assert plan is not None
        assert read_book(json.loads(write_book([(kingdom.cards, 2, plan)]))) == {(frozenset(kingdom.cards), 2): plan}
    assert known_plan(GARDENS) is None


def test_a_small_search_finds_the_rush_for_gardens():
    assert find_plan(Setup(GARDENS), games=400).name == "gardens and workshop"


@pytest.mark.parametrize(("workshops", "bought"), [(9, "workshop"), (6, "gardens")])
def test_the_rush_for_gardens_begins_sooner_once_somebody_else_has_gainers(workshops, bought):
    position = {"kingdom": GARDENS, "phase": "buy", "coins": 4, "supply": {"workshop": workshops}}
    game = Game.arrange({**position, "players": [{"deck": ["workshop"]}, {}]})
    picks = Strong(quick_plan(GARDENS))(game.view(0), game.pending[0])
    assert game.pending[0].options[picks[0]] == f"buy:{bought}"


def test_the_same_search_finds_the_same_plan():
    assert find_plan(Setup(GARDENS), 3, games=40, seed="a") == find_plan(Setup(GARDENS), 3, games=40, seed="a")


def test_a_decision_is_revised_when_something_else_does_better_for_long():
    factor = Factor("village", ("none", "one", "two"), "none")
    factor.learn(2, 0.4)
    assert factor.levels[factor.best()] == "none"  # that may have been luck
    for _ in range(20):
        factor.learn(0, -0.1)
        factor.learn(1, -0.2)
        factor.learn(2, 0.1)
    assert factor.levels[factor.best()] == "two"


def test_what_was_not_tried_yet_is_drawn_and_what_does_badly_no_more():
    chance = Chance(b"any")
    factor = Factor("village", ("none", "one", "two"), "none")
    assert {factor.draw(chance) for _ in range(100)} == {0, 1, 2}
    for _ in range(60):
        factor.learn(1, -0.3)
    assert {factor.draw(chance) for _ in range(100)} == {0, 2}


def test_every_sample_of_a_design_is_a_plan_and_the_first_is_the_usual_way():
    for number in range(20):
        design = values_design(NO_PLAN, random_kingdom(f"d{number}", list(SETS)))
        assert design.plan() == Plan("values", is_open=True)
        plan = design.plan(design.sample(Chance(b"%d" % number)))
        assert Plan.from_data(plan.to_data()) == plan


def test_plans_are_judged_against_a_mixed_field():
    names = [plan.name for plan in field((*GARDENS[:-2], "witch", "ill_gotten_gains"))]
    assert names[:3] == ["builder", "gardens and workshop", "ill-gotten gains"]
    assert "money and witch" in names


def test_a_plan_may_make_the_deck_thinner_than_usual():
    game = Game.arrange({"players": [{"hand": ["chapel"] + ["copper"] * 4, "deck": ["copper"] * 3}, {}]})
    trashed = []
    for habits in ({}, {"copper": 3}):
        player = Strong(Plan("thin", ("silver",), habits=habits))
        asked = Game.load(game.save())
        while asked.pending[0].source != "chapel":
            asked.submit(0, player(asked.view(0), asked.pending[0]))
        trashed.append(len(player(asked.view(0), asked.pending[0])))
    assert trashed == [2, 4]


def test_the_obvious_rush_beats_builder_without_a_search():
    assert quick_plan(GARDENS).name == "gardens and workshop"
    won = 0
    for number in range(12):
        seats = [Strong(), Builder()] if number % 2 else [Builder(), Strong()]
        won += 1 - number % 2 in simulate(seats, GARDENS, f"rush {number}", first=0).winners
    assert won >= 8


def test_tempers_open_differently():
    bought = set()
    for temper in range(12):
        game = Game.arrange({"phase": "buy", "coins": 4, "players": [{}, {}], "kingdom": list(RECOMMENDED[0].cards)})
        decision = game.pending[0]
        bought.add(decision.options[Strong(None, Taste(seed=b"%d" % temper))(game.view(0), decision)[0]])
    assert len(bought) > 1


def test_a_plan_that_never_ends_a_game_is_given_up_in_time():
    idle = Strong(Plan("idle", ("curse if turn > 1000",)))
    assert max(simulate([idle, idle], GARDENS, "idle").turns) < 100


def test_two_decks_that_can_buy_nothing_do_not_play_for_ever():
    kingdom = (
        "militia",
        "silk_road",
        "rats",
        "minion",
        "ironmonger",
        "witch",
        "hunting_grounds",
        "fortress",
        "moat",
        "spy",
    )
    plan = Plan("rats", ("rats if rats < 4", "fortress if fortress < 2"))
    assert max(simulate([Strong(plan), Strong(plan)], kingdom, "rats").turns) < 200
