"""The mark of a clean shutdown: a file that is there from when a server has lost nothing until the next one starts."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

NAME = "closed"


class ClosingMark:
    """The mark of the server whose data is in that directory."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory

    def leave(self) -> None:
        """Note that the server was shut down with everything on disk. Without the mark it counts as killed."""
        with contextlib.suppress(OSError):
            (self._directory / NAME).touch(mode=0o600)
            self._sync()

    def take(self) -> bool:
        """Remove the mark, so that not even a power cut can bring it back; False if there was none."""
        try:
            (self._directory / NAME).unlink()
        except FileNotFoundError:
            return False
        self._sync()
        return True

    def _sync(self) -> None:
        descriptor = os.open(self._directory, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
