"""Bytes with a correct checksum may still be made by hand: loading refuses them, or the game can be played.

Real saved games and records are unpacked, every node of their structure is replaced with hostile values, one at a time,
and the result is packed again.
"""

import base64
import copy
import json
import zlib
from itertools import islice
from pathlib import Path

import msgpack
import pytest

from engine import RECOMMENDED, BadRecord, BadSave, Chance, EngineError, Game, Record, big_money, replay, verify
from engine.packing import pack, unpack
from tests.engine.recorded import recorded
from tests.engine.table import Table, any_answer
from tests.whole_games import sample

OLD = json.loads(Path(__file__).with_name("format_1.json").read_text(encoding="utf-8"))
HOSTILE = (
    None, True, -1, 0, 3, 1_000_001, 2**63, float("nan"), "", "copper", "nonsense", b"", b"\x00\x01\xff", b"\xff\xfe",
    [], [0], [[]], [-1, 0], ["copper", "copper"], {}, {"": 0}, {"copper": -1},
)  # fmt: skip
MISSING = "nothing is there"
ANSWERS = 10
# The number of hostile values is no multiple of it, so that all of them are tried, at one place or another.
STEPS = sample([1, 4], [4])


def nodes(value, path=()):
    """Every path into the structure, the empty one first."""
    yield path
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    else:
        return
    for key, each in items:
        yield from nodes(each, (*path, key))


def replaced(value, path, hostile):
    """A copy of the structure with another value there."""
    if not path:
        return hostile
    result = copy.copy(value)
    result[path[0]] = replaced(value[path[0]], path[1:], hostile)
    return result


def without(value, path):
    """A copy of the structure without what is there."""
    result = copy.copy(value)
    if len(path) == 1:
        del result[path[0]]
    else:
        result[path[0]] = without(value[path[0]], path[1:])
    return result


def mutations(value, step=1):
    """The structure with one thing wrong, in every way, or in every `step`-th."""
    every = ((path, hostile) for path in nodes(value) for hostile in (*HOSTILE, MISSING) if path or hostile != MISSING)
    for path, hostile in islice(every, 0, None, step):
        yield without(value, path) if hostile == MISSING else replaced(value, path, hostile)


def check_usable(game, number):
    """Everything that can be done with a game works."""
    luck = Chance(f"hostile {number}".encode())
    game.position()
    seats = len(game.view(None).players)
    for _ in range(ANSWERS):
        for seat in (None, *range(seats)):
            game.view(seat)
        if not game.pending:
            break
        decision = luck.pick(game.pending)
        game.submit(decision.decider, any_answer(decision, luck))
    assert Game.load(game.save()).position() == game.position()


def check_saves(values):
    """Each of these is refused as damaged, or is a game that can be played; there are both."""
    refused = played = 0
    for number, data in enumerate(values):
        try:
            game = Game.load(data)
        except BadSave:
            refused += 1
        else:
            check_usable(game, number)
            played += 1
    assert refused > played > 20


def middle_of_a_turn():
    """A game with something in every field of a snapshot, and a journal."""
    table = Table(
        {"hand": "chapel, silver*2, copper", "in_play": "band_of_misfits", "discard": "estate", "turns": 3},
        {"hand": "gold*2", "set_aside": "curse"},
        trash="curse",
        kingdom="chapel, knights, cultist, band_of_misfits, village, smithy, market, moat, mine, cellar",
        so_far={"played": ["merchant"], "lasting": ["merchant"], "bought": 0},
        edition=1,
        seed="hostile",
    )
    table.me.plays("chapel")
    table.me.does("trash", "copper")
    return table.game


def newer_boxes():
    """A game with something in every field that Prosperity and Cornucopia brought, and a journal."""
    table = Table(
        {"hand": "tournament, contraband, copper", "in_play": "quarry, monument", "victory_tokens": 4, "turns": 3},
        {"hand": "young_witch, moat", "returning": "horse_traders", "victory_tokens": 1},
        kingdom="tournament young_witch contraband quarry monument trade_route horse_traders village jester bank",
        colonies="yes",
        bane="moat",
        trade_route={"mat": 2, "piles": ["estate", "colony"]},
        so_far={"forbidden": ["gold"], "played": ["monument"]},
        phase="buy",
        coins=3,
        seed="hostile",
    )
    table.me.plays("copper")
    return table.game


