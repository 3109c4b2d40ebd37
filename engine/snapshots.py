"""Saved games: a snapshot of the state between two steps, and the journal of answers since.

A snapshot is a map. Card ids are written once: a zone is one byte per card, an index that counts through the names of
the piles and then through `cards`, the ids that have no pile. What is at its default is left out. `engine.packing`
tells how a saved game may change from version to version.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, cast

from engine.chance import Chance
from engine.checks import Checks
from engine.dealing import BASIC
from engine.decisions import Decision, Picks
from engine.errors import BadSave, BadSetup, NewerSave
from engine.kinds import KINDS, MIXED_PILES, Kind
from engine.packing import DAMAGED, FORMAT, pack, pack_value, unpack, unpack_value
from engine.player import Player
from engine.seat import SEAT_COUNTERS, SEAT_LISTS, SEAT_ZONES
from engine.setup import NEEDS_BANE, SEATS, Setup, known_setup
from engine.state import ExtraTurn, Result, State
from engine.supply import Pile
from engine.turn import PHASES, TURN_DEFAULTS, Turn
from engine.upgrades import UPGRADES, upgrade
from engine.zones import Card, Zone

SNAPSHOT_FIELDS: Final = {
    "setup", "seed", "draws", "piles", "cards", "seats", "turn", "trash", "result", "bane", "route_tokens",
    "route_piles", "embargo", "extra_turns",
}  # fmt: skip
SETUP_FIELDS: Final = {each.name for each in fields(Setup)}
SEAT_FIELDS: Final = {"name", "turns", "zones", "became", "stays", *SEAT_COUNTERS, *SEAT_LISTS}
ZONE_NAMES: Final[set[str]] = {rule.name for rule in SEAT_ZONES}

checks: Final = Checks(BadSave)


# -- the journal -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted answer, and a fingerprint of the question it was given to."""

    seat: int
    picks: Picks
    question: int


def fingerprint(decision: Decision) -> int:
    """Return a number that is equal for equal questions; 16 bits are enough to notice that the rules changed."""
    seat, verb, source, options, least, most, _ = decision
    by = "" if decision.decider == seat else f"|{decision.decider}"
    return zlib.crc32(f"{seat}|{verb}|{source}|{','.join(options)}|{least}|{most}{by}".encode()) & 0xFFFF


def pack_game(number: int, snapshot: bytes, journal: list[Entry]) -> bytes:
    """Return a saved game."""
    game: dict[str, Any] = {"number": number, "snapshot": snapshot}
    if journal:
        game["journal"] = [[entry.seat, entry.question, *entry.picks] for entry in journal]
    return pack(game)


def unpack_game(data: bytes) -> tuple[int, bytes, list[Entry]]:
    """Return the number of answers before the snapshot, the snapshot, and the answers since."""
    format, value = unpack(data)
    game = checks.mapping(upgrade(format, value, UPGRADES), "a saved game")
    snapshot = checks.data(game.get("snapshot"), "the snapshot")
    if format < FORMAT:
        snapshot = pack_state(unpack_state(snapshot))  # without the defaults that an older format wrote
    journal = [_entry(row) for row in checks.listing(game.get("journal", []), "the journal")]
    return checks.whole(game.get("number", 0), "number"), snapshot, journal


def _entry(row: Any) -> Entry:
    numbers = checks.wholes(row, "an entry of the journal")
    if len(numbers) < 2:
        raise BadSave(DAMAGED)
    return Entry(numbers[0], tuple(numbers[2:]), numbers[1])


# -- writing a snapshot ----------------------------------------------------------------------------------------------


def pack_state(state: State) -> bytes:
    """Return a snapshot of the state, which must be at rest."""
    piles = state.supply.piles
    names = {id: index for index, id in enumerate(piles)}

    def indexes(ids: Iterable[str]) -> bytes | list[int]:
        return as_bytes([names.setdefault(id, len(names)) for id in ids])

    def printed(zone: Zone) -> bytes | list[int]:
        return indexes([card.printed.id for card in zone])

    snapshot = {
        "setup": {**state.setup.to_dict(), "kingdom": indexes(state.setup.kingdom)},
        "seed": state.chance.seed,
        "draws": state.chance.draws,
        "piles": {
            pile.id: pile.count if pile.mixed is None else indexes([kind.id for kind in pile.mixed])
            for pile in piles.values()
        },
        "seats": [_pack_seat(player, printed, indexes) for player in state.players],
        "turn": {
            name: value for name, default in TURN_DEFAULTS.items() if (value := getattr(state.turn, name)) != default
        },
    }
    rare = {
        "trash": printed(state.trash) if state.trash else None,
        "bane": state.bane,
        "route_tokens": state.route_tokens,
        "route_piles": indexes([pile.id for pile in piles.values() if pile.has_route_token]),
        "embargo": {pile.id: pile.embargo_tokens for pile in piles.values() if pile.embargo_tokens},
        "extra_turns": [[extra.seat, extra.possessor] for extra in state.extra_turns],
        "result": state.result and {each.name: getattr(state.result, each.name) for each in fields(Result)},
    }
    snapshot |= {name: value for name, value in rare.items() if value}
    if len(names) > len(piles):
        snapshot["cards"] = list(names)[len(piles) :]
    return pack_value(snapshot)


