"""The library's client, set up for this bot: passes interactions and events to their handlers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Final

import discord
import yarl
from discord import app_commands, ui

from bots import redacted_log
from bots.adapter.request import Answer
from bots.discord_bot.commands import Dominion, Words
from bots.discord_bot.dispatcher import DiscordDispatcher
from bots.discord_bot.guild_events import GuildEvents
from bots.discord_bot.ids import PLATFORM, place_at
from bots.discord_bot.presses import DiscordPresses
from bots.discord_bot.requests import DiscordRequest
from bots.discord_bot.views import NOBODY, parts
from bots.refusals import Refusal
from bots.settings import Shards
from storage.errors import NoServer
from storage.places import Place

logger = logging.getLogger(__name__)
LONGEST_WAIT = 30.0  # seconds that the library itself waits for a rate limit; for a longer one it raises RateLimited
# Seconds between two attempts to handle an event while storage is unavailable.
PAUSES: Final = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 60.0)


class AnyButton(ui.DynamicItem[ui.Button[Any]], template=r"[tn]:.+"):
    """Any button of this bot: its custom id says what it does, so it works for as long as its message exists."""

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, item: Any, _match: Any) -> AnyButton:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.presses.handle_component(interaction, self.custom_id, [])


class AnyMenu(ui.DynamicItem[ui.Select[Any]], template=r"m:.+"):
    """Any menu of this bot."""

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, item: Any, _match: Any) -> AnyMenu:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.presses.handle_component(interaction, self.custom_id, list(self.item.values))


class Tree(app_commands.CommandTree["DiscordClient"]):
    """The commands. Outdated ones, which Discord may still offer after an update, are answered with a refusal."""

    async def on_error(
        self, interaction: discord.Interaction[DiscordClient], error: app_commands.AppCommandError, /
    ) -> None:
        redacted_log.report(logger, "an unknown or outdated command was received", error)
        if interaction.type is discord.InteractionType.application_command:
            await self.client.presses.dispatcher.serve(interaction, _refuse)


async def _refuse(_request: DiscordRequest) -> Answer:
    raise Refusal("no-command")


class DiscordClient(discord.AutoShardedClient):
    """Connects with these shards, or with as many as Discord recommends, and without privileged intents."""

    presses: DiscordPresses
    guild_events: GuildEvents
    gateway: yarl.URL | None = None  # where to connect to; None: where Discord says

    def __init__(self, shards: Shards | None = None, **options: Any) -> None:
        if shards is not None:
            options |= {"shard_ids": list(shards.ids), "shard_count": shards.count}
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True  # without their contents: they are only counted, to know when the table is buried
        intents.dm_messages = True  # what people write to the bot itself is answered
        super().__init__(
            intents=intents,
            allowed_mentions=NOBODY,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            enable_debug_events=False,
            **options,
        )
        self._handling: set[asyncio.Future[None]] = set()  # events that are being handled
        self.away: set[int] = set()  # shards that are not connected
        self.on_away: Callable[[], None] = lambda: None  # called when these change
        self.tree = Tree(self)

    def serve(self, dispatcher: DiscordDispatcher) -> None:
        """Pass all interactions to that dispatcher."""
        self.presses = dispatcher.presses
        self.guild_events = GuildEvents(dispatcher)
        self.tree.add_command(Dominion(dispatcher))
        self.add_dynamic_items(AnyButton, AnyMenu)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())

    async def on_shard_connect(self, shard_id: int) -> None:
        """Resume a broken session at the address from the settings; by itself the library would use Discord's own."""
        if self.gateway is not None:
            self.shards[shard_id]._parent.ws.gateway = self.gateway
        await self.on_shard_resumed(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.away.discard(shard_id)
        self.on_away()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        self.away.add(shard_id)
        self.on_away()

    # -- interactions and messages -----------------------------------------------------------------------------------

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Handle forms, and presses on components that their message no longer has; the library dispatches the rest."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            await self.presses.handle_form(interaction, custom_id, next(_typed(data.get("components", ())), ""))
        elif interaction.type is discord.InteractionType.component and not _carries(interaction.message, data):
            await self.presses.handle_component(interaction, custom_id, list(data.get("values", ())))

    async def on_message(self, message: discord.Message) -> None:
        if message.guild is None:
            await self._handle_event(partial(self.presses.dispatcher.answer_message, message))
        elif (place := self.guild_events.count_message(message)) is not None:
            await self._handle_event(partial(self.guild_events.note_buried, place))

    # -- events of channels ------------------------------------------------------------------------------------------

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._handle_event(partial(self.guild_events.close_channel, channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._handle_event(partial(self.guild_events.close_thread, payload.parent_id, payload.thread_id))

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._reopen([place_at(after)])

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        # Not compared with its earlier state: an archived thread is not in the cache.
        if not payload.data["thread_metadata"].get("locked"):
            await self._reopen([Place(PLATFORM, str(payload.parent_id), str(payload.thread_id))])

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        await self._reopen([place_at(channel) for channel in after.guild.channels])

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._handle_event(self.guild_events.come_back)
        await self.on_guild_available(guild)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self._handle_event(partial(self.guild_events.leave, [each.id for each in guild.channels]))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look at its channels, also after each start: events that happened in the meantime were missed."""
        await self._reopen([place_at(channel) for channel in guild.channels])

    async def on_shard_ready(self, _shard_id: int) -> None:
        """Look for channels that were deleted before this session began: those events were missed."""
        await self.wait_until_ready()
        await self._handle_event(self.guild_events.close_vanished)
        await self._handle_event(self.guild_events.come_back)

    async def _reopen(self, places: list[Place]) -> None:
        await self._handle_event(partial(self.guild_events.reopen, places))

    async def _handle_event(self, handle: Callable[[], Awaitable[None]]) -> None:
        """Call `handle`, with retries while storage is unavailable; log errors, since there is nobody to tell."""
        if self.is_closed():
            return
        handling = asyncio.ensure_future(self._handle_with_retries(handle))
        self._handling.add(handling)
        handling.add_done_callback(self._handling.discard)
        await handling

    async def _handle_with_retries(self, handle: Callable[[], Awaitable[None]]) -> None:
        for pause in (*PAUSES, 0.0):
            try:
                return await handle()
            except Exception as fault:
                redacted_log.report(logger, "an event of Discord could not be handled", fault)
                if not isinstance(fault, NoServer):
                    return None
            await asyncio.sleep(pause)
        return None

    async def close(self) -> None:
        """Disconnect, and cancel the handling of events, which would need storage that is about to be closed."""
        await super().close()
        handling = tuple(self._handling)
        for task in handling:
            task.cancel()
        await asyncio.gather(*handling, return_exceptions=True)


def _carries(message: discord.Message | None, data: Any) -> bool:
    """True if a component of that message has this custom id, and is of the pressed kind."""
    return message is not None and (data.get("component_type"), data.get("custom_id")) in _ids(message.components)


def _ids(components: Any) -> Iterator[tuple[int, str]]:
    for component in parts(components):
        if own := getattr(component, "custom_id", None):
            yield component.type.value, own


def _typed(components: Any) -> Iterator[str]:
    """Yield what was typed into the fields of a form."""
    for component in components:
        if isinstance(component, dict):
            if "value" in component:
                yield str(component["value"])
            inner = component.get("components", ())
            yield from _typed([*inner, component["component"]] if "component" in component else inner)
