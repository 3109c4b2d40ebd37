"""A game at one keyboard, from the deal to the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bots.narrator import Narrator
from bots.questions import sentence
from bots.seeds import fresh_seed
from bots.shortcuts import nothing_more_to_show, play_treasures, question
from bots.terminal.console import BOLD, DIM, Console, Leave
from bots.terminal.lobby import Choice, Seating
from bots.terminal.menu import Menu, menu_for
from bots.terminal.panel import Panel
from bots.terminal.words import Unclear, folded, one_of
from bots.texts import Texts
from engine import Decision, EngineError, Event, Game, told
from engine.computer.builder import Builder
from engine.errors import CannotUndo
from engine.kinds import KINDS, Picks
from engine.record import Record, verify
from engine.simulation import ComputerPlayer

LOG_LINES = 20


class LocalTable:
    """A game in this process: people take turns at the console, computer players answer by themselves."""

    def __init__(
        self, console: Console, texts: Texts, seats: Sequence[Seating], choice: Choice, seed: bytes | None = None
    ) -> None:
        self.console = console
        self.texts = texts
        self.panel = Panel(console, texts)
        self.seats = seats
        names = [seat.name for seat in seats]
        self.game = Game.new(names, choice.cards, seed or fresh_seed(), choice.edition, choice.shelters)
        self.record = Record(names, list(choice.cards), choice.edition, choice.shelters, None, self.game.commitment)
        self.narrator = Narrator(texts, names)
        self.people = [seat for seat, seating in enumerate(seats) if not seating.computer]
        self.computers: dict[int, ComputerPlayer] = {
            seat: Builder() for seat, seating in enumerate(seats) if seating.computer
        }
        self.holder: int | None = self.people[0] if len(self.people) == 1 else None  # who sits at the keyboard
        self.log: list[Event] = []
        self.read_up_to = [0] * len(seats)  # how much of the log each seat has been shown

    def run(self) -> None:
        """The game has been played to its end."""
        self.console.write(self.texts.say("commitment", hash=self.game.commitment), DIM)
        self._note(self.game.events)
        while self.game.pending:
            decision = self._next()
            if decision.seat in self.computers:
                self.answer(decision.seat, self.computers[decision.seat](self.game.view(decision.seat), decision))
            else:
                self._ask(decision)
        self._final()

    def _next(self) -> Decision:
        """Computer players first; then whoever has the keyboard already."""
        return min(
            self.game.pending, key=lambda each: (each.seat not in self.computers, each.seat != self.holder, each.seat)
        )

    def answer(self, seat: int, picks: Picks) -> None:
        """The answer is given, and what it brought about is in the log."""
        before = question(self.game, seat)
        self._submit(seat, picks)
        now = question(self.game, seat)
        if before and now and nothing_more_to_show(before, picks, now):
            self._submit(seat, (now.options.index("no"),))

    def _submit(self, seat: int, picks: Picks) -> None:
        self._note(self.game.submit(seat, picks))
        self.record.add(seat, picks)

    def _note(self, events: Sequence[Event]) -> None:
        self.log += events
        if not self.people and any(event.name in ("turn", "end") for event in events):
            self._print_turn()

    def _print_turn(self) -> None:
        """Nobody is asked anything here: the public log is printed turn by turn."""
        for line in self.narrator.lines(told(self.log[self.read_up_to[0] :], None)):
            self.console.write(line)
        self.read_up_to[0] = len(self.log)

    # -- a person's move ---------------------------------------------------------------------------------------------

    def _ask(self, decision: Decision) -> None:
        seat = decision.seat
        self._hand_over(seat)
        self._show(seat)
        menu = menu_for(self.game, decision, self.texts)
        self._show_question(decision, menu)
        while question(self.game, seat) == decision:
            try:
                if self._key(decision, menu, self.console.read()):
                    return
            except Unclear as reason:
                self.console.write(str(reason))
            except EngineError as refusal:
                self.console.write(self._refusal(refusal))

    def _refusal(self, refusal: EngineError) -> str:
        return self.texts.say("refusal-undo" if isinstance(refusal, CannotUndo) else "refusal-illegal")

    def _hand_over(self, seat: int) -> None:
        """Only that person can see what follows."""
        if self.holder == seat:
            return
        name = self.seats[seat].name
        self.console.wipe()
        self.console.write(self.texts.say("pass-keyboard", who=name))
        self.console.read(self.texts.say("press-enter", who=name) + " ")
        self.holder = seat

    def _show(self, seat: int) -> None:
        if self.read_up_to[seat]:  # what the lobby said stays on the first screen
            self.console.wipe()
        for line in self._news(seat):
            self.console.write(line, DIM)
        self.panel.table(self.game.view(seat))

    def _news(self, seat: int) -> list[str]:
        events = self.log[self.read_up_to[seat] :]
        self.read_up_to[seat] = len(self.log)
        return self.narrator.lines(told(events, seat))

    def _show_question(self, decision: Decision, menu: Menu) -> None:
        view = self.game.view(decision.seat)
        self.console.write()
        self.console.write(sentence(decision, view, self.texts), BOLD)
        for line in menu.lines(self.console):
            self.console.write(line)
        self.console.write(self.texts.say("keys"), DIM)

    def _key(self, decision: Decision, menu: Menu, line: str) -> bool:
        """Does what was typed; True if the question need not be put again."""
        seat = decision.seat
        if line == "u":
            self._note(self.game.undo(seat))
            self.record.take_back()
            return True
        if line.startswith("?"):
            self._explain(line[1:].strip(), menu)
        elif line in self.KEYS:
            self.KEYS[line](self, decision, menu)
        elif line:
            self._move(seat, menu, line)
            return True
        return False

    def _show_again(self, decision: Decision, menu: Menu) -> None:
        self._show(decision.seat)
        self._show_question(decision, menu)

    def _show_log(self, decision: Decision, _menu: Menu) -> None:
        for line in self.narrator.lines(told(self.log, decision.seat))[-LOG_LINES:]:
            self.console.write(line)

    def _explain_kingdom(self, _decision: Decision, _menu: Menu) -> None:
        for id in self.game.view(None).kingdom:
            self.panel.explain(id)
        self.console.write(self.texts.say("commitment", hash=self.game.commitment))

    def _leave(self, _decision: Decision, _menu: Menu) -> None:
        if self.console.read(self.texts.say("leave-sure") + " ").casefold().startswith("y"):
            raise Leave

    KEYS: ClassVar = {"s": _show_again, "l": _show_log, "k": _explain_kingdom, "q": _leave}

    def _move(self, seat: int, menu: Menu, line: str) -> None:
        chosen = menu.understood(line)
        if chosen.treasures_first:
            play_treasures(self.game, seat, self.answer)
        if chosen.keys is None:
            return
        decision = question(self.game, seat)
        if decision is not None:
            self.answer(seat, chosen.positions(decision, self.texts))

    def _explain(self, word: str, menu: Menu) -> None:
        if not word:
            self.console.write(self.texts.say("help"))
            return
        piles = self.game.view(None).piles.values()
        id = menu.card(word) or self._card_meant(word, [pile.top or pile.id for pile in piles])
        self.panel.explain(id, next((pile.cost for pile in piles if pile.top == id), None))

    def _card_meant(self, word: str, at_hand: list[str]) -> str:
        """The card of that name: one of those on the table, else any there is."""
        if word.isdigit():
            raise Unclear(self.texts.say("no-such-answer", word=word))
        begun = [id for id in at_hand if folded(self.texts.card(id)).startswith(folded(word))]
        known = at_hand if begun else sorted(KINDS)
        return one_of(word, known, [self.texts.card(id) for id in known], self.texts)

    # -- the end -----------------------------------------------------------------------------------------------------

    def _final(self) -> None:
        say, result = self.texts.say, self.game.result
        if result is None:
            return
        if len(self.people) == 1:
            for line in self._news(self.people[0]):
                self.console.write(line, DIM)
        self.console.write("\n" + self.console.ink(say("final-title"), BOLD))
        order = sorted(range(len(self.seats)), key=lambda seat: (-result.scores[seat], result.turns[seat]))
        for rank, seat in enumerate(order, 1):
            name, points, turns = self.seats[seat].name, result.scores[seat], result.turns[seat]
            self.console.write(say("final-line", rank=rank, who=name, points=points, turns=turns))
        winners = self.texts.joined([self.seats[seat].name for seat in result.winners])
        self.console.write(say("final-winner" if len(result.winners) == 1 else "final-shared", who=winners))
        seed = self.game.seed.hex()
        self.console.write(say("seed-shown", seed=seed, hash=self.game.commitment), DIM)
        self.record.close(self.game)
        verify(self.record)
        self.console.write(say("record-verified", count=len(self.record.answers)), DIM)
