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
from bots.screens.context import SeatMark, Stamp
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
from bots.screens.notices import present_call, present_closed, present_kingdom_picture
from bots.screens.panel import present
from bots.screens.public import present_table
from bots.tables import deadlines, lobby
from bots.tables.deadlines import Limits
from bots.tables.draft import Draft
from bots.tables.play import game_fingerprint
from bots.tables.shortcuts import full_purse, question
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
    if table.phase == LOBBY:
        opened = known.drafts.get(TABLE)
        page = opened.page if isinstance(opened, OpenPage) else ""
        drafted |= {TABLE} if page else set()
        screens[TABLE] = _lobby(table, known, shape, page)
    elif table.game is None or table.phase not in (PLAYING, OVER):
        why = "operator" if table.closed_by_operator else "expired" if table.expiring else "stopped"
        closed = present_closed(texts=_public(table), shape=shape, title=table.title, why=why)
        screens[TABLE] = replace(closed, language=_public(table).language)
    else:
        screens |= _shared(table, table.game, known, shape)
        for seat in table.people():
            draft = draft_of(table, known, seat)
            screen = panel(table, seat, shape, draft, known.announcement)
            screens[Audience.of_seat(seat)] = replace(screen, link=known.table_message)
            drafted |= {Audience.of_seat(seat)} if draft else set()
    return Wanted(screens, deadlines.stored_lifetime(table, limits), frozenset(drafted))


def _lobby(table: Table, known: Known, shape: Shape, page: str) -> Screen:
    texts = _public(table)
    warning = _warning(table, texts) | {"announced": _announced(known.announcement, texts)}
    screen = present_lobby(table, texts=texts, stamp=stamp_of(table), shape=shape, page=page, **warning)
    return replace(screen, language=texts.language)


def stamp_of(table: Table) -> Stamp:
    """Return what the buttons of this table carry."""
    return Stamp(table.place, table.generation)


def _public(table: Table) -> Texts:
    return Texts(table.options.language)


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


def panel(table: Table, number: int, shape: Shape, draft: Draft | None = None, announcement: str = "") -> Screen:
    """Return what the person at this seat sees."""
    seat, game = table.seats[number], table.game
    assert game is not None  # noqa: S101
    texts = texts_of(table, seat)
    decision = None if seat.computer else question(game, number)
    purse = full_purse(game, number) if decision is not None and decision.verb == "buy" else None
    screen = present(
        game.view(number),
        decision,
        texts=texts,
        stamp=stamp_of(table),
        shape=shape,
        purse=purse,
        draft=draft,
        news=_lines(table, texts, told(table.log.since(seat.read), number))[-PRIVATE_LINES:],
        title=table.title,
        can_undo=game.can_undo(number),
        waiting=deadlines.nameable(table),
        away=seat.away and game.result is None,
        announced=_announced(announcement, texts) if game.result is None else "",
        alert=f"{game_fingerprint(table)}.{seat.calls}"
        if seat.calls
        else "",  # each game counts its calls from the start
    )
    return replace(screen, people=(seat.person,), language=texts.language, moment=_waiting(game, decision, screen))


def _waiting(game: Game, decision: Decision | None, screen: Screen) -> Moment:
    """Return a moment that stays the same for as long as the person only waits and has the same buttons."""
    if decision is not None or game.result is not None:
        return NO_MOMENT
    return Moment("waiting: " + ", ".join(button.label for button in screen.buttons()))


def _lines(table: Table, texts: Texts, events: list[Event]) -> list[str]:
    assert table.game is not None  # noqa: S101
    return Narrator(texts, table.game.names).lines(events)


# -- what everyone sees ------------------------------------------------------------------------------------------------


def _shared(table: Table, game: Game, known: Known, shape: Shape) -> dict[Audience, Screen]:
    """Return the screens of the channel and of its watchers."""
    unreached = [seat for seat in table.people() if Audience.of_seat(seat) in known.unreachable]
    screen = table_screen(table, game, shape, unreached, announcement=known.announcement)
    screens = {TABLE: screen}
    call = _call(table, game, known, shape, unreached)
    if call is not None:
        screens[CALL] = replace(call, moment=screen.moment)
    if shape.pictures:
        screens[SHEET] = _sheet(table, game)
    return screens | _watcher_screens(table, game, known, shape, unreached)


