"""A game at one keyboard: asks each person their questions, and turns what they type into presses on buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import ClassVar, TypeAlias

from bots.language.explanations import explain_error
from bots.language.narrator import Narrator
from bots.language.prompts import sentence
from bots.language.search import fold
from bots.language.wording import costs_on_table, dearest_first, explain, named_beside, price_label, with_bane
from bots.screens.hint_line import hint_line
from bots.tables import tokens
from bots.tables.draft import Draft
from bots.tables.hinting import hint_for
from bots.tables.play import is_waiting_for_computers
from bots.tables.tokens import Token
from bots.teaching.wording import lesson_words
from bots.terminal.front_end import Board, Form, FrontEnd, Leave, Page, choice_for, enter
from bots.terminal.learning import LearnPages
from bots.terminal.menu import MoveMenu, TypedPress, menu_for, names_to_look_up
from bots.terminal.parsing import Guessed, Names, Unclear, is_typed, no_such
from bots.terminal.settings_menu import SettingsMenu
from bots.terminal.snapshot import HeldTurn, TableSnapshot, look, newer
from bots.worker import Worker
from engine import KINDS, MIXED_PILES, EngineError, told
from storage.places import Place
from storage.table import Table

FOR_SURE = {tokens.END: tokens.END_FOR_SURE, tokens.BUY: tokens.BUY_FOR_SURE}

Key: TypeAlias = Callable[["LocalTable", TableSnapshot], Awaitable[None]]


class LocalTable:
    """The table at a place, for the people who take turns at the keyboard."""

    def __init__(self, front: FrontEnd, worker: Worker, place: Place) -> None:
        self.front = front
        self.texts = front.texts
        self.worker = worker
        self.place = place
        self.holder: int | None = None  # the seat whose person is at the keyboard
        self.shown: dict[int, tuple[bytes, ...]] = {}  # the log as each seat last saw it
        self.opening: list[str] = []  # to be told with the first news

    async def run(self) -> None:
        """Play until the game is over, or somebody has closed the table."""
        await self._open()
        while (seen := await self._look()) is not None:
            await (self._ask(seen) if isinstance(seen, TableSnapshot) else self._ask_about_turn(seen))
        await self._tell_the_end()

    async def _open(self) -> None:
        people, hash = await self.worker.repository.read(self.place, _people_and_hash)
        self.holder = people[0] if len(people) == 1 else None
        self.opening = [self.texts.say("commitment", hash=hash)]

    async def _look(self) -> TableSnapshot | HeldTurn | None:
        """Return what the next person is asked, if anything, once the computer players have moved."""
        if await self.worker.repository.read(self.place, is_waiting_for_computers):
            while await self.worker.tables.go_on(self.place):
                pass
        return await self.worker.repository.read(self.place, lambda table: look(table, self.holder))

    # -- a person's move ---------------------------------------------------------------------------------------------

    async def _ask(self, seen: TableSnapshot) -> None:
        """Ask until the question is answered, or no longer open."""
        if self.holder != seen.seat:
            await self.front.hand_over(seen.person.name)
            self.holder = seen.seat
        menu = menu_for(seen.decision, seen.view, seen.purse, self.texts)
        form = self._form(seen, menu)
        line = await self.front.ask(form)
        while True:
            words = ""
            try:
                if is_typed(line, "typed-again", self.texts):
                    line = await self.front.ask(form)
                    continue
                if await self._handle(seen, menu, line):
                    return
            except Unclear as reason:
                words = str(reason)
            except EngineError as refusal:
                words = explain_error(refusal, self.texts)
                if not await self._is_open(seen):
                    self.front.tell(words)
                    return
            line = await self.front.ask_again(form, words)

    async def _is_open(self, seen: TableSnapshot) -> bool:
        now = await self._look()
        return isinstance(now, TableSnapshot) and (now.seat, now.question) == (seen.seat, seen.question)

    def _form(self, seen: TableSnapshot, menu: MoveMenu) -> Form:
        news = self.opening + Narrator(self.texts, seen.names).lines(seen.news(self.shown.get(seen.seat)))
        self.shown[seen.seat], self.opening = seen.steps, []
        return form_of(seen, menu, news)

    async def _ask_about_turn(self, held: HeldTurn) -> None:
        """Let the person take back the turn that they have ended, before they, or the next person, see anything."""
        say = self.texts.say
        form = Form(
            say("held-title"),
            others=[enter(say("held-go-on")), choice_for("typed-undo", say("held-undo"), self.texts)],
            above=Narrator(self.texts, held.names).lines(held.events),
            aside=True,
        )
        line = await self.front.ask(form)
        while line.strip() and not is_typed(line, "typed-undo", self.texts):  # a typing error must not show the hand
            if is_typed(line, "typed-quit", self.texts):
                raise Leave
            line = await self.front.ask_again(form, str(no_such(line, self.texts)))
        try:
            press = tokens.UNDO if line.strip() else tokens.SHOW_HAND
            await self.worker.press(held.person, Token(*held.stamp, held.number, press))
        except EngineError as refusal:  # its time was up
            self.front.tell(explain_error(refusal, self.texts))

    # -- what is typed -----------------------------------------------------------------------------------------------

    async def _handle(self, seen: TableSnapshot, menu: MoveMenu, line: str) -> bool:
        """Do what was typed; True if that answered the question."""
        if line.startswith("?") or is_typed(line, "typed-help", self.texts):
            await self._explain(line.lstrip("?").strip() if line.startswith("?") else "", seen, menu)
        elif key := next((key for word, key in self.KEYS.items() if is_typed(line, word, self.texts)), None):
            await key(self, seen)
        elif line:
            undo = is_typed(line, "typed-undo", self.texts)
            entry = TypedPress(tokens.UNDO) if undo else await self._parse(menu, line)
            return entry is not None and await self._press(seen, entry)
        return False

    async def _parse(self, menu: MoveMenu, line: str) -> TypedPress | None:
        """Return the press that a line stands for; None if a name was guessed and is not meant."""
        while True:
            try:
                return menu.parse(line)
            except Guessed as guess:
                if not await self.front.confirm(self.texts.say("did-you-mean", card=guess.name)):
                    return None
                menu.trusted.add(guess.name)

    async def _press(self, seen: TableSnapshot, entry: TypedPress) -> bool:
        token = Token(*seen.stamp, seen.decision.number, entry.press, entry.argument)
        outcome = await self.worker.press(seen.person, token)
        if outcome.draft is None:
            return True
        sure = await self.front.confirm(self._sure_question(seen, outcome.draft))
        return sure and await self._press(seen, TypedPress(FOR_SURE[entry.press], entry.argument))

    def _sure_question(self, seen: TableSnapshot, draft: Draft) -> str:
        """Return the question before the game ends, or the turn with money left."""
        say = self.texts.say
        if draft.last:
            bought = draft.last in KINDS
            return say("screen-last-purchase", card=self.texts.card(draft.last)) if bought else say("screen-last-turn")
        return say("end-sure", coins=seen.view.coins if seen.purse is None else seen.purse.coins)

    async def _show_log(self, seen: TableSnapshot) -> None:
        lines = await self.worker.archive.lines(self.place, seen.person, self.texts)
        await self.front.show(Page(self.texts.say("button-log"), lines))

    async def _hint(self, seen: TableSnapshot) -> None:
        """Tell the person at the keyboard what a strong player would do."""
        await self.worker.press(seen.person, Token(*seen.stamp, seen.decision.number, tokens.HINT))
        given = await self.worker.repository.read(self.place, lambda table: hint_for(table, seen.decision))
        self.front.tell(hint_line(given, seen.decision, self.texts) if given is not None else "")

    async def _explain_kingdom(self, seen: TableSnapshot) -> None:
        view, lines = seen.view, []
        say, cards = self.texts.say, with_bane(view.kingdom, view.bane)
        for id in dearest_first(cards, view, self.texts):
            headline, *rest = self._words(id, seen).split("\n")
            if id == view.bane:
                headline = say("option-line", name=say("options-bane"), value=headline)
            lines += [headline, *(f"  {line}" for line in rest)]
        if others := named_beside(cards, view):
            lines.append(say("option-line", name=say("picture-beside"), value=self.texts.cards(others)))
        lines.append(self.texts.say("commitment", hash=view.commitment))
        await self.front.show(Page(self.texts.say(f"kingdom-{seen.kingdom}"), lines))

    def _words(self, id: str, seen: TableSnapshot) -> str:
        return explain(id, self.texts, costs_on_table(seen.view).get(id), seen.view.edition)

    async def _show_statistics(self, _seen: TableSnapshot) -> None:
        lines = await self.worker.archive.of_place(self.place, self.texts)
        await self.front.show(Page(self.texts.say("statistics-title"), lines))

    async def _change_settings(self, seen: TableSnapshot) -> None:
        await SettingsMenu(self.front, self.worker).of(seen.person)

    async def _learn(self, _seen: TableSnapshot) -> None:
        await LearnPages(self.front).run()

    async def _leave(self, _seen: TableSnapshot) -> None:
        raise Leave

    KEYS: ClassVar[dict[str, Key]] = {
        "typed-hint": _hint,
        "typed-log": _show_log,
        "typed-kingdom": _explain_kingdom,
        "typed-statistics": _show_statistics,
        "typed-settings": _change_settings,
        "typed-learn": _learn,
        "typed-quit": _leave,
    }

    async def _explain(self, word: str, seen: TableSnapshot, menu: MoveMenu) -> None:
        """Explain a card or a mixed pile, or without a word the keys."""
        if not word:
            await self.front.show(Page(self.texts.say("help-title"), self.texts.say("help").split("\n")))
            return
        id = menu.card(word) or self._find_card(word, names_to_look_up(seen.view))
        headline, *lines = self._words(id, seen).split("\n")
        await self.front.show(Page(headline, lines, id))

    def _find_card(self, word: str, at_hand: Sequence[str]) -> str:
        """Return the card with this name: one on the table if possible, else any card."""
        if word.isdigit():
            raise no_such(word, self.texts)
        begun = [id for id in at_hand if fold(self.texts.card(id)).startswith(fold(word))]
        known = at_hand if begun else sorted((*KINDS, *MIXED_PILES))
        return Names(known, [self.texts.card(id) for id in known], self.texts).one(word)

    # -- the end -----------------------------------------------------------------------------------------------------

    async def _tell_the_end(self) -> None:
        """Tell what happened after the last answer; to several people, only what all of them may know.

        That the game is over stands above the scores.
        """
        people, names, steps = await self.worker.repository.read(self.place, _last_state)
        seat = people[0] if len(people) == 1 else None
        events = newer(steps, self.shown.get(-1 if self.holder is None else self.holder, ()))
        events = [event for event in events if event.name != "end"]
        for line in Narrator(self.texts, names).lines(told(events, seat)):
            self.front.tell(line)


def form_of(seen: TableSnapshot, menu: MoveMenu, news: Sequence[str]) -> Form:
    """Return the question of a snapshot, with the table and what is news to the person who is asked."""
    texts, view, purse = menu.texts, seen.view, seen.purse
    all = "" if purse is None else price_label(purse.coins, purse.potions)
    title, log = texts.say(f"kingdom-{seen.kingdom}"), Narrator(texts, seen.names).lines(seen.events())
    return Form(
        sentence(seen.decision, seen.view, texts),
        menu.choices,
        menu.others,
        above=[words] if (words := lesson_words(seen.lesson, texts)) else [],
        hints=menu.hints,
        several=menu.several,
        listed=menu.listed,
        typing=True,
        card=seen.decision.source if seen.decision.source in KINDS else "",
        board=Board(view, title, news, log, seen.points, "" if all == price_label(view.coins, view.potions) else all),
    )


def _people_and_hash(table: Table) -> tuple[list[int], str]:
    return table.people(), "" if table.game is None else table.game.commitment


def _last_state(table: Table) -> tuple[list[int], list[str], tuple[bytes, ...]]:
    return table.people(), [seat.name for seat in table.seats], tuple(table.log.steps)
