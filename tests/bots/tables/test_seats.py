"""People in the game: nudging, resigning, voting, coming back, stopping, watching."""

import pytest

from bots.people import Person
from bots.refusals import NoTable
from bots.screens.model import Audience, Known
from bots.screens.wanted import wanted_screens
from bots.tables.seats import MOST_WATCHERS
from storage.table import CLOSED, PLAYING
from tests.bots.house import ADMIN, ANN, BOB, CID, DAN, EVE, HERE
from tests.bots.tables.test_lobby import refused
from tests.engine.table import Table


async def test_a_nudge_calls_those_the_table_waits_for_and_not_too_often(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    calls = (await house.table()).seats[0].calls
    await house.tables.do("nudge", HERE, BOB)
    assert await house.waiting() == ["Ann"]
    assert (await house.table()).seats[0].calls == calls + 1
    with refused("nudged-already"):
        await house.tables.do("nudge", HERE, BOB)
    house.clock.time += 60
    await house.tables.do("nudge", HERE, BOB)


async def test_nobody_nudges_themselves_and_strangers_nudge_nobody(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    with refused("nobody-else"):
        await house.tables.do("nudge", HERE, ANN)
    with refused("not-seated"):
        await house.tables.do("nudge", HERE, EVE)


async def test_a_nudge_never_names_who_may_react(house):
    await house.standing(Table(me="witch", you="moat, secret_chamber"), ANN, BOB)
    await house.answer(ANN, "play:witch")
    calls = (await house.table()).calls
    await house.tables.do("nudge", HERE, ANN)
    assert await house.waiting() == []
    table = await house.table()
    assert table.calls == calls
    assert table.seats[1].calls == 2


async def test_everyone_can_ask_whom_the_table_waits_for(house):
    await house.standing(Table(me="witch", you="moat, secret_chamber"), ANN, BOB)
    assert await house.waiting() == ["Ann"]
    await house.answer(ANN, "play:witch")
    assert await house.waiting() == []


async def test_a_computer_player_takes_the_seat_of_the_person_who_resigns(house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, BOB)
    table = await house.table()
    assert table.seats[1].resigned
    assert 1 not in {decision.seat for decision in table.game.pending}
    for deed in (lambda: house.tables.do("resign", HERE, BOB), lambda: house.press(BOB, "f")):
        with refused("not-seated"):
            await deed()


async def test_without_any_person_left_the_game_is_stopped(house):
    await house.game(ANN, BOB, computers=1)
    await house.tables.do("resign", HERE, ANN)
    assert (await house.table()).phase == PLAYING
    await house.tables.do("resign", HERE, BOB)
    assert (await house.table()).phase == CLOSED


async def test_a_host_who_resigns_hands_the_table_on_and_decides_nothing_any_more(house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, ANN)
    assert (await house.table()).host == BOB.id
    with refused("not-host"):
        await house.tables.do("stop", HERE, ANN)


async def test_when_the_last_person_who_is_here_resigns_the_game_waits_for_those_who_are_away(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    house.clock.time += 120
    assert (await house.tables.do("vote", HERE, BOB, "0")).notice == "replaced"
    await house.tables.do("resign", HERE, BOB)
    table = await house.table()
    assert table.phase == PLAYING
    assert not table.seats[0].computer
    assert {decision.seat for decision in table.game.pending} == {0}


async def test_more_than_half_of_the_others_can_replace_who_keeps_them_waiting(house):
    await house.standing(Table("copper", "copper", "copper"), ANN, BOB, CID)
    with refused("not-absent"):
        await house.tables.do("vote", HERE, BOB, "0")
    house.clock.time += 120
    assert (await house.tables.do("vote", HERE, BOB, "0")).notice == "voted"
    with refused("voted-already"):
        await house.tables.do("vote", HERE, BOB, "0")
    assert (await house.tables.do("vote", HERE, CID, "0")).notice == "replaced"
    table = await house.table()
    assert table.seats[0].away
    assert (await house.view(0)).current == 1


async def test_votes_are_forgotten_when_the_player_comes_back(house):
    await house.standing(Table("militia", "copper*3, estate*2", "copper", "copper"), ANN, BOB, CID, DAN)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.worker.repository.change(HERE, lambda table: setattr(table.seats[0], "computer", True))
    await house.press(ANN, "h")
    assert not (await house.table()).votes


async def test_votes_are_forgotten_when_the_player_presses(house):
    await house.standing(Table("village, copper", "copper", "copper"), ANN, BOB, CID)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.answer(ANN, "play:village")
    house.clock.time += 120
    assert (await house.tables.do("vote", HERE, CID, "0")).notice == "voted"


async def test_only_those_the_table_waits_for_can_be_replaced(house):
    await house.standing(Table("copper", "copper", "copper"), ANN, BOB, CID)
    house.clock.time += 120
    for voter, seat in ((BOB, 2), (ANN, 0)):
        with refused("not-awaited"):
            await house.tables.do("vote", HERE, voter, str(seat))
    with refused("not-seated"):
        await house.tables.do("vote", HERE, EVE, "0")


async def test_votes_of_those_who_have_gone_do_not_count(house):
    await house.standing(Table("copper", "copper", "copper", "copper"), ANN, BOB, CID, DAN)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.tables.do("resign", HERE, BOB)
    assert (await house.tables.do("vote", HERE, CID, "0")).notice == "voted"
    assert (await house.tables.do("vote", HERE, DAN, "0")).notice == "replaced"


async def test_a_person_who_was_replaced_comes_back_by_a_command_too(house):
    await house.standing(Table("copper", "copper", "copper"), ANN, BOB, CID)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.tables.do("vote", HERE, CID, "0")
    await house.tables.do("nudge", HERE, ANN)
    assert not (await house.table()).seats[0].computer


async def test_a_person_who_was_replaced_gets_the_seat_back_by_pressing_anything(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    house.clock.time += 120
    assert (await house.tables.do("vote", HERE, BOB, "0")).notice == "replaced"
    outcome = await house.push(ANN, await house.token("h", number=0))
    assert outcome.notice == "welcome-back"
    assert not (await house.table()).seats[0].computer


async def test_a_computer_player_who_stood_in_ends_the_vote(house):
    await house.standing(Table("village, copper*2", "copper", "copper"), ANN, BOB, CID)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "pace", "live"))
    await house.waits(120)
    await house.tables.do("vote", HERE, BOB, "0")
    await house.waits(60)
    assert (await house.table()).votes == {}


async def test_without_a_limit_all_see_after_an_hour_whom_they_may_replace(house):
    await house.standing(Table("village, copper*2", "copper", "copper"), ANN, BOB, CID)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "pace", "none"))
    await house.waits(3599)
    assert (await house.table()).seats[0].stage == 0
    await house.waits(1)
    table = await house.table()
    assert (table.seats[0].stage, table.seats[0].calls) == (1, 1)
    await house.waits(100_000)
    assert (await house.table()).game.number == 0