def as_bytes(numbers: list[int]) -> bytes | list[int]:
    """Return the numbers as one byte each, unless there are more than 256 different cards in the game."""
    try:
        return bytes(numbers)
    except ValueError:
        return numbers


def _pack_seat(player: Player, printed: Callable[[Zone], Any], indexes: Callable[[Iterable[str]], Any]) -> Any:
    zones = zip(SEAT_ZONES, player.zones(), strict=True)
    seat: dict[str, Any] = {"name": player.name, "zones": {rule.name: printed(zone) for rule, zone in zones if zone}}
    if player.turns:
        seat["turns"] = player.turns
    for counter in SEAT_COUNTERS:
        if count := getattr(player, counter):
            seat[counter] = count
    for name in SEAT_LISTS:
        if ids := getattr(player, name):
            seat[name] = indexes(ids)
    if stays := [at for at, card in enumerate(player.in_play) if card.stays]:
        seat["stays"] = stays
    became = [(at, card.kind.id) for at, card in enumerate(player.in_play) if card.kind is not card.printed]
    if became:
        seat["became"] = [number for at, id in became for number in (at, indexes([id])[0])]
    return seat


# -- reading a snapshot ----------------------------------------------------------------------------------------------


def unpack_state(data: bytes) -> State:
    """Return the state that was packed, at rest; raise BadSave if it is not one that can be played."""
    snapshot = checks.mapping(unpack_value(data), "a snapshot")
    _refuse_unknown(snapshot, SNAPSHOT_FIELDS, "fields")
    piles = checks.mapping(snapshot.get("piles"), "the piles")
    names = [*piles, *checks.texts(snapshot.get("cards", []), "cards")]
    state = State(_setup(snapshot.get("setup"), names), _chance(snapshot))
    kinds = [KINDS.get(name) for name in names]
    state.supply.add(*[_pile(id, stock, kinds) for id, stock in piles.items()])
    state.bane = _bane(snapshot.get("bane"), state.setup)
    if not state.supply.piles.keys() >= {*BASIC, *state.setup.kingdom, *([state.bane] if state.bane else [])}:
        raise BadSave("a pile is missing")
    state.route_tokens = checks.whole(snapshot.get("route_tokens", 0), "route_tokens")
    for index in _numbers(snapshot.get("route_piles", b""), len(piles), "route_piles"):
        state.supply[names[index]].has_route_token = True
    for id, count in checks.mapping(snapshot.get("embargo", {}), "embargo").items():
        if id not in piles:
            raise BadSave(f"there is no pile {id!r:.80}")
        state.supply[id].embargo_tokens = checks.whole(count, "embargo tokens")
    seats = checks.listing(snapshot.get("seats"), "the seats")
    if len(seats) not in SEATS:
        raise BadSave(f"2 to 6 can play, not {len(seats)}")
    for number, seat in enumerate(seats):
        state.players.append(_player(state, number, checks.mapping(seat, "a seat"), kinds))
    state.trash += _cards(snapshot.get("trash", b""), state.trash, kinds)
    state.turn = _turn(checks.mapping(snapshot.get("turn", {}), "the turn"), len(seats))
    state.extra_turns = [
        _extra_turn(row, len(seats)) for row in checks.listing(snapshot.get("extra_turns", []), "the extra turns")
    ]
    state.result = _result(snapshot.get("result"), len(seats))
    if (state.turn.phase == "end") != (state.result is not None):
        raise BadSave("only a game that is over has a result")
    state.index_kinds([kind for kind in kinds if kind is not None])
    if state.turn.possessor is not None:
        state.set_audiences()
    return state


def _refuse_unknown(found: dict[str, Any], known: set[str], what: str) -> None:
    unknown = [name for name, value in found.items() if name not in known and value]
    if unknown:
        raise NewerSave(f"saved by a newer version, with unknown {what}: {', '.join(unknown)}")


def _setup(given: Any, names: list[str]) -> Setup:
    options = checks.mapping(given, "the setup")
    try:
        kingdom = [names[index] for index in _numbers(options.get("kingdom"), len(names), "the kingdom")]
        if options.keys() <= SETUP_FIELDS:
            return known_setup(tuple(kingdom), **{name: options[name] for name in options if name != "kingdom"})
        return Setup.from_dict({**options, "kingdom": kingdom})
    except BadSetup as reason:
        raise NewerSave(f"saved by a newer version, or damaged: {reason}") from reason
    except TypeError as reason:  # a value that cannot be hashed is no option
        raise BadSave(DAMAGED) from reason


def _numbers(given: Any, limit: int, what: str) -> Sequence[int]:
    """Return indexes below the limit, from bytes or a list."""
    numbers = given if isinstance(given, bytes) else checks.wholes(given, what)
    if numbers and max(numbers) >= limit:
        raise BadSave(f"{what}: there is no card {max(numbers)}")
    return numbers


