"""The log in words, for each audience only what it may know."""

import pytest

from bots.language.narrator import Narrator
from bots.language.texts import Texts
from engine import Event, told
from tests.engine.table import Table

NAMES = ["Ann", "Bob", "Cid"]


def lines(table, seat):
    return Narrator(Texts(), NAMES).lines(told(table.events, seat))


def test_the_drawer_reads_the_cards_and_the_others_how_many():
    t = Table(me={"hand": "smithy", "deck": "gold, silver*2"})
    t.me.plays("smithy")
    assert lines(t, 0) == ["Ann plays Smithy.", "Ann draws Gold, Silver ×2."]
    assert lines(t, 1) == lines(t, None) == ["Ann plays Smithy.", "Ann draws 3 cards."]


@pytest.mark.parametrize(
    ("language", "counted", "named"),
    [
        ("de", "Eva zieht 1 Karte.", "Eva zieht: Kupfer."),
        ("ru", "Eva берёт 1 карту.", "Eva берёт: Медь."),
        ("uk", "Eva бере 1 карту.", "Eva бере: Мідь."),
    ],
)
def test_the_number_of_hidden_cards_has_the_case_that_the_verb_takes(language, counted, named):
    draws = [Event("draw", 0, (), 1), Event("draw", 0, ("copper",), 1)]
    told_here = Narrator(Texts(language), ["Eva"]).lines(draws)
    assert [line.replace("\u00a0", " ") for line in told_here] == [counted, named]


def test_of_several_discards_others_read_the_number_and_the_top():
    t = Table(me="cellar, estate, gold")
    t.me.plays("cellar")
    t.me.does("discard", "gold", "estate")
    assert lines(t, 0)[0] == "Ann discards Gold, Estate."
    assert lines(t, 1)[0] == "Ann discards 2 cards (Estate on top)."


def test_a_purchase_is_one_line():
    t = Table(me="copper*3", coins=3, buys=2, phase="buy")
    t.me.buys("silver")
    assert lines(t, None) == ["Ann buys Silver."]


def test_treasures_in_a_row_are_one_line():
    t = Table(me="copper*2, silver")
    events = []
    for treasure in ("copper", "silver", "copper"):
        t.me.plays(treasure)
        events += t.events
    assert Narrator(Texts(), NAMES).lines(told(events, None)) == ["Ann plays Copper ×2, Silver."]


def test_a_gain_says_where_the_card_went_if_not_to_the_discard_pile():
    t = Table(me="bureaucrat", you="copper*2")
    t.me.plays("bureaucrat")
    told_to_all = lines(t, None)
    assert "Ann gains Silver onto their deck." in told_to_all
    assert "Bob reveals Copper ×2." in told_to_all


def test_a_hand_without_cards_is_revealed_in_words():
    t = Table(me="bureaucrat", you="")
    t.me.plays("bureaucrat")
    assert "Bob has nothing to reveal." in lines(t, None)


def test_cleaning_up_goes_without_saying():
    t = Table(me="copper*5", you="copper*5")
    t.me.ends_turn()
    assert lines(t, None) == ["— Turn 1: Bob —"]
