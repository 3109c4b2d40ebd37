"""Questions. A question with exactly one possible answer is not put."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import IllegalAnswer, MalformedAnswer
from engine.kinds import Decision, Effect, Picks


def only_answer(decision: Decision, *, alike: bool, ordered: bool) -> Picks | None:
    """The one possible answer, if there is just one. `alike`: it makes no difference which options are picked."""
    offered = len(decision.options)
    if decision.most == 0:
        return ()
    if decision.least != decision.most:
        return None
    if alike or (decision.least == offered and (offered == 1 or not ordered)):
        return tuple(range(decision.least))
    return None


def ask(decision: Decision, *, ordered: bool = False) -> Effect[Picks]:
    """One seat has answered."""
    forced = only_answer(decision, alike=len(set(decision.options)) == 1, ordered=ordered)
    if forced is not None:
        return forced
    (picks,) = yield (decision,)
    return picks


def ask_all(decisions: Sequence[Decision]) -> Effect[list[Picks]]:
    """All these seats have answered, in whatever order they liked; nothing has been done about it yet."""
    forced = [only_answer(decision, alike=len(set(decision.options)) == 1, ordered=False) for decision in decisions]
    still_open = tuple(decision for decision, picks in zip(decisions, forced, strict=True) if picks is None)
    given = iter((yield still_open) if still_open else ())
    return [next(given) if picks is None else picks for picks in forced]


def checked(decision: Decision, picks: Sequence[int]) -> Picks:
    """The answer, if this question allows it."""
    if type(picks) is tuple and len(picks) == decision.least == decision.most == 1:
        pick = picks[0]
        if type(pick) is int and 0 <= pick < len(decision.options):
            return picks  # the short way: nearly every answer is this one
    if not isinstance(picks, Sequence) or isinstance(picks, str | bytes):
        raise MalformedAnswer("an answer is a sequence of positions")
    if len(picks) > decision.most:  # first of all: it may be too long to look at
        raise IllegalAnswer(f"at most {decision.most} can be picked, not {len(picks)}")
    answer = tuple(picks)
    for pick in answer:
        _check_position(pick, len(decision.options))
    if len(answer) < decision.least:
        raise IllegalAnswer(f"at least {decision.least} must be picked, not {len(answer)}")
    if len(set(answer)) != len(answer):
        raise IllegalAnswer("the same option is picked twice")
    return answer


def _check_position(pick: object, offered: int) -> None:
    if type(pick) is not int:
        raise MalformedAnswer(f"{pick!r} is not a position")
    if not 0 <= pick < offered:
        raise IllegalAnswer(f"there is no option {pick}")
