"""Whole games among computer players, without events, journal or saving: for measuring and for learning strategies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engine.chance import commitment
from engine.kinds import Decision, Picks
from engine.questions import checked
from engine.scoring import Result
from engine.setup import new_state
from engine.state import State
from engine.turns import settle, step
from engine.view import View, view

ComputerPlayer: TypeAlias = Callable[[View, Decision], Picks]


class Glance:
    """A view that is put together only if the player looks: most moves of a game need none."""

    __slots__ = ("asked", "seat", "seen", "state", "view")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.asked: tuple[Decision, ...] = ()
        self.seen: tuple[Decision, ...] | None = None  # the questions that stood when the view was put together

    def __getattr__(self, name: str) -> Any:
        if self.seen is not self.asked:
            state = self.state
            waiting_for = tuple(decision.seat for decision in self.asked)
            hashed = commitment(state.chance.seed)
            self.view = view(state, self.seat, number=state.number, waiting_for=waiting_for, commitment=hashed)
            self.seen = self.asked
        return getattr(self.view, name)


def simulate(
    players: Sequence[ComputerPlayer],
    kingdom: Sequence[str],
    seed: str | bytes,
    edition: int = 2,
    shelters: str = "auto",
    first: int | None = None,
) -> Result:
    """How a game among these players ended."""
    names = [f"seat {seat}" for seat in range(len(players))]
    state = new_state(names, kingdom, seed, edition, shelters, first)
    state.log = None
    seats = [(Glance(state, seat), player) for seat, player in enumerate(players)]
    effect = settle(state)
    answers: list[Picks] | None = None  # the first send into a fresh generator must be None
    while True:
        try:
            asked = effect.send(answers)  # type: ignore[arg-type]
        except StopIteration:
            if state.result is not None:
                return state.result
            effect, answers = step(state), None
            continue
        answers = []
        for decision in asked:
            glance, player = seats[decision[0]]
            glance.asked = asked
            answers.append(checked(decision, player(glance, decision)))  # type: ignore[arg-type]
        state.number += len(asked)