def _call(table: Table, game: Game, known: Known, shape: Shape, unreached: Sequence[int]) -> Screen | None:
    """Return the call to awaited players, if any of them has to be notified in the channel."""
    called = [table.seats[seat] for seat in deadlines.nameable(table) if shape.calls_all or seat in unreached]
    anyone = [] if called else _anyone(table, game, known)
    if not called and not anyone:
        return None
    texts = _public(table)
    call = present_call(
        [seat.name for seat in called or anyone],
        [seat.person for seat in called or anyone],
        texts=texts,
        stamp=stamp_of(table),
        shape=shape,
        title=table.title,
        why=_why(table, game, called),
        alert=f"{game_fingerprint(table)}.{table.calls}" if called else f"?{sum(seat.calls for seat in table.seats)}",
    )
    return replace(call, language=texts.language, calls_again=bool(known.opened_only))


def _watcher_screens(
    table: Table, game: Game, known: Known, shape: Shape, unreached: Sequence[int]
) -> dict[Audience, Screen]:
    """Return the table for each watcher, in their own language."""
    languages = {person: table.watcher_languages.get(person) or table.options.language for person in table.watchers}

    def screen(texts: Texts) -> Screen:
        shown = table_screen(table, game, shape, unreached, watched=texts, announcement=known.announcement)
        return replace(shown, link=known.table_message)

    screens = {language: screen(Texts(language)) for language in set(languages.values())}
    return {Audience.of_watcher(person): screens[language] for person, language in languages.items()}


def _sheet(table: Table, game: Game) -> Screen:
    """Return the picture of the kingdom in this game."""
    texts, known = _public(table), table.options.kingdom in lobby.KINGDOMS
    title = texts.say(f"kingdom-{table.options.kingdom}" if known else "kingdom-title")
    sheet = present_kingdom_picture(game.view(None).kingdom, texts=texts, title=title)
    return replace(sheet, language=texts.language)


def _anyone(table: Table, game: Game, known: Known) -> list[Seat]:
    """Return all players but the current one if someone is asked in secret and one of them would not hear of it.

    Calling all of them keeps it secret who is asked.
    """
    current = game.view(None).current
    others = [seat for seat in table.people() if seat != current and not table.seats[seat].computer]
    untold = known.opened_only | known.unreachable
    if not deadlines.awaited(table) or not any(Audience.of_seat(seat) in untold for seat in others):
        return []
    return [table.seats[seat] for seat in others]


def _why(table: Table, game: Game, called: list[Seat]) -> str:
    if not called:
        return "anyone"
    if any(seat.stage for seat in called):
        return "reminder"
    return "turn" if called == [table.seats[game.view(None).current]] else "answer"


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
) -> Screen:
    """Return the game as everyone may see it, with a note about players who cannot be reached in private.

    Watchers see it in private: `watched` are the texts in their language.
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
        seats=list(_marks(table, texts)),
        waiting=deadlines.nameable(table),
        news=_lines(table, texts, told(table.log.all(), None))[-PUBLIC_LINES:],
        watched=watched is not None,
        announced=_announced(announcement, texts),
        **last,
    )
    unreached_here = bool(unreached) and view.result is None and watched is None
    return replace(screen, moment=_moment(table, view), unreached=unreached_here, language=texts.language)


def _moment(table: Table, view: View) -> Moment:
    """Return the turn being played and whether others are awaited in it, or the result."""
    if view.result is not None:
        return RESULT
    others = any(seat != view.current for seat in deadlines.nameable(table))
    return Moment(f"{view.commitment[:6]}/{view.current}/{view.players[view.current].turns}", others)


def _marks(table: Table, texts: Texts) -> Iterator[SeatMark]:
    named = deadlines.nameable(table)
    for number, seat in enumerate(table.seats):
        # A player who is late with a secret question is not shown as late: that would give the question away.
        stage = seat.stage if number in named else 0
        warned = texts.say("mark-late" if stage == 1 else "mark-very-late") if stage else ""
        yield SeatMark(seat.name, seat.computer, seat.away, seat.resigned, warned)
