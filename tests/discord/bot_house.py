"""The real bot, connected to a Discord that runs in the test; it can be stopped, killed and started again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace

from bots.adapter.limits import RateLimiter
from bots.discord_bot.client import DiscordClient
from bots.discord_bot.service import DiscordBot
from bots.discord_bot.views import SHAPE
from bots.people import Person
from bots.settings import DiscordSettings, Shards
from bots.tables.deadlines import Limits
from bots.worker import Worker
from engine import Game
from storage.places import Place
from storage.seat import MESSAGE, Seat
from storage.table import PLAYING, Table
from tests import registration
from tests.bots.house import HURRIED
from tests.last_move import LastMove, put_on
from tests.server_clock import PATIENCE, until_idle


class Client(DiscordClient):
    """The client of the bot, without the pause before it connects again."""

    def __init__(self, shards=None):
        super().__init__(shards, guild_ready_timeout=0.05)

    async def before_identify_hook(self, shard_id, *, initial=False):
        """Do not pause before identifying again."""


class DiscordHouse:
    """The bot under test, with discord.py, a worker and a real storage server."""

    def __init__(self, server, client, only=None):
        self.server = server
        self.client = client
        self.only = only  # the shards that this bot serves, if there are others that serve the rest
        self.limits = Limits()
        self.seeds = 0
        self.rates = HURRIED
        self.pictures = False
        self.emojis = False  # whether the application has emojis of its own
        self.notify = MESSAGE  # how people want to be notified in games that start in the middle
        self.was_registered = True  # before this start: Discord knows the commands
        self.gap, self.lull, self.bundle, self.reveal = 0.02, 0.05, 0.02, 0.0
        self.shards = len(only.ids) if only else 1
        self._running = AsyncExitStack()

    def seed(self) -> bytes:
        self.seeds += 1
        return b"seed %d" % self.seeds

    async def start(self):
        """Start the bot and connect it."""
        self._others = asyncio.all_tasks()
        live = len(self.server.gateway.live)
        settings = DiscordSettings(
            self.server.token, self.server.rest_url, self.server.gateway_url, self.only, self.emojis
        )
        self.bot = DiscordBot(settings, Client(self.only))
        self.canvas = canvas = self.bot.canvas()
        canvas.gap, canvas.lull, canvas.bundle, canvas.reveal = self.gap, self.lull, self.bundle, self.reveal
        canvas.clock = self.server.clock.now
        shape = replace(SHAPE, pictures=self.pictures)
        self.worker = Worker(self.client, {"discord": canvas}, {"discord": shape}, self.limits, seed=self.seed)
        self.bot.serve(self.worker)
        self.bot.dispatcher.limiter = RateLimiter(self.rates)
        await self._recall_commands()
        await self._running.enter_async_context(self.bot.running())
        vars(self.bot).pop("_register", None)  # a test may want to see it register
        application = self.server.bot.application_id
        await registration.remember("discord", application, self.worker.store, self.server.commands.told)
        await self.server.gateway.connected(live + self.shards)
        await self._running.enter_async_context(self.worker.running())

    async def _recall_commands(self):
        commands = self.server.commands
        if self.was_registered and not commands.syncs:
            told = await registration.recall("discord", self.server.bot.application_id, self.worker.store)
            if told is not None:
                commands.overwrite(None, told)
                self.bot._register = self.bot._learn_id

    async def stop(self):
        await self._running.aclose()
        self._running = AsyncExitStack()
        self.server.gateway.forgets()  # the library leaves with a code after which it could resume

    def draws_rarely(self):
        """From now on wait longer with what is not urgent, because a game is rushed through."""
        self.canvas.gap = self.canvas.bundle = 0.4

    async def restart(self):
        await self.stop()
        await self.start()

    async def rests(self, seconds=PATIENCE):
        """Wait until no event, interaction or drawing is under way. Quicker than waiting for silence."""
        await until_idle(self._is_busy, seconds)

    def is_serving(self):
        """Whether an event, interaction or request is under way; drawings may be waiting."""
        return any((self.server._unfinished(True), self.bot.dispatcher._serving))

    def _is_busy(self):
        worker = self.worker
        drawing = worker.redrawer._drawers or not worker.has_resumed.is_set()  # after a start, all tables are looked at
        return self.is_serving() or bool(drawing)

    async def looks_for_vanished(self):
        """Wait until the bot has looked for channels that vanished before this session."""
        await self.bot.client.wait_until_ready()
        events = self.bot.client.guild_events
        await until_idle(lambda: events._is_searching)
        await events.close_vanished()

    async def prefer(self, how, *people):
        """Let these people be notified in that way at the tables that they join from now on."""
        for person in people:
            await self.worker.people.change(f"discord:{person.id}", notify=how)

    # -- games -------------------------------------------------------------------------------------------------------

    async def lobby(self, channel, host, *others):
        """Open a table as the host, and seat the others."""
        await (await host.uses(channel, "dominion new")).outcome()
        for person in others:
            await self.worker.tables.do("join", place_at(channel), person_of(person))
        await self.rests()
        return await host.sees(channel, "seats taken")

    async def game(self, channel, host, *others):
        """Start a game; return the people, the one on turn first. Only the host uses a command: how people join and
        begin is not what most tests are about."""
        await (await host.uses(channel, "dominion new")).outcome()
        for person in others:
            await self.worker.tables.do("join", place_at(channel), person_of(person))
        await self.worker.tables.do("start", place_at(channel), person_of(host))
        await self.rests()
        people = sorted((host, *others), key=lambda person: "Your turn" not in panel_of(person).text)
        assert "Your turn" in panel_of(people[0]).text
        return people

    async def standing(self, channel, position, *people, **wishes):
        """Start a game in the middle, from that position; people with no wishes of their own are not asked twice."""
        wishes = {"confirm": False} | wishes
        table = Table(place_at(channel), channel.name, f"discord:{people[0].id}", PLAYING)
        if isinstance(position, LastMove):
            put_on(table, position)
        else:
            table.game = Game.arrange(position)
            table.options.cards, table.seed = table.game.view(None).kingdom, b"seed"
        wishes = {"notify": self.notify} | wishes
        table.seats = [Seat(person.name, f"discord:{person.id}", language="en", **wishes) for person in people]
        for person in people:
            await self.worker.people.add_place(f"discord:{person.id}", table.place)
        await self.worker.repository.create(table.place, lambda _: table)
        await self.rests()

    async def buys(self, person, card="Estate"):
        """Let the person on turn buy that card."""
        press = await person.presses(panel_of(person), card)
        await press.answer()
        await self.rests()
        return press

    async def stored(self, where):
        """The table as it is stored: its revision and its bytes."""
        return await self.worker.store.load(place_at(where))

    async def crash(self):
        """Kill the bot as the end of its process would: nothing is finished, and nobody is told."""
        tasks = asyncio.all_tasks() - self._others - {asyncio.current_task()}
        mine = [task for task in tasks if not _is_of_discord(task)]
        for teller in (self.worker.store, self.worker.presence):
            vars(teller).clear()  # a process that is gone tells the store nothing any more, not even goodbye
        for task in mine:
            task.cancel()
        await asyncio.gather(*mine, return_exceptions=True)
        await self.bot.client.close()  # only closes connections, as the end of a process does
        self._running.pop_all()
        self._running = AsyncExitStack()
        self.server.gateway.forgets()


class TwoBots:
    """Two processes of one bot at one Discord, with one store: one serves shard 0, the other shard 1."""

    def __init__(self, server, client):
        self.server = server
        self.people = [server.person(name) for name in ("Ann", "Bob")]
        # The channels of two servers: that on shard 0, and that on shard 1, of which only the other bot hears.
        guilds = sorted((server.guild(name, *self.people) for name in ("Friends", "Club")), key=_shard_of)
        self.near, self.far = (guild.channel("games") for guild in guilds)
        self.first, self.other = (DiscordHouse(server, client, Shards((number,), 2)) for number in (0, 1))

    async def start(self):
        for house in (self.first, self.other):
            await house.start()

    async def stop(self):
        for house in (self.first, self.other):
            await house.stop()

    async def rest(self):
        """Wait until neither has anything left to do."""
        await until_idle(lambda: self.first._is_busy() or self.other._is_busy())


def _shard_of(guild):
    return (guild.id >> 22) % 2


def _is_of_discord(task):
    """Whether the task belongs to the loopback server, which must survive when the bot is killed."""
    return task.get_coro().__qualname__.startswith(("RequestHandler", "Connection.deliver"))


def custom_id(message, label):
    """The custom id of the button with that label."""
    return next(button.custom_id for button in message.buttons if button.label.startswith(label))


def panel_of(person):
    """The newest direct message of that person."""
    return person.reads(person.direct())[-1]


def person_of(account) -> Person:
    """The person as the bot knows them."""
    return Person(f"discord:{account.id}", account.name, account.locale)


def place_at(where) -> Place:
    """The place of a channel or a thread."""
    parent = getattr(where, "parent", None)
    return Place("discord", str(parent.id), str(where.id)) if parent is not None else Place("discord", str(where.id))
