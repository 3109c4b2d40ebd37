"""After a game: the scores, the proof that the shuffles were fair, and the record to keep."""

from __future__ import annotations

from pathlib import Path

from bots.language.texts import Texts
from bots.screens.scores import proof_lines, score_lines
from bots.terminal.console import BOLD, DIM, Console
from bots.worker import Worker
from engine import BadRecord, View, verify
from storage.finished_games import game_id
from storage.places import Place
from storage.table import Table


class ResultScreen:
    """Shows how the game at a place ended."""

    def __init__(self, console: Console, texts: Texts, worker: Worker, place: Place) -> None:
        self.console = console
        self.texts = texts
        self.worker = worker
        self.place = place

    async def show(self) -> None:
        """Show who has won, and replay the game to check it."""
        await self.worker.archive.count(self.place)
        view = await self.worker.repository.read(self.place, _public_view)
        self.console.write("\n" + self.console.ink(self.texts.say("final-title"), BOLD))
        for line in score_lines(view, [player.name for player in view.players], self.texts)[1:]:
            self.console.write(line)
        for line in (*proof_lines(view, self.texts), await self._verdict()):
            self.console.write(line, DIM)

    async def _verdict(self) -> str:
        record = await self.worker.archive.record(self.place)
        try:
            verify(record)
        except BadRecord:
            return self.texts.say("record-unverified")
        return self.texts.say("record-verified", count=len(record.answers))

    async def export(self, folder: Path) -> None:
        """Write the record to a file in this folder, or say why that is not possible."""
        view = await self.worker.repository.read(self.place, _public_view)
        text = await self.worker.archive.export(self.place)
        path = folder / f"{game_id(view.commitment)}.json"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.console.write(self.texts.say("record-not-kept", path=str(path), reason=error.strerror or ""))
        else:
            self.console.write(self.texts.say("record-kept", path=str(path)))


def _public_view(table: Table) -> View:
    assert table.game is not None  # noqa: S101
    return table.game.view(None)
