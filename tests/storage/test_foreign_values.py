"""Values on the server that this program did not write: each is one bad entry, and hurts no other."""

import asyncio

import msgpack
import pytest

from engine import RECOMMENDED, big_money
from storage import keys
from storage.alarms import Alarms
from storage.errors import BadTable, Conflict, StorageError
from storage.finished_games import Finished, PlayerResult
from storage.people import People
from storage.places import Place
from storage.redis_store import Stored
from storage.results import Results
from storage.table import Table
from tests.engine.recorded import recorded
from tests.server_clock import PATIENCE

HERE = Place("telegram", "-100123", "5")
THERE = Place("discord", "77")
THIRD = Place("discord", "78")
ANN = "telegram:1"


async def leave(client, key, kind):
    """Another program has left a value of that type at the key."""
    await client.delete(key)
    command = {
        "string": ("SET", key, "x"),
        "list": ("RPUSH", key, "x"),
        "set": ("SADD", key, "x"),
        "zset": ("ZADD", key, 1, "x"),
        "hash": ("HSET", key, "x", "y"),
        "stream": ("XADD", key, "*", "x", "y"),
    }[kind]
    await client.execute_command(*command)


KINDS = ("string", "list", "set", "zset", "hash", "stream")


@pytest.fixture(scope="module")
def record():
    """A finished game of two."""
    return recorded(["Ann", "Bob"], RECOMMENDED[0].cards, b"secret", big_money, first=0)


def game(id="aa", when=100):
    people = (PlayerResult(ANN, "Ann", 20, True, 10, {"gold": 1}), PlayerResult("telegram:2", "Bob", -3, False, 9))
    return Finished(id, when, ("cellar",), 2, 3, 10, people, ((7, False),))


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "hash"])
async def test_a_value_of_another_type_is_a_bad_table_that_can_be_replaced(store, client, kind):
    await leave(client, keys.table(HERE), kind)
    stored = await store.load(HERE)
    with pytest.raises(BadTable):
        Table.unpack(HERE, stored.revision, stored.data)
    assert stored.revision == await store.revision(HERE) == 0
    with pytest.raises(Conflict):
        await store.save(HERE, 5, b"a", lives=100)
    assert await client.type(keys.table(HERE)) == kind.encode()
    revision = await store.save(HERE, 0, b"a", answers=b"one", lives=100)
    assert await store.load(HERE) == Stored(revision, b"a")
    assert await store.answer_chunks(HERE) == [b"one"]


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "hash"])
async def test_a_value_of_another_type_can_be_deleted_like_a_table(store, client, kind):
    await leave(client, keys.table(HERE), kind)
    await store.delete(HERE, 0)
    assert await store.load(HERE) is None


@pytest.mark.parametrize("revision", ["", "x", "-1", "nan", "inf", "1e3", "0x10", "9" * 30, "1.5", " 7", "٧"])
async def test_a_revision_that_cannot_be_one_counts_as_none(store, client, revision):
    await client.hset(keys.table(HERE), mapping={"revision": revision, "data": b"old"})
    assert await store.load(HERE) == Stored(0, b"old")
    assert await store.revision(HERE) == 0
    first = await store.save(HERE, 0, b"a", lives=100)
    assert await store.save(HERE, first, b"b", lives=100) > first


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "list"])
async def test_answers_of_another_type_are_a_bad_table_and_make_way_for_new_ones(store, client, kind):
    revision = await store.save(HERE, 0, b"a", lives=100)
    await leave(client, keys.answers(HERE), kind)
    with pytest.raises(BadTable):
        await store.answer_chunks(HERE)
    await store.save(HERE, revision, b"b", answers=b"two", lives=100)
    assert await store.answer_chunks(HERE) == [b"two"]


async def test_keys_that_name_no_place_hide_no_table(store, client):
    await store.save(HERE, 0, b"a", lives=100)
    for key in (b"dominion:{\xff}:table", b"dominion:{nowhere}:table", b"dominion:{telegram:1:2:3}:table"):
        await client.hset(key, "revision", 1)
    assert [place async for place in store.places()] == [HERE]


