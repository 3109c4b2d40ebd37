"""`python -m bots`: without a platform's token, a local table in the terminal."""

import sys

from bots.settings import settings
from bots.terminal.main import main

if __name__ == "__main__":
    sys.exit(main(settings()))
