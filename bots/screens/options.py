"""The pages of a table's options: the list of them, one page per option, one per set of recommended kingdoms."""

from __future__ import annotations

from dataclasses import dataclass

from bots.language.texts import Texts, languages, own_name
from bots.people import badge
from bots.screens.context import Stamp
from bots.screens.layout import Keys
from bots.screens.model import Button
from bots.tables import tokens
from engine import EDITIONS, RECOMMENDED, SEATS, SETS, Kingdom
from storage.table import Options, Table

NAMES = {
    "kingdom": "options-kingdom",
    "sets": "options-sets",
    "edition": "options-edition",
    "shelters": "options-shelters",
    "pace": "options-pace",
    "players": "options-players",
    "language": "options-language",
}
QUESTIONS = {
    "kingdom": "options-ask-kingdom",
    "sets": "options-ask-sets",
    "edition": "options-ask-edition",
    "shelters": "options-ask-shelters",
    "pace": "options-ask-pace",
    "players": "options-ask-players",
    "language": "options-ask-language",
}
WORDS = {
    "kingdom": {"random": "kingdom-random", "own": "kingdom-own"},
    "edition": {"1": "edition-1", "2": "edition-2"},
    "shelters": {"auto": "shelters-auto", "yes": "shelters-yes", "no": "shelters-no"},
    "pace": {"live": "pace-live", "casual": "pace-casual", "none": "pace-none"},
}
UNSEAT = "unseat"
EXPANSIONS = ("dark_ages", "hinterlands1", "intrigue1")


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
    return words_for(name, str(getattr(options, name)), texts)


def words_for(name: str, value: str, texts: Texts) -> str:
    """Return one value of an option in words."""
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

    def lines(self, page: str) -> list[str]:
        """Return the text above the buttons of a page."""
        say = self.texts.say
        if page == UNSEAT:
            return [say("options-ask-unseat")]
        if page.partition(".")[0] in QUESTIONS:
            return [say(QUESTIONS[page.partition(".")[0]])]
        lines = [
            say("option-line", name=say(NAMES[name]), value=value_words(self.table.options, name, self.texts))
            for name in NAMES
        ]
        return [say("options-title"), *lines]

    def keys(self, page: str) -> Keys:
        """Return the buttons of a page; an unknown page is the list of options."""
        name, _, box = page.partition(".")
        if name == UNSEAT:
            return Keys(self._guests(), [self._back("")])
        if name not in NAMES:
            offered = NAMES | ({UNSEAT: "options-unseat"} if self._guests() else {})
            return Keys([self._open(self.texts.say(key), name) for name, key in offered.items()], [self._back("lobby")])
        if name == "kingdom":
            return self._kingdoms(box)
        return Keys([self._value(name, value) for value in self._values(name)], [self._back("")])

    def _guests(self) -> list[Button]:
        """Return a button for everyone whom the host can remove."""
        guests = [seat for seat in self.table.seats if seat.person and seat.person != self.table.host]
        return [Button(seat.name, self.stamp.token(tokens.OPTION, f"{UNSEAT}={badge(seat.person)}")) for seat in guests]

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
        return self._open(self.texts.say("button-back"), page)
