"""Many at once: double presses, two workers, lines that break. Exactly one wins and nothing is lost."""

import asyncio
from contextlib import suppress

import pytest

from bots.people import Person
from bots.refusals import Refusal, Stale
from bots.screens.context import Stamp
from bots.tables.outcome import Outcome
from engine import RECOMMENDED, EngineError, Record, Setup, replay
from storage.answers import unpack_answers
from storage.connection import connect
from storage.errors import NoServer
from storage.places import Place
from tests.bots.house import ANN, BOB, CID, HERE, House
from tests.engine.table import Table
from tests.storage.servers import Line


async def outcomes(actions):
    """How each went: its result, or the refusal."""
    return await asyncio.gather(*actions, return_exceptions=True)


async def test_of_fifty_presses_of_one_button_one_wins(house):
    await house.standing(Table(me="village*3, copper", you="copper"), ANN, BOB)
    token = await house.token("a", "1")
    found = await outcomes(house.push(ANN, token) for _ in range(50))
    assert sum(not isinstance(each, Exception) for each in found) == 1
    assert sum(isinstance(each, Stale) for each in found) == 49
    assert (await house.table()).game.number == 1


async def test_of_fifty_presses_through_ten_workers_one_wins(house, client):
    await house.standing(Table(me="village*3, copper", you="copper"), ANN, BOB)
    workers = [house.other_worker(client) for _ in range(10)]
    token = await house.token("a", "1")
    found = await outcomes(each.push(ANN, token) for each in workers for _ in range(5))
    assert sum(not isinstance(each, Exception) for each in found) == 1
    assert sum(isinstance(each, Stale) for each in found) == 49
    assert len(unpack_answers(await house.worker.store.answer_chunks(HERE))) == 1


async def test_two_people_who_are_asked_at_once_may_answer_at_once_through_two_workers(house, client):
    await house.standing(Table("militia", "copper*3, estate*2", "copper*3, estate*2"), ANN, BOB, CID)
    await house.answer(ANN, "play:militia")
    table = await house.table()
    stamp = Stamp(HERE, table.generation)
    tokens = [stamp.token("a", "3", decision.number) for decision in table.game.pending]
    others = house.other_worker(client)
    found = await outcomes([house.push(BOB, tokens[0]), others.push(CID, tokens[1])])
    assert not any(isinstance(each, Exception) for each in found)
    view = await house.view(None)
    assert [player.hand_size for player in view.players[1:]] == [3, 3]


async def test_a_worker_that_lags_behind_sees_what_the_other_wrote(house, client):
    await house.standing(Table(me="village*3, copper", you="copper"), ANN, BOB)
    other = house.other_worker(client)
    await other.worker.repository.read(HERE, lambda _table: None)  # it has the table at hand now
    await house.answer(ANN, "play:village")
    await other.answer(ANN, "play:village")
    await house.answer(ANN, "play:village")
    assert (await house.table()).game.number == 3


async def test_a_worker_that_lags_behind_refuses_nothing_that_is_right(house, client):
    await house.standing(Table(me="copper", you="copper*5"), ANN, BOB)
    other = house.other_worker(client)
    await other.worker.repository.read(HERE, lambda _table: None)
    await house.press(ANN, "f")
    await other.press(BOB, "f")  # as far as the other worker knew, it was Ann's turn
    assert (await house.view(None)).current == 0


async def test_of_twenty_who_join_at_once_as_many_get_a_seat_as_there_are(house, client):
    await house.lobby(ANN)
    workers = [house.other_worker(client) for _ in range(4)]
    people = [Person(f"telegram:{number}", f"P{number}") for number in range(10, 30)]
    actions = (workers[at % 4].tables.do("join", HERE, person) for at, person in enumerate(people))
    found = await outcomes(actions)
    assert [each.notice for each in found if isinstance(each, Outcome)] == 3 * ["joined"]
    assert {each.key for each in found if not isinstance(each, Outcome)} == {"table-full"}
    assert len((await house.table()).seats) == 4


async def test_of_ten_tables_opened_at_one_place_one_stands(house, client):
    workers = [house.other_worker(client) for _ in range(10)]
    found = await outcomes(each.tables.open(HERE, ANN, str(at)) for at, each in enumerate(workers))
    assert sum(isinstance(each, Place) for each in found) == 1
    assert {each.key for each in found if isinstance(each, Refusal)} == {"table-exists"}


@pytest.mark.parametrize("looks", ["before", "after"])
async def test_a_person_who_looks_for_their_tables_while_they_sit_down_is_not_forgotten_there(
    house, monkeypatch, looks
):
    tables = house.worker.tables
    removed, looked = asyncio.Event(), asyncio.Event()
    write, remove = tables.repository._write, tables.people.remove_place

    async def written(table, due):
        """Someone looks for their tables just before this one is written; they forget it now, or only afterwards."""
        looking = asyncio.create_task(tables.places_of(ANN))
        await (removed if looks == "before" else looked).wait()
        await write(table, due)
        monkeypatch.setattr(tables.repository, "_write", write)
        tasks.append(looking)

    async def forgotten(person, place):
        looked.set()
        if looks == "after":
            await sat_down.wait()
        await remove(person, place)
        removed.set()

    tasks, sat_down = [], asyncio.Event()
    monkeypatch.setattr(tables.repository, "_write", written)
    monkeypatch.setattr(tables.repository, "_lock", lambda _: asyncio.Lock())
    monkeypatch.setattr(tables.people, "remove_place", forgotten)
    await tables.open(HERE, ANN)
    sat_down.set()
    await tasks[0]
    assert await tables.people.places(ANN.id) == {HERE}


