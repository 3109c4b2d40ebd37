"""Setting up: which piles, how many cards, who starts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import engine.cards  # noqa: F401  (declares every card)
from engine.chance import Chance, seed_bytes
from engine.errors import BadSetup
from engine.kinds import KINDS, LOOTER, MIXED_PILES, VICTORY, Kind
from engine.kingdoms import KINGDOM_PILES, SETS
from engine.player import Player
from engine.state import Pile, State
from engine.turns import HAND_SIZE, begin_turn

PILES: Final = 10
SEATS: Final = range(2, 7)
EDITIONS: Final = (1, 2)
DARK_AGES: Final = frozenset(SETS["dark_ages"])
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


def new_state(
    names: Sequence[str], kingdom: Sequence[str], seed: str | bytes, edition: int, shelters: str, first: int | None
) -> State:
    """A game ready for its first move."""
    check_names(names)
    check_kingdom(kingdom)
    if first is not None and (isinstance(first, bool) or not isinstance(first, int) or first not in range(len(names))):
        raise BadSetup(f"there is no seat {first!r} to begin")
    state = bare_state(names, kingdom, seed, edition, shelters)
    start = [KINDS[id] for id, count in starting_deck(state).items() for _ in range(count)]
    for player in state.players:
        for kind in start:
            player.deck.make(kind)
        state.chance.shuffle(player.deck)
        player.draw_now(HAND_SIZE)
    begin_turn(state, state.chance.below(len(names)) if first is None else first)
    state.listen()
    return state


def bare_state(names: Sequence[str], kingdom: Sequence[str], seed: str | bytes, edition: int, shelters: str) -> State:
    """The table with its piles laid out and nothing dealt."""
    if not isinstance(seed, str | bytes):
        raise BadSetup("the seed must be text or bytes")
    if type(edition) is not int or edition not in EDITIONS:
        raise BadSetup(f"edition must be 1 or 2, not {edition!r}")
    state = State(
        edition=edition,
        chance=Chance(seed_bytes(seed)),
        kingdom=tuple(kingdom),
        shelters=with_shelters(kingdom, shelters),
    )
    state.players = [Player(state, seat, name) for seat, name in enumerate(names)]
    lay_out(state)
    return state


def check_names(names: Sequence[str]) -> None:
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) and name for name in names):
        raise BadSetup("the players must be a list of names")
    try:
        "".join(names).encode()
    except UnicodeEncodeError:
        raise BadSetup("a name has characters that cannot be written") from None
    if len(names) not in SEATS:
        raise BadSetup(f"2 to 6 can play, not {len(names)}")


def check_kingdom(kingdom: Sequence[str]) -> None:
    if not isinstance(kingdom, list | tuple) or not all(isinstance(id, str) for id in kingdom):
        raise BadSetup("the kingdom must be a list of card ids")
    unknown = [id for id in kingdom if id not in KINGDOM_PILES]
    if unknown:
        raise BadSetup(f"not kingdom cards: {', '.join(unknown)}")
    if len(kingdom) != PILES or len(set(kingdom)) != PILES:
        raise BadSetup(f"a kingdom is {PILES} different piles, not {len(set(kingdom))}")


def with_shelters(kingdom: Sequence[str], shelters: str) -> bool:
    """Whether Shelters are dealt: `auto` means only where every pile is from Dark Ages."""
    dark = [id for id in kingdom if id in DARK_AGES]
    if shelters == "auto":
        return len(dark) == len(kingdom) > 0
    if shelters == "no":
        return False
    if shelters != "yes":
        raise BadSetup(f"shelters must be auto, yes or no, not {shelters!r}")
    if not dark:
        raise BadSetup("Shelters need at least one pile from Dark Ages")
    return True


def starting_deck(state: State) -> dict[str, int]:
    if state.shelters:
        return {"copper": 7} | dict.fromkeys(SHELTERS, 1)
    return {"copper": 7, "estate": 3}


def lay_out(state: State) -> None:
    """All piles of the Supply, and those outside it that the kingdom brings, are on the table."""
    wanted = dict.fromkeys((*BASIC, *state.kingdom, *extra_piles(state.kingdom)))
    for id in wanted:
        state.piles[id] = _pile(state, id)


def extra_piles(kingdom: Sequence[str]) -> list[str]:
    """Piles that come along because a kingdom card needs them."""
    needed: list[str] = []
    for id in kingdom:
        kind = KINDS.get(id)
        if kind is not None and kind.types & LOOTER:
            needed.append("ruins")
        needed += kind.needs if kind is not None else MIXED_PILES[id].needs
    return list(dict.fromkeys(needed))


def _pile(state: State, id: str) -> Pile:
    if id in MIXED_PILES:
        return _mixed_pile(state, id)
    kind = KINDS[id]
    return Pile(id, kind, pile_size(kind, len(state.players)), kind.in_supply)


def pile_size(kind: Kind, players: int) -> int:
    """How many cards such a pile starts with."""
    if kind.id in BASIC:
        return BASIC[kind.id][players - 2]
    if kind.pile is not None:
        return kind.pile
    if kind.types & VICTORY:
        return 8 if players == 2 else 12
    return 10


def _mixed_pile(state: State, id: str) -> Pile:
    mixed = MIXED_PILES[id]
    kinds = [KINDS[member] for member, copies in mixed.copies for _ in range(copies)]
    state.chance.shuffle(kinds)
    if mixed.per_opponent is not None:
        kinds = kinds[: mixed.per_opponent * (len(state.players) - 1)]
    return Pile(id, None, 0, True, kinds)
