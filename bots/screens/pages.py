"""Pages: what a person asked to see. Most are private to that person; without a person, only public information."""

from __future__ import annotations

from bots.language.texts import Texts
from bots.language.wording import explain
from bots.people import Person
from bots.records.archive import Archive
from bots.refusals import Refusal
from bots.screens.context import Stamp
from bots.screens.lobby_screen import present_lobby
from bots.screens.lookup import LINKS, present_texts, present_trash, with_links
from bots.screens.model import Known, Screen, Shape
from bots.screens.notices import present_kingdom, present_log, present_sure
from bots.screens.seat_panel import draft_of, panel
from bots.screens.shared_table import stamp_of
from bots.tables import holding, play
from bots.tables.deadlines import Limits
from bots.tables.outcome import Outcome
from bots.tables.registry import ASKED_FIRST
from bots.tables.repository import TableRepository
from bots.tables.seats import seat_of_player
from storage.table import CLOSED, LOBBY, Table

SURE = {name: letter for letter, name in ASKED_FIRST.items()}  # pages that ask before something final


async def page(
    repository: TableRepository,
    archive: Archive,
    outcome: Outcome,
    person: Person | None,
    texts: Texts,
    shape: Shape,
    known: Known = Known(),  # noqa: B008  (frozen)
    heading: str = "",
) -> Screen:
    """Return the page that the outcome names, in the language of `texts`; `heading` replaces the table's title."""
    if outcome.page == "log":
        stamp, title, sits = await repository.read(outcome.place, lambda table: _of_game(table, person))
        lines = await archive.lines(outcome.place, person, texts)
        screen = present_log(
            lines, int(outcome.argument or 0), texts=texts, stamp=stamp, shape=shape, title=heading or title
        )
        return with_links(screen, "log", texts=texts, stamp=stamp, shape=shape) if sits else screen

    def look(table: Table) -> Screen:
        title = heading or table.title
        screen = _of_table(table, outcome, person, texts, shape, known, title, repository.limits)
        if outcome.page not in LINKS or not _sits(table, person):
            return screen
        return with_links(screen, outcome.page, texts=texts, stamp=stamp_of(table), shape=shape)

    return await repository.read(outcome.place, look)


def _sits(table: Table, person: Person | None) -> bool:
    """True if the person plays here, so that pages can lead to each other: in private, all of them can be shown."""
    return person is not None and table.game is not None and table.seat_of(person.id) in table.people()


def _of_game(table: Table, person: Person | None) -> tuple[Stamp, str, bool]:
    if table.game is None:
        raise Refusal("no-game")
    return stamp_of(table), table.title, _sits(table, person)


def _of_table(
    table: Table,
    outcome: Outcome,
    person: Person | None,
    texts: Texts,
    shape: Shape,
    known: Known,
    title: str,
    limits: Limits,
) -> Screen:
    stamp = stamp_of(table)
    if outcome.page == "card":
        edition = table.options.edition if table.game is None else table.game.setup.edition
        return Screen(explain(outcome.argument, texts, edition=edition))
    if outcome.page == "options":
        if table.phase != LOBBY:
            raise Refusal("game-begun")
        return present_lobby(table, texts=texts, stamp=stamp, shape=shape, page=outcome.argument or "options")
    if outcome.page in SURE:
        game = play.game_fingerprint(table)
        return present_sure(SURE[outcome.page], texts=texts, stamp=stamp, shape=shape, title=title, game=game)
    if outcome.page == "kingdom":
        cards = table.options.cards if table.game is None else table.game.view(None)
        return present_kingdom(cards, texts=texts, shape=shape, title=title, edition=table.options.edition)
    return _of_play(table, outcome, person, texts, shape, known, title, limits)


def _of_play(
    table: Table,
    outcome: Outcome,
    person: Person | None,
    texts: Texts,
    shape: Shape,
    known: Known,
    title: str,
    limits: Limits,
) -> Screen:
    """Return a page about the game that is being played."""
    if table.game is None or table.phase == CLOSED:
        raise Refusal("no-game")
    if outcome.page == "trash":
        return present_trash(table.game.view(None), texts=texts, shape=shape, title=title)
    if person is None:
        raise Refusal("not-seated")
    seat = seat_of_player(table, person)
    if outcome.page == "texts" and not holding.is_hidden(table, seat):
        return present_texts(table.game, seat, texts=texts, shape=shape, title=title)
    return panel(table, seat, shape, draft_of(table, known, seat), known.announcement, limits)
