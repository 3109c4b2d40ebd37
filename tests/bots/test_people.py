"""Names of people: made to fit into a line, and kept different."""

import pytest

from bots.people import LONGEST_NAME, LONGEST_TITLE, among, tidy
from tests.each import for_each, for_each_row


@pytest.mark.parametrize("name", ["👨‍👩‍👧‍👦 Fam", "می‌خواهم", "👩🏽‍🚀"])
def test_what_is_joined_stays_in_one_piece(name):
    assert tidy(name) == name


@for_each_row(
    [
        ("\u200dAnn\u200c", "Ann"),
        ("Ann \u200d Bob", "Ann Bob"),
        ("\u200d\u200c", ""),
        ("\u3164 \u115f", ""),
        ("a\nb\tc", "a b c"),
        ("N" * 40, "N" * LONGEST_NAME),
        ("N" * (LONGEST_NAME - 1) + "\u200dN", "N" * (LONGEST_NAME - 1)),
    ]
)
def test_nothing_is_left_of_a_name_that_nobody_would_see(name, left):
    assert tidy(name) == left


def test_names_that_look_the_same_are_told_apart():
    assert among("A\u200dnn", ["Ann", "Bob"]) == "A\u200dnn 2"
    assert among("ann", ["Ann", "Ann 2"]) == "ann 3"
    assert among("Ann", ["Bob"]) == "Ann"


# -- characters that nobody sees ---------------------------------------------------------------------------------------

ZERO_WIDTH = "\u200b\u2060\ufeff\u00ad"
BIDI = "\u200e\u200f\u202a\u202e\u2066\u2069\u061c"
TAGS = "\U000e0001\U000e0041\U000e007f"
FILLERS = "\u3164\u115f\u1160\uffa0\u2800"
STYLES = "\ufe0f\ufe00\u034f\u180e\U000e0100"


@for_each([ZERO_WIDTH, BIDI, TAGS, FILLERS, STYLES, "\u0301\u0302", "\ud800", "\U0001d159"])
def test_a_name_of_invisible_characters_is_no_name(invisible):
    assert tidy(invisible) == ""


@pytest.mark.parametrize("invisible", [ZERO_WIDTH, BIDI, TAGS, STYLES])
def test_invisible_characters_within_a_word_are_left_out(invisible):
    assert tidy(f"A{invisible}nn Lee") == "Ann Lee"


def test_two_spellings_of_one_letter_are_one_name():
    assert tidy("Zoe\u0308") == tidy("Zoë") == tidy("Zoe\u200b\u0308") == "Zo\u00eb"


def test_a_letter_carries_only_a_few_marks():
    assert len(tidy("Z" + "\u0335" * 20 + "lgo")) == 7
    assert tidy("ไก่") == "ไก่"


def test_an_emoji_keeps_its_style():
    assert tidy("Ann ❤\ufe0f") == "Ann ❤\ufe0f"


def test_a_name_does_not_begin_a_command():
    assert tidy("/start") == "∕start"
    assert tidy("AC/DC") == "AC/DC"


def test_titles_have_more_room_than_names():
    assert tidy("Club " * 100, LONGEST_TITLE) == ("Club " * 40).rstrip()


# -- names that look the same ------------------------------------------------------------------------------------------


@for_each(["Ann", "ANN", "Аnn", "Αnn", "Ａｎｎ", "𝐀𝐧𝐧", "A\ufe0fnn", "A\u034fnn", "A\u200bnn"])
def test_a_name_that_looks_like_another_gets_a_number(other):
    assert among(other, ["Ann"]) == f"{other} 2"
    assert among("Ann", [other]) == "Ann 2"


@pytest.mark.parametrize(("one", "other"), [("Ian", "lan"), ("B0b", "Bob"), ("Нина", "нина"), ("Сосо", "Coco")])
def test_letters_and_digits_that_look_the_same_are_the_same(one, other):
    assert among(one, [other]) == f"{one} 2"


@pytest.mark.parametrize(("one", "other"), [("Zoe", "Zoë"), ("Anna", "Ann"), ("Игорь", "Егор"), ("张三", "张四")])
def test_names_that_look_different_get_no_number(one, other):
    assert among(one, [other]) == one
