"""The vocabulary of a language: every word in its catalogues."""

import re
from functools import cache

from tests.languages.catalogues import contents

# commands, checksums, codes of kingdoms, numbers
NO_WORDS = re.compile(r"/[a-z]+|\b[0-9a-f]{32,}\b|\b[0-9A-Z]{4}(-[0-9A-Z]{4}){2}\b|[\d_]+")
WORD = re.compile(r"\w+")
CUT = re.compile(r"(\w+)…$", re.MULTILINE)


@cache
def vocabulary(language):
    """Return every word in the catalogues of this language."""
    written = " ".join(word for sentence in contents(language).values() for word in sentence.words)
    return frozenset(WORD.findall(NO_WORDS.sub(" ", written).casefold()))


def foreign(said, language, *names):
    """Return the words of a text that are not in the catalogues of this language, except these names.

    The last word of a text that was cut off may be the beginning of one."""
    for name in sorted(names, key=len, reverse=True):
        said = said.replace(name, " ")
    said, known = NO_WORDS.sub(" ", said).casefold(), vocabulary(language)
    cut = {word for word in CUT.findall(said) if any(each.startswith(word) for each in known)}
    return set(WORD.findall(said)) - known - cut
