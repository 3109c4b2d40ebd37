"""Setting the table: which piles, how many cards, who has what at the start."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import engine.cards  # noqa: F401  (declares every card)
from engine.chance import Chance, seed_bytes
from engine.errors import BadSetup
from engine.kinds import KINDS, LOOTER, MIXED_PILES, VICTORY, Kind
from engine.kingdoms import SETS
from engine.player import Player
from engine.setup import NEEDS_BANE, PROSPERITY, Setup, check_names
from engine.state import State
from engine.steps import HAND_SIZE, begin_turn
from engine.supply import Pile
from engine.zones import Card

COLONIES: Final = ("platinum", "colony")
LATER_BANES: Final = frozenset({*SETS["seaside"], *SETS["alchemy"]})
SHELTERS: Final = ("hovel", "necropolis", "overgrown_estate")
# By number of players, from two to six. Coppers are what is left after dealing.
BASIC: Final = {
    "copper": (46, 39, 32, 85, 78),
    "silver": (40, 40, 40, 80, 80),
    "gold": (30, 30, 30, 60, 60),
    "estate": (8, 12, 12, 12, 12),
    "duchy": (8, 12, 12, 12, 12),
    "province": (8, 12, 12, 15, 18),
    "curse": (10, 20, 30, 40, 50),
}
BASIC_PILES: Final = frozenset({*BASIC, *COLONIES, "potion"})  # those that belong to no kingdom


def checked_seed(seed: object) -> str | bytes:
    """Return the seed if it is text or bytes."""
    if not isinstance(seed, str | bytes):
        raise BadSetup("the seed must be text or bytes")
    return seed


def deal(names: Sequence[str], setup: Setup, seed: str | bytes) -> State:
    """Set up a game that is ready for its first move."""
    chance = Chance(seed_bytes(checked_seed(seed)))
    colonies, bane = draw_colonies(setup, chance), draw_bane(setup, chance)
    state = lay_out(names, setup, chance, colonies, bane)
    if setup.first is not None and setup.first >= len(names):
        raise BadSetup(f"there is no seat {setup.first} to begin")
    start = starting_deck(setup.uses_shelters)
    for player in state.players:
        deck = player.deck
        deck += [Card(kind, deck) for kind in start]
        chance.shuffle(deck)
        player.draw_now(HAND_SIZE)
    begin_turn(state, state.chance.below(len(names)) if setup.first is None else setup.first)
    state.index_kinds(state.supply.kinds().union(start))
    return state


def lay_out(names: Sequence[str], setup: Setup, chance: Chance, colonies: bool, bane: str | None) -> State:
    """Seat the players and lay out the piles, without dealing."""
    check_names(names)
    state = State(setup, chance)
    state.players = [Player(state, seat, name) for seat, name in enumerate(names)]
    state.bane = bane
    kingdom = setup.kingdom if bane is None else (*setup.kingdom, bane)
    players = len(names)
    piles = [
        _mixed_pile(state, id) if kind is None else Pile(id, kind, pile_size(kind, players), kind.in_supply)
        for id, kind in _piles_with(kingdom, colonies)
    ]
    state.supply.add(*piles)
    if "trade_route" in kingdom:
        for pile in state.supply:
            pile.has_route_token = bool(pile.kind and pile.kind.types & VICTORY)
    return state


def draw_colonies(setup: Setup, chance: Chance) -> bool:
    """Decide whether Platinum and Colony are used, by chance if the setup leaves it open."""
    decided = setup.colonies_by_rule if setup.colonies == "auto" else setup.colonies
    if decided != "auto":
        return decided == "yes"
    return chance.below(len(setup.kingdom)) < len(PROSPERITY.intersection(setup.kingdom))


def draw_bane(setup: Setup, chance: Chance) -> str | None:
    """Return the bane, if the kingdom has one; chance draws it, unless it was chosen, from the boxes of the kingdom."""
    if setup.bane is not None or NEEDS_BANE not in setup.kingdom:
        return setup.bane
    unused = f"base{3 - setup.edition}"
    boxes = [cards for name, cards in SETS.items() if name != unused and not set(cards).isdisjoint(setup.kingdom)]
    near = {card for cards in boxes for card in cards}
    possible = setup.possible_banes()
    # Piles of boxes that were added later are not drawn for a kingdom without such a box: a recorded game must be dealt
    # again as it was.
    drawn_from = [id for id in possible if id in near] or [id for id in possible if id not in LATER_BANES]
    return drawn_from[chance.below(len(drawn_from))]


@cache
def starting_deck(shelters: bool) -> tuple[Kind, ...]:
    """The ten cards each player starts with."""
    ids = ("copper",) * 7 + (SHELTERS if shelters else ("estate",) * 3)
    return tuple([KINDS[id] for id in ids])


@lru_cache(maxsize=1024)
def _piles_with(kingdom: tuple[str, ...], colonies: bool) -> tuple[tuple[str, Kind | None], ...]:
    """The ids of all piles in a game with this kingdom, and the kind unless a pile is mixed. Cached, since kingdoms are
    played many times."""
    ids = dict.fromkeys((*BASIC, *(COLONIES if colonies else ()), *kingdom, *extra_piles(kingdom)))
    return tuple([(id, KINDS.get(id)) for id in ids])


def extra_piles(kingdom: Sequence[str]) -> list[str]:
    """The piles that come along because a kingdom card needs them."""
    needed: list[str] = []
    for id in kingdom:
        kind = KINDS.get(id)
        if kind is not None and kind.types & LOOTER:
            needed.append("ruins")
        needed += kind.needs if kind is not None else MIXED_PILES[id].needs
    return list(dict.fromkeys(needed))


@cache
def pile_size(kind: Kind, players: int) -> int:
    """How many cards a pile of this kind starts with."""
    if kind.id in BASIC:
        return BASIC[kind.id][players - 2]
    if kind.pile is not None:
        return kind.pile
    if kind.types & VICTORY:
        return 8 if players == 2 else 12
    return 10


def full_pile(id: str, players: int) -> int:
    """How many cards the pile with this id starts with, mixed piles included."""
    mixed = MIXED_PILES.get(id)
    if mixed is None:
        return pile_size(KINDS[id], players)
    if mixed.per_opponent is not None:
        return mixed.per_opponent * (players - 1)
    return sum(copies for _, copies in mixed.copies)


def _mixed_pile(state: State, id: str) -> Pile:
    mixed = MIXED_PILES[id]
    kinds = [KINDS[member] for member, copies in mixed.copies for _ in range(copies)]
    state.chance.shuffle(kinds)
    if mixed.per_opponent is not None:
        kinds = kinds[: mixed.per_opponent * (len(state.players) - 1)]
    return Pile(id, None, 0, True, kinds)
