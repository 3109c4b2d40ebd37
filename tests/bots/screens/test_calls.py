"""Who is notified and how, how much time is left, and what never gives a secret question away."""

import pytest

from bots.language.texts import Texts
from bots.screens.model import CALL, TABLE, Audience, Known, Shape
from bots.screens.time_left import fill, in_words, mark
from bots.screens.wanted import wanted_screens
from bots.tables import tokens
from bots.tables.deadlines import DAY, Limits
from storage.seat import BOTH, MENTION, MESSAGE, NOTIFY, QUIET
from tests.bots.house import ANN, BOB, CID, HERE
from tests.bots.tables.test_deadlines import standing
from tests.each import for_each_row
from tests.engine.table import Table

ME, YOU, THIRD = (Audience.of_seat(seat) for seat in range(3))


async def screens(house, **known):
    return wanted_screens(await house.table(), Known(**known), Shape(), Limits()).screens


async def prefer(house, *values):
    """Let the people at the table have these preferences."""

    def change(table):
        for seat, value in zip(table.seats, values, strict=False):
            seat.notify = value

    await house.worker.repository.change(HERE, change)


async def attack(house, *notify):
    """Ann plays a Witch; Bob is asked in secret whether he reveals something, Cid has nothing to reveal."""
    await standing(house, "casual", Table("witch, copper", "secret_chamber, copper", "copper"), ANN, BOB, CID)
    await prefer(house, *notify)
    await house.answer(ANN, "play:witch")


@pytest.mark.parametrize("reached", [True, False])
@pytest.mark.parametrize("how", NOTIFY)
async def test_everyone_is_notified_in_the_way_they_chose_and_by_a_mention_if_a_message_cannot_be(house, how, reached):
    await house.game(ANN, BOB)
    await prefer(house, how, how)
    seen = await screens(house, opened_only=frozenset() if reached else frozenset({ME, YOU}))
    asked = Audience.of_seat((await house.view(None)).current)
    assert seen[asked].quiet == (how in (MENTION, QUIET))
    assert (CALL in seen) == (how in (MENTION, BOTH) or (how == MESSAGE and not reached))
    if CALL in seen:
        assert seen[CALL].people == seen[asked].people


async def test_only_a_new_alert_of_a_screen_that_is_not_quiet_notifies(house):
    await standing(house)
    before = (await screens(house))[ME]
    assert before.alert
    await prefer(house, QUIET)
    assert ((await screens(house))[ME].alert, (await screens(house))[ME].quiet) == (before.alert, True)


# -- secret questions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unheard", [YOU, THIRD])
async def test_if_anyone_might_not_hear_of_a_secret_question_they_are_mentioned_whoever_is_asked(house, unheard):
    await attack(house)
    assert CALL not in await screens(house)
    call = (await screens(house, unreachable=frozenset({unheard})))[CALL]
    assert call.text.endswith("Bob and Cid: the table is waiting for one of you.")
    assert call.people == ((BOB if unheard == YOU else CID).id,)


async def test_a_secret_question_is_told_in_private_also_to_those_who_want_a_mention(house):
    await attack(house, MENTION, MENTION, MENTION)
    seen = await screens(house)
    assert CALL not in seen
    assert [seen[each].quiet for each in (ME, YOU, THIRD)] == [True, False, True]


async def test_those_who_want_to_be_left_alone_are_never_mentioned(house):
    await attack(house, MESSAGE, QUIET, QUIET)
    assert CALL not in await screens(house, unreachable=frozenset({YOU, THIRD}))


async def test_while_somebody_can_be_named_nobody_else_is_called(house):
    await standing(house, "casual", Table("copper", "copper", "copper"), ANN, BOB, CID)
    assert CALL not in await screens(house, unreachable=frozenset({THIRD}))


# -- time left ---------------------------------------------------------------------------------------------------------


