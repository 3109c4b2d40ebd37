"""The messages of one language, parsed when they are first needed.

Parsing all catalogues of a language takes longer than everything else a program does before it shows its first screen,
and most messages are never shown. So the files are only cut into entries, and an entry is parsed, together with the
messages and terms it refers to, when somebody asks for it. Measured: 7 to 34 ms until the first sentence of a language,
instead of 110 to 130.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Catalogue:
    """The messages of one language, by their keys. A key is `message` or `message.attribute`."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
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
            self._bundle.add_resource(FluentResource(source))
            for reference in REFERENCE.findall(source):
                self._parse(reference)
