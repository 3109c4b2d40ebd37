"""How long results, records and statistics are kept, and what makes them expire earlier or later."""

import pytest

from storage import keys
from storage.places import Place
from storage.results import DAY, KEPT, Results
from storage.retention import LEFT, Retention
from tests.storage.test_results import ANN, BOB, finished

GROUP = Place("telegram", "-100123")
TOPIC = Place("telegram", "-100123", "5")
OTHER = Place("telegram", "-100777")
NOW = 1_800_000_000


@pytest.fixture
def results(client):
    return Results(client, lambda: NOW)


@pytest.fixture
def retention(client, results):
    return Retention(client, results, lambda: NOW)


async def lives(client, key):
    """For how many days the key lives, rounded; -1 for ever, -2 if there is none."""
    left = await client.ttl(key)
    return left if left < 0 else round(left / DAY)


async def played(results, place, game="0123456789ab", record_days=90):
    await results.add(place, finished(game))
    await results.keep_record(place, game, b"record", record_days, [ANN, BOB])


async def test_results_and_statistics_expire_two_years_after_the_last_game(client, results):
    await played(results, GROUP)
    for key in (keys.results(GROUP), keys.games_of(ANN), keys.games_of(BOB)):
        assert await lives(client, key) == KEPT // DAY == 730
    assert await lives(client, keys.records(GROUP)) == 90


async def test_every_game_gives_them_their_whole_time_again(client, results):
    await played(results, GROUP)
    for key in (keys.results(GROUP), keys.games_of(ANN)):
        await client.expire(key, 3 * DAY)
    await played(results, GROUP, "ba9876543210")
    assert await lives(client, keys.results(GROUP)) == 730
    assert await lives(client, keys.games_of(ANN)) == 730


async def test_the_host_decides_for_how_long(client):
    await Results(client, lambda: NOW, 10 * DAY).add(GROUP, finished())
    assert await lives(client, keys.results(GROUP)) == 10
    assert await lives(client, keys.games_of(ANN)) == 10


async def test_a_chat_that_the_bot_was_removed_from_is_forgotten_earlier(client, results, retention):
    for place in (GROUP, TOPIC, OTHER):
        await played(results, place, f"{len(place.text):012}", record_days=400)
    await retention.leave(GROUP)
    for key in (keys.results, keys.records):
        assert [await lives(client, key(place)) for place in (GROUP, TOPIC)] == [90, 90]
    assert await lives(client, keys.results(OTHER)) == 730
    assert await lives(client, keys.records(OTHER)) == 400
    assert await lives(client, keys.games_of(ANN)) == 730
    assert LEFT == 90 * DAY


async def test_what_expires_earlier_anyway_is_not_kept_longer_by_leaving(client, results, retention):
    await played(results, GROUP, record_days=7)
    await client.expire(keys.results(GROUP), 3 * DAY)
    await retention.leave(GROUP)
    assert await lives(client, keys.results(GROUP)) == 3
    assert await lives(client, keys.records(GROUP)) == 7


async def test_a_bot_that_comes_back_finds_everything_and_keeps_it_as_before(client, results, retention):
    for place in (GROUP, TOPIC):
        await played(results, place, f"{len(place.text):012}", record_days=400)
    await retention.leave(GROUP)
    assert await retention.left_chats("telegram") == (GROUP,)
    await retention.come_back(GROUP)
    assert await retention.left_chats("telegram") == ()
    for place in (GROUP, TOPIC):
        assert await lives(client, keys.results(place)) == 730
        assert await lives(client, keys.records(place)) == 400
        assert len(await results.of_place(place)) == 1


async def test_a_deleted_thread_leaves_the_rest_of_its_channel_alone(client, results, retention):
    for place in (GROUP, TOPIC):
        await played(results, place, f"{len(place.text):012}")
    await retention.leave(TOPIC)
    assert await lives(client, keys.results(TOPIC)) == 90
    assert await lives(client, keys.results(GROUP)) == 730
    assert await retention.left_chats("telegram") == ()


async def test_a_chat_without_results_gets_none_by_leaving_or_coming_back(client, retention):
    await retention.leave(GROUP)
    assert [key async for key in client.scan_iter()] == []
    await retention.come_back(GROUP)
    assert [key async for key in client.scan_iter()] == []


async def test_chats_left_long_ago_are_no_longer_listed(client, results):
    for place in (GROUP, OTHER):
        await played(results, place)
    await Retention(client, results, lambda: NOW).leave(GROUP)
    await Retention(client, results, lambda: NOW + LEFT + 1).leave(OTHER)
    assert await Retention(client, results).left_chats("telegram") == (OTHER,)


async def test_results_of_versions_that_kept_them_for_ever_get_a_limit_once(client, results, retention):
    await played(results, TOPIC)
    for key in (keys.results(TOPIC), keys.games_of(ANN)):
        await client.persist(key)
    await client.delete(keys.threads(TOPIC))
    await retention.limit_old()
    assert await lives(client, keys.results(TOPIC)) == 730
    assert await lives(client, keys.games_of(ANN)) == 730
    await retention.leave(GROUP)
    assert await lives(client, keys.results(TOPIC)) == 90
    await client.persist(keys.results(TOPIC))
    await retention.limit_old()
    assert await lives(client, keys.results(TOPIC)) == -1


async def test_nothing_but_results_and_records_expires(client, results, retention, store):
    await store.save(GROUP, 0, b"table", answers=b"answer", lives=0)
    await client.hset(keys.settings_of(ANN), "language", "de")
    await client.sadd(keys.tables_of(ANN), GROUP.text)
    await client.zadd(keys.ALARMS, {GROUP.text: NOW})
    await played(results, GROUP)
    await retention.leave(GROUP)
    await retention.limit_old()
    for key in (keys.table(GROUP), keys.answers(GROUP), keys.settings_of(ANN), keys.tables_of(ANN), keys.ALARMS):
        assert await lives(client, key) == -1


async def test_values_of_other_programs_are_no_obstacle(client, results, retention):
    for key in (keys.threads(TOPIC), keys.left_channels("telegram")):
        await client.set(key, "foreign")
    await played(results, TOPIC)
    await retention.leave(GROUP)
    await retention.come_back(GROUP)
    assert await retention.left_chats("telegram") == ()
    await client.delete(keys.threads(TOPIC))
    await client.hset(keys.threads(TOPIC), b"\xff nonsense", "")
    await played(results, TOPIC)
    await retention.leave(GROUP)
    assert await lives(client, keys.results(TOPIC)) == 90
