"""Analyses of finished games, kept as long as their records. They name seats and cards, never people."""

from __future__ import annotations

from storage import keys
from storage.connection import Client
from storage.errors import WrongType
from storage.places import Place

DAY = 86_400


class Analyses:
    """Stores what was found out about finished games: a cache, since it can be found out again."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def load(self, place: Place, game: str) -> bytes | None:
        """Return what was stored about that game."""
        try:
            found = await self._client.get(keys.analysis(place, game))
        except WrongType:
            return None
        return found.encode() if isinstance(found, str) else found

    async def keep(self, place: Place, game: str, data: bytes, days: int) -> None:
        """Store what was found out about that game, for that many days."""
        await self._client.set(keys.analysis(place, game), data, ex=max(1, days) * DAY)
