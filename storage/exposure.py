"""Files that other users of the machine can read, though they hold hands or tokens, in sentences for the host."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from shlex import quote

OTHERS, GROUP_AND_OTHERS = 0o007, 0o077


def find_exposed(*paths: Path) -> list[str]:
    """Return a sentence for each of the files and directories that others can read, with the command that changes it.

    The group may read what belongs to another user: it can be how the bot itself gets at it.
    """
    return [f"Other users can read {path}: {command}" for path in paths if (command := _command_to_hide(path))]


def _command_to_hide(path: Path) -> str:
    try:
        state = path.stat()
    except OSError:  # most often it does not exist
        return ""
    if not (stat.S_ISDIR(state.st_mode) or stat.S_ISREG(state.st_mode)):  # as /dev/null, which holds nothing
        return ""
    if state.st_uid != os.getuid():
        return f"chmod o= {quote(str(path))}" if state.st_mode & OTHERS else ""
    mode = "700" if stat.S_ISDIR(state.st_mode) else "600"
    return f"chmod {mode} {quote(str(path))}" if state.st_mode & GROUP_AND_OTHERS else ""
