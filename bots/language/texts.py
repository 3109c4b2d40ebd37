"""Message catalogues: every sentence people read comes from `locales/<language>/*.ftl`, in Project Fluent format.

Each folder is a language. A sentence that a language lacks is shown in English, and logged once.
"""

from __future__ import annotations

import logging
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from bots.language.catalogue import Catalogue
from bots.people import LONGEST_NAME, tidy

logger = logging.getLogger(__name__)

FALLBACK: Final = "en"
LATEST: Final = 2  # the edition of the texts of cards; attributes `.first` have those of the first that differ
LOCALES = files("bots.language").joinpath("locales")
LANGUAGE_CODES: Final = 256  # in the cache: Discord gets each command in 32 of them, which took a tenth of the start-up
SENTENCES: Final = 8192  # in the cache: nearly every sentence on a screen was also on the one before


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have a folder."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


@lru_cache(maxsize=LANGUAGE_CODES)
def supported_language(language: str, otherwise: str = FALLBACK) -> str:
    """Return the supported language for a code such as "de-AT" or "de_AT.UTF-8", or `otherwise`."""
    wanted = language.partition(".")[0].replace("_", "-").lower()
    ours = {known.lower(): known for known in languages()}
    return ours.get(wanted) or ours.get(wanted.partition("-")[0]) or otherwise


def own_name(language: str) -> str:
    """Return a language's name for itself, or its code if the catalogue does not give it."""
    if language not in languages() or "language-own-name" not in _catalogue(language):
        return language
    return _catalogue(language).format("language-own-name", {})[0]


def aliases(language: str, id: str) -> list[str]:
    """Return the other names people use for a card in this language, without falling back to English."""
    key = f"card-{id}.aliases"
    return _catalogue(language).format(key, {})[0].split(",") if key in _catalogue(language) else []


@cache
def _catalogue(language: str) -> Catalogue:
    files = (file for file in LOCALES.joinpath(language).iterdir() if file.name.endswith(".ftl"))
    return Catalogue(language, (file.read_text(encoding="utf-8") for file in files))


@cache
def _language_with(wanted: str, key: str) -> str:
    """Return the language to show a message in: the wanted one, or English. Cached, so a gap is logged only once."""
    if key in _catalogue(wanted):
        return wanted
    if key not in _catalogue(FALLBACK):
        raise KeyError(key)
    logger.warning("%s has no message %r; using English", wanted, key)
    return FALLBACK


@lru_cache(maxsize=SENTENCES)
def _format(wanted: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """Format a message, in English if the wanted language lacks it."""
    language = _language_with(wanted, key)
    text, errors = _catalogue(language).format(key, dict(values))
    if errors:
        logger.warning("%s, message %r: %s", language, key, errors)
    for value in dict(values).values():
        if isinstance(value, int) and value < 0:  # print a minus sign, not a hyphen
            text = text.replace(f"-{-value}", f"\u2212{-value}")
    return text


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language if language in languages() else FALLBACK
        if self.language != language:
            logger.warning("unknown language %r; using %s", language, FALLBACK)

    def has(self, key: str) -> bool:
        """True if there is a message with this key in any language: English has them all."""
        return key in _catalogue(FALLBACK)

    def say(self, key: str, **values: str | int) -> str:
        """Return the message with this key, filled in with these values."""
        return _format(self.language, key, tuple(values.items()))

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, id: str) -> str:
        return self.say(f"card-{id}")

    def card_text(self, id: str, edition: int | None = None) -> str:
        """Return what a card does in this edition; in both, where it differs, if the edition is not known."""
        text, first = self.say(f"card-{id}.text"), f"card-{id}.first"
        if edition == LATEST or not self.has(first):
            return text
        if edition is not None:
            return self.say(first)
        return f"{text}\n{self.say('option-line', name=self.say('edition-1'), value=self.say(first))}"

    def cards(self, ids: Iterable[str]) -> str:
        """Return card names in order of appearance, with a number for equal ones."""
        counts = Counter(ids)
        return ", ".join(
            self.card(id) if count == 1 else self.say("card-times", card=self.card(id), count=count)
            for id, count in counts.items()
        )

    def name(self, name: str, longest: int = LONGEST_NAME) -> str:
        """Return a person's name as it is shown; a neutral one if nothing of it can be seen."""
        return tidy(name, longest) or self.say("player-default")

    def join_names(self, names: Sequence[str]) -> str:
        """Join names as in a sentence: "Ann, Bob and Cid"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def order(self, words: str) -> tuple[int, ...]:
        """Return a key that sorts words by the alphabet of this language."""
        return _order(words, self.say("alphabet"))


@lru_cache(maxsize=SENTENCES)
def _order(words: str, alphabet: str) -> tuple[int, ...]:
    return tuple(alphabet.find(letter) for letter in _letters(words.casefold(), alphabet))


def _letters(words: str, alphabet: str) -> Iterator[str]:
    """Yield the letters of the words; letters outside the alphabet, such as ä in German, lose their marks."""
    for letter in unicodedata.normalize("NFC", words):
        yield letter if letter in alphabet else unicodedata.normalize("NFD", letter)[0]
