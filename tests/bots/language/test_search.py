"""Cards by the names people type."""

import pytest

from bots.language import search
from bots.language.search import card_named, cards_named, fold, index, may_name_a_card, suggest
from bots.language.texts import Texts
from bots.refusals import Refusal
from engine import KINDS, MIXED_PILES
from tests.each import for_each, for_each_row

WORDS = Texts()


@for_each(["Throne Room", "throne room", "THRONE-ROOM", "throne_room", "  throneroom "])
def test_case_spaces_and_signs_do_not_matter(typed):
    assert card_named(typed, WORDS) == "throne_room"


def test_the_whole_name_wins_over_longer_ones_that_begin_with_it():
    assert card_named("mine", WORDS) == "mine"
    assert card_named("Scout", WORDS) == "scout"


def test_the_beginning_of_a_name_is_enough():
    assert card_named("smi", WORDS) == "smithy"


def test_a_part_of_a_name_is_enough():
    assert card_named("chamber", WORDS) == "secret_chamber"


def test_two_letters_from_the_middle_are_not():
    assert cards_named("zz", WORDS) == []


@for_each_row(
    [
        ("milita", "militia"),  # a letter left out
        ("labratory", "laboratory"),
        ("maot", "moat"),  # two exchanged
        ("wicth", "witch"),
        ("vilage", "village"),
        ("gardenns", "gardens"),  # one too many
        ("bureucrat", "bureaucrat"),
        ("thorne rom", "throne_room"),  # two slips in a long name
        ("cartogrf", "cartographer"),  # one in the beginning of a name
    ]
)
def test_a_misspelled_name_is_understood(typed, card):
    assert card_named(typed, WORDS) == card


@pytest.mark.parametrize("language", ["en", "de", "ru", "uk"])
def test_every_card_is_found_by_its_name_in_every_language_whatever_one_reads(language):
    reader = Texts(language)
    for other in ("en", "de", "ru", "uk"):
        found = {id: card_named(Texts(other).card(id), reader) for id in (*KINDS, *MIXED_PILES)}
        assert found == {id: id for id in found}


@for_each_row(
    [
        ("Ведьма", "witch"),
        ("відьма", "witch"),
        ("hexe", "witch"),
        ("перекресток", "crossroads"),  # few people type ё
        ("brücke", "bridge"),
        ("bruecke", "bridge"),
        ("holzfaeller", "woodcutter"),
        ("spaeher", "scout"),
        ("goettin", ""),
        ("grosse halle", "great_hall"),
        ("Große Halle", "great_hall"),
        ("кузня", "smithy"),
        ("вед", "witch"),
        ("ведмьа", "witch"),
        ("schmide", "smithy"),
    ]
)
def test_any_of_the_languages_is_understood(typed, card):
    assert cards_named(typed, WORDS) == ([card] if card else [])


def test_ukrainian_letters_are_no_misspelled_russian_ones():
    assert fold("міст") != fold("мист")
    assert fold("Рів") == "рів"


def test_an_apostrophe_may_be_any_or_none():
    assert fold("Fool's Gold") == fold("Fool’s Gold") == fold("Foolʼs Gold") == fold("fools gold")


def test_letters_may_be_put_together_from_two_signs():
    assert fold("Бродя\u0433и\u0306") == fold("Бродягй")


@pytest.mark.parametrize(
    ("typed", "card"), [("lab", "laboratory"), ("JoaT", "jack_of_all_trades"), ("лаба", "laboratory")]
)
def test_names_that_people_use_among_themselves_are_understood(typed, card):
    assert card_named(typed, WORDS) == card


def test_no_other_name_of_a_card_is_the_name_of_another():
    owners = {}
    for name in index():
        owners.setdefault(name.text, set()).add(name.id)
    assert {text: cards for text, cards in owners.items() if len(cards) > 1} == {}


def test_ones_own_language_wins_where_a_beginning_fits_several():
    assert set(cards_named("ma", Texts("de"))) == {"market", "market_square", "margrave", "masquerade", "mandarin",
                                                   "marauder"}  # fmt: skip
    assert "madman" in cards_named("ma", WORDS)


def test_a_name_that_fits_several_cards_is_refused_with_their_names():
    with pytest.raises(Refusal) as refused:
        card_named("wo", WORDS)
    assert refused.value.key == "which-card"
    assert refused.value.values["cards"] == "Woodcutter, Worker’s Village, Workshop"


def test_the_cards_it_could_be_are_named_in_the_readers_language():
    with pytest.raises(Refusal) as refused:
        card_named("wo", Texts("de"))
    assert refused.value.values["cards"] == "Holzfäller, Arbeiterdorf, Werkstatt"


@for_each(["Exploding Kittens", "", "???", "🃏", "x" * 5000])
def test_what_is_no_card_is_refused(typed):
    with pytest.raises(Refusal) as refused:
        card_named(typed, WORDS)
    assert refused.value.key == "no-such-card"
    assert len(refused.value.values["word"]) <= 40


def test_a_pile_of_different_cards_has_a_name_too():
    assert card_named("knights", WORDS) == "knights"


def test_a_person_who_is_still_typing_is_offered_the_likeliest_first():
    offered = suggest("mine", WORDS, 25)
    assert offered[0] == "mine"
    assert "abandoned_mine" in offered
    assert suggest("", WORDS, 25) == []
    assert len(suggest("a", WORDS, 5)) == 5


@pytest.mark.parametrize("typed", ["smithy", "chamber", "labratory", "Exploding Kittens", "x" * 5000])
def test_a_search_compares_each_name_a_few_times_with_at_most_forty_letters(monkeypatch, typed):
    compared = []
    differ = search._differ
    monkeypatch.setattr(search, "_differ", lambda *what: compared.append(what) or differ(*what))
    cards_named(typed, WORDS)
    assert len(compared) <= 6 * len(index())
    assert all(len(wanted) <= search.LONGEST for wanted, _, _ in compared)


@for_each(("hi", "hallo?", "good", "нет", "игра", "старт", "karte", "neu"))
def test_words_that_are_like_the_name_of_a_card_by_chance_are_not_taken_for_one(said):
    assert not may_name_a_card(said)


@for_each(("moat", "Graben", "throne", "smithy!", "merchnt", "Кузница"))
def test_the_name_of_a_card_in_a_message_is_recognised(said):
    assert may_name_a_card(said)