# -- signposts and unfinished moves ------------------------------------------------------------------------------------


async def signpost(client, place, target):
    await client.hset(keys.table(place), mapping={"revision": 7, "moved": target})


@pytest.mark.parametrize("target", [HERE.text, "nowhere", "telegram:x", "", b"\xff"])
async def test_a_signpost_that_leads_nowhere_is_a_bad_table_that_can_be_replaced(store, client, target):
    await signpost(client, HERE, target)
    stored = await asyncio.wait_for(store.load(HERE), PATIENCE)
    assert stored == Stored(7, b"")
    assert await store.save(HERE, 7, b"a", lives=100) > 7


@pytest.mark.parametrize("circle", [(HERE, THERE), (HERE, THERE, THIRD)])
async def test_signposts_in_a_circle_lead_nobody_round_for_ever(store, client, circle):
    for place, target in zip(circle, (*circle[1:], circle[0]), strict=True):
        await signpost(client, place, target.text)
    place = HERE
    for _ in range(10):
        stored = await asyncio.wait_for(store.load(place), PATIENCE)
        if stored.moved is None:
            break
        place = stored.moved
    assert stored == Stored(7, b"")


async def test_signposts_one_after_another_lead_to_the_table(store, client):
    revision = await store.save(THIRD, 0, b"a", lives=100)
    await signpost(client, HERE, THERE.text)
    await signpost(client, THERE, THIRD.text)
    assert (await store.load(HERE)).moved == THERE
    assert (await store.load(THERE)).moved == THIRD
    assert await store.load(THIRD) == Stored(revision, b"a")


async def test_a_signpost_to_a_value_of_another_type_is_followed(store, client):
    await signpost(client, HERE, THERE.text)
    await leave(client, keys.table(THERE), "list")
    assert (await store.load(HERE)).moved == THERE


@pytest.mark.parametrize("origin", [HERE.text, "nowhere", "", b"\xff"])
async def test_a_table_that_arrives_from_nowhere_has_arrived(store, client, origin):
    await client.hset(keys.table(HERE), mapping={"revision": 7, "data": b"a", "arrives": origin})
    assert await asyncio.wait_for(store.load(HERE), PATIENCE) == Stored(7, b"a")
    assert await store.save(HERE, 7, b"b", lives=100) > 7


async def test_tables_that_arrive_from_each_other_are_both_there_in_the_end(store, client):
    for place, origin in ((HERE, THERE), (THERE, THIRD), (THIRD, HERE)):
        await client.hset(keys.table(place), mapping={"revision": 7, "data": b"a", "arrives": origin.text})
    found = [await asyncio.wait_for(store.load(place), PATIENCE) for place in (HERE, THERE, THIRD)]
    assert any(each.moved is None and each.data == b"a" for each in found)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "hash"])
async def test_a_table_arrives_although_something_else_is_at_its_old_place(store, client, kind):
    await leave(client, keys.table(THERE), kind)
    await client.hset(keys.table(HERE), mapping={"revision": 7, "data": b"a", "arrives": THERE.text})
    assert await asyncio.wait_for(store.load(HERE), PATIENCE) == Stored(7, b"a")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", [keys.answers, keys.drawn_notes, keys.results, keys.records])
async def test_a_table_moves_past_values_of_another_type(store, client, name, kind):
    await store.save(HERE, 0, b"a", answers=b"one", lives=100)
    await Results(client).add(HERE, game())
    for place in (HERE, THERE):
        await leave(client, name(place), kind)
    await store.move(HERE, THERE)
    assert (await store.load(THERE)).data == b"a"
    assert (await store.load(HERE)).moved == THERE


# -- everything else ---------------------------------------------------------------------------------------------------


