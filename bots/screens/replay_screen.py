"""The page on which people go through a finished game turn by turn."""

from __future__ import annotations

from bots.language import marks
from bots.language.narrator import INDENT, Narrator
from bots.language.texts import Texts
from bots.language.wording import in_reading_order, join_with_dots
from bots.records.replay import ReplayedTurn
from bots.screens.context import Stamp
from bots.screens.formatting import section, strong
from bots.screens.layout import text_within
from bots.screens.lookup import close_button
from bots.screens.model import Button, Screen, Shape
from bots.screens.panel import points_lines
from bots.screens.supply import supply_lines
from bots.tables import tokens


def present_replay(
    turn: ReplayedTurn,
    game: str,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    can_close: bool = False,
) -> Screen:
    """Return the page about one turn of a finished game, with buttons that lead to the others.

    `game` identifies it, because the next game may have begun at the table.
    """
    view, say = turn.view, texts.say
    names = [player.name for player in view.players]
    place = say("replay-place", number=turn.at, count=turn.turns)
    who = f"{marks.TURN} {strong(names[turn.seat])}"
    hand = texts.cards(in_reading_order(turn.hand))
    head = [
        join_with_dots([title, place] if title else [place]),
        join_with_dots([who, _turn_words(turn, names, texts)]),
        f"{marks.HAND} {hand or say('replay-hand-empty')}",
    ]
    body = [*section(points_lines(view, turn.points, texts)), *supply_lines(view, texts, shape.columns)]
    rows = [_turn_buttons(turn, game, stamp)]
    if can_close:
        rows.append((close_button(texts, stamp),))
    return Screen(text_within(shape, head, _story(turn, names, texts), body), tuple(rows), tone="over")


def _turn_words(turn: ReplayedTurn, names: list[str], texts: Texts) -> str:
    if turn.possessor is not None:
        return texts.say("screen-turn-possessed", who=names[turn.possessor])
    return texts.say("screen-turn-extra") if turn.is_extra else texts.say("screen-turn", count=turn.number)


def _story(turn: ReplayedTurn, names: list[str], texts: Texts) -> list[str]:
    narrator = Narrator(texts, names)
    narrator.teller = turn.seat  # the line above the story says whose turn it is
    return [line.removeprefix(INDENT) for line in narrator.short_lines(turn.events)]


def _turn_buttons(turn: ReplayedTurn, game: str, stamp: Stamp) -> tuple[Button, ...]:
    """Return the buttons to the first, the last, the next turn and the one before; they are on every page.

    The last letter makes their tokens different, also where two of them lead to the same turn. It is a capital one if
    the button leads nowhere, because there are no more turns that way.
    """
    before, after = max(1, turn.at - 1), min(turn.turns, turn.at + 1)
    ways = ((1, "« {}", "f"), (before, "‹ {}", "b"), (after, "{} ›", "n"), (turn.turns, "{} »", "l"))
    return tuple(
        Button(
            words.format(at),
            stamp.token(tokens.REPLAY, f"{game}.{at}{letter.upper() if at == turn.at else letter}"),
        )
        for at, words, letter in ways
    )


def replay_button(game: str, texts: Texts, stamp: Stamp) -> Button:
    """Return the button that opens the replay of a finished game at its first turn."""
    return Button(texts.say("button-replay"), stamp.token(tokens.REPLAY, f"{game}.1"), mark=marks.REPLAY)
