"""Pace: called, reminded, helped out; and tables that nobody comes back to."""

import asyncio

from bots.language.texts import Texts
from bots.screens.model import TABLE, Known, Shape
from bots.screens.wanted import wanted_screens
from bots.tables.deadlines import DAY, STILL_THERE, Limits, nameable
from engine import Event
from storage import keys
from storage.places import Place
from storage.table import CLOSED, LOBBY, PLAYING
from tests.bots.house import ANN, BOB, CID, HERE, House
from tests.engine.table import Table
from tests.server_clock import PATIENCE


async def standing(house, pace="live", position=None, *people):
    """A game at that pace in which Ann is asked something."""
    position = position or Table(me="village, copper*2", you="copper*3")
    await house.standing(position, *(people or (ANN, BOB)))

    def agree(table):
        table.options.pace = pace

    await house.worker.repository.change(HERE, agree)


async def test_a_person_who_is_asked_is_called_once_a_turn(house):
    await standing(house)
    assert [seat.calls for seat in (await house.table()).seats] == [1, 0]
    await house.answer(ANN, "play:village")
    assert [seat.calls for seat in (await house.table()).seats] == [1, 0]
    await house.press(ANN, "f")
    assert [seat.calls for seat in (await house.table()).seats] == [1, 1]


async def test_a_person_is_not_called_again_when_their_turn_goes_on_after_a_short_wait(house):
    for waits, calls in ((STILL_THERE, 1), (STILL_THERE + 1, 2)):
        await standing(house, "live", Table(me="militia, copper*2", you="copper*3, estate*2"))
        await house.answer(ANN, "play:militia")
        await house.waits(waits)
        await house.answer(BOB, "estate", "estate")
        assert [seat.calls for seat in (await house.table()).seats] == [calls, 1]


async def test_a_live_table_reminds_once_and_then_a_computer_player_finishes_the_turn(house):
    await standing(house)
    await house.waits(119)
    assert (await house.table()).seats[0].stage == 0
    await house.waits(1)
    table = await house.table()
    assert (table.seats[0].stage, table.seats[0].calls) == (1, 2)
    await house.waits(59)
    table = await house.table()
    assert (table.seats[0].stage, table.seats[0].calls, table.game.number) == (1, 2, 0)
    await house.waits(1)
    table = await house.table()
    assert (table.game.view(None).current, {decision.seat for decision in table.game.pending}) == (1, {1})
    assert (table.seats[0].computer, table.seats[0].missed, table.seats[1].calls) == (False, 1, 1)


async def test_a_stand_in_goes_on_after_others_had_to_answer(house):
    """The absent person is asked nothing more in this turn."""
    await standing(house, "live", Table(me="militia, copper*2", you="copper*3, estate*2"))
    await house.waits(180)
    table = await house.table()
    assert ({decision.seat for decision in table.game.pending}, table.game.view(None).current) == ({1}, 0)
    await house.answer(BOB, "estate", "estate")
    assert (await house.view(None)).current == 1
    assert (await house.table()).seats[0].calls == 2  # the turn, and one reminder


async def test_a_person_who_comes_back_finishes_the_turn_themselves(house):
    await standing(house, "live", Table(me="militia, copper*2", you="copper*3, estate*2"))
    await house.waits(180)
    await house.push(ANN, await house.token("h", number=0))
    await house.answer(BOB, "estate", "estate")
    table = await house.table()
    assert ({decision.seat for decision in table.game.pending}, table.game.view(None).current) == ({0}, 0)


async def test_a_stand_in_for_a_person_who_is_not_on_turn_answers_one_question(house):
    await standing(house, "live", Table("militia, copper", "copper*3, estate*2", "copper*3, estate*2"), ANN, BOB, CID)
    await house.answer(ANN, "play:militia")
    await house.waits(179)
    assert (await house.table()).game.number == 1
    await house.waits(1)
    table = await house.table()
    assert (table.game.number, [seat.missed for seat in table.seats]) == (3, [0, 1, 1])
    assert {decision.seat for decision in table.game.pending} == {0}


async def test_what_a_stand_in_does_is_in_the_log(house):
    await standing(house, "live", Table(me="village, copper*2", you="copper*5"))
    await house.waits(180)
    assert any(
        line.endswith("runs out of time: a computer player finishes the turn.") for line in await public_lines(house)
    )
    await house.press(BOB, "f")
    await house.waits(180)
    assert sum("is away: a computer player takes over" in line for line in await public_lines(house)) == 1


