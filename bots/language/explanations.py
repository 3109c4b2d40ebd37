"""Error messages for players."""

from __future__ import annotations

from bots.language.texts import Texts
from bots.refusals import Refusal
from engine import CannotUndo, EngineError


def explain_error(error: Exception, texts: Texts) -> str:
    """Return the sentence that tells a player why their request failed; after a bug, only an apology."""
    if isinstance(error, Refusal):
        return texts.say(f"refusal-{error.key}", **error.values)
    if isinstance(error, CannotUndo):
        return texts.say("refusal-undo")
    return texts.say("refusal-illegal" if isinstance(error, EngineError) else "refusal-trouble")
