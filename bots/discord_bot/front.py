"""The front desk: what every handler needs. Knows whom it speaks to and in which language, and answers in time."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, NamedTuple, TypeAlias

import discord

from bots import faults, lobby, preferences
from bots.discord_bot.canvas import DiscordCanvas
from bots.discord_bot.markup import layout, said
from bots.discord_bot.names import PLATFORM, person_of, place_of
from bots.discord_bot.replies import Reply
from bots.drawn import SHARED
from bots.people import Person
from bots.refusals import NoTable, Refusal, words_of
from bots.screens import Screen
from bots.tables import LIVE
from bots.texts import Texts
from bots.worker import Worker
from engine import EngineError
from storage.places import Place
from storage.table import CLOSED, Table

logger = logging.getLogger(__name__)
DAY: Final = 86_400
REMEMBERED: Final = 2000  # interactions
SOON: Final = 0.5  # seconds that an answer waits to be in the right language


class Asked(NamedTuple):
    """An interaction: who acted where, the words they read, and the answer they will get."""

    reply: Reply
    person: Person
    place: Place | None  # None in private
    texts: Texts

    @property
    def interaction(self) -> discord.Interaction:
        return self.reply.interaction

    @property
    def message(self) -> discord.Message | None:
        """The message that was pressed."""
        return self.interaction.message

    @property
    def in_private(self) -> bool:
        """Whether only the person who acted sees the message that was pressed."""
        return self.place is None or (self.message is not None and self.message.flags.ephemeral)


Answer: TypeAlias = Screen | str | None  # for the eyes of whoever acted; None: the screens tell, or it was answered
Deed: TypeAlias = Callable[[Asked], Awaitable[Answer]]


class Front:
    """Stands between Discord's interactions and the worker."""

    patience = 1.2  # seconds until an interaction is acknowledged although it is not done yet; Discord waits for three
    longest = 1.5  # seconds until one that is done is acknowledged although nothing was drawn on what was pressed

    def __init__(self, client: discord.Client, worker: Worker, canvas: DiscordCanvas) -> None:
        self.client = client
        self.worker = worker
        self.tables = worker.tables
        self.canvas = canvas
        self.live = canvas.live
        self._serving: set[asyncio.Task[None]] = set()
        self._served: OrderedDict[int, None] = OrderedDict()  # interactions of late

    # -- answering ---------------------------------------------------------------------------------------------------

    async def serve(self, interaction: discord.Interaction, deed: Deed) -> None:
        """The deed is done, and whoever asked for it has an answer in time, whatever came of it.

        An interaction that Discord tells of again, as after a broken connection, is not served again."""
        if interaction.id in self._served:
            return
        self._served[interaction.id] = None
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)
        serving = asyncio.create_task(self._serve(interaction, deed))
        self._serving.add(serving)
        serving.add_done_callback(self._serving.discard)
        await asyncio.shield(serving)

    async def close(self, seconds: float) -> None:
        """What was under way is done, as far as that was possible in so many seconds."""
        if self._serving:
            await asyncio.wait(tuple(self._serving), timeout=seconds)
        await self.live.close()

    async def _serve(self, interaction: discord.Interaction, deed: Deed) -> None:
        reply, person = Reply(interaction), person_of(interaction)
        begun = asyncio.get_running_loop().time()
        texts = await self.texts_of(person)
        asked = Asked(reply, person, place_of(interaction), texts)
        coming = asyncio.ensure_future(self._done(asked, deed))
        await asyncio.wait((coming,), timeout=begun + self.patience - asyncio.get_running_loop().time())
        try:
            if not coming.done():
                await reply.acknowledge(thinking=interaction.type is discord.InteractionType.application_command)
            await self._tell(asked, await coming, begun + self.longest)
        except Exception as trouble:  # Discord does not answer: nobody can be told
            await asyncio.wait((coming,))
            faults.note(logger, "the answer to an interaction did not get through", trouble)

    async def _done(self, asked: Asked, deed: Deed) -> Answer:
        try:
            return await deed(asked)
        except EngineError as refusal:
            return words_of(refusal, asked.texts)
        except Exception as fault:
            faults.note(logger, "what somebody asked for failed", fault)
            return words_of(fault, asked.texts)

    async def _tell(self, asked: Asked, answer: Answer, deadline: float) -> None:
        if isinstance(answer, str):
            await asked.reply.say(said(answer))
        elif answer is not None:
            await asked.reply.say(layout(answer))
        else:
            await self._drawn(asked, deadline)

    async def _drawn(self, asked: Asked, deadline: float) -> None:
        """The answer is what is drawn on the message that was pressed; where that takes too long, only a nod."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(deadline):
                await asked.reply.given.wait()
        await asked.reply.acknowledge()

    async def texts_of(self, person: Person) -> Texts:
        """The language that person reads; that of their Discord where storage does not say in time which that is."""
        with suppress(Exception):
            async with asyncio.timeout(SOON):
                return await preferences.words(self.tables, person)
        return Texts(lobby.reading(person, {}).language or self.tables.language)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def table_of(self, asked: Asked, watching: bool = False) -> Place:
        """The table that a command is about: the one in its channel; in private the only one of whoever asks.

        A game that is over counts where they have no other; one they watch, if `watching`, where they play nowhere."""
        if asked.place is not None:
            if not await self.has_table(asked.place):
                raise NoTable
            return asked.place
        mine = [place for place in await self.tables.places_of(asked.person) if place.platform == PLATFORM]
        live = [place for place in mine if await self._shows(place, lambda table: table.phase in LIVE)]
        places = live or (await self._watched(asked.person) if watching else []) or mine
        if len(places) != 1:
            raise Refusal("which-channel" if places else "no-tables")
        return places[0]

    async def _watched(self, person: Person) -> list[Place]:
        """The tables that person watches."""
        noted = [place for place in await self.worker.people.sits(person.id) if place.platform == PLATFORM]
        return [place for place in sorted(noted) if await self._shows(place, lambda table: _is_watched(table, person))]

    async def has_table(self, place: Place) -> bool:
        return await self._shows(place, lambda table: table.phase != CLOSED)

    async def _shows(self, place: Place, look: Callable[[Table], bool]) -> bool:
        """Whether there is a table at that place of which that holds."""
        try:
            return await self.worker.shelf.read(place, look)
        except NoTable:
            return False

    async def writable(self, place: Place) -> None:
        """That channel can be written to again: what could not be shown is shown."""
        for unseen in SHARED & await self.worker.drawing.unreachable(place):
            self.worker.drawing.anew(place, unseen)
        self.worker.drawing.touch(place)

    async def first_time(self, interaction: discord.Interaction) -> bool:
        """False for an interaction that comes again, or that another worker has served."""
        return await self.worker.store.first_time(f"{PLATFORM}:{interaction.id}", DAY)


def _is_watched(table: Table, person: Person) -> bool:
    return table.phase in LIVE and person.id in table.watchers
