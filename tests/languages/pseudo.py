"""A pseudo-language: English with every letter replaced by a similar one.

It is made in a folder when the tests run, as a contributor would add one. Text that is still English on a screen then
does not come from a catalogue.
"""

import re
import shutil
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from bots.language import search, texts
from tests.languages.catalogues import LOCALES

CODE = "xx"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "àƀćđéƒĝĥïĵķļɱñöþɋŕšţüṽŵẋýžÀƁĆĐÉƑĜĤÏĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ"
CHANGED = str.maketrans(PLAIN, STRANGE)
COMMAND = re.compile(r"(/[a-z]+)")  # commands have the same names in every language


def to_pseudo(words):
    """Return the words in the pseudo-language."""
    parts = COMMAND.split(words)
    return "".join(part if COMMAND.fullmatch(part) else part.translate(CHANGED) for part in parts)


class Translator(Transformer):
    """Translates a catalogue into the pseudo-language."""

    def visit_TextElement(self, node):  # noqa: N802
        node.value = to_pseudo(node.value)
        return node


@cache
def translate_file(path):
    return FluentSerializer().serialize(Translator().visit(FluentParser().parse(path.read_text(encoding="utf-8"))))


def add_pseudo(folder):
    """Write the catalogues of the pseudo-language into the folder."""
    folder.mkdir()
    for path in (LOCALES / "en").glob("*.ftl"):
        (folder / path.name).write_text(translate_file(path), encoding="utf-8")


def clear_caches():
    """Clear all caches, as if no catalogue had been read."""
    of_texts = (texts.languages, texts.supported_language, texts._catalogue, texts._language_with, texts._format)
    for known in (*of_texts, search.index):
        known.cache_clear()


@pytest.fixture
def locales(tmp_path, monkeypatch):
    """Let the program read a copy of all catalogues, and return the folder of the copy."""
    copied = tmp_path / "locales"
    shutil.copytree(LOCALES, copied)
    monkeypatch.setattr(texts, "LOCALES", copied)
    clear_caches()
    yield copied
    clear_caches()


@pytest.fixture
def pseudo(locales):
    """Add the pseudo-language and return its code."""
    add_pseudo(locales / CODE)
    return CODE


def english_in(words, *names):
    """Return the English words in a text: letters that were not replaced, except in names, commands and codes."""
    for name in sorted(names, key=len, reverse=True):
        words = words.replace(name, "")
    words = COMMAND.sub("", re.sub(r"\b[0-9a-f]{32,}\b|\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}\b", "", words))
    return re.findall(r"[A-Za-z]+", words)
