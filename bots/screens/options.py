"""The pages of a table's options: the list of them, one page per option, one per set of recommended kingdoms."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bots.language import marks
from bots.language.texts import Texts, languages, own_name
from bots.language.wording import dearest_first, join_with_dots
from bots.people import badge
from bots.screens.command_marks import mark
from bots.screens.context import Stamp
from bots.screens.layout import Keys
from bots.screens.model import Button, Shape
from bots.tables import tokens
from bots.tables.kingdoms import ANY, NO_WISHES, RANDOM, WITH, WITHOUT, possible_banes, wanted_of
from bots.tables.lobby import LOBBY_PAGE, VETO
from engine import (
    CATEGORY_NAMES,
    EDITIONS,
    KINGDOM_PILES,
    LEVELS,
    NEEDS_BANE,
    RECOMMENDED,
    SEATS,
    SETS,
    Kingdom,
)
from storage.table import Options, Table

NAMES = {
    "kingdom": "options-kingdom",
    "sets": "options-sets",
    "wishes": "options-wishes",
    "edition": "options-edition",
    "shelters": "options-shelters",
    "colonies": "options-colonies",
    "bane": "options-bane",
    "pace": "options-pace",
    "players": "options-players",
    "language": "options-language",
    "points": "options-points",
    "pictures": "options-pictures",
    "level": "options-level",
    "hints": "options-hints",
}
UNSEAT = "unseat"
QUESTIONS = {
    "kingdom": "options-ask-kingdom",
    "sets": "options-ask-sets",
    "wishes": "options-ask-wishes",
    "edition": "options-ask-edition",
    "shelters": "options-ask-shelters",
    "colonies": "options-ask-colonies",
    "bane": "options-ask-bane",
    "pace": "options-ask-pace",
    "players": "options-ask-players",
    "language": "options-ask-language",
    "points": "options-ask-points",
    "pictures": "options-ask-pictures",
    "level": "options-ask-level",
    "hints": "options-ask-hints",
    UNSEAT: "options-ask-unseat",
    VETO: "options-ask-veto",
}
WORDS: Final[dict[str, dict[str, str]]] = {
    "kingdom": {"random": "kingdom-random", "own": "kingdom-own"},
    "edition": {"1": "edition-1", "2": "edition-2"},
    "shelters": {"auto": "shelters-auto", "yes": "shelters-yes", "no": "shelters-no"},
    "colonies": {"auto": "colonies-auto", "yes": "colonies-yes", "no": "colonies-no"},
    "pace": {"live": "pace-live", "casual": "pace-casual", "none": "pace-none"},
    "points": {"yes": "points-yes", "no": "points-no"},
    "pictures": {"yes": "pictures-yes", "no": "pictures-no"},
    "level": {level: f"level-{level}" for level in LEVELS},
    "hints": {"yes": "hints-yes", "no": "hints-no"},
}
# The category buttons: their labels, and what a press turns them to.
MARKED = {WITH: "button-picked", WITHOUT: "button-excluded"}
NEXT = {ANY: WITH, WITH: WITHOUT, WITHOUT: ANY}
NEEDED_BOXES = {"shelters": "dark_ages", "colonies": "prosperity"}
EXPANSIONS = ("alchemy", "seaside", "cornucopia", "prosperity", "dark_ages", "hinterlands1", "intrigue1")


def matters(name: str, options: Options) -> bool:
    """True if the option changes anything in a kingdom of these cards or boxes, or was chosen."""
    if name not in NEEDED_BOXES:
        return name != "bane" or NEEDS_BANE in options.cards
    box = NEEDED_BOXES[name]
    is_possible = box in options.sets if options.kingdom == "random" else not set(SETS[box]).isdisjoint(options.cards)
    return is_possible or bool(getattr(options, name) != "auto")


def box_of(kingdom: Kingdom) -> str:
    """Return the set under which people look for a kingdom: the newest one it needs."""
    for name in EXPANSIONS:
        if set(kingdom.cards) & set(SETS[name]):
            return name
    return "base1" if kingdom.edition == 1 else "base2"


def value_words(options: Options, name: str, texts: Texts) -> str:
    """Return the current value of an option in words."""
    if name == "sets":
        return texts.join_names([texts.say(f"set-{each}") for each in options.sets])
    if name == "wishes":
        return wishes_words(options, texts) or texts.say("wishes-none")
    return words_for(name, str(getattr(options, name)), texts)


def wishes_words(options: Options, texts: Texts) -> str:
    """Return what a random kingdom must have and must not have; "" if anything goes."""
    parts = []
    for key, categories, cards in (
        ("wishes-with", options.needs, options.wishes),
        ("wishes-without", options.excludes, options.bans),
    ):
        named = [texts.say(f"category-{each}.word") for each in categories if each in CATEGORY_NAMES]
        named += [texts.card(id) for id in cards]
        parts += [texts.say(key, what=", ".join(named))] if named else []
    return join_with_dots(parts)


def command_words(name: str, shape: Shape, texts: Texts) -> str:
    """Return a command as people write it on the platform, marked where a command can be clicked only with its id."""
    if not shape.command_group:
        return f"/{name}"
    return mark(name, f"/{texts.say(f'slash-{shape.command_group}')} {texts.say(f'slash-{name}')}")


def words_for(name: str, value: str, texts: Texts) -> str:
    """Return one value of an option in words."""
    if name == "bane":
        return texts.card(value) if value in KINGDOM_PILES else texts.say("kingdom-random")
    if name == "sets":
        return texts.say(f"set-{value}")
    if name == "players":
        return texts.say("players-count", count=int(value))
    if name == "language":
        return own_name(value)
    known = WORDS[name].get(value)
    if known is None:
        return texts.say(f"kingdom-{value}") if name == "kingdom" else value
    return texts.say(known)


@dataclass(frozen=True, slots=True)
class OptionPages:
    """The option pages of one table. A page has the name that its button carries as the argument."""

    table: Table
    texts: Texts
    stamp: Stamp
    shape: Shape

    @property
    def _names(self) -> dict[str, str]:
        """The options that the platform offers and that this kingdom can have, with the keys of their names."""
        return {name: key for name, key in NAMES.items() if self._is_offered(name)}

    def _is_offered(self, name: str) -> bool:
        if name == "pictures":
            return self.shape.pictures
        return matters(name, self.table.options)

    @property
    def command(self) -> str:
        """The command with which cards are named."""
        return command_words("kingdom", self.shape, self.texts)

    def lines(self, page: str) -> list[str]:
        """Return the text above the buttons of a page."""
        say = self.texts.say
        if page.partition(".")[0] in QUESTIONS:
            example = f"+{self.texts.card('witch')} -{self.texts.card('chapel')}"
            question = say(QUESTIONS[page.partition(".")[0]], command=self.command, example=example)
            return [question, *(self._wished() if page == "wishes" else self._levels() if page == "level" else [])]
        lines = [
            say("option-line", name=say(NAMES[name]), value=value_words(self.table.options, name, self.texts))
            for name in self._names
        ]
        return [say("options-title"), *lines]

    def _wished(self) -> list[str]:
        """Return the line with the wishes and bans, also of single cards, which have no buttons."""
        words = wishes_words(self.table.options, self.texts)
        return [self.texts.say("option-line", name=self.texts.say(NAMES["wishes"]), value=words)] if words else []

    def _levels(self) -> list[str]:
        """Return a line about each level of computer players."""
        say = self.texts.say
        return [say("option-line", name=say(f"level-{each}"), value=say(f"level-{each}.about")) for each in LEVELS]

    def keys(self, page: str) -> Keys:
        """Return the buttons of a page; an unknown page is the list of options."""
        name, _, box = page.partition(".")
        if name == UNSEAT:
            return Keys(self._guests(), [self._back("")])
        if name == VETO:
            return Keys(self._vetoes(), [self._back(LOBBY_PAGE)])
        if name == "wishes":
            return Keys(self._wishes(), [self._back("")])
        if name not in NAMES:
            offered = self._names | ({UNSEAT: "options-unseat"} if self._guests() else {})
            return Keys(
                [self._open(self.texts.say(key), name) for name, key in offered.items()], [self._back(LOBBY_PAGE)]
            )
        if name == "kingdom":
            return self._kingdoms(box)
        if name == "bane":
            return self._banes(box)
        return Keys([self._value(name, value) for value in self._values(name)], [self._back("")])

    def _guests(self) -> list[Button]:
        """Return a button for everyone whom the host can remove."""
        guests = [seat for seat in self.table.seats if seat.person and seat.person != self.table.host]
        return [Button(seat.name, self.stamp.token(tokens.OPTION, f"{UNSEAT}={badge(seat.person)}")) for seat in guests]

    def _vetoes(self) -> list[Button]:
        """Return a button for each card of the kingdom."""
        cards = dearest_first(self.table.options.cards, None, self.texts)
        return [
            Button(self.texts.card(id), self.stamp.token(tokens.OPTION, f"{VETO}={id}"), mark=marks.mark_of(id))
            for id in cards
        ]

    def _wishes(self) -> list[Button]:
        """Return a button for each category, which turns from either to with it, without it, and back."""
        options, buttons = self.table.options, []
        for name in CATEGORY_NAMES:
            words, wanted = self.texts.say(f"category-{name}"), wanted_of(options, name)
            label = self.texts.say(MARKED[wanted], card=words) if wanted in MARKED else words
            token = self.stamp.token(tokens.OPTION, f"category={NEXT[wanted]}-{name}")
            buttons.append(Button(label, token, "primary" if wanted in MARKED else ""))
        if wishes_words(options, self.texts):
            token = self.stamp.token(tokens.OPTION, f"wishes={NO_WISHES}")
            buttons.append(Button(self.texts.say("button-forget-wishes"), token))
        return buttons

    def _values(self, name: str) -> list[str]:
        if name == "sets":
            return list(SETS)
        if name == "players":
            return [str(count) for count in SEATS]
        if name == "edition":
            return [str(edition) for edition in EDITIONS]
        return list(languages() if name == "language" else WORDS[name])

    def _kingdoms(self, box: str) -> Keys:
        """Return the buttons for all sets with recommended kingdoms, or for the kingdoms of one set."""
        if box in SETS:
            chosen = [kingdom.id for kingdom in RECOMMENDED if box_of(kingdom) == box]
            return Keys([self._value("kingdom", id) for id in chosen], [self._back("kingdom")])
        boxes = [self._open(self.texts.say(f"set-{name}"), f"kingdom.{name}") for name in SETS]
        return Keys([self._value("kingdom", "random"), *boxes], [self._back("")])

    def _banes(self, box: str) -> Keys:
        """Return the buttons that draw another bane and lead to those of one set, or for all that a set has."""
        possible = possible_banes(self.table.options.cards)
        found = {name: [id for id in SETS[name] if id in possible] for name in SETS}
        if box in found:
            ids = dearest_first(found[box], None, self.texts)
            return Keys([replace(self._value("bane", id), mark=marks.mark_of(id)) for id in ids], [self._back("bane")])
        again = Button(self.texts.say("button-reroll-bane"), self.stamp.token(tokens.OPTION, f"bane={RANDOM}"))
        boxes = [self._open(self.texts.say(f"set-{name}"), f"bane.{name}") for name in SETS if found[name]]
        return Keys([replace(again, mark=marks.RANDOM), *boxes], [self._back("")])

    # -- buttons -----------------------------------------------------------------------------------------------------

    def _value(self, name: str, value: str) -> Button:
        words = words_for(name, value, self.texts)
        current = (
            value in self.table.options.sets if name == "sets" else value == str(getattr(self.table.options, name))
        )
        label = self.texts.say("button-picked", card=words) if current else words
        wanted = f"-{value}" if current and name == "sets" else value  # pressing a chosen set removes it
        return Button(label, self.stamp.token(tokens.OPTION, f"{name}={wanted}"), "primary" if current else "")

    def _open(self, words: str, page: str) -> Button:
        return Button(words, self.stamp.token(tokens.OPTION, page))

    def _back(self, page: str) -> Button:
        return replace(self._open(self.texts.say("button-back"), page), mark=marks.BACK)
