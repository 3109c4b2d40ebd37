"""A running worker on a server with values that this program did not write, at every kind of key.

Each is one bad table, person or entry. All other tables are drawn, pressed and timed, the bad table can be replaced by
/new, and the person behind the bad entries gets answers.
"""

import asyncio
import logging

import pytest

from bots.adapter.request import Alert
from bots.language.texts import Texts
from bots.screens.formatting import plain
from bots.screens.model import TABLE, Audience
from storage import keys
from storage.places import Place
from storage.table import CLOSED, LOBBY
from tests.bots.adapter.test_adapter import EN, Chat
from tests.bots.house import ANN, BOB, DAN, HERE
from tests.bots.test_bad_tables import BAD, hand_made
from tests.storage.test_foreign_values import KINDS, leave
from tests.whole_games import sample

GOOD, TIMED, OLD = HERE, HERE._replace(thread="8"), HERE._replace(thread="9")
RUINED = Place("telegram", "-100777")  # the place of `BAD`
OF_TABLE = (keys.table, keys.answers, keys.drawn_notes, keys.drawing_lease, keys.results, keys.records, keys.arriving)
OF_PERSON = (keys.settings_of, keys.games_of, keys.tables_of, keys.traces_of)
GLOBAL = (keys.ALARMS, keys.PLACES, keys.MOVED, keys.note("commands:telegram"), keys.seen("telegram:the same"))
HOUR = 3600  # the live pace gives a person three minutes
TRUST = 20  # seconds
GARBAGE = {
    "a table that is nonsense": [("HSET", keys.table(RUINED), "revision", 5, "data", b"\xc1")],
    "a key that is not a text": [("HSET", b"dominion:{\xff\xfe}:table", "revision", 1)],
    "alarms of nothing": [("ZADD", keys.ALARMS, 1, b"\xff", 2, "nowhere", 3, RUINED.text, "-inf", "x")],
    "places of nothing": [("ZADD", keys.PLACES, 1, b"\xff", 2, "nowhere", 3, RUINED.text)],
    "answers of nothing": [("RPUSH", keys.answers(RUINED), b"\xff"), ("RPUSH", keys.answers(OLD), b"\xff")],
    "notes of nothing": [("HSET", keys.drawn_notes(place), b"\xff", "x", "table", b"\xc1") for place in (GOOD, OLD)],
    "results of nothing": [("HSET", keys.results(GOOD), b"\xff", "x", "aa", b"\xc1")],
    "records of nothing": [("HSET", keys.records(GOOD), b"\xff", "x", "aa", b"\xc1", "aa:until", "never")],
    "settings of nothing": [("HSET", keys.settings_of(DAN.id), b"\xff", "x", "language", b"\xff", "moat", "perhaps")],
    "a language of nowhere": [("HSET", keys.settings_of(DAN.id), "language", "xx", "moat", "")],
    "games of nothing": [("HSET", keys.games_of(DAN.id), b"\xff", "x", "aa", b"\xc1")],
    "tables of nothing": [("SADD", keys.tables_of(DAN.id), b"\xff", "nowhere", RUINED.text, "terminal:1")],
    "traces of nothing": [
        ("SADD", keys.traces_of(DAN.id), b"\xff", "nowhere", RUINED.text),
        ("HSET", keys.MOVED, RUINED.text, b"\xff", "nowhere", "nowhere", OLD.text, OLD.text),
    ],
    "notes that are not texts": [("SET", keys.note("commands:telegram"), b"\xff")],
    "a table with a strange due time": [
        ("HSET", keys.table(RUINED), "revision", 5, "data", hand_made(phase="playing", due=-(10**12))),
        ("ZADD", keys.ALARMS, 1, RUINED.text),
    ],
    "a time to live": [("HSET", keys.table(RUINED), "revision", 5, "data", "x"), ("EXPIRE", keys.table(RUINED), 9)],
} | {f"a table: {name}": [command] for name, command in BAD.items()}
# Each of these is about other keys, so that they can all be left at once.
APART = [name for name in GARBAGE if name.endswith(("of nothing", "not texts", "not a text"))]
GARBAGE["bad entries of every kind"] = [command for name in APART for command in GARBAGE.pop(name)]
USUAL = ("string", "bad entries of every kind")


