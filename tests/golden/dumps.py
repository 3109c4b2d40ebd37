"""A server's keys as JSON, back onto a server, and what the code of the day reads there."""

import hashlib

from bots.drawing.diff import Drawn
from engine import Record
from storage.alarms import Alarms
from storage.answers import unpack_answers
from storage.people import People
from storage.places import Place
from storage.redis_store import Store
from storage.results import Results
from storage.table import Table
from tests.golden.plain import from_text, plain, to_text

PASSING = ("dominion:seen:",)  # gone within a day


async def dump(client):
    """Every key, by name; its values as base64."""
    found = []
    async for key in client.scan_iter(count=1000):
        if key.startswith(PASSING[0].encode()):
            continue
        kind = (await client.type(key)).decode()
        entry = {"key": key.decode(), "type": kind}
        if kind == "hash":
            entry["value"] = {name.decode(): to_text(value) for name, value in (await client.hgetall(key)).items()}
        elif kind == "list":
            entry["value"] = [to_text(value) for value in await client.lrange(key, 0, -1)]
        elif kind == "set":
            entry["value"] = sorted(value.decode() for value in await client.smembers(key))
        elif kind == "zset":
            pairs = await client.zrange(key, 0, -1, withscores=True)
            entry["value"] = [[value.decode(), score] for value, score in pairs]
        else:
            entry["value"] = to_text(await client.get(key))
        found.append(entry)
    return sorted(found, key=lambda entry: entry["key"])


async def restore(client, keys):
    """Restore every key."""
    for entry in keys:
        key, value = entry["key"], entry["value"]
        if entry["type"] == "hash":
            await client.hset(key, mapping={name: from_text(text) for name, text in value.items()})
        elif entry["type"] == "list":
            await client.rpush(key, *map(from_text, value))
        elif entry["type"] == "set":
            await client.sadd(key, *value)
        elif entry["type"] == "zset":
            await client.zadd(key, dict(value))
        else:
            await client.set(key, from_text(value))


def people_in(keys):
    """Everybody the keys name."""
    return sorted(
        {entry["key"].partition("{person:")[2].partition("}")[0] for entry in keys if "{person:" in entry["key"]}
    )


async def read_all(client, now, keys):
    """All that storage can tell about these keys."""
    store, people, results = Store(client, b"golden"), People(client), Results(client, lambda: now)
    places = sorted([place async for place in store.places()])
    return {
        "tables": [[place.text, await _table(store, place)] for place in places],
        "answers": [[place.text, _digest(unpack_answers(await store.answer_chunks(place)))] for place in places],
        "drawn": [[place.text, await _drawn(store, place)] for place in places],
        "results": [[place.text, plain(await results.of_place(place))] for place in places],
        "records": [[place.text, await _records(results, place)] for place in places],
        "people": [[person, await _person(people, results, person)] for person in people_in(keys)],
        "alarms": sorted([place.text, at] for place, at in (await Alarms(client).all()).items()),
    }


async def _person(people, results, person):
    return {
        "settings": plain(await people.settings(person)),
        "sits": sorted(place.text for place in await people.places(person)),
        "games": plain(await results.of_person(person)),
    }


async def _table(store, place):
    stored = await store.load(place)
    if stored.moved is not None:
        return {"moved": stored.moved.text}
    table = Table.unpack(place, stored.revision, stored.data)
    return {
        "revision": stored.revision,
        "phase": table.phase,
        "generation": table.generation,
        "seats": plain(table.seats),
        "number": None if table.game is None else table.game.number,
    }


async def _drawn(store, place: Place):
    notes = await store.drawn_notes(place)
    return [[audience, _describe(Drawn.unpack(data))] for audience, data in sorted(notes.items())]


def _describe(note: Drawn):
    """What a note says, in the words of the oldest format."""
    moment = f"{note.moment.about};{'others' if note.moment.others else ''}" if "/" in note.moment.about else ""
    return {
        "message": note.message if not note.opened_only else note.message.replace("0.0.", "-."),
        "digest": note.digest,
        "alert": note.alert,
        "reachable": note.reachable,
        "rest": note.rest,
        "replaced": [f"={old.message}" if old.is_result else old.message for old in note.replaced],
        "moment": moment or note.moment.about,
        "whom": list(note.unreached),
    }


async def _records(results, place):
    """Which records are kept, newest first, and the number of answers in each."""
    return [
        [game, len(Record.from_bytes(await results.record(place, game)).answers)] for game in await results.games(place)
    ]


def _digest(found):
    return [len(found), hashlib.sha256(repr([[seat, *picks] for seat, picks in found]).encode()).hexdigest()[:32]]