async def test_the_public_log_tells_of_an_absence_once_however_much_the_stand_in_does(house):
    await house.game(ANN, BOB, pace="live")
    absent = (await house.view(None)).current
    await house.waits(180)
    for deeds in (0, 20):
        revealed = [Event("reveal", absent, ("copper",))] * deeds
        await house.worker.repository.change(HERE, lambda table, more=revealed: table.log.add(table.game.number, more))
        told = [line for line in await public_lines(house) if "runs out of time" in line]
        assert len(told) == 1
        assert told[0].endswith("finishes the turn.") == bool(deeds)


async def test_an_absence_is_not_told_again_above_the_log_if_much_was_done_in_its_turn(house):
    await house.game(ANN, BOB, pace="live")
    turn = [Event("turn", 0, size=2), Event("time_up_turn", 0), *[Event("play", 0, ("village",))] * 12]

    def add(table):
        table.log.add(table.game.number, turn)
        table.absences.append((table.game.number, 0, "time_up_turn"))

    await house.worker.repository.change(HERE, add)
    told = [line for line in await public_lines(house) if "runs out of time" in line]
    assert len(told) == 1
    assert "plays Village" in told[0]


async def test_the_log_does_not_tell_who_did_not_answer_a_secret_question(house):
    await standing(house, "live", Table(me="witch, copper", you="secret_chamber, copper"))
    await house.worker.repository.change(HERE, lambda table: setattr(table.seats[1], "missed", 5))
    await house.answer(ANN, "play:witch")
    await house.waits(180)
    table = await house.table()
    assert (table.seats[1].missed, table.seats[1].computer, table.absences) == (6, False, [])
    assert not [line for line in await public_lines(house) if "out of time" in line or "away" in line]


async def test_the_whole_log_tells_of_absences_where_they_were(house):
    await house.game(ANN, BOB, pace="live")
    await house.waits(180)
    lines = await house.worker.archive.lines(HERE, None, Texts())
    [at] = [number for number, line in enumerate(lines) if "out of time" in line]
    assert lines[at - 1].endswith(", turn 1")
    assert at < len(lines) - 1


async def public_lines(house):
    """What all see of the table."""
    return wanted_screens(await house.table(), Known(), Shape(), Limits()).screens[TABLE].text.splitlines()


async def test_a_person_who_is_absent_again_loses_the_seat_until_they_press(house):
    await standing(house)
    await house.waits(180)
    await house.press(BOB, "f")
    await house.waits(180)
    table = await house.table()
    assert table.seats[0].away
    assert {decision.seat for decision in table.game.pending} == {1}
    outcome = await house.press(ANN, "f")
    assert outcome.notice == "welcome-back"
    assert not (await house.table()).seats[0].computer
    assert (await house.table()).seats[0].missed == 0


async def test_a_press_in_time_forgives_what_was_missed(house):
    await standing(house)
    await house.waits(180)
    await house.press(BOB, "f")
    assert (await house.table()).seats[0].missed == 1
    await house.press(ANN, "f")
    assert (await house.table()).seats[0].missed == 0


async def test_every_question_has_its_own_time(house):
    await standing(house)
    await house.waits(170)
    await house.answer(ANN, "play:village")
    await house.waits(80)
    table = await house.table()
    assert (table.seats[0].stage, table.seats[0].missed) == (0, 0)


async def test_someone_who_is_asked_together_with_others_gets_no_extra_time_by_their_answers(house):
    await standing(house, "live", Table("militia", "copper*3, estate*2", "copper*3, estate*2"), ANN, BOB, CID)
    await house.answer(ANN, "play:militia")
    await house.waits(100)
    await house.answer(CID, "estate", "estate")
    await house.waits(80)
    table = await house.table()
    assert table.seats[1].missed == 1
    assert table.seats[2].missed == 0


async def test_a_casual_table_gives_a_day(house):
    await standing(house, "casual")
    await house.waits(DAY - 1)
    assert (await house.table()).game.number == 0
    await house.waits(1)
    assert (await house.table()).seats[0].missed == 1


async def test_without_a_pace_nobody_is_hurried(house):
    await standing(house, "none")
    await house.waits(10 * DAY)
    table = await house.table()
    assert (table.game.number, table.seats[0].calls) == (0, 1)


async def test_computer_players_are_never_waited_for(house):
    await house.game(ANN, computers=2, pace="live")
    await house.waits(10)
    assert [seat.asked > 0 for seat in (await house.table()).seats] == [True, False, False]


