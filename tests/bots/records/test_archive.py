"""What is remembered of games, and for whom."""

import asyncio
from contextlib import suppress
from dataclasses import replace

import pytest

from bots.language.texts import Texts
from bots.people import Person
from bots.records.export import parse_record
from bots.refusals import Refusal
from bots.tables.deadlines import DAY
from engine import EngineError, Game, Record, replay, told, verify
from storage import keys
from storage.errors import NoServer
from storage.finished_games import game_id
from storage.places import Place
from storage.redis_store import Store
from storage.table import CLOSED, FORMAT, OVER, PLAYING
from tests.bots.house import ANN, BOB, CID, HERE, House
from tests.bots.tables.test_lobby import refused
from tests.bots.terminal.person import end
from tests.server_clock import PATIENCE

EN = Texts()


async def played(house, *people, computers=1, place=HERE):
    """A whole game in which everyone plays all Treasures and buys the dearest that wins."""
    await house.game(*people, computers=computers, place=place)
    while (table := await house.table(place)).phase != OVER:
        decision = table.game.pending[0]
        person = next(each for each in people if each.id == table.seats[decision.seat].person)
        for press, argument in (("B", "province"), ("b", "gold"), ("b", "silver"), ("f", ""), ("a", "3"), ("a", "1")):
            with suppress(EngineError):
                await house.press(person, press, argument, place=place)
                break
    return table


async def test_a_finished_game_is_in_the_statistics_of_its_place_and_its_people(house):
    table = await played(house, ANN)
    assert table.counted
    assert "1 game was finished here." in await house.worker.archive.of_place(HERE, EN)
    assert "Ann’s results" in await house.worker.archive.of_person(ANN, EN)
    assert "Bob hasn’t finished a game yet." in await house.worker.archive.of_person(BOB, EN)


async def test_a_worker_keeps_statistics_for_as_long_as_its_host_wants(client):
    house = House(client, statistics=20 * DAY)
    await played(house, ANN)
    for key in (keys.results(HERE), keys.games_of(ANN.id)):
        assert 19 * DAY < await client.ttl(key) <= 20 * DAY


async def test_a_worker_limits_statistics_of_versions_that_kept_them_for_ever(house, client):
    await played(house, ANN)
    await client.persist(keys.results(HERE))
    async with house.worker.running(), asyncio.timeout(PATIENCE):
        while await client.ttl(keys.results(HERE)) == -1:
            await asyncio.sleep(0.01)


async def test_a_result_is_counted_once_however_often_it_is_told(house):
    await played(house, ANN)
    await house.worker.repository.change(HERE, lambda table: setattr(table, "counted", False))
    await house.worker.archive.count(HERE)
    await house.worker.archive.count(HERE)
    assert "1 game was finished here." in await house.worker.archive.of_place(HERE, EN)


async def test_a_result_that_a_crash_left_uncounted_is_counted_by_the_timers(house, monkeypatch):
    async def fails(*_given):
        raise NoServer

    with monkeypatch.context() as patch:
        patch.setattr(house.worker.results, "add", fails)
        table = await played(house, ANN)
        assert not table.counted
    await house.waits(60)
    assert (await house.table()).counted
    assert "1 game was finished here." in await house.worker.archive.of_place(HERE, EN)


async def test_a_result_that_can_never_be_counted_is_given_up(house, client, caplog):
    await house.game(ANN, BOB)
    await client.rpush(f"dominion:{{{HERE.text}}}:history", b"\xc1 damaged")
    await house.tables.do("resign", HERE, BOB)
    while (await house.table()).phase != OVER:
        try:
            await house.press(ANN, "b", "silver")
        except Refusal:
            await house.press(ANN, "f")
    assert (await house.table()).counted
    assert caplog.text.count("could not be counted") == 1


async def test_a_finished_game_stays_for_as_many_days_as_is_set(client):
    house = House(client, over=5 * DAY)
    await played(house, ANN)
    assert 4 * DAY < await client.ttl(f"dominion:{{{HERE.text}}}:table") <= 5 * DAY


async def test_a_rematch_counts_what_was_not_counted_yet(house):
    await played(house, ANN)
    await house.worker.repository.change(HERE, lambda table: setattr(table, "counted", False))
    await house.tables.do("rematch", HERE, ANN)
    assert "1 game was finished here." in await house.worker.archive.of_place(HERE, EN)


