"""Rich messages of Bot API 10.1: their HTML, read into blocks; what the description does not allow is refused."""

import html
import re
from dataclasses import dataclass, field

from tests.telegram_server import limits
from tests.telegram_server.refusals import mistake

INLINE = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "code": "code",
    "mark": "marked",
    "sub": "subscript",
    "sup": "superscript",
    "tg-spoiler": "spoiler",
    "a": "url",
    "br": "",
}
HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
BLOCKS = {"p", *HEADINGS, "pre", "footer", "hr", "ul", "ol", "blockquote", "aside", "table", "details"}
EMPTY = {"br", "hr"}
_WORDS = frozenset(INLINE)
# What each tag may contain; text may stand wherever words may.
INSIDE = {
    **dict.fromkeys(("p", *HEADINGS, "pre", "footer", "td", "th", "summary", "cite", "caption"), _WORDS),
    **dict.fromkeys(INLINE, _WORDS),
    "": _WORDS | BLOCKS,
    "blockquote": _WORDS | BLOCKS | {"cite"},
    "aside": _WORDS | {"cite"},
    "details": _WORDS | BLOCKS | {"summary"},
    "li": _WORDS | BLOCKS,
    "ul": {"li"},
    "ol": {"li"},
    "table": {"tr", "caption"},
    "tr": {"td", "th"},
}
ATTRIBUTES = {
    "a": {"href", "name"},
    "table": {"bordered", "striped"},
    "td": {"colspan", "rowspan", "align", "valign"},
    "th": {"colspan", "rowspan", "align", "valign"},
    "details": {"open"},
    "ol": {"start", "type", "reversed"},
    "li": {"value", "type"},
}
COUNTED = BLOCKS | {"li", "tr"}  # towards the limit of blocks
ALIGNED = {"left", "center", "right"}
_TAG = re.compile(r"<(/?)([a-z][a-z0-9-]*)((?:\s+[\w-]+(?:=\"[^\"]*\")?)*)\s*(/?)>")
_ATTRIBUTE = re.compile(r"([\w-]+)(?:=\"([^\"]*)\")?")
_ENTITY = re.compile(r"&(?:lt|gt|amp|quot|apos|nbsp|hellip|mdash|ndash|lsquo|rsquo|ldquo|rdquo|#\d+|#x[0-9A-Fa-f]+);")


@dataclass
class Node:
    """A tag with what is in it."""

    tag: str
    attributes: dict = field(default_factory=dict)
    inside: list = field(default_factory=list)

    def of(self, *tags):
        return [each for each in self.inside if isinstance(each, Node) and each.tag in tags]


class RichHtml:
    """Reads the HTML of a rich message."""

    def __init__(self, source):
        self.source = source
        self.text = ""  # as a person reads it, a block or a row of a table in each line
        self.links = []  # [offset, length, address]
        self._open = [Node("")]
        self._blocks = 0

    def read(self):
        """Return the blocks; refuse what the description does not allow."""
        at = 0
        while at < len(self.source):
            at = self._tag(at) if self.source[at] == "<" else self._words(at)
        if len(self._open) > 1:
            raise wrong(f"Can't find end tag corresponding to start tag {self._open[-1].tag}")
        if not self.text.strip():
            raise mistake("message text is empty")
        if len(self.text) > limits.RICH_TEXT or self._blocks > limits.RICH_BLOCKS:
            raise mistake("RICH_MESSAGE_TOO_LONG")
        return [_block(node) for node in self._open[0].inside if isinstance(node, Node) and node.tag in BLOCKS]

    def _words(self, at):
        end = self.source.find("<", at)
        end = len(self.source) if end < 0 else end
        words = self.source[at:end]
        if "&" in _ENTITY.sub("", words):
            raise wrong(f"Unsupported entity in {words!r}")
        words = html.unescape(re.sub(r"[ \t\r\n]+", " ", words))
        if words.strip(" ") and not INSIDE[self._open[-1].tag] & _WORDS:
            raise wrong(f"Text is not allowed in {self._open[-1].tag}")
        if not self.text or self.text.endswith("\n"):
            words = words.lstrip(" ")
        self.text += words
        self._open[-1].inside.append(words)
        return end

    def _tag(self, at):
        found = _TAG.match(self.source, at)
        if not found:
            raise wrong(f"Unsupported start tag at byte offset {len(self.source[:at].encode())}")
        closing, tag, written, closed = found.groups()
        if closing:
            self._close(tag)
        else:
            self._begin(tag, dict(_ATTRIBUTE.findall(written)))
            if closed or tag in EMPTY:
                self._close(tag)
        return found.end()

    def _begin(self, tag, attributes):
        outside = self._open[-1]
        if tag not in INSIDE and tag not in EMPTY:
            raise wrong(f"Unsupported start tag {tag}")
        if tag not in INSIDE[outside.tag]:
            raise wrong(f"{tag} is not allowed in {outside.tag or 'a message'}")
        if not set(attributes) <= ATTRIBUTES.get(tag, set()):
            raise wrong(f"Unsupported attributes {sorted(attributes)} of {tag}")
        self._blocks += tag in COUNTED
        if len(self._open) > limits.RICH_LEVELS:
            raise mistake("RICH_MESSAGE_NESTED_TOO_DEEP")
        if tag in BLOCKS | {"tr", "li", "summary"} and self.text and not self.text.endswith("\n"):
            self.text += "\n"
        if tag in ("td", "th") and outside.of("td", "th"):
            self.text += " "
        node = Node(tag, {name: html.unescape(value) for name, value in attributes.items()})
        if tag == "a" and "href" in attributes:
            self.links.append([limits.length(self.text), 0, node.attributes["href"]])
        outside.inside.append(node)
        self._open.append(node)

    def _close(self, tag):
        node = self._open.pop()
        if node.tag != tag:
            raise wrong(f"Unmatched end tag, expected </{node.tag}>, found </{tag}>")
        if tag == "br":
            self.text += "\n"
        if tag in BLOCKS | {"summary"} and not self.text.endswith("\n"):
            self.text += "\n"
        if tag == "a" and "href" in node.attributes:
            link = next(each for each in reversed(self.links) if not each[1])
            link[1] = limits.length(self.text) - link[0]
        CHECKS.get(tag, lambda _: None)(node)


