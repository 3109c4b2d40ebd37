"""What should be on screen at a table: who sees which screen, in whose language. A pure function of the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bots import lobby, pace
from bots.drawn import RESULT, Desired, Known
from bots.narrator import Narrator
from bots.pace import Limits
from bots.play import mark_of
from bots.presenter import (
    Draft,
    SeatMark,
    Stamp,
    present,
    present_call,
    present_closed,
    present_lobby,
    present_sheet,
    present_table,
)
from bots.screens import Screen, Shape
from bots.shortcuts import full_purse, question
from bots.texts import Texts
from engine import Event, Game, View, told
from storage.table import LOBBY, OVER, PLAYING, Seat, Table

PUBLIC_LINES = 5  # of the log, on the table
PRIVATE_LINES = 15  # of what happened since one's own last move


class OpenPage(NamedTuple):
    """The page of options that is open on the table, before the game."""

    page: str


class Picked(NamedTuple):
    """A draft, and the generation of the table it belongs to: question numbers repeat after a move is taken back."""

    generation: int
    draft: Draft


def desired(table: Table, known: Known, shape: Shape, limits: Limits) -> Desired:
    """All screens of the table."""
    screens: dict[str, Screen] = {}
    drafted: set[str] = set()
    if table.phase == LOBBY:
        opened = known.drafts.get("table")
        page = opened.page if isinstance(opened, OpenPage) else ""
        drafted |= {"table"} if page else set()
        screens["table"] = present_lobby(
            table,
            texts=_public(table),
            stamp=stamp_of(table),
            shape=shape,
            page=page,
            **_warning(table, _public(table)),
        )
    elif table.game is None or table.phase not in (PLAYING, OVER):
        why = "expired" if table.expiring else "stopped"
        screens["table"] = present_closed(texts=_public(table), shape=shape, title=table.title, why=why)
    else:
        screens |= _shared(table, table.game, known, shape)
        for seat in table.people():
            picked = draft_of(table, known, seat)
            screens[audience(seat)] = panel(table, seat, shape, picked)
            drafted |= {audience(seat)} if picked else set()
    return Desired(screens, pace.kept(table, limits), frozenset(drafted))


def audience(seat: int) -> str:
    """The audience that sees that seat's panel."""
    return f"seat:{seat}"


def stamp_of(table: Table) -> Stamp:
    """What the buttons of that table carry."""
    return Stamp(table.place, table.generation)


def _public(table: Table) -> Texts:
    return Texts(table.options.language)


def texts_of(table: Table, seat: Seat) -> Texts:
    """The words that seat's person reads."""
    return Texts(seat.language or table.options.language)


# -- one person's panel ------------------------------------------------------------------------------------------------


def draft_of(table: Table, known: Known, seat: int) -> Draft | None:
    """What the seat has picked of the question it is asked now."""
    picked = known.drafts.get(audience(seat))
    decision = None if table.game is None else question(table.game, seat)
    if not isinstance(picked, Picked) or decision is None:
        return None
    stands = (picked.generation, picked.draft.number) == (table.generation, decision.number)
    return picked.draft if stands else None


def panel(table: Table, number: int, shape: Shape, draft: Draft | None = None) -> Screen:
    """What the person of that seat sees."""
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
        waiting=pace.nameable(table),
        away=seat.away and game.result is None,
        alert=f"{mark_of(table)}.{seat.calls}" if seat.calls else "",  # calls of every game begin anew
    )
    return replace(screen, people=(seat.person,))


def _lines(table: Table, texts: Texts, events: list[Event]) -> list[str]:
    assert table.game is not None  # noqa: S101
    names = [player.name for player in table.game.view(None).players]
    return Narrator(texts, names).lines(events)


# -- what all see ------------------------------------------------------------------------------------------------------


