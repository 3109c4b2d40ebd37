"""`python -m bots`: runs the platforms whose tokens are set; without any, a local table in the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bots.settings import Settings


def start() -> int:
    """Run the program and return the exit status. A mistake of the operator is reported in one sentence."""
    try:
        # Imported here because it takes a moment, during which Ctrl-C must not end in a traceback either.
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
    """Run the service or the terminal, importing only what is needed."""
    if found.telegram is not None or found.discord is not None:
        from bots.service import main
    else:
        from bots.terminal.main import main
    return main(found)


if __name__ == "__main__":
    sys.exit(start())
