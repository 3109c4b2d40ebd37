"""The lobby: who has a seat, what is agreed, and what can be changed before the game."""

from __future__ import annotations

from bots.language.texts import Texts
from bots.language.wording import dearest_first, join_with_dots
from bots.screens.context import Stamp
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.model import Button, Screen, Shape
from bots.screens.options import NAMES, OptionPages, value_words
from bots.tables import tokens
from engine import SEATS
from storage.table import Seat, Table

LOBBY_PAGE = "lobby"


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
        pages = OptionPages(table, texts, stamp)
        text = text_within(shape.text, [table.title, announced], (), pages.lines(page))
        return Screen(text, lay_out(pages.keys(page), shape, texts), alert=alert)
    body = [*_seat_lines(table, texts), *_agreed_lines(table, texts), footer]
    text = text_within(shape.text, [table.title, announced], (), body)
    return Screen(text, lay_out(_keys(table, texts, stamp), shape, texts), alert=alert)


def _seat_lines(table: Table, texts: Texts) -> list[str]:
    seats = table.seats
    lines = [texts.say("lobby-seats", taken=len(seats), seats=table.options.players)]
    names = [_seat_words(seat, table.host, texts) for seat in seats]
    lines += [texts.say("lobby-seat", number=number, who=name) for number, name in enumerate(names, 1)]
    return lines if seats else [texts.say("lobby-nobody")]


def _seat_words(seat: Seat, host: str, texts: Texts) -> str:
    if not seat.person:
        return texts.say("marked", who=seat.name, marks=texts.say("mark-computer"))
    return texts.say("marked", who=seat.name, marks=texts.say("mark-host")) if seat.person == host else seat.name


def _agreed_lines(table: Table, texts: Texts) -> list[str]:
    options = table.options

    def line(name: str) -> str:
        return texts.say("option-line", name=texts.say(NAMES[name]), value=value_words(options, name, texts))

    lines = [line("kingdom")]
    if options.kingdom == "random":
        lines.append(line("sets"))
    lines.append(_cards_line(options.cards, texts))
    lines.append(join_with_dots([line(name) for name in ("edition", "shelters", "pace", "language")]))
    return [*lines, texts.say("lobby-ready", count=len(table.seats))]


def _cards_line(cards: tuple[str, ...], texts: Texts) -> str:
    if not cards:
        return texts.say("lobby-cards-unknown")
    return texts.say("lobby-cards", cards=texts.cards(dearest_first(cards, None, texts)))


def _keys(table: Table, texts: Texts, stamp: Stamp) -> Keys:
    seats = table.seats
    room = len(seats) < table.options.players
    offered = [
        (room, "button-join", tokens.JOIN),
        (any(seat.person for seat in seats), "button-leave", tokens.LEAVE),
        (room, "button-add-computer", tokens.ADD_COMPUTER),
        (any(not seat.person for seat in seats), "button-remove-computer", tokens.REMOVE_COMPUTER),
        (True, "button-options", tokens.OPTION),
        (True, "button-close", tokens.STOP),
    ]
    # Each button carries the number of taken seats, so that a second press on it is recognised as stale.
    sit = len(seats)
    buttons = [Button(texts.say(key), stamp.token(press, number=sit)) for possible, key, press in offered if possible]
    if len(seats) not in SEATS:
        return Keys(buttons)
    return Keys(buttons, [Button(texts.say("button-start"), stamp.token(tokens.START), "success")])
