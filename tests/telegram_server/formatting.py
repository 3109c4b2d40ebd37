"""Text with its entities: HTML as Telegram reads it, entities given by hand, entities Telegram finds on its own."""

import html
import re

from tests.telegram_server import limits, markdown
from tests.telegram_server.refusals import mistake

_KINDS = {
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
    "pre": "pre",
    "a": "text_link",
    "span": "spoiler",
    "tg-spoiler": "spoiler",
    "blockquote": "blockquote",
}
_GIVEN_KINDS = {*_KINDS.values(), "expandable_blockquote", "text_mention", "mention", "url", "bot_command", "hashtag"}
_TAG = re.compile(r"<(/?)([A-Za-z][A-Za-z0-9-]*)((?:\s+[\w-]+(?:\s*=\s*(?:\"[^\"]*\"|'[^']*'|[\w.-]+))?)*)\s*>")
_ATTRIBUTE = re.compile(r"([\w-]+)(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([\w.-]+)))?")
_CHARACTER = re.compile(r"&(?:lt|gt|amp|quot|#\d+|#x[0-9A-Fa-f]+);")
_FOUND = re.compile(
    r"(?P<bot_command>(?<![\w/])/[A-Za-z0-9_]{1,64}(?:@\w{3,32})?)|(?P<mention>(?<!\w)@\w{3,32})|(?P<url>https?://\S+)"
)


class Formatting:
    """Reads HTML into plain text and entities."""

    def __init__(self, source):
        self.source = source
        self.text = ""
        self.entities = []
        self._open = []

    def read(self):
        """(text, entities), or a refusal that says where the HTML is wrong."""
        at = 0
        while at < len(self.source):
            at = self._tag(at) if self.source[at] == "<" else self._character(at)
        if self._open:
            raise _unreadable(f'Can\'t find end tag corresponding to start tag "{self._open[-1][0]}"')
        return self.text, self.entities

    def _character(self, at):
        coded = _CHARACTER.match(self.source, at)
        self.text += html.unescape(coded[0]) if coded else self.source[at]
        return coded.end() if coded else at + 1

    def _tag(self, at):
        tag = _TAG.match(self.source, at)
        place = f"at byte offset {len(self.source[:at].encode())}"
        if not tag:
            raise _unreadable(f'Unsupported start tag "{self.source[at + 1 : at + 9]}" {place}')
        name = tag[2].lower()
        if tag[1]:
            self._close(name, place)
        else:
            self._begin(name, tag[3], place)
        return tag.end()

    def _begin(self, name, written, place):
        found = {key: first or second or third for key, first, second, third in _ATTRIBUTE.findall(written)}
        if name not in _KINDS or (name == "span" and found.get("class") != "tg-spoiler"):
            raise _unreadable(f'Unsupported start tag "{name}" {place}')
        if name == "blockquote" and any(opened == name for opened, *_ in self._open):
            raise _unreadable(f"Blockquote entities can't be nested {place}")
        self._open.append((name, limits.length(self.text), found))

    def _close(self, name, place):
        if not self._open:
            raise _unreadable(f"Unexpected end tag {place}")
        opened, offset, found = self._open.pop()
        if opened != name:
            raise _unreadable(f'Unmatched end tag {place}, expected "</{opened}>", found "</{name}>"')
        length = limits.length(self.text) - offset
        if length:
            self.entities.append(self._entity(name, offset, length, found))

    def _entity(self, name, offset, length, found):
        entity = {"type": _KINDS[name], "offset": offset, "length": length}
        if name == "a":
            entity["url"] = html.unescape(found.get("href") or self.text[-length:])
        if name == "blockquote" and "expandable" in found:
            entity["type"] = "expandable_blockquote"
        return entity


def _unreadable(words):
    return mistake(f"can't parse entities: {words}")


def formatted(text, parse_mode, entities, people):
    """(text, entities) as a client shows them: parsed, trimmed, in order; `people` are the users by id."""
    if parse_mode == "HTML":
        text, entities = Formatting(text).read()
    elif parse_mode == "MarkdownV2":
        text, entities = markdown.read(text)
    elif parse_mode:
        raise mistake("unsupported parse_mode")
    else:
        _check_given(text, entities or [])
    return _trimmed(text, [mention(entity, people) for entity in entities or []])


def mention(entity, people):
    """The entity of a link; one to a person mentions them."""
    person = re.fullmatch(r"tg://user\?id=(\d+)", entity.get("url", ""))
    if entity["type"] != "text_link" or not person or int(person[1]) not in people:
        return entity
    user = people[int(person[1])].payload()
    return {"type": "text_mention", "offset": entity["offset"], "length": entity["length"], "user": user}


def _check_given(text, entities):
    for entity in entities:
        if entity["type"] not in _GIVEN_KINDS:
            raise mistake("can't parse MessageEntity: wrong entity type specified")
        if entity["offset"] < 0 or entity["length"] <= 0 or entity["offset"] + entity["length"] > limits.length(text):
            raise mistake(f"entity beginning at UTF-16 offset {entity['offset']} ends outside of the text")


def _trimmed(text, entities):
    """Telegram cuts white space at both ends; entities move with the text."""
    cut = limits.length(text) - limits.length(text.lstrip())
    text = text.strip()
    kept = []
    for entity in sorted(entities, key=lambda one: (one["offset"], -one["length"])):
        start = max(0, entity["offset"] - cut)
        end = min(limits.length(text), entity["offset"] + entity["length"] - cut)
        if end > start:
            kept.append(entity | {"offset": start, "length": end - start})
    return text, kept


def found_entities(text):
    """The commands, mentions and addresses that Telegram marks in a person's own message."""
    return [
        {"type": found.lastgroup, "offset": limits.length(text[: found.start()]), "length": limits.length(found[0])}
        for found in _FOUND.finditer(text)
    ]
