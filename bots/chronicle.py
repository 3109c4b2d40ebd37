"""The whole story of a game, told again from its set-up and its answers, and as a document people can keep.

Events name hidden cards, and the set-up holds the seed: nothing of either may leave the service as it is here. `told`
is the only way from events to people, and a record is exported only once the game is over.
"""

from __future__ import annotations

import json
import logging
from typing import Any

from bots.refusals import Refusal
from engine import BadRecord, Event, Game
from engine.record import Record
from engine.scoring import Result

logger = logging.getLogger(__name__)

FORMAT = 1
LONGEST = 1_000_000  # characters; the longest games need a fiftieth of that


def events(record: Record) -> list[Event]:
    """Everything that happened in the game so far. The record must have its seed, also while the game is under way."""
    if record.seed is None:
        raise BadRecord("without its seed a game cannot be played again")
    try:
        return _played_again(record, record.seed)
    except Exception as reason:  # whatever a changed rule may do to answers that were given under the old one
        # Only the kind of fault is told: its words may name hidden cards.
        logger.warning("game %s does not replay: %s", record.commitment[:12], type(reason).__name__)
        raise Refusal("record-changed") from None


def _played_again(record: Record, seed: bytes) -> list[Event]:
    game = Game.new(record.names, record.kingdom, seed, record.edition, record.shelters, record.first)
    found = list(game.events)
    for seat, picks in record.answers:
        found += game.submit(seat, picks)
    return found


def export(record: Record) -> str:
    """The record of a finished game as a document, one line an entry, that anyone can read and check."""
    if record.result is None or record.seed is None:
        raise Refusal("record-unfinished")
    entries: dict[str, Any] = {
        "dominion_record": FORMAT,
        "players": record.names,
        "kingdom": record.kingdom,
        "edition": record.edition,
        "shelters": record.shelters,
        "first": record.first,
        "commitment": record.commitment,
        "seed": record.seed.hex(),
        "scores": record.result.scores,
        "winners": record.result.winners,
        "turns": record.result.turns,
        "answers": [[seat, *picks] for seat, picks in record.answers],
    }
    lines = [f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in entries.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def imported(text: str) -> Record:
    """The record that was exported; `engine.record.verify` tells whether it is true."""
    try:
        found = json.loads(text) if len(text) <= LONGEST else None
        return _record(found)
    except (KeyError, TypeError, ValueError, RecursionError):
        raise Refusal("record-unreadable") from None


def _record(found: Any) -> Record:
    if not isinstance(found, dict) or found["dominion_record"] != FORMAT:
        raise ValueError("another document")
    setup = (found[name] for name in ("players", "kingdom", "edition", "shelters", "first", "commitment"))
    record = Record(*setup)
    record.seed = bytes.fromhex(found["seed"])
    record.answers = [(seat, tuple(picks)) for seat, *picks in map(_numbers, found["answers"])]
    record.result = Result(*(_numbers(found[name]) for name in ("scores", "winners", "turns")))
    return record


def _numbers(row: Any) -> tuple[int, ...]:
    if not isinstance(row, list) or any(type(number) is not int for number in row):
        raise TypeError("not a row of numbers")
    return tuple(row)