async def test_the_record_of_a_finished_game_can_be_had_and_checked_by_anyone(house):
    table = await played(house, ANN)
    record = parse_record(await house.worker.archive.export(HERE))
    assert verify(record) == table.game
    game = game_id(record.commitment)
    await house.tables.do("rematch", HERE, ANN)
    assert parse_record(await house.worker.archive.export(HERE, game)) == record
    with refused("no-record"):
        await house.worker.archive.export(HERE, "0123456789ab")


async def test_the_record_of_a_game_that_an_earlier_version_began_is_replayed_with_the_options_of_that_time(house):
    await house.game(ANN, BOB)

    def as_begun_before(table):
        names, setup = [seat.name for seat in table.seats], replace(table.setup, treasures_at_once=False)
        table.game = Game.set_up(names, setup, table.seed)

    await house.worker.repository.change(HERE, as_begun_before)
    for _ in range(4):  # with all Treasures still in hand, where the next option would be another one
        table = await house.table()
        await house.answer((ANN, BOB)[table.game.pending[0].seat], "buy:copper")
    record = await house.worker.archive.record(HERE)
    assert replay(record) == (await house.table()).game


async def test_no_record_of_a_game_that_is_still_played(house):
    await house.game(ANN, BOB)
    with refused("record-unfinished"):
        await house.worker.archive.export(HERE)


async def test_a_person_who_resigned_is_not_in_the_statistics_but_in_the_record(house):
    await house.game(ANN, BOB)
    await house.tables.do("resign", HERE, BOB)
    while (await house.table()).phase != OVER:
        try:
            await house.press(ANN, "b", "silver")
        except Refusal:
            await house.press(ANN, "f")
    lines = "\n".join(await house.worker.archive.of_place(HERE, EN))
    assert "Ann" in lines
    assert "Bob" not in lines
    assert (await house.worker.archive.record(HERE)).names == ["Ann", "Bob"]


async def test_a_person_who_resigned_knows_no_more_than_everyone(house, monkeypatch):
    told_to = []
    monkeypatch.setattr("bots.records.archive.told", lambda events, seat: told_to.append(seat) or told(events, seat))
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, BOB)
    for person in (ANN, BOB, CID):
        await house.worker.archive.lines(HERE, person, EN)
    assert told_to == [0, None, 2]


async def test_the_whole_log_is_told_to_each_as_they_may_know_it(house):
    await house.game(ANN, BOB)
    for _ in range(3):
        table = await house.table()
        await house.press([ANN, BOB][table.game.pending[0].seat], "f")
    mine = await house.worker.archive.lines(HERE, ANN, EN)
    all_may_know = await house.worker.archive.lines(HERE, None, EN)
    assert len(mine) == len(all_may_know) > 3
    assert all("Copper" not in line for line in all_may_know if " draws " in line)


async def test_nothing_is_left_of_a_person_who_wants_to_be_forgotten(house, client):
    stranger = Person("telegram:987654321", "Zebedee")
    await played(house, stranger, ANN, computers=0)
    await house.tables.prefer(stranger, {"moat": "no"})
    await house.worker.archive.erase(stranger)
    for key in await client.keys("*"):
        kind = await client.type(key)
        value = await {b"hash": client.hgetall, b"set": client.smembers}.get(kind, lambda _: _nothing())(key)
        assert b"987654321" not in key
        assert "Zebedee" not in repr(value)
        assert "987654321" not in repr(value)
    lines = "\n".join(await house.worker.archive.of_place(HERE, EN))
    assert "Ann" in lines
    (game,) = await house.worker.results.games(HERE)
    assert Record.from_bytes(await house.worker.results.record(HERE, game)).names.count("Ann") == 1


async def test_being_forgotten_leaves_the_others_their_finished_game(house):
    table = await played(house, ANN, BOB, computers=0)
    await house.worker.archive.erase(ANN)
    now = await house.table()
    assert now.phase == OVER
    assert now.game.result == table.game.result
    assert [seat.name for seat in now.seats] == ["—", "Bob"]
    assert [player.name for player in now.game.view(None).players] == ["—", "Bob"]
    assert now.host == BOB.id
    await house.tables.do("rematch", HERE, BOB)


async def test_being_forgotten_after_resigning(house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, ANN)
    await house.worker.archive.erase(ANN)
    table = await house.table()
    assert (table.seats[0].name, table.seats[0].person, table.host) == ("—", "", BOB.id)


async def test_being_forgotten_leaves_a_game_under_way_as_it_is(house):
    await house.game(ANN, BOB)
    await house.worker.archive.erase(ANN)
    assert await house.tables.places_of(ANN) == [HERE]


