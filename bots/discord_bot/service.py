"""The Discord bot: its components, how it starts, and how it stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from typing import Final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bots import redacted_log
from bots.adapter.platform import Status
from bots.adapter.registration import keep_registering, register
from bots.adapter.startup import connect
from bots.discord_bot.canvas import DiscordCanvas
from bots.discord_bot.client import DiscordClient
from bots.discord_bot.command_names import GROUP
from bots.discord_bot.dispatcher import DiscordDispatcher
from bots.discord_bot.emojis import ApplicationEmojis
from bots.discord_bot.guilds import Guilds
from bots.discord_bot.ids import PLATFORM
from bots.discord_bot.look import Look
from bots.discord_bot.rate_limits import trace_rate_limits
from bots.discord_bot.reachable_messages import ReachableMessages
from bots.settings import BadSetting, DiscordSettings
from bots.worker import Worker

logger = logging.getLogger(__name__)

REGISTERING: Final = (5, 10, 30, 60, 300, 600)  # seconds between two attempts to register the commands
PASSING: Final = (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError)
GRACE: Final = 5.0  # seconds that interactions get to finish when the bot stops
# What a table in a channel or thread needs, and nothing else.
PERMISSIONS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,  # for pictures of the kingdom
)


class DiscordBot:
    """Discord's side of a worker."""

    def __init__(self, settings: DiscordSettings, client: DiscordClient | None = None) -> None:
        self.settings = settings
        self.status = Status("Discord")
        logging.getLogger("discord").setLevel(logging.WARNING)  # below that level it logs whole panels
        # The bot does not use voice, so the library need not warn about missing voice support.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        if settings.api_url:
            Route.BASE = settings.api_url.rstrip("/")
        self.client = client or DiscordClient(settings.shards)
        if settings.gateway_url:
            self.client.gateway = DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
        self.look = Look()
        self._connected: asyncio.Task[None] | None = None

    def canvas(self) -> DiscordCanvas:
        """Make the canvas that the worker draws on."""
        self.guilds = Guilds(self.client, self.settings.shards)
        self._canvas = DiscordCanvas(self.client, ReachableMessages(), self.guilds, self.look)
        return self._canvas

    def serve(self, worker: Worker) -> None:
        """Pass all interactions to that worker."""
        self.worker = worker
        self.client.http.http_trace = trace_rate_limits(lambda: worker.observer.count_rate_limit(PLATFORM))
        self.guilds.worker = worker
        self.dispatcher = DiscordDispatcher(self.client, worker, self._canvas)
        self.client.serve(self.dispatcher)

    @property
    def invitation(self) -> str:
        """The URL to invite the bot with, which asks for the permissions it needs."""
        assert self.client.application_id is not None  # noqa: S101
        return discord.utils.oauth_url(self.client.application_id, permissions=PERMISSIONS)

    @property
    def introduction(self) -> str:
        shards = self.settings.shards
        which = f" (shards {', '.join(map(str, shards.ids))} of {shards.count})" if shards else ""
        return f"Discord as {self.client.user}{which}; invite it with {self.invitation}"

    # -- running -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Connect, and receive interactions until the end of the block; then finish those that are being served."""
        try:
            await connect(self.status, self._log_in, PASSING, "DISCORD_API_URL", self._forget_session)
            async with keep_registering(self._register, REGISTERING), self._keep_emojis():
                self._expect_shards()
                self._connected = asyncio.create_task(self.client.connect())
                yield
        finally:
            await self.dispatcher.close(GRACE)
            await self.client.close()
            if self._connected is not None:
                self._connected.cancel()  # the library never ends a first attempt to connect that fails
                with suppress(Exception, asyncio.CancelledError):
                    await self._connected

    def _expect_shards(self) -> None:
        """Note in the status, from now on, which shards are not connected."""
        expected = self.client.shard_ids or range(self.client.shard_count or 1)

        def note() -> None:
            away = len(self.client.away)
            some = f"{away} of {len(expected)} shards are not connected"
            if self.status.state != "lost":
                self.status.reason = "" if not away else some if away < len(expected) else "not connected"

        self.client.away = set(expected)
        self.client.on_away = note
        note()

    async def check(self) -> str:
        """Log in and out again, without connecting to the gateway, so a bot that is running is not disturbed."""
        try:
            await self._log_in()
            return self.introduction
        except PASSING as error:
            raise BadSetting(f"Discord cannot be reached: {type(error).__name__}") from None
        finally:
            await self.client.close()

    async def lost(self) -> None:
        """Wait until the connection to Discord has ended for good, which it should not, and raise a BadSetting."""
        assert self._connected is not None  # noqa: S101
        await asyncio.wait((self._connected,))
        fault = self._connected.exception() if not self._connected.cancelled() else None
        reason = type(fault).__name__ if fault is not None else "closed"
        raise BadSetting(f"the connection to Discord has ended: {reason}; is DISCORD_TOKEN still right?")

    async def _log_in(self) -> None:
        """Log in, which also tells the bot its own name."""
        try:
            await self.client.login(self.settings.token)
        except discord.LoginFailure:
            raise BadSetting("Discord does not know this DISCORD_TOKEN") from None
        # If the library had to ask for this while it connects, a failure would end the connection for good.
        recommended, *_ = await self.client.http.get_bot_gateway()
        if self.settings.shards is None:
            self.client.shard_count = recommended

    async def _forget_session(self) -> None:
        """Close the HTTP session of a failed attempt: the library opens one per attempt, and closes only the last."""
        await self.client.http.close()
        self.client.http.connector = discord.utils.MISSING

    async def _register(self) -> bool:
        """Register the commands in every language, if they have changed, and learn their id; False if that failed."""
        tree = self.client.tree
        assert tree.translator is not None  # noqa: S101
        payload = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
        application = str(self.client.application_id)
        return await register(self.worker, PLATFORM, application, payload, tree.sync) and await self._learn_id()

    def _keep_emojis(self) -> AbstractAsyncContextManager[None]:
        """Use emojis of the application within the block, if the host wishes that."""
        return ApplicationEmojis(self.client, self.look).running() if self.settings.emojis else nullcontext()

    async def _learn_id(self) -> bool:
        """Ask Discord for the id of the commands, without which texts cannot link to them; False if that failed."""
        try:
            registered = await self.client.tree.fetch_commands()
        except PASSING as fault:
            redacted_log.report(logger, "the id of the commands could not be read; retrying", fault)
            return False
        self.look.commands.id = next((each.id for each in registered if each.name == GROUP), 0)
        return True
