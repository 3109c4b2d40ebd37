"""Any position as a plain dict of JSON types, and back. For tests, puzzles and bug reports; never shown to players.

Everything has a default. `deck` is written top first, `discard` top last; mixed piles are lists, top first. Where the
kingdom is left out, it is made of the kingdom cards the position names, filled up with the First Game.
Two things may be left out where there is nothing to tell: `so_far`, what was played and bought earlier in the turn (a
Merchant waits for its Silver), and a player's `printed`, what the cards in play are when one of them became another.
A seed that is no text is written as {"hex": ...}.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from engine.errors import BadPosition, BadSetup
from engine.kinds import ACTION, KINDS, MIXED_PILES, Kind
from engine.kingdoms import KINGDOM_PILES, KINGDOM_SIZE, RECOMMENDED
from engine.scoring import result
from engine.setup import bare_state, check_kingdom, check_names
from engine.state import Pile, State, Turn, Zone

ZONES: Final = ("hand", "deck", "discard", "in_play", "set_aside")
COUNTERS: Final = ("actions", "buys", "coins")
PHASES: Final = ("action", "buy", "clean_up", "end")
MOST: Final = 1_000_000
KNOWN: Final = {
    "edition", "kingdom", "seed", "shelters", "current", "phase", *COUNTERS, "so_far", "players", "supply", "trash",
}  # fmt: skip
DEFAULT_KINGDOM: Final = {kingdom.edition: kingdom.cards for kingdom in RECOMMENDED if "first_game" in kingdom.id}


def arranged(position: dict[str, Any]) -> State:
    """The table as the position says, its player about to move."""
    _only(_dict(position, "a position"), KNOWN, "position")
    players = position.get("players", [{}, {}])
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise BadPosition("players must be a list of dicts")
    names = [player.get("name", "ABCDEF"[seat % 6]) for seat, player in enumerate(players)]
    edition = position.get("edition", 2)
    try:
        check_names(names)
        kingdom = position.get("kingdom")
        if kingdom is None:
            kingdom = _kingdom_named(position, edition)
        check_kingdom(kingdom)
        state = bare_state(names, kingdom, _seed(position.get("seed", "x")), edition, position.get("shelters", "auto"))
    except BadSetup as reason:
        raise BadPosition(str(reason)) from reason
    _lay_players(state, players)
    _fill(state.trash, _kinds(position.get("trash", [])))
    _lay_supply(state, position.get("supply", {}))
    _set_turn(state, position)
    state.listen()
    return state


def _dict(value: Any, what: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise BadPosition(f"{what} must be a dict, not {value!r}")
    return value


def _ids(value: Any) -> list[str]:
    if not isinstance(value, list | tuple) or not all(isinstance(id, str) for id in value):
        raise BadPosition(f"a list of card ids was expected, not {value!r}")
    return list(value)


def _only(found: dict[str, Any], known: set[str], what: str) -> None:
    unknown = sorted(str(key) for key in found if key not in known)
    if unknown:
        raise BadPosition(f"unknown in a {what}: {', '.join(unknown)}")


def _kingdom_named(position: dict[str, Any], edition: int) -> list[str]:
    named = [*_dict(position.get("supply", {}), "supply"), *_ids(position.get("trash", []))]
    for player in position.get("players", []):
        named += [id for zone in ZONES for id in _ids(player.get(zone, []))]
    default = DEFAULT_KINGDOM[1 if edition == 1 else 2]
    return [id for id in dict.fromkeys([*named, *default]) if id in KINGDOM_PILES][:KINGDOM_SIZE]


def _kinds(ids: Any) -> list[Kind]:
    unknown = [id for id in _ids(ids) if id not in KINDS]
    if unknown:
        raise BadPosition(f"unknown cards: {', '.join(unknown)}")
    return [KINDS[id] for id in ids]


def _fill(zone: Zone, kinds: list[Kind]) -> None:
    for kind in kinds:
        zone.make(kind)


def _lay_players(state: State, players: list[dict[str, Any]]) -> None:
    for player, given in zip(state.players, players, strict=True):
        _only(given, {"name", "turns", *ZONES, "printed"}, "player")
        player.turns = _whole(given.get("turns", 0), "turns")
        _fill(player.hand, _kinds(given.get("hand", [])))
        _fill(player.deck, _kinds(given.get("deck", []))[::-1])
        _fill(player.discard_pile, _kinds(given.get("discard", [])))
        _lay_in_play(player.in_play, given)
        _fill(player.set_aside, _kinds(given.get("set_aside", [])))


def _lay_outside(state: State, supply: dict[str, Any]) -> None:
    """A card from outside the Supply that the position names has its pile, whatever the kingdom."""
    named = [*(card.printed for card in state.cards()), *(KINDS[id] for id in supply if id in KINDS)]
    for kind in named:
        if kind.pile and not kind.in_supply:
            state.piles.setdefault(kind.id, Pile(kind.id, kind, kind.pile, False))


def _lay_in_play(in_play: Zone, given: dict[str, Any]) -> None:
    """What is in play, each card as what it is now; `printed` tells what they are otherwise, if one became another."""
    kinds = _kinds(given.get("in_play", []))
    printed = _kinds(given["printed"]) if "printed" in given else kinds
    if len(printed) != len(kinds):
        raise BadPosition("printed must name as many cards as there are in play")
    _fill(in_play, printed)
    for card, kind in zip(in_play, kinds, strict=True):
        card.kind = kind


def _lay_supply(state: State, supply: dict[str, Any]) -> None:
    _lay_outside(state, _dict(supply, "supply"))
    for id, given in supply.items():
        pile = state.piles.get(id)
        if pile is None:
            raise BadPosition(f"there is no pile {id!r} in this game")
        if pile.mixed is None:
            state.piles[id] = Pile(id, KINDS[id], _whole(given, id), pile.in_supply)
        else:
            kinds = _kinds(given)[::-1]
            members = {member for member, _ in MIXED_PILES[id].copies}
            if any(kind.id not in members for kind in kinds):
                raise BadPosition(f"not all of these belong to the pile {id!r}")
            state.piles[id] = Pile(id, None, 0, pile.in_supply, kinds)


def _set_turn(state: State, position: dict[str, Any]) -> None:
    seat = _whole(position.get("current", 0), "current")
    if seat >= len(state.players):
        raise BadPosition(f"there is no seat {seat}")
    turn = state.turn = Turn(seat)
    turn.phase = position.get("phase", "action")
    if turn.phase not in PHASES:
        raise BadPosition(f"the phase must be one of {', '.join(PHASES)}, not {turn.phase!r}")
    turn.actions = _whole(position.get("actions", 1), "actions")
    turn.buys = _whole(position.get("buys", 1), "buys")
    turn.coins = _whole(position.get("coins", 0), "coins")
    _set_so_far(turn, position.get("so_far", {}))
    if turn.phase == "end":
        state.result = result(state)


def _set_so_far(turn: Turn, given: Any) -> None:
    """What was played and bought earlier this turn, as far as it still matters."""
    _only(_dict(given, "so_far"), {"bought", "discount", "played", "lasting"}, "turn so far")
    turn.bought = _whole(given.get("bought", 0), "bought")
    turn.discount = _whole(given.get("discount", 0), "discount")
    played = _kinds(given.get("played", []))
    turn.played = dict(Counter(kind.id for kind in played))
    turn.action_plays = sum(bool(kind.types & ACTION) for kind in played)
    turn.lasting = [kind.id for kind in _kinds(given.get("lasting", []))]


def _whole(value: Any, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
        raise BadPosition(f"{what} must be a whole number up to {MOST}, not {value!r}")
    return value


def described(state: State) -> dict[str, Any]:
    """The position as it is, everything visible."""
    return {
        "edition": state.edition,
        "kingdom": list(state.kingdom),
        "seed": _seed_text(state.chance.seed),
        "shelters": "yes" if state.shelters else "no",
        "current": state.turn.seat,
        "phase": state.turn.phase,
        **{counter: getattr(state.turn, counter) for counter in COUNTERS},
        **_so_far(state.turn),
        "players": [
            {"name": player.name, **dict(_zones(player.zones())), **_printed(player.in_play), "turns": player.turns}
            for player in state.players
        ],
        "supply": {pile.id: _pile(pile) for pile in state.piles.values()},
        "trash": state.trash.ids(),
    }


def _seed_text(seed: bytes) -> str | dict[str, str]:
    try:
        return seed.decode()
    except UnicodeDecodeError:
        return {"hex": seed.hex()}


def _seed(given: Any) -> Any:
    if not isinstance(given, dict):
        return given
    try:
        return bytes.fromhex(given["hex"])
    except (KeyError, TypeError, ValueError):
        raise BadPosition("a seed is text, or a dict with its bytes as hex") from None


def _so_far(turn: Turn) -> dict[str, Any]:
    """Left out where nothing has happened yet this turn."""
    if not (turn.played or turn.bought or turn.discount):
        return {}
    played = [id for id, times in turn.played.items() for _ in range(times)]
    so_far = {"bought": turn.bought, "discount": turn.discount, "played": played, "lasting": list(turn.lasting)}
    return {"so_far": so_far}


def _printed(in_play: Zone) -> dict[str, list[str]]:
    """Left out where everything in play is what is printed on it."""
    if all(card.kind is card.printed for card in in_play):
        return {}
    return {"printed": [card.printed.id for card in in_play]}


def _zones(zones: tuple[Zone, ...]) -> Iterator[tuple[str, list[str]]]:
    hand, deck, discard, in_play, set_aside, looked_at = zones
    yield "hand", hand.ids()
    yield "deck", deck.ids()[::-1]
    yield "discard", discard.ids()
    yield "in_play", in_play.ids()
    # What someone is looking at lies nowhere else: here it counts as set aside.
    yield "set_aside", set_aside.ids() + looked_at.ids()


def _pile(pile: Pile) -> int | list[str]:
    return pile.count if pile.mixed is None else [kind.id for kind in reversed(pile.mixed)]
