"""What a person can set for all tables, and being forgotten: a page of buttons that belong to no table."""

from __future__ import annotations

from typing import Final

from bots.lobby import PREFERENCES, reading
from bots.people import Person
from bots.refusals import Refusal
from bots.screens import Button, Screen
from bots.tables import Tables
from bots.texts import Texts, own_name

MARK: Final = "p|"  # every button here begins with it
IN_A_ROW: Final = 2
ERASE, ERASE_FOR_SURE, BACK = "erase", "erase!", "back"
DEFAULTS: Final = {"moat": "yes", "confirm": "yes"}


def is_preference(data: str) -> bool:
    """True for what the buttons of these pages carry."""
    return data.startswith(MARK)


def present_preferences(settings: dict[str, str], texts: Texts, notice: str = "") -> Screen:
    """What the person has set, each with its buttons."""
    chosen = DEFAULTS | {"language": texts.language} | settings
    lines = [texts.say("preferences-title")]
    rows = []
    for name, values in PREFERENCES.items():
        lines.append(texts.say(f"preference-{name}", value=_value(name, chosen[name], texts)))
        rows += _rows(name, values(), chosen[name], texts)
    rows.append((Button(texts.say("button-erase"), MARK + ERASE, "danger"),))
    return Screen("\n".join([*lines, notice] if notice else lines), tuple(rows))


def _rows(name: str, values: tuple[str, ...], chosen: str, texts: Texts) -> list[tuple[Button, ...]]:
    """A button for each value but the chosen one."""
    others = [value for value in values if value != chosen]
    buttons = [Button(_label(name, value, texts), f"{MARK}{name}={value}") for value in others]
    return [tuple(buttons[at : at + IN_A_ROW]) for at in range(0, len(buttons), IN_A_ROW)]


def _label(name: str, value: str, texts: Texts) -> str:
    """The value, and what is set to it; a language is told by its own name, which all can read who look for it."""
    if name == "language":
        return own_name(value)
    return texts.say("button-preference", name=texts.say(f"preference-short-{name}"), value=_value(name, value, texts))


def _value(name: str, value: str, texts: Texts) -> str:
    return own_name(value) if name == "language" else texts.say(f"option-{value}")


def present_erasing(texts: Texts) -> Screen:
    """The question before everything about a person is forgotten."""
    buttons = (
        Button(texts.say("button-erase-sure"), MARK + ERASE_FOR_SURE, "danger"),
        Button(texts.say("button-back"), MARK + BACK),
    )
    return Screen(texts.say("sure-erase"), (buttons,))


async def preferences(tables: Tables, person: Person, texts: Texts) -> Screen:
    """The page as it stands for that person."""
    return present_preferences(await tables.people.settings(person.id), texts)


async def pressed(tables: Tables, person: Person, data: str, texts: Texts) -> Screen:
    """What the button means is done; the page to show then."""
    press = data.removeprefix(MARK)
    if press == ERASE:
        return present_erasing(texts)
    if press == ERASE_FOR_SURE:
        await tables.ledger.erase(person)
        return Screen(texts.say("erased"))
    name, set_to, value = press.partition("=")
    if set_to:
        await tables.prefer(person, {name: value})
        texts = Texts(value) if name == "language" else texts
    elif press != BACK:
        raise Refusal("bad-token")
    return await preferences(tables, person, texts)


async def words(tables: Tables, person: Person) -> Texts:
    """The language that person has chosen, or else the platform's."""
    settings = await tables.people.settings(person.id)
    return Texts(reading(person, settings).language or tables.language)
