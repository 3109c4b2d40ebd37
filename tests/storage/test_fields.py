"""Rows that grow: older and newer releases read each other's."""

import pytest

from storage.fields import Malformed, beginning, text, whole
from tests.each import for_each

ROW = beginning(text, whole(), added=((whole(), 7), (text, "none")))


@pytest.mark.parametrize(
    ("stored", "read"),
    [
        (["a", 1], ("a", 1, 7, "none")),
        (["a", 1, 2], ("a", 1, 2, "none")),
        (["a", 1, 2, "b"], ("a", 1, 2, "b")),
        (["a", 1, 2, "b", "from a newer release"], ("a", 1, 2, "b")),
    ],
)
def test_a_row_gets_defaults_for_what_was_added_later_and_drops_what_is_newer(stored, read):
    assert ROW(stored) == read


@for_each([["a"], [], "ab", None, ["a", 1, "not a number"], ["a", "1"]])
def test_a_row_without_what_it_always_had_is_refused(stored):
    with pytest.raises(Malformed):
        ROW(stored)
