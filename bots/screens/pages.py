"""Pages: what a person asked to see. Most are private to that person; without a person, only public information."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bots.language.texts import Texts
from bots.language.wording import explain
from bots.people import Person
from bots.records.archive import Archive
from bots.records.replay import replay_turn
from bots.refusals import Refusal
from bots.screens.lobby_screen import present_lobby
from bots.screens.lookup import LINKS, present_texts, present_trash, with_links
from bots.screens.model import Known, Screen, Shape
from bots.screens.notices import present_kingdom, present_log, present_sure
from bots.screens.replay_screen import present_replay
from bots.screens.result_screen import present_shuffles
from bots.screens.seat_panel import draft_of, panel
from bots.screens.shared_table import stamp_of
from bots.tables import holding, play, tokens
from bots.tables.deadlines import Limits
from bots.tables.outcome import Outcome
from bots.tables.registry import ASKED_FIRST
from bots.tables.repository import TableRepository
from bots.tables.seats import seat_of_player
from storage.table import CLOSED, LOBBY, Table

SURE = {name: letter for letter, name in ASKED_FIRST.items()}  # pages that ask before something final


@dataclass(frozen=True, slots=True)
class PageRequest:
    """A page that somebody asked to see, and how it is shown to them."""

    outcome: Outcome  # names the page
    person: Person | None  # None: everybody can read the page
    texts: Texts
    shape: Shape
    known: Known = Known()  # noqa: RUF009  (frozen)
    heading: str = ""  # replaces the title of the table

    def title(self, table: Table) -> str:
        return self.heading or table.title

    def has_links(self, table: Table) -> bool:
        """True if the pages lead to each other: for people who play here, all of them can be shown in private."""
        return self.person is not None and table.game is not None and table.seat_of(self.person.id) in table.people()


async def page(repository: TableRepository, archive: Archive, asked: PageRequest) -> Screen:
    """Return the page that was asked for."""
    place = asked.outcome.place
    if asked.outcome.page == "log":
        log = await archive.lines(place, asked.person, asked.texts)
        return await repository.read(place, lambda table: _with_links(_log(table, asked, log), table, asked))
    if asked.outcome.page == "replay":
        return await _replay(repository, archive, asked)
    return await repository.read(
        place, lambda table: _with_links(_of_table(table, asked, repository.limits), table, asked)
    )


def _with_links(screen: Screen, table: Table, asked: PageRequest) -> Screen:
    name = asked.outcome.page
    if name not in LINKS or not asked.has_links(table):
        return screen
    return with_links(screen, name, texts=asked.texts, stamp=stamp_of(table), shape=asked.shape)


def _log(table: Table, asked: PageRequest, lines: Sequence[str]) -> Screen:
    number, title = int(asked.outcome.argument or 0), asked.title(table)
    return present_log(lines, number, texts=asked.texts, stamp=stamp_of(table), shape=asked.shape, title=title)


async def _replay(repository: TableRepository, archive: Archive, asked: PageRequest) -> Screen:
    """Return the page about one turn of a finished game: its token names both."""
    game, _, at = asked.outcome.argument.partition(".")
    record = await archive.finished_record(asked.outcome.place, game)
    turn = replay_turn(record, int(at.rstrip("fbnl") or 1))
    stamp, title = await repository.read(asked.outcome.place, lambda table: (stamp_of(table), asked.title(table)))
    return present_replay(
        turn,
        record.commitment[: tokens.GAME],
        texts=asked.texts,
        stamp=stamp,
        shape=asked.shape,
        title=title,
        can_close=asked.person is not None,
    )


def _of_table(table: Table, asked: PageRequest, limits: Limits) -> Screen:
    name, texts, shape, title = asked.outcome.page, asked.texts, asked.shape, asked.title(table)
    if name == "card":
        edition = table.options.edition if table.game is None else table.game.setup.edition
        return Screen(explain(asked.outcome.argument, texts, edition=edition))
    if name == "options":
        if table.phase != LOBBY:
            raise Refusal("game-begun")
        page = asked.outcome.argument or "options"
        return present_lobby(table, texts=texts, stamp=stamp_of(table), shape=shape, page=page)
    if name in SURE:
        game, stamp = play.game_fingerprint(table), stamp_of(table)
        return present_sure(SURE[name], texts=texts, stamp=stamp, shape=shape, title=title, game=game, solo=table.solo)
    if name == "kingdom":
        cards = table.options.cards if table.game is None else table.game.view(None)
        proof = None if table.game is None else stamp_of(table)
        edition, bane = table.options.edition, table.options.bane or None
        return present_kingdom(cards, texts=texts, shape=shape, title=title, edition=edition, bane=bane, stamp=proof)
    return _of_play(table, asked, limits)


def _of_play(table: Table, asked: PageRequest, limits: Limits) -> Screen:
    """Return a page about the game that is being played."""
    if table.game is None or table.phase == CLOSED:
        raise Refusal("no-game")
    name, texts, shape, title = asked.outcome.page, asked.texts, asked.shape, asked.title(table)
    if name == "trash":
        return present_trash(table.game.view(None), texts=texts, shape=shape, title=title)
    if name == "shuffles":
        view, stamp, links = table.game.view(None), stamp_of(table), asked.has_links(table)
        return present_shuffles(view, texts=texts, stamp=stamp, shape=shape, title=title, can_close=links)
    if asked.person is None:
        raise Refusal("not-seated")
    seat, known = seat_of_player(table, asked.person), asked.known
    if name == "texts" and not holding.is_hidden(table, seat):
        return present_texts(table.game, seat, texts=texts, shape=shape, title=title)
    return panel(table, seat, shape, draft_of(table, known, seat), known.announcement, limits)
