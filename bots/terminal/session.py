"""A session at one keyboard: a game that was left can be resumed, and one game follows another until people leave.

The problem: a session can end at any moment, by a closed window or a crash, and the game must not be lost. Another
process may also use the same table meanwhile.

The idea: the terminal plays at an ordinary table, stored like any other, always at the same place (`HERE`). The session
itself remembers nothing about the game: before each step it reads what is on the table, and does what follows from that
(`_next`). No table, or one that is closed or still a lobby: set up a new game. A game: play it. A finished game: show
the result and ask what to do next.

The rule: every step may fail. A refusal is explained, a silent server is reported (`_safely`), and the loop starts
again from what is stored. Only `Leave`, or being cancelled, ends the session.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bots.language.explanations import explain_error
from bots.people import Person
from bots.refusals import NoTable
from bots.screens.context import Stamp
from bots.screens.shared_table import stamp_of
from bots.tables import tokens
from bots.tables.solo import FIRST_LEVEL
from bots.tables.tokens import Token
from bots.terminal.demo import play_demo
from bots.terminal.front_end import Choice, Form, FrontEnd, Leave, Page, choice_for, enter
from bots.terminal.kingdom_choice import KingdomChoice
from bots.terminal.learning import LearnPages
from bots.terminal.local_table import LocalTable
from bots.terminal.parsing import is_typed, no_such, typed
from bots.terminal.replay import GameReplay
from bots.terminal.result import GameResult
from bots.terminal.settings_menu import SettingsMenu
from bots.terminal.setup_menu import GuideChoice, Seating, SetupMenu
from bots.worker import Worker
from engine import EngineError, Level
from storage.errors import NoServer
from storage.places import Place
from storage.table import CLOSED, LOBBY, OVER, PLAYING, Table

HERE = Place("terminal", "0")
# What can be done after a game.
NEXT_STEPS = (
    "rematch",
    "new",
    "replay",
    "analysis",
    "export",
    "shuffles",
    "log",
    "statistics",
    "settings",
    "learn",
    "quit",
)


class Found(NamedTuple):
    """What was found on the table."""

    phase: str
    stamp: Stamp
    names: list[str]
    host: Person
    people: list[Person]
    turn: int = 0
    whose: str = ""
    dropped: int = 0  # answers lost to a correction of the rules
    level: Level = FIRST_LEVEL  # of the computer players


class Learner(NamedTuple):
    """The only person at the keyboard, to whom the game may be explained."""

    person: Person
    guided: bool
    is_new: bool  # they have never finished a game, and never said whether they want explanations


class Session:
    """Everything that happens at the keyboard. Exported files go into `records`."""

    def __init__(self, front: FrontEnd, worker: Worker, records: Path) -> None:
        self.front = front
        self.texts = front.texts
        self.worker = worker
        self.records = records
        self.playing = False

    async def run(self) -> None:
        """Run until the people leave, which raises Leave."""
        while not await self._safely(self._resume):
            pass
        while True:
            await self._safely(self._next)

    async def goodbye(self) -> str:
        """Return what people are told when they have left: how the game stands, and how it goes on."""
        found = None
        if self.playing:
            with suppress(EngineError, NoServer):
                found = await self._look()
        if found is None or found.phase != PLAYING:
            return self.texts.say("goodbye")
        who = self.texts.join_names(found.names)
        return self.texts.say("goodbye-kept", who=who, count=found.turn, whose=found.whose)

    async def _safely(self, do: Callable[[], Awaitable[None]]) -> bool:
        """Do a step; False if it was refused, or if the server did not answer and the people chose to retry."""
        try:
            await do()
            return True
        except EngineError as refusal:
            self.front.tell(explain_error(refusal, self.texts))
        except NoServer:
            say = self.texts.say
            await self.front.ask(Form(say("server-silent"), others=[enter(say("try-again"))]))
        return False

    async def _look(self) -> Found | None:
        try:
            return await self.worker.repository.read(HERE, _describe)
        except NoTable:
            return None

    async def _resume(self) -> None:
        """Offer to go on with a game that was left, or to give it up."""
        found = await self._look()
        say = self.texts.say
        while found is not None and found.phase == PLAYING:
            self.playing = True
            who = self.texts.join_names(found.names)
            new = choice_for("typed-new", say("choice-new"), self.texts)
            leave = choice_for("typed-quit", say("choice-quit"), self.texts)
            form = Form(
                say("game-kept", who=who, count=found.turn, whose=found.whose),
                others=[enter(say("choice-resume")), new, leave],
                above=[say("answers-dropped", count=found.dropped)] if found.dropped else [],
            )
            answer = (await self.front.ask(form)).casefold()
            if not answer:
                return
            if is_typed(answer, "typed-quit", self.texts):
                raise Leave
            is_new = answer.startswith(typed("typed-new", self.texts))
            if is_new and await self.front.confirm(say("give-up-sure")):
                await self._press(found, tokens.STOP_FOR_SURE)
                return

    async def _press(self, found: Found, press: str) -> None:
        """Press at the table as it was read; if it has changed since, the press is refused as stale."""
        await self.worker.press(found.host, Token(*found.stamp, 0, press))

    async def _next(self) -> None:
        """Go on with what is on the table: a game, its end, or nothing."""
        found = await self._look()
        self.playing = found is not None and found.phase == PLAYING
        if found is None or found.phase in (LOBBY, CLOSED):
            await self._begin(found)
        elif found.phase == PLAYING:
            await LocalTable(self.front, self.worker, HERE).run()
        else:
            await self._after(found)

    # -- a new game --------------------------------------------------------------------------------------------------

    async def _begin(self, found: Found | None) -> None:
        """Ask who plays what, and deal the cards; if only computer players play, show a demonstration."""
        menu = SetupMenu(self.front) if found is None else SetupMenu(self.front, found.level)
        seats = await menu.seats()
        learner = await self._learner(seats)
        menu.guide = learner and GuideChoice(learner.guided, learner.is_new)
        choice = None
        while choice is None:
            choice = await menu.ready(await menu.kingdom(), seats)
        if all(seat.computer for seat in seats):
            lines = [line async for line in play_demo(self.texts, self.worker, choice, [seat.level for seat in seats])]
            await self.front.show(Page(self.texts.say("demo-title"), lines))
            return
        if found is not None and found.phase == LOBBY:  # someone was cut off while sitting down
            await self.worker.tables.do("stop", HERE, found.host)
        if learner and menu.guide and menu.guide.wanted != learner.guided:
            await self.worker.tables.prefer(learner.person, {"guide": "yes" if menu.guide.wanted else "no"})
        await self._deal(seats, choice)

    async def _deal(self, seats: Sequence[Seating], choice: KingdomChoice) -> None:
        tables, language = self.worker.tables, self.texts.language
        people = [person_named(seat.name, language) for seat in seats]
        first = next(number for number, seat in enumerate(seats) if not seat.computer)
        host = people[first]
        await tables.open(HERE, host, options=choice.options(len(seats), language))
        # The first person opens the table, so they sit first; the order around the table stays the same.
        for number in (*range(first + 1, len(seats)), *range(first)):
            if seats[number].computer:
                await tables.do("add_computer", HERE, host, seats[number].level or choice.level)
            else:
                await tables.do("join", HERE, people[number])
        await tables.do("start", HERE, host)

    async def _learner(self, seats: Sequence[Seating]) -> Learner | None:
        """Return the only person at the keyboard, and whether they get explanations; None if there are several."""
        people = [person_named(seat.name, self.texts.language) for seat in seats if not seat.computer]
        if len(people) != 1:
            return None
        chosen = (await self.worker.people.settings(people[0].id)).get("guide", "")
        is_new = not chosen and not await self.worker.results.of_person(people[0].id)
        return Learner(people[0], chosen == "yes", is_new)

    # -- after a game ------------------------------------------------------------------------------------------------

    async def _after(self, found: Found) -> None:
        """Show the result, and ask what next until another game begins, people leave, or the table may have changed."""
        result = GameResult(self.texts, self.worker, HERE)
        form = Form(self.texts.say("what-next"), others=self._next_steps(), above=await result.lines())
        line = await self.front.ask(form)
        while True:
            if is_typed(line, "typed-quit", self.texts):
                raise Leave
            if is_typed(line, "typed-rematch", self.texts):
                return await self._rematch(found)
            if is_typed(line, "typed-new", self.texts):
                return await self._begin(found)
            if is_typed(line, "typed-settings", self.texts):
                return await SettingsMenu(self.front, self.worker).of_one(found.people)
            if is_typed(line, "typed-learn", self.texts):
                return await LearnPages(self.front).run()
            if is_typed(line, "typed-replay", self.texts):
                return await GameReplay(self.front, await self.worker.archive.finished_record(HERE), found.stamp).run()
            line = await self.front.ask_again(form, await self._look_back(line, result))

    async def _look_back(self, line: str, result: GameResult) -> str:
        """Show or save something of the finished game; return what is to be said about it."""
        if is_typed(line, "typed-export", self.texts):
            return await result.export(self.records)
        if is_typed(line, "typed-statistics", self.texts):
            lines = await self.worker.archive.of_place(HERE, self.texts)
            await self.front.show(Page(self.texts.say("statistics-title"), lines))
        elif is_typed(line, "typed-analysis", self.texts):
            await result.analyse(self.front)
        elif is_typed(line, "typed-shuffles", self.texts):
            await self.front.show(Page(self.texts.say("shuffles-title"), await result.proof()))
        elif is_typed(line, "typed-log", self.texts):
            lines = await self.worker.archive.lines(HERE, None, self.texts)
            await self.front.show(Page(self.texts.say("button-log"), lines))
        elif line.strip():
            return str(no_such(line, self.texts))
        return ""

    def _next_steps(self) -> list[Choice]:
        offered = [name for name in NEXT_STEPS if name != "analysis" or self.worker.analyst.is_offered]
        return [choice_for(f"typed-{name}", self.texts.say(f"choice-{name}"), self.texts) for name in offered]

    async def _rematch(self, found: Found) -> None:
        """Play again with all who are at the keyboard."""
        await self._press(found, tokens.REMATCH)
        for person in found.people:
            if person.id != found.host.id:
                await self.worker.tables.do("join", HERE, person)
        await self.worker.tables.do("start", HERE, found.host)


def person_named(name: str, language: str) -> Person:
    """Return the person who plays under this name: the same from one game to the next, at any seat."""
    return Person(f"terminal:{name.casefold()}", name, language)


def _describe(table: Table) -> Found:
    names = [seat.name for seat in table.seats]
    host = next((seat for seat in table.seats if seat.person == table.host), None)
    # Anyone at the keyboard may decide for the table.
    person = Person(table.host, host.name if host else "", admin=True)
    seats = [table.seats[number] for number in table.people()]
    people = [Person(seat.person, seat.name, seat.language) for seat in seats]
    if table.game is None or table.phase == OVER:
        return Found(table.phase, stamp_of(table), names, person, people, level=table.options.level)
    view = table.game.view(None)
    current = view.players[view.current]
    return Found(
        table.phase,
        stamp_of(table),
        names,
        person,
        people,
        current.turns + 1,
        current.name,
        table.dropped,
        table.options.level,
    )
