"""Going through a finished game turn by turn."""

from __future__ import annotations

from bots.records.replay import ReplayedTurn, replay_turn
from bots.screens.context import Stamp
from bots.screens.formatting import plain
from bots.screens.replay_screen import present_replay
from bots.terminal.front_end import Form, FrontEnd, Leave, Pages, choice_for, enter
from bots.terminal.parsing import is_typed, no_such
from engine import Record

STEPS = ("back", "first", "last", "close")


class GameReplay:
    """The turns of one finished game."""

    def __init__(self, front: FrontEnd, record: Record, stamp: Stamp) -> None:
        self.front = front
        self.texts = front.texts
        self.record = record
        self.stamp = stamp

    async def run(self) -> None:
        """Show one turn after another, until people have seen enough."""
        turn = replay_turn(self.record, 1)
        line = await self.front.ask(form := self._form(turn))
        while not is_typed(line, "typed-close", self.texts):
            if is_typed(line, "typed-quit", self.texts):
                raise Leave
            at = self._wanted(line, turn)
            if at is None:
                line = await self.front.ask_again(form, str(no_such(line, self.texts)))
                continue
            if at > turn.turns:
                return
            turn = replay_turn(self.record, at)
            line = await self.front.ask(form := self._form(turn))

    def _form(self, turn: ReplayedTurn) -> Form:
        title, *lines = plain(present_replay(turn, "", texts=self.texts, stamp=self.stamp).text).splitlines()
        say = self.texts.say
        after = enter(say("choice-next-turn" if turn.at < turn.turns else "choice-close"))
        others = [choice_for(f"typed-{step}", say(f"choice-{step}"), self.texts) for step in STEPS]
        pages = Pages(others[STEPS.index("back")].line, after.line, others[STEPS.index("close")].line)
        return Form(title, others=[after, *others], above=lines, typing=True, pages=pages)

    def _wanted(self, line: str, turn: ReplayedTurn) -> int | None:
        """Return the turn that was asked for, one beyond the last if that was all; None if nobody knows."""
        if not line.strip():
            return turn.at + 1
        if line.strip().isdecimal():
            return min(int(line), turn.turns)
        ways = {"typed-back": turn.at - 1, "typed-first": 1, "typed-last": turn.turns}
        return next((max(1, at) for key, at in ways.items() if is_typed(line, key, self.texts)), None)
