"""Plans for strong computer players: found beside the game by another process, and kept with the table."""

import asyncio

import pytest

from bots.opponents import plan_finder
from bots.opponents.plan_finder import FIRST_GAMES, PlanFinder
from bots.opponents.plan_process import NoPlan, find_elsewhere
from bots.tables.plans import missing_plan, plan_of
from engine import Plan, Setup, known_plan
from storage.errors import BadTable
from storage.places import Place
from storage.table import Table
from storage.tuned_plan import TunedPlan
from tests.bots.house import ANN, HERE

# No recommended kingdom, and one in which a rush is obvious.
GARDENS = (
    "gardens",
    "workshop",
    "ironworks",
    "moat",
    "cellar",
    "chapel",
    "village",
    "bureaucrat",
    "woodcutter",
    "feast",
)
FOUND = Plan("found", ("province", "gold", "silver"))
THERE = Place("telegram", "-100777")


async def with_strong_player(house, place=HERE):
    """Start a game against a strong player in a kingdom that no plan was shipped for."""
    await house.lobby(ANN, place=place, level="strong", edition=1)
    await house.worker.repository.change(place, _set_cards)
    await house.tables.do("add_computer", place, ANN)
    await house.tables.do("start", place, ANN)


def _set_cards(table):
    table.options.kingdom, table.options.cards = "own", GARDENS


@pytest.fixture
def finding(house, monkeypatch):
    """A finder whose process is replaced, and the kingdoms that it was asked about."""
    asked = []

    async def find(setup, players, games):
        asked.append((setup.kingdom, players, games))
        return FOUND

    monkeypatch.setattr(plan_finder, "find_elsewhere", find)
    finder = PlanFinder(house.worker.repository, 50)
    house.worker.repository.listeners.append(finder.touch)
    finder.asked = asked
    return finder


async def settled(finder):
    """Wait until the finder has looked at every table that was changed."""
    while finder.is_busy:
        await asyncio.sleep(0)


async def test_a_plan_is_found_once_beside_the_game_and_kept_with_the_table(house, finding):
    async with finding.running():
        await with_strong_player(house)
        await settled(finding)
        await house.worker.repository.change(HERE, lambda table: table.watchers.append("telegram:5"))
        await settled(finding)
    assert finding.asked == [(GARDENS, 2, 50)]
    table = await house.table()
    assert plan_of(table) == FOUND
    assert missing_plan(table) is None


async def test_a_plan_is_looked_for_before_the_game_so_that_it_holds_from_the_first_turn(house, finding):
    async with finding.running():
        await house.lobby(ANN, level="strong", edition=1)
        await house.worker.repository.change(HERE, _set_cards)
        await settled(finding)
        assert finding.asked == []  # one alone cannot begin, and another seat may change the plan
        await house.tables.do("add_computer", HERE, ANN)
        await settled(finding)
        assert finding.asked == [(GARDENS, 2, 50)]
        await house.tables.do("start", HERE, ANN)
        assert plan_of(await house.table()) == FOUND
        await settled(finding)
    assert finding.asked == [(GARDENS, 2, 50)]


async def test_a_first_plan_is_there_soon_and_a_better_one_takes_its_place(house, finding, monkeypatch):
    finding.games, better = 5 * FIRST_GAMES, Plan("better", ("province", "gold"))
    plans = {FIRST_GAMES: FOUND, finding.games: better}
    followed = []

    async def find(_setup, _players, games):
        followed.append((games, plan_of(await house.table())))
        return plans[games]

    monkeypatch.setattr(plan_finder, "find_elsewhere", find)
    async with finding.running():
        await with_strong_player(house)
        await settled(finding)
    assert followed == [(FIRST_GAMES, None), (finding.games, FOUND)]
    assert plan_of(await house.table()) == better


async def test_a_table_without_a_plan_comes_before_one_that_has_a_first_plan(house, finding, monkeypatch):
    finding.games = 5 * FIRST_GAMES
    asked = []

    async def find(_setup, _players, games):
        if not asked:
            await with_strong_player(house, THERE)
        asked.append(games)
        return FOUND

    monkeypatch.setattr(plan_finder, "find_elsewhere", find)
    async with finding.running():
        await with_strong_player(house)
        await settled(finding)
    assert asked == [FIRST_GAMES, FIRST_GAMES, finding.games, finding.games]


async def test_no_better_plan_is_looked_for_once_something_else_is_played(house, finding, monkeypatch):
    finding.games = 5 * FIRST_GAMES
    asked = []

    async def find(_setup, _players, games):
        asked.append(games)
        await house.worker.repository.change(HERE, lambda table: setattr(table.seats[1], "level", "sound"))
        return FOUND

    monkeypatch.setattr(plan_finder, "find_elsewhere", find)
    async with finding.running():
        await with_strong_player(house)
        await settled(finding)
    assert asked == [FIRST_GAMES]


async def test_no_plan_is_looked_for_while_what_was_agreed_allows_no_game(house, finding):
    async with finding.running():
        await house.lobby(ANN, level="strong", edition=1)
        await house.worker.repository.change(HERE, lambda table: setattr(table.options, "cards", ("moat",)))
        await house.tables.do("add_computer", HERE, ANN)
        await settled(finding)
    assert finding.asked == []


async def test_a_plan_counts_only_in_its_own_kingdom(house, finding):
    async with finding.running():
        await with_strong_player(house)
        await settled(finding)
    table = await house.table()
    table.tuned.key = table.tuned.key.replace("moat", "militia")
    assert plan_of(table) is None
    assert missing_plan(table).setup.kingdom == GARDENS


async def test_no_plan_is_looked_for_where_nobody_follows_one(house, finding):
    async with finding.running():
        await house.game(ANN, computers=1, level="sound")
        await settled(finding)
    assert finding.asked == []


async def test_what_fails_is_not_tried_again_and_the_game_goes_on(house, finding, monkeypatch, caplog):
    calls = []

    async def fail(*_arguments):
        calls.append(1)
        raise NoPlan

    monkeypatch.setattr(plan_finder, "find_elsewhere", fail)
    async with finding.running():
        await with_strong_player(house)
        await settled(finding)
        await house.worker.repository.change(HERE, lambda table: table.watchers.append("telegram:5"))
        await settled(finding)
    assert calls == [1]
    assert "no plan could be found" in caplog.text
    assert plan_of(await house.table()) is None


def test_a_stored_plan_that_is_none_makes_a_bad_table():
    table = Table(HERE, tuned=TunedPlan("key", FOUND))
    assert Table.unpack(HERE, 1, table.pack()).tuned == table.tuned
    table.tuned.plan = Plan("found", habits={"nonsense": 1})
    with pytest.raises(BadTable, match="not a plan"):
        Table.unpack(HERE, 1, table.pack())


async def test_another_process_finds_the_plan():
    setup = Setup(GARDENS, 1)
    plan = await find_elsewhere(setup, 2, 40)
    assert Plan.from_data(plan.to_data()) == plan
    assert known_plan(GARDENS) is None


async def test_a_process_that_takes_too_long_is_ended():
    with pytest.raises(NoPlan):
        await find_elsewhere(Setup(GARDENS, 1), 2, 100_000, latest=0.01)
