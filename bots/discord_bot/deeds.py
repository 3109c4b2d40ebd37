"""Commands that do something at a table. The screens tell what came of it; the answer only says so."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from itertools import chain, count

import discord

from bots.desire import audience
from bots.discord_bot.front import Answer, Asked, Front
from bots.discord_bot.names import link_to, place_at, title_of, user_id
from bots.discord_bot.presses import A_MOMENT, Presses
from bots.discord_bot.troubles import explained
from bots.drawn import Unreachable
from bots.pages import may
from bots.presses import Outcome
from bots.refusals import Refusal
from bots.seats import with_hand
from storage.places import Place

THREAD_NAME = 100  # characters
SERVERS_FAULT = 500  # what a request is answered with that may be fulfilled another time
A_LOOK = 0.05  # seconds between two looks whether a panel has come
PERMISSIONS = {
    "view_channel": "permission-view_channel",
    "send_messages": "permission-send_messages",
    "send_messages_in_threads": "permission-send_messages_in_threads",
    "create_public_threads": "permission-create_public_threads",
}


async def new(front: Front, asked: Asked, in_thread: bool) -> Answer:
    """A table stands in the channel, or in a thread of its own."""
    here, guild, channel = channels_only(asked), asked.interaction.guild, asked.interaction.channel
    await check_permissions(front, asked, in_thread)
    if in_thread:
        channel = await _thread(asked)
        here = place_at(channel)
    place = await front.tables.open(here, asked.person, title_of(guild, channel))
    front.worker.drawing.anew(place, "table")
    if isinstance(channel, discord.Thread) and in_thread:
        return asked.texts.say("slash-opened-thread", link=link_to(channel.guild.id, channel.id))
    return asked.texts.say("slash-opened")


def channels_only(asked: Asked) -> Place:
    """The place of the command; refused in private, where nobody else is."""
    if asked.place is None:
        raise Refusal("channels-only")
    return asked.place


async def check_permissions(front: Front, asked: Asked, in_thread: bool) -> None:
    """Refuses a table that the bot could not show, and says what it needs."""
    granted = asked.interaction.app_permissions
    inside = in_thread or isinstance(asked.interaction.channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if inside else "send_messages"]
    needed += ["create_public_threads"] if in_thread else []
    missing = [asked.texts.say(PERMISSIONS[name]) for name in needed if not getattr(granted, name)]
    if missing:
        raise Refusal("permissions", what=", ".join(missing))
    await _check_membership(front, asked)


async def _check_membership(front: Front, asked: Asked) -> None:
    """Refuses where nobody has let the bot into a private thread: its commands are there all the same."""
    channel = asked.interaction.channel
    if isinstance(channel, discord.Thread) and channel.is_private():
        try:
            await explained(front.client.fetch_channel(channel.id))
        except Unreachable:
            raise Refusal("outside-thread") from None


async def _thread(asked: Asked) -> discord.Thread:
    channel = asked.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-thread")
    kind = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        return await channel.create_thread(name=_thread_name(asked, channel), type=kind)
    except discord.RateLimited:
        raise Refusal("no-thread") from None
    except discord.HTTPException as trouble:
        if trouble.status >= SERVERS_FAULT:
            raise
        raise Refusal("no-thread") from None


def _thread_name(asked: Asked, channel: discord.TextChannel) -> str:
    """The name of a thread for a table of that person; with a number where there is one of that name already."""
    name, taken = asked.texts.say("thread-name", who=asked.person.name), {thread.name for thread in channel.threads}
    endings = chain([""], (f" {number}" for number in count(2)))
    numbered = (f"{name[: THREAD_NAME - len(ending)]}{ending}" for ending in endings)
    return next(name for name in numbered if name not in taken)


async def table(front: Front, asked: Asked) -> Answer:
    """The table stands below everything else in the channel."""
    channels_only(asked)
    await check_permissions(front, asked, in_thread=False)
    front.worker.drawing.anew(await front.table_of(asked), "table")
    return asked.texts.say("slash-table-below")


async def hand(front: Front, presses: Presses, asked: Asked) -> Answer:
    """The panel: beside the table for that person alone; in private as a new message, if they take those."""
    place, person = await front.table_of(asked), user_id(asked.person.id)
    front.canvas.try_again(person)
    seat = await front.worker.shelf.read(place, lambda table: with_hand(table, asked.person))
    if asked.place is not None or not await _written_anew(front, place, audience(seat), person):
        return await presses.show_hand(asked, Outcome(place))
    return asked.texts.say("slash-hand-below")


async def _written_anew(front: Front, place: Place, panel: str, person: int) -> bool:
    """False where a new message with that panel cannot be written to its person, who takes none."""
    before = await front.canvas.noted(place, panel)
    front.worker.drawing.anew(place, panel)
    with suppress(TimeoutError):
        async with asyncio.timeout(A_MOMENT):  # whatever else is drawn there may take longer
            while not front.canvas.is_closed(person) and await front.canvas.noted(place, panel) == before:
                await asyncio.sleep(A_LOOK)
    return not front.canvas.is_closed(person)


async def undo(front: Front, asked: Asked) -> Answer:
    await front.tables.undo(await front.table_of(asked), asked.person)
    return asked.texts.say("slash-undone")


async def nudge(front: Front, asked: Asked) -> Answer:
    await front.tables.nudge(await front.table_of(asked), asked.person)
    return asked.texts.say("notice-nudged")


async def rematch(front: Front, asked: Asked) -> Answer:
    await front.tables.rematch(await front.table_of(asked), asked.person)
    return asked.texts.say("notice-started")


async def sure(front: Front, asked: Asked, what: str) -> Answer:
    """Asked once more, for the one who may say yes."""
    place = await front.table_of(asked)
    await front.worker.shelf.read(place, lambda table: may(table, asked.person, what))
    return await front.worker.page(Outcome(place, page=what), asked.person, asked.texts)
