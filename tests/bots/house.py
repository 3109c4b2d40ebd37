"""A worker for tests: on a real server, with a clock that the test sets, and people who press what they see."""

from __future__ import annotations

from math import ceil

from bots.adapter.limits import Rate, Rates
from bots.people import Person
from bots.screens.context import Stamp
from bots.tables import deadlines
from bots.tables.deadlines import Limits
from bots.tables.tokens import Token, picks_text
from bots.worker import Worker
from engine import RECOMMENDED, Game
from storage.places import Place
from storage.seat import Seat
from storage.table import PLAYING, Table

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
# For people who are programs and play a whole game in seconds.
HURRIED = Rates(*[Rate(1000, 1000)] * 4)


class Clock:
    """A clock that stands still until the test moves it."""

    def __init__(self) -> None:
        self.time = 1_800_000_000.0

    def __call__(self) -> float:
        return self.time


class House:
    """One worker; several can share one server."""

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
        """Open a lobby with these people, the first of whom is the host."""
        await self.tables.open(place, people[0], "Friends")
        for name, value in options.items():
            await self.tables.do("option", place, people[0], f"{name}={value}")
        for person in people[1:]:
            await self.tables.do("join", place, person)
        for _ in range(computers):
            await self.tables.do("add_computer", place, people[0])
        return place

    async def game(self, *people, **options):
        """Start a game."""
        place = await self.lobby(*people, **options)
        await self.tables.do("start", place, people[0])
        return place

    async def rematch(self, asking, *others, place=HERE):
        """Ask for a rematch, say yes to it, and start it."""
        await self.tables.do("rematch", place, asking)
        for person in others:
            await self.tables.do("join", place, person)
        await self.tables.do("start", place, asking)

    async def standing(self, position, *people, place=HERE, **seats):
        """Start a game in the middle, from a position as in rules tests."""
        table = Table(place, "Friends", people[0].id, PLAYING)
        table.options.cards = position.game.view(None).kingdom
        table.seats = [Seat(person.name, person.id, **seats) for person in people]
        table.game = Game.load(position.game.save())
        table.seed = b"seed"
        await self.worker.repository.create(place, lambda _: table)
        return place

    # -- looking -----------------------------------------------------------------------------------------------------

    async def table(self, place=HERE) -> Table:
        """The table as it is stored now."""
        stored = await self.worker.store.load(place)
        return Table.unpack(place, stored.revision, stored.data)

    async def view(self, seat, place=HERE):
        return (await self.table(place)).game.view(seat)

    async def waiting(self, place=HERE):
        """The names of those the table waits for, as far as all may know them."""
        return await self.worker.repository.read(
            place, lambda table: [table.seats[seat].name for seat in deadlines.nameable(table)]
        )

    # -- pressing ----------------------------------------------------------------------------------------------------

    async def token(self, press, argument="", number=None, place=HERE):
        """The token of a button as the screen would have it now."""
        table = await self.table(place)
        if number is None:
            number = table.game.pending[0].number if table.game and table.game.pending else 0
        return Stamp(place, table.generation).token(press, argument, number)

    async def press(self, person, press, argument="", place=HERE):
        return await self.push(person, await self.token(press, argument, place=place))

    async def push(self, person, text):
        """Press the button that carries this token."""
        return await self.worker.press(person, Token.decode(text))

    async def push_at(self, person, text, place):
        """Press it at that place, or in private."""
        return await self.worker.press_from(person, Token.decode(text), place)

    async def answer(self, person, *keys, place=HERE):
        """Answer the person's question with these options."""
        table = await self.table(place)
        seat = table.seat_of(person.id)
        decision = next(each for each in table.game.pending if each.decider == seat)
        options, picks = list(decision.options), []
        for key in keys:
            picks.append(options.index(key))
            options[picks[-1]] = None
        token = Stamp(place, table.generation).token("a", picks_text(decision, tuple(picks)), decision.number)
        return await self.push(person, token)

    async def waits(self, seconds):
        """Let time pass, running everything when it falls due; return how often something did."""
        end, done = self.clock.time + seconds, 0
        while (due := min((await self.worker.alarms.all()).values(), default=end + 1)) <= end:
            self.clock.time = max(self.clock.time, ceil(due))
            done += await self.worker.timers.run_all_due()
        self.clock.time = end
        return done

    async def sleeps(self, seconds):
        """Let time pass while no worker is running, then start one."""
        self.clock.time += seconds
        return await self.worker.timers.run_all_due()

    def other_worker(self, client):
        """Return a second worker on the same server, with the same clock."""
        return House(client, self.clock)
