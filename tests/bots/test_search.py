"""Cards by the names people type."""

import pytest

from bots.refusals import Refusal
from bots.search import card_named
from bots.texts import Texts

WORDS = Texts()


@pytest.mark.parametrize("typed", ["Throne Room", "throne room", "THRONE-ROOM", "throne_room", "  throneroom "])
def test_case_spaces_and_signs_do_not_matter(typed):
    assert card_named(typed, WORDS) == "throne_room"


def test_the_whole_name_wins_over_longer_ones_that_begin_with_it():
    assert card_named("mine", WORDS) == "mine"
    assert card_named("Scout", WORDS) == "scout"


def test_the_beginning_of_a_name_is_enough():
    assert card_named("smi", WORDS) == "smithy"


def test_a_part_of_a_name_is_enough():
    assert card_named("chamber", WORDS) == "secret_chamber"


def test_a_misspelled_name_is_understood():
    assert card_named("milita", WORDS) == "militia"
    assert card_named("labratory", WORDS) == "laboratory"


def test_a_name_that_fits_several_cards_is_refused_with_their_names():
    with pytest.raises(Refusal) as refused:
        card_named("wo", WORDS)
    assert refused.value.key == "which-card"
    assert refused.value.values["cards"] == "Woodcutter, Workshop"


@pytest.mark.parametrize("typed", ["Exploding Kittens", "", "???", "🃏", "x" * 5000])
def test_what_is_no_card_is_refused(typed):
    with pytest.raises(Refusal) as refused:
        card_named(typed, WORDS)
    assert refused.value.key == "no-such-card"
    assert len(refused.value.values["word"]) <= 40


def test_a_pile_of_different_cards_has_a_name_too():
    assert card_named("knights", WORDS) == "knights"
