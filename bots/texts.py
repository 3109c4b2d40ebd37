"""Every sentence a person reads, from message catalogues: `locales/<language>/*.ftl`, in Project Fluent's form."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

logger = logging.getLogger(__name__)

FALLBACK = "en"
SENTENCES = 8192  # kept in mind: from one screen to the next, nearly all that is said was said before


@cache
def languages() -> tuple[str, ...]:
    """The languages there is a folder for."""
    return tuple(sorted(folder.name for folder in files("bots").joinpath("locales").iterdir() if folder.is_dir()))


def spoken(language: str, otherwise: str = FALLBACK) -> str:
    """The language we have for that code, such as "de-AT", or another."""
    wanted = language.replace("_", "-").partition("-")[0].lower()
    return wanted if wanted in languages() else otherwise


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for catalogue in files("bots").joinpath("locales", language).iterdir():
        bundle.add_resource(FluentResource(catalogue.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=SENTENCES)
def _said(wanted: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    name, _, attribute = key.partition(".")
    for language in dict.fromkeys((wanted, FALLBACK)):
        bundle = _bundle(language)
        if not bundle.has_message(name):
            logger.warning("%s has no message %r", language, key)
            continue
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors:
            logger.warning("message %r: %s", key, errors)
        return str(text)
    raise KeyError(key)


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
