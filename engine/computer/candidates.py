"""Plans worth trying in a kingdom: money with the right cards, rushes, engines, other values than the usual ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.categories import CATEGORIES
from engine.computer.advice import Advice
from engine.computer.plans import Plan
from engine.computer.values import advice, is_terminal
from engine.kinds import ACTION, KINDS, TREASURE

POINTS: Final = ("province", "duchy if left <= 4", "estate if left <= 2")
MONEY: Final = ("gold", "silver")
GAINERS: Final = ("workshop", "ironworks", "armory", "hermit", "feast")
BUYERS: Final = ("squire", "woodcutter", "nomad_camp", "bridge", "market", "festival")
# Trashers that make a deck thin fast enough to build an engine on.
THINNERS: Final = (
    "chapel", "steward", "forager", "junk_dealer", "sentry", "masquerade", "count", "upgrade", "spice_merchant",
    "moneylender", "trading_post",
)  # fmt: skip
CANTRIPS: Final = ("laboratory", "stables", "minion", "highway", "conspirator", "ironmonger", "wandering_minstrel")
QUICK: Final = ("gardens and workshop", "gardens and ironworks")  # they beat Builder in most kingdoms that have them
LIMIT: Final = 2  # cards of each role that engines are built from


def candidates(kingdom: Sequence[str]) -> list[Plan]:
    """Return the plans worth trying, no two alike; those that are more often good come first."""
    found: dict[tuple[object, ...], Plan] = {}
    for plan in (*rushes(kingdom), *money(kingdom), *other_values(kingdom), *engines(kingdom)):
        found.setdefault((plan.menu, tuple(plan.values.items()), tuple(plan.habits.items())), plan)
    return list(found.values())


def quick_plan(kingdom: Sequence[str]) -> Plan | None:
    """Return the plan that is obvious from the cards, without a game; None where there is none."""
    if "gardens" in kingdom:
        return next((plan for plan in _gardens(kingdom) if plan.name in QUICK), None)
    return None


# -- rushes ------------------------------------------------------------------------------------------------------------


def rushes(kingdom: Sequence[str]) -> Iterator[Plan]:
    """Plans that end the game by their own piles before a deck of money is ready, or score in another way."""
    if "gardens" in kingdom:
        yield from _gardens(kingdom)
    if "ill_gotten_gains" in kingdom:
        yield from _ill_gotten_gains(kingdom)
    if "duke" in kingdom:
        yield from _duke(kingdom)
    if "rebuild" in kingdom:
        yield from _rebuild()
    if "fools_gold" in kingdom:
        yield Plan("fools gold", (*POINTS, "gold if fools_gold >= 4", "fools_gold", *MONEY))
    if "silk_road" in kingdom:
        yield from _silk_road(kingdom)


def _gardens(kingdom: Sequence[str]) -> Iterator[Plan]:
    habits = {"copper": 99, "estate": 99}
    for gainer in (id for id in GAINERS if id in kingdom):
        for copies in (4, 3):
            menu = (
                f"gardens if {gainer} >= {copies}",
                f"gardens if pile.{gainer} <= 2",
                gainer,
                "gardens",
                "duchy",
                "estate if pile.gardens <= 2",
                "silver if turn <= 3",
                "estate",
                "copper",
            )
            yield Plan(f"gardens and {gainer}", menu, habits=habits)
    for buyer in (id for id in BUYERS if id in kingdom):
        rest = ("gardens if cards >= 14", "duchy", *MONEY, "estate if left <= 6", "copper")
        yield Plan(f"gardens and {buyer}", ("province", f"{buyer} if {buyer} < 3", *rest), habits=habits)


def _ill_gotten_gains(kingdom: Sequence[str]) -> Iterator[Plan]:
    rest = ("duchy", "ill_gotten_gains", "silver if turn <= 6", "estate if pile.ill_gotten_gains <= 2", "silver")
    curses = "ill_gotten_gains if pile.curse >= 1"
    yield Plan("ill-gotten gains", ("province if pile.curse <= 2", curses, *rest))
    yield Plan("ill-gotten gains and provinces", ("province", curses, *rest))
    yield Plan("ill-gotten gains, gold", ("province", curses, "duchy if left <= 5", *MONEY))
    for helper in _best_terminals(kingdom)[:3]:
        first = f"{helper} if {helper} < 1"
        yield Plan(f"ill-gotten gains and {helper}", ("province", first, curses, *rest))


def _duke(kingdom: Sequence[str]) -> Iterator[Plan]:
    rest = ("province if pile.duchy <= 0", "estate if pile.duchy + pile.duke <= 4", "silver")
    yield Plan("duchies and dukes", ("duke if duchy >= duke + 4", "duchy", "duke", "gold if gold + silver < 4", *rest))
    for helper in ("", *_best_terminals(kingdom)[:3]):
        first = (f"{helper} if {helper} < 1",) if helper else ()
        menu = (*first, "gold if turn <= 7", "duke if duchy >= duke + 4", "duchy if silver + gold >= 4", "duke", *rest)
        yield Plan(f"duchies and dukes {helper}".strip(), menu)


def _rebuild() -> Iterator[Plan]:
    rest = ("estate if left <= 2", "gold", "estate if estate + duchy + province < 3", "silver")
    third = ("duchy if duchy + province < 3 and rebuild >= 2", "rebuild if rebuild < 3", "duchy if rebuild >= 2")
    yield Plan("rebuild", ("province", "rebuild if rebuild < 2", *third, *rest), habits={"estate": 99})
    yield Plan("rebuild first", ("rebuild if rebuild < 3", "province", "duchy", *rest), habits={"estate": 99})


def _silk_road(kingdom: Sequence[str]) -> Iterator[Plan]:
    habits = {"copper": 99, "estate": 99}
    for gainer in [id for id in GAINERS if id in kingdom] or [""]:
        first = (f"{gainer} if {gainer} < 4",) if gainer else ()
        menu = (*first, "province", "duchy if silver + gold >= 3", "silk_road if victory >= 5", "estate if left <= 8")
        yield Plan(f"silk road {gainer}".strip(), (*menu, "silver if silver < 6", "silk_road", "silver"), habits=habits)


# -- money -------------------------------------------------------------------------------------------------------------


def money(kingdom: Sequence[str]) -> Iterator[Plan]:
    """Big Money with one Action, or with two."""
    terminals = _best_terminals(kingdom)
    for id in terminals[:6]:
        late = f"{id} if {id} < 2 and cards >= 16"
        yield Plan(f"money and {id}", (*POINTS, f"{id} if {id} < 1", "gold", late, "silver"))
    for id in terminals[:3]:
        yield Plan(f"money and two of {id}", (*POINTS, f"{id} if {id} < 2", *MONEY))
        yield Plan(
            f"gold and {id}", (*POINTS, "gold", f"{id} if {id} < 1", f"{id} if {id} < 2 and cards >= 18", "silver")
        )
    for first, second in combinations(terminals[:4], 2):
        rows = (f"{first} if {first} < 1", f"{second} if {second} < 1", f"{first} if {first} < 2", "gold")
        yield Plan(
            f"money, {first} and {second}", (*POINTS, *rows, f"{second} if {second} < 2 and cards >= 16", "silver")
        )


def _best_terminals(kingdom: Sequence[str]) -> list[str]:
    """Return the Actions that usually are worth buying for a deck of money, the best first."""
    actions = [KINDS[id] for id in kingdom if id in KINDS and KINDS[id].types & ACTION]
    wanted = [kind.id for kind in actions if advice(kind).value >= 50]
    return sorted(wanted, key=lambda id: -advice(KINDS[id]).value)


# -- engines -----------------------------------------------------------------------------------------------------------


def engines(kingdom: Sequence[str]) -> Iterator[Plan]:
    """Decks that draw themselves: villages and cards that draw, with or without trashing first."""
    villages = [id for id in kingdom if id in CATEGORIES["village"]]
    draws = [id for id in kingdom if id in KINDS and _draws(id)]
    thinners: list[str] = [id for id in THINNERS if id in kingdom][:2]
    attacks = [id for id in _best_terminals(kingdom) if id in CATEGORIES["attack"] and id not in draws][:1]
    for thinner in (*thinners, ""):
        for cantrip in [id for id in CANTRIPS if id in kingdom][:2]:
            yield _engine(thinner, "", cantrip, attacks)
        for village in villages[:LIMIT]:
            for draw in draws[:LIMIT]:
                if village != draw:
                    yield _engine(thinner, village, draw, attacks)
        if thinner and not villages:
            for draw in _best_terminals(kingdom)[:2]:
                if draw != thinner:
                    yield _thin(thinner, draw)


def _draws(id: str) -> bool:
    kind = KINDS[id]
    return is_terminal(kind) and (kind.cards >= 2 or id in CATEGORIES["draw"])


def _engine(thinner: str, village: str, draw: str, attacks: Sequence[str]) -> Plan:
    parts = f"{draw} + {village}" if village else draw
    menu = [
        *([f"{thinner} if {thinner} < 1 and turn <= 2"] if thinner else []),
        f"province if {parts} >= 4",
        "province if left <= 5",
        "duchy if left <= 3",
        "estate if left <= 1",
        "gold if gold < 2",
        *(f"{id} if {id} < 1" for id in attacks),
        *([f"{draw} if {draw} <= {village}", f"{village} if {village} < {draw}"] if village else [draw]),
        "gold",
        "silver if silver < 2",
    ]
    habits = {"copper": 4} if thinner else {}
    return Plan(" ".join(("engine", *filter(None, (thinner, village, draw)))), tuple(menu), habits=habits)


def _thin(thinner: str, id: str) -> Plan:
    menu = (f"{thinner} if {thinner} < 1 and turn <= 3", *POINTS, f"{id} if {id} < 2", *MONEY)
    return Plan(f"{thinner}, money and {id}", menu, habits={"copper": 5})


# -- values ------------------------------------------------------------------------------------------------------------


def other_values(kingdom: Sequence[str]) -> Iterator[Plan]:
    """The usual way with one card wanted more, or not at all, and with other habits."""
    for id in kingdom:
        if id in KINDS and KINDS[id].types & ACTION and not KINDS[id].types & TREASURE:
            usual = advice(KINDS[id])
            if usual.value >= 50:
                yield _with_value(f"without {id}", id, 0, 0)
                yield _with_value(f"one more {id}", id, max(usual.value, 75), usual.copies + 1)
            if usual.value <= 100:
                yield _with_value(f"{id} first", id, 115, max(1, usual.copies))
            if usual.value < 60:
                yield _with_value(f"{id}", id, 75, max(1, usual.copies))
    for name, value in (("terminal", 6), ("terminal", 7), ("terminal", 12), ("duchy", 3), ("duchy", 5), ("duchy", 6)):
        yield Plan(f"{name} {value}", is_open=True, habits={name: value})


def _with_value(name: str, id: str, value: int, copies: int) -> Plan:
    return Plan(name, is_open=True, values={id: Advice(value, copies)})
