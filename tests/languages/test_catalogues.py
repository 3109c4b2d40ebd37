"""The catalogues of all languages: the same sentences with the same placeholders, and no errors."""

import re
from itertools import product

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import Resource

from bots.language.narrator import EXTRA_TURNS
from bots.language.texts import Texts
from tests.languages.catalogues import (
    LANGUAGES,
    LOCALES,
    OTHERS,
    Contents,
    bodies,
    comparable,
    contents,
    junk,
    keys,
    plural_forms,
    several_numbers,
    variants,
)

PLURALS = {"zero", "one", "two", "few", "many"}
COUNTS = (0, 1, 2, 5, 21, 22, 25, -1)
# Words that code puts into sentences to choose between variants.
KINDS = {"kind": ("exactly", "upto", "any"), "all": ("same", 5), "edition": (1, 2)}
QUOTES = {"en": "“”", "de": "„“", "ru": "«»", "uk": "«»"}
ALL_QUOTES = '"“”„«»‚‹›' + "'"
FULL_FORMS = re.compile(r"\b(cannot|(is|are|was|were|do|does|did|has|have|could|will) not)\b")
# The arrows on the buttons that turn pages look like quotation marks.
PAGES = re.compile(r"^‹|›$")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_can_be_read(language):
    assert junk(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language):
    assert len(keys(language)) == len(set(keys(language)))


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_missing(language):
    assert comparable("en").keys() - comparable(language).keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_there_is_no_sentence_that_english_does_not_have(language):
    assert comparable(language).keys() - comparable("en").keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_stands_in_the_file_of_the_english_one(language):
    names = {path.name for path in (LOCALES / language).iterdir()}
    assert names == {path.name for path in (LOCALES / "en").iterdir()}


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_same_places_in_every_language(language):
    there = {key: contents(language)[key].places for key in comparable(language)}
    assert {key: places for key, places in there.items() if places != contents("en")[key].places} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_plural_forms_that_the_language_has_are_told_apart(language):
    found = {
        key: [set(variants(each)) & PLURALS for each in value.selectors] for key, value in contents(language).items()
    }
    assert {key: forms for key, forms in found.items() if set().union(*forms) - plural_forms(language)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_with_a_number_says_it_or_has_a_form_only_for_that_number(language):
    """A form such as Russian `one` also stands for 21, so it must not say "a card"."""
    silent = {
        (key, variant.key.name)
        for key, sentence in contents(language).items()
        for selector in sentence.selectors
        for variant in selector.variants
        if getattr(variant.key, "name", "") in several_numbers(language) and not Contents(variant.value).places
    }
    assert silent == set()


def values_for(places):
    """Return all combinations of values that these placeholders may have."""
    numbers = {"count", "cost", "points", "turns", "games", "wins", "coins", "average", "number"}
    given = {}
    for place in places:
        name = place[1:]
        given[name] = KINDS.get(name) or (COUNTS if name in numbers else (f"<{name}>",))
    # Numbers are varied together, not in all combinations: no sentence makes one depend on another.
    longest = max((len(each) for each in given.values()), default=1)
    together = [{name: each[at % len(each)] for name, each in given.items()} for at in range(longest)]
    kinds = {name: each for name, each in given.items() if name in KINDS}
    return [mixed | dict(zip(kinds, some, strict=True)) for mixed in together for some in product(*kinds.values())]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_said_with_every_number(language):
    bundle = FluentBundle([language], use_isolating=False)
    for body in bodies(language).values():
        bundle.add_resource(Resource(body))
    for key, sentence in contents(language).items():
        if key.startswith("-"):
            continue
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        for values in values_for(sentence.places):
            said, errors = bundle.format_pattern(message.attributes[attribute] if attribute else message.value, values)
            assert errors == [], f"{key} with {values}"
            assert said.strip(), f"{key} with {values}"


# -- how it is written -------------------------------------------------------------------------------------------------


def words(language):
    return {key: " ".join(sentence.words) for key, sentence in contents(language).items()}


def test_the_quotation_marks_of_every_language_are_known_here():
    assert set(QUOTES) == set(LANGUAGES)


@pytest.mark.parametrize("language", list(QUOTES))
def test_quotation_marks_are_those_of_the_language(language):
    strange = set(ALL_QUOTES) - set(QUOTES[language])
    assert {key: said for key, said in words(language).items() if strange & set(PAGES.sub("", said.strip()))} == {}


@pytest.mark.parametrize("language", list(QUOTES))
def test_quotation_marks_come_in_pairs(language):
    first, last = QUOTES[language]
    assert {key: said for key, said in words(language).items() if said.count(first) != said.count(last)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_log_but_a_heading_ends_with_a_full_stop(language):
    texts, values = Texts(language), dict.fromkeys(("who", "cards", "many", "to", "modes", "bonus"), "X")
    headings = ("log-title", "log-turn", *(f"log-turn-{source}" for source in EXTRA_TURNS))
    lines = [key for key in keys(language) if key.startswith("log-") and key not in headings]
    said = {texts.say(key, count=count, **values) for key in lines for count in (1, 2)}
    assert {line for line in said if not line.endswith(".")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_dashes_dots_and_minus_signs_are_set_as_in_print(language):
    wrong = re.compile(r"\s-\s|--|\.\.\.|(?<![\w*])-\d")
    assert {key: said for key, said in words(language).items() if wrong.search(said)} == {}


PARTED = re.compile(r"(\d|\{ \$(?:count|coins|points|turns|games|wins|average) \}) (?=[а-яёєіїґ])| —")


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_no_line_breaks_between_a_number_and_its_word_or_before_a_dash(language):
    lines = [line for path in (LOCALES / language).iterdir() for line in path.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if PARTED.search(line) and not line.startswith("#")] == []


def test_english_contracts_its_negations_in_messages_but_not_on_cards():
    cards, messages = {}, {}
    for key, said in words("en").items():
        (cards if key.startswith(("card-", "-")) else messages)[key] = said
    assert {key: said for key, said in messages.items() if FULL_FORMS.search(said)} == {}
    assert {key: said for key, said in cards.items() if "n’t" in said} == {}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 cards", "1 card", "2 cards", "5 cards", "21 cards", "22 cards", "25 cards"]),
        ("de", ["0 Karten", "1 Karte", "2 Karten", "5 Karten", "21 Karten", "22 Karten", "25 Karten"]),
        ("ru", ["0 карт", "1 карту", "2 карты", "5 карт", "21 карту", "22 карты", "25 карт"]),
        ("uk", ["0 карт", "1 карту", "2 карти", "5 карт", "21 карту", "22 карти", "25 карт"]),
    ],
)
def test_cards_are_counted_as_the_language_does(language, said):
    counted = [Texts(language).say("cards-counted", count=count) for count in (0, 1, 2, 5, 21, 22, 25)]
    assert [each.replace("\u00a0", " ") for each in counted] == said


@pytest.mark.parametrize(
    ("language", "in_order"),
    [
        ("en", ["Adventurer", "Cellar", "Throne Room"]),
        ("de", ["Abenteurer", "Händler", "Harem", "Zunft"]),
        ("ru", ["Ведьма", "Ёж", "Жила", "Щит", "Ярмарка"]),
        ("uk", ["Ґанок", "Єпископ", "Іскра", "Їжак", "Яр"]),
    ],
)
def test_names_are_sorted_by_the_alphabet_of_the_language(language, in_order):
    mixed = in_order[::-1]
    assert sorted(mixed, key=Texts(language).order) == in_order


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_negative_number_has_a_minus(language):
    assert "\u22123" in Texts(language).say("score-line", rank=1, who="Ann", points=-3, turns=5)
