"""Which screens should be visible at a table, for whom, and in which language.

Problem: a table is shown in many messages: in the channel, on the panel of each player, and to watchers. Workers
restart, messages get lost, and several changes are drawn as one, so no screen can build on what was shown before.

Idea: all screens are computed anew each time. They are a pure function (`wanted_screens`) of the table and of what the
drawing knows (`Known`): the drafts, who cannot be reached or notified in private, and which message shows the table.
The `Shape` says how much the platform can show at once, the `Limits` how long notes about the screens are stored. What
has to be sent is decided elsewhere (`bots.drawing`).

Rule: nothing here reads a clock, loads, stores or sends anything. A draft counts only for the question it was made for.
A shared screen contains only what everyone may know, so it never tells who is asked in secret.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bots.language.narrator import Narrator
from bots.language.texts import Texts
from bots.screens.calls import earliest, is_rung, mention, notes_for, present_calls, told_of_result
from bots.screens.context import SeatMark, Stamp
from bots.screens.held import present_held
from bots.screens.home import home_rows
from bots.screens.invitations import present_invitation
from bots.screens.lobby_screen import present_lobby
from bots.screens.model import (
    CALL,
    EXPIRING,
    NO_MOMENT,
    RESULT,
    SHEET,
    TABLE,
    Audience,
    Known,
    Moment,
    Screen,
    Shape,
    Wanted,
)
from bots.screens.notices import present_closed, present_kingdom_picture
from bots.screens.panel import present
from bots.screens.public import board_lines, present_table
from bots.screens.time_left import mark
from bots.tables import deadlines, holding
from bots.tables.deadlines import Limits
from bots.tables.draft import Draft
from bots.tables.kingdoms import KINGDOMS
from bots.tables.play import game_fingerprint
from bots.tables.shortcuts import full_purse, question
from bots.tables.stand_ins import fresh_absences, is_own_absence
from engine import Decision, Event, Game, View, told
from storage.table import LOBBY, OVER, PLAYING, Seat, Table

PUBLIC_LINES = 5  # of the log, on the public screen
PRIVATE_LINES = 15  # of the log since the player's own last move, on a panel


class OpenPage(NamedTuple):
    """The page of options that is open on the table before the game."""

    page: str


class Picked(NamedTuple):
    """A draft, and the generation of the table it belongs to, since question numbers repeat after an undo."""

    generation: int
    draft: Draft


def wanted_screens(table: Table, known: Known, shape: Shape, limits: Limits) -> Wanted:
    """Return every screen of the table by audience."""
    screens: dict[Audience, Screen] = {}
    drafted: set[Audience] = set()
    if table.solo:
        return _solo(table, known, shape, limits)
    if table.phase == LOBBY:
        page = _open_page(known)
        drafted |= {TABLE} if page else set()
        screens |= _lobby_screens(table, known, shape, page)
    elif table.game is None or table.phase not in (PLAYING, OVER):
        screens[TABLE] = _closed(table, shape)
    else:
        screens |= _shared(table, table.game, known, shape, limits)
        for seat in table.people():
            draft = draft_of(table, known, seat)
            screen = panel(table, seat, shape, draft, known.announcement, limits)
            screens[Audience.of_seat(seat)] = replace(screen, link=known.table_message)
            drafted |= {Audience.of_seat(seat)} if draft else set()
    return Wanted(screens, deadlines.stored_lifetime(table, limits), frozenset(drafted))


def _solo(table: Table, known: Known, shape: Shape, limits: Limits) -> Wanted:
    """Return the one screen of a table in a private chat: it is the table and the panel of its person at once."""
    seat = table.seat_of(table.host) or 0
    me, draft, page = Audience.of_seat(seat), draft_of(table, known, seat), ""
    if table.phase == LOBBY:
        page = _open_page(known)
        screen = _lobby(table, known, shape, page)
    elif table.game is None or table.phase not in (PLAYING, OVER):
        screen = replace(_closed(table, shape), rows=home_rows(_public(table)))
    else:
        screen = panel(table, seat, shape, draft, known.announcement, limits)
    alert = _warning(table, _public(table)).get("alert", "")  # nothing else rings: nobody is waiting
    screen = replace(screen, people=(table.host,), alert=alert)
    drafted = {TABLE, me} if page else {me} if draft else set()
    return Wanted({me: screen}, deadlines.stored_lifetime(table, limits), frozenset(drafted))


def _open_page(known: Known) -> str:
    """Return the page of options that is open on the table; "" for the lobby itself."""
    opened = known.drafts.get(TABLE)
    return opened.page if isinstance(opened, OpenPage) else ""


def _closed(table: Table, shape: Shape) -> Screen:
    texts = _public(table)
    why = "operator" if table.closed_by_operator else "expired" if table.expiring else "stopped"
    return replace(present_closed(texts=texts, shape=shape, title=table.title, why=why), language=texts.language)


def _lobby_screens(table: Table, known: Known, shape: Shape, page: str) -> dict[Audience, Screen]:
    """Return the screens of the channel before the game."""
    screens: dict[Audience, Screen] = {}
    if shape.pictures and table.options.cards:
        # A kingdom that changes again and again is drawn now and then; the text tells it at once.
        drawn = _sheet(table, table.options.cards)
        screens[SHEET] = replace(drawn, moment=Moment(f"kingdom {table.generation}"))
    screens[TABLE] = _lobby(table, known, shape, page)
    texts = _public(table)
    invitation = present_invitation(table, texts=texts, stamp=stamp_of(table), shape=shape)
    if invitation is not None:
        screens[CALL] = replace(invitation, language=texts.language)
    return screens


def _lobby(table: Table, known: Known, shape: Shape, page: str) -> Screen:
    texts = _public(table)
    warning = _warning(table, texts) | {"announced": _announced(known.announcement, texts)}
    screen = present_lobby(table, texts=texts, stamp=stamp_of(table), shape=shape, page=page, **warning)
    return replace(screen, language=texts.language)


def stamp_of(table: Table) -> Stamp:
    """Return what the buttons of this table carry."""
    return Stamp(table.place, table.generation)


def _public(table: Table) -> Texts:
    """Return the texts of what everybody at the table reads; in a private chat, in the language of its person."""
    return texts_of(table, table.seats[0]) if table.solo and table.seats else Texts(table.options.language)


def _announced(announcement: str, texts: Texts) -> str:
    """Return the line with the announcement of the operator, if there is one."""
    return texts.say("announcement", text=announcement) if announcement else ""


def texts_of(table: Table, seat: Seat) -> Texts:
    """Return the texts in the language that this seat's person reads."""
    return Texts(seat.language or table.options.language)


