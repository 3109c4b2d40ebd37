"""The lobby: who has a seat, what is agreed, and what can be changed before the game."""

from __future__ import annotations

from typing import Final

from bots.language.texts import Texts
from bots.language.wording import dearest_first, join_with_dots
from bots.screens.context import Stamp
from bots.screens.formatting import section
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.model import Button, Screen, Shape, Style
from bots.screens.options import NAMES, OptionPages, value_words, wishes_words
from bots.tables import tokens
from bots.tables.kingdoms import code_of
from bots.tables.lobby import LOBBY_PAGE, VETO, absent_regulars
from engine import SEATS
from storage.table import Seat, Table

STYLES: Final[dict[str, Style]] = {tokens.JOIN: "primary", tokens.STOP: "danger"}


def present_lobby(
    table: Table,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    page: str = "",
    announced: str = "",
    footer: str = "",
    alert: str = "",
) -> Screen:
    """Return the screen of a table before the game: the lobby, or the page of options with the name `page`."""
    if page not in ("", LOBBY_PAGE):
        pages = OptionPages(table, texts, stamp, shape)
        text = text_within(shape, [table.title, announced], (), pages.lines(page))
        return Screen(text, lay_out(pages.keys(page), shape, texts), alert=alert, command=pages.command)
    body = [*section(_seat_lines(table, texts)), *section([*_agreed_lines(table, texts), footer])]
    text = text_within(shape, [table.title, announced], (), body)
    return Screen(text, lay_out(_keys(table, texts, stamp), shape, texts), alert=alert)


def _seat_lines(table: Table, texts: Texts) -> list[str]:
    seats = table.seats
    lines = [texts.say("lobby-seats", taken=len(seats), seats=table.options.players)]
    names = [_seat_words(seat, table, texts) for seat in seats]
    lines += [texts.say("lobby-seat", number=number, who=name) for number, name in enumerate(names, 1)]
    return lines if seats else [texts.say("lobby-nobody")]


def _seat_words(seat: Seat, table: Table, texts: Texts) -> str:
    marks = []
    if not seat.person:
        marks.append(texts.say("mark-computer"))
    if seat.person and seat.person == table.host:
        marks.append(texts.say("mark-host"))
    if seat.pending:
        marks.append(texts.say("mark-pending"))
    if seat.veto and seat.veto not in table.options.cards:  # a kingdom that the host names overrules it
        marks.append(texts.say("mark-veto", card=texts.card(seat.veto)))
    return texts.say("marked", who=seat.name, marks=", ".join(marks)) if marks else seat.name


def _agreed_lines(table: Table, texts: Texts) -> list[str]:
    options = table.options

    def line(name: str) -> str:
        return texts.say("option-line", name=texts.say(NAMES[name]), value=value_words(options, name, texts))

    lines = [line("kingdom")]
    if options.kingdom == "random":
        lines.append(line("sets"))
        lines += [line("wishes")] if wishes_words(options, texts) else []
    lines.append(_cards_line(options.cards, texts))
    lines += [texts.say("lobby-code", code=code)] if (code := code_of(options)) else []
    shown = (
        "edition",
        "shelters",
        "pace",
        "language",
        *(name for name in ("points", "pictures") if getattr(options, name) == "yes"),
    )
    lines.append(join_with_dots([line(name) for name in shown]))
    return [*lines, texts.say("lobby-ready", count=_players(table))]


def _players(table: Table) -> int:
    """Return how many would play if the game began now."""
    return sum(not seat.pending for seat in table.seats)


def _cards_line(cards: tuple[str, ...], texts: Texts) -> str:
    if not cards:
        return texts.say("lobby-cards-unknown")
    return texts.say("lobby-cards", cards=texts.cards(dearest_first(cards, None, texts)))


def join_label(table: Table, texts: Texts) -> str:
    """Return the label of the button that takes a seat, or the one that is kept for a rematch."""
    return texts.say("button-in" if any(seat.pending for seat in table.seats) else "button-join")


def _keys(table: Table, texts: Texts, stamp: Stamp) -> Keys:
    seats, say = table.seats, texts.say
    room = len(seats) < table.options.players
    people = [seat for seat in seats if seat.person and not seat.pending]
    offered = [
        (
            not table.solo and (room or any(seat.pending for seat in seats)),
            join_label(table, texts),
            tokens.JOIN,
            "",
        ),
        (not table.solo and any(seat.person for seat in seats), say("button-leave"), tokens.LEAVE, ""),
        (room, say("button-add-computer"), tokens.ADD_COMPUTER, ""),
        (any(not seat.person for seat in seats), say("button-remove-computer"), tokens.REMOVE_COMPUTER, ""),
        (room and _can_invite(table), say("button-invite-same"), tokens.INVITE, ""),
        (True, say("button-reroll"), tokens.OPTION, "reroll=1"),
        (len(people) > 1 and not all(seat.veto for seat in people), say("button-veto"), tokens.OPTION, VETO),
        (True, say("button-options"), tokens.OPTION, ""),
        (True, say("button-close"), tokens.STOP, ""),
    ]
    # Each button carries the number of taken seats, so that a second press on it is recognised as stale.
    buttons = [
        Button(label, stamp.token(press, argument, len(seats)), STYLES.get(press, ""))
        for possible, label, press, argument in offered
        if possible
    ]
    if _players(table) not in SEATS:
        return Keys(buttons)
    return Keys(buttons, [Button(say("button-start"), stamp.token(tokens.START), "success")])


def _can_invite(table: Table) -> bool:
    return bool(absent_regulars(table)) and not table.invited
