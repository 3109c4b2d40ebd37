"""What happens to servers and channels: they come and go, close and open again; people write below the table."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection

import discord

from bots import faults
from bots.discord_bot.front import Front
from bots.discord_bot.names import PLATFORM, channel_of, place_at
from bots.discord_bot.troubles import UNKNOWN_CHANNEL
from storage.errors import NoServer
from storage.places import Place

logger = logging.getLogger(__name__)


class Guilds:
    """Handles what Discord tells of servers, channels and threads."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self._opened: set[str] = set()  # channels to look at
        self._looking = False
        self._searching = False
        front.canvas.gone = front.tables.gone

    def wrote(self, message: discord.Message) -> None:
        """One more message stands below the table."""
        mine = self.front.client.user is not None and message.author.id == self.front.client.user.id
        if message.guild is not None and not mine:
            self.front.canvas.note(place_at(message.channel))

    async def channel_gone(self, channel: int) -> None:
        """The channel was deleted, and all its threads with it."""
        await self._each(lambda place: place.channel == str(channel), self.front.tables.gone)

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
                try:
                    await self._look_at(wanted)
                except BaseException:
                    self._opened |= wanted
                    raise
        finally:
            self._looking = False

    async def _look_at(self, channels: Collection[str]) -> None:
        """What could not be shown in these channels, and in their threads, is shown."""

        async def look(place: Place) -> None:
            if await self.front.worker.drawing.unreachable(place) and await self.front.has_table(place):
                await self.front.writable(place)

        await self._each(lambda place: place.channel in channels or place.thread in channels, look)

    async def missed(self) -> None:
        """A new session has begun: channels and threads that vanished before it, of which nobody was told, are known
        to be gone. Those that the client does not know are asked for: a thread may be archived, a server away."""
        if self._searching:
            return
        self._searching = True
        try:
            await self._each(lambda place: self.front.client.get_channel(channel_of(place)) is None, self._look_for)
        finally:
            self._searching = False

    async def _look_for(self, place: Place) -> None:
        if not await self.front.has_table(place):
            return
        try:
            await self.front.client.fetch_channel(channel_of(place))
        except discord.NotFound as trouble:
            if trouble.code == UNKNOWN_CHANNEL:
                await self.front.tables.gone(place)
        except discord.DiscordException:  # hidden from the bot, or of a server it is no longer in
            return

    async def _each(self, fits: Callable[[Place], bool], deed: Callable[[Place], Awaitable[None]]) -> None:
        """The deed is done for each place of ours that fits; one where it fails keeps no other from it."""
        found = [place async for place in self.front.worker.store.places()]
        for place in (place for place in found if place.platform == PLATFORM and fits(place)):
            try:
                await deed(place)
            except NoServer:
                raise
            except Exception as fault:
                faults.note(logger, f"{place.text}: what Discord told could not be followed", fault)