def _shared(table: Table, game: Game, known: Known, shape: Shape) -> dict[str, Screen]:
    unreached = [seat for seat in table.people() if audience(seat) in known.unreachable]
    screen = table_screen(table, game, shape, unreached)
    screens = {"table": screen}
    called = [table.seats[seat] for seat in pace.nameable(table) if shape.calls_all or seat in unreached]
    anyone = [] if called else _anyone(table, game, known)
    if called or anyone:
        alert = f"{mark_of(table)}.{table.calls}" if called else f"?{sum(seat.calls for seat in table.seats)}"
        call = present_call(
            [seat.name for seat in called or anyone],
            [seat.person for seat in called or anyone],
            texts=_public(table),
            stamp=stamp_of(table),
            shape=shape,
            title=table.title,
            why=_why(table, game, called),
            alert=alert,
        )
        screens["call"] = replace(call, moment=screen.moment)
    if shape.pictures:
        screens["sheet"] = _sheet(table, game)
    tongues = {person: table.tongues.get(person) or table.options.language for person in table.watchers}
    watched = {
        language: table_screen(table, game, shape, unreached, watched=Texts(language))
        for language in set(tongues.values())
    }
    return screens | {f"watch:{person}": watched[language] for person, language in tongues.items()}


def _sheet(table: Table, game: Game) -> Screen:
    """The kingdom that is played."""
    texts, known = _public(table), table.options.kingdom in lobby.KINGDOMS
    title = texts.say(f"kingdom-{table.options.kingdom}" if known else "kingdom-title")
    return present_sheet(game.view(None).kingdom, texts=texts, title=title)


def _anyone(table: Table, game: Game, known: Known) -> list[Seat]:
    """Whom to call where it must stay unknown who is asked, and someone would not hear of it otherwise: all of them."""
    current = game.view(None).current
    others = [seat for seat in table.people() if seat != current and not table.seats[seat].computer]
    untold = known.elsewhere | known.unreachable
    if not pace.awaited(table) or not any(audience(seat) in untold for seat in others):
        return []
    return [table.seats[seat] for seat in others]


def _why(table: Table, game: Game, called: list[Seat]) -> str:
    if not called:
        return "anyone"
    if any(seat.stage for seat in called):
        return "reminder"
    return "turn" if called == [table.seats[game.view(None).current]] else "answer"


def _warning(table: Table, texts: Texts) -> dict[str, str]:
    """A word at the end of the screen, and a message of its own, where the table will soon be cleared."""
    return {"footer": texts.say("table-expiring"), "alert": "expiring"} if table.expiring else {}


def table_screen(
    table: Table, game: Game, shape: Shape, unreached: Sequence[int] = (), watched: Texts | None = None
) -> Screen:
    """The game as everyone may see it, and who cannot be reached in private; watched in private, in these words."""
    texts, view = watched or _public(table), game.view(None)
    last = _warning(table, texts)
    if unreached and view.result is None:
        names = texts.joined([table.seats[seat].name for seat in unreached])
        last["footer"] = "\n".join(filter(None, [texts.say("table-unreached", who=names), last.get("footer")]))
    screen = present_table(
        view,
        texts=texts,
        stamp=stamp_of(table),
        shape=shape,
        title=table.title,
        seats=list(_marks(table, texts)),
        waiting=pace.nameable(table),
        news=_lines(table, texts, told(table.log.all(), None))[-PUBLIC_LINES:],
        watched=watched is not None,
        **last,
    )
    unreached_here = bool(unreached) and view.result is None and watched is None
    return replace(screen, moment=_moment(table, view), unreached=unreached_here)


def _moment(table: Table, view: View) -> str:
    """The player whose turn it is, and whether others are waited for. That they are is news; that they no longer are
    can wait for what the player does next."""
    if view.result is not None:
        return RESULT
    others = any(seat != view.current for seat in pace.nameable(table))
    turn = f"{view.commitment[:6]}/{view.current}/{view.players[view.current].turns};"
    return turn + "others" if others else turn


def _marks(table: Table, texts: Texts) -> Iterator[SeatMark]:
    named = pace.nameable(table)
    for number, seat in enumerate(table.seats):
        # Who is reminded of a question nobody may know of is not shown to be late either.
        stage = seat.stage if number in named else 0
        warned = texts.say("mark-late" if stage == 1 else "mark-very-late") if stage else ""
        yield SeatMark(seat.name, seat.computer, seat.away, seat.resigned, warned)
