"""What earlier releases left on a server is read, drawn and played on by this one."""

import pytest

from bots.operations.doctor import examine_tables
from bots.people import Person
from bots.records import export
from engine import Record, verify
from storage.backup import NEW_GENERATION, restore_backup, write_backup
from storage.places import Place
from tests.bots.house import Clock, House
from tests.bots.platform import Platform
from tests.golden.dumps import read_all, restore
from tests.golden.entries import entries
from tests.golden.plain import differences
from tests.whole_games import sample

DUMPS = entries("redis.json") + entries("platforms.json")
SOME_DUMPS = sample(DUMPS, DUMPS[::3])


@pytest.fixture
def house(client):
    """A worker of this release on that server."""
    clock = Clock()
    return House(client, clock, {name: Platform(clock=clock) for name in ("telegram", "discord")})


def places(entry):
    return [Place.from_text(text) for text, _ in entry["expected"]["tables"]]


@pytest.mark.parametrize("entry", DUMPS)
async def test_all_that_lies_on_a_server_is_read_as_it_was_written(client, entry):
    await restore(client, entry["keys"])
    assert differences(entry["expected"], await read_all(client, entry["now"], entry["keys"])) == []


@pytest.mark.parametrize("entry", SOME_DUMPS)
async def test_all_of_it_is_read_as_it_was_written_after_a_backup_and_its_restoration(client, entry, tmp_path):
    await restore(client, entry["keys"])
    before = await read_all(client, entry["now"], entry["keys"])
    for _, table in before["tables"]:
        if "generation" in table:
            table["generation"] += NEW_GENERATION
    await write_backup(client, tmp_path / "backup", "1.0")
    await client.flushall()
    await restore_backup(client, tmp_path / "backup")
    assert differences(before, await read_all(client, entry["now"], entry["keys"])) == []


@pytest.mark.parametrize("entry", DUMPS)
async def test_every_table_of_it_is_sound(client, entry):
    await restore(client, entry["keys"])
    lines = []
    faults = await examine_tables(client, lines.append)
    assert faults == 0, lines


@pytest.mark.parametrize("entry", [entry for entry in DUMPS if entry.values[0]["buttons"]])
async def test_buttons_that_were_on_screen_before_the_update_still_work(client, house, entry):
    await restore(client, entry["keys"])
    house.clock.time = entry["now"]
    for place, person, token, question in entry["buttons"]:
        before = await house.table(Place.from_text(place))
        assert question["number"] in [each.number for each in before.game.pending]
        await house.push(Person(person, "Somebody"), token)
        after = await house.table(Place.from_text(place))
        assert after.game.number > before.game.number
        assert after.revision > before.revision
    await house.worker.redrawer.wait_until_settled()


@pytest.mark.parametrize("entry", DUMPS)
async def test_the_story_of_every_game_is_told_to_where_it_stands(client, house, entry):
    await restore(client, entry["keys"])
    house.clock.time = entry["now"]
    for text, table in entry["expected"]["tables"]:
        if table.get("number") is not None:
            record = await house.worker.archive.record(Place.from_text(text))
            assert len(record.answers) == table["number"]
            assert export.events(record)


@pytest.mark.parametrize("entry", DUMPS)
async def test_the_records_that_are_kept_are_true(client, house, entry):
    await restore(client, entry["keys"])
    house.clock.time = entry["now"]
    for place in places(entry):
        for game in await house.worker.results.games(place):
            verify(Record.from_bytes(await house.worker.results.record(place, game)))


@pytest.mark.parametrize("entry", SOME_DUMPS)
async def test_after_the_update_nothing_is_sent_anew_to_who_has_a_message(client, house, entry):
    """The notes of what was drawn are understood: messages are edited or left, not sent a second time."""
    await restore(client, entry["keys"])
    house.clock.time = entry["now"]
    await house.worker._resume()
    await house.worker.redrawer.wait_until_settled()
    drawn = {(place, audience) for place, notes in entry["expected"]["drawn"] for audience, _ in notes}
    canvases = house.worker.redrawer._canvases.values()
    sent = {
        (request.place.text, request.audience) for each in canvases for request in each.requests if request.notifies
    }
    assert not sent & drawn
