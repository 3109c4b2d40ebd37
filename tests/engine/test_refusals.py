"""Refusals: each kind of wrong answer raises its own EngineError and leaves the game unchanged."""

import pytest

from engine import (
    BadPosition,
    BadRecord,
    BadSave,
    BadSetup,
    CannotUndo,
    EngineError,
    Game,
    GameOver,
    IllegalAnswer,
    MalformedAnswer,
    NotAsked,
)
from tests.each import for_each
from tests.engine.table import Table, cards


def refuses(t, error, seat, picks):
    """The answer is refused for that reason, and nothing has changed by trying."""
    saved, pending, number, position = t.game.save(), t.game.pending, t.game.number, t.game.position()
    with pytest.raises(error):
        t.game.submit(seat, picks)
    assert t.game.save() == saved
    assert t.game.pending == pending
    assert t.game.number == number
    assert t.game.position() == position


@for_each([MalformedAnswer, IllegalAnswer, NotAsked, GameOver, CannotUndo, BadSetup, BadPosition, BadSave, BadRecord])
def test_every_refusal_is_an_engine_error(refusal):
    assert issubclass(refusal, EngineError)


# -- malformed -------------------------------------------------------------------------------------------------------


@for_each([None, 0, 1.5, True, object(), len])
def test_an_answer_that_is_no_sequence_is_malformed(picks):
    refuses(Table(me="smithy, copper"), MalformedAnswer, 0, picks)


@for_each(["0", "play:smithy", 0.0, 1.5, None, True, False, (0,), [0], b"0", 1j, float("nan")])
def test_an_answer_of_anything_but_whole_numbers_is_malformed(pick):
    refuses(Table(me="smithy, copper"), MalformedAnswer, 0, (pick,))
    refuses(Table(me="smithy, copper"), MalformedAnswer, 0, [pick])


@pytest.mark.parametrize("picks", ["0", "play:smithy", "end"])
def test_text_is_malformed(picks):
    refuses(Table(me="smithy, copper"), MalformedAnswer, 0, picks)


@pytest.mark.parametrize("picks", ["", {}, set(), None])
def test_an_empty_something_is_not_an_empty_answer(picks):
    t = Table(me="chapel, estate")
    t.me.plays("chapel")
    refuses(t, MalformedAnswer, 0, picks)


def test_an_answer_too_long_to_look_at_is_refused_at_once():
    refuses(Table(me="smithy, copper"), IllegalAnswer, 0, range(10**12))


@pytest.mark.parametrize("bad", ["1", 1.0, None, True])
def test_one_malformed_pick_spoils_the_whole_answer(bad):
    t = Table(me="chapel, estate, copper")
    t.me.plays("chapel")
    refuses(t, MalformedAnswer, 0, (0, bad))


def test_an_answer_may_come_as_a_list():
    t = Table(me="chapel, estate, copper")
    t.game.submit(0, [0])
    t.game.submit(0, [0])
    assert t.trash == cards("estate")


# -- illegal ---------------------------------------------------------------------------------------------------------


@for_each([-1, -2, 2, 3, 255, 10**9, 2**63, 2**64, -(2**70), 10**100])
def test_a_position_outside_the_options_is_illegal(pick):
    refuses(Table(me="smithy, copper"), IllegalAnswer, 0, (pick,))
    refuses(Table(me="smithy, copper"), IllegalAnswer, 0, [pick])


def test_too_few_picks_are_illegal():
    t = Table(me="militia", you="copper*3, estate*2")
    t.me.plays("militia")
    refuses(t, IllegalAnswer, 1, ())
    refuses(t, IllegalAnswer, 1, (0,))


def test_too_many_picks_are_illegal():
    t = Table(me="militia", you="copper*3, estate*2")
    t.me.plays("militia")
    refuses(t, IllegalAnswer, 1, (0, 1, 2))
    refuses(t, IllegalAnswer, 1, tuple(range(5)))


def test_picking_one_card_twice_is_illegal():
    t = Table(me="militia", you="copper*3, estate*2")
    t.me.plays("militia")
    refuses(t, IllegalAnswer, 1, (3, 3))


def test_two_moves_at_once_are_illegal():
    refuses(Table(me="smithy, copper"), IllegalAnswer, 0, (0, 1))


def test_no_move_at_all_is_illegal():
    refuses(Table(me="smithy, copper"), IllegalAnswer, 0, ())


def test_a_refusal_deep_inside_an_effect_changes_nothing():
    t = Table(me="throne_room, remodel, estate, copper")
    t.me.plays("throne_room")
    t.me.does("play", "remodel")
    t.me.does("trash", "estate")
    refuses(t, IllegalAnswer, 0, (99,))
    refuses(t, MalformedAnswer, 0, "silver")
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver"]


# -- not asked -------------------------------------------------------------------------------------------------------


def test_an_answer_out_of_turn_is_refused():
    refuses(Table("smithy", "smithy", "smithy"), NotAsked, 1, (0,))
    refuses(Table("smithy", "smithy", "smithy"), NotAsked, 2, (0,))


def test_the_current_player_is_not_asked_what_another_is_asked():
    t = Table(me="militia, copper", you="copper*3, estate*2")
    t.me.plays("militia")
    refuses(t, NotAsked, 0, (0, 1))


@for_each([2, -1, -2, 10**30, None, "0", "me", True, False, 0.0, (0,), [0]])
def test_a_seat_that_is_not_there_is_not_asked(seat):
    refuses(Table(me="smithy, copper"), NotAsked, seat, (0,))


def test_a_repeated_answer_is_refused():
    t = Table("militia", "copper*3, estate*2", "copper*3, estate*2")
    t.me.plays("militia")
    t.you.does("discard", "estate", "estate")
    refuses(t, NotAsked, 1, (3, 4))


def test_a_malformed_answer_out_of_turn_is_first_of_all_out_of_turn():
    refuses(Table(me="smithy"), NotAsked, 1, "nonsense")


# -- after the end ---------------------------------------------------------------------------------------------------


@for_each([0, 1], [(0,), (), None, "end", (-1,)])
def test_after_the_end_every_answer_is_refused(seat, picks):
    t = Table(phase="buy", supply={"province": 0})
    t.me.ends_turn()
    refuses(t, GameOver, seat, picks)


def test_after_the_end_nothing_is_taken_back():
    t = Table(me="copper", supply={"province": 0})
    t.me.ends_turn()
    saved = t.game.save()
    for seat in (0, 1):
        assert not t.game.can_undo(seat)
        with pytest.raises(CannotUndo):
            t.game.undo(seat)
    assert t.game.save() == saved


# -- saved games -----------------------------------------------------------------------------------------------------


@for_each([b"", b"D", b"D\x01", b"nonsense", b"D\x01nonsense", b"D\x01\x93\x00\xc4\x00\x90"])
def test_bytes_that_are_no_saved_game_are_refused(data):
    with pytest.raises(BadSave):
        Game.load(data)


@for_each([None, "D", 1, [], {}])
def test_a_saved_game_is_bytes(data):
    with pytest.raises(BadSave):
        Game.load(data)


def test_a_saved_game_that_was_cut_short_is_refused():
    t = Table(me="smithy, copper", you="estate")
    t.me.ends_actions()
    data = t.game.save()
    for length in range(len(data)):
        with pytest.raises(BadSave):
            Game.load(data[:length])


def test_a_game_saved_in_a_format_of_the_future_is_refused():
    data = Table().game.save()
    with pytest.raises(BadSave):
        Game.load(data[:1] + b"\xff" + data[2:])
