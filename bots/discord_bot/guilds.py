"""What happens to servers and channels: they come and go, close and open again; people write below the table."""

from __future__ import annotations

from collections.abc import Callable, Collection

import discord

from bots.discord_bot.front import Front
from bots.discord_bot.names import PLATFORM, place_at
from storage.places import Place


class Guilds:
    """Handles what Discord tells of servers, channels and threads."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._opened: set[str] = set()  # channels to look at
        self._looking = False

    def wrote(self, message: discord.Message) -> None:
        """One more message stands below the table."""
        mine = self.front.client.user is not None and message.author.id == self.front.client.user.id
        if message.guild is not None and not mine:
            self.front.canvas.note(place_at(message.channel))

    async def channel_gone(self, channel: int) -> None:
        """The channel was deleted, and all its threads with it."""
        for place in await self._places(lambda place: place.channel == str(channel)):
            await self.front.tables.gone(place)

    async def thread_gone(self, parent: int, thread: int) -> None:
        await self.front.tables.gone(Place(PLATFORM, str(parent), str(thread)))

    async def opened(self, channels: Collection[int]) -> None:
        """These channels and threads may be writable again: what could not be shown there is shown.

        However many are told of at once, as after a start, the tables are gone through once or twice."""
        self._opened.update(map(str, channels))
        if self._looking:
            return
        self._looking = True
        try:
            while self._opened:
                wanted, self._opened = self._opened, set()
                await self._look_at(wanted)
        finally:
            self._looking = False

    async def _look_at(self, channels: Collection[str]) -> None:
        """What could not be shown in these channels, and in their threads, is shown."""
        for place in await self._places(lambda place: place.channel in channels or place.thread in channels):
            if await self.front.worker.drawing.unreachable(place) and await self.front.has_table(place):
                await self.front.writable(place)

    async def _places(self, fits: Callable[[Place], bool]) -> list[Place]:
        found = [place async for place in self.front.worker.store.places()]
        return [place for place in found if place.platform == PLATFORM and fits(place)]
