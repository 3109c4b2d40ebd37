"""Understands what people type: numbers, names and beginnings of names, several at once."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from dataclasses import dataclass

from bots.language.search import LONGEST, cards_named, fold, is_in_a_name
from bots.language.texts import Texts
from engine import Picks

SETTINGS_KEY = ","  # the same in all languages


class Unclear(Exception):
    """What was typed fits nothing, or too much; the message is for the person who typed it."""


class Guessed(Exception):
    """What was typed is only similar to this name; the person should be asked whether it is meant."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


def no_such(word: str, texts: Texts) -> Unclear:
    """Return the error for something typed that fits nothing."""
    return Unclear(texts.say("no-such-answer", word=quote(word)))


def quote(word: str) -> str:
    """Return what was typed, cut to a length that a sentence can repeat."""
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"


# -- words with a meaning ----------------------------------------------------------------------------------------------


def typed(key: str, texts: Texts) -> tuple[str, ...]:
    """Return the words that can be typed for a key, in the person's language and in English. The first one is shown."""
    both = ",".join(words.say(key) for words in (texts, Texts()))
    return tuple(dict.fromkeys(word.strip().casefold() for word in both.split(",")))


def single_key(key: str, texts: Texts) -> str:
    """Return the first of those words that is a single key; "" if none is."""
    return SETTINGS_KEY if key == "typed-settings" else next((word for word in typed(key, texts) if len(word) == 1), "")


def single_keys(key: str, texts: Texts) -> list[str]:
    """Return all of those words that are a single key."""
    return [word for word in typed(key, texts) if len(word) == 1]


def is_typed(line: str, key: str, texts: Texts) -> bool:
    """True if the line is one of the words for this key."""
    word = line.strip().casefold()
    return word in typed(key, texts) or (key == "typed-settings" and word == SETTINGS_KEY)


def agrees(line: str, texts: Texts) -> bool:
    """True if the line begins with a word for yes."""
    return line.strip().casefold().startswith(typed("typed-yes", texts))


def number_in(word: str) -> int | None:
    """Return the number if the word is one, and not too large to mean anything here."""
    return int(word) if word.isdecimal() and len(word) <= 3 else None


# -- one of a list -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Names:
    """A list to choose from by number (from 1), by name, or by an unambiguous beginning of a name.

    Cards (by default, `ids` are their ids) are also found as the search for cards finds them, in any language. A name
    that is found only because it is similar is Guessed, unless it is trusted; None trusts all of them.
    """

    ids: Sequence[str]
    names: Sequence[str]
    texts: Texts
    cards: Sequence[str] | None = None
    trusted: Container[str] | None = None

    def one(self, word: str) -> str:
        """Return the id that is meant."""
        number = number_in(word)
        if number is not None:
            if 1 <= number <= len(self.ids):
                return self.ids[number - 1]
            raise no_such(word, self.texts)
        found = self._begun(word) or self._search(word)
        if len(set(found)) == 1:
            name = self.names[self.ids.index(found[0])]
            if self.trusted is not None and name not in self.trusted and not self._is_spelled(word):
                raise Guessed(name)
            return found[0]
        if not found:
            raise no_such(word, self.texts)
        meant = [name for id, name in zip(self.ids, self.names, strict=True) if id in found]
        raise Unclear(self.texts.say("ambiguous", word=quote(word), cards=", ".join(meant)))

    def several(self, line: str) -> list[str]:
        """Return the ids that are meant, in order, separated by commas; "2*3" and "copper*3" mean three of one.

        A name may have spaces. Where a part is no name as a whole, its words are read as several numbers or names.
        """
        return [id for part in line.split(",") if part.strip() for id in self._part(part.strip())]

    def _part(self, part: str) -> list[str]:
        """Return what a part means: a name as a whole, else names in a row, else a name that is only similar."""
        words = part.split()
        if len(words) > 1 and not self._fits(part):
            found = list(self._split(words))
            if all(found):
                return [id for several in found for id in several]
        return self._times(part)

    def _split(self, words: Sequence[str]) -> Iterator[list[str]]:
        """Yield what each name in a row of words means, the longest names first; nothing for a word that fits none."""
        at = 0
        while at < len(words):
            end = next((end for end in range(len(words), at, -1) if self._fits(" ".join(words[at:end]))), None)
            yield [] if end is None else self._times(" ".join(words[at:end]))
            at = len(words) if end is None else end

    def _fits(self, part: str) -> bool:
        """True if this is a number, a name or an unambiguous beginning of one, perhaps with a number of times."""
        name, _, times = part.partition("*")
        is_known = number_in(name) is not None or len(set(self._begun(name))) == 1
        return is_known and number_in(times or "1") is not None

    def _times(self, part: str) -> list[str]:
        name, _, times = part.partition("*")
        count = number_in(times.strip() or "1")
        if count is None:
            raise no_such(part, self.texts)
        return [self.one(name.strip())] * count

    def _begun(self, word: str) -> list[str]:
        wanted, spelled = fold(word), [(id, fold(name)) for id, name in zip(self.ids, self.names, strict=True)]
        exact = [id for id, name in spelled if name == wanted]
        return exact or [id for id, name in spelled if wanted and name.startswith(wanted)]

    def _is_spelled(self, word: str) -> bool:
        """True if a name begins like that, or a card is called that: then nothing was guessed."""
        return bool(self._begun(word)) or is_in_a_name(word)

    def _search(self, word: str) -> list[str]:
        found = cards_named(word, self.texts)  # among all cards: a text that fits another card better means none here
        cards = self.ids if self.cards is None else self.cards
        return [id for id, card in zip(self.ids, cards, strict=True) if card in found]


def positions(wanted: Sequence[str], options: Sequence[str], name: Callable[[str], str], texts: Texts) -> Picks:
    """Return the positions of these ids among the options, each position once."""
    free = list(enumerate(options))
    found = []
    for id in wanted:
        place = next((pair for pair in free if pair[1] == id), None)
        if place is None:
            raise Unclear(texts.say("too-many-of", card=name(id)))
        free.remove(place)
        found.append(place[0])
    return tuple(found)
