"""Events of servers and channels: they are deleted, or become writable again; people write messages there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable

import discord

from bots import redacted_log
from bots.discord_bot.dispatcher import DiscordDispatcher
from bots.discord_bot.errors import UNKNOWN_CHANNEL
from bots.discord_bot.ids import PLATFORM, channel_of, place_at
from storage.errors import NoServer
from storage.places import Place

logger = logging.getLogger(__name__)
FEW = 20  # channels that are looked up one by one


class GuildEvents:
    """Handles events of servers, channels and threads."""

    def __init__(self, dispatcher: DiscordDispatcher) -> None:
        self.dispatcher = dispatcher
        self._index = dispatcher.worker.store.index
        self._reopened: set[Place] = set()  # channels and threads that may be writable again
        self._is_redrawing = False
        self._is_searching = False
        self._retaining = asyncio.Lock()  # the bot may be invited again while it is still leaving

    def count_message(self, message: discord.Message) -> Place | None:
        """Count a message that somebody else wrote in a channel; return its place if that buries the table there."""
        mine = self.dispatcher.client.user is not None and message.author.id == self.dispatcher.client.user.id
        if message.guild is None or mine:
            return None
        place = place_at(message.channel)
        return place if self.dispatcher.canvas.count_message(place) else None

    async def note_buried(self, place: Place) -> None:
        """Tell the worker that draws the table next, which may be another one, to send it anew."""
        await self.dispatcher.worker.redrawer.note_buried(place)

    async def close_channel(self, channel: int) -> None:
        """Close the tables of a deleted channel and of its threads, and let its results expire."""
        await self.leave([channel])
        found = await self._index.in_channel(PLATFORM, str(channel))
        await self._each(found, self.dispatcher.tables.close)
        await self._index.remove_stale(*found)

    async def close_thread(self, parent: int, thread: int) -> None:
        """Close the table of a deleted thread, and let its results expire."""
        place = Place(PLATFORM, str(parent), str(thread))
        await self.dispatcher.tables.close(place)
        await self.dispatcher.worker.retention.leave(place)

    async def leave(self, channels: Iterable[int]) -> None:
        """Let the results of these channels expire: they were deleted, or the bot was removed from their server."""
        async with self._retaining:
            for channel in channels:
                await self.dispatcher.worker.retention.leave(Place(PLATFORM, str(channel)))

    async def come_back(self) -> None:
        """Keep the results of all channels that the bot can see again."""
        retention = self.dispatcher.worker.retention
        async with self._retaining:
            for place in await retention.left_chats(PLATFORM):
                if self.dispatcher.client.get_channel(channel_of(place)) is not None:
                    await retention.come_back(place)

    async def reopen(self, places: Collection[Place]) -> None:
        """Show what could not be shown in these channels and threads, because they may be writable again.

        Calls that come while one is running, as after a start, are merged, so that all tables are read only once more.
        """
        self._reopened.update(places)
        if self._is_redrawing:
            return
        self._is_redrawing = True
        try:
            while self._reopened:
                wanted, self._reopened = self._reopened, set()
                try:
                    await self._redraw_in(wanted)
                except BaseException:
                    self._reopened |= wanted
                    raise
        finally:
            self._is_redrawing = False

    async def _redraw_in(self, wanted: Collection[Place]) -> None:
        """Redraw the tables in these channels, with their threads, and threads, if they could not be shown."""

        async def redraw(place: Place) -> None:
            if await self.dispatcher.worker.redrawer.unreachable(place) and await self.dispatcher.has_table(place):
                await self.dispatcher.redraw_unreachable(place)

        await self._each(await self._tables_in(wanted), redraw)

    async def _tables_in(self, wanted: Collection[Place]) -> list[Place]:
        """Return the places in these channels and threads that may have a table."""
        if len(wanted) <= FEW:
            channels = {place.channel for place in wanted}
            found = [each for channel in channels for each in await self._index.in_channel(PLATFORM, channel)]
        else:  # as after a start: one look at all of them instead of one per channel
            found = await self._index.of_platform(PLATFORM)
        return [place for place in found if place in wanted or Place(PLATFORM, place.channel) in wanted]

    async def close_vanished(self) -> None:
        """Close the tables of channels and threads that were deleted before this session, when there was no event.

        A channel that is not in the client's cache may also be an archived thread, or belong to a server that is
        unavailable, so Discord is asked. Servers on shards of other processes are left to these.
        """
        if self._is_searching:
            return
        self._is_searching = True
        try:
            found = await self._index.of_platform(PLATFORM)
            unknown = [place for place in found if self.dispatcher.client.get_channel(channel_of(place)) is None]
            await self._each(unknown, self._close_if_deleted)
        finally:
            self._is_searching = False

    async def _close_if_deleted(self, place: Place) -> None:
        guilds, parent = self.dispatcher.canvas.guilds, int(place.channel)
        guild = await guilds.find(parent)
        if (guild and not guilds.is_served(guild)) or not await self.dispatcher.has_shared_table(place):
            return
        try:
            channel = await self.dispatcher.client.fetch_channel(channel_of(place))
            if not guild and isinstance(channel, discord.abc.GuildChannel | discord.Thread):
                await guilds.note(parent, channel.guild.id)
        except discord.NotFound as trouble:
            if trouble.code == UNKNOWN_CHANNEL:
                await self.dispatcher.tables.close(place)
                await self.dispatcher.worker.retention.leave(place)
        except discord.DiscordException:  # the bot may not see it, or is no longer in that server
            return

    async def _each(self, places: Collection[Place], action: Callable[[Place], Awaitable[None]]) -> None:
        """Call `action` for each of these places; an error at one place does not affect the others."""
        for place in places:
            try:
                await action(place)
            except NoServer:
                raise
            except Exception as fault:
                redacted_log.report(logger, f"{place.text}: an event of Discord could not be handled", fault)
