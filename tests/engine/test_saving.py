"""A saved game is a snapshot and the answers since: small, exact, and never lost to a change of the rules."""

import subprocess
import sys

import pytest

from engine import BadSave, Game
from engine.chance import Chance
from engine.kinds import KINDS
from engine.kingdoms import RECOMMENDED
from engine.packing import FORMAT, pack, unpack
from engine.snapshots import unpack_game
from tests.each import for_each
from tests.engine.table import Table, any_answer, cards


def journal(game):
    return unpack_game(game.save())[2]


def test_a_game_in_the_middle_of_nested_choices_goes_on_in_another_process():
    t = Table("throne_room*2, militia, copper", "copper*3, estate*2", "gold*4, silver")
    t.me.plays("throne_room")
    t.me.does("play", "throne_room")
    t.me.does("play", "militia")
    t.third.does("discard", "gold", "silver")
    elsewhere = (
        "import sys; from engine import Game; game = Game.load(sys.stdin.buffer.read());"
        "game.submit(1, (3, 4)); sys.stdout.buffer.write(game.save())"
    )
    done = subprocess.run([sys.executable, "-c", elsewhere], input=t.game.save(), capture_output=True, check=True)  # noqa: S603
    t.you.does("discard", "estate", "estate")
    assert done.stdout == t.game.save()


def test_the_journal_holds_only_what_can_still_be_taken_back_at_a_top_level_question():
    t = Table(me="village, smithy, copper*2", you="copper*5")
    t.me.plays("village")
    assert journal(t.game) == []  # a card was drawn
    t.me.ends_actions()
    t.me.plays("copper")
    assert len(journal(t.game)) == 2
    t.me.ends_turn()
    assert journal(t.game) == []


def test_an_answer_after_another_seats_answer_moves_the_snapshot():
    t = Table(me="militia, copper", you="copper*3, estate*2")
    t.me.plays("militia")
    t.you.does("discard", "estate", "estate")
    assert [entry.seat for entry in journal(t.game)] == [0, 1]
    t.me.plays("copper")
    assert [entry.seat for entry in journal(t.game)] == [0]


def test_a_whole_game_for_two_stays_below_two_kilobytes_at_every_moment():
    luck = Chance(b"luck")
    for kingdom in RECOMMENDED:
        game = Game.new(["Ann", "Bob"], kingdom.cards, kingdom.id, edition=kingdom.edition)
        while game.pending and game.number < 600:
            decision = luck.pick(game.pending)
            game.submit(decision.decider, any_answer(decision, luck))
            assert len(game.save()) <= 2048


def test_a_rule_that_changed_under_the_journal_costs_only_the_answers_since_the_snapshot(monkeypatch):
    t = Table(me="cellar, copper*2, estate", you="copper*5")
    t.me.plays("cellar")
    data = t.game.save()

    async def asks_otherwise(play):
        await play.me.trash(await play.me.choose("trash", play.me.hand, least=0))

    monkeypatch.setattr(KINDS["cellar"], "text", asks_otherwise)
    loaded = Game.load(data)
    assert loaded.dropped == 0  # the answer before still fits: Cellar was played
    assert loaded.pending[0].verb == "trash"


def test_answers_to_a_question_that_is_no_longer_put_are_dropped_and_counted(monkeypatch):
    t = Table(me="chapel, copper*2, estate", you="copper*5")
    t.me.plays("chapel")
    t.me.does("trash", "estate")
    t.me.plays("copper")
    data = t.game.save()
    assert len(journal(t.game)) == 3

    async def trashes_one(play):
        await play.me.trash(await play.me.choose("trash", play.me.hand, most=1))

    monkeypatch.setattr(KINDS["chapel"], "text", trashes_one)
    loaded = Game.load(data)
    assert loaded.dropped == 3
    assert loaded.number == 0
    assert cards(" ".join(loaded.position()["players"][0]["hand"])) == cards("chapel, copper*2, estate")


def test_a_rule_that_now_fails_under_the_journal_does_not_lose_the_game(monkeypatch):
    t = Table(me="chapel, copper*2, estate", you="copper*5")
    t.me.plays("chapel")
    data = t.game.save()

    async def broken(_play):
        raise ZeroDivisionError

    monkeypatch.setattr(KINDS["chapel"], "text", broken)
    loaded = Game.load(data)
    assert loaded.dropped == 1
    assert loaded.pending[0].verb == "act"


def test_a_fault_in_a_rule_leaves_the_game_as_it_was(monkeypatch):
    t = Table(me="chapel, smithy", you="copper*5")
    before = t.game.save()

    async def broken(play):
        play.turn.coins += 100
        raise ZeroDivisionError

    monkeypatch.setattr(KINDS["chapel"], "text", broken)
    with pytest.raises(ZeroDivisionError):
        t.me.plays("chapel")
    assert t.game.save() == before
    assert t.coins == 0
    t.me.plays("smithy")


def test_a_copy_is_the_same_game_and_goes_its_own_way():
    game = Table(me="cellar, copper*2, estate").game
    game.submit(0, (0,))
    other = game.copy()
    assert other == game
    assert other.pending == game.pending
    assert other.can_undo(0)
    other.submit(0, (0, 1))
    assert other.number == game.number + 1
    assert game.position() != other.position()


def test_a_game_loaded_from_its_bytes_equals_the_game():
    t = Table(me="militia", you="copper*5")
    other = Game.load(t.game.save())
    assert other == t.game
    other.submit(0, (0,))
    assert other != t.game


@for_each(
    [
        b"",
        b"D",
        b"nonsense",
        b"X\x01\x90",
        b"D\x01",
        b"D\x01\xc1",
        b"D\x01\x90",
        b"D\x01\x93\x00\xc4\x00\x90",
        "text",
        None,
    ]
)
def test_bytes_that_are_no_game_are_refused(data):
    with pytest.raises(BadSave):
        Game.load(data)


def test_a_format_of_the_future_is_refused_and_named():
    data = Table(me="smithy").game.save()
    with pytest.raises(BadSave, match=str(FORMAT + 1)):
        Game.load(data[:1] + bytes([FORMAT + 1]) + data[2:])


def test_a_snapshot_with_an_unknown_card_is_refused():
    _, game = unpack(Table(me="smithy").game.save())
    game["snapshot"] = game["snapshot"].replace(b"smithy", b"smyths")
    with pytest.raises(BadSave, match="newer version"):
        Game.load(pack(game))


@for_each(
    [
        None,
        1,
        [],
        [0, b"", []],
        {},
        {"number": 0},
        {"snapshot": b""},
        {"number": 0, "snapshot": b"\x90"},
        {"number": "x", "snapshot": b"", "journal": [[0]]},
    ]
)
def test_a_sound_packet_with_something_else_in_it_is_refused(value):
    with pytest.raises(BadSave):
        Game.load(pack(value))


def test_a_changed_byte_is_noticed_wherever_it_is():
    data = Table(me="smithy, copper", you="gold").game.save()
    for at in range(len(data)):
        with pytest.raises(BadSave):
            Game.load(data[:at] + bytes([data[at] ^ 0x24]) + data[at + 1 :])


def test_every_cut_of_a_saved_game_is_refused_or_loads_whole():
    data = Table(me="smithy, copper", you="gold").game.save()
    for length in range(len(data)):
        with pytest.raises(BadSave):
            Game.load(data[:length])
