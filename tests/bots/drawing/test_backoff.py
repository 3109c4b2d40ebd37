"""Backoff: how long they last, and what makes them longer or ends them."""

import pytest

from bots.drawing.backoff import LEAST, LONGEST, Backoff
from tests.bots.house import Clock


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def pauses(clock):
    return Backoff(clock)


def test_what_nobody_holds_is_free_also_at_the_very_beginning_of_time(pauses, clock):
    clock.time = -5.0
    assert pauses.until("table") < clock()


def test_it_waits_as_long_as_it_is_held(pauses, clock):
    pauses.hold("table", 20)
    assert pauses.until("table") == clock() + 20
    assert pauses.until("seat:0") < clock()


def test_no_time_at_all_is_a_moment(pauses, clock):
    pauses.hold("table", 0)
    assert pauses.until("table") == clock() + LEAST


def test_each_failure_doubles_the_pause_up_to_the_longest(pauses):
    assert [pauses.grow("table") for _ in range(8)] == [1, 2, 4, 8, 16, 32, LONGEST, LONGEST]


def test_a_pause_that_is_ended_is_over_and_the_next_one_is_longer(pauses, clock):
    pauses.grow("table")
    pauses.end("table")
    assert pauses.until("table") < clock()
    assert pauses.grow("table") == 2


def test_after_a_success_the_next_failure_is_the_first(pauses, clock):
    pauses.grow("table")
    pauses.clear("table")
    assert pauses.until("table") < clock()
    assert pauses.grow("table") == 1
