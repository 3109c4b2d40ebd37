"""Saved games and records evolve: what an older version wrote is read, what a newer one added is ignored or refused."""

import base64
import json
from pathlib import Path
from typing import get_args

import pytest

from engine import ACTION, KINDS, RECOMMENDED, BadRecord, BadSave, Game, Record, Setup, ZoneName, verify
from engine.kinds import Kind
from engine.packing import FORMAT, pack, pack_value, unpack, unpack_value
from engine.seat import SEAT_ZONES
from engine.snapshots import as_bytes
from engine.upgrades import RECORD_UPGRADES, UPGRADES
from engine.zones import Zone
from tests.each import for_each
from tests.engine.table import Table

OLD = json.loads(Path(__file__).with_name("format_1.json").read_text(encoding="utf-8"))


def changed(game, change):
    """The bytes of the game after a change to its saved form; the snapshot is given unpacked."""
    _, saved = unpack(game.save())
    saved["snapshot"] = unpack_value(saved["snapshot"])
    change(saved)
    saved["snapshot"] = pack_value(saved["snapshot"])
    return pack(saved)


def snapshot_of(game):
    return unpack_value(unpack(game.save())[1]["snapshot"])


# -- older versions --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("upgrades", [UPGRADES, RECORD_UPGRADES])
def test_there_is_an_upgrade_from_every_format_to_the_next(upgrades):
    assert sorted(upgrades) == list(range(1, FORMAT))


@for_each(OLD["games"])
def test_a_game_of_format_1_loads_at_the_same_question(old):
    game = Game.load(base64.b64decode(old["save"]))
    assert game.dropped == 0
    assert game.number == old["number"]
    assert game.position() == old["position"]
    assert [[*each[:3], list(each[3]), *each[4:]] for each in game.pending] == old["pending"]
    assert [game.can_undo(seat) for seat in range(len(old["undo"]))] == old["undo"]
    again = Game.load(game.save())
    assert again == game
    assert unpack(game.save())[0] == FORMAT


@pytest.mark.parametrize("old", OLD["records"])
def test_a_record_of_format_1_verifies(old):
    record = Record.from_bytes(base64.b64decode(old["record"]))
    assert verify(record).result == record.result
    assert Record.from_bytes(record.to_bytes()) == record


@pytest.mark.parametrize("field", ["draws", "trash", "result", "cards"])
def test_a_field_that_is_missing_has_its_default(field):
    table = Table(me="smithy, copper*4", trash="gold")
    loaded = Game.load(changed(table.game, lambda saved: saved["snapshot"].pop(field, None)))
    assert loaded.pending == table.game.pending


def test_what_is_at_its_default_is_not_written():
    snapshot = snapshot_of(Table(me="smithy").game)
    assert snapshot["turn"] == {"seat": 0}
    assert set(snapshot["setup"]) == {"kingdom", "treasures_at_once"}
    assert set(snapshot["seats"][0]) == {"name", "zones"}
    assert set(snapshot["seats"][0]["zones"]) == {"hand", "deck"}


# -- newer versions --------------------------------------------------------------------------------------------------


@for_each(
    [
        lambda saved: saved.update(mood="good"),
        lambda saved: saved["snapshot"]["turn"].update(moods=3),
        lambda saved: saved["snapshot"].update(embargoes={}),
        lambda saved: saved["snapshot"]["seats"][0].update(tokens=0),
        lambda saved: saved["snapshot"]["seats"][0]["zones"].update(moon=b""),
        lambda saved: saved["snapshot"]["setup"].update(weather="auto", moon=None),
    ]
)
def test_what_a_newer_version_added_is_ignored_where_nothing_is_lost(change):
    game = Table(me="smithy, copper*4").game
    loaded = Game.load(changed(game, change))
    assert loaded.position() == game.position()
    assert loaded.pending == game.pending


