"""Places: one text for keys, one short code for buttons."""

from itertools import product

import pytest

from storage import keys
from storage.places import BadPlace, Place, parse_place
from tests.each import for_each, for_each_row

PLACES = {
    "telegram:-1001234567890:17": Place("telegram", "-1001234567890", "17"),
    "telegram:42": Place("telegram", "42"),
    "discord:1234567890123456789": Place("discord", "1234567890123456789"),
    "terminal:0": Place("terminal", "0"),
    "irc:5": Place("irc", "5"),
    "web:games_of-ann:%2F": Place("web", "games_of-ann", "/"),
    "matrix:%21abc%3Aserver%2Eorg": Place("matrix", "!abc:server.org"),
}
# As releases before text ids wrote them: tables are stored under the texts, and buttons with the codes are on screens.
NUMBERED = [
    (Place("telegram", "-1001234567890", "17"), "telegram:-1001234567890:17", "t-HctKD5O.H"),
    (Place("telegram", "42"), "telegram:42", "tg"),
    (Place("telegram", "-1"), "telegram:-1", "t-1"),
    (Place("telegram", "-62", "61"), "telegram:-62:61", "t-10.z"),
    (Place("discord", "1234567890123456789"), "discord:1234567890123456789", "d1TCKi1nFuNh"),
    (
        Place("discord", "18446744073709551615", "18446744073709551615"),
        "discord:18446744073709551615:18446744073709551615",
        "dLygHa16AHYF.LygHa16AHYF",
    ),
    (Place("terminal", "0"), "terminal:0", "l0"),
]
AWKWARD = ["!abc:server.org", "a:b", "a", "b", "{tag}", "}", "a|b", "%", "%3A", "%41", "A", ".", "..", " ", "a\nb",
           "\t", "é", "e\u0301", "🐢", "-", "_", "~", "0", "-0", "007", "*", "\x00", "d1", "/path?x=1#y"]  # fmt: skip


@for_each(PLACES)
def test_a_place_has_one_text(text):
    assert PLACES[text].text == text
    assert Place.from_text(text) == PLACES[text]


@for_each(PLACES.values())
def test_a_place_comes_back_from_its_code(place):
    assert Place.from_code(place.code) == place


def test_the_longest_codes_leave_half_a_button_to_the_press():
    longest = str(2**64 - 1)
    assert len(Place("discord", longest, longest).code) <= 24
    assert len(Place("telegram", "-1009999999999", "2147483647").code) <= 18


@for_each(
    [
        "",
        "telegram",
        "telegram:",
        "IRC:5",
        "5:5",
        ":5",
        "matrix:",
        "matrix:!abc",
        "matrix:%21%",
        "matrix:%2x",
        "matrix:%2e",
        "matrix:%41",
        "matrix:%FF",
        "matrix:é",
        "matrix:a:b:c",
        "matrix:a.b",
        "telegram:a",
        "telegram:1:",
        "telegram:1:2:3",
        "telegram:007",
        "telegram:-0",
    ]
)
def test_a_text_that_names_no_place_is_refused(text):
    with pytest.raises(BadPlace):
        Place.from_text(text)


@for_each(
    [
        "",
        "d",
        "x5",
        "d1.2.3",
        "d.",
        "d1.",
        "d-",
        "d1_",
        "dé",
        "~",
        "~matrix",
        "~matrix.",
        "~telegram.5",
        "~m.a.b.c",
        "~m.%41",
        "~M.a",
        "~m.a:b",
        "d" + "z" * 5000,
    ]
)
def test_a_code_that_names_no_place_is_refused(code):
    with pytest.raises(BadPlace):
        Place.from_code(code)


@for_each_row(NUMBERED)
def test_places_with_numbers_are_written_as_they_always_were(place, text, code):
    assert (place.text, place.code) == (text, code)
    assert Place.from_text(text) == Place.from_code(code) == place
    assert keys.table(place) == f"dominion:{{{text}}}:table"


@for_each(AWKWARD)
def test_any_text_can_be_an_id(channel):
    for thread in ["", *AWKWARD]:
        place = Place("matrix", channel, thread)
        assert Place.from_text(place.text) == place
        assert parse_place(place.text.encode()) == place
        assert Place.from_code(place.code) == place
        assert keys.place_of(keys.table(place)) == place
        assert place.text.isascii()
        assert place.text.count(":") == (2 if thread else 1)
        assert not set(place.text) & set("{}|. ")
        assert not set(place.code) & set(":{}| ")


def test_no_two_places_share_a_text_or_a_code():
    places = {Place("matrix", channel, thread) for channel, thread in product(AWKWARD, ["", *AWKWARD])}
    places |= {place for place, _, _ in NUMBERED} | {Place("matrix_", "a"), Place("m", "a"), Place("web", "5")}
    assert len({place.text for place in places}) == len({place.code for place in places}) == len(places)


@for_each(
    [
        Place("", "5"),
        Place("Matrix", "5"),
        Place("a:b", "5"),
        Place("matrix", ""),
        Place("matrix", "", "5"),
        Place("telegram", "a"),
        Place("telegram", "1", "x"),
        Place("discord", "007"),
        Place("matrix", "\ud800"),
    ]
)
def test_what_is_no_place_has_neither_text_nor_code(place):
    with pytest.raises(BadPlace):
        assert place.text
    with pytest.raises(BadPlace):
        assert place.code


@pytest.mark.parametrize("stored", [b"", b"\xff", b"telegram:x", b"telegram:1:2:3"])
def test_a_stored_place_that_is_invalid_is_none(stored):
    assert parse_place(stored) is None
