"""The kingdom of a table before the game: recommended, drawn by chance, named, given by a code, or vetoed in part.

Every way to choose leads to ten cards in `Options.cards`. A draw keeps to what the table wishes for and rules out, and
to the vetoes of its players; these stay in force for as long as the lobby is open. A kingdom with Young Witch has its
bane as soon as it is chosen, so that everybody sees it and the host can draw or choose another one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final, get_args

from bots.people import Person
from bots.refusals import Refusal, Stale
from engine import (
    CATEGORIES,
    KINGDOM_PILES,
    KINGDOM_SIZE,
    NEEDS_BANE,
    RECOMMENDED,
    SETS,
    BadSetup,
    Category,
    Chance,
    Setup,
    kingdom_code,
    random_kingdom,
    read_kingdom_code,
)
from storage.table import Options, Table

KINGDOMS: Final = {kingdom.id: kingdom for kingdom in RECOMMENDED}
RANDOM, OWN = "random", "own"
WITH, WITHOUT, ANY = "with", "without", "any"  # what a table wants of a category
CATEGORY_SIGN: Final = "@"  # before a category in a list of wishes, since a card may have the same name
NO_WISHES: Final = "none"
_CATEGORIES: Final[dict[str, frozenset[str]]] = {name: CATEGORIES[name] for name in get_args(Category)}


def choose_kingdom(table: Table, value: str, seed: bytes) -> None:
    """Choose a recommended kingdom, or draw a random one."""
    options = table.options
    if value == RANDOM:
        draw(table, seed)
    elif value in KINGDOMS:
        chosen = KINGDOMS[value]
        options.kingdom, options.cards, options.edition = chosen.id, chosen.cards, chosen.edition
    else:
        raise ValueError(value)


def choose_sets(table: Table, value: str, seed: bytes) -> None:
    """Add a set to those that random kingdoms are drawn from, or with a leading minus remove it; draw a new kingdom."""
    name = value.removeprefix("-")
    if name not in SETS:
        raise ValueError(value)
    others = set(table.options.sets) - {name}
    chosen = others if value.startswith("-") else others | {name}
    if not chosen:
        raise Refusal("no-sets")
    table.options.sets = tuple(name for name in SETS if name in chosen)
    draw(table, seed)


def choose_own(table: Table, value: str, _seed: bytes) -> None:
    """Choose the ten cards whose ids are given, with commas between them; after ten with Young Witch comes the bane."""
    cards = tuple(dict.fromkeys(word.strip() for word in value.split(",") if word.strip()))
    for card in cards:
        if card not in KINGDOM_PILES:
            raise Refusal("no-kingdom-card", word=card[:40])
    cards, bane = split_bane(cards)
    if len(cards) != KINGDOM_SIZE:
        raise Refusal("kingdom-not-ten", count=len(cards))
    table.options.kingdom, table.options.cards, table.options.bane = OWN, cards, bane
    if any(card in SETS["base1"] and card not in SETS["base2"] for card in cards):
        table.options.edition = 1


# -- codes -------------------------------------------------------------------------------------------------------------


def choose_code(table: Table, value: str, _seed: bytes) -> None:
    """Choose everything that a code stands for: the kingdom, the edition, Shelters, Colonies and the bane."""
    try:
        setup = read_kingdom_code(value)
    except BadSetup:
        raise Refusal("bad-code") from None
    options, cards = table.options, set(setup.kingdom)
    options.cards, options.edition, options.shelters = setup.kingdom, setup.edition, setup.shelters
    options.colonies, options.bane = setup.colonies, setup.bane or ""
    known = (each.id for each in RECOMMENDED if set(each.cards) == cards and each.edition == setup.edition)
    options.kingdom = next(known, OWN)


def code_of(options: Options) -> str:
    """Return the code of the kingdom; "" if there is none yet."""
    colonies, bane = options.colonies, options.bane or None
    for shelters in (options.shelters, "auto"):  # Shelters that no card goes with are refused at the start
        with suppress(BadSetup, LookupError):
            return kingdom_code(Setup(options.cards, options.edition, shelters, colonies=colonies, bane=bane))
    return ""


# -- the bane ----------------------------------------------------------------------------------------------------------


def split_bane(cards: tuple[str, ...]) -> tuple[tuple[str, ...], str]:
    """Return the ten cards and the bane if eleven are named, of which one is Young Witch and the last can be her bane;
    otherwise the cards, and ""."""
    *ten, last = cards or ("",)
    if len(ten) == KINGDOM_SIZE and last in possible_banes(ten):
        return tuple(ten), last
    return cards, ""


def possible_banes(cards: Collection[str]) -> list[str]:
    """Return what can be the bane in a kingdom of these cards; nothing if it has none."""
    if NEEDS_BANE not in cards:
        return []
    with suppress(BadSetup):
        return Setup(tuple(cards)).possible_banes()
    return []


def choose_bane(table: Table, value: str, seed: bytes) -> None:
    """Choose the bane of a kingdom with Young Witch, or draw another one."""
    options = table.options
    possible = possible_banes(options.cards)
    if value == RANDOM and possible:
        options.bane = draw_bane(options, seed, _vetoes(table))
    elif value in possible:
        options.bane = value
    else:
        raise ValueError(value)


def settle_bane(table: Table, seed: bytes) -> None:
    """Draw the bane if the kingdom needs one and none is chosen that it can have; forget it where there is none."""
    options = table.options
    possible = possible_banes(options.cards)
    if not possible:
        options.bane = ""
    elif options.bane not in possible:
        options.bane = draw_bane(options, seed, _vetoes(table))


def draw_bane(options: Options, seed: bytes, vetoes: Collection[str] = ()) -> str:
    """Return a bane by chance, other than the one before: from the boxes of the kingdom, and nothing that is ruled out,
    unless nothing else is left. The kingdom has Young Witch."""
    possible = [card for card in possible_banes(options.cards) if card != options.bane]
    excluded = {card for name in options.excludes for card in _CATEGORIES.get(name, ())}
    allowed = {card for name in _sets_of(options) for card in SETS[name]} - {*options.bans, *vetoes, *excluded}
    return Chance(b"bane" + seed).pick([card for card in possible if card in allowed] or possible)


# -- wishes and bans ---------------------------------------------------------------------------------------------------


def choose_wishes(table: Table, value: str, seed: bytes) -> None:
    """Add wishes (`+witch`, `+@village`) and bans (`-witch`, `-@attack`), or drop all of them; draw a new kingdom."""
    options = table.options
    if value == NO_WISHES:
        options.wishes, options.bans, options.needs, options.excludes = (), (), (), ()
    else:
        add_wishes(options, value.split(","))
    draw(table, seed)


def add_wishes(options: Options, given: Sequence[str]) -> None:
    """Add the wishes and bans; the last word about a card or a category counts."""
    for item in given:
        sign, name = item[:1], item[1:]
        if sign not in ("+", "-"):
            raise ValueError(item)
        if name.startswith(CATEGORY_SIGN):
            _want(options, name.removeprefix(CATEGORY_SIGN), WITH if sign == "+" else WITHOUT)
        elif name in KINGDOM_PILES:
            wishes, bans = _without(options.wishes, name), _without(options.bans, name)
            options.wishes = (*wishes, name) if sign == "+" else wishes
            options.bans = (*bans, name) if sign == "-" else bans
        else:
            raise ValueError(item)


def choose_category(table: Table, value: str, seed: bytes) -> None:
    """Want a card of a category (`with-village`), none (`without-village`), or either; draw a new kingdom."""
    wanted, _, name = value.partition("-")
    if wanted not in (WITH, WITHOUT, ANY):
        raise ValueError(value)
    _want(table.options, name, wanted)
    draw(table, seed)


def _want(options: Options, name: str, wanted: str) -> None:
    if name not in _CATEGORIES:
        raise ValueError(name)
    needs, excludes = _without(options.needs, name), _without(options.excludes, name)
    options.needs = (*needs, name) if wanted == WITH else needs
    options.excludes = (*excludes, name) if wanted == WITHOUT else excludes


def wanted_of(options: Options, category: str) -> str:
    """Return whether the table wants a card of the category (`with`), none (`without`), or either (`any`)."""
    return WITH if category in options.needs else WITHOUT if category in options.excludes else ANY


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(each for each in names if each != name)


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw(table: Table, seed: bytes) -> None:
    """Draw a random kingdom."""
    options = table.options
    options.cards, options.bane = draw_cards(options, seed, _vetoes(table)), ""
    options.kingdom = RANDOM
    options.edition = 1 if options.sets == ("base1",) else 2


def draw_cards(options: Options, seed: bytes, vetoes: Collection[str] = ()) -> tuple[str, ...]:
    """Return ten cards by chance, with what the options wish for and without what they or the vetoes rule out."""
    wishes = [card for card in options.wishes if card not in vetoes]
    return _ten(options, seed, options.sets, wishes, {*options.bans, *vetoes})


def _ten(options: Options, seed: bytes, sets: Sequence[str], fixed: Sequence[str], bans: set[str]) -> tuple[str, ...]:
    excluded = {card for name in options.excludes for card in _CATEGORIES.get(name, ())}
    needed = [_CATEGORIES[name] for name in options.needs if name in _CATEGORIES]
    try:
        return tuple(sorted(random_kingdom(seed, sets, (bans | excluded) - set(fixed), fixed, needed)))
    except BadSetup:
        raise Refusal("kingdom-impossible") from None


# -- vetoes ------------------------------------------------------------------------------------------------------------


def veto(table: Table, person: Person, card: str, seed: bytes) -> None:
    """Replace a card of the kingdom by another one; each player may do so once before the game."""
    seat, options = table.seats[require_veto(table, person)], table.options
    if card not in options.cards:
        raise Stale
    others = [each for each in options.cards if each != card]
    options.cards = _ten(options, seed, _sets_of(options), others, {*options.bans, *_vetoes(table), card})
    options.kingdom = RANDOM if options.kingdom == RANDOM else OWN
    seat.veto = card


def require_seat(table: Table, person: Person) -> int:
    """Return the seat of that person; refuse people who have none, or have not said that they play."""
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].pending:
        raise Refusal("not-seated")
    return seat


def require_veto(table: Table, person: Person) -> int:
    """Return the seat of that person; refuse people who have used their veto, too."""
    seat = require_seat(table, person)
    if table.seats[seat].veto:
        raise Refusal("vetoed-already")
    return seat


def _vetoes(table: Table) -> set[str]:
    return {seat.veto for seat in table.seats if seat.veto}


def _sets_of(options: Options) -> tuple[str, ...]:
    """Return the sets of a random kingdom, or those that the cards of any other one belong to."""
    if options.kingdom == RANDOM:
        return options.sets
    other_base = "base1" if options.edition == 2 else "base2"
    return tuple(name for name, cards in SETS.items() if name != other_base and set(cards) & set(options.cards))


CHOICES: Final[dict[str, Callable[[Table, str, bytes], None]]] = {
    "kingdom": choose_kingdom,
    "sets": choose_sets,
    "own": choose_own,
    "code": choose_code,
    "bane": choose_bane,
    "wishes": choose_wishes,
    "category": choose_category,
    "reroll": lambda table, _value, seed: draw(table, seed),
}