async def test_being_forgotten_while_another_worker_counts_a_game_against_computers(house, client, monkeypatch):
    other, add = house.other_worker(client), house.worker.results.add
    await house.game(ANN, computers=1)
    await house.worker.repository.change(HERE, end)

    async def meanwhile(*given):
        await other.worker.archive.erase(ANN)
        await add(*given)

    monkeypatch.setattr(house.worker.results, "add", meanwhile)
    await house.tables.count(HERE)
    assert not await house.worker.results.of_person(ANN.id)
    assert not await house.worker.results.of_place(HERE)
    assert not await house.worker.results.games(HERE)


async def test_being_forgotten_between_the_result_of_the_place_and_ones_own(house, client, monkeypatch):
    other, hsetnx = house.other_worker(client), client.hsetnx
    await house.game(ANN, BOB)
    await house.worker.repository.change(HERE, end)

    async def meanwhile(key, *given):
        if ANN.id in key:
            monkeypatch.setattr(client, "hsetnx", hsetnx)
            await other.worker.archive.erase(ANN)
        return await hsetnx(key, *given)

    monkeypatch.setattr(client, "hsetnx", meanwhile)
    await house.tables.count(HERE)
    assert not await house.worker.results.of_person(ANN.id)
    assert len(await house.worker.results.of_person(BOB.id)) == 1


async def test_being_forgotten_while_the_record_is_read(house, client, monkeypatch):
    other, history = house.other_worker(client), house.worker.store.answer_chunks
    await house.game(ANN, BOB)
    await house.worker.repository.change(HERE, end)

    async def meanwhile(place):
        monkeypatch.setattr(house.worker.store, "answer_chunks", history)
        await other.worker.archive.erase(ANN)
        return await history(place)

    monkeypatch.setattr(house.worker.store, "answer_chunks", meanwhile)
    await house.tables.count(HERE)
    (game,) = await house.worker.results.games(HERE)
    assert "Ann" not in Record.from_bytes(await house.worker.results.record(HERE, game)).names
    assert not await house.worker.results.of_person(ANN.id)


async def test_being_forgotten_where_the_history_is_damaged(house, client):
    await house.game(ANN, BOB)
    await client.rpush(f"dominion:{{{HERE.text}}}:history", b"\xc1 damaged")
    await house.worker.repository.change(HERE, end)
    await house.worker.archive.erase(ANN)
    assert b"Ann" not in (await house.worker.store.load(HERE)).data


async def test_two_who_were_forgotten_are_told_apart(house):
    await played(house, ANN, BOB, CID, computers=0)
    await house.worker.archive.erase(BOB)
    await house.worker.archive.erase(CID)
    await house.rematch(ANN)
    table = await house.table()
    assert [seat.name for seat in table.seats] == ["Ann", "—", "— 2"]
    assert [player.name for player in table.game.view(None).players] == ["Ann", "—", "— 2"]


async def _nothing():
    return ""


# -- places ------------------------------------------------------------------------------------------------------------


async def test_a_group_that_becomes_a_supergroup_keeps_its_table_and_its_buttons(house):
    new = Place("telegram", "-1009999")
    await house.game(ANN, BOB)
    table = await house.table()
    old_button = await house.token("f")
    await house.tables.move(HERE, new)
    await house.push([ANN, BOB][table.game.pending[0].seat], old_button)
    assert (await house.table(new)).game.number == table.game.number + 1
    assert new in await house.worker.alarms.all()
    assert HERE not in await house.worker.alarms.all()


async def test_a_table_at_which_nobody_plays_makes_room_for_one_that_moves_in(house):
    new = Place("telegram", "-1009999")
    await house.game(ANN, BOB)
    await house.lobby(CID, place=new)
    await house.tables.move(HERE, new)
    assert (await house.table(new)).phase == PLAYING
    assert (await house.table(new)).seat_of(ANN.id) == 0


async def test_a_game_that_is_played_stays_when_another_would_move_in(house):
    new = Place("telegram", "-1009999")
    await house.game(ANN, BOB)
    await house.game(CID, BOB, place=new)
    await house.tables.move(HERE, new)
    assert (await house.table(new)).seat_of(CID.id) == 0
    assert (await house.table()).phase == CLOSED


async def test_a_game_that_gives_way_is_counted_and_then_left_in_peace(house):
    new = Place("telegram", "-1009999")
    await house.game(ANN, computers=1)
    await house.worker.repository.change(HERE, end)
    await house.game(BOB, CID, place=new, pace="none")
    await house.tables.move(HERE, new)
    assert len(await house.worker.results.of_person(ANN.id)) == 1
    assert len(await house.worker.results.of_place(new)) == 1
    await house.waits(600)
    assert HERE not in await house.worker.alarms.all()