async def use_store(store, client):
    await store.drawn_notes(HERE)
    await store.save_drawn_notes(HERE, {"all": None}, 100)
    await store.save_drawn_notes(HERE, {"all": b"screen"}, 100)
    assert (await store.drawn_notes(HERE))["all"] == b"screen"
    assert await store.acquire_drawing_lease(HERE, 60) or await client.type(keys.drawing_lease(HERE)) == b"string"
    await store.release_drawing_lease(HERE)
    await store.is_first_time("mark", 60)
    await store.read_note("name")
    await store.write_note("name", "value")
    assert await store.read_note("name") == "value"


async def use_people(_store, client):
    people = People(client)
    await people.settings(ANN)
    await people.places(ANN)
    await people.remove_place(ANN, THERE)
    await people.add_place(ANN, HERE)
    await people.change(ANN, language="uk")
    assert await people.places(ANN) == {HERE}
    assert (await people.settings(ANN))["language"] == "uk"


async def use_results(_store, client):
    results = Results(client, lambda: 1000)
    await results.of_place(HERE)
    await results.of_person(ANN)
    await results.games(HERE)
    await results.record(HERE, "aa")
    await results.add(HERE, game())
    await results.keep_record(HERE, "aa", b"record", 1, [ANN])
    assert await results.of_place(HERE) == [game()]
    assert [each.game for each in await results.of_person(ANN)] == ["aa"]
    assert await results.record(HERE, "aa") == b"record"


async def use_alarms(_store, client):
    alarms = Alarms(client)
    await alarms.all()
    await alarms.remove(HERE)
    await alarms.set(HERE, 100)
    assert await alarms.claim(200, 10) == [HERE]
    assert await alarms.settle(HERE, 300, 210)
    assert await alarms.all() == {HERE: 300}


USES = {
    use_store: [keys.drawn_notes(HERE), keys.drawing_lease(HERE), keys.seen("mark"), keys.note("name")],
    use_people: [keys.settings_of(ANN), keys.tables_of(ANN), keys.traces_of(ANN)],
    use_results: [keys.results(HERE), keys.records(HERE), keys.games_of(ANN), keys.traces_of(ANN)],
    use_alarms: [keys.ALARMS],
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("use", "key"), [(use, key) for use, names in USES.items() for key in names])
async def test_a_value_of_another_type_makes_way(store, client, use, key, kind):
    await leave(client, key, kind)
    await use(store, client)


async def test_a_drawing_lease_that_never_ends_keeps_nobody_from_drawing(store, client):
    await client.set(keys.drawing_lease(HERE), "x")
    assert await store.acquire_drawing_lease(HERE, 10) is not None
    assert await store.renew_drawing_lease(HERE, 10)


@pytest.mark.parametrize("kind", KINDS)
async def test_being_forgotten_goes_on_past_values_of_another_type(client, kind):
    results = Results(client)
    await results.add(THERE, game())
    for key in (keys.results(HERE), keys.records(HERE)):
        await leave(client, key, kind)
    await results.erase(ANN)
    assert [each.person for each in (await results.of_place(THERE))[0].people] == ["telegram:2"]


async def test_texts_that_cannot_be_read_are_left_out(store, client):
    await client.hset(keys.settings_of(ANN), mapping={b"\xff": b"x", "moat": b"\xff", "language": "uk"})
    await client.sadd(keys.tables_of(ANN), b"\xff", "nowhere", HERE.text)
    await client.hset(keys.drawn_notes(HERE), mapping={b"\xff": b"x", "all": b"\xff"})
    await client.set(keys.note("name"), b"\xff")
    assert await People(client).settings(ANN) == {"language": "uk"}
    assert await People(client).places(ANN) == {HERE}
    assert await store.drawn_notes(HERE) == {"all": b"\xff"}
    assert await store.read_note("name") == ""


async def test_alarms_of_no_place_keep_no_worker_busy(client):
    alarms = Alarms(client)
    await client.zadd(keys.ALARMS, {b"\xff": 1, "nowhere": 2, HERE.text: 3})
    assert await alarms.claim(10, 60) == [HERE]
    assert await client.zrange(keys.ALARMS, 0, -1) == [HERE.text.encode()]


