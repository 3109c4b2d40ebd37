"""The settings of the people at the keyboard, for all their games, and erasing their data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.people import Person
from bots.screens.model import Screen
from bots.screens.preferences import ERASE_FOR_SURE, MARK, press_preference, value_of
from bots.tables.lobby import DEFAULTS, PREFERENCES, known_preferences
from bots.terminal.front_end import Choice, Form, FrontEnd, enter
from bots.terminal.parsing import Names, Unclear
from bots.worker import Worker

NAMES: Final = ("moat", "confirm", "undo", "auto_end", "guide")  # everyone at the keyboard shares one language


class SettingsMenu:
    """Shows and changes the settings of one person."""

    def __init__(self, front: FrontEnd, worker: Worker) -> None:
        self.front = front
        self.texts = front.texts
        self.worker = worker

    async def of_one(self, people: Sequence[Person]) -> None:
        """Let one of these people change their settings, asking who if there are several."""
        names = [person.name for person in people]
        ids = [str(at) for at in range(len(people))]
        chosen = await self._choose(self.texts.say("settings-whose"), ids, names) if len(people) > 1 else "0"
        if people and chosen:
            await self.of(people[int(chosen)])

    async def of(self, person: Person) -> None:
        """Let a person change their settings, or erase their data."""
        say = self.texts.say
        while True:
            values = DEFAULTS | known_preferences(await self.worker.people.settings(person.id))
            lines = [say(f"preference-{name}", value=value_of(name, values[name], self.texts)) for name in NAMES]
            ids = [*NAMES, ERASE_FOR_SURE]
            chosen = await self._choose(say("preferences-title"), ids, [*lines, say("button-erase")])
            if chosen in NAMES:
                await self._press(person, f"{MARK}{chosen}={_next_value(chosen, values[chosen])}")
            elif not chosen or await self._erase(person):
                return

    async def _press(self, person: Person, data: str) -> Screen:
        return await press_preference(self.worker.tables, self.worker.archive, person, data, self.texts)

    async def _choose(self, title: str, ids: Sequence[str], names: Sequence[str]) -> str:
        """Let the person pick from the list; return the id, or nothing after Enter."""
        choices = [Choice(str(number), name) for number, name in enumerate(names, 1)]
        form = Form(title, choices, [enter(self.texts.say("settings-done"))], columns=True, closes=True)
        line = await self.front.ask(form)
        while line:
            try:
                return Names(ids, names, self.texts, [""] * len(ids)).one(line)
            except Unclear as reason:
                line = await self.front.ask_again(form, str(reason))
        return ""

    async def _erase(self, person: Person) -> bool:
        """Erase the person's data, except at tables where they are still playing; False if they are not sure."""
        if not await self.front.confirm(self.texts.say("sure-erase")):
            return False
        self.front.tell((await self._press(person, MARK + ERASE_FOR_SURE)).text)
        return True


def _next_value(name: str, value: str) -> str:
    """Return the value that comes after this one; after the last one, the first."""
    values = PREFERENCES[name]()
    return values[(values.index(value) + 1) % len(values)]
