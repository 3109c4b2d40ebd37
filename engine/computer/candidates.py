"""Plans worth trying in a kingdom, as they stand: rushes, money with the right cards, engines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from engine.computer.engines import THINNERS, engines
from engine.computer.planned import NO_PLAN
from engine.computer.plans import Plan
from engine.computer.values import advice
from engine.kinds import ACTION, KINDS

ENOUGH: Final = 15, 18  # coins of the deck from which on Provinces are bought, without and with cards that give Buys
LATE: Final = "province if left <= 4", "province if turn >= 16"
MORE_POINTS: Final = "duchy if left <= 4", "estate if left <= 2"
GOLD: Final = ("gold", "duchy if left <= 6")
MONEY: Final = (*GOLD, "silver")
GAINERS: Final = ("workshop", "ironworks", "armory", "hermit")
BUYERS: Final = ("squire", "woodcutter", "nomad_camp", "bridge", "market", "festival")
QUICK: Final = ("gardens and workshop", "gardens and ironworks")  # they beat Builder in most kingdoms that have them
OPPONENTS: Final = 6
FULL_PILE: Final = 10
GARDENS: Final = 8  # in a game for two
DEAR: Final = 5  # coins from which on a card may be worth more than Gold


def provinces(coins: int) -> tuple[str, ...]:
    """Return the rows for Provinces in a deck that pays this much: early ones hinder a deck that could soon buy two at
    once."""
    return f"province if coins >= {coins}", *LATE


POINTS: Final = (*provinces(ENOUGH[0]), *MORE_POINTS)
PATIENT: Final = Plan("patient", provinces(ENOUGH[0]), is_open=True)


def candidates(kingdom: Sequence[str]) -> list[Plan]:
    """Return the plans worth trying, no two alike; those that are more often good come first."""
    found: dict[tuple[object, ...], Plan] = {}
    for plan in (PATIENT, *rushes(kingdom), *money(kingdom), *engines(kingdom), *thin(kingdom)):
        found.setdefault((plan.menu, tuple(plan.values.items()), tuple(plan.habits.items())), plan)
    return list(found.values())


def quick_plan(kingdom: Sequence[str]) -> Plan | None:
    """Return the plan that is obvious from the cards, without a game; None where there is none."""
    if "gardens" in kingdom:
        return next((plan for plan in _gardens(kingdom) if plan.name in QUICK), None)
    return None


def field(kingdom: Sequence[str]) -> list[Plan]:
    """Return a mixed field of opponents: the usual way, one rush of each kind, money with each of the best cards."""
    kinds: dict[str, Plan] = {}
    for plan in rushes(kingdom):
        kinds.setdefault(plan.name.split()[0], plan)
    cards = best_actions(kingdom)
    return [NO_PLAN, *kinds.values(), *(_with(id, 1 + at % 2) for at, id in enumerate(cards))][:OPPONENTS]


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
        # Alone, it pays to take nearly all of the gainers first. Once somebody else has some, the Gardens do not last.
        others_have = f"pile.{gainer} + {gainer} <= {FULL_PILE - 3}"
        others_begin = f"pile.{gainer} + {gainer} <= {FULL_PILE - 2} and pile.gardens + gardens <= {GARDENS - 1}"
        for copies in (8, 5):
            menu = (
                f"gardens if {gainer} >= 1 and {others_have}",
                f"gardens if {gainer} >= 1 and {others_begin}",
                f"gardens if {gainer} >= {copies}",
                f"gardens if pile.{gainer} <= 2",
                gainer,
                "gardens",
                "duchy",
                f"estate if pile.gardens <= 6 and {others_have}",
                f"estate if pile.gardens <= 6 and {others_begin}",
                "estate if pile.gardens <= 2",
                *("silver", "estate", "copper"),
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
    for helper in best_actions(kingdom)[:3]:
        first = f"{helper} if {helper} < 1"
        yield Plan(f"ill-gotten gains and {helper}", ("province", first, curses, *rest))


def _duke(kingdom: Sequence[str]) -> Iterator[Plan]:
    rest = ("province if pile.duchy <= 0", "estate if pile.duchy + pile.duke <= 4", "silver")
    yield Plan("duchies and dukes", ("duke if duchy >= duke + 4", "duchy", "duke", "gold if gold + silver < 4", *rest))
    for helper in ("", *best_actions(kingdom)[:3]):
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
    terminals = best_actions(kingdom)
    for id in terminals[:6]:
        yield Plan(f"money and {id}", (*_points(id), f"{id} if {id} < 1", *GOLD, _by_deck(id), "silver"))
        once, again = f"{id} if {id} < 1", f"{id} if {id} < 2"
        yield Plan(f"money and {id}, early points", ("province", *MORE_POINTS, once, "gold", again, "silver"))
    for id in terminals[:3]:
        yield _with(id, 2)
        yield Plan(f"money, {id} after gold", (*_points(id), *GOLD, _by_deck(id), "silver"))
    for first, second in combinations(terminals[:4], 2):
        rows = (f"{first} if {first} < 1", f"{second} if {second} < 1", f"{first} if {first} < 2", *GOLD)
        last = f"{second} if {second} < 2 and cards >= 16"
        yield Plan(f"money, {first} and {second}", (*_points(first, second), *rows, last, "silver"))


def _points(*ids: str) -> tuple[str, ...]:
    """Return the rows for points in a deck of money with these cards."""
    return (*provinces(ENOUGH[any(KINDS[id].buys for id in ids)]), *MORE_POINTS)


def _by_deck(id: str) -> str:
    """Return a row for one of the card at first, and another one for every nine cards from the sixteenth on."""
    return f"{id} if 9*{id} + 6 < cards"


def _with(id: str, copies: int) -> Plan:
    """Return money with so many of one card; a cheap one is not bought for the price of Gold."""
    row = f"{id} if {id} < {copies}"
    menu = (row, *MONEY) if KINDS[id].cost >= DEAR or KINDS[id].costs_potion else (*GOLD, row, "silver")
    return Plan(f"money and {'two of ' if copies > 1 else ''}{id}", (*_points(id), *menu))


def best_actions(kingdom: Sequence[str]) -> list[str]:
    """Return the Actions that usually are worth buying for a deck of money, the best first."""
    actions = [KINDS[id] for id in kingdom if id in KINDS and KINDS[id].types & ACTION]
    wanted = [kind.id for kind in actions if advice(kind).value >= 50]
    return sorted(wanted, key=lambda id: -advice(KINDS[id]).value)


# -- thin decks --------------------------------------------------------------------------------------------------------


def thin(kingdom: Sequence[str]) -> Iterator[Plan]:
    """Money with one Action and without the cards of the start, whose coins are fewer in the beginning."""
    points = ("province", *MORE_POINTS)
    for thinner in [id for id in THINNERS if id in kingdom][:2]:
        for id in best_actions(kingdom)[:2]:
            if id != thinner:
                menu = (f"{thinner} if {thinner} < 1 and turn <= 3", *points, f"{id} if {id} < 2", *MONEY)
                yield Plan(f"money, {id} and {thinner}", menu, habits={"copper": 5})
