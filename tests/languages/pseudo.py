"""A language nobody speaks: English with every letter changed and every sentence in brackets.

Made in a folder at test time, as a contributor would add one. Whatever is still English on a screen then never came
from a catalogue.
"""

import re
import shutil

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from bots import search, texts
from tests.languages.catalogues import LOCALES

CODE = "xx"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
STRANGE = "àƀćđéƒĝĥïĵķļɱñöþɋŕšţüṽŵẋýžÀƁĆĐÉƑĜĤÏĴĶĻṀÑÖÞɊŔŠŢÜṼŴẊÝŽ"
CHANGED = str.maketrans(PLAIN, STRANGE)
COMMAND = re.compile(r"(/[a-z]+)")  # commands are called the same in every language


def changed(words):
    """The words as that language has them."""
    parts = COMMAND.split(words)
    return "".join(part if COMMAND.fullmatch(part) else part.translate(CHANGED) for part in parts)


class Translator(Transformer):
    """Turns the sentences of a catalogue into that language."""

    def visit_TextElement(self, node):  # noqa: N802
        node.value = changed(node.value)
        return node


def translated(path):
    return FluentSerializer().serialize(Translator().visit(FluentParser().parse(path.read_text(encoding="utf-8"))))


def add_pseudo(folder):
    """The folder holds the catalogues of that language."""
    folder.mkdir()
    for path in (LOCALES / "en").glob("*.ftl"):
        (folder / path.name).write_text(translated(path), encoding="utf-8")


def forget():
    """No catalogue has been read yet."""
    for known in (texts.languages, texts._bundle, texts._teller, texts._said, search.index):
        known.cache_clear()


@pytest.fixture
def locales(tmp_path, monkeypatch):
    """A copy of all catalogues, which the program reads instead of its own."""
    copied = tmp_path / "locales"
    shutil.copytree(LOCALES, copied)
    monkeypatch.setattr(texts, "LOCALES", copied)
    forget()
    yield copied
    forget()


@pytest.fixture
def pseudo(locales):
    """The code of a language that has just been added."""
    add_pseudo(locales / CODE)
    return CODE


def english_in(words, *names):
    """What is left of English in the words: letters that were not changed, but for names, commands and checksums."""
    for name in sorted(names, key=len, reverse=True):
        words = words.replace(name, "")
    words = COMMAND.sub("", re.sub(r"\b[0-9a-f]{32,}\b", "", words))
    return re.findall(r"[A-Za-z]+", words)
