"""The history of a game: bytes that are only added to, and the answers they stand for."""

import pytest

from engine import RECOMMENDED, Builder, Game
from storage.answers import pack_answer, pack_cut, unpack_answers
from storage.errors import BadTable
from tests.each import for_each


def test_answers_come_back_in_the_order_they_were_given():
    assert unpack_answers([pack_answer(0, (2, 0)), pack_answer(1, ())]) == [(0, (2, 0)), (1, ())]


def test_nothing_written_means_nothing_answered():
    assert unpack_answers([]) == []


def test_one_chunk_may_hold_several_answers():
    assert unpack_answers([pack_answer(0, (1,)) + pack_answer(0, (2,)) + pack_answer(1, (3,))]) == [
        (0, (1,)),
        (0, (2,)),
        (1, (3,)),
    ]


def test_a_cut_takes_back_all_answers_after_it():
    assert unpack_answers([pack_answer(0, (1,)), pack_answer(0, (2,)), pack_answer(0, (3,)), pack_cut(1)]) == [
        (0, (1,))
    ]


def test_the_game_goes_on_after_a_cut():
    assert unpack_answers([pack_answer(0, (1,)), pack_answer(0, (2,)), pack_cut(1) + pack_answer(0, (5,))]) == [
        (0, (1,)),
        (0, (5,)),
    ]


def test_cuts_may_follow_each_other():
    chunks = [
        pack_answer(0, (1,)),
        pack_answer(0, (2,)),
        pack_cut(1),
        pack_answer(0, (3,)),
        pack_cut(0),
        pack_answer(1, (4,)),
    ]
    assert unpack_answers(chunks) == [(1, (4,))]


def test_a_cut_at_the_end_takes_nothing_back():
    assert unpack_answers([pack_answer(0, (1,)), pack_cut(1)]) == [(0, (1,))]


def test_positions_and_numbers_of_any_size_come_back():
    chunks = [pack_answer(5, (0, 127, 128, 300)), *[pack_answer(0, (1,))] * 400, pack_cut(300)]
    assert len(unpack_answers(chunks)) == 300
    assert unpack_answers(chunks)[0] == (5, (0, 127, 128, 300))


@for_each([pack_cut(1), b"\xc1", b"\x92\x00", b"\xa1x", b"\x90", b"\x92\x00\xa1x", b"\x92\x00\xff", b"\xc3", b"\xff"])
def test_a_damaged_history_is_refused(damaged):
    with pytest.raises(BadTable):
        unpack_answers([damaged])


def test_a_whole_game_takes_about_three_bytes_an_answer():
    kingdom = RECOMMENDED[0]
    game = Game.new(["Ann", "Bob"], kingdom.cards, b"small", first=0)
    player, chunks, given = Builder(), [], []
    while game.pending:
        decision = game.pending[0]
        picks = player(game.view(decision.seat), decision)
        game.submit(decision.seat, picks)
        chunks.append(pack_answer(decision.seat, picks))
        given.append((decision.seat, tuple(picks)))
    assert unpack_answers(chunks) == given
    assert sum(map(len, chunks)) <= 3.2 * len(given)
