"""`python -m bots`: the program; `python -m bots --help` lists its commands (`bots.command_line`)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper


def start(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return the exit status. A mistake of the operator is reported in one sentence."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that is not for Unicode shows question marks
    try:
        # Imported here because it takes a moment, during which Ctrl-C must not end in a traceback either.
        from bots.command_line import parser, run
        from bots.settings import BadSetting, settings
        from storage.errors import StorageError
    except KeyboardInterrupt:
        return 130
    given = parser().parse_args(sys.argv[1:] if arguments is None else arguments)
    try:
        return run(settings(), given)
    except KeyboardInterrupt:
        return 130
    except (BadSetting, StorageError) as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 2


if __name__ == "__main__":
    sys.exit(start())
