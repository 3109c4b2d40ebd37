"""The bot at Discord: put together, started, and stopped in good order."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import chain, repeat
from typing import Final
from zlib import crc32

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bots import faults
from bots.discord_bot.canvas import DiscordCanvas
from bots.discord_bot.client import DiscordClient
from bots.discord_bot.front import Front
from bots.discord_bot.live import Live
from bots.discord_bot.names import PLATFORM
from bots.settings import BadSetting, DiscordSettings
from bots.worker import Worker

logger = logging.getLogger(__name__)

PAUSES: Final = (1, 2, 5, 10)  # seconds between two attempts to reach Discord at the start
REGISTERING: Final = (5, 10, 30, 60, 300, 600)  # seconds between two attempts to tell the commands; then it goes on so
GRACE: Final = 5.0  # seconds in which interactions that are under way may be served to their end
# What a table in a channel or a thread of its own needs, and nothing more.
PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,  # the kingdom
)


class DiscordBot:
    """Discord's side of a worker."""

    def __init__(self, settings: DiscordSettings, client: DiscordClient | None = None) -> None:
        self.settings = settings
        logging.getLogger("discord").setLevel(logging.WARNING)  # below that it would write whole panels into the log
        # Nobody speaks at a table, so nobody needs to be told what that would need.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        if settings.api_url:
            Route.BASE = settings.api_url.rstrip("/")
        self.client = client or DiscordClient()
        if settings.gateway_url:
            self.client.gateway = DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
        self._connected: asyncio.Task[None] | None = None

    def canvas(self) -> DiscordCanvas:
        """What the worker draws on."""
        self._canvas = DiscordCanvas(self.client, Live())
        return self._canvas

    def serve(self, worker: Worker) -> None:
        """What people do goes to that worker."""
        self.worker = worker
        self._canvas.store = worker.store
        self.front = Front(self.client, worker, self._canvas)
        self.client.serve(self.front)

    @property
    def invitation(self) -> str:
        """The address at which the bot is invited, with the permissions it needs."""
        assert self.client.application_id is not None  # noqa: S101
        return discord.utils.oauth_url(self.client.application_id, permissions=PERMISSIONS)

    @property
    def introduction(self) -> str:
        return f"Discord as {self.client.user}; invite it with {self.invitation}"

    # -- running -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """What people do comes in until the end of the block; what is under way is served to its end."""
        registering: asyncio.Task[None] | None = None
        try:
            await self._introduced()
            if not await self._registered():
                registering = asyncio.create_task(self._register())
            self._connected = asyncio.create_task(self.client.connect())
            yield
        finally:
            if registering is not None:
                registering.cancel()
            await self.front.close(GRACE)
            await self.client.close()
            if self._connected is not None:
                with suppress(Exception, asyncio.CancelledError):
                    await self._connected

    async def lost(self) -> None:
        """Returns when the connection to Discord has ended for good, which it should not."""
        assert self._connected is not None  # noqa: S101
        await asyncio.wait((self._connected,))
        fault = self._connected.exception() if not self._connected.cancelled() else None
        reason = type(fault).__name__ if fault is not None else "closed"
        raise BadSetting(f"the connection to Discord has ended: {reason}; is DISCORD_TOKEN still right?")

    async def _introduced(self) -> None:
        """Discord has told the bot its name."""
        for pause in (*PAUSES, 0):
            try:
                await self.client.login(self.settings.token)
                if self.settings.gateway_url:  # else the library asks by itself, and is sent to Discord's own
                    self.client.shard_count, *_ = await self.client.http.get_bot_gateway()
                return
            except discord.LoginFailure:
                raise BadSetting("Discord does not know this DISCORD_TOKEN") from None
            except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError) as trouble:
                later = f"; again in {pause} s" if pause else ""
                logger.warning("Discord does not answer: %s%s", type(trouble).__name__, later)
            # The library makes another session at every attempt, and closes only the last.
            await self.client.http.close()
            self.client.http.connector = discord.utils.MISSING
            await asyncio.sleep(pause)
        raise BadSetting("Discord cannot be reached; if DISCORD_API_URL is set, is it right?")

    async def _register(self) -> None:
        """Discord knows the commands, however long that takes."""
        for pause in chain(REGISTERING, repeat(REGISTERING[-1])):
            await asyncio.sleep(pause)
            if await self._registered():
                return

    async def _registered(self) -> bool:
        """Whether Discord knows the commands in every language; it is told only when they have changed."""
        tree, name = self.client.tree, f"{PLATFORM}:commands:{self.client.application_id}"
        try:
            assert tree.translator is not None  # noqa: S101
            payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
            text = json.dumps(payload, sort_keys=True).encode()
            mark = f"{crc32(text):x}.{len(text):x}"
            if await self.worker.store.noted(name) != mark:
                await tree.sync()
                await self.worker.store.note(name, mark)
        except Exception as fault:
            faults.note(logger, f"{PLATFORM}: the commands could not be registered; it is tried again", fault)
            return False
        return True
