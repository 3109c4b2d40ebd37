"""What people type at the terminal."""

import pytest

from bots.language.texts import Texts
from bots.terminal.parsing import Names, Unclear, positions
from tests.each import for_each

IDS = ["gold", "throne_room", "throne_hall"]
NAMES = ["Gold", "Throne Room", "Throne Hall"]


def meant(word):
    return Names(IDS, NAMES, Texts()).one(word)


@pytest.mark.parametrize("word", ["1", "g", "GOLD", "gol"])
def test_a_number_or_an_unambiguous_start_is_enough(word):
    assert meant(word) == "gold"


@pytest.mark.parametrize("word", ["throne r", "Throne-Room", "throne_room", "THRONEROOM"])
def test_signs_and_capitals_do_not_matter(word):
    assert meant(word) == "throne_room"


@for_each(["0", "4", "x", "", "goldxyz", "!!", "²", "9" * 5000])
def test_what_fits_nothing_is_refused(word):
    with pytest.raises(Unclear):
        meant(word)


@pytest.mark.parametrize("word", ["x" * 5000, "9" * 5000, "throne" + "!" * 5000])
def test_of_a_line_that_is_far_too_long_only_the_beginning_is_repeated(word):
    with pytest.raises(Unclear) as refused:
        meant(word)
    assert word[:30] in str(refused.value)
    assert "…” " in str(refused.value)
    assert len(str(refused.value)) < 100


def test_an_ambiguous_start_names_what_it_could_be():
    with pytest.raises(Unclear, match="Throne Room, Throne Hall"):
        meant("thr")


def test_a_whole_name_wins_over_a_longer_one():
    assert Names(["goldsmith", "gold"], ["Goldsmith", "Gold"], Texts()).one("gold") == "gold"


def test_several_are_named_in_order_and_by_times():
    assert Names(IDS, NAMES, Texts()).several("2 gold*2, 3") == ["throne_room", "gold", "gold", "throne_hall"]


def test_names_with_spaces_are_names_and_commas_separate_them():
    names = Names(["market", "market_square", "copper"], ["Market", "Market Square", "Copper"], Texts())
    assert names.several("market square") == ["market_square"]
    assert names.several("market square, copper*2, market") == ["market_square", "copper", "copper", "market"]
    assert names.several("copper market square market") == ["copper", "market_square", "market"]
    with pytest.raises(Unclear, match="“market sq copper x” isn’t"):
        names.several("market sq copper x")


@pytest.mark.parametrize("line", ["gold*x", "gold**2", "gold*²", "gold*9999999999"])
def test_times_must_be_a_number(line):
    with pytest.raises(Unclear):
        Names(IDS, NAMES, Texts()).several(line)


def test_times_left_out_mean_once():
    assert Names(IDS, NAMES, Texts()).several("gold*") == ["gold"]


def test_no_card_is_picked_more_often_than_it_is_there():
    options = ["copper", "estate", "copper"]
    assert positions(["copper", "copper"], options, Texts().card, Texts()) == (0, 2)
    with pytest.raises(Unclear, match="aren’t that many"):
        positions(["copper"] * 3, options, Texts().card, Texts())
