"""Slash commands: one group, `/dominion`, with the commands that all platforms share."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, Optional, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Choice, locale_str

from bots.adapter import commands
from bots.adapter.commands import YES, Argument, Command
from bots.adapter.suggestions import suggest_cards
from bots.discord_bot.command_names import OFFERED
from bots.discord_bot.dispatcher import DiscordDispatcher
from bots.discord_bot.ids import person_of, place_of
from bots.language.texts import FALLBACK, Texts, supported_language

SUGGESTED: Final = 25
Handle: TypeAlias = Callable[..., Coroutine[Any, Any, None]]


def words(key: str) -> locale_str:
    """Return the sentence with that key, to be registered in every language."""
    return locale_str(Texts().say(key), key=key)


class Words(app_commands.Translator):
    """Translates the names and descriptions of commands."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        language, key = supported_language(locale.value), string.extras.get("key")
        return Texts(language).say(key) if key is not None and language != FALLBACK else None


class Dominion(app_commands.Group):
    """All commands of the bot."""

    def __init__(self, dispatcher: DiscordDispatcher) -> None:
        super().__init__(
            name=words("slash-dominion"),
            description=words("slash-dominion-about"),
            allowed_contexts=AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=AppInstallationType(guild=True, user=True),
        )
        self.dispatcher = dispatcher
        for command in OFFERED:
            self.add_command(self._slash_command(command))

    def _slash_command(self, command: Command) -> app_commands.Command[Any, ..., Any]:
        handle: Handle = self._handler(command)
        if command.argument is not None:
            self._declare(handle, command.name, command.argument)
        name, about = words(f"slash-{command.name}"), words(f"slash-{command.name}-about")
        return app_commands.Command(name=name, description=about, callback=handle)

    def _handler(self, command: Command) -> Handle:
        """Return the function that the library calls for that command; its signature declares the argument."""

        async def handle_bare(interaction: discord.Interaction) -> None:
            await self._run(interaction, command, {})

        async def handle(interaction: discord.Interaction, value: Any) -> None:
            assert command.argument is not None  # noqa: S101
            given = {True: YES, False: "", None: ""}.get(value, value)
            await self._run(interaction, command, {command.argument.name: given})

        return handle_bare if command.argument is None else handle

    async def _run(self, interaction: discord.Interaction, command: Command, arguments: dict[str, str]) -> None:
        dispatcher = self.dispatcher
        await dispatcher.serve(interaction, lambda request: commands.run(dispatcher, command, request), arguments)

    def _declare(self, handle: Any, command: str, argument: Argument) -> None:
        """Describe the argument of the command to the library, which registers it with Discord."""
        kind, default = _kind(argument)
        handle.__annotations__ = {"interaction": discord.Interaction, "value": kind}
        handle.__defaults__ = () if argument.required else (default,)
        app_commands.rename(value=words(f"slash-{command}-{argument.name}"))(handle)
        app_commands.describe(value=words(f"slash-{command}-{argument.name}-about"))(handle)
        if argument.values:
            named = [Choice(name=words(f"slash-{command}-{value}"), value=value) for value in argument.values]
            app_commands.choices(value=named)(handle)
        if argument.names_cards:
            app_commands.autocomplete(value=self._suggest)(handle)

    async def _suggest(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        person, place = person_of(interaction), place_of(interaction)
        names = await suggest_cards(self.dispatcher, person, place, typed, SUGGESTED)
        return [Choice(name=name, value=name) for name in names]


def _kind(argument: Argument) -> tuple[Any, Any]:
    """Return the type of the argument in the terms of the library, and its default."""
    if argument.values:
        return str, argument.values[0]
    if not argument.longest:
        return bool, False
    text = app_commands.Range[str, 1, argument.longest]
    return (text, None) if argument.required else (Optional[text], None)  # noqa: UP045  (a value, not an annotation)
