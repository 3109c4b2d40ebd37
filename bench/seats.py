"""Tables for the measurements: people press what a computer player would answer, through the table service."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from bots.people import Person
from bots.tables import presses, tokens
from bots.tables.play import last_purchase
from bots.tables.tokens import Token, picks_text
from bots.worker import Worker
from engine import Decision, Picks, View
from storage.embedded import EmbeddedServer
from storage.places import Place
from storage.table import Options, Table

Policy = Callable[[View, Decision], Picks]


@contextmanager
def server() -> Iterator[EmbeddedServer]:
    """Run a server on a socket that never waits for the disk, so that only work is measured."""
    with TemporaryDirectory() as directory:
        found = EmbeddedServer(Path(directory), fsync="no")
        found.start()
        try:
            yield found
        finally:
            found.stop()


def place(number: int) -> Place:
    return Place("telegram", f"-100{1_000_000 + number}")


def person(seat: int) -> Person:
    """Return the person at a seat: the same at every table, so that tables can be copied."""
    return Person(f"telegram:{5_000_000_000 + seat}", f"Player {seat + 1}")


@dataclass(slots=True)
class Seats:
    """A table with only people at it, each with a policy."""

    worker: Worker
    place: Place
    policies: Sequence[Policy]

    async def sit(self, options: Options) -> None:
        """Seat everyone, and deal the cards."""
        tables = self.worker.tables
        await tables.open(self.place, person(0), "Friends", options)
        for seat in range(1, len(self.policies)):
            await tables.do("join", self.place, person(seat))
        await tables.do("start", self.place, person(0))

    async def next(self) -> tuple[Person, str] | None:
        """Return who presses which button next; None once the game is over."""
        return await self.worker.repository.read(self.place, self._next)

    def _next(self, table: Table) -> tuple[Person, str] | None:
        if table.game is None or not table.game.pending:
            return None
        decision = table.game.pending[0]
        picks = self.policies[decision.decider](table.game.view_for(decision), decision)
        press = tokens.ANSWER_FOR_SURE if last_purchase(table, decision, picks) else tokens.ANSWER
        token = Token(self.place, table.generation, decision.number, press, picks_text(decision, picks))
        return person(decision.decider), token.encode()

    async def press(self, who: Person, text: str) -> None:
        await presses.press(self.worker.tables, who, Token.decode(text))

    async def turn(self) -> int:
        """Return the number of the turn being played, counted per player."""
        return await self.worker.repository.read(self.place, _turn)

    async def play_until(self, turn: int) -> None:
        """Play until this turn begins, or the game is over."""
        while await self.turn() < turn and (press := await self.next()):
            await self.press(*press)


def _turn(table: Table) -> int:
    assert table.game is not None  # noqa: S101
    return max(player.turns for player in table.game.view(None).players)


def collector(_view: View, decision: Decision) -> Picks:
    """Play every Treasure and buy the most expensive one: turns of the same kind, for as long as needed."""
    for wish in ("treasures", "play:", "buy:gold", "buy:silver", "end"):
        found = [at for at, key in enumerate(decision.options) if key.startswith(wish)]
        if found and decision.verb == "buy":
            return (found[0],)
    return tuple(range(decision.least))