async def test_a_slow_table_delays_no_other(house):
    """One table's write hangs; presses at another go through meanwhile."""
    elsewhere = Place("telegram", "-1")
    await house.standing(Table(me="village*3, copper", you="copper"), ANN, BOB)
    await house.standing(Table(me="village*3, copper", you="copper"), ANN, BOB, place=elsewhere)
    save, hanging = house.worker.store.save, asyncio.Event()

    async def slow(place, *given, **options):
        if place == HERE:
            await hanging.wait()
        return await save(place, *given, **options)

    house.worker.store.save = slow
    stuck = asyncio.create_task(house.answer(ANN, "play:village"))
    await asyncio.sleep(0)
    for _ in range(3):
        await house.answer(ANN, "play:village", place=elsewhere)
    assert not stuck.done()
    hanging.set()
    await stuck
    assert (await house.table()).game.number == 1
    assert (await house.table(elsewhere)).game.number == 3


async def test_a_line_that_breaks_in_the_middle_of_a_press_neither_loses_nor_doubles_it(server, client):
    await client.ping()
    async with Line(server) as line:
        through = connect(f"redis://127.0.0.1:{line.port}")
        house = House(through)
        await house.standing(Table(me="village*3, copper", you="copper"), ANN, BOB)
        token = await house.token("a", "1")
        line.loses = b"EVALSHA"
        await house.push(ANN, token)
        assert line.lost == 1
        assert (await house.table()).game.number == 1
        assert len(unpack_answers(await house.worker.store.answer_chunks(HERE))) == 1
        with pytest.raises(Stale):
            await house.push(ANN, token)
        await through.aclose()


async def test_a_failed_write_leaves_nothing_unwritten_in_memory(house, monkeypatch):
    await house.standing(Table(me="village*3, copper", you="copper"), ANN, BOB)
    token = await house.token("a", "1")

    async def fails(*_given, **_options):
        raise OSError("no room")

    with monkeypatch.context() as patch:
        patch.setattr(house.worker.store, "save", fails)
        with pytest.raises(OSError, match="no room"):
            await house.push(ANN, token)
    assert await house.worker.repository.read(HERE, lambda table: table.game.number) == 0
    await house.push(ANN, token)
    assert (await house.table()).game.number == 1


async def test_a_refused_press_leaves_the_table_at_hand_as_it_was(house):
    await house.standing(Table(me="village*3, copper", you="copper"), ANN, BOB)
    await house.answer(ANN, "play:village")
    for _ in range(3):
        with pytest.raises(EngineError):
            await house.press(BOB, "f")
    assert await house.worker.repository.read(HERE, lambda table: table.pack()) == (await house.table()).pack()


async def test_whatever_happens_the_history_replays_to_the_stored_game(client):
    """Four workers, four tables, people who press at once, with moves taken back: the record stays true."""
    houses = [House(client) for _ in range(3)]
    place = await houses[0].game(ANN, BOB, CID, computers=1)
    people = {0: ANN, 1: BOB, 2: CID}

    async def clicks(house, seat):
        for _ in range(40):
            table = await house.table()
            decision = next((each for each in table.game.pending if each.seat == seat), None)
            if decision is None:
                await asyncio.sleep(0)
                continue
            regrets = table.game.can_undo(seat) and decision.number % 3 == 0
            for letter in ("u" if regrets else "t", "f"):
                token = Stamp(place, table.generation).token(letter, "", decision.number)
                with suppress(EngineError):
                    await house.push(people[seat], token)
                    break

    await asyncio.gather(*(clicks(house, seat) for house in houses for seat in people))
    table = await houses[0].table()
    record = await houses[1].worker.archive.record(place)
    assert record.answers
    assert replay(record) == table.game


async def test_a_worker_can_be_replaced_in_the_middle_of_anything(house, client):
    """Every press is made by a new worker, as after a restart."""
    await house.standing(Table(me="throne_room, militia, copper*2", you="copper*3, estate*2"), ANN, BOB)
    for person, keys in ((ANN, ["play:throne_room"]), (ANN, ["militia"]), (BOB, ["estate", "estate"])):
        await house.other_worker(client).answer(person, *keys)
    assert (await house.view(0)).coins == 4
    assert (await house.view(1)).hand == ("copper",) * 3


def test_records_of_a_running_game_do_not_print_their_seed():
    record = Record(["a"], Setup(RECOMMENDED[0].cards), "x", seed=b"secret seed")
    assert "secret" not in repr(record)


@pytest.mark.parametrize("trouble", [NoServer, asyncio.CancelledError])
async def test_a_change_that_was_stored_although_the_reply_was_lost_is_drawn(house, monkeypatch, trouble):
    """Also if nobody pressed anything: here the time in which a turn can be taken back is over."""
    await house.standing(Table(me="copper*3", you="copper*4"), ANN, BOB, undo=5)
    await house.press(ANN, "B", "silver")
    save, touched = house.worker.store.save, []

    async def save_and_lose_the_reply(*arguments, **options):
        await save(*arguments, **options)
        raise trouble

    monkeypatch.setattr(house.worker.store, "save", save_and_lose_the_reply)
    house.worker.repository.listeners.append(touched.append)
    house.clock.time += 10
    with pytest.raises(trouble):
        await house.worker.timers.run_due(HERE, house.clock.time)
    assert touched == [HERE]
    assert (await house.table()).held is None
