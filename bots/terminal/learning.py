"""How Dominion works, page by page."""

from __future__ import annotations

from typing import Final

from bots.screens.formatting import plain
from bots.screens.learn_pages import LAST, present_learn
from bots.screens.model import Shape
from bots.terminal.front_end import Form, FrontEnd, Leave, Pages, choice_for, enter
from bots.terminal.parsing import is_typed, no_such, typed

STEPS: Final = ("page-back", "close")


class LearnPages:
    """The pages, one after another."""

    def __init__(self, front: FrontEnd) -> None:
        self.front = front
        self.texts = front.texts

    async def run(self) -> None:
        """Show the pages, until people have read enough."""
        number = 1
        line = await self.front.ask(form := self._form(number))
        while not is_typed(line, "typed-close", self.texts):
            if is_typed(line, "typed-quit", self.texts):
                raise Leave
            wanted = self._wanted(line, number)
            if wanted is None:
                line = await self.front.ask_again(form, str(no_such(line, self.texts)))
                continue
            if wanted > LAST:
                return
            number = wanted
            line = await self.front.ask(form := self._form(number))

    def _form(self, number: int) -> Form:
        say = self.texts.say
        commands = {"card": f"? {say('type-here')}", "help": typed("typed-help", self.texts)[0]}
        screen = present_learn(number, self.texts, shape=Shape(), commands=commands)
        lines = plain(screen.text).splitlines()
        after = enter(say("choice-page-on") if number < LAST else say("choice-close"))
        others = [choice_for(f"typed-{step}", say(f"choice-{step}"), self.texts) for step in STEPS]
        pages, title = Pages(others[0].line, after.line, others[1].line), f"{say('button-learn')} ({number}/{LAST})"
        return Form(title, others=[after, *others], above=[*lines, ""], pages=pages)

    def _wanted(self, line: str, number: int) -> int | None:
        """Return the page that was asked for, one beyond the last if that was all; None if there is none."""
        if not line.strip():
            return number + 1
        if is_typed(line, "typed-page-back", self.texts):
            return max(1, number - 1)
        return int(line) if line.strip() in map(str, range(1, LAST + 1)) else None