async def everywhere(client, kind):
    """Leave a value of that type at every key of one place and one person, and beside a sound table."""
    for name in OF_TABLE:
        await leave(client, name(RUINED), kind)
        if name is not keys.table:
            await leave(client, name(GOOD), kind)
            await leave(client, name(OLD), kind)
    for name in OF_PERSON:
        await leave(client, name(DAN.id), kind)
    for key in GLOBAL:
        await leave(client, key, kind)


@pytest.fixture(params=sample([*KINDS, *GARBAGE], USUAL))
async def chat(client, request):
    """Three sound tables, whose worker stopped, and then the bad values; a new worker is running."""
    before = Chat(client)
    await before.house.game(ANN, BOB, place=GOOD)
    await before.house.game(ANN, BOB, place=TIMED, pace="live")
    await before.house.lobby(ANN, DAN, place=OLD)
    await before.house.worker.redrawer.close()
    if request.param in KINDS:
        await everywhere(client, request.param)
    else:
        for command in GARBAGE[request.param]:
            await client.execute_command(*command)
    after = Chat(client, before.canvas)
    after.house.clock.time = before.house.clock.time
    async with after.house.worker.running():
        yield after


async def until(condition):
    """Wait until that is true."""
    async with asyncio.timeout(TRUST):
        while not await condition():
            await asyncio.sleep(0.02)


async def labels(chat, place, audience):
    await chat.house.worker.redrawer.wait_until_settled(place)
    return {button.label: button.token for button in chat.canvas.screens(place, audience)[-1].buttons()}


def is_apology(answer):
    """Whether the person is told of an error of the program."""
    return isinstance(answer, Alert) and answer.text == EN.say("refusal-trouble")


async def test_one_bad_entry_harms_nobody_else(chat, caplog):
    async with asyncio.timeout(TRUST * 2):
        await check_game(chat)
    faults = [record.message for record in caplog.records if record.levelno >= logging.ERROR]
    assert [fault for fault in faults if "request failed" in fault] == []


async def check_game(chat):
    """Let people play at all tables; fail if the bad entries harm any of them."""
    tables, canvas = chat.house.tables, chat.canvas

    async def is_drawn():
        return all(canvas.screens(place, TABLE) for place in (GOOD, TIMED, OLD))

    await until(is_drawn)
    # They are pressed.
    for place in (GOOD, TIMED):
        waiting = await chat.house.waiting(place)
        person, seat = (ANN, 0) if waiting == ["Ann"] else (BOB, 1)
        panel = await labels(chat, place, Audience.of_seat(seat))
        buy = next(token for label, token in panel.items() if "Estate" in label)
        answer, _ = await chat.presses_it(person, buy, None, message="m1")
        assert not isinstance(answer, Alert), answer
        assert await chat.house.waiting(place) != waiting
        await chat.house.worker.redrawer.wait_until_settled(place)
        assert f"▶ {waiting[0]} " not in plain(canvas.texts(place)[-1])
    answer, _ = await chat.presses_it(DAN, (await labels(chat, OLD, TABLE))["Leave"], OLD)
    assert not isinstance(answer, Alert), answer
    # They are timed: at the live pace a computer player answers for a person who does not.
    await chat.house.waits(HOUR)
    assert any(seat.missed or seat.computer for seat in (await chat.house.table(TIMED)).seats)
    # The bad one is replaced.
    answer = await chat.says(DAN, "new", RUINED)
    assert not isinstance(answer, Alert), answer
    assert (await chat.house.table(RUINED)).phase == LOBBY
    await tables.do("add_computer", RUINED, DAN)
    await tables.do("start", RUINED, DAN)
    await chat.house.worker.redrawer.wait_until_settled(RUINED)
    assert canvas.screens(RUINED, TABLE)
    # Everybody gets answers, and the one whose entries were bad finds the new table.
    for person in (DAN, ANN):
        for place in (None, RUINED, GOOD):
            for command in ("hand", "games", "stats", "settings", "kingdom", "help", "table"):
                assert not is_apology(await chat.says(person, command, place)), (command, place)
    assert await tables.places_of(DAN) == [RUINED]
    await tables.prefer(DAN, {"language": "de"})
    assert Texts("de").say("games-title") in (await chat.says(DAN, "games", None)).text
    # A game ends and is counted.
    await tables.do("resign", GOOD, ANN)
    assert not is_apology(await chat.says(BOB, "stats", GOOD))
    await tables.close(GOOD)
    assert (await chat.house.table(GOOD)).phase == CLOSED
    await chat.house.worker.archive.erase(DAN)
