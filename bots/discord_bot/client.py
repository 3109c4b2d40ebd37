"""The library's client as this bot needs it: what Discord tells goes to the part that knows what to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Final

import discord
import yarl
from discord import app_commands, ui

from bots import faults
from bots.discord_bot.commands import Dominion, Words
from bots.discord_bot.front import Answer, Asked, Front
from bots.discord_bot.guilds import Guilds
from bots.discord_bot.markup import NOBODY, parts
from bots.discord_bot.presses import Presses
from bots.refusals import Refusal
from storage.errors import NoServer

logger = logging.getLogger(__name__)
LONGEST_WAIT = 30.0  # seconds that the library waits for a limit by itself; what takes longer is put off
# Seconds between two attempts to follow what Discord told, while storage is away.
PAUSES: Final = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 60.0)


class Pressed(ui.DynamicItem[ui.Button[Any]], template=r"[tn]:.+"):
    """Any button of ours: what it does stands in its custom id, so it works as long as its message is there."""

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, item: Any, _match: Any) -> Pressed:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.presses.component(interaction, self.custom_id, [])


class Chosen(ui.DynamicItem[ui.Select[Any]], template=r"m:.+"):
    """Any menu of ours."""

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, item: Any, _match: Any) -> Chosen:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.presses.component(interaction, self.custom_id, list(self.item.values))


class Tree(app_commands.CommandTree["DiscordClient"]):
    """The commands; one that Discord still offers, and that is not like that any more, is answered, too."""

    async def on_error(
        self, interaction: discord.Interaction[DiscordClient], error: app_commands.AppCommandError, /
    ) -> None:
        faults.note(logger, "a command could not be understood", error)
        if interaction.type is discord.InteractionType.application_command:
            await self.client.presses.front.serve(interaction, _refused)


async def _refused(_asked: Asked) -> Answer:
    raise Refusal("no-command")


class DiscordClient(discord.AutoShardedClient):
    """Connected with as many shards as Discord wants, and with no privileged intent."""

    presses: Presses
    guilds_of: Guilds
    gateway: yarl.URL | None = None  # where to connect to; None: wherever Discord says

    def __init__(self, **options: Any) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True  # without their contents: they only tell that the table is buried
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
        self.tree = Tree(self)

    def serve(self, front: Front) -> None:
        """Whatever people do goes to that front desk."""
        self.presses = Presses(front)
        self.guilds_of = Guilds(front)
        self.tree.add_command(Dominion(front, self.presses))
        self.add_dynamic_items(Pressed, Chosen)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Words())

    async def on_shard_connect(self, shard_id: int) -> None:
        """A session that breaks will be taken up at the address that was set: Discord names one of its own for that."""
        if self.gateway is not None:
            self.shards[shard_id]._parent.ws.gateway = self.gateway

    # -- what people do ----------------------------------------------------------------------------------------------

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Forms, whoever opened them, and presses that their message no longer has; all else is dispatched already."""
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            await self.presses.form(interaction, custom_id, next(_typed(data.get("components", ())), ""))
        elif interaction.type is discord.InteractionType.component and not _carries(interaction.message, data):
            await self.presses.component(interaction, custom_id, list(data.get("values", ())))

    async def on_message(self, message: discord.Message) -> None:
        self.guilds_of.wrote(message)

    # -- what happens to channels ------------------------------------------------------------------------------------

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._followed(partial(self.guilds_of.channel_gone, channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        await self._followed(partial(self.guilds_of.thread_gone, payload.parent_id, payload.thread_id))

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        await self._opened([after.id])

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        if not payload.data["thread_metadata"].get("locked"):  # a thread that was archived is not known any more
            await self._opened([payload.thread_id])

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        await self._opened([channel.id for channel in after.guild.channels])

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._opened([each.id for each in guild.channels])

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Also after each start: what happened to its channels meanwhile was told to nobody."""
        await self.on_guild_join(guild)

    async def on_shard_ready(self, _shard_id: int) -> None:
        """A new session: nobody was told either of channels that are no more."""
        await self.wait_until_ready()
        await self._followed(self.guilds_of.missed)

    async def _opened(self, channels: list[int]) -> None:
        await self._followed(partial(self.guilds_of.opened, channels))

    async def _followed(self, deed: Callable[[], Awaitable[None]]) -> None:
        """What Discord told is done, also if storage is away for a while; or it is noted why not, because nobody has
        asked for it who could be told."""
        for pause in (*PAUSES, 0.0):
            try:
                return await deed()
            except Exception as fault:
                faults.note(logger, "what Discord told could not be followed", fault)
                if not isinstance(fault, NoServer):
                    return None
            await asyncio.sleep(pause)
            if self.is_closed():
                return None
        return None


def _carries(message: discord.Message | None, data: Any) -> bool:
    """Whether something on that message has this custom id, and is of the kind that was pressed."""
    return message is not None and (data.get("component_type"), data.get("custom_id")) in _ids(message.components)


def _ids(components: Any) -> Iterator[tuple[int, str]]:
    for component in parts(components):
        if own := getattr(component, "custom_id", None):
            yield component.type.value, own


def _typed(components: Any) -> Iterator[str]:
    """What was typed into a form."""
    for component in components:
        if isinstance(component, dict):
            if "value" in component:
                yield str(component["value"])
            inner = component.get("components", ())
            yield from _typed([*inner, component["component"]] if "component" in component else inner)
