"""The facts of every card, as declared in the engine, against one plain table.

In the table a card's bonuses are what playing it gives at once. Coins are empty where they depend on the turn, points
where they depend on what else is owned, sets where the card belongs to every game.
"""

import csv
from pathlib import Path

import pytest

from engine.kinds import KINDS, TYPE_NAMES
from engine.kingdoms import SETS
from engine.setup import BASIC, pile_size

with Path(__file__).with_name("card_facts.csv").open(newline="") as table:
    ROWS = list(csv.DictReader(table))
FACTS = {row["id"]: row for row in ROWS}


def declared(id):
    """The card's row, as the engine would write it."""
    kind = KINDS[id]
    return {
        "id": kind.id,
        "cost": str(kind.cost),
        "types": " ".join(name for type, name in TYPE_NAMES.items() if kind.types & type),
        "cards": str(kind.cards),
        "actions": str(kind.actions),
        "buys": str(kind.buys),
        "coins": "" if kind.worth else str(kind.coins),
        "points": "" if callable(kind.points) else str(kind.points),
        "sets": " ".join(name for name, piles in SETS.items() if id in piles),
        "pile_for_2": str(pile_size(kind, 2)),
        "pile_for_3": str(pile_size(kind, 3)),
    }


def test_every_declared_card_is_in_the_table():
    assert set(KINDS) - set(FACTS) == set()


def test_every_card_of_the_table_is_declared():
    assert set(FACTS) - set(KINDS) == set()


def test_the_table_names_no_card_twice():
    assert len(ROWS) == len(FACTS)


@pytest.mark.parametrize("id", FACTS)
def test_a_card_is_declared_with_its_facts(id):
    assert declared(id) == FACTS[id]


def test_the_cards_that_belong_to_every_game_are_the_basic_ones():
    assert {id for id, row in FACTS.items() if not row["sets"]} == set(BASIC)
