"""Plans: how to win in one kingdom, as data.

A plan has a menu (see `engine.computer.menus`), values of Actions that differ from the usual advice, and habits. A card
that the menu names is bought when one of its rows says so. What the menu does not name is bought by its value if the
plan is open, and otherwise never: a rush buys its own cards only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from engine.checks import Checks
from engine.computer.advice import Advice
from engine.computer.menus import Row, read_row
from engine.computer.values import GOLD, advice, treasure_value
from engine.computer.welcome import Purchase
from engine.errors import BadPlan
from engine.kinds import ACTION, KINDS, TREASURE, VICTORY

MOST_ROWS: Final = 60
MOST_OTHERS: Final = 8
MOST_VALUE: Final = 400
NAME_LENGTH: Final = 60
HABITS: Final = {
    "copper": 6,  # Coppers are trashed while the deck has more coins than this
    "duchy": 4,  # Duchies are bought before Gold when the end is this near
    "estate": 3,  # Estates and the like are kept when the end is this near
    "terminal": 9,  # the deck has this many cards for each Action that ends the phase
}

checks: Final = Checks(BadPlan)


@dataclass(frozen=True)
class Plan:
    """What to buy and how to play; `others` are plans for the same kingdom that are played as often."""

    name: str
    menu: tuple[str, ...] = ()
    is_open: bool = False
    values: Mapping[str, Advice] = field(default_factory=dict)
    habits: Mapping[str, int] = field(default_factory=dict)
    others: tuple[Plan, ...] = ()

    def __post_init__(self) -> None:
        _ = self.rows  # refuse a menu that cannot be read

    @cached_property
    def rows(self) -> tuple[tuple[Row, float], ...]:
        """The rows of the menu with their values, best first; each is worth more than the next."""
        valued: list[tuple[Row, float]] = []
        value: float = GOLD if self.is_open else 0
        for text in reversed(self.menu):
            row = read_row(text)
            value = max(value + 1, _usual_value(row.id))
            valued.append((row, value))
        return tuple(reversed(valued))

    @cached_property
    def named(self) -> frozenset[str]:
        """The cards that the plan speaks of."""
        return frozenset(self.in_menu) | self.values.keys()

    @cached_property
    def in_menu(self) -> dict[str, tuple[tuple[Row, float], ...]]:
        """The rows and their values by card, the best first."""
        found: dict[str, tuple[tuple[Row, float], ...]] = {}
        for row, value in self.rows:
            found[row.id] = (*found.get(row.id, ()), (row, value))
        return found

    @cached_property
    def purchases(self) -> dict[tuple[str, ...], list[Purchase]]:
        """The purchases that the menu names, by the moves on offer, as far as they were looked up; the same few offers
        come up again and again."""
        return {}

    @property
    def family(self) -> str:
        """What kind of plan it is, by the first word of its name."""
        return self.name.partition(" ")[0].rstrip(",")

    def __reduce__(self) -> tuple[Any, ...]:
        return Plan.from_data, (self.to_data(),)  # conditions that were read cannot go to another process

    def habit(self, name: str) -> int:
        return self.habits.get(name, HABITS[name])

    def to_data(self) -> dict[str, Any]:
        """Return the plan as plain data, without what is as usual."""
        data: dict[str, Any] = {"name": self.name}
        if self.menu:
            data["menu"] = list(self.menu)
        if self.is_open:
            data["open"] = True
        if self.values:
            data["values"] = {id: [known.value, known.copies] for id, known in self.values.items()}
        if self.habits:
            data["habits"] = dict(self.habits)
        if self.others:
            data["others"] = [other.to_data() for other in self.others]
        return data

    @classmethod
    def from_data(cls, data: Any) -> Plan:
        """Return the plan that `to_data` wrote; anything else is refused with BadPlan."""
        return _read_plan(data, MOST_OTHERS)


def _usual_value(id: str) -> float:
    """Return what the card is worth on the scale of Silver, 50, and Gold, 100."""
    kind = KINDS[id]
    value = 1.0
    if kind.types & VICTORY:
        points = kind.points if isinstance(kind.points, int) else 3
        value = 1000 if points >= 6 else 15 * points
    if kind.types & TREASURE and id != "copper":
        value = max(value, treasure_value(kind))
    if kind.types & ACTION:
        value = max(value, advice(kind).value)
    return value


def _read_plan(data: Any, most_others: int) -> Plan:
    given = dict(checks.mapping(data, "a plan"))
    name = checks.text(given.pop("name", None), "the name of a plan")
    menu = checks.texts(given.pop("menu", []), "a menu")
    is_open = checks.one_of(given.pop("open", False), (True, False), "open")
    values = checks.mapping(given.pop("values", {}), "values")
    habits = checks.mapping(given.pop("habits", {}), "habits")
    others = checks.listing(given.pop("others", []), "others")
    if given:
        raise BadPlan(f"unknown parts of a plan: {', '.join(given)!r:.80}")
    if len(name) > NAME_LENGTH or len(menu) > MOST_ROWS or len(others) > most_others:
        raise BadPlan("the plan is too long")
    for each in habits:
        checks.one_of(each, list(HABITS), "a habit")
        checks.whole(habits[each], "a habit", MOST_VALUE)
    return Plan(
        name,
        tuple(menu),
        is_open,
        {_check_card(id): _read_advice(value) for id, value in values.items()},
        habits,
        tuple(_read_plan(other, 0) for other in others),
    )


def _check_card(id: str) -> str:
    if id not in KINDS:
        raise BadPlan(f"not a card: {id!r:.80}")
    return id


def _read_advice(value: Any) -> Advice:
    numbers = checks.wholes(value, "a value", MOST_VALUE)
    if len(numbers) != 2:
        raise BadPlan("a value is two numbers: how much the card is wanted, and how many at most")
    return Advice(*numbers)