@for_each(
    [
        lambda saved: saved["snapshot"].update(embargoes={"copper": 1}),
        lambda saved: saved["snapshot"]["seats"][0].update(tokens=2),
        lambda saved: saved["snapshot"]["seats"][0]["zones"].update(moon=b"\x01"),
        lambda saved: saved["snapshot"]["setup"].update(weather="yes"),
        lambda saved: saved["snapshot"]["piles"].update(florin=12),
        lambda saved: saved["snapshot"].update(cards=["florin"], trash=bytes([len(saved["snapshot"]["piles"])])),
    ]
)
def test_what_a_newer_version_added_is_refused_where_something_would_be_lost(change):
    with pytest.raises(BadSave, match="newer version"):
        Game.load(changed(Table(me="smithy").game, change))


# -- what Prosperity and Cornucopia brought ---------------------------------------------------------------------------


def newer_boxes():
    """A game with something in every field that these boxes brought."""
    return Table(
        {"victory_tokens": 4},
        {"returning": "horse_traders"},
        kingdom="young_witch, trade_route, contraband, horse_traders, village, moat, jester, bank, mint, goons",
        colonies="yes",
        bane="hamlet",
        trade_route={"mat": 2, "piles": ["estate"]},
        so_far={"forbidden": ["gold"]},
        phase="buy",
    ).game


def at(saved, path):
    """The dict in the snapshot, and the name in it, that the path leads to."""
    found = saved["snapshot"]
    *way, name = path
    for step in way:
        found = found[step]
    return found, name


NEWER_FIELDS = [
    ("bane",), ("route_tokens",), ("route_piles",), ("seats", 0, "victory_tokens"), ("seats", 1, "zones", "returning"),
    ("turn", "forbidden"), ("setup", "colonies"), ("setup", "bane"),
]  # fmt: skip


@for_each(NEWER_FIELDS)
def test_a_field_of_the_newer_boxes_that_is_missing_has_its_default(path):
    def remove(saved):
        found, name = at(saved, path)
        del found[name]

    before, loaded = newer_boxes(), Game.load(changed(newer_boxes(), remove))
    assert loaded.dropped == 0
    assert loaded.pending
    if "bane" in path or path[0] == "setup":  # the setup names the bane, too; and the piles are there, whatever it says
        assert loaded.view(0) == before.view(0)
    else:
        assert loaded.view(0) != before.view(0)
    assert Game.load(loaded.save()) == loaded


@for_each(NEWER_FIELDS, [-1, 2**40, "florin", ["florin"], [300], 1.5, b"\xff", {"gold": 1}])
def test_a_field_of_the_newer_boxes_that_is_damaged_is_refused(path, damage):
    def damaged(saved):
        found, name = at(saved, path)
        found[name] = damage

    with pytest.raises(BadSave):
        Game.load(changed(newer_boxes(), damaged))


@for_each(["copper", "village", "jester", "knights", "young_witch", "florin", "moat", "cellar"])
def test_a_bane_that_could_not_be_is_refused(bane):
    with pytest.raises(BadSave):
        Game.load(changed(newer_boxes(), lambda saved: saved["snapshot"].update(bane=bane)))


def test_a_bane_without_a_young_witch_or_without_its_pile_is_refused():
    game = Table(kingdom="trade_route, village, moat, jester, bank, mint, goons, mine, smithy, market").game
    with pytest.raises(BadSave):
        Game.load(changed(game, lambda saved: saved["snapshot"].update(bane="cellar")))
    with pytest.raises(BadSave):
        Game.load(changed(newer_boxes(), lambda saved: saved["snapshot"]["piles"].pop("hamlet")))


