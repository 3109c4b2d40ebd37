"""The public screen of a game: what everyone at the table sees."""

from __future__ import annotations

from collections.abc import Sequence

from bots.language.texts import Texts
from bots.language.wording import basic_piles, in_reading_order, join_with_dots, kingdom_piles, pile_words, piles_beside
from bots.screens.context import SeatMark, Stamp
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.model import Button, Screen, Shape, Style
from bots.screens.panel import turn_line, waiting_lines
from bots.screens.result_screen import present_result
from bots.tables import tokens
from engine import PileView, View
from storage.story import Story


def present_table(
    view: View,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    title: str = "",
    seats: Sequence[SeatMark] = (),
    waiting: Sequence[int] = (),
    news: Sequence[str] = (),
    announced: str = "",
    footer: str = "",
    alert: str = "",
    watched: bool = False,
    points: Sequence[int] = (),
    until: str = "",
    story: Story | None = None,
) -> Screen:
    """Return the public screen of a game, or how it ended, with the footer below; the `story` tells of its course.

    A running game shows what was `announced` below the title.

    `waiting` are the seats that may be named in public: the caller leaves out players who are asked because of a hidden
    card; their time is up `until` then. `points` are those of all seats, if they are shown during the game.
    """
    marks = seats or [SeatMark(player.name) for player in view.players]
    if view.result is not None:
        names = [marked_name(mark, texts) for mark in marks]
        shown = {"title": title, "footer": footer, "alert": alert}
        return present_result(view, names, texts=texts, stamp=stamp, shape=shape, story=story, **shown)
    keys = _keys_playing(texts, stamp, marks, watched)
    head = [turn_line(view, texts), *board_lines(view, marks, texts, points)]
    last = [*waiting_lines(view, waiting, texts, until), footer]
    text = text_within(shape.text, [title, announced, *head], news, last)
    return Screen(text, lay_out(keys, shape, texts), alert=alert)


def board_lines(view: View, marks: Sequence[SeatMark], texts: Texts, points: Sequence[int] = ()) -> list[str]:
    """Return the Supply, the players, and the size of the trash."""
    trash = texts.say("table-trash", count=len(view.trash))
    return [*supply_lines(view, texts), *_seat_lines(view, marks, points, texts), trash]


def supply_lines(view: View, texts: Texts) -> list[str]:
    """Return the piles with their costs and the number of cards left."""

    def words(piles: Sequence[PileView]) -> str:
        return join_with_dots([pile_words(pile, texts) for pile in piles])

    lines = [
        texts.say("table-basic", piles=words(basic_piles(view, texts))),
        texts.say("table-kingdom", piles=words(kingdom_piles(view, texts))),
    ]
    beside = piles_beside(view)
    return [*lines, texts.say("table-beside", piles=words(beside))] if beside else lines


def marked_name(mark: SeatMark, texts: Texts) -> str:
    """Return the name with what people should know about the seat: resigned, away, a computer player, late."""
    marks = []
    if mark.resigned:
        marks.append(texts.say("mark-resigned"))
    if mark.away:
        marks.append(texts.say("mark-away"))
    elif mark.computer:
        marks.append(texts.say("mark-computer"))
    if mark.late:
        marks.append(texts.say("mark-late"))
    return texts.say("marked", who=mark.name, marks=", ".join(marks)) if marks else mark.name


def _seat_lines(view: View, marks: Sequence[SeatMark], points: Sequence[int], texts: Texts) -> list[str]:
    lines = []
    for seat, (player, mark) in enumerate(zip(view.players, marks, strict=True)):
        who = marked_name(mark, texts)
        parts = [texts.say("table-seat", who=who, hand=player.hand_size, deck=player.deck_size)]
        if points:
            parts.append(texts.say("table-seat-points", points=points[seat]))
        if player.in_play:
            parts.append(texts.say("table-seat-in-play", cards=texts.cards(in_reading_order(player.in_play))))
        if player.set_aside:
            parts.append(texts.say("table-seat-shows", cards=texts.cards(player.set_aside)))
        lines.append(join_with_dots(parts))
    return lines


def _keys_playing(texts: Texts, stamp: Stamp, marks: Sequence[SeatMark], watched: bool) -> Keys:
    def key(words: str, press: str, style: Style = "") -> Button:
        return Button(words, stamp.token(press), style)

    log, kingdom = key(texts.say("button-log"), tokens.LOG), key(texts.say("button-kingdom"), tokens.KINGDOM)
    if watched:  # watchers have no hand, and nobody to call
        return Keys([log, kingdom, Button(texts.say("button-unwatch"), stamp.token(tokens.WATCH, "0"))])
    buttons = [
        key(texts.say("button-hand"), tokens.HAND, "primary"),
        log,
        kingdom,
        key(texts.say("button-nudge"), tokens.NUDGE),
        key(texts.say("button-watch"), tokens.WATCH),
    ]
    late = [
        Button(texts.say("button-replace", who=mark.name), stamp.token(tokens.VOTE, str(seat)), "danger")
        for seat, mark in enumerate(marks)
        if mark.late and not mark.computer and not mark.resigned
    ]
    return Keys(buttons, late)
