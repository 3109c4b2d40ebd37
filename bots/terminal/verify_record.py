"""`check`: replay finished games from their records to check them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bots.language.explanations import explain_error
from bots.language.texts import Texts
from bots.records import export
from bots.refusals import Refusal
from bots.settings import read_environment, settings
from bots.terminal.main import language_here
from engine import EngineError, verify


def main(files: Sequence[str]) -> int:
    """Check each file and print the verdicts; return 0 if all of the records are genuine."""
    texts = Texts(language_here(settings().language, read_environment()))
    verdicts = [_verdict(Path(file), texts) for file in files]
    for file, (_, words) in zip(files, verdicts, strict=True):
        print(f"{file}: {words}")
    return 0 if verdicts and all(true for true, _ in verdicts) else 1


def _verdict(file: Path, texts: Texts) -> tuple[bool, str]:
    try:
        with file.open(encoding="utf-8") as opened:
            record = export.parse_record(opened.read(export.LONGEST + 1))  # more is no record, however long the file is
        verify(record)
    except (OSError, UnicodeDecodeError) as error:
        return False, getattr(error, "strerror", None) or texts.say("refusal-record-unreadable")
    except Refusal as refusal:
        return False, explain_error(refusal, texts)
    except EngineError:
        return False, texts.say("record-wrong")
    return True, texts.say("record-verified", count=len(record.answers))
