"""What people at the keyboard have set for all their games, and being forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.people import Person
from bots.preferences import DEFAULTS, ERASE_FOR_SURE, MARK, pressed
from bots.tables import Tables
from bots.terminal.console import BOLD, DIM, Console
from bots.terminal.words import Unclear, agrees, one_of, typed
from bots.texts import Texts

NAMES: Final = ("moat", "confirm")  # the language is that of the whole keyboard
OTHER: Final = {"yes": "no", "no": "yes"}


class Habits:
    """Shows the settings of one person, and changes them."""

    def __init__(self, console: Console, texts: Texts, tables: Tables) -> None:
        self.console = console
        self.texts = texts
        self.tables = tables

    async def of_one(self, people: Sequence[Person]) -> None:
        """Someone has set what they want; who that is, is asked where there are several."""
        if len(people) > 1:
            self.console.write(self.texts.say("settings-whose"), BOLD)
        names = [person.name for person in people]
        chosen = self._chosen([str(at) for at in range(len(people))], names) if len(people) > 1 else "0"
        if people and chosen:
            await self.of(people[int(chosen)])

    async def of(self, person: Person) -> None:
        """The person has set what they want, or is forgotten."""
        say = self.texts.say
        while True:
            self.console.write(say("preferences-title"), BOLD)
            values = DEFAULTS | await self.tables.people.settings(person.id)
            lines = [say(f"preference-{name}", value=say(f"option-{values[name]}")) for name in NAMES]
            chosen = self._chosen([*NAMES, ERASE_FOR_SURE], [*lines, say("button-erase")])
            if chosen in NAMES:
                await pressed(self.tables, person, f"{MARK}{chosen}={OTHER[values[chosen]]}", self.texts)
            elif not chosen or await self._forgotten(person):
                return

    def _chosen(self, ids: Sequence[str], names: Sequence[str]) -> str:
        """The id of what was picked from the list; nothing after Enter alone."""
        for number, name in enumerate(names, 1):
            self.console.write(f"  {number} {name}")
        self.console.write(self.texts.say("settings-hint"), DIM)
        while line := self.console.read():
            try:
                return one_of(line, ids, names, self.texts, [""] * len(ids))
            except Unclear as reason:
                self.console.write(str(reason))
        return ""

    async def _forgotten(self, person: Person) -> bool:
        """True if the person was sure, and nothing of them is kept except at a table where they still play."""
        choice = "/".join(typed(key, self.texts)[0] for key in ("typed-yes", "typed-no"))
        if not agrees(self.console.read(f"{self.texts.say('sure-erase')} ({choice}) "), self.texts):
            return False
        self.console.write((await pressed(self.tables, person, MARK + ERASE_FOR_SURE, self.texts)).text)
        return True
