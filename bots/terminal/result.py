"""After a game: the scores, the proof that the shuffles were fair, and the record to keep."""

from __future__ import annotations

from pathlib import Path

from bots.language.texts import Texts
from bots.screens.analysis_screen import analysis_lines
from bots.screens.formatting import plain
from bots.screens.public import marked_name
from bots.screens.result_screen import biggest_turn_lines, result_lines
from bots.screens.scores import proof_lines
from bots.screens.shared_table import seat_marks
from bots.tables.guide import words_for
from bots.terminal.front_end import FrontEnd, Page
from bots.worker import Worker
from engine import BadRecord, View, verify
from storage.finished_games import game_id
from storage.places import Place
from storage.story import Story
from storage.table import Table


class GameResult:
    """How the game at a place ended."""

    def __init__(self, texts: Texts, worker: Worker, place: Place) -> None:
        self.texts = texts
        self.worker = worker
        self.place = place

    async def lines(self) -> list[str]:
        """Return who has won and with which cards."""
        await self.worker.archive.count(self.place)
        view, story, names = await self.worker.repository.read(self.place, self._look)
        told = result_lines(view, names, self.texts)
        told += biggest_turn_lines(view, story, self.texts)
        told += await self.worker.repository.read(self.place, self._lesson)
        return [self.texts.say("final-title"), *told]

    async def proof(self) -> list[str]:
        """Return what proves that the shuffles were fair."""
        view = await self.worker.repository.read(self.place, _public_view)
        return [*proof_lines(view, self.texts), await self._verdict()]

    def _look(self, table: Table) -> tuple[View, Story | None, list[str]]:
        names = [marked_name(mark, self.texts, is_over=True) for mark in seat_marks(table)]
        return _public_view(table), table.story, names

    def _lesson(self, table: Table) -> list[str]:
        """Return what the only person at the keyboard is told about the score, if they are learning."""
        people = table.people()
        words = words_for(table, people[0], self.texts) if len(people) == 1 else ""
        return [words] if words else []

    async def _verdict(self) -> str:
        record = await self.worker.archive.record(self.place)
        try:
            verify(record)
        except BadRecord:
            return self.texts.say("record-unverified")
        return self.texts.say("record-verified", count=len(record.answers))

    async def analyse(self, front: FrontEnd) -> None:
        """Show what can be learnt from the game; that takes a few seconds the first time."""
        if await self.worker.analyst.find(self.place, "") is None:
            front.tell(self.texts.say("analysis-looking"))
        found = await self.worker.analyst.analyse(self.place, "")
        lines = plain("\n".join(analysis_lines(found, self.texts))).splitlines()
        await front.show(Page(self.texts.say("analysis-title"), lines))

    async def export(self, folder: Path) -> str:
        """Write the record to a file in this folder; return what became of that."""
        view = await self.worker.repository.read(self.place, _public_view)
        text = await self.worker.archive.export(self.place)
        path = folder / f"{game_id(view.commitment)}.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            return self.texts.say("record-not-kept", path=str(path), reason=error.strerror or "")
        return self.texts.say("record-kept", path=str(path))


def _public_view(table: Table) -> View:
    assert table.game is not None  # noqa: S101
    return table.game.view(None)
