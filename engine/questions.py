"""Asking a question, and checking the answer. A question with exactly one possible answer is not put."""

from __future__ import annotations

from collections.abc import Sequence

from engine.decisions import Decision, Picks, put
from engine.errors import IllegalAnswer, MalformedAnswer


def only_answer(decision: Decision, *, alike: bool, ordered: bool) -> Picks | None:
    """Return the answer if only one is possible. `alike`: it makes no difference which options are picked."""
    offered = len(decision.options)
    if decision.most == 0:
        return ()
    if decision.least != decision.most:
        return None
    if alike or (decision.least == offered and (offered == 1 or not ordered)):
        return tuple(range(decision.least))
    return None


async def ask(decision: Decision) -> Picks:
    """Ask one seat."""
    forced = only_answer(decision, alike=len(set(decision.options)) == 1, ordered=False)
    if forced is not None:
        return forced
    (picks,) = await put(decision)
    return picks


async def ask_all(decisions: Sequence[Decision]) -> list[Picks]:
    """Ask several seats at once. They may answer in any order; this returns once all have answered.

    Someone who decides for another seat, too, is asked about one after the other.
    """
    answers = [only_answer(decision, alike=len(set(decision.options)) == 1, ordered=False) for decision in decisions]
    asked = 0
    while still_open := [at for at, picks in enumerate(answers) if picks is None]:
        by_decider = {decisions[at].decider: at for at in reversed(still_open)}
        now = sorted(by_decider.values(), key=still_open.index)
        given = await put(*[decisions[at]._replace(number=decisions[at].number + asked) for at in now])
        for at, picks in zip(now, given, strict=True):
            answers[at] = picks
        asked += len(now)
    return [picks for picks in answers if picks is not None]


def check_answer(decision: Decision, picks: Sequence[int]) -> Picks:
    """Return the answer as a tuple; raise MalformedAnswer or IllegalAnswer if this question does not allow it."""
    _, _, _, options, least, most, _ = decision
    if type(picks) is not tuple and (not isinstance(picks, Sequence) or isinstance(picks, str | bytes)):
        raise MalformedAnswer("an answer is a sequence of positions")
    if len(picks) > most:  # checked first: a huge answer should not be looked through
        raise IllegalAnswer(f"at most {most} can be picked, not {len(picks)}")
    answer = tuple(picks)
    for pick in answer:
        _check_position(pick, len(options))
    if len(answer) < least:
        raise IllegalAnswer(f"at least {least} must be picked, not {len(answer)}")
    if len(set(answer)) != len(answer):
        raise IllegalAnswer("the same option is picked twice")
    return answer


def _check_position(pick: object, offered: int) -> None:
    if type(pick) is not int:
        raise MalformedAnswer(f"{pick!r} is not a position")
    if not 0 <= pick < offered:
        raise IllegalAnswer(f"there is no option {pick}")
