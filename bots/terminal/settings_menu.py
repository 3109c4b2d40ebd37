"""The settings of the people at the keyboard, for all their games, and erasing their data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.language.texts import Texts
from bots.people import Person
from bots.screens.model import Screen
from bots.screens.preferences import DEFAULTS, ERASE_FOR_SURE, MARK, OTHER, press_preference
from bots.tables.lobby import known_preferences
from bots.terminal.console import BOLD, DIM, Console
from bots.terminal.parsing import Unclear, agrees, one_of, typed
from bots.worker import Worker

NAMES: Final = ("moat", "confirm")  # everyone at the keyboard shares one language


class SettingsMenu:
    """Shows and changes the settings of one person."""

    def __init__(self, console: Console, texts: Texts, worker: Worker) -> None:
        self.console = console
        self.texts = texts
        self.worker = worker

    async def of_one(self, people: Sequence[Person]) -> None:
        """Let one of these people change their settings, asking who if there are several."""
        if len(people) > 1:
            self.console.write(self.texts.say("settings-whose"), BOLD)
        names = [person.name for person in people]
        chosen = self._choose([str(at) for at in range(len(people))], names) if len(people) > 1 else "0"
        if people and chosen:
            await self.of(people[int(chosen)])

    async def of(self, person: Person) -> None:
        """Let a person change their settings, or erase their data."""
        say = self.texts.say
        while True:
            self.console.write(say("preferences-title"), BOLD)
            values = DEFAULTS | known_preferences(await self.worker.people.settings(person.id))
            lines = [say(f"preference-{name}", value=say(f"option-{values[name]}")) for name in NAMES]
            chosen = self._choose([*NAMES, ERASE_FOR_SURE], [*lines, say("button-erase")])
            if chosen in NAMES:
                await self._press(person, f"{MARK}{chosen}={OTHER[values[chosen]]}")
            elif not chosen or await self._erase(person):
                return

    async def _press(self, person: Person, data: str) -> Screen:
        return await press_preference(self.worker.tables, self.worker.archive, person, data, self.texts)

    def _choose(self, ids: Sequence[str], names: Sequence[str]) -> str:
        """Let the person pick from the list; return the id, or nothing after Enter alone."""
        for number, name in enumerate(names, 1):
            self.console.write(f"  {number} {name}")
        self.console.write(self.texts.say("settings-hint"), DIM)
        while line := self.console.read():
            try:
                return one_of(line, ids, names, self.texts, [""] * len(ids))
            except Unclear as reason:
                self.console.write(str(reason))
        return ""

    async def _erase(self, person: Person) -> bool:
        """Erase the person's data, except at tables where they are still playing; False if they are not sure."""
        choice = "/".join(typed(key, self.texts)[0] for key in ("typed-yes", "typed-no"))
        if not agrees(self.console.read(f"{self.texts.say('sure-erase')} ({choice}) "), self.texts):
            return False
        self.console.write((await self._press(person, MARK + ERASE_FOR_SURE)).text)
        return True
