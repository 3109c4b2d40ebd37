"""Replays games from their records, and exports records of finished games as documents people can keep.

Events name hidden cards, and a record contains the seed, so neither may leave the service as it is: `told` is the only
way from events to people, and a record is exported only once its game is over.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bots.refusals import Refusal
from engine import BadRecord, BadSetup, Event, Game, Record, Result, Setup

logger = logging.getLogger(__name__)

FORMAT = 1
# By format: makes a document of the next format out of one of this format. People keep these files for years.
UPGRADES: Final[dict[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
LONGEST = 1_000_000  # characters; the longest games need a fiftieth of this
# The options that every document names; those added later are named only where they are not as before.
FIRST_OPTIONS: Final = ("kingdom", "edition", "shelters", "first")
# Entries of a document besides the options of the set-up.
OTHER_ENTRIES: Final = frozenset(
    {"dominion_record", "players", "commitment", "seed", "scores", "winners", "turns", "answers"}
)


class File(NamedTuple):
    """A file to hand to a person."""

    name: str
    data: bytes


def events(record: Record, added: Mapping[int, Sequence[Event]] = MappingProxyType({})) -> list[Event]:
    """Return everything that has happened in the game so far; even during the game the record must contain the seed.

    `added` are other events to be inserted, by the number of answers before them.
    """
    found: list[Event] = []
    for number, (_, happened) in enumerate(replay_steps(record)):
        found += [*(added.get(number - 1, ()) if number else ()), *happened]
    return found


def replay_steps(record: Record) -> Iterator[tuple[Game, Sequence[Event]]]:
    """Yield the game after it was set up and after each answer, always the same object, and what happened then.

    Refuse a record that no longer fits the rules.
    """
    if record.seed is None:
        raise BadRecord("a game cannot be replayed without its seed")
    try:
        game = Game.set_up(record.names, record.setup, record.seed)
        yield game, game.events
        for seat, picks in record.answers:
            yield game, game.submit(seat, picks)
    except Exception as reason:  # answers given under the old rules may fail in any way under changed ones
        # Log only the type of the error: its message may name hidden cards.
        logger.warning("game %s cannot be replayed: %s", record.commitment[:12], type(reason).__name__)
        raise Refusal("record-changed") from None


def export(record: Record) -> str:
    """Return the record of a finished game as a JSON document, one entry per line, that anyone can read and check."""
    if record.result is None or record.seed is None:
        raise Refusal("record-unfinished")
    entries: dict[str, Any] = {
        "dominion_record": FORMAT,
        "players": record.names,
        **{name: getattr(record.setup, name) for name in FIRST_OPTIONS},
        **record.setup.to_dict(),
        "commitment": record.commitment,
        "seed": record.seed.hex(),
        "scores": record.result.scores,
        "winners": record.result.winners,
        "turns": record.result.turns,
        "answers": [[seat, *picks] for seat, picks in record.answers],
    }
    lines = [f'"{name}": {json.dumps(value, ensure_ascii=False)}' for name, value in entries.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_record(text: str) -> Record:
    """Parse an exported record; `engine.verify` checks whether it is genuine."""
    try:
        found = json.loads(text) if len(text) <= LONGEST else None
        return _build_record(found)
    except (KeyError, TypeError, ValueError, RecursionError, BadSetup):
        raise Refusal("record-unreadable") from None


def _build_record(found: Any) -> Record:
    found = _upgrade(found)
    setup = Setup.from_dict({name: value for name, value in found.items() if name not in OTHER_ENTRIES})
    record = Record(_texts(found["players"]), setup, _text(found["commitment"]))
    record.seed = bytes.fromhex(found["seed"])
    record.answers = [(seat, tuple(picks)) for seat, *picks in map(_numbers, found["answers"])]
    record.result = Result(*(_numbers(found[name]) for name in ("scores", "winners", "turns")))
    return record


def _upgrade(found: Any) -> dict[str, Any]:
    """Return the document in the present format; unknown entries are options, which `Setup.from_dict` judges."""
    format = found["dominion_record"] if isinstance(found, dict) else None
    if type(format) is not int or not 1 <= format <= FORMAT:
        raise ValueError("not an exported record, or one of a newer version")
    for number in range(format, FORMAT):
        found = UPGRADES[number](found)
    return dict(found)


def _numbers(row: Any) -> tuple[int, ...]:
    if not isinstance(row, list) or any(type(number) is not int for number in row):
        raise TypeError("not a list of whole numbers")
    return tuple(row)


def _texts(row: Any) -> list[str]:
    if not isinstance(row, list):
        raise TypeError("not a list of texts")
    return [_text(each) for each in row]


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("not a text")
    return value
