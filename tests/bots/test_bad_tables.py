"""Stored data that is not a table: it does not keep other tables from being drawn or played, and can be replaced."""

import asyncio
from zlib import crc32

import msgpack
import pytest

from bots.refusals import Refusal
from storage import keys
from storage.errors import BadTable
from storage.places import Place
from storage.table import FORMAT
from tests.bots.house import ANN, BOB, HERE, House
from tests.bots.platform import Platform
from tests.server_clock import PATIENCE

THERE = Place("telegram", "-100777")


def hand_made(**fields):
    """Return bytes that no release wrote, with a correct checksum."""
    data = msgpack.packb(fields)
    return b"T" + bytes([FORMAT]) + crc32(data).to_bytes(4, "big") + data


BAD = {
    "another type": ("RPUSH", keys.table(THERE), "x"),
    "no bytes": ("HSET", keys.table(THERE), "revision", 5),
    "no revision": ("HSET", keys.table(THERE), "revision", "x", "data", "y"),
    "a due time that is a text": ("HSET", keys.table(THERE), "revision", 5, "data", hand_made(due="soon")),
    "a negative generation": ("HSET", keys.table(THERE), "revision", 5, "data", hand_made(generation=-1)),
    "a seat that is a number": ("HSET", keys.table(THERE), "revision", 5, "data", hand_made(seats=[7])),
    "a signpost to itself": ("HSET", keys.table(THERE), "revision", 5, "moved", THERE.text),
    "a signpost to nowhere": ("HSET", keys.table(THERE), "revision", 5, "moved", "nowhere"),
    "an arrival from itself": ("HSET", keys.table(THERE), "revision", 5, "data", "x", "arrives", THERE.text),
}


@pytest.fixture
def platform():
    return Platform()


@pytest.fixture
async def house(client, platform):
    house = House(client, canvases={"telegram": platform})
    yield house
    await house.worker.redrawer.close(0)


@pytest.fixture(params=BAD)
async def bad(request, client):
    """Store something at the place that is not a table."""
    await client.execute_command(*BAD[request.param])


@pytest.mark.usefixtures("bad")
async def test_a_bad_table_is_refused_and_can_be_replaced(house):
    with pytest.raises(BadTable):
        await asyncio.wait_for(house.tables.do("join", THERE, BOB), PATIENCE)
    await asyncio.wait_for(house.tables.open(THERE, ANN, "Friends"), PATIENCE)
    await house.tables.do("join", THERE, BOB)
    assert [seat.name for seat in (await house.table(THERE)).seats] == ["Ann", "Bob"]


@pytest.mark.usefixtures("bad")
async def test_a_bad_table_keeps_no_other_from_being_drawn_at_the_start(house, platform, client):
    await client.hset(b"dominion:{\xff\xfe}:table", "revision", 1)
    await client.zadd(keys.ALARMS, {b"\xff": 1, THERE.text: 1})
    await House(client).lobby(ANN, BOB)
    await asyncio.wait_for(house.worker._resume(), PATIENCE)
    await asyncio.wait_for(house.worker.redrawer.wait_until_settled(HERE), PATIENCE)
    assert len(platform.screens(HERE)) == 1
    assert HERE in await house.worker.alarms.all()


@pytest.mark.usefixtures("bad")
async def test_a_bad_table_keeps_nobody_from_their_other_tables(house, client):
    await client.sadd(keys.tables_of(ANN.id), THERE.text, b"\xff")
    await house.lobby(ANN, BOB)
    assert await asyncio.wait_for(house.tables.places_of(ANN), PATIENCE) == [HERE]
    await house.worker.archive.erase(ANN)


async def test_signposts_in_a_circle_are_refused_and_can_be_replaced(house, client):
    third = Place("telegram", "-100778")
    for place, target in ((THERE, third), (third, THERE)):
        await client.hset(keys.table(place), mapping={"revision": 5, "moved": target.text})
    with pytest.raises((BadTable, Refusal)):
        await asyncio.wait_for(house.tables.do("join", THERE, BOB), PATIENCE)
    place = await asyncio.wait_for(house.tables.open(THERE, ANN), PATIENCE)
    assert (await house.table(place)).host == ANN.id
