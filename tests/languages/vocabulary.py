"""The words of a language: all that its catalogues are written with."""

import re
from functools import cache

from tests.languages.catalogues import Contents, patterns

NO_WORDS = re.compile(r"/[a-z]+|\b[0-9a-f]{32,}\b|[\d_]+")  # commands, checksums, numbers
WORD = re.compile(r"\w+")


@cache
def vocabulary(language):
    """Every word that stands somewhere in the catalogues of that language."""
    written = " ".join(word for pattern in patterns(language).values() for word in Contents(pattern).words)
    return frozenset(WORD.findall(NO_WORDS.sub(" ", written).casefold()))


def foreign(said, language, *names):
    """The words in it that the catalogues of that language do not have, but for these names."""
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, " ")
    return set(WORD.findall(NO_WORDS.sub(" ", said).casefold())) - vocabulary(language)
