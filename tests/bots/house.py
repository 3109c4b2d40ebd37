"""A house for tests: a worker on a real server, a clock that can be turned, people who press what they see."""

from __future__ import annotations

from math import ceil

from bots.pace import Limits
from bots.people import Person
from bots.presenter import Stamp
from bots.tokens import picks_text
from bots.worker import Worker
from engine import Game
from engine.kingdoms import RECOMMENDED
from storage.places import Place
from storage.table import PLAYING, Seat, Table

ANN, BOB, CID, DAN, EVE = (
    Person("telegram:1", "Ann"),
    Person("telegram:2", "Bob"),
    Person("telegram:3", "Cid"),
    Person("telegram:4", "Dan"),
    Person("telegram:666", "Eve"),
)
ADMIN = Person("telegram:9", "Ada", admin=True)
HERE = Place("telegram", "-100200300", "7")
KINGDOM = RECOMMENDED[5].cards


class Clock:
    """Stands still until it is turned."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class House:
    """One worker; several may stand on one server."""

    def __init__(self, client, clock=None, canvases=None, **limits):
        self.clock = clock or Clock()
        self.seeds = 0
        self.worker = Worker(client, canvases, limits=Limits(**limits), clock=self.clock, seed=self.seed)
        self.tables = self.worker.tables

    def seed(self) -> bytes:
        self.seeds += 1
        return b"seed %d" % self.seeds

    # -- setting up --------------------------------------------------------------------------------------------------

    async def lobby(self, *people, computers=0, place=HERE, **options):
        """A lobby with these people, the first of them its host."""
        await self.tables.open(place, people[0], "Friends")
        for name, value in options.items():
            await self.tables.choose(place, people[0], name, value)
        for person in people[1:]:
            await self.tables.join(place, person)
        for _ in range(computers):
            await self.tables.add_computer(place, people[0])
        return place

    async def game(self, *people, **options):
        """A game just begun."""
        place = await self.lobby(*people, **options)
        await self.tables.start(place, people[0])
        return place

    async def standing(self, position, *people, place=HERE, **seats):
        """A game that stands at a position of a rules test."""
        table = Table(place, "Friends", people[0].id, PLAYING)
        table.options.cards = position.game.view(None).kingdom
        table.seats = [Seat(person.name, person.id, **seats) for person in people]
        table.game = Game.load(position.game.save())
        table.seed = b"seed"
        await self.worker.shelf.create(place, lambda _: table)
        return place

    # -- looking -----------------------------------------------------------------------------------------------------

    async def table(self, place=HERE) -> Table:
        """What is stored, read anew."""
        stored = await self.worker.store.load(place)
        return Table.unpack(place, stored.revision, stored.data)

    async def view(self, seat, place=HERE):
        return (await self.table(place)).game.view(seat)

    # -- pressing ----------------------------------------------------------------------------------------------------

    async def token(self, press, argument="", number=None, place=HERE):
        """A button as it would be on screen now."""
        table = await self.table(place)
        if number is None:
            number = table.game.pending[0].number if table.game and table.game.pending else 0
        return Stamp(place, table.generation).token(press, argument, number)

    async def press(self, person, press, argument="", place=HERE):
        return await self.worker.press(person, await self.token(press, argument, place=place))

    async def answer(self, person, *keys, place=HERE):
        """That person's question is answered by these options."""
        table = await self.table(place)
        seat = table.seat_of(person.id)
        decision = next(each for each in table.game.pending if each.seat == seat)
        options, picks = list(decision.options), []
        for key in keys:
            picks.append(options.index(key))
            options[picks[-1]] = None
        token = Stamp(place, table.generation).token("a", picks_text(decision, tuple(picks)), decision.number)
        return await self.worker.press(person, token)

    async def waits(self, seconds):
        """Time goes by, and what falls due is done when it does; how often that was."""
        end, done = self.clock.time + seconds, 0
        while (due := min((await self.worker.alarms.all()).values(), default=end + 1)) <= end:
            self.clock.time = max(self.clock.time, ceil(due))
            done += await self.worker.sweeper.sweep()
        self.clock.time = end
        return done

    async def sleeps(self, seconds):
        """Time goes by while no worker is running; then one begins."""
        self.clock.time += seconds
        return await self.worker.sweeper.sweep()

    def other_worker(self, client):
        """A second worker on the same server, at the same time of day."""
        return House(client, self.clock)
