"""How often people may ask: honest groups do not notice the limits, and nobody can fill the storage."""

import pytest

from bots.adapter import limits
from bots.adapter.dispatcher import COMMANDS_RECOGNISED, RECOGNISED
from bots.adapter.limits import Rate, RateLimiter, Rates
from bots.adapter.request import Confirmation
from bots.people import Person
from storage import keys
from tests.bots.adapter.test_adapter import Chat, PlainRequest
from tests.bots.house import ANN, BOB, CID, HERE, Clock
from tests.bots.round_trips import counted

RATES = Rates(Rate(3, 1), Rate(2, 0.5), Rate(5, 10), Rate(4, 10))
THERE = HERE._replace(thread="8")
MEGABYTE = 1_000_000


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def limiter(clock):
    return RateLimiter(RATES, clock)


@pytest.fixture
async def chat(client, limiter):
    made = Chat(client)
    made.dispatcher.limiter = limiter
    yield made
    await made.house.worker.redrawer.close()


def press(person=ANN, place=None, message="m1", **given):
    return PlainRequest(None, person, place, "", message=message, **given)


def command(person=ANN, place=None, **given):
    return press(person, place, "", **given)


def admitted(limiter, *requests):
    return [limiter.admit(request) == 0 for request in requests]


def test_a_person_may_press_a_few_times_at_once_and_then_as_fast_as_the_allowance_refills(limiter, clock):
    assert admitted(limiter, *[press()] * 4) == [True, True, True, False]
    assert limiter.admit(press()) == 1
    clock.time += 1
    assert admitted(limiter, press(), press()) == [True, False]
    clock.time += 1000
    assert admitted(limiter, *[press()] * 4) == [True, True, True, False]


def test_presses_and_commands_of_different_people_are_counted_apart(limiter):
    assert admitted(limiter, *[press()] * 4)[-1] is False
    assert admitted(limiter, *[command()] * 3) == [True, True, False]
    assert limiter.admit(command()) == 2
    assert admitted(limiter, press(BOB), command(BOB)) == [True, True]


def test_a_place_has_limits_for_all_people_together(limiter):
    people = [Person(f"telegram:{number}", "") for number in range(6)]
    assert admitted(limiter, *[press(person, HERE) for person in people]) == [True] * 5 + [False]
    assert admitted(limiter, press(people[5], THERE), press(people[5])) == [True, True]


def test_a_refused_request_uses_up_nothing(limiter, clock):
    for _ in range(100):
        limiter.admit(press(place=HERE))
    clock.time += 1
    assert admitted(limiter, press(), press(BOB, HERE)) == [True, True]


def test_anonymous_admins_of_one_group_use_up_nothing_of_those_of_others(limiter):
    assert admitted(limiter, *[command(place=HERE, anonymous=True)] * 5) == [True] * 4 + [False]
    assert admitted(limiter, command(place=THERE, anonymous=True)) == [True]


def test_the_number_of_allowances_in_memory_is_bounded(clock):
    limiter = RateLimiter(RATES, clock, most=10)
    for number in range(1000):
        limiter.admit(press(Person(f"telegram:{number}", ""), HERE._replace(thread=str(number + 1))))
        limiter.may_tell(press(Person(f"telegram:{number}", "")))
    assert (len(limiter._full_at), len(limiter._told)) == (10, 10)


def test_six_people_who_press_twice_a_second_all_evening_never_meet_a_limit(clock):
    limiter = RateLimiter(clock=clock)
    people = [Person(f"telegram:{number}", "") for number in range(6)]
    for _ in range(2 * 3600):
        clock.time += 0.5
        assert all(admitted(limiter, *[press(person, HERE) for person in people]))


# -- at the dispatcher -------------------------------------------------------------------------------------------------


async def test_a_command_beyond_the_limit_is_refused_in_words_once_and_writes_nothing(chat, client, clock, monkeypatch):
    for _ in range(2):
        await chat.says(ANN, "settings", None)
    stored = sorted(await client.keys("*"))
    with counted(chat.house.worker, client, monkeypatch) as sent:
        assert await chat.says(ANN, "new") == "Too many requests. Please try again in 2 seconds."
        assert [await chat.says(ANN, "new") for _ in range(20)] == [None] * 20
    assert {command[0] for command in sent} <= {"HGETALL"}  # the person's language, for the words
    assert sorted(await client.keys("*")) == stored
    clock.time += limits.QUIET
    assert await chat.says(ANN, "new") == Confirmation("slash-opened")


async def test_a_press_beyond_the_limit_changes_nothing(chat, client, clock):
    await chat.says(ANN, "new")
    join = (await chat.labels())["Join"]
    for _ in range(3):
        await chat.presses_it(BOB, "nonsense", message="m1")
    stored, revision = sorted(await client.keys("*")), (await chat.house.table()).revision
    answers = [(await chat.presses_it(BOB, join, message="m1"))[0] for _ in range(3)]
    assert answers == ["Too many requests. Please try again in 1 second.", None, None]
    assert (sorted(await client.keys("*")), (await chat.house.table()).revision) == (stored, revision)
    clock.time += 1
    assert (await chat.presses_it(BOB, join, message="m1"))[0] == "You’re in."


async def test_a_platform_that_must_reply_to_commands_says_so_each_time(chat):
    chat.dispatcher.must_reply = True
    answers = [await chat.says(CID, "help") for _ in range(5)]
    assert [str(answer).startswith("Too many requests") for answer in answers] == [False, False, True, True, True]


async def test_nobody_can_fill_more_than_twenty_megabytes_with_marks(chat, client):
    mark = f"press:{2**63}"
    await chat.dispatcher.first_time(mark)
    key = keys.seen(f"{chat.dispatcher.platform}:{mark}")
    assert 0 < await client.ttl(key) <= RECOGNISED
    size = await client.memory_usage(key)
    rates = (Rates().presses_of_person, RECOGNISED), (Rates().commands_of_person, COMMANDS_RECOGNISED)
    marks = sum(rate.at_once + rate.per_second * seconds for rate, seconds in rates)
    assert size * marks < 20 * MEGABYTE, (size, marks)
