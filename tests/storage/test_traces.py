"""Where something about a person is stored is known, so that all of it is erased without a scan of all keys."""

import pytest

from bots.people import Person
from engine import big_money
from storage import keys
from storage import traces as traces_module
from storage.people import People
from storage.places import Place
from storage.results import DAY, ERASED, Results
from storage.traces import FILLED, Traces
from tests.bots.house import ANN, BOB, CID, HERE, House
from tests.engine.recorded import recorded
from tests.storage.test_results import ANN as ANNS_ID
from tests.storage.test_results import KINGDOM, finished

THERE = Place("telegram", "-100777")


@pytest.fixture
async def house(client):
    """A worker that has looked through everything at its start."""
    house = House(client)
    await house.worker.retention.limit_old()
    return house


async def commands(client, name):
    """How often that command was sent since the statistics were reset."""
    return (await client.info("commandstats")).get(f"cmdstat_{name}", {"calls": 0})["calls"]


async def anywhere(client, word):
    """The keys that contain the word, in their name or their value."""
    found = []
    async for key in client.scan_iter():
        kind = (await client.type(key)).decode()
        read = {"hash": client.hgetall, "set": client.smembers, "string": client.get}.get(kind)
        value = await read(key) if read else await client.execute_command("DUMP", key)
        found += [key] if word in key or word in repr(value).encode() else []
    return found


async def test_a_person_is_erased_without_a_scan_wherever_they_are_named(client, house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, ANN)
    await house.game(BOB, CID, place=THERE)
    await house.tables.do("watch", THERE, ANN)
    await client.config_resetstat()
    await house.worker.archive.erase(ANN)
    assert await commands(client, "scan") == 0
    assert [seat.name for seat in (await house.table()).seats] == [ERASED, "Bob", "Cid"]
    assert (await house.table(THERE)).watchers == []
    assert await anywhere(client, b"telegram:1'") == []


async def test_other_tables_are_not_looked_at(client, house):
    await house.game(ANN, BOB)
    for number in range(1, 6):
        await house.game(BOB, CID, place=Place("telegram", str(number)))
    stranger = Person("telegram:77", "Stranger")
    await client.config_resetstat()
    await house.worker.archive.erase(stranger)
    assert await commands(client, "hmget") == await commands(client, "scan") == 0


async def test_a_table_that_has_moved_is_found(house):
    await house.lobby(ANN, BOB)
    await house.tables.do("watch", HERE, CID)
    await house.tables.move(HERE, THERE)
    await house.worker.archive.erase(CID)
    assert (await house.table(THERE)).watchers == []


async def test_what_earlier_versions_stored_is_found_at_the_first_start(client):
    before = House(client)
    record = recorded(["Zebedee", "Bob"], KINGDOM, b"secret", big_money, first=0)
    results = Results(client)
    await results.add(THERE, finished("aa"))
    await results.keep_record(Place("discord", "5"), "bb", record.to_bytes(), 30, [ANNS_ID, ""])
    await before.lobby(Person(ANNS_ID, "Zebedee"), BOB)
    await before.tables.do("watch", HERE, CID)
    async for key in client.scan_iter(match="*:traces"):
        await client.delete(key)
    await before.worker.retention.limit_old()
    traces = Traces(client)
    assert await traces.places(ANNS_ID) == {HERE, THERE, Place("discord", "5")}
    assert await traces.places(CID.id) == {HERE}


async def test_until_that_is_done_everything_is_looked_through(client):
    assert await Traces(client).places(ANN.id) is None
    await Traces(client).fill(1)
    assert await Traces(client).places(ANN.id) == set()


async def test_the_scan_is_done_once(client, house):
    await client.config_resetstat()
    await house.worker.retention.limit_old()
    assert await commands(client, "scan") == 0


async def test_traces_live_as_long_as_a_place_has_results_of_the_person(client):
    results, traces = Results(client, kept=100 * DAY), keys.traces_of(ANNS_ID)
    await results.add(THERE, finished("aa"))
    await client.expire(traces, DAY)
    await results.add(THERE, finished("bb", people=("telegram:88",)))
    assert await client.ttl(traces) > 99 * DAY
    assert await client.ttl(traces) <= await client.ttl(keys.results(THERE))


async def test_foreign_values_cost_a_scan_and_nothing_else(client, house):
    await house.game(ANN, BOB)
    await client.set(keys.traces_of(ANN.id), "x")
    await client.set(keys.MOVED, "x")
    await house.tables.do("resign", HERE, ANN)
    await house.worker.archive.erase(ANN)
    assert (await house.table()).seats[0].name == ERASED
    await People(client).add_place(ANN.id, HERE)
    await Traces(client).note_move(HERE, THERE)
    assert await Traces(client).places(ANN.id) == {HERE, THERE}
    assert await client.exists(FILLED)


async def test_the_places_of_somebody_who_opens_table_after_table_do_not_grow_without_bound(client, house, monkeypatch):
    monkeypatch.setattr(traces_module, "MANY", 20)
    await house.game(ANN, BOB)
    await house.lobby(ANN, place=Place("telegram", "-5"))
    await house.tables.move(Place("telegram", "-5"), THERE)
    await client.delete(keys.table(Place("telegram", "-5")))  # the signpost has expired
    for number in range(200):
        await house.worker.people.add_place(ANN.id, Place("telegram", "-5", str(number + 1)))
    assert await client.scard(keys.traces_of(ANN.id)) <= 21
    assert {HERE, THERE} <= await house.worker.results.traces.places(ANN.id)
