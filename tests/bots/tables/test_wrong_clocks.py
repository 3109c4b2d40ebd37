"""A clock that was set back or forward: nothing waits longer than its rule says, and nobody is surprised."""

import pytest

from bots.tables.deadlines import DAY
from storage.finished_games import game_id
from storage.places import Place
from storage.table import CLOSED, LOBBY, PLAYING
from tests.bots.house import ANN, BOB, CID, HERE, House
from tests.bots.records.test_archive import played
from tests.bots.tables.test_lobby import refused
from tests.engine.table import Table

MONTH = 30 * DAY


async def standing(house, pace="live", *people):
    """A game at that pace in which Ann is asked something."""
    await house.standing(Table("village, copper*2", "copper*3", "copper*3"), *(people or (ANN, BOB, CID)))
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "pace", pace))


async def set_back(house, seconds=MONTH):
    """Set the clock back while a worker is running, which looks for due tables every second."""
    await house.worker.timers.run_all_due()
    house.clock.time -= seconds
    await house.worker.timers.run_all_due()


async def set_forward_and_back(house, hours=1):
    house.clock.time += MONTH
    await house.waits(hours * 3600)
    house.clock.time -= hours * 3600
    await set_back(house)


# -- set back ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [MONTH, 5 * DAY, 600])
async def test_after_a_clock_was_set_back_people_can_be_nudged_within_the_usual_wait(house, seconds):
    await standing(house)
    await house.tables.do("nudge", HERE, BOB)
    await set_back(house, seconds)
    house.clock.time += 60
    await house.tables.do("nudge", HERE, BOB)


@pytest.mark.parametrize("seconds", [MONTH, 5 * DAY, 600])
async def test_after_a_clock_was_set_back_votes_count_within_the_usual_wait(house, seconds):
    await standing(house, "none")
    await set_back(house, seconds)
    house.clock.time += 119
    with refused("not-absent"):
        await house.tables.do("vote", HERE, BOB, "0")
    house.clock.time += 1
    assert (await house.tables.do("vote", HERE, BOB, "0")).notice == "voted"


@pytest.mark.parametrize("seconds", [MONTH, 5 * DAY, 600])
async def test_after_a_clock_was_set_back_people_are_reminded_and_replaced_within_the_usual_time(house, seconds):
    await standing(house)
    await set_back(house, seconds)
    await house.waits(119)
    assert (await house.table()).seats[0].stage == 0
    await house.waits(1)
    assert (await house.table()).seats[0].stage == 1
    await house.waits(60)
    assert (await house.table()).seats[0].missed == 1


async def test_a_warning_from_before_the_clock_was_set_back_still_counts(house):
    await standing(house)
    await house.waits(120)
    await set_back(house)
    await house.waits(179)
    table = await house.table()
    assert (table.seats[0].stage, table.seats[0].missed) == (1, 0)
    await house.waits(1)
    assert (await house.table()).seats[0].missed == 1


async def test_without_a_pace_people_are_late_again_after_the_usual_time(house):
    await standing(house, "none")
    await set_back(house)
    await house.waits(3600)
    assert (await house.table()).seats[0].stage == 1


