"""How a game ended, for everybody: the ranking, where the points came from, the biggest turn, and fair shuffles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.language import marks
from bots.language.narrator import INDENT
from bots.language.texts import Texts
from bots.language.wording import dearest_first, join_with_dots
from bots.pictures.finished_game import deck_lines, game_picture
from bots.records.retelling import PROVINCE, empty_piles
from bots.screens.analysis_screen import analysis_button
from bots.screens.context import Stamp
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.lookup import close_button, shuffles_button
from bots.screens.model import Button, Screen, Shape
from bots.screens.options import command_words
from bots.screens.replay_screen import replay_button
from bots.screens.scores import proof_lines, rank_line, ranked, winner_line
from bots.tables import tokens
from engine import KINDS, Level, Owned, View
from storage.story import Story

CHECK: Final = "python -m bots check FILE"


def present_result(
    view: View,
    names: Sequence[str],
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    story: Story | None = None,
    footer: str = "",
    alert: str = "",
    level: Level | None = None,
) -> Screen:
    """Return how a finished game ended; without a `story`, nothing about its course.

    `names` are those in the ranking, with what people should know about the seats. `level` is that of an opponent whom
    somebody who plays alone may like better.
    """
    body = [*result_lines(view, names, texts), *biggest_turn_lines(view, story, texts), footer]
    buttons = [
        Button(texts.say("button-rematch"), stamp.token(tokens.REMATCH), "primary", marks.REMATCH),
        *([_other_level_button(level, texts, stamp)] if level else []),
        replay_button(view.commitment[: tokens.GAME], texts, stamp),
        *([analysis_button(view.commitment, texts, stamp)] if shape.analysis else []),
        Button(texts.say("button-log"), stamp.token(tokens.LOG), mark=marks.LOG),
        shuffles_button(texts, stamp),
    ]
    return Screen(text_within(shape, [title], (), body), lay_out(Keys(buttons), shape, texts), alert=alert, tone="over")


def _other_level_button(level: Level, texts: Texts, stamp: Stamp) -> Button:
    label = texts.say("button-rematch-level", level=texts.say(f"level-{level}"))
    return Button(label, stamp.token(tokens.REMATCH, level), mark=marks.COMPUTER)


def present_ending(view: View, story: Story, *, texts: Texts, title: str) -> Screen:
    """Return the picture of a finished game, with the final decks below."""
    assert view.result is not None  # noqa: S101
    order = ranked(view.result)
    notes = [ending_line(view, texts), *biggest_turn_lines(view, story, texts)]
    picture = game_picture(view, story, order, notes, texts=texts, title=title)
    return Screen("\n".join(deck_lines(view, order, texts)), picture=picture)


def result_lines(view: View, names: Sequence[str], texts: Texts) -> list[str]:
    """Return who has won, why the game ended, and the ranking, with the cards that gave each player points."""
    result = view.result
    assert result is not None  # noqa: S101
    plain = [player.name for player in view.players]
    lines = [winner_line(result, plain, texts), ending_line(view, texts)]
    for rank, seat in ranked(result):
        lines.append(rank_line(result, rank, seat, names, texts))
        sources = source_words(view.final_decks[seat], texts)
        lines += [INDENT + sources] if sources else []
    return lines


def ending_line(view: View, texts: Texts) -> str:
    """Return why the game ended."""
    empty = empty_piles(view)
    if PROVINCE in empty:
        return texts.say("result-over-provinces")
    return texts.say("result-over-piles", piles=texts.cards(dearest_first(empty, None, texts)))


def source_words(deck: Sequence[Owned], texts: Texts) -> str:
    """Return the cards of a deck that are worth points, and how many; the most valuable first."""
    worth = sorted((card for card in deck if card.points), key=lambda card: (-card.points, card.id))
    named = [(texts.cards([card.id] * card.copies), card.points) for card in worth]
    return join_with_dots([texts.say("result-source", card=card, points=points) for card, points in named])


def biggest_turn_lines(view: View, story: Story | None, texts: Texts) -> list[str]:
    """Return the line about the biggest turn, if it is known."""
    if story is None or story.biggest is None:
        return []
    seat, number, coins, cards = story.biggest
    known = dearest_first((id for id in cards if id in KINDS), None, texts)
    who, gained = view.players[seat].name, texts.cards(known)
    return [texts.say("result-biggest", who=who, number=number, coins=coins, cards=gained)]


def present_shuffles(view: View, *, texts: Texts, stamp: Stamp, shape: Shape, title: str, can_close: bool) -> Screen:
    """Explain how to check that the shuffles were fair; the seed is shown once the game is over."""
    lines, command = [texts.say("shuffles-title")], ""
    if view.seed is None:
        lines += [texts.say("shuffles-secret"), texts.say("table-commitment", hash=view.commitment)]
    else:
        command = command_words("record", shape, texts)
        check = texts.say("shuffles-check", command=command, check=CHECK)
        lines += [texts.say("shuffles-about"), *proof_lines(view, texts), check]
    close = [close_button(texts, stamp)] if can_close else []
    return Screen(text_within(shape, [title], (), lines), lay_out(Keys(close), shape, texts), command=command)
