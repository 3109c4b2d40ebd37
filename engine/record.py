"""Records: everything needed to replay a finished game, and to check that nobody tampered with the shuffles."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

from engine.chance import commitment
from engine.checks import Checks
from engine.decisions import Picks
from engine.errors import BadRecord, BadSave, BadSetup, EngineError
from engine.game import Game
from engine.packing import pack, unpack
from engine.setup import AS_BEFORE, Setup
from engine.state import Result
from engine.upgrades import RECORD_UPGRADES, upgrade

checks: Final = Checks(BadRecord)


@dataclass(slots=True)
class Record:
    """How a game was set up and every answer given in it; the seed and the result once it is over."""

    names: list[str]
    setup: Setup
    commitment: str
    answers: list[tuple[int, Picks]] = field(default_factory=list)
    seed: bytes | None = field(default=None, repr=False)
    result: Result | None = None

    def add(self, seat: int, picks: Picks) -> None:
        """Add an answer that was accepted."""
        self.answers.append((seat, tuple(picks)))

    def take_back(self) -> None:
        """Remove the last answer, which was undone."""
        self.answers.pop()

    def close(self, game: Game) -> None:
        """Add the seed and the result, which are public now that the game is over."""
        self.seed, self.result = game.seed, game.result

    def to_bytes(self) -> bytes:
        """Return the record as bytes."""
        packed: dict[str, Any] = {each.name: getattr(self, each.name) for each in fields(self)}
        packed["setup"] = self.setup.to_dict()
        packed["answers"] = [[seat, *picks] for seat, picks in self.answers]
        if self.result is not None:
            packed["result"] = {each.name: getattr(self.result, each.name) for each in fields(Result)}
        return pack({name: value for name, value in packed.items() if value != DEFAULTS.get(name, ...)})

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        """Return the record that was packed; raise BadRecord if these bytes are none."""
        try:
            packed = upgrade(*unpack(data), RECORD_UPGRADES)
        except BadSave as reason:
            raise BadRecord(f"these bytes are not a record: {reason}") from reason
        return _record(DEFAULTS | checks.mapping(packed, "a record"))


DEFAULTS: Final[dict[str, Any]] = {"answers": [], "seed": None, "result": None}  # not known before the end


def _record(packed: dict[str, Any]) -> Record:
    unknown = [name for name in packed if name not in NAMES and packed[name] not in AS_BEFORE]
    if unknown:
        raise BadRecord(f"made by a newer version, with unknown fields: {', '.join(unknown)}")
    seed = packed["seed"]
    return Record(
        names=checks.texts(packed.get("names"), "names"),
        setup=_setup(packed.get("setup")),
        commitment=checks.text(packed.get("commitment"), "the commitment"),
        answers=[_answer(row) for row in checks.listing(packed["answers"], "the answers")],
        seed=None if seed is None else checks.data(seed, "the seed"),
        result=None if packed["result"] is None else _result(checks.mapping(packed["result"], "the result")),
    )


def _setup(given: Any) -> Setup:
    try:
        return Setup.from_dict(checks.mapping(given, "the setup"))
    except BadSetup as reason:
        raise BadRecord(f"no game can be set up like this: {reason}") from reason


NAMES: Final = frozenset(each.name for each in fields(Record))


def _answer(row: Any) -> tuple[int, Picks]:
    numbers = checks.wholes(row, "an answer")
    if not numbers:
        raise BadRecord("an answer without a seat")
    return numbers[0], tuple(numbers[1:])


def _result(packed: dict[str, Any]) -> Result:
    scores = checks.listing(packed.get("scores"), "scores")
    if any(type(score) is not int for score in scores):
        raise BadRecord("the scores must be whole numbers")
    winners = checks.wholes(packed.get("winners"), "winners")
    return Result(tuple(scores), tuple(winners), tuple(checks.wholes(packed.get("turns"), "turns")))


def replay(record: Record) -> Game:
    """Play the recorded game again, to where the record ends."""
    if record.seed is None:
        raise BadRecord("a game cannot be replayed without its seed")
    try:
        game = Game.set_up(record.names, record.setup, record.seed)
        for seat, picks in record.answers:
            game.submit(seat, picks)
    except EngineError as reason:
        raise BadRecord(f"the record does not replay: {reason}") from reason
    return game


def verify(record: Record) -> Game:
    """Replay the finished game; raise BadRecord if the seed is not the one that was promised or the result differs."""
    if record.seed is None or commitment(record.seed) != record.commitment:
        raise BadRecord("the seed is not the one whose hash was published")
    game = replay(record)
    if game.result is None or game.result != record.result:
        raise BadRecord("the replay ends differently from what the record says")
    return game
