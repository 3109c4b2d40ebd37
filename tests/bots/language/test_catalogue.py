"""Catalogues are parsed entry by entry, and nobody can tell."""

import pytest
from babel import localedata
from fluent.runtime import FluentBundle, FluentResource

from bots.language.catalogue import NUMBERS, Catalogue
from tests.languages.catalogues import LANGUAGES, LOCALES
from tests.whole_games import sample

VALUES = {"count": 2}
SOURCE = """
hello = Hello, { -name }!
-name = { title } Ann
title = Dr
    .long = Doctor
# A comment between two messages
several = { $count ->
    [one] one
   *[other] { title } and others
}
"""


@pytest.mark.parametrize("language", sample(LANGUAGES, ("uk",)))
def test_every_message_reads_as_if_all_had_been_parsed_at_once(language):
    sources = [path.read_text(encoding="utf-8") for path in (LOCALES / language).glob("*.ftl")]
    catalogue, whole = Catalogue(language, sources), FluentBundle([language], use_isolating=False)
    for source in sources:
        whole.add_resource(FluentResource(source))
    for name in whole._messages:
        message = whole.get_message(name)
        found = {name: message.value, **{f"{name}.{attribute}": one for attribute, one in message.attributes.items()}}
        for key, pattern in found.items():
            assert catalogue.format(key, VALUES)[0] == str(whole.format_pattern(pattern, VALUES)[0])


@pytest.mark.parametrize("key", ["hello", "several", "title", "title.long"])
def test_a_message_brings_what_it_refers_to(key):
    expected = {"hello": "Hello, Dr Ann!", "several": "Dr and others", "title": "Dr", "title.long": "Doctor"}
    assert Catalogue("en", [SOURCE]).format(key, VALUES) == (expected[key], [])


@pytest.mark.parametrize("key", ["name", "goodbye", "hello.long", ""])
def test_a_message_that_is_not_there_is_not_found(key):
    catalogue = Catalogue("en", [SOURCE])
    assert key not in catalogue
    with pytest.raises(KeyError):
        catalogue.format(key, {})


@pytest.mark.parametrize(("language", "text"), [("en", "1,234,567"), ("de", "1.234.567"), ("pt-BR", "1.234.567")])
def test_numbers_are_written_as_in_their_language_although_only_their_data_is_kept(language, text):
    catalogue = Catalogue(language, ["number = { $count }"])
    assert catalogue.format("number", {"count": 1234567}) == (text, [])
    for known in (language.replace("-", "_"), language[:2], "root"):
        assert localedata.load(known).keys() <= NUMBERS


def test_plural_forms_are_those_of_the_language_although_only_their_data_is_kept():
    catalogue = Catalogue("ru", ["cards = { $count ->\n    [one] 1\n    [few] 2\n   *[many] 5\n}"])
    counts = {count: catalogue.format("cards", {"count": count})[0] for count in (1, 2, 5, 11, 21, 22, 25)}
    assert counts == {1: "1", 2: "2", 5: "5", 11: "5", 21: "1", 22: "2", 25: "5"}


def test_a_language_that_is_not_known_anywhere_still_has_messages():
    assert Catalogue("xx", ["hello = Hello"]).format("hello", {}) == ("Hello", [])