async def test_the_table_is_stopped_by_its_host_or_an_admin(house):
    await house.game(ANN, BOB)
    with refused("not-host"):
        await house.tables.do("stop", HERE, BOB)
    await house.tables.do("stop", HERE, ADMIN)
    assert (await house.table()).phase == CLOSED
    with pytest.raises(NoTable):
        await house.tables.do("stop", HERE, ADMIN)


async def test_while_the_host_is_away_the_others_decide(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.tables.do("stop", HERE, BOB)
    assert (await house.table()).phase == CLOSED


@pytest.mark.parametrize(
    ("press", "page"), [("h", "hand"), ("g", "log"), ("k", "kingdom"), ("x", "resign"), ("q", "stop")]
)
async def test_some_buttons_only_show_something(house, press, page):
    await house.game(ANN, BOB)
    before = (await house.table()).pack()
    assert (await house.push(ANN, await house.token(press, number=0))).page == page
    assert (await house.table()).pack() == before


async def test_resigning_and_stopping_by_button(house):
    await house.game(ANN, BOB, CID)
    assert (await house.push(BOB, await house.token("y", number=0))).notice == "resigned"
    assert (await house.push(ANN, await house.token("z", number=0))).notice == "stopped"


# -- watching ----------------------------------------------------------------------------------------------------------


async def test_watchers_come_and_go(house):
    await house.game(ANN, BOB)
    for _ in range(2):
        assert (await house.push(EVE, await house.token("w", number=0))).notice == "watching"
        assert (await house.table()).watchers == [EVE.id]
    for _ in range(2):
        assert (await house.push(EVE, await house.token("w", "0", 0))).notice == "not-watching"
        assert (await house.table()).watchers == []
    with refused("seated-already"):
        await house.tables.do("watch", HERE, ANN)


async def test_a_person_who_resigned_may_watch_like_any_stranger(house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, BOB)
    await house.tables.do("watch", HERE, BOB)
    table = await house.table()
    assert table.watchers == [BOB.id]
    shown = wanted_screens(table, Known(), house.worker.shape(HERE), house.worker.limits).screens
    assert Audience.of_watcher(BOB.id) in shown
    assert Audience.of_seat(1) not in shown


async def test_a_table_has_room_for_a_limited_number_of_watchers(house):
    await house.game(ANN, BOB)
    watching = [Person(f"telegram:{number}", "Eve") for number in range(100, 100 + MOST_WATCHERS)]
    for person in watching:
        await house.tables.do("watch", HERE, person)
    with refused("watchers-full"):
        await house.tables.do("watch", HERE, EVE)
    await house.tables.do("watch", HERE, watching[0])  # who watches already may say so again
    await house.tables.do("unwatch", HERE, watching[0])
    await house.tables.do("watch", HERE, EVE)
