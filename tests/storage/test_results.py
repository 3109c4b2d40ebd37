"""Results: remembered once, by the place and by each person, and forgotten when a person asks for it."""

import asyncio
import dataclasses
import zlib

import pytest

from engine import RECOMMENDED, Record, big_money, verify
from storage import keys
from storage import results as module
from storage.finished_games import Appearance, Finished, PlayerResult, game_id
from storage.people import People
from storage.places import Place
from storage.redis_store import Store
from storage.results import DAY, ERASED, Results
from storage.traces import FILLED
from tests.engine.recorded import recorded

HERE = Place("telegram", "-100123", "5")
THERE = Place("discord", "777")
ANN, BOB, CID = "telegram:4711", "telegram:88", "discord:99"
KINGDOM = RECOMMENDED[5].cards


def finished(game="0123456789ab", when=1000, people=(ANN, BOB), name="Zebedee", **changes):
    names = {ANN: name, BOB: "Bob", CID: "Cid"}
    player_results = tuple(
        PlayerResult(person, names[person], 30 - 5 * place, place == 0, 20, {"village": 3, "gold": 1})
        for place, person in enumerate(people)
    )
    known = {"kingdom": KINGDOM, "edition": 2, "players": len(people) + 1, "turns": 20, "computers": ((12, False),)}
    return Finished(game, when, people=player_results, **(known | changes))


@pytest.fixture(params=["indexed", "scanned"])
async def results(client, request):
    """The results of a server; where people are in them is known, or not yet."""
    results = Results(client)
    if request.param == "indexed":
        await results.traces.fill(1000)
    return results


@pytest.fixture(scope="module")
def record():
    """A finished game of Zebedee and Bob."""
    return recorded(["Zebedee", "Bob"], KINGDOM, b"secret", big_money, first=0)


async def everything(client):
    """Every key and value on the server, packed ones unpacked."""
    found = []
    async for key in client.scan_iter():
        kind = await client.type(key)
        if kind == b"set":
            found += [key, *await client.smembers(key)]
            continue
        if key.decode() in (FILLED, keys.PLACES):
            continue
        assert kind == b"hash"
        for field, value in (await client.hgetall(key)).items():
            found += [key, field, zlib.decompress(value) if value[:1] == b"x" else value]
    return found


async def traces(client, *words):
    """Where any of these words is on the server."""
    return [item for item in await everything(client) for word in words if word.encode() in item]


# -- remembering -------------------------------------------------------------------------------------------------------


async def test_a_place_remembers_its_games(results):
    await results.add(HERE, finished())
    assert await results.of_place(HERE) == [finished()]


async def test_a_person_remembers_where_and_how_they_played(results):
    await results.add(HERE, finished())
    expected = Appearance("0123456789ab", 1000, HERE.text, 25, False, 3, 20, {"village": 3, "gold": 1})
    assert await results.of_person(BOB) == [expected]


async def test_a_place_without_games_has_no_results(results):
    await results.add(HERE, finished())
    assert await results.of_place(THERE) == []
    assert await results.of_person(CID) == []


async def test_the_newest_game_comes_first(results):
    for game, when in (("aa", 2), ("bb", 3), ("cc", 1)):
        await results.add(HERE, finished(game, when))
    assert [each.game for each in await results.of_place(HERE)] == ["bb", "aa", "cc"]
    assert [each.game for each in await results.of_person(ANN)] == ["bb", "aa", "cc"]


async def test_a_game_told_twice_is_remembered_once(client, results):
    await results.add(HERE, finished())
    before = sorted(await everything(client))
    await results.add(HERE, finished(when=2000, name="Other"))
    assert sorted(await everything(client)) == before


async def test_a_game_told_by_two_workers_at_once_is_remembered_once(client, results):
    await asyncio.gather(*(Results(client).add(HERE, finished()) for _ in range(10)))
    assert await results.of_place(HERE) == [finished()]
    assert len(await results.of_person(ANN)) == 1


async def test_what_a_crash_left_undone_is_done_the_next_time(client, results):
    await results.add(HERE, finished())
    await client.delete(f"dominion:{{person:{BOB}}}:games")
    await results.add(HERE, finished())
    assert len(await results.of_person(BOB)) == 1


async def test_a_game_without_people_is_not_remembered(client, results):
    await results.add(HERE, finished(people=()))
    assert await everything(client) == []


