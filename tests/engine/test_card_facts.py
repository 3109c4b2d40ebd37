"""The facts of every card, as declared in the engine, against one plain table.

In the table a card's bonuses are what playing it gives at once. Coins are empty where they depend on the turn, points
where they depend on what else is owned, sets where the card belongs to every game, pile sizes where the card is one of
a mixed pile. What only a few cards have comes last and is left out in the other rows.
"""

import csv
from dataclasses import asdict
from pathlib import Path

from engine.dealing import BASIC, COLONIES, SHELTERS, extra_piles, pile_size
from engine.kinds import KINDS, MIXED_PILES, TYPE_NAMES
from engine.kingdoms import SETS
from tests.each import for_each

with Path(__file__).with_name("card_facts.csv").open(newline="") as table:
    ROWS = list(csv.DictReader(table, restval=""))
FACTS = {row["id"]: row for row in ROWS}


MIXED = {id: {member for member, _ in pile.copies} for id, pile in MIXED_PILES.items()}


def in_box(name):
    """Every card of that set, those beside the kingdom too."""
    piles = {*SETS[name], *extra_piles(SETS[name]), *(COLONIES if name == "prosperity" else ())}
    return {id for pile in piles for id in MIXED.get(pile, {pile})} | set(SHELTERS if name == "dark_ages" else ())


BOXES = {name: in_box(name) for name in SETS}


def pile_for(kind, players):
    return "" if any(kind.id in members for members in MIXED.values()) else str(pile_size(kind, players))


def declared(id):
    """The card's row, as the engine would write it."""
    kind = KINDS[id]
    next_turn = {} if kind.next_turn is None else asdict(kind.next_turn)
    return {
        "id": kind.id,
        "cost": str(kind.cost),
        "types": " ".join(name for type, name in TYPE_NAMES.items() if kind.types & type),
        "cards": str(kind.cards),
        "actions": str(kind.actions),
        "buys": str(kind.buys),
        "coins": "" if kind.worth else str(kind.coins),
        "points": "" if callable(kind.points) else str(kind.points),
        "sets": " ".join(name for name, ids in BOXES.items() if id in ids),
        "pile_for_2": pile_for(kind, 2),
        "pile_for_3": pile_for(kind, 3),
        "potions": str(kind.potions or ""),
        "potion_cost": str(int(kind.costs_potion) or ""),
        "next_turn": " ".join(f"{what} {count}" for what, count in next_turn.items() if count),
    }


def test_every_declared_card_is_in_the_table():
    assert set(KINDS) - set(FACTS) == set()


def test_every_card_of_the_table_is_declared():
    assert set(FACTS) - set(KINDS) == set()


def test_the_table_names_no_card_twice():
    assert len(ROWS) == len(FACTS)


@for_each(FACTS)
def test_a_card_is_declared_with_its_facts(id):
    assert declared(id) == FACTS[id]


def test_the_cards_that_belong_to_every_game_are_the_basic_ones():
    assert {id for id, row in FACTS.items() if not row["sets"]} == set(BASIC)
