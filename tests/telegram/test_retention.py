"""Groups that the bot is removed from: their results expire, unless it comes back."""

import asyncio

from storage import keys
from storage.results import DAY
from tests.server_clock import PATIENCE
from tests.storage.test_results import finished
from tests.telegram.bot_house import place_at


async def days(house, where):
    """For how many days the results live."""
    return round(await house.client.ttl(keys.results(place_at(where))) / DAY)


async def until_days(house, where, wanted):
    """Wait until the results live for that many days."""
    async with asyncio.timeout(PATIENCE):
        while await days(house, where) != wanted:
            await asyncio.sleep(0.01)


async def test_results_of_a_group_expire_when_the_bot_is_removed_and_stay_when_it_is_back(house, bot_api, club):
    await house.worker.results.add(place_at(club), finished())
    club.removes(bot_api.bot)
    await until_days(house, club, 90)
    club.add(bot_api.bot)
    await until_days(house, club, 730)


async def test_in_a_forum_the_results_of_all_topics_expire(house, bot_api, ann, bob):
    forum = bot_api.forum("Forum", ann, bob)
    forum.add(bot_api.bot)
    topic = forum.topic("Games")
    await house.worker.results.add(place_at(topic), finished())
    forum.departs(bot_api.bot)
    await until_days(house, topic, 90)


async def test_a_running_game_in_a_group_that_the_bot_was_removed_from_never_expires(house, bot_api, ann, bob, club):
    await house.game(club, ann, bob)
    await house.worker.results.add(place_at(club), finished())
    club.removes(bot_api.bot)
    await until_days(house, club, 90)
    assert await house.client.ttl(keys.table(place_at(club))) == -1
    assert await house.client.ttl(keys.answers(place_at(club))) in (-1, -2)


async def test_a_bot_that_may_only_no_longer_write_has_not_left(house, bot_api, club):
    await house.worker.results.add(place_at(club), finished())
    club.mutes(bot_api.bot)
    await house.rests()
    assert await days(house, club) == 730


async def test_a_group_that_becomes_a_supergroup_keeps_its_results(house, group):
    await house.worker.results.add(place_at(group), finished())
    grown = group.migrates()
    await until_days(house, grown, 730)
