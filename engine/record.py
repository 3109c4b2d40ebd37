"""Records: everything needed to play a finished game again, and to check that nobody touched the shuffles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.chance import commitment
from engine.errors import BadRecord, EngineError
from engine.game import Game
from engine.kinds import Picks
from engine.packing import pack, unpack
from engine.scoring import Result


@dataclass(slots=True)
class Record:
    """How a game was set up and every answer given in it; the seed and the result once it is over."""

    names: list[str]
    kingdom: list[str]
    edition: int
    shelters: str
    first: int | None
    commitment: str
    answers: list[tuple[int, Picks]] = field(default_factory=list)
    seed: bytes | None = field(default=None, repr=False)
    result: Result | None = None

    def add(self, seat: int, picks: Picks) -> None:
        """One more answer was accepted."""
        self.answers.append((seat, tuple(picks)))

    def take_back(self) -> None:
        """The last answer was undone."""
        self.answers.pop()

    def close(self, game: Game) -> None:
        """The game is over: its seed and its result are public now."""
        self.seed, self.result = game.seed, game.result

    def to_bytes(self) -> bytes:
        answers = [[seat, *picks] for seat, picks in self.answers]
        result = None if self.result is None else [self.result.scores, self.result.winners, self.result.turns]
        return pack(
            [
                self.names,
                self.kingdom,
                self.edition,
                self.shelters,
                self.first,
                self.commitment,
                answers,
                self.seed,
                result,
            ]
        )

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        """The record that was packed."""
        try:
            *settings, answers, seed, result = unpack(data)
            record = cls(*settings)
            record.answers = [(seat, tuple(picks)) for seat, *picks in answers]
            record.seed = seed
            record.result = None if result is None else Result(*map(_row, result))
        except (TypeError, ValueError) as reason:
            raise BadRecord("these bytes are not a record") from reason
        return record


def _row(numbers: list[int]) -> tuple[int, ...]:
    return tuple(numbers)


def replay(record: Record) -> Game:
    """The recorded game, played again to where the record ends."""
    if record.seed is None:
        raise BadRecord("without its seed a game cannot be played again")
    settings: dict[str, Any] = {"edition": record.edition, "shelters": record.shelters, "first": record.first}
    try:
        game = Game.new(record.names, record.kingdom, record.seed, **settings)
        for seat, picks in record.answers:
            game.submit(seat, picks)
    except EngineError as reason:
        raise BadRecord(f"the record does not replay: {reason}") from reason
    return game


def verify(record: Record) -> Game:
    """The finished game, played again: its seed is the one that was promised and its result the one recorded."""
    if record.seed is None or commitment(record.seed) != record.commitment:
        raise BadRecord("the seed is not the one whose hash was published")
    game = replay(record)
    if game.result is None or game.result != record.result:
        raise BadRecord("the replay ends otherwise than the record says")
    return game