def newest_boxes():
    """A game with something in every field that Seaside and Alchemy brought, and a journal."""
    table = Table(
        {"hand": "moat", "island": "island, duchy", "native_village": "gold", "pirate_tokens": 2, "gained": "silver"},
        {
            "hand": "haven, gold, smithy", "in_play": "caravan, wharf", "staying": [1], "awaited": "wharf, haven",
            "haven": "silver", "recovering": "estate",
        },
        "copper",
        kingdom="possession haven wharf caravan island native_village pirate_ship embargo smugglers moat",
        current=1,
        so_far={
            "after": 0, "possessor": 0, "lasting": ["possession"], "played": ["wharf"], "outposts": 1, "in_a_row": 1,
            "victories_bought": 1,
        },
        potions=1,
        embargo={"gold": 2},
        extra_turns=[{"seat": 1, "possessor": 2}, {"seat": 2, "possessor": None}],
        phase="buy",
        coins=3,
        seed="hostile",
    )  # fmt: skip
    table.me.plays("gold")
    return table.game


def pack_1(value):
    """Bytes of format 1, with the snapshot given unpacked."""
    if isinstance(value, list) and len(value) == 3:
        value = [value[0], msgpack.packb(value[1]), value[2]]
    packed = msgpack.packb(value)
    return b"D\x01" + zlib.crc32(packed).to_bytes(4, "big") + packed


def pack_2(value):
    """Bytes of format 2, with the snapshot given unpacked."""
    if isinstance(value, dict) and "snapshot" in value:
        value = {**value, "snapshot": msgpack.packb(value["snapshot"])}
    return pack(value)


@pytest.mark.parametrize("game", [middle_of_a_turn, newer_boxes, newest_boxes])
@pytest.mark.parametrize("step", STEPS)
def test_a_hostile_save_is_refused_or_can_be_played(step, game):
    _, saved = unpack(game().save())
    saved["snapshot"] = msgpack.unpackb(saved["snapshot"])
    assert saved["journal"]
    check_saves(pack_2(value) for value in mutations(saved, step))


@pytest.mark.parametrize("step", STEPS)
def test_a_hostile_save_of_format_1_is_refused_or_can_be_played(step):
    number, snapshot, journal = msgpack.unpackb(base64.b64decode(OLD["games"][0]["save"])[6:])
    check_saves(pack_1(value) for value in mutations([number, msgpack.unpackb(snapshot), journal], step))


def test_a_hostile_save_of_a_finished_game_is_refused_or_can_be_read():
    _, saved = unpack(Game.arrange({"phase": "end", "players": [{"hand": ["province"]}, {}]}).save())
    saved["snapshot"] = msgpack.unpackb(saved["snapshot"])
    check_saves(pack_2(value) for value in mutations(saved))


def test_a_map_that_names_something_twice_is_refused():
    data = middle_of_a_turn().save()
    packed = data[6:].replace(b"\xa6copper", b"\xa6silver")
    assert packed != data[6:]
    with pytest.raises(BadSave):
        Game.load(data[:2] + zlib.crc32(packed).to_bytes(4, "big") + packed)


def test_a_hostile_record_is_refused_or_can_be_replayed():
    record = recorded(["Ann", "Bob"], RECOMMENDED[5].cards, b"secret", big_money, first=1)
    record.answers = record.answers[:3]
    values = [(pack(value), number) for number, value in enumerate(mutations(unpack(record.to_bytes())[1]))]
    old = msgpack.unpackb(base64.b64decode(OLD["records"][0]["record"])[6:])
    old[6] = old[6][:3]
    values += [(pack_1(value), number) for number, value in enumerate(mutations(old))]
    for data, _ in values:
        try:
            found = Record.from_bytes(data)
        except BadRecord:
            continue
        assert Record.from_bytes(found.to_bytes()) == found
        for check in (replay, verify):
            try:
                check(found)
            except EngineError as refusal:
                assert isinstance(refusal, BadRecord)  # noqa: PT017
