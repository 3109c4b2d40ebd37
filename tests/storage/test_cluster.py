"""All of storage on a cluster of three nodes, where two places may lie on different ones."""

import asyncio

import pytest
from redis.crc import key_slot

from bots.operations.doctor import examine_tables
from storage import keys
from storage.alarms import Alarms
from storage.backup import restore_backup, write_backup
from storage.connection import Cluster, connect, open_client
from storage.durability import find_risks
from storage.epochs import Epochs
from storage.errors import Conflict
from storage.people import People
from storage.places import Place
from storage.redis_store import Store, Stored
from tests.bots.house import ANN, BOB, House
from tests.storage.servers import NODES, SLOTS, LoopbackCluster
from tests.storage.test_backup import on_turn


def node_of(place):
    return key_slot(keys.table(place).encode()) * NODES // SLOTS


HERE = Place("telegram", "-100123", "5")
ELSEWHERE = next(place for n in range(100) if node_of(place := Place("telegram", f"-100{n}")) != node_of(HERE))


@pytest.fixture(scope="session")
def cluster(tmp_path_factory):
    cluster = LoopbackCluster(tmp_path_factory.mktemp("cluster"))
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture
async def client(cluster):
    client = connect(f"redis+cluster://127.0.0.1:{cluster.ports[0]}")
    await client.flushall(target_nodes=Cluster.PRIMARIES)
    yield client
    await client.aclose()


async def test_a_table_is_saved_and_loaded(store):
    for place in (HERE, ELSEWHERE):
        revision = await store.save(place, 0, b"a", answers=b"one", lives=100)
        written = await store.save(place, revision, b"b", answers=b"two", lives=100)
        assert await store.load(place) == Stored(written, b"b")
        assert await store.answer_chunks(place) == [b"one", b"two"]


async def test_an_epoch_lasts_as_long_as_all_primaries_run(client):
    epochs = Epochs(client)
    first = await epochs.check()
    assert await epochs.check() == await Epochs(client).check() == first
    other = Epochs(client)
    other._client.get_primaries, primaries = lambda: primaries[1:], client.get_primaries()
    try:
        assert await other.check() != first  # another node has taken over, say
    finally:
        del client.get_primaries


async def test_of_fifty_saves_from_the_same_revision_one_wins(store):
    revision = await store.save(HERE, 0, b"", lives=100)
    saves = [store.save(HERE, revision, b"%d" % number, answers=b"x", lives=100) for number in range(50)]
    outcomes = await asyncio.gather(*saves, return_exceptions=True)
    assert len([outcome for outcome in outcomes if not isinstance(outcome, Conflict)]) == 1
    assert await store.answer_chunks(HERE) == [b"x"]


async def test_what_is_drawn_and_the_lease_are_kept(store):
    await store.save_drawn_notes(HERE, {"all": b"screen"}, 100)
    assert await store.drawn_notes(HERE) == {"all": b"screen"}
    assert await store.acquire_drawing_lease(HERE, 60)


async def test_a_table_moves_from_node_to_node(store, client):
    await store.save(HERE, 0, b"a", answers=b"one", lives=100)
    await store.save_drawn_notes(HERE, {"all": b"screen"}, 100)
    await Alarms(client).set(HERE, 5.0)
    await store.move(HERE, ELSEWHERE)
    assert (await store.load(HERE)).moved == ELSEWHERE
    assert (await store.load(ELSEWHERE)).data == b"a"
    assert await store.answer_chunks(ELSEWHERE) == [b"one"]
    assert await store.drawn_notes(ELSEWHERE) == {"all": b"screen"}
    assert await Alarms(client).all() == {ELSEWHERE: 5.0}


async def test_places_are_found_on_every_node_once(store):
    expected = {Place("discord", str(number)) for number in range(60)}
    assert {node_of(place) for place in expected} == set(range(NODES))
    for place in expected:
        await store.save(place, 0, b"a", lives=100)
    found = [place async for place in store.places()]
    assert len(found) == len(expected)
    assert set(found) == expected


async def test_alarms_are_claimed_once(client):
    alarms = Alarms(client)
    await alarms.set(HERE, 5.0)
    claims = await asyncio.gather(*(alarms.claim(10.0, 30.0) for _ in range(5)))
    assert [place for claim in claims for place in claim] == [HERE]
    assert await alarms.settle(HERE, 100.0, 40.0)


async def test_a_person_is_erased_in_one_step(client):
    people = People(client)
    await people.change("telegram:42", language="uk")
    await people.add_place("telegram:42", HERE)
    await people.erase("telegram:42")
    assert await people.settings("telegram:42") == {}
    assert await people.places("telegram:42") == set()


async def test_a_game_goes_on_from_a_backup_on_a_cluster_and_from_there_on_a_single_server(client, server, tmp_path):
    there_and_back = [tmp_path / "there", tmp_path / "back"]
    single = connect(server.url)
    await single.flushall()
    house = House(single)
    for place in (HERE, ELSEWHERE):
        await house.game(ANN, BOB, place=place)
    for file, source, target in ((there_and_back[0], single, client), (there_and_back[1], client, single)):
        before = [(await House(source).table(place)).game for place in (HERE, ELSEWHERE)]
        count = await write_backup(source, file, "1.0")
        assert await restore_backup(target, file) == count
        house = House(target, house.clock)
        for place, game in zip((HERE, ELSEWHERE), before, strict=True):
            table = await house.table(place)
            assert table.game == game
            await house.answer(on_turn(table), "play:copper", place=place)
    assert await examine_tables(single, lambda _: None) == 0
    await single.aclose()


@pytest.mark.usefixtures("client")
async def test_a_cluster_may_also_be_named_by_an_option(cluster, tmp_path):
    async with open_client(f"redis://127.0.0.1:{cluster.ports[1]}?cluster=true", tmp_path) as client:
        assert isinstance(client, Cluster)
        await Store(client, b"worker").acquire_drawing_lease(HERE, 60)
        assert not await Store(client, b"other").acquire_drawing_lease(HERE, 60)


async def test_the_nodes_of_a_cluster_that_can_lose_presses_are_named(cluster, client):
    (risk,) = await find_risks(client)
    assert "append-only file" in risk
    assert all(f"127.0.0.1:{port}" in risk for port in cluster.ports)
    last = client.get_nodes()[-1]
    for node in client.get_nodes()[:-1]:
        await client.config_set("appendonly", "yes", target_nodes=node)
    (risk,) = await find_risks(client)
    assert risk.endswith(f"This is about {last.name}.")
    for node in client.get_nodes()[:-1]:
        await client.config_set("appendonly", "no", target_nodes=node)
