"""The public screen of a game: what everyone at the table sees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bots.language import marks
from bots.language.texts import Texts
from bots.language.wording import in_reading_order, join_with_dots, mats_words, turn_words
from bots.screens.columns import rows
from bots.screens.context import SeatMark, Stamp
from bots.screens.formatting import cell, plain, section, strong
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.model import Button, Screen, Shape, Style
from bots.screens.panel import counters, waiting_lines
from bots.screens.result_screen import present_result
from bots.screens.supply import FEW_KINGDOM_ROWS, supply_lines
from bots.screens.time_left import shorten_mark
from bots.tables import tokens
from engine import Level, View
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
    level: Level | None = None,
) -> Screen:
    """Return the public screen of a game, or how it ended, with the footer below; the `story` tells of its course.

    A running game shows what was `announced` below the title.

    `waiting` are the seats that may be named in public: the caller leaves out players who are asked because of a hidden
    card; their time is up `until` then. `points` are those of all seats, if they are shown during the game. `level` is
    that of another opponent, offered to somebody who plays alone when the game is over.
    """
    marked = seats or [SeatMark(player.name) for player in view.players]
    if view.result is not None:
        names = [marked_name(mark, texts, is_over=True) for mark in marked]
        shown = {"title": title, "footer": footer, "alert": alert}
        return present_result(view, names, texts=texts, stamp=stamp, shape=shape, story=story, level=level, **shown)
    keys = _keys_playing(texts, stamp, marked, watched)
    turn = turn_words(view, texts)
    whose = f"{marks.TURN} {strong(view.players[view.current].name)} {counters(view, texts)}"
    awaited = waiting_lines(view, waiting, texts, until)
    if shape.columns:  # in the line of the player whose turn it is
        whose, awaited = " ".join(filter(None, [whose, _awaited(view, waiting, texts, until)])), []
    head = [join_with_dots([title, turn] if title else [turn]), announced, whose]
    last = section([*awaited, footer])
    text = text_within(shape, [*head, *board_lines(view, marked, texts, points, shape)], news, last)
    return Screen(text, lay_out(keys, shape, texts), alert=alert, tone="playing")


def _awaited(view: View, waiting: Sequence[int], texts: Texts, until: str) -> str:
    """Return who is awaited and until when, in short. The player whose turn it is is not named again."""
    if not view.waiting_for:
        return ""
    seats = [seat for seat in waiting if seat in view.waiting_for]
    names = texts.join_names([view.players[seat].name for seat in seats]) or texts.say("awaited-answer")
    who = texts.say("awaited-all") if len(seats) == len(view.players) else names
    left = shorten_mark(until)
    words = [left] if seats == [view.current] else [who, left]
    return f"{marks.TIME} {join_with_dots(list(filter(None, words)))}" if any(words) else ""


def board_lines(
    view: View,
    seats: Sequence[SeatMark],
    texts: Texts,
    points: Sequence[int] = (),
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    reader: int | None = None,
) -> list[str]:
    """Return the Supply, the size of the trash, and the players.

    Where lines are short, what the `reader` sees below takes room: they are left out, and so is much of the kingdom.
    What others have on mats is folded with it, if it takes a row of its own.
    """
    players = _seat_parts(view, seats, points, texts, is_short=bool(shape.columns))
    if reader is None or not shape.columns:
        return [
            *section(supply_lines(view, texts, shape.columns)),
            *section([join_with_dots(parts) for _, parts in players]),
        ]
    if not points:
        del players[reader]
    lines, folded = [], []
    for name, parts in players:
        whole, short = join_with_dots(parts), join_with_dots(parts[: 1 + bool(points)])
        is_long = rows(plain(whole), shape.columns) > rows(plain(short), shape.columns)
        lines.append(short if is_long else whole)
        if is_long:
            folded.append(texts.say("option-line", name=name, value=join_with_dots(parts[1 + bool(points) :])))
    supply = supply_lines(view, texts, shape.columns, FEW_KINGDOM_ROWS, folded)
    return [*section(supply), *section(lines)]


def marked_name(seat: SeatMark, texts: Texts, *, is_over: bool = False) -> str:
    """Return the name with what people should know about the seat: a computer player, resigned, away, late, hints.

    After the game, that includes how good a computer player was.
    """
    words = [texts.say(f"level-{seat.level}.mark")] if seat.level and is_over else []
    if seat.resigned:
        words.append(texts.say("mark-resigned"))
    if seat.away:
        words.append(texts.say("mark-away"))
    if seat.late:
        words.append(texts.say("mark-late"))
    if seat.hints:
        words.append(texts.say("result-hints", count=seat.hints))
    name = f"{seat.name} {marks.COMPUTER}" if seat.computer and not seat.away else seat.name
    return texts.say("marked", who=name, marks=", ".join(words)) if words else name


def _seat_parts(
    view: View, seats: Sequence[SeatMark], points: Sequence[int], texts: Texts, *, is_short: bool
) -> list[tuple[str, list[str]]]:
    """Return the name and the parts of a line for each player. A short one leaves out what the log tells: what was
    played and revealed."""
    lines = []
    for number, (player, seat) in enumerate(zip(view.players, seats, strict=True)):
        sizes = f"{marks.HAND}{player.hand_size} {marks.DECK}{player.deck_size}"
        top = f" {marks.DISCARD}{texts.card(player.discard_top)}" if player.discard_top else ""
        won = f" {marks.TOKENS}{player.victory_tokens}" if player.victory_tokens else ""
        parts = [cell(marked_name(seat, texts), f"{sizes}{top}{won}")]
        if points:
            parts.append(texts.say("table-seat-points", points=points[number]))
        in_play = tuple((Counter(player.in_play) - Counter(player.awaited)).elements())
        if in_play and not (is_short and number == view.current):
            parts.append(texts.say("table-seat-in-play", cards=texts.cards(in_reading_order(in_play))))
        if player.awaited and not (is_short and number == view.current):
            parts.append(texts.say("table-seat-awaited", cards=texts.cards(player.awaited)))
        if player.set_aside and not is_short:
            parts.append(texts.say("table-seat-shows", cards=texts.cards(player.set_aside)))
        if returning := player.zones.get("returning"):
            parts.append(texts.say("table-seat-returning", cards=texts.cards(returning)))
        lines.append((seat.name, [*parts, *mats_words(player, texts)]))
    return lines


def _keys_playing(texts: Texts, stamp: Stamp, seats: Sequence[SeatMark], watched: bool) -> Keys:
    def key(words: str, press: str, style: Style = "", mark: str = "") -> Button:
        return Button(words, stamp.token(press), style, mark)

    log = key(texts.say("button-log"), tokens.LOG, mark=marks.LOG)
    kingdom = key(texts.say("button-kingdom"), tokens.KINGDOM, mark=marks.CARDS)
    if watched:  # watchers have no hand, and nobody to call
        return Keys(
            [log, kingdom, Button(texts.say("button-unwatch"), stamp.token(tokens.WATCH, "0"), mark=marks.WATCH)]
        )
    buttons = [
        key(texts.say("button-hand"), tokens.HAND, "primary", marks.HAND),
        log,
        kingdom,
        key(texts.say("button-nudge"), tokens.NUDGE, mark=marks.NUDGE),
        key(texts.say("button-watch"), tokens.WATCH, mark=marks.WATCH),
    ]
    late = [
        Button(
            texts.say("button-replace", who=seat.name), stamp.token(tokens.VOTE, str(number)), "danger", marks.COMPUTER
        )
        for number, seat in enumerate(seats)
        if seat.late and not seat.computer and not seat.resigned
    ]
    return Keys(buttons, late)
