"""A person's settings for all tables, and erasing their data: pages of buttons that belong to no table."""

from __future__ import annotations

from typing import Final

from bots.language import marks
from bots.language.marks import mark_of
from bots.language.texts import Texts, own_name
from bots.people import Person
from bots.records.archive import Archive
from bots.refusals import Refusal
from bots.screens.model import Button, Screen
from bots.tables.lobby import DEFAULTS, PREFERENCES, YES_NO, known_preferences, with_language
from bots.tables.use_cases import Tables

MARK: Final = "p|"  # at the start of what every button on these pages carries
IN_A_ROW: Final = 2
SHORT: Final = {"undo": 4}  # settings with short values: how many of them are in a row
# On the buttons of each setting, which do not name it; a language is known by its name.
MARKS: Final = {
    "moat": mark_of("moat"),
    "confirm": marks.COINS,
    "undo": marks.UNDO,
    "auto_end": marks.TURN,
    "notify": marks.NUDGE,
    "guide": marks.LEARN,
}
OTHER: Final = {"yes": "no", "no": "yes"}
ERASE, ERASE_FOR_SURE, BACK = "erase", "erase!", "back"


def is_preference(data: str) -> bool:
    """True if a button belongs to these pages, judging by what it carries."""
    return data.startswith(MARK)


def present_preferences(settings: dict[str, str], texts: Texts, notice: str = "") -> Screen:
    """Return the page with a person's settings, each with buttons that show it and change it."""
    chosen = DEFAULTS | {"language": texts.language} | known_preferences(settings)
    lines = [texts.say("preferences-title")]
    rows = []
    for name, values in PREFERENCES.items():
        lines.append(texts.say(f"preference-{name}", value=value_of(name, chosen[name], texts)))
        rows += _rows(name, values(), chosen[name], texts)
    rows.append((Button(texts.say("button-erase"), MARK + ERASE, "danger", marks.TRASH),))
    return Screen("\n".join([*lines, notice] if notice else lines), tuple(rows))


def _rows(name: str, values: tuple[str, ...], chosen: str, texts: Texts) -> list[tuple[Button, ...]]:
    """Return a button that shows whether the setting is on, and changes that; else one for each value."""
    if values == YES_NO:
        label = texts.say(
            "button-preference", name=texts.say(f"preference-short-{name}"), value=value_of(name, chosen, texts)
        )
        return [(Button(label, f"{MARK}{name}={OTHER[chosen]}", "primary" if chosen == "yes" else "", MARKS[name]),)]
    buttons = [_choice(name, value, value == chosen, texts) for value in values]
    across = SHORT.get(name, IN_A_ROW)
    return [tuple(buttons[at : at + across]) for at in range(0, len(buttons), across)]


def _choice(name: str, value: str, is_chosen: bool, texts: Texts) -> Button:
    """Return the button for one value, with a mark if it is chosen."""
    words = value_of(name, value, texts)
    label = texts.say("button-picked", card=words) if is_chosen else words
    return Button(label, f"{MARK}{name}={value}", "primary" if is_chosen else "", MARKS.get(name, ""))


def value_of(name: str, value: str, texts: Texts) -> str:
    """Return the value of a setting in words. A language has its own name, which those who look for it can read."""
    if name == "language":
        return own_name(value)
    if name == "undo":
        return texts.say("undo-seconds", count=int(value))
    return texts.say(f"notify-{value}" if name == "notify" else f"option-{value}")


def present_erasing(texts: Texts) -> Screen:
    """Return the question before everything about a person is erased."""
    buttons = (
        Button(texts.say("button-erase-sure"), MARK + ERASE_FOR_SURE, "danger"),
        Button(texts.say("button-back"), MARK + BACK, mark=marks.BACK),
    )
    return Screen(texts.say("sure-erase"), (buttons,))


async def preferences_page(tables: Tables, person: Person, texts: Texts) -> Screen:
    """Return the settings page of that person."""
    return present_preferences(await tables.people.settings(person.id), texts)


async def press_preference(tables: Tables, archive: Archive, person: Person, data: str, texts: Texts) -> Screen:
    """Carry out the press; return the page to show next."""
    press = data.removeprefix(MARK)
    if press == ERASE:
        return present_erasing(texts)
    if press == ERASE_FOR_SURE:
        await archive.erase(person)
        return Screen(texts.say("erased"))
    name, set_to, value = press.partition("=")
    if set_to:
        await tables.prefer(person, {name: value})
        texts = Texts(value) if name == "language" else texts
    elif press != BACK:
        raise Refusal("bad-token")
    return await preferences_page(tables, person, texts)


async def texts_for_person(tables: Tables, person: Person) -> Texts:
    """Return texts in the person's chosen language, or else their platform's."""
    settings = await tables.people.settings(person.id)
    return Texts(with_language(person, settings).language or tables.language)
