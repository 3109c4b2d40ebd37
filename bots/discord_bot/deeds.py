"""Commands that do something at a table. The screens tell what came of it; the answer only says so."""

from __future__ import annotations

import discord

from bots.desire import audience
from bots.discord_bot.front import Answer, Asked, Front
from bots.discord_bot.names import place_at, title_of, user_id
from bots.discord_bot.presses import Presses
from bots.pages import may
from bots.presses import Outcome
from bots.refusals import Refusal
from bots.seats import with_hand
from storage.places import Place

THREAD_NAME = 100  # characters
PERMISSIONS = {
    "view_channel": "permission-view_channel",
    "send_messages": "permission-send_messages",
    "send_messages_in_threads": "permission-send_messages_in_threads",
    "create_public_threads": "permission-create_public_threads",
}


async def new(front: Front, asked: Asked, in_thread: bool) -> Answer:
    """A table stands in the channel, or in a thread of its own."""
    here = channels_only(asked)
    check_permissions(asked, in_thread)
    title = title_of(asked.interaction)
    if in_thread:
        here = await _thread(asked)
    place = await front.tables.open(here, asked.person, title)
    front.worker.drawing.anew(place, "table")
    return asked.texts.say("slash-opened-thread" if in_thread else "slash-opened")


def channels_only(asked: Asked) -> Place:
    """The place of the command; refused in private, where nobody else is."""
    if asked.place is None:
        raise Refusal("channels-only")
    return asked.place


def check_permissions(asked: Asked, in_thread: bool) -> None:
    """Refuses a table that the bot could not show, and says what it needs."""
    granted = asked.interaction.app_permissions
    inside = in_thread or isinstance(asked.interaction.channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if inside else "send_messages"]
    needed += ["create_public_threads"] if in_thread else []
    missing = [asked.texts.say(PERMISSIONS[name]) for name in needed if not getattr(granted, name)]
    if missing:
        raise Refusal("permissions", what=", ".join(missing))


async def _thread(asked: Asked) -> Place:
    channel = asked.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refusal("no-thread")
    name = asked.texts.say("thread-name", who=asked.person.name)[:THREAD_NAME]
    try:
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    except discord.Forbidden:
        raise Refusal("no-thread") from None
    return place_at(thread)


async def table(front: Front, asked: Asked) -> Answer:
    """The table stands below everything else in the channel."""
    channels_only(asked)
    check_permissions(asked, in_thread=False)
    front.worker.drawing.anew(await front.table_of(asked), "table")
    return asked.texts.say("slash-table-below")


async def hand(front: Front, presses: Presses, asked: Asked) -> Answer:
    """The panel: beside the table for that person alone, in private as a new message."""
    place = await front.table_of(asked)
    front.canvas.try_again(user_id(asked.person.id))
    seat = await front.worker.shelf.read(place, lambda table: with_hand(table, asked.person))
    if asked.place is not None:
        return await presses.show_hand(asked, Outcome(place))
    front.worker.drawing.anew(place, audience(seat))
    return asked.texts.say("slash-hand-below")


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