async def test_a_place_keeps_its_newest_games_and_their_records(results, monkeypatch):
    monkeypatch.setattr(module, "GAMES_OF_PLACE", 3)
    for game, when in (("aa", 4), ("bb", 1), ("cc", 3)):
        await results.add(HERE, finished(game, when))
        await results.keep_record(HERE, game, b"record", 1, [ANN, BOB])
    await results.add(HERE, finished("dd", 2))
    assert [each.game for each in await results.of_place(HERE)] == ["aa", "cc", "dd"]
    assert len((await results.of_place(HERE))[0].people) == 2
    assert sorted(await results.games(HERE)) == ["aa", "cc"]


async def test_a_person_keeps_their_newest_games(results, monkeypatch):
    monkeypatch.setattr(module, "GAMES_OF_PERSON", 2)
    for game, when in (("aa", 3), ("bb", 1), ("cc", 2)):
        await results.add(HERE, finished(game, when))
    assert [each.game for each in await results.of_person(ANN)] == ["aa", "cc"]


def test_a_game_is_named_after_the_hash_of_its_seed(record):
    assert record.commitment.startswith(game_id(record.commitment))
    assert len(game_id(record.commitment)) == 12


# -- records -----------------------------------------------------------------------------------------------------------


async def test_a_record_comes_back_as_it_was(results, record):
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    assert await results.record(HERE, "aa") == record.to_bytes()


async def test_a_record_that_was_never_kept_is_not_there(results):
    assert await results.record(HERE, "aa") is None
    assert await results.games(HERE) == []


async def test_records_are_listed_newest_first(client):
    for game, now in (("aa", 100), ("bb", 300), ("cc", 200)):
        await Results(client, lambda now=now: now).keep_record(HERE, game, b"record", 1, [ANN])
    assert await Results(client, lambda: 300).games(HERE) == ["bb", "cc", "aa"]


async def test_a_record_is_kept_for_the_number_of_days_that_was_set(client):
    await Results(client, lambda: 0).keep_record(HERE, "aa", b"record", 2, [ANN])
    assert await Results(client, lambda: 2 * DAY - 1).record(HERE, "aa") == b"record"
    assert await Results(client, lambda: 2 * DAY).record(HERE, "aa") is None
    assert await Results(client, lambda: 2 * DAY).games(HERE) == []


async def test_records_that_are_too_old_make_room_for_the_next(client):
    await Results(client, lambda: 0).keep_record(HERE, "aa", b"record", 2, [ANN])
    await Results(client, lambda: 2 * DAY).keep_record(HERE, "bb", b"record", 2, [BOB])
    left = b" ".join(await client.hkeys(keys.records(HERE)))
    assert (b"bb" in left, b"aa" in left, ANN.encode() in left) == (True, False, False)


async def test_the_server_forgets_the_records_of_a_place_nobody_plays_at(client, results):
    await results.keep_record(HERE, "aa", b"record", 3, [ANN])
    await results.keep_record(HERE, "bb", b"record", 1, [ANN])
    assert 3 * DAY - 60 < await client.ttl(f"dominion:{{{HERE.text}}}:records") <= 3 * DAY


async def test_a_record_kept_twice_stays_the_first(results):
    await results.keep_record(HERE, "aa", b"record", 1, [ANN])
    await results.keep_record(HERE, "aa", b"another", 1, [ANN])
    assert await results.record(HERE, "aa") == b"record"


async def test_no_record_is_kept_for_no_days(client, results):
    await results.keep_record(HERE, "aa", b"record", 0, [ANN])
    assert await everything(client) == []


async def test_a_kept_record_takes_less_room_than_it_has_bytes(client, results, record):
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    kept = await client.hget(f"dominion:{{{HERE.text}}}:records", "aa")
    assert len(kept) < len(record.to_bytes()) * 2 / 3


# -- being forgotten ---------------------------------------------------------------------------------------------------


async def test_nothing_is_left_of_a_person_who_was_erased(client, results, record):
    await results.add(HERE, finished("aa"))
    await results.add(THERE, finished("bb", people=(CID, ANN)))
    await results.add(Place("telegram", "4711"), finished("cc", people=(ANN,)))
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    await results.keep_record(Place("telegram", "4711"), "cc", record.to_bytes(), 30, [ANN, ""])
    assert await traces(client, ANN)
    assert await traces(client, "Zebedee")
    await results.erase(ANN)
    assert await traces(client, ANN, "Zebedee") == []


