"""What many tests need and takes long to make. It is made once, before processes are forked."""

import sys
from functools import cache

from bots.language import catalogue, search, texts
from bots.pictures import renderer
from tests.languages.catalogues import LANGUAGES, contents


def remember_what_takes_long():
    """Parse each sentence once, also if a test makes the program forget its catalogues; render each picture once."""
    catalogue.PARSER.parse = cache(catalogue.PARSER.parse)
    renderer._render = cache(renderer._render)


def prepare():
    """Parse all catalogues, as tests look at them and as the program does; start what starts programs, if a test does.

    Measured: 1.5 seconds, which each process would need otherwise, and 1.2 for the start.
    """
    for language in LANGUAGES:
        contents(language)
        sentences = texts._catalogue(language)
        for name in list(sentences._unparsed):
            sentences._parse(name)
    search.index()
    if "tests.program" in sys.modules:
        sys.modules["tests.program"].start_server()
