"""Channels for tables: the permissions that the bot needs there, and threads that are opened for a table."""

from __future__ import annotations

from itertools import chain, count

import discord

from bots.discord_bot.errors import translate_errors
from bots.discord_bot.requests import DiscordRequest
from bots.drawing.canvas import Unreachable
from bots.refusals import Refusal

THREAD_NAME = 100  # characters
SERVERS_FAULT = 500  # HTTP status codes from here on are errors of the server, which may pass
PERMISSIONS = {
    "view_channel": "permission-view_channel",
    "send_messages": "permission-send_messages",
    "send_messages_in_threads": "permission-send_messages_in_threads",
    "create_public_threads": "permission-create_public_threads",
}


async def check_permissions(client: discord.Client, request: DiscordRequest, in_new_thread: bool = False) -> None:
    """Refuse a table that the bot could not show, and say which permissions it needs."""
    granted, channel = request.interaction.app_permissions, request.interaction.channel
    inside = in_new_thread or isinstance(channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if inside else "send_messages"]
    needed += ["create_public_threads"] if in_new_thread else []
    missing = [name for name in needed if not getattr(granted, name)]
    if missing:
        texts = await request.texts()
        raise Refusal("permissions", what=", ".join(texts.say(PERMISSIONS[name]) for name in missing))
    if isinstance(channel, discord.Thread) and channel.is_private():
        try:  # commands are offered there even if the bot is not a member of the thread
            await translate_errors(client.fetch_channel(channel.id))
        except Unreachable:
            raise Refusal("outside-thread") from None


async def open_thread(request: DiscordRequest) -> discord.Thread:
    """Open a thread in the channel for a table; refuse if that is not possible."""
    channel = request.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-thread")
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    texts = await request.texts()
    name = _thread_name(texts.say("thread-name", who=texts.name(request.person.name, THREAD_NAME)), channel)
    try:
        return await channel.create_thread(name=name, type=kind)
    except discord.RateLimited:
        raise Refusal("no-thread") from None
    except discord.HTTPException as trouble:
        if trouble.status >= SERVERS_FAULT:
            raise
        raise Refusal("no-thread") from None


def _thread_name(name: str, channel: discord.TextChannel) -> str:
    """Return the name, with a number if the channel already has a thread of that name."""
    taken = {each.name for each in channel.threads}
    endings = chain([""], (f" {number}" for number in count(2)))
    numbered = (f"{name[: THREAD_NAME - len(ending)]}{ending}" for ending in endings)
    return next(name for name in numbered if name not in taken)