async def test_what_others_did_stays_when_a_person_is_erased(results):
    await results.add(HERE, finished(people=(ANN, BOB, CID)))
    (before,), mine = await results.of_place(HERE), await results.of_person(BOB)
    await results.erase(ANN)
    (after,) = await results.of_place(HERE)
    assert after.people == before.people[1:]
    assert after.players == before.players
    assert await results.of_person(BOB) == mine


@pytest.mark.parametrize("other", ["telegram:47110", "telegram:14711", "telegram:471", "xtelegram:4711"])
async def test_someone_whose_id_is_only_alike_is_not_erased(results, other):
    game = dataclasses.replace(finished(), people=(PlayerResult(other, "Other", 3, True, 9),))
    await results.add(HERE, game)
    await results.erase(ANN)
    assert await results.of_place(HERE) == [game]
    assert len(await results.of_person(other)) == 1


async def test_a_record_stays_true_without_the_name_of_a_person(results, record):
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    await results.erase(ANN)
    kept = Record.from_bytes(await results.record(HERE, "aa"))
    assert kept.names == [ERASED, "Bob"]
    assert verify(kept).result == record.result


async def test_the_name_goes_also_from_records_of_games_the_person_left(client, results, record):
    await results.add(HERE, finished("aa", people=(BOB,)))
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    await results.erase(ANN)
    assert await traces(client, ANN, "Zebedee") == []
    assert await results.record(HERE, "aa") is not None


async def test_two_people_erased_at_once_are_both_gone(client, results, record, monkeypatch):
    await results.add(HERE, finished("aa", people=(ANN, BOB, CID)))
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB, CID])
    read, others = client.hget, [BOB]

    async def read_and_be_overtaken(key, game):
        data = await read(key, game)
        while others:
            await results.erase(others.pop())
        return data

    monkeypatch.setattr(client, "hget", read_and_be_overtaken)
    await results.erase(ANN)
    assert Record.from_bytes(await results.record(HERE, "aa")).names == [ERASED, ERASED]
    assert await traces(client, ANN, BOB, "Zebedee", "Bob") == []


async def test_a_record_that_nobody_can_read_goes_rather_than_keep_a_name(client, results):
    await results.keep_record(HERE, "aa", b"Zebedee in a form of long ago", 30, [ANN, BOB])
    await results.erase(ANN)
    assert await traces(client, ANN, "Zebedee") == []


async def test_erasing_goes_on_where_a_crash_stopped_it(client, results, record):
    await results.add(HERE, finished("aa"))
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    await client.delete(f"dominion:{{person:{ANN}}}:games")
    await client.hdel(f"dominion:{{{HERE.text}}}:results", f"aa|{ANN}")
    await results.erase(ANN)
    assert await traces(client, ANN, "Zebedee") == []


async def test_erasing_twice_changes_nothing_more(client, results):
    await results.add(HERE, finished())
    await results.erase(ANN)
    before = sorted(await everything(client))
    await results.erase(ANN)
    assert sorted(await everything(client)) == before


async def test_a_game_told_again_does_not_bring_an_erased_person_back(client, results, record):
    await results.add(HERE, finished("aa"))
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    await results.erase(ANN)
    await results.add(HERE, finished("aa"))
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    assert await traces(client, ANN, "Zebedee") == []


@pytest.mark.parametrize("with_table", [True, False])
async def test_a_person_is_found_also_at_a_place_that_has_moved(client, results, with_table):
    store, further = Store(client, b"worker"), Place("telegram", "-100999")
    for old, new in ((HERE, THERE), (THERE, further)):
        await results.add(old, finished())
        await (store.move(old, new) if with_table else store.move_results(old, new))
    await results.erase(ANN)
    await People(client).erase(ANN)
    assert await traces(client, ANN, "Zebedee") == []
    assert len((await results.of_place(further))[0].people) == 1


async def test_of_a_game_nobody_is_left_in_nothing_is_left(client, results, record):
    await results.add(HERE, finished("aa"))
    await results.keep_record(HERE, "aa", record.to_bytes(), 30, [ANN, BOB])
    await results.erase(ANN)
    await results.erase(BOB)
    assert await everything(client) == []
