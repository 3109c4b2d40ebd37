"""What the host is told about the tables: enough to close one, and nothing about the people and their cards."""

import re

import pytest

from bots.operations import stored_tables
from bots.operations.control import block
from bots.operations.stored_tables import list_open
from storage import keys
from storage.places import Place
from storage.table import OVER
from tests.bots.house import ANN, BOB, HERE, House
from tests.each import for_each_row

GROUP = HERE._replace(thread="")
ROOM = Place("discord", "201")
THREAD = Place("discord", "201", "301")
ELSEWHERE = Place("discord", "202")
SERVER = Place("discord", "101")


@pytest.fixture
async def house(client):
    """A house with a game in a group, and with lobbies in two channels and a thread of a server."""
    house = House(client)
    await house.game(ANN, BOB)
    for place in (ROOM, THREAD, ELSEWHERE):
        await house.lobby(ANN, place=place)
    for place in (ROOM, ELSEWHERE):
        await house.worker.store.note_server("discord", place.channel, SERVER.channel, 60)
    return house


def places(lines):
    return {line.split()[0] for line in lines[1:]}


async def test_open_tables_are_listed_with_what_a_host_needs_to_close_one(house, client):
    house.clock.time += 3 * 3600
    lines = await list_open(client, clock=house.clock)
    cells = [re.split(" {2,}", line) for line in lines]
    assert cells[0] == ["PLACE", "SERVER", "PHASE", "PEOPLE", "COMPUTERS", "TURN", "IDLE"]
    assert sorted(cells[1:]) == sorted(
        [
            [HERE.text, "-", "being played", "2", "0", "1", "3 hours"],
            [ROOM.text, "101", "open", "1", "0", "-", "3 hours"],
            [THREAD.text, "101", "open", "1", "0", "-", "3 hours"],
            [ELSEWHERE.text, "101", "open", "1", "0", "-", "3 hours"],
        ]
    )


async def test_the_list_names_nobody_and_nothing_that_is_hidden(house, client):
    table = await house.table()
    told = "\n".join(await list_open(client))
    secrets = {seat.name for seat in table.seats} | {seat.person for seat in table.seats} | {table.title}
    secrets |= set(table.game.view(0).hand) | {table.seed.hex()}
    assert not [secret for secret in secrets if secret in told]


async def test_the_table_that_was_idle_for_the_longest_time_comes_first(house, client):
    await house.worker.repository.change(ROOM, lambda table: setattr(table, "touched", 1000), by_person=False)
    assert (await list_open(client))[1].startswith(ROOM.text + " ")


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize(
    ("chat", "found"),
    [
        (SERVER, {ROOM, THREAD, ELSEWHERE}),
        (ROOM, {ROOM, THREAD}),
        (THREAD, {THREAD}),
        (ELSEWHERE, {ELSEWHERE}),
        (GROUP, {HERE}),
    ],
)
async def test_the_tables_of_a_server_a_channel_or_a_thread_are_listed(client, chat, found):
    assert places(await list_open(client, chat)) == {place.text for place in found}


@pytest.mark.usefixtures("house")
async def test_who_blocks_a_server_is_told_which_tables_are_open_in_its_channels(client):
    told = await block(client, SERVER, "")
    assert told[0] == "discord:101 is blocked"
    expected = {f"a table is still open there; to close it: close {place.text}" for place in (ROOM, THREAD, ELSEWHERE)}
    assert set(told[1:]) == expected


@pytest.mark.usefixtures("house")
async def test_an_id_of_the_other_platform_finds_nothing(client):
    nowhere = Place("telegram", SERVER.channel)
    assert await list_open(client, nowhere) == ["no table is open at telegram:101"]


async def test_finished_closed_moved_and_damaged_tables_are_not_listed(house, client):
    await house.worker.repository.change(HERE, lambda table: setattr(table, "phase", OVER))
    await house.tables.close(ROOM)
    await house.tables.move(ELSEWHERE, Place("discord", "203"))
    await client.hset(keys.table(THREAD), "data", "x")
    assert places(await list_open(client)) == {"discord:203"}


async def test_a_game_in_the_terminal_is_not_listed_since_no_id_closes_it(client):
    await House(client).lobby(ANN, place=Place("terminal", "0"))
    assert await list_open(client) == ["no table is open"]


async def test_without_tables_the_host_is_told_so(client):
    assert await list_open(client) == ["no table is open"]


@for_each_row([(-5, "0 seconds"), (119, "119 seconds"), (120, "2 minutes"), (7200, "2 hours"), (172_800, "2 days")])
def test_a_duration_is_told_in_the_largest_unit_that_is_exact_enough(seconds, text):
    assert stored_tables._duration(seconds) == text
