"""What is left of a finished game, on either platform: its record, its log, every page of its replay, its analysis."""

from __future__ import annotations

import re
from collections import Counter
from types import SimpleNamespace

from bots.language.narrator import Narrator
from bots.language.texts import Texts, languages
from bots.records import export
from bots.records.analysis import analyse
from bots.records.analyst import Analysed
from bots.records.replay import replay_turn
from bots.screens.analysis_screen import analysis_lines
from bots.screens.context import Stamp
from bots.screens.replay_screen import present_replay
from engine import Record, verify

RAW = re.compile(r"[{}]|\b[a-z]+_[a-z_]+\b|\bNone\b")  # a key, an id or a variable that no text was made of


async def read_record(worker, place):
    """The record of the finished game there, which fits the rules and can be written and read as a file."""
    record = await worker.archive.record(place)
    verify(record)
    assert export.parse_record(export.export(record)).answers == record.answers
    assert Record.from_bytes(record.to_bytes()).answers == record.answers
    return record


def count_events(record):
    """How often each card was played and gained, and how many turns were extra or possessed."""
    played, gained, turns = Counter(), Counter(), Counter()
    for event in export.events(record):
        if event.name in ("play", "gain"):
            (played if event.name == "play" else gained).update(event.cards)
        if event.name == "turn":
            turns["possessed" if event.place else "extra" if event.source else "ordinary"] += 1
    return SimpleNamespace(played=played, gained=gained, turns=turns)


def check_what_can_be_read(record, place, step=7):
    """Read the log, the analysis and every `step`-th page of the replay in every language."""
    stamp, turns = Stamp(place, 1), replay_turn(record, 1).turns
    pages = [replay_turn(record, at) for at in range(1, turns + 1, step)]
    found = Analysed(record, analyse(record, 1), frozenset())
    for language in languages():
        texts = Texts(language)
        for event_of in (None, *range(len(record.names))):
            told = [event.told(event_of) for event in export.events(record)]
            _check(Narrator(texts, list(record.names)).lines(told))
        _check([present_replay(page, record.commitment[:8], texts=texts, stamp=stamp).text for page in pages])
        _check(analysis_lines(found, texts))


def _check(lines):
    assert lines
    for line in lines:
        assert RAW.search(line) is None, line
