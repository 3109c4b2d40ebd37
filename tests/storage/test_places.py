"""Places: one text for keys, one short code for buttons."""

import pytest

from storage.places import BadPlace, Place

PLACES = {
    "telegram:-1001234567890:17": Place("telegram", "-1001234567890", "17"),
    "telegram:42": Place("telegram", "42"),
    "discord:1234567890123456789": Place("discord", "1234567890123456789"),
    "terminal:0": Place("terminal", "0"),
}


@pytest.mark.parametrize("text", PLACES)
def test_a_place_has_one_text(text):
    assert PLACES[text].text == text
    assert Place.from_text(text) == PLACES[text]


@pytest.mark.parametrize("place", PLACES.values())
def test_a_place_comes_back_from_its_code(place):
    assert Place.from_code(place.code) == place


def test_the_longest_codes_leave_half_a_button_to_the_press():
    longest = str(2**64 - 1)
    assert len(Place("discord", longest, longest).code) <= 24
    assert len(Place("telegram", "-1009999999999", "2147483647").code) <= 18


@pytest.mark.parametrize(
    "text",
    [
        "",
        "telegram",
        "telegram:",
        "irc:5",
        "telegram:a",
        "telegram:1:",
        "telegram:1:2:3",
        "telegram:007",
        "telegram:-0",
    ],
)
def test_a_text_that_names_no_place_is_refused(text):
    with pytest.raises(BadPlace):
        Place.from_text(text)


@pytest.mark.parametrize("code", ["", "d", "x5", "d1.2.3", "d.", "d1.", "d-", "d1_", "dé"])
def test_a_code_that_names_no_place_is_refused(code):
    with pytest.raises(BadPlace):
        Place.from_code(code)
