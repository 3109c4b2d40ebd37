"""The real bot at a Discord that runs in the test: started, stopped, and started again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace

from bots.discord_bot.client import DiscordClient
from bots.discord_bot.markup import SHAPE
from bots.discord_bot.service import DiscordBot
from bots.pace import Limits
from bots.settings import DiscordSettings
from bots.worker import Worker
from engine import Game
from storage.places import Place
from storage.table import PLAYING, Seat, Table


class Client(DiscordClient):
    """The client of the bot; here it need not wait before it connects again."""

    def __init__(self):
        super().__init__(guild_ready_timeout=0.05)

    async def before_identify_hook(self, shard_id, *, initial=False):
        """No pause before identifying again."""


class DiscordHouse:
    """Our bot, with discord.py, a worker and a real server behind it."""

    def __init__(self, server, client):
        self.server = server
        self.client = client
        self.limits = Limits()
        self.seeds = 0
        self.pictures = False
        self.gap, self.lull = 0.02, 0.05
        self.shards = 1
        self._running = AsyncExitStack()

    def seed(self) -> bytes:
        self.seeds += 1
        return b"seed %d" % self.seeds

    async def start(self):
        """The bot serves what people do."""
        self._others = asyncio.all_tasks()
        live = len(self.server.gateway.live)
        self.bot = DiscordBot(
            DiscordSettings(self.server.token, self.server.rest_url, self.server.gateway_url), Client()
        )
        self.canvas = canvas = self.bot.canvas()
        canvas.gap, canvas.lull = self.gap, self.lull
        canvas.clock = self.server.clock.now
        shape = replace(SHAPE, pictures=self.pictures)
        self.worker = Worker(self.client, {"discord": canvas}, {"discord": shape}, self.limits, seed=self.seed)
        self.bot.serve(self.worker)
        await self._running.enter_async_context(self.bot.running())
        await self.server.gateway.connected(live + self.shards)
        await self._running.enter_async_context(self.worker.running())

    async def stop(self):
        await self._running.aclose()
        self._running = AsyncExitStack()
        self.server.gateway.forgets()  # the library leaves with a code after which it could resume

    async def restart(self):
        await self.stop()
        await self.start()

    async def rests(self, seconds=10):
        """Nothing is under way any more: no event, no interaction, no drawing. Quicker than waiting for silence."""
        async with asyncio.timeout(seconds):
            while self._is_busy():
                await asyncio.sleep(0.004)

    def _is_busy(self):
        return any((self.server._unfinished(True), self.bot.front._serving, self.worker.drawing._easels))

    # -- evenings ----------------------------------------------------------------------------------------------------

    async def lobby(self, channel, host, *others):
        """The host has opened a table, and the others have joined it."""
        use = await host.uses(channel, "dominion new")
        await use.outcome()
        for person in others:
            await self.rests()
            await person.presses(await person.sees(channel, button="Join"), "Join")
        await self.rests()
        return await host.sees(channel, "seats taken")

    async def game(self, channel, host, *others):
        """They play. Returns whose turn it is, and the others."""
        table = await self.lobby(channel, host, *others)
        await (await host.presses(table, "Start")).answer()
        await self.rests()
        people = sorted((host, *others), key=lambda person: "Your turn" not in panel_of(person).text)
        assert "Your turn" in panel_of(people[0]).text
        return people

    async def standing(self, channel, position, *people):
        """They play in the middle of a game, where things stand as the position says."""
        table = Table(place_at(channel), channel.name, f"discord:{people[0].id}", PLAYING)
        table.game = Game.arrange(position)
        table.options.cards, table.seed = table.game.view(None).kingdom, b"seed"
        table.seats = [Seat(person.name, f"discord:{person.id}", language="en") for person in people]
        for person in people:
            await self.worker.people.add_place(f"discord:{person.id}", table.place)
        await self.worker.shelf.create(table.place, lambda _: table)
        await self.rests()

    async def buys(self, person, card="Copper"):
        """The person on turn has bought that card."""
        press = await person.presses(panel_of(person), card)
        await press.answer()
        await self.rests()
        return press

    async def stored(self, where):
        """The table as it is stored: its revision and its bytes."""
        return await self.worker.store.load(place_at(where))

    async def crash(self):
        """The process of the bot is gone, in the middle of whatever it did: nothing was finished, nobody was told."""
        tasks = asyncio.all_tasks() - self._others - {asyncio.current_task()}
        mine = [task for task in tasks if not _is_of_discord(task)]
        vars(self.worker.store).clear()  # a process that is gone tells the store nothing any more
        for task in mine:
            task.cancel()
        await asyncio.gather(*mine, return_exceptions=True)
        await self.bot.client.close()  # only closes connections, as the end of a process does
        self._running.pop_all()
        self._running = AsyncExitStack()
        self.server.gateway.forgets()


def _is_of_discord(task):
    """The server for tests lives in this process too, and must not die with the bot."""
    return task.get_coro().__qualname__.startswith(("RequestHandler", "Connection.deliver"))


def custom_id(message, label):
    """What the button with that label carries."""
    return next(button.custom_id for button in message.buttons if button.label.startswith(label))


def panel_of(person):
    """The newest direct message of that person."""
    return person.reads(person.direct())[-1]


def place_at(where) -> Place:
    """The place of a channel or a thread."""
    parent = getattr(where, "parent", None)
    return Place("discord", str(parent.id), str(where.id)) if parent is not None else Place("discord", str(where.id))