# -- one person's panel ------------------------------------------------------------------------------------------------


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
        return table_screen(table, game, shape, announcement=announcement)
    texts = texts_of(table, seat)
    if (held := table.held) is not None and held.seat == number:
        screen = present_held(
            _lines(table, texts, holding.visible_events(table, held)),
            texts=texts,
            stamp=stamp_of(table),
            number=game.number,
            seconds=seat.undo,
            shape=shape,
            head=[table.title, _announced(announcement, texts), *(_board(table, game, texts) if table.solo else ())],
            alert=_alert(table, seat),
        )
        return replace(screen, people=(seat.person,), language=texts.language)
    decision = None if seat.computer else question(game, number)
    news = [event for event in told(table.log.since(seat.read), number) if not is_own_absence(event, number)]
    purse = full_purse(game, number) if decision is not None and decision.verb == "buy" else None
    screen = present(
        game.view(number),
        decision,
        texts=texts,
        stamp=stamp_of(table),
        shape=shape,
        purse=purse,
        draft=draft,
        news=_lines(table, texts, news)[-PRIVATE_LINES:],
        title=table.title,
        can_undo=game.can_undo(number),
        waiting=_waited_for(table, game),
        away=seat.away and game.result is None,
        announced=_announced(announcement, texts) if game.result is None else "",
        points=_points(table),
        notes=notes_for(table, number, texts, limits) if limits is not None else (),
        alert=_alert(table, seat),
        board=_board(table, game, texts) if table.solo else (),
    )
    return replace(
        screen,
        people=(seat.person,),
        language=texts.language,
        moment=_waiting(game, decision, screen),
        quiet=not is_rung(table, number),
    )


def _board(table: Table, game: Game, texts: Texts) -> list[str]:
    """Return what the table shows, for a panel that is the only message about it."""
    footer = _warning(table, texts).get("footer", "")
    return [*board_lines(game.view(None), list(_marks(table)), texts, _points(table)), footer]


def _alert(table: Table, seat: Seat) -> str:
    """Return what changes with every call of the seat's person; each game counts its calls from the start."""
    return f"{game_fingerprint(table)}.{seat.calls}" if seat.calls else ""


def _waited_for(table: Table, game: Game) -> list[int]:
    """Return the seats that everybody may know to be next, also a computer player that waits while a turn is held."""
    return deadlines.nameable(table) or ([game.view(None).current] if table.held is not None else [])


def _points(table: Table) -> Sequence[int]:
    """Return the points of all seats if the table shows them during the game and everybody may know them."""
    if table.options.points != "yes" or table.game is None:
        return ()
    return table.game.points or ()


def _waiting(game: Game, decision: Decision | None, screen: Screen) -> Moment:
    """Return a moment that stays the same for as long as the person only waits and has the same buttons."""
    if decision is not None or game.result is not None:
        return NO_MOMENT
    return Moment("waiting: " + ", ".join(button.label for button in screen.buttons()))


def _lines(table: Table, texts: Texts, events: list[Event]) -> list[str]:
    assert table.game is not None  # noqa: S101
    names = [player.name for player in table.game.view(None).players]
    return Narrator(texts, names).lines(events)


# -- what everyone sees ------------------------------------------------------------------------------------------------


