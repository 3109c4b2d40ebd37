"""`python -m bots`: without a platform's token, a local table in the terminal."""

import sys


def start() -> int:
    """The program has run; the exit status. What the host has to put right is said in one sentence."""
    try:
        # Here and not above: this takes a moment, in which Ctrl-C must not end in a traceback either.
        from bots.settings import BadSetting, settings
        from bots.terminal.main import main
        from storage.errors import StorageError
    except KeyboardInterrupt:
        return 130
    try:
        return main(settings())
    except KeyboardInterrupt:
        return 130
    except (BadSetting, StorageError) as trouble:
        sys.stderr.write(f"{trouble}\n")
        return 2


if __name__ == "__main__":
    sys.exit(start())
