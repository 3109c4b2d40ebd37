"""Any position as a plain dict of JSON types, and back. For tests, puzzles and bug reports; never shown to players.

Everything has a default. `deck` is written top first, `discard` top last; mixed piles are lists, top first. Where the
kingdom is left out, it consists of the kingdom cards the position names, filled up with the First Game.
Two things are left out where there is nothing to tell: `so_far`, what was played and bought earlier in the turn (a
Merchant waits for its Silver), and a player's `printed`, the cards in play as printed when one of them became another.
A seed that is not text is written as {"hex": ...}.

An option that was added later, `treasures_at_once`, is left out where it is as before. A position that leaves out only
that is therefore as before; in any other, made by hand, it has its default.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any, Final, cast

from engine.chance import Chance, seed_bytes
from engine.checks import Checks
from engine.dealing import BASIC, checked_seed, lay_out
from engine.errors import BadPosition, BadSetup
from engine.kinds import ACTION, KINDS, MIXED_PILES, Kind
from engine.kingdoms import KINGDOM_PILES, KINGDOM_SIZE, RECOMMENDED
from engine.player import Player
from engine.scoring import result
from engine.seat import SEAT_COUNTERS, SEAT_LISTS, SEAT_ZONES
from engine.setup import UNWRITTEN, Setup
from engine.state import ExtraTurn, State
from engine.supply import Pile
from engine.turn import PHASES, TURN_DEFAULTS, Turn
from engine.zones import Zone

COUNTERS: Final = ("actions", "buys", "coins")
# The other counters of a turn; `action_plays` follows from `played`. Potions stand beside the coins.
SO_FAR: Final = tuple(
    name for name in TURN_DEFAULTS if name not in ("seat", "phase", "action_plays", "potions", *COUNTERS)
)
# Those that were added later are left out where there is nothing to tell.
SO_FAR_ALWAYS: Final = ("bought", "discount", "played", "lasting")
ZONES: Final = tuple(rule.name for rule in SEAT_ZONES if rule.written_as is None)
OPTIONS: Final = tuple(each.name for each in fields(Setup) if each.name not in ("kingdom", "first"))
# What `describe` has always written, and what else a position may have.
DESCRIBED: Final = {
    "edition", "shelters", "kingdom", "seed", "current", "phase", *COUNTERS, "players", "supply", "trash",
}  # fmt: skip
KNOWN: Final = {*DESCRIBED, *OPTIONS, "so_far", "trade_route", "potions", "embargo", "extra_turns"}
DEFAULT_KINGDOM: Final = {kingdom.edition: kingdom.cards for kingdom in RECOMMENDED if "first_game" in kingdom.id}

checks: Final = Checks(BadPosition)


def arrange(position: dict[str, Any]) -> State:
    """Return the state that the position describes, its player about to move."""
    _check_keys(checks.mapping(position, "a position"), KNOWN, "position")
    players = position.get("players", [{}, {}])
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise BadPosition("players must be a list of dicts")
    names = [player.get("name", "ABCDEF"[seat % 6]) for seat, player in enumerate(players)]
    try:
        setup, chance = _setup(position), Chance(seed_bytes(checked_seed(_seed(position.get("seed", "x")))))
        state = lay_out(names, setup, chance, _uses_colonies(position, setup), setup.bane)
    except BadSetup as reason:
        raise BadPosition(str(reason)) from reason
    for player, given in zip(state.players, players, strict=True):
        _fill_seat(player, given)
    _fill(state.trash, _kinds(position.get("trash", [])))
    _set_supply(state, position.get("supply", {}))
    _set_route(state, position.get("trade_route"))
    _set_embargo(state, position.get("embargo", {}))
    _set_turn(state, position)
    state.index_kinds()
    state.set_audiences()
    return state


def _setup(position: dict[str, Any]) -> Setup:
    kingdom = position.get("kingdom")
    if kingdom is None:
        kingdom = _kingdom_of(position)
    options = {name: position[name] for name in OPTIONS if name in position}
    if _is_described(position):
        options = UNWRITTEN | options
    return Setup(cast("tuple[str, ...]", kingdom), **options)


def _uses_colonies(position: dict[str, Any], setup: Setup) -> bool:
    """Whether Platinum and Colony are used: if the position says so or names one of them."""
    if setup.colonies != "auto":
        return setup.colonies == "yes"
    return not {"platinum", "colony"}.isdisjoint(_named(position))


def _is_described(position: dict[str, Any]) -> bool:
    """Whether `describe` wrote the position: one made by hand leaves out what has a default, at least some piles."""
    piles = checks.mapping(position.get("supply", {}), "supply")
    return position.keys() >= DESCRIBED and piles.keys() >= BASIC.keys()


def _check_keys(found: dict[str, Any], known: set[str], what: str) -> None:
    unknown = sorted(str(key) for key in found if key not in known)
    if unknown:
        raise BadPosition(f"unknown in a {what}: {', '.join(unknown)}")


def _kingdom_of(position: dict[str, Any]) -> list[str]:
    """A kingdom with the kingdom cards the position names, filled up with the First Game."""
    named = _named(position)
    default = DEFAULT_KINGDOM[1 if position.get("edition") == 1 else 2]
    return [id for id in dict.fromkeys([*named, *default]) if id in KINGDOM_PILES][:KINGDOM_SIZE]


def _named(position: dict[str, Any]) -> list[str]:
    """The ids of all cards and piles that the position names."""
    named = [*checks.mapping(position.get("supply", {}), "supply"), *checks.texts(position.get("trash", []), "trash")]
    for player in position.get("players", []):
        named += [id for zone in ZONES for id in checks.texts(player.get(zone, []), zone)]
    return named


def _kinds(ids: Any) -> list[Kind]:
    unknown = [id for id in checks.texts(ids, "cards") if id not in KINDS]
    if unknown:
        raise BadPosition(f"unknown cards: {', '.join(unknown)}")
    return [KINDS[id] for id in ids]


def _fill(zone: Zone, kinds: list[Kind]) -> None:
    for kind in kinds:
        zone.make(kind)


def _fill_seat(player: Player, given: dict[str, Any]) -> None:
    _check_keys(given, {"name", "turns", *SEAT_COUNTERS, *SEAT_LISTS, *ZONES, "printed", "staying"}, "player")
    for name in ("turns", *SEAT_COUNTERS):
        setattr(player, name, checks.whole(given.get(name, 0), name))
    for rule, zone in zip(SEAT_ZONES, player.zones(), strict=True):
        if rule.written_as is None and zone is not player.in_play:
            kinds = _kinds(given.get(rule.name, []))
            _fill(zone, kinds[::-1] if rule.top_first else kinds)
    for name in SEAT_LISTS:
        setattr(player, name, [kind.id for kind in _kinds(given.get(name, []))])
    _fill_in_play(player.in_play, given)


def _fill_in_play(in_play: Zone, given: dict[str, Any]) -> None:
    """Put the cards into play as what they are now; `printed` names what is printed on them, if one became another."""
    kinds = _kinds(given.get("in_play", []))
    printed = _kinds(given["printed"]) if "printed" in given else kinds
    if len(printed) != len(kinds):
        raise BadPosition("printed must name as many cards as there are in play")
    _fill(in_play, printed)
    for card, kind in zip(in_play, kinds, strict=True):
        card.kind = kind
    for at in checks.wholes(given.get("staying", []), "staying"):
        if at >= len(in_play):
            raise BadPosition(f"staying: there is no card {at} in play")
        in_play[at].stays = True


def _set_supply(state: State, supply: dict[str, Any]) -> None:
    _add_outside_piles(state, checks.mapping(supply, "supply"))
    for id, given in supply.items():
        pile = state.supply.piles.get(id)
        if pile is None:
            raise BadPosition(f"there is no pile {id!r} in this game")
        if pile.mixed is None:
            changed = Pile(id, KINDS[id], checks.whole(given, id), pile.in_supply)
            changed.has_route_token = pile.has_route_token
            state.supply.add(changed)
        else:
            kinds = _kinds(given)[::-1]
            members = {member for member, _ in MIXED_PILES[id].copies}
            if any(kind.id not in members for kind in kinds):
                raise BadPosition(f"not all of these belong to the pile {id!r}")
            state.supply.add(Pile(id, None, 0, pile.in_supply, kinds))


def _set_route(state: State, given: Any) -> None:
    """Set which piles still have a token for Trade Route, and how many are on its mat; left out: as at the start."""
    if given is None:
        return
    _check_keys(checks.mapping(given, "trade_route"), {"mat", "piles"}, "trade_route")
    if "trade_route" not in state.supply.piles:
        raise BadPosition("only a game with Trade Route has its tokens")
    state.route_tokens = checks.whole(given.get("mat", 0), "mat")
    if "piles" in given:
        waiting = set(checks.texts(given["piles"], "piles"))
        if not waiting <= state.supply.piles.keys():
            raise BadPosition("trade_route names a pile that is not in this game")
        for pile in state.supply:
            pile.has_route_token = pile.id in waiting


def _set_embargo(state: State, given: Any) -> None:
    """Set how many Embargo tokens lie on which piles."""
    for id, count in checks.mapping(given, "embargo").items():
        if id not in state.supply.piles:
            raise BadPosition(f"there is no pile {id!r} in this game")
        state.supply[id].embargo_tokens = checks.whole(count, "embargo tokens")


def _add_outside_piles(state: State, supply: dict[str, Any]) -> None:
    """Add the pile of every card from outside the Supply that the position names, even if the kingdom has none."""
    named = [*(card.printed for card in state.cards()), *(KINDS[id] for id in supply if id in KINDS)]
    for kind in named:
        if kind.pile and not kind.in_supply and kind.id not in state.supply.piles:
            state.supply.add(Pile(kind.id, kind, kind.pile, False))


def _set_turn(state: State, position: dict[str, Any]) -> None:
    seat = checks.whole(position.get("current", 0), "current")
    if seat >= len(state.players):
        raise BadPosition(f"there is no seat {seat}")
    turn = state.turn = Turn(seat)
    turn.phase = checks.one_of(position.get("phase", "action"), PHASES, "the phase")
    for counter in (*COUNTERS, "potions"):
        setattr(turn, counter, checks.whole(position.get(counter, getattr(turn, counter)), counter))
    seats = len(state.players)
    _set_so_far(turn, position.get("so_far", {}), seats)
    for extra in checks.listing(position.get("extra_turns", []), "extra_turns"):
        _check_keys(checks.mapping(extra, "an extra turn"), {"seat", "possessor"}, "extra turn")
        state.extra_turns.append(ExtraTurn(_seat(extra.get("seat"), seats), _possessor(extra, "possessor", seats)))
    if turn.phase == "end":
        state.result = result(state)


def _seat(given: Any, seats: int) -> int:
    return checks.whole(given, "a seat", seats - 1)


def _possessor(given: dict[str, Any], name: str, seats: int) -> int | None:
    return None if given.get(name) is None else _seat(given[name], seats)


def _set_so_far(turn: Turn, given: Any, seats: int) -> None:
    """Set what happened earlier this turn, as far as it still matters."""
    _check_keys(checks.mapping(given, "so_far"), set(SO_FAR), "turn so far")
    for name in SO_FAR:
        if TURN_DEFAULTS[name] is None:
            setattr(turn, name, _possessor(given, name, seats))
        elif TURN_DEFAULTS[name] == 0:
            setattr(turn, name, checks.whole(given.get(name, 0), name))
    played = _kinds(given.get("played", []))
    turn.played = dict(Counter(kind.id for kind in played))
    turn.action_plays = sum(bool(kind.types & ACTION) for kind in played)
    for name in ("lasting", "forbidden"):
        setattr(turn, name, [kind.id for kind in _kinds(given.get(name, []))])


def describe(state: State) -> dict[str, Any]:
    """Return the position, everything visible."""
    setup = state.setup
    return {
        **{name: value for name, value in setup.to_dict().items() if name in OPTIONS},
        "edition": setup.edition,
        "kingdom": list(setup.kingdom),
        "seed": _seed_text(state.chance.seed),
        "shelters": "yes" if setup.uses_shelters else "no",
        "current": state.turn.seat,
        "phase": state.turn.phase,
        **{counter: getattr(state.turn, counter) for counter in COUNTERS},
        **_so_far(state.turn),
        "players": [
            {
                "name": player.name,
                **_zones(player),
                **_printed(player.in_play),
                "turns": player.turns,
                **{name: count for name in SEAT_COUNTERS if (count := getattr(player, name))},
                **{name: list(ids) for name in SEAT_LISTS if (ids := getattr(player, name))},
            }
            for player in state.players
        ],
        "supply": {pile.id: _pile(pile) for pile in state.supply.piles.values()},
        "trash": state.trash.ids(),
        **({} if state.bane is None else {"bane": state.bane}),
        **_route(state),
        **_rare(state),
    }


def _rare(state: State) -> dict[str, Any]:
    """Return what few games have, where there is any."""
    found: dict[str, Any] = {
        "potions": state.turn.potions,
        "embargo": {pile.id: pile.embargo_tokens for pile in state.supply.piles.values() if pile.embargo_tokens},
        "extra_turns": [extra._asdict() for extra in state.extra_turns],
    }
    return {name: value for name, value in found.items() if value}


def _route(state: State) -> dict[str, Any]:
    """Return where the tokens for Trade Route are; nothing without that pile."""
    if "trade_route" not in state.supply.piles:
        return {}
    piles = [pile.id for pile in state.supply if pile.has_route_token]
    return {"trade_route": {"mat": state.route_tokens, "piles": piles}}


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
    """Return what happened earlier this turn; nothing if nothing did."""
    so_far = {name: getattr(turn, name) for name in SO_FAR}
    if not any(value != TURN_DEFAULTS[name] for name, value in so_far.items()):
        return {}
    so_far["played"] = [id for id, times in turn.played.items() for _ in range(times)]
    so_far["lasting"] = list(turn.lasting)
    so_far["forbidden"] = list(turn.forbidden)
    told = {name: value for name, value in so_far.items() if name in SO_FAR_ALWAYS or value != TURN_DEFAULTS[name]}
    return {"so_far": told}


def _printed(in_play: Zone) -> dict[str, Any]:
    """Return what is printed on the cards in play, if it is not what they are, and which stay, by position."""
    found: dict[str, Any] = {}
    if any(card.kind is not card.printed for card in in_play):
        found["printed"] = [card.printed.id for card in in_play]
    if staying := [at for at, card in enumerate(in_play) if card.stays]:
        found["staying"] = staying
    return found


def _zones(player: Player) -> dict[str, list[str]]:
    zones: dict[str, list[str]] = {}
    for rule, zone in zip(SEAT_ZONES, player.zones(), strict=True):
        ids = zone.ids()
        if rule.is_rare and not ids:
            continue
        zones.setdefault(rule.written_as or rule.name, []).extend(ids[::-1] if rule.top_first else ids)
    return zones


def _pile(pile: Pile) -> int | list[str]:
    return pile.count if pile.mixed is None else [kind.id for kind in reversed(pile.mixed)]
