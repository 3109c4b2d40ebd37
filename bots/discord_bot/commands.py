"""Slash commands: one group, `/dominion`, each of whose commands is one use-case, answered for the asker's eyes."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, AppInstallationType, Choice, locale_str

from bots.discord_bot import deeds, knowledge
from bots.discord_bot.front import Answer, Asked, Deed, Front
from bots.discord_bot.presses import Presses
from bots.texts import FALLBACK, Texts, spoken

WORDS: Final = 400  # characters of ten names of cards
ME, HERE = "me", "here"


def words(key: str) -> locale_str:
    """The sentence with that key; Discord is told it in every language."""
    return locale_str(Texts().say(key), key=key)


class Words(app_commands.Translator):
    """Names and descriptions of commands in the languages there are."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        language, key = spoken(locale.value), string.extras.get("key")
        return Texts(language).say(key) if key is not None and language != FALLBACK else None


class Dominion(app_commands.Group):
    """All commands of the bot."""

    def __init__(self, front: Front, presses: Presses) -> None:
        super().__init__(
            name=words("slash-dominion"),
            description=words("slash-dominion-about"),
            allowed_contexts=AppCommandContext(guild=True, dm_channel=True, private_channel=False),
            allowed_installs=AppInstallationType(guild=True, user=False),
        )
        self.front = front
        self.presses = presses

    async def _done(self, interaction: discord.Interaction, deed: Deed, *, twice: bool = False) -> None:
        """The deed is done, once, however often Discord tells of the command."""

        async def once(asked: Asked) -> Answer:
            return await deed(asked) if twice or await self.front.first_time(interaction) else None

        await self.front.serve(interaction, once)

    # -- tables ------------------------------------------------------------------------------------------------------

    @app_commands.command(name=words("slash-new"), description=words("slash-new-about"))
    @app_commands.rename(thread=words("slash-new-thread"))
    @app_commands.describe(thread=words("slash-new-thread-about"))
    async def new(self, interaction: discord.Interaction, thread: bool = False) -> None:
        await self._done(interaction, lambda asked: deeds.new(self.front, asked, thread))

    @app_commands.command(name=words("slash-table"), description=words("slash-table-about"))
    async def table(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: deeds.table(self.front, asked))

    @app_commands.command(name=words("slash-hand"), description=words("slash-hand-about"))
    async def hand(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: deeds.hand(self.front, self.presses, asked))

    @app_commands.command(name=words("slash-undo"), description=words("slash-undo-about"))
    async def undo(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: deeds.undo(self.front, asked))

    @app_commands.command(name=words("slash-nudge"), description=words("slash-nudge-about"))
    async def nudge(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: deeds.nudge(self.front, asked))

    @app_commands.command(name=words("slash-rematch"), description=words("slash-rematch-about"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: deeds.rematch(self.front, asked))

    @app_commands.command(name=words("slash-resign"), description=words("slash-resign-about"))
    async def resign(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: deeds.sure(self.front, asked, "resign"))

    @app_commands.command(name=words("slash-stop"), description=words("slash-stop-about"))
    async def stop(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: deeds.sure(self.front, asked, "stop"))

    # -- what only tells something -----------------------------------------------------------------------------------

    @app_commands.command(name=words("slash-card"), description=words("slash-card-about"))
    @app_commands.rename(name=words("slash-card-name"))
    @app_commands.describe(name=words("slash-card-name-about"))
    async def card(self, interaction: discord.Interaction, name: app_commands.Range[str, 1, 60]) -> None:
        await self._done(interaction, lambda asked: knowledge.card(asked, name), twice=True)

    @card.autocomplete("name")
    async def _cards(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        return await knowledge.suggested(self.front, interaction, typed)

    @app_commands.command(name=words("slash-kingdom"), description=words("slash-kingdom-about"))
    @app_commands.rename(cards=words("slash-kingdom-cards"))
    @app_commands.describe(cards=words("slash-kingdom-cards-about"))
    async def kingdom(
        self, interaction: discord.Interaction, cards: app_commands.Range[str, 1, WORDS] | None = None
    ) -> None:
        await self._done(interaction, lambda asked: knowledge.kingdom(self.front, asked, cards or ""))

    @app_commands.command(name=words("slash-log"), description=words("slash-log-about"))
    async def log(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: knowledge.log(self.front, asked), twice=True)

    @app_commands.command(name=words("slash-record"), description=words("slash-record-about"))
    async def record(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: knowledge.record(self.front, asked), twice=True)

    @app_commands.command(name=words("slash-stats"), description=words("slash-stats-about"))
    @app_commands.rename(whose=words("slash-stats-whose"))
    @app_commands.describe(whose=words("slash-stats-whose-about"))
    @app_commands.choices(
        whose=[Choice(name=words("slash-stats-here"), value=HERE), Choice(name=words("slash-stats-me"), value=ME)]
    )
    async def stats(self, interaction: discord.Interaction, whose: str = HERE) -> None:
        mine = whose == ME or interaction.guild_id is None
        await self._done(interaction, lambda asked: knowledge.stats(self.front, asked, mine), twice=True)

    @app_commands.command(name=words("slash-settings"), description=words("slash-settings-about"))
    async def settings(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, lambda asked: knowledge.settings(self.front, asked), twice=True)

    @app_commands.command(name=words("slash-help"), description=words("slash-help-about"))
    async def help(self, interaction: discord.Interaction) -> None:
        await self._done(interaction, knowledge.help, twice=True)
