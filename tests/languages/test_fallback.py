"""What happens if a language lacks a sentence, or does not exist."""

import pytest

from bots.language.texts import Texts, languages, own_name, supported_language
from tests.each import for_each_row
from tests.languages.pseudo import clear_caches


@pytest.fixture
def half(locales):
    """Return the texts of a language that is only partly translated."""
    folder = locales / "xx"
    folder.mkdir()
    (folder / "begun.ftl").write_text("option-yes = ŷéš\ncard-moat = Ṁöàţ\n", encoding="utf-8")
    return Texts("xx")


def test_a_folder_is_a_language(half):
    assert "xx" in languages()
    assert half.say("option-yes") == "ŷéš"


def test_a_sentence_that_is_missing_is_said_in_english(half):
    assert half.say("option-no") == "no"
    assert half.card("village") == "Village"


def test_a_missing_sentence_is_logged_once_for_its_language(half, caplog):
    for count in (1, 2, 3):
        half.say("cards-counted", count=count)
    assert [record.getMessage() for record in caplog.records] == ["xx has no message 'cards-counted'; using English"]


def test_a_part_of_a_message_can_be_missing_too(half, caplog):
    assert half.card_text("moat") == Texts().card_text("moat")
    assert "card-moat.text" in caplog.text


def test_a_language_that_does_not_say_its_name_is_called_by_its_code(half):
    assert own_name(half.language) == "xx"
    assert own_name("tlh") == "tlh"


def test_a_place_that_the_code_does_not_fill_is_logged_and_the_rest_is_said(locales, caplog):
    (locales / "de" / "screens.ftl").write_text("screen-waiting = Warten auf { $whom }.\n", encoding="utf-8")
    clear_caches()
    assert Texts("de").say("screen-waiting", who="Ann").startswith("Warten auf")
    assert "screen-waiting" in caplog.text


def test_files_beside_the_catalogues_are_left_alone(locales):
    (locales / "de" / "notes.txt").write_text("option-yes = jawohl\n", encoding="utf-8")
    clear_caches()
    assert Texts("de").say("option-yes") == "ja"


def test_an_unknown_language_falls_back_to_english(caplog):
    assert Texts("xx").say("option-yes") == "yes"
    assert "xx" in caplog.text


def test_a_sentence_that_is_nowhere_is_a_fault():
    with pytest.raises(KeyError):
        Texts().say("no-such-key")


@for_each_row(
    [("de", "de"), ("de-AT", "de"), ("uk_UA.UTF-8", "uk"), ("RU", "ru"), ("fr", "en"), ("", "en"), ("C.UTF-8", "en")]
)
def test_codes_of_platforms_and_systems_are_understood(code, ours):
    assert supported_language(code) == ours


def test_a_language_of_one_country_wins_over_the_language(locales):
    (locales / "pt-BR").mkdir()
    (locales / "pt").mkdir()
    clear_caches()
    assert supported_language("pt-br") == "pt-BR"
    assert supported_language("pt_PT") == "pt"