def _shared(table: Table, game: Game, known: Known, shape: Shape, limits: Limits) -> dict[Audience, Screen]:
    """Return the screens of the channel and of its watchers."""
    unreached = [seat for seat in table.people() if Audience.of_seat(seat) in known.unreachable]
    until = _until(table, limits)
    screen = table_screen(table, game, shape, unreached, announcement=known.announcement, until=until)
    screens: dict[Audience, Screen] = {}
    if shape.pictures:  # first, so that it stands above the table
        screens[SHEET] = _sheet(table, game.view(None).kingdom)
    screens[TABLE] = screen
    texts, stamp = _public(table), stamp_of(table)
    call = present_calls(table, game, known, texts=texts, stamp=stamp, shape=shape, limits=limits)
    if call is not None:
        screens[CALL] = replace(call, moment=screen.moment)
    return screens | _watcher_screens(table, game, known, shape, unreached, until)


def _until(table: Table, limits: Limits) -> str:
    """Return until when the players who may be named have time; "" if there is no limit."""
    end = earliest(table, deadlines.nameable(table), limits)
    return "" if end is None else mark(end)


def _watcher_screens(
    table: Table, game: Game, known: Known, shape: Shape, unreached: Sequence[int], until: str
) -> dict[Audience, Screen]:
    """Return the table for each watcher, in their own language."""
    languages = {person: table.watcher_languages.get(person) or table.options.language for person in table.watchers}

    def screen(texts: Texts) -> Screen:
        shown = table_screen(table, game, shape, unreached, texts, known.announcement, until)
        return replace(shown, link=known.table_message)

    screens = {language: screen(Texts(language)) for language in set(languages.values())}
    return {Audience.of_watcher(person): screens[language] for person, language in languages.items()}


def _sheet(table: Table, cards: Sequence[str]) -> Screen:
    """Return the picture of the kingdom."""
    texts, known = _public(table), table.options.kingdom in KINGDOMS
    title = texts.say(f"kingdom-{table.options.kingdom}" if known else "kingdom-title")
    sheet = present_kingdom_picture(cards, texts=texts, title=title)
    return replace(sheet, language=texts.language)


def _warning(table: Table, texts: Texts) -> dict[str, str]:
    """Return a line at the end of the screen, and an alert, if the table is about to expire."""
    return {"footer": texts.say("table-expiring"), "alert": EXPIRING} if table.expiring else {}


def table_screen(
    table: Table,
    game: Game,
    shape: Shape,
    unreached: Sequence[int] = (),
    watched: Texts | None = None,
    announcement: str = "",
    until: str = "",
) -> Screen:
    """Return the game as everyone may see it, with a note about players who cannot be reached in private.

    Watchers see it in private: `watched` are the texts in their language. In the channel a result mentions the players.
    """
    texts, view = watched or _public(table), game.view(None)
    last = _warning(table, texts)
    if unreached and view.result is None:
        names = texts.join_names([table.seats[seat].name for seat in unreached])
        last["footer"] = "\n".join(filter(None, [texts.say("table-unreached", who=names), last.get("footer")]))
    screen = present_table(
        view,
        texts=texts,
        stamp=stamp_of(table),
        shape=shape,
        title=table.title,
        seats=list(_marks(table)),
        waiting=_waited_for(table, game),
        news=_public_news(table, texts),
        watched=watched is not None,
        points=_points(table),
        announced=_announced(announcement, texts),
        until=until,
        **last,
    )
    screen = replace(screen, moment=_moment(table, view), language=texts.language)
    if watched is not None:
        return screen
    if view.result is None:
        return replace(screen, unreached=bool(unreached))
    told_now = told_of_result(table)
    return replace(mention(screen, told_now), alert=f"over.{game_fingerprint(table)}") if told_now else screen


def _public_news(table: Table, texts: Texts) -> list[str]:
    """Return the latest lines of the log, and above them whose time was up since a person last moved."""
    latest = _lines(table, texts, told(table.log.all(), None))[-PUBLIC_LINES:]
    absences = _lines(table, texts, fresh_absences(table))
    return [*(line for line in absences if line not in latest), *latest]


def _moment(table: Table, view: View) -> Moment:
    """Return the turn being played, where, who has resigned, and whether others are awaited; or the result."""
    if view.result is not None:
        return RESULT
    others = any(seat != view.current for seat in deadlines.nameable(table))
    resigned = "".join(f"/-{number}" for number, seat in enumerate(table.seats) if seat.resigned)
    turn = f"{view.current}/{view.players[view.current].turns}"
    return Moment(f"{view.commitment[:6]}/{turn}@{table.place.channel}{resigned}", others)


def _marks(table: Table) -> Iterator[SeatMark]:
    named = deadlines.nameable(table)
    for number, seat in enumerate(table.seats):
        # A player who is late with a secret question is not shown as late: that would give the question away.
        is_late = seat.stage > 0 and number in named
        yield SeatMark(seat.name, seat.computer, seat.away, seat.resigned, is_late)