async def test_a_person_who_may_react_is_called_in_private_only(house):
    await house.standing(Table(me="witch", you="moat, secret_chamber"), ANN, BOB)
    calls = (await house.table()).calls
    await house.answer(ANN, "play:witch")
    table = await house.table()
    assert table.seats[1].calls == 1
    assert table.calls == calls
    assert nameable(table) == []


async def test_an_outage_is_nobodys_absence(house):
    """A person who could not play while no worker was running is reminded first, as always."""
    await standing(house)
    await house.sleeps(10_000)
    seat = (await house.table()).seats[0]
    assert (seat.stage, seat.missed) == (1, 0)
    await house.waits(59)
    assert (await house.table()).seats[0].missed == 0
    await house.waits(1)
    assert (await house.table()).seats[0].missed == 1


async def test_a_person_whom_an_earlier_version_warned_twice_is_not_reminded_again(house):
    await standing(house)
    await house.waits(120)

    def warn_twice(table):
        table.seats[0].stage = 2

    await house.worker.repository.change(HERE, warn_twice)
    await house.waits(59)
    assert ((await house.table()).seats[0].calls, (await house.table()).seats[0].missed) == (2, 0)
    await house.waits(1)
    assert (await house.table()).seats[0].missed == 1


async def test_a_table_is_not_cleared_for_an_outage(house):
    await house.lobby(ANN, BOB)
    await house.sleeps(5 * DAY)
    assert ((await house.table()).phase, (await house.table()).expiring > 0) == (LOBBY, True)
    await house.waits(DAY // 2 - 1)
    assert (await house.table()).phase == LOBBY
    await house.waits(1)
    assert (await house.table()).phase == CLOSED


# -- alarms ------------------------------------------------------------------------------------------------------------


async def test_two_workers_never_act_twice(house, client):
    await standing(house)
    others = [house.other_worker(client) for _ in range(5)]
    await house.waits(150)
    house.clock.time += 30
    swept = await asyncio.gather(*(each.worker.timers.run_all_due() for each in (house, *others)))
    assert sum(swept) == 1
    assert (await house.table()).seats[0].missed == 1


async def test_what_a_dead_worker_had_claimed_is_done_by_another_after_a_while(house):
    await standing(house)
    await house.waits(150)
    house.clock.time += 30
    assert await house.worker.alarms.claim(house.clock.time, 30) == [HERE]  # and then that worker died
    assert await house.waits(29) == 0
    assert await house.waits(1) == 1
    assert (await house.table()).seats[0].missed == 1


async def test_a_game_that_starts_is_not_late_for_its_first_alarm(house):
    """A lobby's alarm is a day away; a live game needs one within minutes."""
    await house.lobby(ANN, BOB, pace="live")
    await house.tables.do("start", HERE, ANN)
    assert (await house.worker.alarms.all())[HERE] <= house.clock.time + 120


async def test_an_alarm_that_rings_too_early_is_set_anew(house):
    await standing(house)
    await house.worker.alarms.set(HERE, house.clock.time)
    assert await house.waits(0) == 1
    assert (await house.worker.alarms.all())[HERE] == house.clock.time + 120


async def test_a_table_that_is_gone_has_no_alarm(house):
    await standing(house)
    await house.worker.store.delete(HERE, (await house.table()).revision)
    await house.waits(120)
    assert await house.worker.alarms.all() == {}


async def test_a_closed_table_has_no_alarm_once_it_has_rung(house):
    await standing(house)
    await house.tables.do("stop", HERE, ANN)
    await house.waits(120)
    assert await house.worker.alarms.all() == {}


async def test_an_alarm_set_while_one_rings_is_not_lost(house):
    """A claimed alarm is settled only if nobody wanted an earlier one meanwhile."""
    await house.worker.alarms.set(HERE, 100)
    assert await house.worker.alarms.claim(100, 30) == [HERE]
    await house.worker.alarms.set(HERE, 200)
    await house.worker.alarms.settle(HERE, 5000, 130)
    assert (await house.worker.alarms.all())[HERE] <= 200


async def test_a_slow_table_delays_no_other_alarm(house, monkeypatch):
    monkeypatch.setattr("bots.tables.timers.PAUSE", 0.01)
    slow = Place("telegram", "-5")
    await house.lobby(ANN, place=slow)
    await standing(house)
    load, hanging = house.worker.store.load, asyncio.Event()

    async def hangs(place):
        if place == slow:
            await hanging.wait()
        return await load(place)

    monkeypatch.setattr(house.worker.store, "load", hangs)
    house.worker.repository._forget(slow)
    await house.worker.alarms.set(slow, 1)
    running = asyncio.create_task(house.worker.timers.run())
    await asyncio.sleep(0.05)
    house.clock.time += 120
    async with asyncio.timeout(PATIENCE):
        while (await house.table()).seats[0].stage != 1:
            await asyncio.sleep(0.01)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_one_table_that_fails_does_not_stop_the_others(house, caplog):
    await standing(house)
    elsewhere = Place("telegram", "-5")
    await house.worker.alarms.set(elsewhere, 1)
    await house.worker.store.save(elsewhere, 0, b"no table at all", lives=100)
    await house.waits(180)
    assert (await house.table()).seats[0].missed == 1
    assert "telegram:-5" in caplog.text


# -- tables nobody comes back to ---------------------------------------------------------------------------------------


async def test_an_abandoned_lobby_is_announced_and_then_cleared(house):
    await house.lobby(ANN, BOB)
    await house.waits(DAY // 2 - 1)
    assert not (await house.table()).expiring
    await house.waits(1)
    assert ((await house.table()).phase, (await house.table()).expiring > 0) == (LOBBY, True)
    await house.waits(DAY // 2)
    assert (await house.table()).phase == CLOSED


async def test_an_abandoned_game_is_announced_a_day_before_and_then_cleared(client):
    house = House(client, idle=5 * DAY)
    await standing(house, "none")
    await house.waits(4 * DAY)
    assert ((await house.table()).phase, (await house.table()).expiring > 0) == (PLAYING, True)
    await house.waits(DAY - 1)
    assert (await house.table()).phase == PLAYING
    await house.waits(1)
    assert (await house.table()).phase == CLOSED


async def test_any_press_keeps_an_expiring_table(client):
    house = House(client, idle=5 * DAY)
    await standing(house, "none")
    await house.waits(4 * DAY)
    await house.push(BOB, await house.token("h", number=0))
    assert not (await house.table()).expiring
    await house.waits(2 * DAY)
    assert (await house.table()).phase == PLAYING


async def test_computer_players_who_stand_in_do_not_keep_a_table(client):
    house = House(client, idle=5 * DAY)
    await standing(house, "casual")
    for _ in range(14):
        await house.waits(DAY // 2)
    assert (await house.table()).phase == CLOSED


async def test_storage_itself_never_forgets_a_live_table(house, client):
    await house.lobby(ANN, BOB)
    assert await client.ttl(keys.table(HERE)) == -1
    await house.tables.do("start", HERE, ANN)
    assert await client.ttl(keys.table(HERE)) == -1


async def test_a_table_is_announced_first_and_then_closed_however_long_no_bot_was_running(house):
    await house.lobby(ANN, BOB)
    await house.tables.do("start", HERE, ANN)
    house.clock.time += 1000 * DAY
    await house.waits(0)
    assert ((await house.table()).phase, (await house.table()).expiring > 0) == (PLAYING, True)
    await house.waits(DAY - 1)
    assert (await house.table()).phase == PLAYING
    await house.waits(1)
    assert (await house.table()).phase == CLOSED


async def test_a_table_is_closed_only_after_a_day_in_which_people_could_see_the_announcement(house):
    shown = {}

    async def announced_at(place):
        return shown.get(place)

    house.worker.timers.announced_at = announced_at
    await house.game(ANN, BOB)
    await house.waits(18 * DAY + DAY // 2)
    assert (await house.table()).phase == PLAYING
    shown[HERE] = int(house.clock.time)  # in the middle of a notice that nobody could see
    await house.waits(DAY - 1)
    assert (await house.table()).phase == PLAYING
    await house.waits(1)
    assert (await house.table()).phase == CLOSED


async def test_a_press_while_a_table_is_about_to_be_closed_keeps_it_and_nothing_is_announced(house):
    async def announced_at(_):
        await house.push(BOB, await house.token("h", number=0))
        return

    house.worker.timers.announced_at = announced_at
    await house.game(ANN, BOB)
    await house.waits(14 * DAY)
    assert ((await house.table()).phase, (await house.table()).expiring) == (PLAYING, 0)


async def test_the_last_person_at_the_table_is_not_hurried(house):
    """The first is replaced for the sake of the second; for whose sake should the second be?"""
    await standing(house, "live")
    for _ in range(9):
        await house.waits(180)
    table = await house.table()
    assert [seat.away for seat in table.seats] == [True, False]
    assert {decision.seat for decision in table.game.pending} == {1}


async def test_one_person_among_computer_players_is_never_hurried(house):
    await house.game(ANN, computers=2, pace="live")
    number = (await house.table()).game.number
    await house.waits(3 * DAY)
    assert (await house.table()).game.number == number