async def test_a_result_that_could_not_be_counted_before_its_table_was_closed_is_counted_later(house, monkeypatch):
    async def fails(*_given):
        raise NoServer

    await house.game(ANN, computers=1)
    await house.worker.repository.change(HERE, end)
    with monkeypatch.context() as patch:
        patch.setattr(house.worker.results, "add", fails)
        await house.tables.close(HERE)
    assert await house.waits(600) == 1
    assert len(await house.worker.results.of_person(ANN.id)) == 1
    assert await house.worker.alarms.all() == {}


async def test_a_table_of_a_newer_version_is_left_alone_where_another_would_move_in(house, client):
    new, newer = Place("telegram", "-1009999"), b"T" + bytes([FORMAT + 1]) + b"\0\0\0\0" + b"\x80"
    await house.lobby(ANN)
    await Store(client, b"newer").save(new, 0, newer, lives=1000)
    await house.tables.move(HERE, new)
    assert (await house.worker.store.load(new)).data == newer


async def test_a_finished_game_is_counted_before_it_makes_room(house):
    new = Place("telegram", "-1009999")
    await played(house, CID, place=new)
    await house.worker.repository.change(new, lambda table: setattr(table, "counted", False))
    await house.worker.results._client.delete(f"dominion:{{{new.text}}}:results")
    await house.game(ANN, BOB)
    await house.tables.move(HERE, new)
    assert "1 game was finished here." in await house.worker.archive.of_place(new, EN)
    assert (await house.table(new)).phase == PLAYING


async def test_where_a_table_moved_and_was_forgotten_a_new_one_can_be_opened(house):
    new = Place("telegram", "-1009999")
    await house.lobby(ANN, BOB)
    await house.tables.move(HERE, new)
    await house.worker.store.delete(new, (await house.table(new)).revision)
    house.worker.repository._forget(new)
    assert await house.tables.open(HERE, ANN) == new


async def test_the_finished_game_of_a_group_that_moved_is_counted_where_it_stands(house):
    new = Place("telegram", "-1009999")
    await played(house, ANN)
    await house.worker.repository.change(HERE, lambda table: setattr(table, "counted", False))
    await house.tables.move(HERE, new)
    await house.rematch(ANN)
    assert "1 game was finished here." in await house.worker.archive.of_place(new, EN)
    assert await house.worker.archive.lines(HERE, ANN, EN)


async def test_a_person_finds_all_their_tables_also_those_that_moved(house):
    elsewhere, new = Place("telegram", "-5"), Place("telegram", "-6")
    await house.game(ANN, BOB)
    await house.lobby(ANN, place=elsewhere)
    await house.worker.repository.move(elsewhere, new)
    assert set(await house.tables.places_of(ANN)) == {HERE, new}
    assert await house.tables.places_of(CID) == []


async def test_tables_that_are_closed_or_left_are_not_among_ones_tables(house):
    await house.game(ANN, BOB)
    await house.tables.do("resign", HERE, BOB)
    assert await house.tables.places_of(BOB) == []
    await house.tables.do("stop", HERE, ANN)
    assert await house.tables.places_of(ANN) == []


async def test_preferences_hold_at_all_tables_and_at_later_ones(house):
    elsewhere = Place("telegram", "-5")
    await house.game(ANN, BOB)
    await house.tables.prefer(ANN, {"moat": "no", "confirm": "no"})
    await house.lobby(ANN, place=elsewhere)
    for place in (HERE, elsewhere):
        seat = (await house.table(place)).seats[0]
        assert (seat.moat, seat.confirm) == (False, False)
    assert (await house.table()).seats[1].moat


@pytest.mark.parametrize("phase", ["lobby", "game"])
async def test_a_new_table_at_a_place_that_moved_stands_at_the_new_one(house, phase):
    new = Place("telegram", "-6")
    await getattr(house, phase)(ANN, BOB)
    await house.tables.move(HERE, new)
    await house.tables.do("stop", HERE, ANN)
    assert await house.tables.open(HERE, ANN) == new


@pytest.mark.parametrize("nonsense", [{"moat": "maybe"}, {"colour": "blue"}, {"language": "tlh"}])
async def test_a_preference_that_makes_no_sense_is_refused(house, nonsense):
    with refused("bad-option"):
        await house.tables.prefer(ANN, nonsense)
    assert await house.worker.people.settings(ANN.id) == {}
