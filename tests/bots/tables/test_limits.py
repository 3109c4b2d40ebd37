"""How many tables a person and a channel may have, and what a person with very many costs."""

import pytest

from bots.adapter.game_list import MOST_LISTED
from bots.refusals import Refusal
from storage import keys
from storage.people import MOST_PLACES
from storage.places import Place
from tests.bots.adapter.test_adapter import Chat
from tests.bots.house import ANN, BOB, CID, HERE, House
from tests.bots.round_trips import counted

MANY = 3000


def thread(number, channel="-100200300"):
    return Place("telegram", channel, str(number + 1))


@pytest.fixture
def house(client):
    house = House(client)
    house.tables.per_person, house.tables.per_channel = 3, 4
    return house


@pytest.fixture
async def chat(client):
    made = Chat(client)
    yield made
    await made.house.worker.redrawer.close()


async def open_table(house, person, place):
    """Open a table as the command does."""
    await house.tables.require_room(person, place)
    await house.tables.open(place, person, f"Table {place.thread}")


async def test_a_person_may_be_the_host_of_a_limited_number_of_live_tables(house):
    for number in range(3):
        await open_table(house, ANN, thread(number))
    with pytest.raises(Refusal, match="too-many-tables"):
        await open_table(house, ANN, thread(3))
    assert await house.worker.store.load(thread(3)) is None
    await house.tables.close(thread(0))
    await open_table(house, ANN, thread(3))


async def test_tables_of_others_do_not_count(house):
    for number, host in enumerate([BOB, BOB, BOB, CID]):
        await house.tables.open(thread(number), host)
        await house.tables.do("join", thread(number), ANN)
    await open_table(house, ANN, HERE._replace(channel="-100999"))


async def test_a_channel_may_have_a_limited_number_of_live_tables_in_its_threads(house):
    for number in range(4):
        await house.tables.open(thread(number), BOB)
    with pytest.raises(Refusal, match="channel-full"):
        await open_table(house, ANN, thread(4))
    await open_table(house, ANN, thread(4, "-100999"))
    await house.tables.close(thread(0))
    await open_table(house, ANN, thread(4))


async def test_a_bad_table_counts_for_nobody(house, client):
    for number in range(3):
        await open_table(house, ANN, thread(number))
    await client.delete(keys.table(thread(0)))
    await client.rpush(keys.table(thread(0)), "x")
    await open_table(house, ANN, thread(3))


async def test_nobody_can_have_an_endless_list_of_tables(house, client, monkeypatch):
    monkeypatch.setattr("bots.tables.use_cases.MOST_PLACES", 2)
    for number, host in enumerate([BOB, BOB, CID]):
        await house.tables.open(thread(number), host)
    for number in range(2):
        await house.tables.do("join", thread(number), ANN)
    with pytest.raises(Refusal, match="too-many-tables"):
        await house.tables.do("join", thread(2), ANN)
    assert len((await house.table(thread(2))).seats) == 1
    assert await client.scard(keys.tables_of(ANN.id)) == 2
    await house.tables.close(thread(0))
    await house.tables.do("join", thread(2), ANN)


@pytest.mark.parametrize("command", ["settings", "games", "hand", "log", "undo", "record", "stats"])
async def test_stale_entries_cost_a_private_command_a_bounded_number_of_round_trips(chat, client, monkeypatch, command):
    await client.sadd(keys.tables_of(ANN.id), *[thread(number).text for number in range(MANY)])
    with counted(chat.house.worker, client, monkeypatch) as sent:
        assert await chat.says(ANN, command, None) is not None
    assert len(sent) < 5 * MOST_PLACES


async def test_stale_entries_cost_a_change_of_settings_a_bounded_number_of_round_trips(chat, client, monkeypatch):
    await client.sadd(keys.tables_of(ANN.id), *[thread(number).text for number in range(MANY)])
    with counted(chat.house.worker, client, monkeypatch) as sent:
        await chat.house.tables.prefer(ANN, {"moat": "no"})
    assert len(sent) < 5 * MOST_PLACES


async def test_stale_entries_go_with_every_look(chat, client):
    await chat.game()
    await client.sadd(keys.tables_of(ANN.id), *[thread(number).text for number in range(100, 100 + 3 * MOST_PLACES)])
    for _ in range(4):
        await chat.says(ANN, "games", None)
    assert await client.smembers(keys.tables_of(ANN.id)) == {HERE.text.encode()}
    assert await chat.house.tables.places_of(ANN) == [HERE]


async def test_a_long_list_of_tables_shows_those_that_wait_for_the_person(chat):
    for number in range(MOST_LISTED + 5):
        await chat.house.tables.open(thread(number), ANN, f"Table {number}.")
    last = thread(MOST_LISTED + 4)
    await chat.house.tables.do("add_computer", last, ANN)
    await chat.house.tables.do("start", last, ANN)
    lines = (await chat.says(ANN, "games", None)).text.splitlines()
    assert len(lines) == MOST_LISTED + 1
    assert f"Table {MOST_LISTED + 4}." in lines[1]
