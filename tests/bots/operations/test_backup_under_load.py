"""A backup that is made while people press, join and leave can be played on, though the server was killed since."""

import asyncio
from contextlib import suppress
from itertools import count

import pytest

from bots.operations.doctor import examine_tables
from engine import EngineError
from storage.backup import restore_backup, write_backup
from storage.connection import connect
from storage.embedded import EmbeddedServer
from storage.errors import StorageError
from storage.places import Place
from storage.table import LOBBY, PLAYING
from tests.bots.house import ANN, BOB, CID, House
from tests.storage.servers import kill, process_of

PLACES = [Place("telegram", str(number)) for number in range(1, 5)]
LOBBIES = [Place("discord", str(number)) for number in range(1, 4)]
BACKUPS = 2
PRESSES = (("b", "gold"), ("b", "silver"), ("f", ""), ("a", "3"), ("a", "1"))


@pytest.fixture
def servers(tmp_path):
    """Two directories with a server each."""
    servers = [EmbeddedServer(tmp_path / name, "no") for name in ("old", "new")]
    for server in servers:
        server.start()
    yield servers
    for server in servers:
        server.stop()


async def press(house, place):
    """Press anything that is possible at that table."""
    table = await house.table(place)
    seat = table.game.pending[0].seat
    person = next(each for each in (ANN, BOB) if each.id == table.seats[seat].person)
    for kind, argument in PRESSES:
        with suppress(EngineError):
            await house.press(person, kind, argument, place=place)
            return
    raise AssertionError(f"nothing can be pressed at {place.text}")


async def keep_pressing(house, place):
    for _ in count():
        await press(house, place)


async def keep_coming_and_going(house, place):
    for _ in count():
        await house.tables.do("join", place, CID)
        await house.tables.do("leave", place, CID)


async def numbers(house):
    """How many answers each game has."""
    return {place: (await house.table(place)).game.number for place in PLACES}


async def test_every_table_of_a_backup_made_under_load_is_played_on_elsewhere(servers, tmp_path):
    old, new = servers
    client, files = connect(old.url), [tmp_path / f"{number}.backup" for number in range(BACKUPS)]
    house, history = House(client), []
    for place in PLACES:
        await house.game(ANN, BOB, place=place)
    for place in LOBBIES:
        await house.lobby(ANN, BOB, place=place)
    playing = [asyncio.create_task(keep_pressing(house, place)) for place in PLACES]
    playing += [asyncio.create_task(keep_coming_and_going(house, place)) for place in LOBBIES]
    for file in files:
        before = await numbers(house)
        await write_backup(client, file, "1.0")
        history.append((before, await numbers(house)))
    kill(process_of(old))
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert {type(end) for end in ended} <= {asyncio.CancelledError, StorageError, *StorageError.__subclasses__()}
    await client.aclose()
    client = connect(new.url)
    for file, (before, after) in zip(files, history, strict=True):
        assert before != after, "nobody pressed while the backup was made"
        await restore_backup(client, file)
        await is_sound(client, before, after)
    await client.aclose()


async def is_sound(client, before, after):
    """Every table is as it was at one moment between these, complete, and goes on."""
    lines, house = [], House(client)
    assert await examine_tables(client, lines.append) == 0, lines
    for place, number in (await numbers(house)).items():
        assert before[place] <= number <= after[place]
        assert len((await house.worker.archive.record(place)).answers) == number
        assert (await house.table(place)).phase == PLAYING
        await press(house, place)
        assert (await house.table(place)).game.number > number
    for person in (ANN, BOB):
        assert set(await house.tables.places_of(person)) == {*PLACES, *LOBBIES}
    for place in LOBBIES:
        table = await house.table(place)
        assert table.phase == LOBBY
        sits = table.seat_of(CID.id) is not None
        assert (place in await house.tables.places_of(CID)) == sits
        await house.tables.do("start", place, ANN)
