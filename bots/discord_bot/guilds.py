"""Which server (in Discord's terms, guild) a channel belongs to, and whether this process hears of it.

Problem: the shards of the bot may be spread over several processes. The library's cache has only the servers of this
process's own shards, so that a channel is missing there means nothing: it may be deleted, or be on a shard of another
process. And a button in a direct message, which always arrives at shard 0, is about a table on any server.

Idea: the server of a channel never changes, and its number says on which shard it is. When a table is opened, the
server of its channel is noted in the store, for all processes.

Rule: only the process that serves the shard of a server judges by its cache which channels were deleted there. A
channel whose server nobody has noted, as in earlier versions, is looked up at Discord, and noted.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import discord

from bots.discord_bot.ids import PLATFORM
from bots.settings import Shards
from bots.worker import Worker

MOST: Final = 10_000  # channels whose server is kept in memory
LIVES: Final = 180 * 86_400  # seconds for which a note is stored; if it is needed later, Discord is asked again


class Guilds:
    """The servers of channels."""

    worker: Worker  # whose store has the notes

    def __init__(self, client: discord.Client, shards: Shards | None) -> None:
        self._client = client
        self._shards = shards
        self._known: OrderedDict[int, int] = OrderedDict()  # by channel, as noted

    @property
    def serves_all(self) -> bool:
        """True if this process serves all shards, so that there is no other one."""
        return self._shards is None

    def is_served(self, guild: int) -> bool:
        """True if events of that server arrive at this process."""
        return self._shards is None or self._shards.serves(guild)

    async def find(self, channel: int) -> int:
        """Return the server of that channel; 0 if it is not known."""
        cached = getattr(self._client.get_channel(channel), "guild", None)
        if cached is not None:
            return int(cached.id)
        if channel not in self._known:
            noted = await self.worker.store.server_of(PLATFORM, str(channel))
            if not (noted.isascii() and noted.isdecimal()):
                return 0
            self._remember(channel, int(noted))
        return self._known[channel]

    async def note(self, channel: int, guild: int) -> None:
        """Note the server of that channel for all processes."""
        await self.worker.store.note_server(PLATFORM, str(channel), str(guild), LIVES)
        self._remember(channel, guild)

    def _remember(self, channel: int, guild: int) -> None:
        self._known[channel] = guild
        if len(self._known) > MOST:
            self._known.popitem(last=False)
