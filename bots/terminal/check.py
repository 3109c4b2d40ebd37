"""Plays a finished game again from its record: `python -m bots.terminal.check <file>`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import engine.cards  # noqa: F401  (what the game was played with)
from bots import chronicle
from bots.refusals import Refusal, words_of
from bots.settings import settings, surroundings
from bots.terminal.main import language_here
from bots.texts import Texts
from engine import EngineError
from engine.record import verify


def main(files: Sequence[str]) -> int:
    """Each file has been judged; 0 if all of them are true."""
    texts = Texts(language_here(settings().language, surroundings()))
    verdicts = [_verdict(Path(file), texts) for file in files]
    for file, (_, words) in zip(files, verdicts, strict=True):
        print(f"{file}: {words}")
    return 0 if verdicts and all(true for true, _ in verdicts) else 1


def _verdict(file: Path, texts: Texts) -> tuple[bool, str]:
    try:
        record = chronicle.imported(file.read_text(encoding="utf-8"))
        verify(record)
    except (OSError, UnicodeDecodeError) as error:
        return False, getattr(error, "strerror", None) or texts.say("refusal-record-unreadable")
    except Refusal as refusal:
        return False, words_of(refusal, texts)
    except EngineError:
        return False, texts.say("record-wrong")
    return True, texts.say("record-verified", count=len(record.answers))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
