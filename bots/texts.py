"""Every sentence a person reads, from message catalogues: `locales/<language>/*.ftl`, in Project Fluent's form.

A folder is a language. Where a language lacks a sentence, the English one is said, and the log tells so once.
"""

from __future__ import annotations

import logging
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

logger = logging.getLogger(__name__)

FALLBACK: Final = "en"
LOCALES = files("bots").joinpath("locales")
SENTENCES: Final = 8192  # kept in mind: from one screen to the next, nearly all that is said was said before


@cache
def languages() -> tuple[str, ...]:
    """The languages there is a folder for."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def spoken(language: str, otherwise: str = FALLBACK) -> str:
    """The language we have for that code, such as "de-AT" or "de_AT.UTF-8", or another."""
    wanted = language.partition(".")[0].replace("_", "-").lower()
    ours = {known.lower(): known for known in languages()}
    return ours.get(wanted) or ours.get(wanted.partition("-")[0]) or otherwise


def own_name(language: str) -> str:
    """What that language calls itself; its code, where it does not say."""
    pattern = _pattern(language, "language-own-name") if language in languages() else None
    return str(_bundle(language).format_pattern(pattern, {})[0]) if pattern else language


def aliases(language: str, id: str) -> list[str]:
    """Other names people have for that card, in that language only."""
    pattern = _pattern(language, f"card-{id}.aliases")
    return str(_bundle(language).format_pattern(pattern, {})[0]).split(",") if pattern else []


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in LOCALES.joinpath(language).iterdir():
        if catalogue.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle


def _pattern(language: str, key: str) -> Any:
    """The sentence as that language's catalogues have it; None where they do not."""
    name, _, attribute = key.partition(".")
    if not _bundle(language).has_message(name):
        return None
    message = _bundle(language).get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def _teller(wanted: str, key: str) -> str:
    """The language that sentence is said in: the wanted one, or English. Kept in mind, so it is logged once."""
    if _pattern(wanted, key) is not None:
        return wanted
    if _pattern(FALLBACK, key) is None:
        raise KeyError(key)
    logger.warning("%s has no message %r; said in English", wanted, key)
    return FALLBACK


@lru_cache(maxsize=SENTENCES)
def _said(wanted: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    language = _teller(wanted, key)
    text, errors = _bundle(language).format_pattern(_pattern(language, key), dict(values))
    if errors:
        logger.warning("%s, message %r: %s", language, key, errors)
    for value in dict(values).values():
        if isinstance(value, int) and value < 0:  # a minus is no hyphen
            text = text.replace(f"-{-value}", f"\u2212{-value}")
    return str(text)


class Texts:
    """The words of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language if language in languages() else FALLBACK
        if self.language != language:
            logger.warning("there is no language %r; using %s", language, FALLBACK)

    def has(self, key: str) -> bool:
        return bool(_bundle(FALLBACK).has_message(key))

    def say(self, key: str, **values: str | int) -> str:
        """The sentence with that key, with these values in it."""
        return _said(self.language, key, tuple(values.items()))

    # -- cards -------------------------------------------------------------------------------------------------------

    def card(self, id: str) -> str:
        return self.say(f"card-{id}")

    def card_text(self, id: str) -> str:
        return self.say(f"card-{id}.text")

    def cards(self, ids: Iterable[str]) -> str:
        """Card names in order of appearance, equal ones counted together."""
        counts = Counter(ids)
        return ", ".join(
            self.card(id) if count == 1 else self.say("card-times", card=self.card(id), count=count)
            for id, count in counts.items()
        )

    def joined(self, names: Sequence[str]) -> str:
        """Names as a sentence has them: "Ann, Bob and Cid"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])

    def order(self, words: str) -> tuple[int, ...]:
        """Where the words stand among others in an alphabetical list of this language."""
        return _order(words, self.say("alphabet"))


@lru_cache(maxsize=SENTENCES)
def _order(words: str, alphabet: str) -> tuple[int, ...]:
    return tuple(alphabet.find(letter) for letter in _spelled(words.casefold(), alphabet))


def _spelled(words: str, alphabet: str) -> Iterator[str]:
    """The letters of the words; one that the alphabet does not know, as ä in German, without its marks."""
    for letter in unicodedata.normalize("NFC", words):
        yield letter if letter in alphabet else unicodedata.normalize("NFD", letter)[0]
