"""The lobby: who has a seat, what is agreed, and what can be changed before the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bots.language import marks
from bots.language.narrator import INDENT
from bots.language.texts import Texts
from bots.language.wording import join_with_dots
from bots.screens.context import Stamp
from bots.screens.formatting import section
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.learn_pages import lobby_buttons
from bots.screens.model import Button, Screen, Shape, Style
from bots.screens.options import NAMES, OptionPages, matters, value_words, wishes_words, words_for
from bots.screens.supply import kingdom_lines
from bots.tables import cast, tokens
from bots.tables.invitations import absent_regulars
from bots.tables.kingdoms import code_of
from bots.tables.lobby import LOBBY_PAGE, OPPONENT, VETO, last_computer
from engine import LEVELS, SEATS
from storage.seat import Seat
from storage.table import Options, Table

AGREED: Final = (
    "edition",
    "shelters",
    "colonies",
    "pace",
    "language",
    "points",
    "pictures",
    "hints",
)  # besides the kingdom
MOST_ABOUT: Final = 3  # seats with a line about their computer players on a phone
IF_CHOSEN: Final = ("points", "pictures", "hints")  # only worth a line if somebody wanted them otherwise
STYLES: Final[dict[str, Style]] = {tokens.JOIN: "primary", tokens.STOP: "danger"}


def present_lobby(
    table: Table,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    page: str = "",
    is_shared: bool = False,
    announced: str = "",
    footer: str = "",
    alert: str = "",
) -> Screen:
    """Return the screen of a table before the game: the lobby, or the page of options with the name `page`.

    A shared page is in the place of the lobby, for everybody: people can join there, too.
    """
    if page not in ("", LOBBY_PAGE):
        pages = OptionPages(table, texts, stamp, shape)
        text = text_within(shape, [table.title, announced], (), pages.lines(page))
        keys = pages.keys(page)
        if is_shared:
            keys = keys._replace(fixed=[*_join_buttons(table, texts, stamp), *keys.fixed])
        return Screen(text, lay_out(keys, shape, texts), alert=alert, command=pages.command)
    is_short = bool(shape.columns)
    agreed = _agreed_in_short(table, texts, shape.columns) if is_short else _agreed_lines(table, texts)
    body = [*section(_seat_lines(table, texts, is_short=is_short)), *agreed]
    body += [texts.say("lobby-ready", count=_players(table)), footer]
    text = text_within(shape, [table.title, announced], (), body)
    return Screen(text, lay_out(_keys(table, texts, stamp), shape, texts), alert=alert)


def _seat_lines(table: Table, texts: Texts, *, is_short: bool) -> list[str]:
    seats = table.seats
    lines = [texts.say("lobby-seats", taken=len(seats), seats=table.options.players)]
    for number, seat in enumerate(seats, 1):
        about = cast.about(seat, texts)
        who = _seat_words(seat, table, texts)
        if about and not is_short:
            who = texts.say("option-line", name=who, value=about)
        lines.append(texts.say("lobby-seat", number=number, who=who))
        if about and is_short and len(seats) <= MOST_ABOUT:
            lines.append(INDENT + about)
    return lines if seats else [texts.say("lobby-nobody")]


def _seat_words(seat: Seat, table: Table, texts: Texts) -> str:
    words = []
    if not seat.person:
        words.append(texts.say(f"level-{seat.level}.mark"))
    if seat.person and seat.person == table.host:
        words.append(texts.say("mark-host"))
    if seat.pending:
        words.append(texts.say("mark-pending"))
    if seat.veto and seat.veto not in table.options.cards:  # a kingdom that the host names overrules it
        words.append(texts.say("mark-veto", card=texts.card(seat.veto)))
    name = seat.name if seat.person else f"{seat.name} {marks.COMPUTER}"
    return texts.say("marked", who=name, marks=", ".join(words)) if words else name


def _agreed_lines(table: Table, texts: Texts) -> list[str]:
    """Return the kingdom with its cards by cost, and the other options that matter in one line."""
    options = table.options
    shown = [name for name in AGREED if _matters(name, options)]
    agreed = join_with_dots([_option_line(name, options, texts) for name in shown])
    return [*_kingdom_lines(options, texts, _card_lines(options.cards, texts)), agreed]


def _agreed_in_short(table: Table, texts: Texts, columns: int) -> list[str]:
    """Return the kingdom with its cards by cost, and the other options that matter, each in a short line."""
    options = table.options
    cards = _card_lines(options.cards, texts, columns)
    shown = [name for name in AGREED if _matters(name, options)]
    agreed = section([_option_line(name, options, texts) for name in shown])
    return [*section(_kingdom_lines(options, texts, cards)), *agreed]


def _option_line(name: str, options: Options, texts: Texts) -> str:
    return texts.say("option-line", name=texts.say(NAMES[name]), value=value_words(options, name, texts))


def _kingdom_lines(options: Options, texts: Texts, cards: Sequence[str]) -> list[str]:
    """Return the name of the kingdom or what it is drawn from, these lines about its cards, and its code."""
    lines = [_option_line("kingdom", options, texts)]
    if options.kingdom == "random":
        lines.append(_option_line("sets", options, texts))
        lines += [_option_line("wishes", options, texts)] if wishes_words(options, texts) else []
    lines += [*cards, *([_option_line("bane", options, texts)] if matters("bane", options) else [])]
    return [*lines, *([texts.say("lobby-code", code=code)] if (code := code_of(options)) else [])]


def _matters(name: str, options: Options) -> bool:
    """True if the option is worth a line: not what every game has, unless something else was chosen."""
    if name in IF_CHOSEN:
        return bool(getattr(options, name) != getattr(Options(), name))
    return matters(name, options)


def _players(table: Table) -> int:
    """Return how many would play if the game began now."""
    return sum(not seat.pending for seat in table.seats)


def _card_lines(cards: tuple[str, ...], texts: Texts, columns: int = 0) -> list[str]:
    return kingdom_lines(cards, texts, columns) or [texts.say("lobby-cards-unknown")]


def join_label(table: Table, texts: Texts) -> str:
    """Return the label of the button that takes a seat, or the one that is kept for a rematch."""
    return texts.say("button-in" if any(seat.pending for seat in table.seats) else "button-join")


def _join_buttons(table: Table, texts: Texts, stamp: Stamp) -> list[Button]:
    """Return the button that takes a seat, if one is free or kept for somebody."""
    has_room = len(table.seats) < table.options.players or any(seat.pending for seat in table.seats)
    token = stamp.token(tokens.JOIN, "", len(table.seats))
    join = Button(join_label(table, texts), token, STYLES.get(tokens.JOIN, ""), marks.JOIN)
    return [join] if has_room and not table.solo else []


def _keys(table: Table, texts: Texts, stamp: Stamp) -> Keys:
    seats, say = table.seats, texts.say
    room = len(seats) < table.options.players
    people = [seat for seat in seats if seat.person and not seat.pending]
    offered = [
        (not table.solo and any(seat.person for seat in seats), say("button-leave"), tokens.LEAVE, "", marks.LEAVE),
        (room, say("button-add-computer"), tokens.ADD_COMPUTER, "", marks.COMPUTER),
        *_of_last_computer(table, texts),
        (room and _can_invite(table), say("button-invite-same"), tokens.INVITE, "", marks.NUDGE),
        (True, say("button-reroll"), tokens.OPTION, "reroll=1", marks.RANDOM),
        (
            len(people) > 1 and not all(seat.veto for seat in people),
            say("button-veto"),
            tokens.OPTION,
            VETO,
            marks.VETO,
        ),
        (True, say("button-options"), tokens.OPTION, "", marks.OPTIONS),
        (True, say("button-close"), tokens.STOP, "", marks.CLOSE),
    ]
    # Each button carries the number of taken seats, so that a second press on it is recognised as stale.
    buttons = [
        *_join_buttons(table, texts, stamp),
        *(
            Button(label, stamp.token(press, argument, len(seats)), STYLES.get(press, ""), mark)
            for possible, label, press, argument, mark in offered
            if possible
        ),
    ]
    buttons += lobby_buttons(table, texts, stamp)
    if _players(table) not in SEATS:
        return Keys(buttons)
    return Keys(buttons, [Button(say("button-start"), stamp.token(tokens.START), "success", marks.START)])


def _of_last_computer(table: Table, texts: Texts) -> list[tuple[bool, str, str, str, str]]:
    """Return what removes the computer player that was added last, and what changes how good they are."""
    number = last_computer(table)
    if number is None:
        return []
    seat, is_only = table.seats[number], table.solo and len(table.seats) == min(SEATS)
    name = texts.say("options-opponent") if is_only else seat.name
    label = texts.say("option-line", name=name, value=words_for("level", seat.level, texts))
    better = LEVELS[(LEVELS.index(seat.level) + 1) % len(LEVELS)]
    return [
        (True, texts.say("button-remove-computer"), tokens.REMOVE_COMPUTER, "", marks.COMPUTER),
        (True, label, tokens.OPTION, f"{OPPONENT}={better}", marks.COMPUTER),
    ]


def _can_invite(table: Table) -> bool:
    return bool(absent_regulars(table)) and not table.invited