def test_a_record_of_a_newer_version_is_refused_where_an_option_is_unknown():
    setup = {"kingdom": list(RECOMMENDED[0].cards), "weather": "auto"}
    record = {"names": ["Ann", "Bob"], "setup": setup, "commitment": "", "notes": None}
    assert Record.from_bytes(pack(record)).names == ["Ann", "Bob"]
    for newer in ({"setup": setup | {"weather": "yes"}}, {"notes": "more than this version knows"}):
        with pytest.raises(BadRecord, match="newer version"):
            Record.from_bytes(pack(record | newer))


def test_a_zone_may_be_a_list_of_numbers_for_games_of_more_than_256_different_cards():
    game = Table(me="smithy, copper*2").game

    def spell_out(saved):
        zones = saved["snapshot"]["seats"][0]["zones"]
        zones["hand"] = list(zones["hand"])

    assert Game.load(changed(game, spell_out)).position() == game.position()
    assert as_bytes([0, 255]) == b"\x00\xff"
    assert as_bytes([0, 256]) == [0, 256]


# -- the setup -------------------------------------------------------------------------------------------------------

KINGDOM = ("cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop")


def test_a_setup_is_written_without_its_defaults_and_read_with_them():
    full = Setup(KINGDOM, edition=1, shelters="no", first=2, treasures_at_once=False)
    assert full.to_dict() == {"kingdom": list(KINGDOM), "edition": 1, "shelters": "no", "first": 2}
    assert Setup.from_dict(full.to_dict()) == full


def test_a_setup_that_an_older_or_a_newer_version_wrote_is_read_without_what_this_one_added():
    assert Setup(KINGDOM).to_dict() == {"kingdom": list(KINGDOM), "treasures_at_once": True}
    assert Setup.from_dict(Setup(KINGDOM).to_dict()) == Setup(KINGDOM)
    as_before = Setup(KINGDOM, treasures_at_once=False)
    assert Setup.from_dict({"kingdom": list(KINGDOM)}) == as_before
    assert Setup.from_dict({"kingdom": list(KINGDOM), "weather": "auto", "moon": None}) == as_before


def test_a_game_knows_its_setup_also_after_a_restart():
    setup = Setup(KINGDOM, edition=1, first=1)
    game = Game.set_up(["Ann", "Bob"], setup, "seed")
    assert game == Game.new(["Ann", "Bob"], kingdom=list(KINGDOM), seed="seed", edition=1, first=1)
    assert Game.load(game.save()).setup == setup
    assert Record.from_bytes(Record(["Ann", "Bob"], setup, game.commitment).to_bytes()).setup == setup


# -- cards that are added --------------------------------------------------------------------------------------------


def test_a_card_that_is_added_later_changes_no_question_of_a_game_without_it(monkeypatch):
    well = {"players": [{"hand": ["wishing_well"]}, {}]}
    before, saved = Game.arrange(well), Game.arrange(well)
    saved.submit(0, (0,))
    monkeypatch.setitem(KINDS, "bazaar", Kind("bazaar", 5, ACTION, cards=1, actions=2, coins=1, later=True))
    after = Game.load(saved.save())
    assert (after.dropped, after.pending) == (0, saved.pending)
    before.submit(0, (0,))
    assert before.pending == saved.pending
    market = Game.arrange({"players": [{"hand": ["wishing_well", "bazaar"]}, {}]})
    market.submit(0, (market.pending[0].options.index("play:wishing_well"),))
    assert market.pending[0].options == tuple(sorted({*saved.pending[0].options, "bazaar"}))


# -- one place for each ----------------------------------------------------------------------------------------------


def test_every_zone_of_a_seat_is_declared_once_and_known_by_its_name():
    assert {rule.name for rule in SEAT_ZONES} | {"trash", "pile"} == set(get_args(ZoneName))
    assert all(isinstance(zone, Zone) for zone in Table().game._state.players[0].zones())


def test_the_result_is_written_by_name():
    position = {"phase": "end", "players": [{"hand": ["province"]}, {}]}
    assert snapshot_of(Game.arrange(position))["result"] == {"scores": [6, 0], "winners": [0], "turns": [0, 0]}