# -- rows of results ---------------------------------------------------------------------------------------------------

BAD_ROWS = [
    b"",
    b"\xc1",
    b"\x93\x01\x02",
    *map(msgpack.packb, (None, 7, "x", [], [1, 2, 3, 4, 5, 6, 7], {"a": 1}, [[]] * 7)),
]


@pytest.mark.parametrize("bad", BAD_ROWS)
async def test_a_bad_row_hides_no_other(client, bad):
    results = Results(client)
    await results.add(HERE, game())
    await client.hset(keys.results(HERE), mapping={"bb": bad, "aa|telegram:9": bad, b"\xff": bad, b"\xff|x": bad})
    await client.hset(keys.games_of(ANN), mapping={"bb": bad, b"\xff": bad})
    assert await results.of_place(HERE) == [game()]
    assert [each.game for each in await results.of_person(ANN)] == ["aa"]


@pytest.mark.parametrize("bad", BAD_ROWS)
async def test_bad_rows_are_the_first_to_make_room(client, bad, monkeypatch):
    monkeypatch.setattr("storage.results.GAMES_OF_PLACE", 1)
    monkeypatch.setattr("storage.results.GAMES_OF_PERSON", 1)
    for key in (keys.results(HERE), keys.games_of(ANN)):
        await client.hset(key, "bad", bad)
    await Results(client).add(HERE, game())
    assert await client.hget(keys.results(HERE), "bad") is None
    assert await client.hget(keys.games_of(ANN), "bad") is None
    assert await Results(client).of_place(HERE) == [game()]


async def test_what_a_newer_release_added_to_rows_is_ignored(client):
    results = Results(client)
    await results.add(HERE, game())
    for key in (keys.results(HERE), keys.games_of(ANN)):
        for name, row in (await client.hgetall(key)).items():
            await client.hset(key, name, msgpack.packb([*msgpack.unpackb(row), "tomorrow"]))
    assert await results.of_place(HERE) == [game()]
    assert len(await results.of_person(ANN)) == 1


@pytest.mark.parametrize("until", ["", "x", "-5", "1e9", "nan", "9" * 40, b"\xff"])
async def test_a_record_that_is_kept_until_no_time_is_not_kept(client, until):
    results = Results(client, lambda: 1000)
    await results.keep_record(HERE, "aa", b"record", 1, [ANN])
    await client.hset(keys.records(HERE), "aa|", until)
    assert await results.record(HERE, "aa") is None
    assert await results.games(HERE) == []
    await results.keep_record(HERE, "bb", b"record", 1, [ANN])
    assert await client.hget(keys.records(HERE), "aa") is None


@pytest.mark.parametrize("data", [b"", b"record", b"x\x9c"])
async def test_a_damaged_record_is_not_kept(client, data):
    results = Results(client, lambda: 1000)
    await results.keep_record(HERE, "aa", b"record", 1, [ANN])
    await client.hset(keys.records(HERE), "aa", data)
    assert await results.record(HERE, "aa") is None


@pytest.mark.parametrize("seat", ["", "x", "-1", "7", "1.5", b"\xff"])
async def test_a_record_whose_name_cannot_be_found_goes_rather_than_keep_it(client, record, seat):
    results = Results(client, lambda: 1000)
    await results.keep_record(HERE, "aa", record.to_bytes(), 1, [ANN, "telegram:2"])
    await client.hset(keys.records(HERE), f"aa|{ANN}", seat)
    await results.erase(ANN)
    assert await results.record(HERE, "aa") is None


async def test_errors_of_storage_are_told_apart_from_faults(client):
    """A command that is refused for the type of a value says so in one way."""
    await client.set("x", "y")
    with pytest.raises(StorageError):
        await client.execute_command("HGET", "x", "y")
