"""Alarms: each is claimed by one worker, and none is lost when that worker dies."""

import asyncio

import pytest

from storage.alarms import Alarms
from storage.places import Place

HERE = Place("telegram", "-100123", "5")
THERE = Place("discord", "77")
NOW = 1_700_000_000.123456


@pytest.fixture
def alarms(client):
    return Alarms(client)


async def test_an_alarm_is_set_for_its_place(alarms):
    await alarms.set(HERE, NOW)
    await alarms.set(THERE, NOW + 0.1)
    assert await alarms.all() == {HERE: NOW, THERE: NOW + 0.1}


async def test_an_alarm_only_ever_becomes_earlier(alarms):
    await alarms.set(HERE, 100.0)
    await alarms.set(HERE, 200.0)
    assert 99.9 < (await alarms.all())[HERE] < 100.0
    await alarms.set(HERE, 50.0)
    assert await alarms.all() == {HERE: 50.0}


async def test_only_what_is_due_is_claimed_earliest_first(alarms):
    later = Place("discord", "78")
    await alarms.set(HERE, NOW)
    await alarms.set(THERE, NOW - 5)
    await alarms.set(later, NOW + 0.001)
    assert await alarms.claim(NOW, 30) == [THERE, HERE]


async def test_no_more_than_asked_for_is_claimed(alarms):
    for number in range(5):
        await alarms.set(Place("discord", str(number)), float(number))
    assert [place.channel for place in await alarms.claim(NOW, 30, most=3)] == ["0", "1", "2"]
    assert [place.channel for place in await alarms.claim(NOW, 30, most=3)] == ["3", "4"]


async def test_a_worker_claims_alarms_of_its_own_platforms_only(alarms):
    mine, others = Place("discord", "1"), [Place("telegram", str(number)) for number in range(1, 6)]
    for place in others:
        await alarms.set(place, NOW - 2)
    await alarms.set(mine, NOW - 1)
    assert await alarms.claim(NOW, 30, most=3, platforms=["discord", "terminal"]) == [mine]
    assert await alarms.claim(NOW, 30, platforms=["telegram"]) == others
    assert await alarms.claim(NOW, 30) == []


async def test_of_twenty_claimers_one_gets_each_alarm(alarms):
    expected = {Place("discord", str(number)) for number in range(200)}
    for place in expected:
        await alarms.set(place, NOW)
    claims = await asyncio.gather(*(alarms.claim(NOW, 30, most=15) for _ in range(20)))
    claimed = [place for claim in claims for place in claim]
    assert len(claimed) == len(expected)
    assert set(claimed) == expected


async def test_what_a_dead_worker_claimed_comes_back_after_the_lease(alarms):
    await alarms.set(HERE, NOW)
    await alarms.claim(NOW, 30)
    assert await alarms.claim(NOW + 29.9, 30) == []
    assert await alarms.claim(NOW + 30, 30) == [HERE]


async def test_a_settled_alarm_rings_at_its_next_time(alarms):
    await alarms.set(HERE, NOW)
    await alarms.claim(NOW, 30)
    assert await alarms.settle(HERE, NOW + 3600, NOW + 30)
    assert await alarms.all() == {HERE: NOW + 3600}


async def test_an_alarm_settled_without_a_next_time_is_gone(alarms):
    await alarms.set(HERE, NOW)
    await alarms.claim(NOW, 30)
    assert await alarms.settle(HERE, None, NOW + 30)
    assert await alarms.all() == {}


@pytest.mark.parametrize("next_time", [NOW + 3600, None])
async def test_an_earlier_alarm_set_during_the_claim_stays(alarms, next_time):
    await alarms.set(HERE, NOW)
    await alarms.claim(NOW, 30)
    await alarms.set(HERE, NOW + 10)
    assert not await alarms.settle(HERE, next_time, NOW + 30)
    assert await alarms.all() == {HERE: NOW + 10}


async def test_a_worker_whose_lease_ran_out_settles_nothing(alarms):
    await alarms.set(HERE, NOW)
    await alarms.claim(NOW, 30)
    await alarms.claim(NOW + 40, 30)
    assert not await alarms.settle(HERE, NOW + 3600, NOW + 30)
    assert await alarms.all() == {HERE: NOW + 70}


async def test_a_removed_alarm_is_not_brought_back_by_settling(alarms):
    await alarms.set(HERE, NOW)
    await alarms.claim(NOW, 30)
    await alarms.remove(HERE)
    assert not await alarms.settle(HERE, NOW + 3600, NOW + 30)
    assert await alarms.all() == {}
