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

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bots.language.texts import Texts
from bots.screens.calls import earliest, present_calls
from bots.screens.home import home_rows
from bots.screens.invitations import present_invitation
from bots.screens.lobby_screen import present_lobby
from bots.screens.model import (
    BOARD,
    CALL,
    ENDING,
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
from bots.screens.result_screen import present_ending
from bots.screens.seat_panel import draft_of, panel
from bots.screens.shared_table import announced, expiry_warning, public_texts, stamp_of, table_screen
from bots.screens.table_picture import present_table_picture
from bots.screens.time_left import mark
from bots.tables import deadlines
from bots.tables.deadlines import Limits
from bots.tables.kingdoms import KINGDOMS
from engine import Game, View
from storage.table import LOBBY, OVER, PLAYING, Table


class OpenPage(NamedTuple):
    """The page of options that is open on the table before the game."""

    page: str


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
    """Return the screen of a table in a private chat: it is the table and the panel of its person at once."""
    seat = table.seat_of(table.host) or 0
    me, draft, page = Audience.of_seat(seat), draft_of(table, known, seat), ""
    if table.phase == LOBBY:
        page = _open_page(known)
        screen = _lobby(table, known, shape, page)
    elif table.game is None or table.phase not in (PLAYING, OVER):
        screen = replace(_closed(table, shape), rows=home_rows(public_texts(table)))
    else:
        screen = panel(table, seat, shape, draft, known.announcement, limits)
    alert = expiry_warning(table, public_texts(table)).get("alert", "")  # nothing else rings: nobody is waiting
    screen = replace(screen, people=(table.host,), alert=alert)
    # The page is a draft of the table, not of this screen: a screen noted as drafted without a draft is drawn forever.
    drafted = {TABLE} if page else {me} if draft else set()
    screens = {me: screen, **_board(table, table.game, shape), **_ending(table, table.game, shape)}
    return Wanted(screens, deadlines.stored_lifetime(table, limits), frozenset(drafted))


def _open_page(known: Known) -> str:
    """Return the page of options that is open on the table; "" for the lobby itself."""
    opened = known.drafts.get(TABLE)
    return opened.page if isinstance(opened, OpenPage) else ""


def _closed(table: Table, shape: Shape) -> Screen:
    texts = public_texts(table)
    why = "operator" if table.closed_by_operator else "expired" if table.expiring else "stopped"
    return replace(present_closed(texts=texts, shape=shape, title=table.title, why=why), language=texts.language)


def _lobby_screens(table: Table, known: Known, shape: Shape, page: str) -> dict[Audience, Screen]:
    """Return the screens of the channel before the game."""
    screens: dict[Audience, Screen] = {}
    if shape.pictures and table.options.cards:
        # A kingdom that changes again and again is drawn now and then; the text tells it at once.
        drawn = _sheet(table)
        screens[SHEET] = replace(drawn, moment=Moment(f"kingdom {table.generation}"))
    screens[TABLE] = _lobby(table, known, shape, page)
    texts = public_texts(table)
    invitation = present_invitation(table, texts=texts, stamp=stamp_of(table), shape=shape)
    if invitation is not None:
        screens[CALL] = replace(invitation, language=texts.language)
    return screens


def _lobby(table: Table, known: Known, shape: Shape, page: str) -> Screen:
    texts = public_texts(table)
    warning = expiry_warning(table, texts) | {"announced": announced(known.announcement, texts)}
    screen = present_lobby(table, texts=texts, stamp=stamp_of(table), shape=shape, page=page, is_shared=True, **warning)
    return replace(screen, language=texts.language)


# -- what everyone sees ------------------------------------------------------------------------------------------------


def _shared(table: Table, game: Game, known: Known, shape: Shape, limits: Limits) -> dict[Audience, Screen]:
    """Return the screens of the channel and of its watchers."""
    unreached = [seat for seat in table.people() if Audience.of_seat(seat) in known.unreachable]
    until, texts, stamp = _until(table, limits), public_texts(table), stamp_of(table)
    call = present_calls(table, game, known, texts=texts, stamp=stamp, shape=shape, limits=limits)
    screen = table_screen(table, game, shape, unreached, announcement=known.announcement, until=until)
    if call is None:  # who is awaited hears of it in private, so there is no hurry to show that here
        screen = replace(screen, moment=screen.moment._replace(others=False))
    screens: dict[Audience, Screen] = {}
    if shape.pictures:  # first, so that it stands above the table
        screens[SHEET] = _sheet(table, game.view(None))
    screens |= _board(table, game, shape)
    screens[TABLE] = screen
    screens |= _ending(table, game, shape)
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
        return replace(shown, link=known.table_message, moment=shown.moment._replace(others=False))

    screens = {language: screen(Texts(language)) for language in set(languages.values())}
    return {Audience.of_watcher(person): screens[language] for person, language in languages.items()}


def _board(table: Table, game: Game | None, shape: Shape) -> dict[Audience, Screen]:
    """Return the picture of the table, if people want it."""
    if not shape.pictures or table.phase != PLAYING or table.options.pictures != "yes" or game is None:
        return {}
    return {BOARD: present_table_picture(table, game)}


def _ending(table: Table, game: Game | None, shape: Shape) -> dict[Audience, Screen]:
    """Return the picture of the finished game, if it is known how it went."""
    if not shape.pictures or table.phase != OVER or table.story is None or game is None:
        return {}
    texts = public_texts(table)
    drawn = present_ending(game.view(None), table.story, texts=texts, title=table.title)
    return {ENDING: replace(drawn, moment=RESULT, language=texts.language)}


def _sheet(table: Table, view: View | None = None) -> Screen:
    """Return the picture of the kingdom; before the game nobody knows whether there will be Shelters or Colonies."""
    texts, options = public_texts(table), table.options
    cards, bane = (options.cards, options.bane or None) if view is None else (view.kingdom, view.bane)
    title = texts.say(f"kingdom-{options.kingdom}" if options.kingdom in KINGDOMS else "kingdom-title")
    sheet = present_kingdom_picture(cards, texts=texts, title=title, edition=options.edition, bane=bane, view=view)
    return replace(sheet, language=texts.language)
