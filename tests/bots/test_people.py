"""Names of people: made to fit into a line, and kept different."""

import pytest

from bots.people import LONGEST_NAME, among, tidy


@pytest.mark.parametrize("name", ["👨‍👩‍👧‍👦 Fam", "می‌خواهم", "👩🏽‍🚀"])
def test_what_is_joined_stays_in_one_piece(name):
    assert tidy(name) == name


@pytest.mark.parametrize(
    ("name", "left"),
    [
        ("\u200dAnn\u200c", "Ann"),
        ("Ann \u200d Bob", "Ann Bob"),
        ("\u200d\u200c", ""),
        ("\u3164 \u115f", ""),
        ("a\nb\tc", "a b c"),
        ("N" * 40, "N" * LONGEST_NAME),
        ("N" * (LONGEST_NAME - 1) + "\u200dN", "N" * (LONGEST_NAME - 1)),
    ],
)
def test_nothing_is_left_of_a_name_that_nobody_would_see(name, left):
    assert tidy(name) == left


def test_names_that_look_the_same_are_told_apart():
    assert among("A\u200dnn", ["Ann", "Bob"]) == "A\u200dnn 2"
    assert among("ann", ["Ann", "Ann 2"]) == "ann 3"
    assert among("Ann", ["Bob"]) == "Ann"
