"""A game at one keyboard: each question is put to its person, and each answer is a press like any other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar, TypeAlias

from bots import tokens
from bots.narrator import Narrator
from bots.play import is_waiting_for_computers
from bots.questions import sentence
from bots.refusals import words_of
from bots.search import folded
from bots.terminal.console import BOLD, DIM, Console, Leave
from bots.terminal.habits import Habits
from bots.terminal.menu import Menu, Move, menu_for
from bots.terminal.panel import Panel
from bots.terminal.sight import Sight, newer, sight
from bots.terminal.words import Unclear, agrees, is_typed, no_such, one_of
from bots.texts import Texts
from bots.worker import Worker
from engine import EngineError, told
from engine.kinds import KINDS
from storage.places import Place
from storage.table import Table

LOG_LINES = 20

Key: TypeAlias = Callable[["LocalTable", Sight, Menu], Awaitable[None]]


class LocalTable:
    """The table of that place, for the people who take turns at the console."""

    def __init__(self, console: Console, texts: Texts, worker: Worker, place: Place) -> None:
        self.console = console
        self.texts = texts
        self.worker = worker
        self.place = place
        self.panel = Panel(console, texts)
        self.holder: int | None = None  # who sits at the keyboard
        self.shown: dict[int, tuple[bytes, ...]] = {}  # the log as each seat last saw it
        self.notice = ""  # for the next screen

    async def run(self) -> None:
        """The game is over, or somebody has closed the table."""
        await self._open()
        while (seen := await self._look()) is not None:
            await self._ask(seen)
        await self._show_the_end()

    async def _open(self) -> None:
        people, hash = await self.worker.shelf.read(self.place, _at_the_table)
        self.holder = people[0] if len(people) == 1 else None
        self.console.write(self.texts.say("commitment", hash=hash), DIM)

    async def _look(self) -> Sight | None:
        """What is asked now, also if others have answered meanwhile."""
        if await self.worker.shelf.read(self.place, is_waiting_for_computers):
            while await self.worker.tables.go_on(self.place):
                pass
        return await self.worker.shelf.read(self.place, lambda table: sight(table, self.holder))

    # -- a person's move ---------------------------------------------------------------------------------------------

    async def _ask(self, seen: Sight) -> None:
        """The question was answered, or no longer stands."""
        self._hand_over(seen)
        self._show(seen)
        menu = menu_for(seen.decision, seen.view, seen.purse, self.texts)
        self._show_question(seen, menu)
        while True:
            try:
                if await self._key(seen, menu, self.console.read()):
                    return
            except Unclear as reason:
                self.console.write(str(reason))
            except EngineError as refusal:
                words = words_of(refusal, self.texts)
                if not await self._stands(seen):
                    self.notice = words
                    return
                self.console.write(words)

    async def _stands(self, seen: Sight) -> bool:
        now = await self._look()
        return now is not None and (now.seat, now.question) == (seen.seat, seen.question)

    def _hand_over(self, seen: Sight) -> None:
        """Only that person can see what follows."""
        if self.holder == seen.seat:
            return
        name = seen.person.name
        self.console.wipe()
        self.console.write(self.texts.say("pass-keyboard", who=name))
        self.console.read(self.texts.say("press-enter", who=name) + " ")
        self.holder = seen.seat

    def _show(self, seen: Sight) -> None:
        if seen.seat in self.shown:  # what was said before the game stays on the first screen
            self.console.wipe()
        events = seen.news(self.shown.get(seen.seat))
        self.shown[seen.seat] = seen.steps
        for line in self._narrator(seen).lines(events):
            self.console.write(line, DIM)
        self.panel.table(seen.view)

    def _narrator(self, seen: Sight) -> Narrator:
        return Narrator(self.texts, [player.name for player in seen.view.players])

    def _show_question(self, seen: Sight, menu: Menu) -> None:
        self.console.write()
        if self.notice:
            self.console.write(self.notice)
            self.notice = ""
        self.console.write(sentence(seen.decision, seen.view, self.texts), BOLD)
        for line in menu.lines(self.console):
            self.console.write(line)
        self.console.write(self.texts.say("keys"), DIM)

    # -- what is typed -----------------------------------------------------------------------------------------------

    async def _key(self, seen: Sight, menu: Menu, line: str) -> bool:
        """Does what was typed; true if the question was answered."""
        if line.startswith("?"):
            self._explain(line[1:].strip(), seen, menu)
        elif key := next((key for word, key in self.KEYS.items() if is_typed(line, word, self.texts)), None):
            await key(self, seen, menu)
        elif line:
            undo = is_typed(line, "typed-undo", self.texts)
            return await self._press(seen, Move(tokens.UNDO) if undo else menu.understood(line))
        return False

    async def _press(self, seen: Sight, move: Move) -> bool:
        token = seen.stamp.token(move.press, move.argument, seen.decision.number)
        outcome = await self.worker.press(seen.person, token)
        if outcome.draft is None:
            return True
        coins = seen.view.coins if seen.purse is None else seen.purse.coins
        sure = agrees(self.console.read(self.texts.say("end-sure", coins=coins) + " "), self.texts)
        return sure and await self._press(seen, Move(tokens.END_FOR_SURE))

    async def _show_again(self, seen: Sight, menu: Menu) -> None:
        self._show(seen)
        self._show_question(seen, menu)

    async def _show_log(self, seen: Sight, _menu: Menu) -> None:
        for line in (await self.worker.ledger.lines(self.place, seen.person, self.texts))[-LOG_LINES:]:
            self.console.write(line)

    async def _explain_kingdom(self, seen: Sight, _menu: Menu) -> None:
        for id in seen.view.kingdom:
            self.panel.explain(id, seen.view)
        self.console.write(self.texts.say("commitment", hash=seen.view.commitment))

    async def _show_statistics(self, _seen: Sight, _menu: Menu) -> None:
        for line in await self.worker.ledger.of_place(self.place, self.texts):
            self.console.write(line)

    async def _change_settings(self, seen: Sight, _menu: Menu) -> None:
        await Habits(self.console, self.texts, self.worker.tables).of(seen.person)

    async def _leave(self, _seen: Sight, _menu: Menu) -> None:
        raise Leave

    KEYS: ClassVar[dict[str, Key]] = {
        "typed-again": _show_again,
        "typed-log": _show_log,
        "typed-kingdom": _explain_kingdom,
        "typed-statistics": _show_statistics,
        "typed-settings": _change_settings,
        "typed-quit": _leave,
    }

    def _explain(self, word: str, seen: Sight, menu: Menu) -> None:
        if not word:
            self.console.write(self.texts.say("help"))
            return
        tops = [pile.top or pile.id for pile in seen.view.piles.values()]
        self.panel.explain(menu.card(word) or self._card_meant(word, tops), seen.view)

    def _card_meant(self, word: str, at_hand: list[str]) -> str:
        """The card of that name: one of those on the table, else any there is."""
        if word.isdigit():
            raise no_such(word, self.texts)
        begun = [id for id in at_hand if folded(self.texts.card(id)).startswith(folded(word))]
        known = at_hand if begun else sorted(KINDS)
        return one_of(word, known, [self.texts.card(id) for id in known], self.texts)

    # -- the end -----------------------------------------------------------------------------------------------------

    async def _show_the_end(self) -> None:
        """What happened after the last answer; with several people around, what all of them may know."""
        if self.notice:
            self.console.write(self.notice)
        people, names, steps = await self.worker.shelf.read(self.place, _at_the_end)
        seat = people[0] if len(people) == 1 else None
        events = newer(steps, self.shown.get(-1 if self.holder is None else self.holder, ()))
        for line in Narrator(self.texts, names).lines(told(events, seat)):
            self.console.write(line, DIM)


def _at_the_table(table: Table) -> tuple[list[int], str]:
    return table.people(), "" if table.game is None else table.game.commitment


def _at_the_end(table: Table) -> tuple[list[int], list[str], tuple[bytes, ...]]:
    return table.people(), [seat.name for seat in table.seats], tuple(table.log.steps)
