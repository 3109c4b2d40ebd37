"""The real bot, connected to a Telegram that runs in the test; it can be stopped, killed and started again."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from dataclasses import replace

from bots.adapter.limits import RateLimiter
from bots.people import Person
from bots.settings import TelegramSettings
from bots.tables.deadlines import Limits
from bots.telegram_bot.limiter import Limiter
from bots.telegram_bot.markup import SHAPE
from bots.telegram_bot.service import TelegramBot
from bots.worker import Worker
from engine import Game
from storage.places import Place
from storage.seat import Seat
from storage.table import PLAYING, Table
from tests import registration
from tests.bots.house import HURRIED
from tests.last_move import LastMove, put_on
from tests.server_clock import PATIENCE, until_idle


class BotHouse:
    """The bot under test, with python-telegram-bot, a worker and a real storage server."""

    def __init__(self, bot_api, client, **settings):
        self.bot_api = bot_api
        self.client = client
        self.settings = settings
        self.limits = Limits()
        self.seeds = 0
        self.rates = HURRIED
        self.pictures = False
        self.was_registered = True  # before this start: Telegram knows the commands
        self.speed = 1.0  # how much faster the library counts its minutes
        self.gap, self.lull, self.bundle = 0.05, 0.1, 0.05  # Telegram's own clock runs faster here, too
        self._running = AsyncExitStack()

    def seed(self) -> bytes:
        self.seeds += 1
        return b"seed %d" % self.seeds

    async def start(self):
        """Start the bot and serve updates."""
        base = self.bot_api.url.removesuffix("/bot")
        self._others = asyncio.all_tasks()
        settings = TelegramSettings(self.bot_api.token, base, **self.settings)
        self.bot = TelegramBot(settings, Limiter(self.speed))
        self.canvas = canvas = self.bot.canvas()
        canvas.gap, canvas.lull, canvas.bundle = self.gap, self.lull, self.bundle
        shape = replace(SHAPE, pictures=self.pictures)
        self.worker = Worker(self.client, {"telegram": canvas}, {"telegram": shape}, self.limits, seed=self.seed)
        self.bot.serve(self.worker)
        self.bot.dispatcher.limiter = RateLimiter(self.rates)
        await self._recall_commands()
        await self._running.enter_async_context(self.bot.running())
        vars(self.bot).pop("_register", None)  # a test may want to see it register
        await registration.remember("telegram", self.bot_api.bot.id, self.worker.store, dict(self.bot_api.bot.commands))
        await self._running.enter_async_context(self.worker.running())

    async def _recall_commands(self):
        account = self.bot_api.bot
        if self.was_registered and not account.commands:
            known = await registration.recall("telegram", account.id, self.worker.store)
            if known is not None:
                account.commands |= known
                self.bot._register = registration.is_registered

    async def stop(self):
        await self._running.aclose()
        self._running = AsyncExitStack()

    def draws_rarely(self):
        """From now on wait longer with what is not urgent, because a game is rushed through."""
        self.canvas.gap = self.canvas.bundle = 0.4

    async def restart(self):
        await self.stop()
        await self.start()

    async def crash(self):
        """Kill the bot as the end of its process would: nothing is finished, and nobody is told."""
        application = self.bot.application
        tasks = asyncio.all_tasks() - self._others - {asyncio.current_task()}
        mine = [task for task in tasks if not _is_of_telegram(task)]
        for teller in (self.worker.store, self.worker.presence):
            vars(teller).clear()  # a process that is gone tells the store nothing any more, not even goodbye
        for task in mine:
            task.cancel()
        await asyncio.gather(*mine, return_exceptions=True)
        await application.bot.shutdown()  # only closes connections, as the end of a process does
        self._running.pop_all()

    async def rests(self, seconds=PATIENCE):
        """Wait until no update, reply or drawing is under way. Quicker than waiting for silence."""
        await until_idle(self._is_busy, seconds)

    async def takes_all_updates(self):
        """Wait until the bot has handled every update; replies and drawings may still be on their way."""
        await until_idle(lambda: any(self._arriving()))

    def _arriving(self):
        return self.bot_api.bot.updates.outstanding, self.bot.application.update_queue._unfinished_tasks

    def is_serving(self):
        """Whether an update is being handled, or a request or reply is under way; drawings may be waiting."""
        return any((*self._arriving(), self.bot_api._busy, self.bot.dispatcher.replies._tasks))

    def _is_busy(self):
        worker = self.worker
        drawing = worker.redrawer._drawers or not worker.has_resumed.is_set()  # after a start, all tables are looked at
        return self.is_serving() or bool(drawing)

    # -- games -------------------------------------------------------------------------------------------------------

    async def lobby(self, group, host, *others):
        """Open a table as the host, and seat the others, who have a private chat with the bot."""
        await host.says(group, "/new")
        await host.sees(group, "seats taken")
        for person in others:
            self.bot_api.private(person).started = True
            await self.worker.tables.do("join", place_at(group), person_of(person))
        await self.rests()
        return await host.sees(group, "seats taken")

    async def lobby_joins(self, group, person):
        """Let the person press Join, and open the private chat if they are led there."""
        await person.follows(await person.presses(await person.sees(group, "seats taken"), "Join"))
        await self.rests()

    async def game(self, group, host, *others):
        """Start a game in which everyone has a private chat; return the people, the one on turn first. Only the host
        writes to the bot: how people join and begin is not what most tests are about."""
        people = (host, *others)
        for person in people:
            self.bot_api.private(person).started = True
        await host.says(group, "/new")
        await host.sees(group, "seats taken")
        for person in others:
            await self.worker.tables.do("join", place_at(group), person_of(person))
        await self.worker.tables.do("start", place_at(group), person_of(host))
        await self.rests()
        people = sorted(people, key=lambda person: "Your turn" not in person.reads()[-1].text)
        assert "Your turn" in people[0].reads()[-1].text
        return people

    async def standing(self, group, position, *people, **wishes):
        """Start a game in the middle, from that position; people with no wishes of their own are not asked twice."""
        wishes = {"confirm": False} | wishes
        table = Table(place_at(group), getattr(group, "title", "Games"), f"telegram:{people[0].id}", PLAYING)
        if isinstance(position, LastMove):
            put_on(table, position)
        else:
            table.game = Game.arrange(position)
            table.options.cards, table.seed = table.game.view(None).kingdom, b"seed"
        table.seats = [Seat(person.first_name, f"telegram:{person.id}", language="en", **wishes) for person in people]
        for person in people:
            self.bot_api.private(person).started = True
            await self.worker.people.add_place(f"telegram:{person.id}", table.place)
        await self.worker.repository.create(table.place, lambda _: table)
        await self.rests()

    async def buys(self, person, card="Estate"):
        """Let the person on turn buy that card."""
        press = await person.presses(await person.sees(button=card), card)
        await press.answered()
        await self.rests()

    async def settled(self):
        """Wait until everything that was said and pressed has been handled and is on screen."""
        await self.bot_api.quiet()
        await self.worker.redrawer.wait_until_settled()
        await self.bot_api.quiet()


def _is_of_telegram(task):
    """Whether the task belongs to the loopback server, which must survive when the bot is killed."""
    return task.get_coro().__qualname__.startswith(("RequestHandler", "Mailbox"))


def person_of(account) -> Person:
    """The person as the bot knows them."""
    return Person(f"telegram:{account.id}", account.first_name, account.language or "")


def place_at(where) -> Place:
    """The place of a group or a topic."""
    group = getattr(where, "group", where)
    return Place("telegram", str(group.id), str(where.id) if where is not group else "")
