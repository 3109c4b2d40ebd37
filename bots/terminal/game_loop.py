"""A game at one keyboard: asks each person their questions, and turns what they type into presses on buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar, TypeAlias

from bots.language.explanations import explain_error
from bots.language.narrator import Narrator
from bots.language.prompts import sentence
from bots.language.search import fold
from bots.language.texts import Texts
from bots.language.wording import dearest_first
from bots.tables import tokens
from bots.tables.draft import Draft
from bots.tables.play import is_waiting_for_computers
from bots.tables.tokens import Token
from bots.terminal.board import Panel
from bots.terminal.console import BOLD, DIM, Console, Leave
from bots.terminal.menu import MoveMenu, TypedPress, menu_for
from bots.terminal.parsing import Unclear, agrees, is_typed, no_such, one_of, yes_or_no
from bots.terminal.settings_menu import SettingsMenu
from bots.terminal.snapshot import HeldTurn, TableSnapshot, look, newer
from bots.worker import Worker
from engine import KINDS, EngineError, told
from storage.places import Place
from storage.table import Table

LOG_LINES = 20
FOR_SURE = {tokens.END: tokens.END_FOR_SURE, tokens.BUY: tokens.BUY_FOR_SURE}

Key: TypeAlias = Callable[["LocalTable", TableSnapshot, MoveMenu], Awaitable[None]]


class LocalTable:
    """The table at a place, for the people who take turns at the console."""

    def __init__(self, console: Console, texts: Texts, worker: Worker, place: Place) -> None:
        self.console = console
        self.texts = texts
        self.worker = worker
        self.place = place
        self.panel = Panel(console, texts)
        self.holder: int | None = None  # the seat whose person is at the keyboard
        self.shown: dict[int, tuple[bytes, ...]] = {}  # the log as each seat last saw it
        self.notice = ""  # to be shown with the next question

    async def run(self) -> None:
        """Play until the game is over, or somebody has closed the table."""
        await self._open()
        while (seen := await self._look()) is not None:
            await (self._ask(seen) if isinstance(seen, TableSnapshot) else self._ask_about_turn(seen))
        await self._show_the_end()

    async def _open(self) -> None:
        people, hash = await self.worker.repository.read(self.place, _people_and_hash)
        self.holder = people[0] if len(people) == 1 else None
        self.console.write(self.texts.say("commitment", hash=hash), DIM)

    async def _look(self) -> TableSnapshot | HeldTurn | None:
        """Return what the next person is asked, if anything, once the computer players have moved."""
        if await self.worker.repository.read(self.place, is_waiting_for_computers):
            while await self.worker.tables.go_on(self.place):
                pass
        return await self.worker.repository.read(self.place, lambda table: look(table, self.holder))

    # -- a person's move ---------------------------------------------------------------------------------------------

    async def _ask(self, seen: TableSnapshot) -> None:
        """Ask until the question is answered, or no longer open."""
        self._hand_over(seen)
        self._show(seen)
        menu = menu_for(seen.decision, seen.view, seen.purse, self.texts)
        menu.is_meant = self._is_meant
        self._show_question(seen, menu)
        while True:
            try:
                if await self._handle(seen, menu, self.console.read()):
                    return
            except Unclear as reason:
                self.console.write(str(reason))
            except EngineError as refusal:
                words = explain_error(refusal, self.texts)
                if not await self._is_open(seen):
                    self.notice = words
                    return
                self.console.write(words)

    async def _is_open(self, seen: TableSnapshot) -> bool:
        now = await self._look()
        return isinstance(now, TableSnapshot) and (now.seat, now.question) == (seen.seat, seen.question)

    async def _ask_about_turn(self, held: HeldTurn) -> None:
        """Let the person take back the turn that they have ended, before they, or the next person, see anything."""
        for line in Narrator(self.texts, held.names).lines(held.events):
            self.console.write(line, DIM)
        try:
            press = tokens.UNDO if self._takes_turn_back() else tokens.SHOW_HAND
            await self.worker.press(held.person, Token(*held.stamp, held.number, press))
        except EngineError as refusal:  # its time was up
            self.notice = explain_error(refusal, self.texts)

    def _takes_turn_back(self) -> bool:
        """Ask until the person has chosen: a typing error must not show the new hand."""
        while line := self.console.read(self.texts.say("held-prompt") + " ").strip():
            if is_typed(line, "typed-undo", self.texts):
                return True
            if is_typed(line, "typed-quit", self.texts):
                raise Leave
        return False

    def _is_meant(self, name: str) -> bool:
        question = yes_or_no(self.texts.say("did-you-mean", card=name), self.texts)
        return agrees(self.console.read(question), self.texts)

    def _hand_over(self, seen: TableSnapshot) -> None:
        """Hand the keyboard to the person who is asked, and hide what the one before saw."""
        if self.holder == seen.seat:
            return
        name = seen.person.name
        self.console.wipe()
        self.console.write(self.texts.say("pass-keyboard", who=name))
        self.console.read(self.texts.say("press-enter", who=name) + " ")
        self.holder = seen.seat

    def _show(self, seen: TableSnapshot) -> None:
        if seen.seat in self.shown:  # the first screen keeps what was written before the game
            self.console.wipe()
        events = seen.news(self.shown.get(seen.seat))
        self.shown[seen.seat] = seen.steps
        for line in self._narrator(seen).lines(events):
            self.console.write(line, DIM)
        self.panel.table(seen.view)

    def _narrator(self, seen: TableSnapshot) -> Narrator:
        return Narrator(self.texts, [player.name for player in seen.view.players])

    def _show_question(self, seen: TableSnapshot, menu: MoveMenu) -> None:
        self.console.write()
        if self.notice:
            self.console.write(self.notice)
            self.notice = ""
        self.console.write(sentence(seen.decision, seen.view, self.texts), BOLD)
        for line in menu.lines(self.console):
            self.console.write(line)
        self.console.write(self.texts.say("keys"), DIM)

    # -- what is typed -----------------------------------------------------------------------------------------------

    async def _handle(self, seen: TableSnapshot, menu: MoveMenu, line: str) -> bool:
        """Do what was typed; True if that answered the question."""
        if line.startswith("?"):
            self._explain(line[1:].strip(), seen, menu)
        elif key := next((key for word, key in self.KEYS.items() if is_typed(line, word, self.texts)), None):
            await key(self, seen, menu)
        elif line:
            undo = is_typed(line, "typed-undo", self.texts)
            return await self._press(seen, TypedPress(tokens.UNDO) if undo else menu.parse(line))
        return False

    async def _press(self, seen: TableSnapshot, entry: TypedPress) -> bool:
        token = Token(*seen.stamp, seen.decision.number, entry.press, entry.argument)
        outcome = await self.worker.press(seen.person, token)
        if outcome.draft is None:
            return True
        sure = agrees(self.console.read(self._sure_question(seen, outcome.draft)), self.texts)
        return sure and await self._press(seen, TypedPress(FOR_SURE[entry.press], entry.argument))

    def _sure_question(self, seen: TableSnapshot, draft: Draft) -> str:
        """Return the question before the game ends, or the turn with money left."""
        say = self.texts.say
        if draft.last:
            bought = draft.last in KINDS
            words = say("screen-last-purchase", card=self.texts.card(draft.last)) if bought else say("screen-last-turn")
            return yes_or_no(words, self.texts)
        return say("end-sure", coins=seen.view.coins if seen.purse is None else seen.purse.coins) + " "

    async def _show_again(self, seen: TableSnapshot, menu: MoveMenu) -> None:
        self._show(seen)
        self._show_question(seen, menu)

    async def _show_log(self, seen: TableSnapshot, _menu: MoveMenu) -> None:
        for line in (await self.worker.archive.lines(self.place, seen.person, self.texts))[-LOG_LINES:]:
            self.console.write(line)

    async def _explain_kingdom(self, seen: TableSnapshot, _menu: MoveMenu) -> None:
        for id in dearest_first(seen.view.kingdom, seen.view, self.texts):
            self.panel.explain(id, seen.view)
        self.console.write(self.texts.say("commitment", hash=seen.view.commitment))

    async def _show_statistics(self, _seen: TableSnapshot, _menu: MoveMenu) -> None:
        for line in await self.worker.archive.of_place(self.place, self.texts):
            self.console.write(line)

    async def _change_settings(self, seen: TableSnapshot, _menu: MoveMenu) -> None:
        await SettingsMenu(self.console, self.texts, self.worker).of(seen.person)

    async def _leave(self, _seen: TableSnapshot, _menu: MoveMenu) -> None:
        raise Leave

    KEYS: ClassVar[dict[str, Key]] = {
        "typed-again": _show_again,
        "typed-log": _show_log,
        "typed-kingdom": _explain_kingdom,
        "typed-statistics": _show_statistics,
        "typed-settings": _change_settings,
        "typed-quit": _leave,
    }

    def _explain(self, word: str, seen: TableSnapshot, menu: MoveMenu) -> None:
        if not word:
            self.console.write(self.texts.say("help"))
            return
        tops = [pile.top or pile.id for pile in seen.view.piles.values()]
        self.panel.explain(menu.card(word) or self._find_card(word, tops), seen.view)

    def _find_card(self, word: str, at_hand: list[str]) -> str:
        """Return the card with this name: one on the table if possible, else any card."""
        if word.isdigit():
            raise no_such(word, self.texts)
        begun = [id for id in at_hand if fold(self.texts.card(id)).startswith(fold(word))]
        known = at_hand if begun else sorted(KINDS)
        return one_of(word, known, [self.texts.card(id) for id in known], self.texts)

    # -- the end -----------------------------------------------------------------------------------------------------

    async def _show_the_end(self) -> None:
        """Show what happened after the last answer; to several people, only what all of them may know."""
        if self.notice:
            self.console.write(self.notice)
        people, names, steps = await self.worker.repository.read(self.place, _last_state)
        seat = people[0] if len(people) == 1 else None
        events = newer(steps, self.shown.get(-1 if self.holder is None else self.holder, ()))
        for line in Narrator(self.texts, names).lines(told(events, seat)):
            self.console.write(line, DIM)


def _people_and_hash(table: Table) -> tuple[list[int], str]:
    return table.people(), "" if table.game is None else table.game.commitment


def _last_state(table: Table) -> tuple[list[int], list[str], tuple[bytes, ...]]:
    return table.people(), [seat.name for seat in table.seats], tuple(table.log.steps)
