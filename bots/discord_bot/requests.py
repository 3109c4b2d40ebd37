"""Interactions: commands, presses and forms, as Discord delivers them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bots.adapter.request import Attachment, Request
from bots.discord_bot.ids import PLATFORM, person_of, place_of, title_of
from bots.discord_bot.look import Look
from bots.discord_bot.replies import Reply
from bots.discord_bot.views import layout, with_picture
from bots.language.texts import Texts
from bots.people import Person
from bots.pictures.renderer import render
from bots.screens.model import Screen

if TYPE_CHECKING:
    from bots.discord_bot.dispatcher import DiscordDispatcher


class MessageRequest(Request):
    """A direct message to the bot."""

    def __init__(self, dispatcher: DiscordDispatcher, message: discord.Message) -> None:
        person = Person(f"{PLATFORM}:{message.author.id}", message.author.display_name)
        super().__init__(person, None, f"message:{message.id}")
        self.channel = message.channel.id
        self._dispatcher = dispatcher

    async def texts(self) -> Texts:
        return await self._dispatcher.texts_in_time(self._texts_at_table(), self.person)

    async def _texts_at_table(self) -> Texts:
        """Return texts in the language in which the person plays: a message does not tell that of their client."""
        person, dispatcher = self.person, self._dispatcher
        for place in (await dispatcher.tables.places_of(person))[:1]:
            seats = await dispatcher.worker.repository.read(place, lambda table: table.seats)
            spoken = next((seat.language for seat in seats if seat.person == person.id), "")
            person = replace(person, language=spoken)
        return await dispatcher.texts_of(person)


class DiscordRequest(Request):
    """An interaction and the reply to it, which is in the person's language, because only they see it."""

    def __init__(
        self, dispatcher: DiscordDispatcher, interaction: discord.Interaction, arguments: Mapping[str, str] | None
    ) -> None:
        self.pressed = interaction.message
        super().__init__(
            person_of(interaction),
            place_of(interaction),
            str(interaction.id),
            arguments,
            title=title_of(interaction.guild, interaction.channel),
            message=f"{self.pressed.channel.id}.{self.pressed.id}" if self.pressed is not None else "",
        )
        self.interaction = interaction
        self.reply = Reply(interaction)
        self._dispatcher = dispatcher
        self._texts: Texts | None = None

    async def texts(self) -> Texts:
        """Return the texts to answer with; looked up when needed, since most moves are not answered with text."""
        if self._texts is None:
            self._texts = await self._dispatcher.texts_in_time(self._dispatcher.texts_of(self.person), self.person)
        return self._texts

    @property
    def look(self) -> Look:
        """How texts and buttons are shown."""
        return self._dispatcher.look

    @property
    def in_private(self) -> bool:
        return self.place is None or (self.pressed is not None and self.pressed.flags.ephemeral)

    @property
    def can_attach(self) -> bool:
        """True if the bot may attach files where the person acted."""
        return self.interaction.app_permissions.attach_files

    async def replace(self, screen: Screen) -> bool:
        if self.pressed is None:
            return False
        view, picture = layout(screen, self.look), screen.picture
        if picture is None or not self.can_attach:
            return await self.reply.redraw(view, self.pressed.id)
        file = Attachment(picture.file, await render(picture), "")
        return await self.reply.redraw(with_picture(view, picture), self.pressed.id, file)

    async def close(self) -> None:
        await (self.reply.close() if self.in_private else self.reply.acknowledge())

    def is_on(self, messages: Collection[str]) -> bool:
        return any(noted.split(".")[:2] == self.message.split(".") for noted in messages)
