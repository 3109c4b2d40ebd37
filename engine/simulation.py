"""Whole games among computer players, without events, journal or saving: for measuring and for learning strategies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from engine.chance import Chance, seed_bytes
from engine.dealing import deal
from engine.decisions import Decision, Picks
from engine.events import NullLog
from engine.position import arrange
from engine.questions import check_answer
from engine.setup import ColoniesOption, SheltersOption, known_setup
from engine.state import Result, State
from engine.steps import settle, step
from engine.view import LazyView, View

ComputerPlayer: TypeAlias = Callable[[View, Decision], Picks]


def simulate(
    players: Sequence[ComputerPlayer],
    kingdom: Sequence[str],
    seed: str | bytes,
    edition: int = 2,
    shelters: SheltersOption = "auto",
    first: int | None = None,
    treasures_at_once: bool = True,
    colonies: ColoniesOption = "auto",
    bane: str | None = None,
) -> Result:
    """Play a whole game among these players and return how it ended."""
    setup = known_setup(
        tuple(kingdom),
        edition=edition,
        shelters=shelters,
        first=first,
        treasures_at_once=treasures_at_once,
        colonies=colonies,
        bane=bane,
    )
    state = deal([f"seat {seat}" for seat in range(len(players))], setup, seed)
    return _run(state, players)


def play_out(position: dict[str, Any], players: Sequence[ComputerPlayer], seed: str | bytes) -> Result:
    """Play a game on from this position, with every shuffle from now on decided by `seed`; return how it ended."""
    state = arrange(position)
    state.chance = Chance(seed_bytes(seed))
    return _run(state, players)


def _run(state: State, players: Sequence[ComputerPlayer]) -> Result:
    """Let these players play on until the game is over."""
    state.log = NullLog()
    state.told = False
    seats = [(LazyView(state, seat), player) for seat, player in enumerate(players)]
    game = _play_out(state)
    may_be_possessed = state.has_extra_turns
    answers: list[Picks] | None = None  # the first send into a new coroutine must be None
    while True:
        try:
            asked = game.send(answers)
        except StopIteration as end:
            state.dismantle()
            return cast("Result", end.value)
        if len(asked) == 1:
            decision = asked[0]
            lazy, player = seats[decision.seat]
            if may_be_possessed and decision.decider != decision.seat:
                player = players[decision.decider]
            if lazy.looked:
                lazy.forget()
            lazy.asked = asked
            picks = player(lazy, decision)
            # Nearly every answer is one pick out of several. Checking it here makes Big Money a fifth faster.
            if not (
                type(picks) is tuple
                and len(picks) == 1 == decision.least == decision.most
                and type(picks[0]) is int
                and 0 <= picks[0] < len(decision.options)
            ):
                picks = check_answer(decision, picks)
            answers = [picks]
            state.number += 1
        else:
            answers = []
            for decision in asked:
                lazy, _ = seats[decision.seat]
                lazy.forget()
                lazy.asked = asked
                player = players[decision.decider]
                answers.append(check_answer(decision, player(lazy, decision)))
            state.number += len(asked)


async def _play_out(state: State) -> Result:
    """Play step after step until the game is over."""
    await settle(state)
    while state.result is None:
        await step(state)
    return state.result
