"""Conversions between Discord's channels, threads and users and our places and people."""

from __future__ import annotations

import discord

from bots.people import Person
from storage.places import Place

PLATFORM = "discord"
SITE = "https://discord.com/channels"
DIRECT = "@me"  # in links to direct messages, instead of a server


def person_of(interaction: discord.Interaction) -> Person:
    """Return the person who acted; people who may manage the channel are admins of its table."""
    user = interaction.user
    admin = interaction.guild_id is not None and _manages(interaction.permissions)
    return Person(f"{PLATFORM}:{user.id}", user.display_name, interaction.locale.value, admin)


def _manages(permissions: discord.Permissions) -> bool:
    return permissions.manage_channels or permissions.manage_guild or permissions.administrator


def user_id(person: str) -> int:
    """Return the Discord user id of a person's id."""
    return int(person.partition(":")[2])


def place_of(interaction: discord.Interaction) -> Place | None:
    """Return the place of an interaction; None in private, and in a server that has not installed the bot.

    A person who has installed it for themselves can use its commands there, but the bot cannot write there.
    """
    channel = interaction.channel
    if interaction.guild_id is None or interaction.channel_id is None:
        return None
    if interaction.is_user_integration() and not interaction.is_guild_integration():
        return None
    if isinstance(channel, discord.Thread):
        return Place(PLATFORM, str(channel.parent_id), str(channel.id))
    return Place(PLATFORM, str(interaction.channel_id))


def place_at(channel: discord.abc.Snowflake) -> Place:
    """Return the place of a channel or thread."""
    if isinstance(channel, discord.Thread):
        return Place(PLATFORM, str(channel.parent_id), str(channel.id))
    return Place(PLATFORM, str(channel.id))


def channel_of(place: Place) -> int:
    """Return the id of the thread or channel of that place."""
    return int(place.thread or place.channel)


def owner_of(message: str) -> int:
    """Return the person whose private message that is, from the id of the message; 0 for a shared message."""
    person = message.rpartition(".")[2]
    return int(person) if person.isdecimal() else 0


def numbers_of(message: str) -> tuple[int, int]:
    """Return the channel and the number in the id of a message."""
    channel, number = message.split(".")[:2]
    return int(channel), int(number)


def title_of(guild: discord.Guild | None, channel: object) -> str:
    """Return the title of a table: the server, and the channel or thread."""
    name = getattr(channel, "name", "") or ""
    return " · ".join(filter(None, (guild.name if guild else "", f"#{name}" if name else "")))


def link_to(guild: int | str, *channel_and_message: int) -> str:
    """Return the URL of a channel or thread, or of a message in it."""
    return "/".join(map(str, (SITE, guild, *channel_and_message)))
