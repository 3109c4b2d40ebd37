"""After a game: the scores, the proof that the shuffles were fair, and the record to keep."""

from __future__ import annotations

from pathlib import Path

from bots.language.texts import Texts
from bots.screens.result_screen import biggest_turn_lines, result_lines
from bots.screens.scores import proof_lines
from bots.tables.guide import words_for
from bots.worker import Worker
from engine import BadRecord, View, verify
from storage.finished_games import game_id
from storage.places import Place
from storage.table import Table


class GameResult:
    """How the game at a place ended."""

    def __init__(self, texts: Texts, worker: Worker, place: Place) -> None:
        self.texts = texts
        self.worker = worker
        self.place = place

    async def lines(self) -> list[str]:
        """Return who has won and with which cards, and after an empty line what proves that the shuffles were fair."""
        await self.worker.archive.count(self.place)
        view, story = await self.worker.repository.read(self.place, lambda table: (_public_view(table), table.story))
        told = result_lines(view, [player.name for player in view.players], self.texts)
        told += biggest_turn_lines(view, story, self.texts)
        told += await self.worker.repository.read(self.place, self._lesson)
        return [self.texts.say("final-title"), *told, "", *proof_lines(view, self.texts), await self._verdict()]

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
