"""What is kept about a person: their settings, and the places where they sit."""

from __future__ import annotations

from storage import keys
from storage.connection import Client
from storage.errors import WrongType
from storage.places import Place, parse_place
from storage.scripts import Script
from storage.traces import ADD_TRACE, Traces

MOST_PLACES = 200  # of one person that are looked at; there are more only on servers of earlier versions
# Returns whether the place is new, how many there are now, and what `add_trace` returns.
ADD = f"""{ADD_TRACE}
local traces = add_trace(KEYS[2], ARGV[1], ARGV[2])
drop_foreign(KEYS[1], 'set')
return {{redis.call('SADD', KEYS[1], ARGV[1]), redis.call('SCARD', KEYS[1]), traces}}
"""
TABLE_LIVES = 730 * 86_400  # seconds for which a table is certainly gone after somebody last came to it


class People:
    """Everybody the bot knows, by ids like "telegram:42"."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._add = Script(client, ADD)
        self._traces = Traces(client)

    async def settings(self, person: str) -> dict[str, str]:
        """Return what the person has chosen, by name; nothing that was never chosen."""
        try:
            found = await self._client.execute_command("HGETALL", keys.settings_of(person))
        except WrongType:
            return {}
        return dict(filter(None, (_texts(name, value) for name, value in found.items())))

    async def change(self, person: str, **values: str) -> None:
        """Store these choices; the person's other choices stay."""
        chosen = [word for pair in values.items() for word in pair]
        if chosen:
            await self._write("HSET", keys.settings_of(person), *chosen)

    async def drop(self, person: str, *names: str) -> None:
        """Delete these choices of the person."""
        await self._write("HDEL", keys.settings_of(person), *names)

    async def places(self, person: str) -> set[Place]:
        """Return the places where the person sits or watches, and perhaps some where they did.

        If there are more than `MOST_PLACES`, return that many at random: those that are removed, because the person is
        no longer there, make room for the others.
        """
        try:
            found = await self._client.execute_command("SRANDMEMBER", keys.tables_of(person), MOST_PLACES)
        except WrongType:
            return set()
        return set(filter(None, map(parse_place, found)))

    async def add_place(self, person: str, place: Place) -> tuple[bool, int]:
        """Add a place; return whether it is new, and how many there are now."""
        names = keys.tables_of(person), keys.traces_of(person)
        is_new, count, traces = await self._add.run(names, place.text, TABLE_LIVES)
        await self._traces.prune(person, traces)
        return bool(is_new), count

    async def remove_place(self, person: str, *places: Place) -> None:
        """Remove these places."""
        if places:
            await self._write("SREM", keys.tables_of(person), *(place.text for place in places))

    async def _write(self, command: str, key: str, *words: str) -> None:
        """Write, replacing any value of a wrong type that another program left at the key."""
        try:
            await self._client.execute_command(command, key, *words)
        except WrongType:
            await self._client.execute_command("DEL", key)
            await self._client.execute_command(command, key, *words)

    async def erase(self, person: str) -> None:
        """Delete the choices and the places of the person."""
        names = keys.settings_of(person), keys.tables_of(person), keys.traces_of(person)
        await self._client.execute_command("DEL", *names)


def _texts(name: bytes, value: bytes) -> tuple[str, str] | None:
    try:
        return name.decode(), value.decode()
    except UnicodeDecodeError:
        return None