def wrong(words):
    """The refusal of HTML that cannot be read."""
    return mistake(f"can't parse rich message: {words}")


def _check_table(node):
    rows = node.of("tr")
    if not rows or not all(row.of("td", "th") for row in rows):
        raise wrong("a table without cells")
    if max(sum(int(cell.attributes.get("colspan") or 1) for cell in row.of("td", "th")) for row in rows) > (
        limits.RICH_COLUMNS
    ):
        raise mistake("RICH_MESSAGE_TABLE_TOO_WIDE")


def _check_cell(node):
    if node.attributes.get("align", "left") not in ALIGNED:
        raise wrong("Wrong alignment of a cell")


def _check_details(node):
    first = next((each for each in node.inside if isinstance(each, Node)), None)
    if first is None or first.tag != "summary" or len(node.of("summary")) != 1 or not words_in(first).strip():
        raise wrong("details must begin with one summary")


CHECKS = {"table": _check_table, "td": _check_cell, "th": _check_cell, "details": _check_details}


def words_in(node):
    """The text of a tag without its formatting."""
    return "".join(each if isinstance(each, str) else words_in(each) for each in node.inside)


def _text(node):
    """The RichText object of what is in a tag."""
    found = []
    for each in node.inside:
        if isinstance(each, str):
            found += [each] if each else []
        elif each.tag == "br":
            found.append("\n")
        elif each.tag == "a" and "href" in each.attributes:
            found.append({"type": "url", "text": _text(each), "url": each.attributes["href"]})
        elif each.tag in INLINE and each.tag != "a":
            found.append({"type": INLINE[each.tag], "text": _text(each)})
    return found[0] if len(found) == 1 else found


def _blocks(node):
    """The blocks in a tag; words between them are paragraphs."""
    inside = [each for each in node.inside if isinstance(each, Node) and each.tag in BLOCKS]
    return [_block(each) for each in inside] or [{"type": "paragraph", "text": _text(node)}]


def _block(node):
    """The RichBlock object of a tag."""
    tag = node.tag
    if tag in HEADINGS:
        return {"type": "heading", "text": _text(node), "size": int(tag[1])}
    if tag == "table":
        rows = [[_cell(cell) for cell in row.of("td", "th")] for row in node.of("tr")]
        return {"type": "table", "cells": rows} | ({"is_bordered": True} if "bordered" in node.attributes else {})
    if tag == "details":
        is_open = {"is_open": True} if "open" in node.attributes else {}
        return {"type": "details", "summary": _text(node.of("summary")[0]), "blocks": _blocks(node)} | is_open
    if tag in ("ul", "ol"):
        return {"type": "list", "items": [{"label": "•", "blocks": _blocks(item)} for item in node.of("li")]}
    if tag == "blockquote":
        return {"type": "blockquote", "blocks": _blocks(node)}
    if tag == "hr":
        return {"type": "divider"}
    return {
        "type": {"p": "paragraph", "pre": "pre", "footer": "footer", "aside": "pullquote"}[tag],
        "text": _text(node),
    }


def _cell(node):
    header = {"is_header": True} if node.tag == "th" else {}
    return {"text": _text(node), "align": node.attributes.get("align", "left"), "valign": "top"} | header


def read(given):
    """(text, links, blocks) of an InputRichMessage."""
    if ("html" in given) == ("markdown" in given):
        raise mistake("exactly one of html and markdown must be used")
    if "markdown" in given:
        raise mistake("only HTML is served")
    page = RichHtml(given["html"])
    blocks = page.read()
    return page.text.rstrip("\n"), page.links, tuple(blocks)
