"""The messages of one language, parsed when they are first needed.

Parsing all catalogues of a language takes longer than everything else a program does before it shows its first screen,
and most messages are never shown. So the files are only cut into entries, and an entry is parsed, together with the
messages and terms it refers to, when somebody asks for it. Measured: 7 to 34 ms until the first sentence of a language,
instead of 110 to 130.

Only what is needed is kept: not where in its file each word of a message is, and of what Babel knows about a language
only its numbers. Measured with all messages of four languages: 10 MB instead of 19.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from babel import localedata
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

PARSER: Final = FluentParser(with_spans=False)
# The parts of Babel's data that numbers need. The others are about countries, currencies, dates, time zones and units.
NUMBERS: Final = {
    *("decimal_formats", "percent_formats", "number_symbols", "default_numbering_system", "numbering_systems"),
    *("plural_form", "ordinal_form"),
}
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Catalogue:
    """The messages of one language, by their keys. A key is `message` or `message.attribute`."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        _drop_unneeded_data(language)
        self._unparsed: dict[str, str] = {}
        for source in sources:
            starts = [*ENTRY.finditer(source)]
            ends = [*(entry.start() for entry in starts[1:]), len(source)]
            for entry, end in zip(starts, ends, strict=True):
                self._unparsed.setdefault(entry[1], source[entry.start() : end])

    def __contains__(self, key: str) -> bool:
        return self._pattern(key) is not None

    def format(self, key: str, values: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """Return the message filled in with these values, and what went wrong; raise KeyError if there is none."""
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, values)
        return str(text), errors

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        self._parse(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, name: str) -> None:
        """Add the entry and everything it refers to to the bundle, unless that has been done."""
        source = self._unparsed.pop(name, None)
        if source is not None:
            self._bundle.add_resource(PARSER.parse(source))
            for reference in REFERENCE.findall(source):
                self._parse(reference)


def _drop_unneeded_data(language: str) -> None:
    """Drop what Babel keeps in memory about the language, and about languages in general, and nobody uses."""
    name = language.replace("-", "_")
    for each in (name, name.partition("_")[0], "root"):
        if localedata.exists(each) or each == "root":
            known = localedata.load(each)  # the very data that Babel keeps
            for part in known.keys() - NUMBERS:
                del known[part]
