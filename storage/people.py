"""What is kept about a person: their settings, and the places where they sit."""

from __future__ import annotations

from storage import keys
from storage.connection import Client
from storage.places import Place, place_in


class People:
    """Everybody the bot knows, by ids like "telegram:42"."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def settings(self, person: str) -> dict[str, str]:
        """What the person has chosen, by name; nothing that was never chosen."""
        found = await self._client.execute_command("HGETALL", keys.settings_of(person))
        return {name.decode(): value.decode() for name, value in found.items()}

    async def change(self, person: str, **values: str) -> None:
        """The person has chosen these; their other choices stay."""
        chosen = [word for pair in values.items() for word in pair]
        if chosen:
            await self._client.execute_command("HSET", keys.settings_of(person), *chosen)

    async def sits(self, person: str) -> set[Place]:
        """The places where the person sits."""
        found = await self._client.execute_command("SMEMBERS", keys.tables_of(person))
        return set(filter(None, map(place_in, found)))

    async def add_place(self, person: str, place: Place) -> None:
        """The person sits there."""
        await self._client.execute_command("SADD", keys.tables_of(person), place.text)

    async def remove_place(self, person: str, place: Place) -> None:
        """The person does not sit there."""
        await self._client.execute_command("SREM", keys.tables_of(person), place.text)

    async def erase(self, person: str) -> None:
        """Neither choices nor places of the person are kept."""
        await self._client.execute_command("DEL", keys.settings_of(person), keys.tables_of(person))