def _chance(snapshot: dict[str, Any]) -> Chance:
    return Chance(checks.data(snapshot.get("seed"), "the seed"), checks.whole(snapshot.get("draws", 0), "draws"))


def _bane(given: Any, setup: Setup) -> str | None:
    if given is None:
        return setup.bane
    id = checks.text(given, "the bane")
    if NEEDS_BANE not in setup.kingdom or id not in setup.possible_banes() or setup.bane not in (None, id):
        raise BadSave(f"saved by a newer version, or damaged: the bane cannot be {id:.80}")
    return id


def _kinds(given: Any, kinds: list[Kind | None], what: str) -> list[Kind]:
    found = [kinds[number] for number in _numbers(given, len(kinds), what)]
    if None in found:
        raise BadSave(f"saved by a newer version, with unknown cards in {what}")
    return cast("list[Kind]", found)


def _pile(id: str, stock: Any, kinds: list[Kind | None]) -> Pile:
    if id in MIXED_PILES:
        mixed = _kinds(stock, kinds, id)
        members = {member for member, _ in MIXED_PILES[id].copies}
        if any(kind.id not in members for kind in mixed):
            raise BadSave(f"not all of these belong to the pile {id!r}")
        return Pile(id, None, 0, True, mixed)
    if id not in KINDS:
        raise BadSave(f"saved by a newer version, with an unknown pile: {id}")
    return Pile(id, KINDS[id], checks.whole(stock, id), KINDS[id].in_supply)


def _cards(given: Any, zone: Zone, kinds: list[Kind | None]) -> list[Card]:
    return [Card(kind, zone) for kind in _kinds(given, kinds, zone.name)]


def _player(state: State, number: int, seat: dict[str, Any], kinds: list[Kind | None]) -> Player:
    _refuse_unknown(seat, SEAT_FIELDS, "fields of a seat")
    player = Player(state, number, checks.text(seat.get("name"), "a name"), checks.whole(seat.get("turns", 0), "turns"))
    for counter in SEAT_COUNTERS:
        setattr(player, counter, checks.whole(seat.get(counter, 0), counter))
    zones = checks.mapping(seat.get("zones", {}), "zones")
    _refuse_unknown(zones, ZONE_NAMES, "zones")
    for zone in player.zones():
        if zone.name in zones:
            zone += _cards(zones[zone.name], zone, kinds)
    for name in SEAT_LISTS:
        if name in seat:
            setattr(player, name, [kind.id for kind in _kinds(seat[name], kinds, name)])
    for at in checks.wholes(seat.get("stays", []), "stays"):
        if at >= len(player.in_play):
            raise BadSave(DAMAGED)
        player.in_play[at].stays = True
    if "became" in seat:
        _change_in_play(player.in_play, checks.wholes(seat["became"], "became"), kinds)
    return player


def _change_in_play(in_play: Zone, became: list[int], kinds: list[Kind | None]) -> None:
    """Turn cards in play into what they became, given as pairs of a position and an index."""
    if len(became) % 2 or any(at >= len(in_play) for at in became[::2]):
        raise BadSave(DAMAGED)
    for at, kind in zip(became[::2], _kinds(became[1::2], kinds, "became"), strict=True):
        in_play[at].kind = kind


def _turn(given: dict[str, Any], seats: int) -> Turn:
    """Return the turn; counters of a newer version end with it and are ignored."""
    turn = Turn(_seat(given.get("seat"), seats))
    for name, default in TURN_DEFAULTS.items():
        if name in given and name != "seat":
            value = given[name]
            setattr(turn, name, _seat(value, seats) if default is None else _turn_field(name, value, default))
    return turn


def _seat(given: Any, seats: int) -> int:
    return checks.whole(given, "a seat of the turn", seats - 1)


def _extra_turn(given: Any, seats: int) -> ExtraTurn:
    row = checks.listing(given, "an extra turn")
    if len(row) != 2:
        raise BadSave(DAMAGED)
    seat, possessor = row
    return ExtraTurn(_seat(seat, seats), None if possessor is None else _seat(possessor, seats))


def _turn_field(name: str, value: Any, default: Any) -> Any:
    if name == "phase":
        return checks.one_of(value, PHASES, "the phase")
    if isinstance(default, dict):
        return {_card_id(id): checks.whole(times, id) for id, times in checks.mapping(value, name).items()}
    if isinstance(default, list):
        return [_card_id(id) for id in checks.texts(value, name)]
    return checks.whole(value, name)


def _card_id(id: str) -> str:
    if id not in KINDS:
        raise BadSave(f"saved by a newer version, with an unknown card: {id}")
    return id


def _result(given: Any, seats: int) -> Result | None:
    if given is None:
        return None
    result = checks.mapping(given, "the result")
    scores = checks.listing(result.get("scores"), "scores")
    turns = checks.wholes(result.get("turns"), "turns")
    winners = checks.wholes(result.get("winners"), "winners", seats - 1)
    if not len(scores) == len(turns) == seats or not winners or any(type(score) is not int for score in scores):
        raise BadSave(DAMAGED)
    return Result(tuple(scores), tuple(winners), tuple(turns))
