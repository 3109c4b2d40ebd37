"""`python -m bots`: the platforms whose tokens are set; without any, a local table in the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.settings import Settings


def start() -> int:
    """The program has run; the exit status. What the host has to put right is said in one sentence."""
    try:
        # Here and not above: this takes a moment, in which Ctrl-C must not end in a traceback either.
        from bots.settings import BadSetting, settings
        from storage.errors import StorageError
    except KeyboardInterrupt:
        return 130
    try:
        return run(settings())
    except KeyboardInterrupt:
        return 130
    except (BadSetting, StorageError) as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 2


def run(found: Settings) -> int:
    """A service or a terminal has run; only what is needed is loaded."""
    if found.telegram is not None or found.discord is not None:
        from bots.service import main
    else:
        from bots.terminal.main import main
    return main(found)


if __name__ == "__main__":
    sys.exit(start())