async def test_the_person_who_is_asked_and_the_table_read_how_much_time_is_left(house):
    await standing(house, "live")
    end = mark(int(house.clock.time) + 180)
    seen = await screens(house)
    assert seen[ME].text.endswith(f"\n⏳ Your time runs out {end}.")
    assert f"⏳ Time runs out {end}." in seen[TABLE].text
    assert "ime runs out" not in seen[YOU].text


@pytest.mark.parametrize(
    ("missed", "then"), [(0, "finish your turn"), (1, "fill in until you’re back")], ids=["first", "again"]
)
async def test_the_reminder_tells_what_will_happen(house, missed, then):
    await standing(house, "live")
    await prefer(house, BOTH)
    await house.worker.repository.change(HERE, lambda table: setattr(table.seats[0], "missed", missed))
    await house.waits(120)
    end = mark(int(house.clock.time) + 60)
    seen = await screens(house)
    assert seen[ME].text.endswith(f"Your time runs out {end}; then a computer player will {then}.")
    call = f"Ann, the others are still waiting. Time runs out {end}; then a computer player will finish the turn."
    assert seen[CALL].text.endswith(call)


async def test_outside_ones_turn_the_reminder_speaks_of_an_answer(house):
    await standing(house, "live", Table(me="militia", you="copper*3, estate*2"))
    await house.answer(ANN, "play:militia")
    await house.waits(120)
    assert "then a computer player will answer for you." in (await screens(house))[YOU].text


async def test_how_long_a_secret_question_may_take_is_told_to_nobody_else(house):
    await attack(house)
    seen = await screens(house, unreachable=frozenset({YOU, THIRD}))
    assert "time runs out" in seen[YOU].text
    for other in (ME, THIRD, TABLE, CALL):
        assert "ime runs out" not in seen[other].text


async def test_where_nobody_is_hurried_there_is_no_time(house):
    await standing(house, "none")
    assert all("ime runs out" not in screen.text for screen in (await screens(house)).values())
    await house.game(ANN, computers=1, place=HERE._replace(thread="9"), pace="live")
    table = await house.table(HERE._replace(thread="9"))
    found = wanted_screens(table, Known(), Shape(), Limits()).screens
    assert all("ime runs out" not in screen.text for screen in found.values())


async def test_a_person_for_whom_a_computer_player_acted_reads_that_until_they_act(house):
    await standing(house, "live")
    await house.waits(180)
    told = "You ran out of time, so a computer player acted for you."
    seen = await screens(house)
    assert told in seen[ME].text
    assert "runs out of time: a computer player finishes the turn." in seen[YOU].text
    assert "Me’s" not in seen[ME].text
    await house.press(BOB, "f")
    await house.press(ANN, "f")
    assert told not in (await screens(house))[ME].text


@for_each_row([(DAY, "24 h"), (5400, "2 h"), (5399, "90 min"), (180, "3 min"), (61, "1 min"), (1, "1 min")])
def test_time_is_told_roughly(left, words):
    said = fill(f"Your time runs out {mark(1000 + left)}.", lambda end: in_words(end, 1000.0, Texts()))
    assert said == f"Your time runs out in {words}."


def test_time_that_is_over_is_not_told_in_numbers():
    assert in_words(1000, 1001.5, Texts()) == "now"


# -- the end -----------------------------------------------------------------------------------------------------------


async def test_the_result_notifies_everyone_who_wants_that_once_and_panels_do_not(house):
    await standing(house, "none", Table(me="gold*3", you="copper", supply={"province": 1}))
    await prefer(house, MESSAGE, QUIET)
    before = await screens(house)
    await house.press(ANN, tokens.BUY_FOR_SURE, "province")
    after = await screens(house)
    assert after[TABLE].alert not in ("", before[TABLE].alert)
    assert (after[TABLE].people, after[TABLE].names) == ((ANN.id,), ("Ann",))
    assert [after[each].alert for each in (ME, YOU)] == [before[each].alert for each in (ME, YOU)]
