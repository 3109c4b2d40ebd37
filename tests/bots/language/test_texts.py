"""Sentences as they are said; what the catalogues hold is tested with the languages."""

from bots.language.texts import Texts, languages


def test_equal_cards_are_counted_together():
    assert Texts().cards(["copper", "estate", "copper"]) == "Copper ×2, Estate"


def test_names_are_joined_as_a_sentence_has_them():
    assert Texts().join_names(["Ann"]) == "Ann"
    assert Texts().join_names(["Ann", "Bob", "Cid"]) == "Ann, Bob and Cid"


def test_four_languages_are_there():
    assert {"en", "de", "ru", "uk"} <= set(languages())
