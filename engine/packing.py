"""Games and records as bytes: the one module that knows msgpack.

A saved game is a snapshot, taken between two steps, and the journal of answers given since, each with a fingerprint of
the question it answered. A snapshot names its cards by id and stores each zone as one byte a card, so it needs neither
the order of our declarations nor much room.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any, Final

import msgpack

from engine.chance import Chance
from engine.errors import BadSave
from engine.kinds import KINDS, Decision, Kind, Picks
from engine.player import Player
from engine.scoring import Result
from engine.state import Card, Pile, State, Turn, Zone

MAGIC: Final = b"D"
FORMAT: Final = 1
HEAD: Final = MAGIC + bytes([FORMAT])


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted answer, and a fingerprint of the question it was given to."""

    seat: int
    picks: Picks
    question: int


def fingerprint(decision: Decision) -> int:
    """Equal for equal questions; sixteen bits are plenty to notice that the rules changed."""
    seat, verb, source, options, least, most, _ = decision
    return zlib.crc32(f"{seat}|{verb}|{source}|{','.join(options)}|{least}|{most}".encode()) & 0xFFFF


def pack(value: Any) -> bytes:
    """A letter and a format number, a checksum, and the value."""
    packed: bytes = msgpack.packb(value)
    return HEAD + zlib.crc32(packed).to_bytes(4, "big") + packed


def unpack(data: bytes) -> Any:
    """What was packed, whatever format it was packed in that we still know."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise BadSave("a saved game is bytes")
    data = bytes(data)
    if data[:1] != MAGIC or len(data) < 7:
        raise BadSave("these bytes are not a saved game")
    if data[1] != FORMAT:
        raise BadSave(f"saved in format {data[1]}, this version reads format {FORMAT}")
    checksum, packed = data[2:6], data[6:]
    if zlib.crc32(packed).to_bytes(4, "big") != checksum:
        raise BadSave("these bytes are damaged")
    try:
        return msgpack.unpackb(packed)
    except (ValueError, msgpack.UnpackException) as reason:
        raise BadSave("these bytes are damaged") from reason


def pack_game(number: int, snapshot: bytes, journal: list[Entry]) -> bytes:
    return pack([number, snapshot, [[entry.seat, entry.question, *entry.picks] for entry in journal]])


def unpack_game(data: bytes) -> tuple[int, bytes, list[Entry]]:
    """The number of answers before the snapshot, the snapshot, and the answers since."""
    try:
        number, snapshot, rows = unpack(data)
        return number, snapshot, [Entry(seat, tuple(picks), question) for seat, question, *picks in rows]
    except (TypeError, ValueError) as reason:
        raise BadSave("these bytes are damaged") from reason


def pack_state(state: State) -> bytes:
    """The state at rest as bytes."""
    known: dict[Kind, int] = {}

    def index(kind: Kind) -> int:
        return known.setdefault(kind, len(known))

    def cards(zone: Zone) -> Any:
        return _small([index(card.printed) for card in zone])

    def becomes(zone: Zone) -> list[int]:
        """Cards in play that have become another, as pairs of position and what they are now."""
        changed = [(at, card) for at, card in enumerate(zone) if card.kind is not card.printed]
        return [number for at, card in changed for number in (at, index(card.kind))]

    turn = state.turn
    body = [
        state.edition,
        state.chance.seed,
        state.chance.draws,
        list(state.kingdom),
        state.shelters,
        [
            turn.seat, turn.phase, turn.actions, turn.buys, turn.coins, turn.bought, turn.discount,
            turn.action_plays, turn.played, turn.lasting,
        ],
        [
            [player.name, player.turns, *(cards(zone) for zone in player.zones()), becomes(player.in_play)]
            for player in state.players
        ],
        [_packed_pile(pile, index) for pile in state.piles.values()],
        cards(state.trash),
        None if state.result is None else [state.result.scores, state.result.winners, state.result.turns],
    ]  # fmt: skip
    packed: bytes = msgpack.packb([[kind.id for kind in known], body])
    return packed


def _small(numbers: list[int]) -> bytes:
    return bytes(numbers)  # a game has far fewer than 256 different cards


def _packed_pile(pile: Pile, index: Any) -> list[Any]:
    kinds = pile.mixed if pile.mixed is not None else None
    return [pile.id, pile.count if kinds is None else _small([index(kind) for kind in kinds])]


def unpack_state(data: bytes) -> State:
    """The state that was packed, at rest."""
    try:
        ids, body = msgpack.unpackb(data, strict_map_key=False)
        return _state([KINDS[id] for id in ids], body)
    except (KeyError, IndexError, TypeError, ValueError, msgpack.UnpackException) as reason:
        raise BadSave("these bytes are damaged") from reason


def _state(kinds: list[Kind], body: list[Any]) -> State:
    edition, seed, draws, kingdom, shelters, turn, players, piles, trash, result = body
    state = State(edition=edition, chance=Chance(seed, draws), kingdom=tuple(kingdom), shelters=shelters)
    state.turn = _turn(*turn)
    for seat, (name, turns, *zones, changed) in enumerate(players):
        player = Player(state, seat, name)
        player.turns = turns
        for zone, packed in zip(player.zones(), zones, strict=True):
            _unpack_zone(zone, packed, kinds)
        for at, kind in zip(changed[::2], changed[1::2], strict=True):
            player.in_play[at].kind = kinds[kind]
        state.players.append(player)
    for id, stock in piles:
        if isinstance(stock, int):
            state.piles[id] = Pile(id, KINDS[id], stock, KINDS[id].in_supply)
        else:
            state.piles[id] = Pile(id, None, 0, True, [kinds[kind] for kind in stock])
    _unpack_zone(state.trash, trash, kinds)
    if result is not None:
        state.result = Result(*(tuple(row) for row in result))
    state.listen()
    return state


def _unpack_zone(zone: Zone, packed: bytes, kinds: list[Kind]) -> None:
    zone += [Card(kinds[index], zone) for index in packed]


def _turn(
    seat: int, phase: str, actions: int, buys: int, coins: int, bought: int, discount: int,
    action_plays: int, played: dict[str, int], lasting: list[str],
) -> Turn:  # fmt: skip
    turn = Turn(seat)
    turn.phase, turn.actions, turn.buys, turn.coins = phase, actions, buys, coins
    turn.bought, turn.discount, turn.action_plays = bought, discount, action_plays
    turn.played, turn.lasting = played, lasting
    return turn
