"""Simulations show players the same views as games, looked up field by field."""

from engine import RECOMMENDED
from engine.view import LazyView, SeatView
from tests.each import for_each
from tests.engine.full_swing import in_full_swing
from tests.engine.table import any_answer


def whole(seat):
    """Look up all fields of a seat."""
    return SeatView(**{name: getattr(seat, name) for name in SeatView._fields})


@for_each(RECOMMENDED[::6])
def test_every_field_of_a_lazy_view_is_that_of_the_view(kingdom):
    game, luck = in_full_swing(kingdom)
    lazy = [LazyView(game._state, seat) for seat in range(3)]
    for _ in range(80):
        if not game.pending:
            break
        for decision in game.pending:
            view, seen = game.view_for(decision), lazy[decision.seat]
            seen.forget()
            seen.asked = game.pending
            assert tuple(whole(seat) for seat in seen.players) == view.players
            assert all(getattr(seen, name) == value for name, value in view._asdict().items() if name != "players")
        decision = luck.pick(game.pending)
        game.submit(decision.decider, any_answer(decision, luck))


def test_a_lazy_view_has_no_other_fields():
    lazy = LazyView(in_full_swing(RECOMMENDED[0])[0]._state, 0)
    assert not hasattr(lazy, "deck")
    assert not hasattr(lazy.players[0], "hand")
