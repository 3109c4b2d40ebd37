"""What people cannot do, told apart by the key of the sentence that explains it. Nothing has changed."""

from __future__ import annotations

from bots.texts import Texts
from engine.errors import CannotUndo, EngineError


class Refusal(EngineError):
    """Not possible; `key` names the sentence in the catalogues that says why, as `refusal-<key>`."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Stale(Refusal):
    """The button belongs to a question that no longer stands; what is on screen should be drawn again."""

    def __init__(self) -> None:
        super().__init__("stale")


class NoTable(Refusal):
    """There is no table at that place."""

    def __init__(self) -> None:
        super().__init__("no-table")


class Busy(Refusal):
    """So many others change this table that a change could not be made."""

    def __init__(self) -> None:
        super().__init__("busy")


def words_of(error: Exception, texts: Texts) -> str:
    """The sentence for the one whose wish was not fulfilled. A fault of ours is not explained, only regretted."""
    if isinstance(error, Refusal):
        return texts.say(f"refusal-{error.key}", **error.values)
    if isinstance(error, CannotUndo):
        return texts.say("refusal-undo")
    return texts.say("refusal-illegal" if isinstance(error, EngineError) else "refusal-trouble")
