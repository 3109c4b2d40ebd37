"""The end of a game in lines: ranks, winners, and the proof of fair shuffles."""

from __future__ import annotations

from collections.abc import Sequence

from bots.language.texts import Texts
from engine import Result, View


def score_lines(view: View, names: Sequence[str], texts: Texts) -> list[str]:
    """Return how a finished game ended, first of all who has won; nothing while it is being played."""
    result = view.result
    if result is None:
        return []
    lines = [rank_line(result, rank, seat, names, texts) for rank, seat in ranked(result)]
    return [winner_line(result, names, texts), texts.say("screen-over"), *lines]


def rank_line(result: Result, rank: int, seat: int, names: Sequence[str], texts: Texts) -> str:
    """Return the rank, the points and the turns of a seat."""
    points, turns = result.scores[seat], result.turns[seat]
    return texts.say("score-line", rank=rank, who=names[seat], points=points, turns=turns)


def winner_line(result: Result, names: Sequence[str], texts: Texts) -> str:
    """Return who has won."""
    winners = texts.join_names([names[seat] for seat in result.winners])
    return texts.say("score-winner" if len(result.winners) == 1 else "score-shared", who=winners)


def without_end(news: Sequence[str], view: View, texts: Texts) -> list[str]:
    """Return the news without the line that the game is over, since the scores say so."""
    return [line for line in news if view.result is None or line != texts.say("log-end")]


def proof_lines(view: View, texts: Texts) -> list[str]:
    """Return the seed, once it is public, and its hash, which was published at the start."""
    if view.seed is None:
        return []
    return [texts.say("score-seed", seed=view.seed.hex()), texts.say("score-commitment", hash=view.commitment)]


def ranked(result: Result) -> list[tuple[int, int]]:
    """Return pairs of rank and seat, the best first; equal results share a rank."""
    standing = [(-score, turns) for score, turns in zip(result.scores, result.turns, strict=True)]
    order = sorted(range(len(standing)), key=lambda seat: (standing[seat], seat))
    return [(1 + sum(other < standing[seat] for other in standing), seat) for seat in order]