async def test_after_a_clock_was_set_back_an_idle_lobby_is_announced_and_closed_in_time(house):
    await house.lobby(ANN, BOB)
    await set_back(house)
    await house.waits(DAY // 2)
    assert ((await house.table()).phase, (await house.table()).expiring > 0) == (LOBBY, True)
    await house.waits(DAY // 2)
    assert (await house.table()).phase == CLOSED


async def test_a_worker_that_starts_after_the_clock_was_set_back_finds_the_tables(house, client):
    await standing(house)
    house.clock.time -= MONTH
    other = House(client, house.clock)
    assert [place async for place in other.worker._live_places()] == [HERE]
    await other.waits(180)
    assert (await house.table()).seats[0].missed == 1


async def test_a_press_corrects_the_times_of_its_table(house):
    await standing(house)
    house.clock.time -= MONTH
    await house.press(BOB, "h")
    table = await house.table()
    assert max(table.touched, table.due, *(seat.asked for seat in table.seats)) <= house.clock.time + 120


async def test_clocks_of_two_workers_that_differ_a_little_change_nothing(house):
    await standing(house)
    before = (await house.table()).revision
    house.clock.time -= 30
    await house.worker.timers.run_all_due()
    await house.push(BOB, await house.token("h"))
    assert (await house.table()).revision == before


async def test_alarms_at_all_tables_are_looked_at_when_the_clock_was_set_back(house):
    places = [Place("telegram", str(number)) for number in range(1, 6)]
    for place in places:
        await house.game(ANN, BOB, place=place, pace="live")
    await set_back(house)
    alarms = await house.worker.alarms.all()
    assert set(alarms) == set(places)
    assert max(alarms.values()) <= house.clock.time + 120


# -- set forward -------------------------------------------------------------------------------------------------------


async def test_a_clock_that_was_set_forward_replaces_nobody_without_a_reminder(house):
    await standing(house)
    house.clock.time += MONTH
    await house.worker.timers.run_all_due()
    table = await house.table()
    assert (table.phase, table.seats[0].stage, table.seats[0].missed) == (PLAYING, 1, 0)
    await house.waits(59)
    assert ((await house.table()).seats[0].stage, (await house.table()).seats[0].missed) == (1, 0)


async def test_a_clock_that_was_set_forward_closes_no_table_without_its_notice(house):
    await house.game(ANN, BOB)
    house.clock.time += MONTH
    await house.waits(DAY - 1)
    assert ((await house.table()).phase, (await house.table()).expiring > 0) == (PLAYING, True)


@pytest.mark.parametrize("shown", [1, 3600, DAY // 2])
async def test_a_clock_that_is_set_forward_after_an_announcement_takes_nothing_from_the_notice(house, shown):
    await house.game(ANN, BOB)
    await house.waits(13 * DAY + shown)
    assert (await house.table()).expiring > 0
    house.clock.time += MONTH
    await house.waits(DAY - shown - 1)
    assert (await house.table()).phase == PLAYING
    await house.waits(2 * 3600)
    assert (await house.table()).phase == CLOSED


async def test_time_in_which_no_bot_was_running_does_not_count_as_notice(house, client):
    await house.game(ANN, BOB)
    await house.waits(13 * DAY + 3600)
    house.clock.time += 2 * DAY
    again = House(client, house.clock)
    await again.waits(DAY - 3600 - 1)
    assert (await house.table()).phase == PLAYING
    await again.push(BOB, await house.token("h", number=0))
    assert ((await house.table()).phase, (await house.table()).expiring) == (PLAYING, 0)


async def test_a_bot_that_is_restarted_every_few_hours_still_closes_idle_tables(house, client):
    await house.game(ANN, BOB)
    for _ in range(60):
        house.clock.time += 300  # no bot is running
        await House(client, house.clock).waits(6 * 3600)
    assert (await house.table()).phase == CLOSED


async def test_an_announcement_made_while_the_clock_was_wrong_is_withdrawn(house):
    await house.game(ANN, BOB)
    await set_forward_and_back(house)
    assert ((await house.table()).phase, (await house.table()).expiring) == (PLAYING, 0)
    await house.waits(13 * DAY - 3600)
    assert (await house.table()).expiring == 0
    await house.waits(2 * 3600)
    assert ((await house.table()).phase, (await house.table()).expiring > 0) == (PLAYING, True)
    await house.waits(DAY - 2 * 3600)
    assert (await house.table()).phase == PLAYING
    await house.waits(2 * 3600)
    assert (await house.table()).phase == CLOSED


async def test_after_a_clock_was_set_forward_and_back_people_are_reminded_and_replaced_as_usual(house):
    await standing(house, "casual")
    await set_forward_and_back(house)
    table = await house.table()
    assert (table.phase, table.seats[0].missed) == (PLAYING, 0)
    await house.waits(DAY)
    assert (await house.table()).seats[0].missed == 1


async def test_after_a_clock_was_set_forward_and_back_nudges_and_votes_work_within_their_usual_waits(house):
    await standing(house, "none")
    house.clock.time += MONTH
    await house.tables.do("nudge", HERE, BOB)
    await set_back(house)
    house.clock.time += 120
    await house.tables.do("nudge", HERE, BOB)
    assert (await house.tables.do("vote", HERE, BOB, "0")).notice == "voted"


# -- statistics --------------------------------------------------------------------------------------------------------


async def test_results_are_kept_and_ordered_however_the_clock_jumps(house):
    first = (await played(house, ANN)).game.commitment
    await set_forward_and_back(house)
    await set_back(house)
    house.clock.time += 2 * MONTH
    await played(house, ANN)
    games = await house.worker.results.of_place(HERE)
    assert [game.game for game in games][1] == game_id(first)
    assert len(await house.worker.results.of_person(ANN.id)) == len(await house.worker.results.games(HERE)) == 2


async def test_a_result_that_is_still_to_be_counted_is_counted_soon_after_the_clock_was_set_back(house):
    await played(house, ANN)
    await house.worker.repository.change(HERE, lambda table: setattr(table, "counted", False), by_person=False)
    await set_back(house)
    assert (await house.table()).counted
