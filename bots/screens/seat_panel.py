"""The panel of one person: their hand and their question, or what ended their turn, while they can take that back."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple
from zlib import crc32

from bots.language.texts import Texts
from bots.screens.calls import is_rung, notes_for
from bots.screens.held import present_held
from bots.screens.hint_line import hint_button, hint_line
from bots.screens.mentions import press_in
from bots.screens.model import HELD, NO_MOMENT, Audience, Button, Known, Moment, Screen, Shape
from bots.screens.news import line_about_press, panel_news
from bots.screens.panel import present
from bots.screens.public import board_lines
from bots.screens.shared_table import (
    announced,
    expiry_warning,
    points_of,
    seat_marks,
    stamp_of,
    table_screen,
    texts_of,
    waited_for,
)
from bots.tables import guide, hinting, holding, tokens
from bots.tables.deadlines import Limits
from bots.tables.draft import Draft
from bots.tables.play import game_fingerprint
from bots.tables.shortcuts import full_purse, question
from engine import Decision, Game
from storage.seat import Seat
from storage.table import Table


class Picked(NamedTuple):
    """A draft, and the generation of the table it belongs to, since question numbers repeat after an undo."""

    generation: int
    draft: Draft


def draft_of(table: Table, known: Known, seat: int) -> Draft | None:
    """Return what the seat has picked for the question it is being asked now."""
    picked = known.drafts.get(Audience.of_seat(seat))
    decision = None if table.game is None else question(table.game, seat)
    if not isinstance(picked, Picked) or decision is None:
        return None
    stands = (picked.generation, picked.draft.number) == (table.generation, decision.number)
    return picked.draft if stands else None


def panel(
    table: Table,
    number: int,
    shape: Shape,
    draft: Draft | None = None,
    announcement: str = "",
    limits: Limits | None = None,
) -> Screen:
    """Return what the person at this seat sees; without `limits`, nothing about time."""
    seat, game = table.seats[number], table.game
    assert game is not None  # noqa: S101
    if table.solo and game.result is not None:  # there is no other message that shows the result
        shown = table_screen(table, game, shape, announcement=announcement)
        lesson = guide.words_for(table, number, texts_of(table, seat))
        return replace(shown, text=f"{shown.text}\n{lesson}") if lesson else shown
    texts = texts_of(table, seat)
    if holding.is_hidden(table, number):
        screen = _held_panel(table, number, shape, texts, announcement)
    else:
        screen = _open_panel(table, number, shape, texts, draft, announcement, limits)
    return replace(screen, people=(seat.person,), language=texts.language, quiet=not is_rung(table, number))


def _held_panel(table: Table, number: int, shape: Shape, texts: Texts, announcement: str) -> Screen:
    """Return what the person sees while they can take back the end of their turn."""
    seat, game, held = table.seats[number], table.game, table.held
    assert game is not None  # noqa: S101
    assert held is not None  # noqa: S101
    screen = present_held(
        line_about_press(game.names, holding.visible_events(table, held), number, texts),
        texts=texts,
        stamp=stamp_of(table),
        number=game.number,
        seconds=seat.undo,
        shape=shape,
        head=[table.title, announced(announcement, texts), *_board(table, number, texts, shape)],
        alert=_alert(table, seat),
    )
    return replace(screen, moment=Moment(f"{HELD} {game.number}"))


def _open_panel(
    table: Table,
    number: int,
    shape: Shape,
    texts: Texts,
    draft: Draft | None,
    announcement: str,
    limits: Limits | None,
) -> Screen:
    """Return the hand and the question of the person, or who is awaited."""
    seat, game = table.seats[number], table.game
    assert game is not None  # noqa: S101
    decision = None if seat.computer else question(game, number)
    news = panel_news(table, number, texts)
    hinted = None if decision is None else hinting.hint_for(table, decision)
    screen = present(
        game.view(number) if decision is None else game.view_for(decision),
        decision,
        texts=texts,
        stamp=stamp_of(table),
        shape=shape,
        purse=full_purse(game, number) if decision is not None and decision.verb == "buy" else None,
        draft=draft,
        news=news.since,
        last=news.last,
        title=table.title,
        can_undo=game.can_undo(number),
        waiting=waited_for(table, game),
        away=seat.away and game.result is None,
        announced=announced(announcement, texts) if game.result is None else "",
        points=points_of(table),
        notes=notes_for(table, number, texts, limits) if limits is not None else (),
        alert=_alert(table, seat),
        board=_board(table, number, texts, shape),
        given=game.given(number),
        hint=hint_line(hinted, decision, texts) if hinted and decision else "",
        aids=_aids(table, decision, texts) if hinted is None else (),
        lesson=guide.words_for(table, number, texts),
    )
    return replace(screen, moment=_waiting(game, number, decision, screen))


def _aids(table: Table, decision: Decision | None, texts: Texts) -> list[Button]:
    """Return the button that asks for a hint, if the table allows hints."""
    is_offered = decision is not None and table.options.hints == "yes"
    return [hint_button(decision, texts, stamp_of(table))] if decision is not None and is_offered else []


def _board(table: Table, number: int, texts: Texts, shape: Shape) -> list[str]:
    """Return what the table shows, for a panel that is the only message about it."""
    if not table.solo or table.game is None:
        return []
    lines = board_lines(table.game.view(None), list(seat_marks(table)), texts, points_of(table), shape, number)
    return [*lines, expiry_warning(table, texts).get("footer", "")]


def _alert(table: Table, seat: Seat) -> str:
    """Return what changes with every call of the seat's person; each game counts its calls from the start."""
    return f"{game_fingerprint(table)}.{seat.calls}" if seat.calls else ""


def _waiting(game: Game, number: int, decision: Decision | None, screen: Screen) -> Moment:
    """Return a moment that stays the same for as long as the person is only waiting, with the same hand and buttons.

    That they can undo their last move is urgent; that they cannot any longer is not, and is refused when they try.
    """
    if decision is not None or game.result is not None:
        return NO_MOMENT
    hand = crc32(" ".join(sorted(game.view(number).hand)).encode())
    buttons = [button.label for button in screen.buttons() if press_in(button.token) != tokens.UNDO]
    return Moment(f"waiting {hand:x}: " + ", ".join(buttons), game.can_undo(number))
