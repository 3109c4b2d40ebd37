"""Output whose reader has gone: a closed pipe, as behind `head`, or a closed window. That is no fault."""

from __future__ import annotations

import errno
import os
import sys
from typing import Final

GONE: Final = (errno.EPIPE, errno.EIO)  # the errors of writing then


def is_broken(error: Exception) -> bool:
    """True if the error says that nobody reads the output any longer."""
    return isinstance(error, OSError) and error.errno in GONE


def discard_output() -> None:
    """Discard further output: Python would complain when it flushes the rest at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
