"""MarkdownV2 as Telegram reads it: every reserved character escaped, every entity closed."""

import re

from tests.telegram_server import limits
from tests.telegram_server.refusals import mistake

_RESERVED = set("_*[]()~`>#+-=|{}.!")
_MARKS = {"*": "bold", "_": "italic", "__": "underline", "~": "strikethrough", "||": "spoiler"}
_LINK = re.compile(r"\]\(((?:\\.|[^)\\])*)\)")


class _Reader:
    def __init__(self, source):
        self.source = source
        self.at = 0
        self.text = ""
        self.entities = []
        self.open = []

    def read(self):
        while self.at < len(self.source):
            self._step()
        if self.open:
            raise self._unreadable(f"Can't find end of {self.open[-1][0]} entity", self.open[-1][2])
        return self.text, self.entities

    def _step(self):
        character = self.source[self.at]
        if character == "\\" and self.at + 1 < len(self.source):
            self._write(self.source[self.at + 1], 2)
        elif character == "`":
            self._verbatim()
        elif character == "[":
            self._begin("text_link", 1)
        elif character == "]":
            self._link()
        elif mark := next(
            (mark for mark in ("__", "||", "*", "_", "~") if self.source.startswith(mark, self.at)), None
        ):
            self._toggle(mark)
        else:
            self._plain(character)

    def _plain(self, character):
        if character in _RESERVED:
            raise self._unreadable(f"Character '{character}' is reserved and must be escaped with the preceding '\\'")
        self._write(character, 1)

    def _toggle(self, mark):
        kind = _MARKS[mark]
        if self.open and self.open[-1][0] == kind:
            self._end(len(mark))
        else:
            self._begin(kind, len(mark))

    def _verbatim(self):
        mark = "```" if self.source.startswith("```", self.at) else "`"
        kind = "pre" if mark == "```" else "code"
        end = self.source.find(mark, self.at + len(mark))
        if end < 0:
            raise self._unreadable(f"Can't find end of {kind.capitalize()} entity")
        self._begin(kind, len(mark))
        self._write(re.sub(r"\\(.)", r"\1", self.source[self.at : end]), end - self.at)
        self._end(len(mark))

    def _link(self):
        link = _LINK.match(self.source, self.at)
        if not link or not self.open or self.open[-1][0] != "text_link":
            raise self._unreadable("Character ']' is reserved and must be escaped with the preceding '\\'")
        self._end(len(link[0]), url=re.sub(r"\\(.)", r"\1", link[1]))

    def _begin(self, kind, width):
        self.open.append((kind, limits.length(self.text), self.at))
        self.at += width

    def _end(self, width, **more):
        kind, offset, _ = self.open.pop()
        self.at += width
        if length := limits.length(self.text) - offset:
            self.entities.append({"type": kind, "offset": offset, "length": length} | more)

    def _write(self, text, width):
        self.text += text
        self.at += width

    def _unreadable(self, words, at=None):
        offset = len(self.source[: self.at if at is None else at].encode())
        return mistake(f"can't parse entities: {words} at byte offset {offset}")


def read(source):
    """(text, entities), or a refusal that says where the text is wrong."""
    return _Reader(source).read()
