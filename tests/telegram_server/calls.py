"""One request of a bot with its parameters, and what every method asks of it."""

import struct
from dataclasses import dataclass, field

from tests.telegram_server import keyboards, limits, rich
from tests.telegram_server.formatting import formatted, mention
from tests.telegram_server.messages import Content, Upload
from tests.telegram_server.refusals import bad_request, mistake

METHODS = {}


def method(name):
    """Register the function for the method of that name."""

    def register(function):
        METHODS[name] = function
        return function

    return register


@dataclass
class Request:
    """A request as a test looks at it; `error` says why it was refused."""

    bot: object
    method: str
    chat_id: int | str | None
    parameters: dict
    at: float
    error: str | None = None


@dataclass
class Call:
    """A request with typed parameters."""

    server: object
    bot: object
    method: str
    given: dict
    files: dict = field(default_factory=dict)

    @property
    def chat(self):
        """The chat that the request names, as this bot knows it."""
        chat = self.server.chats_of(self.bot).get(self.given["chat_id"])
        if chat is None:
            raise bad_request("chat not found")
        return chat

    def message(self, purpose):
        """The message that the request names."""
        message = self.chat.find(self.given["message_id"])
        if message is None:
            raise bad_request(f"message to {purpose} not found")
        return message

    def content(self):
        """What the message shows: a text or, instead of it, blocks."""
        if ("text" in self.given) == ("rich_message" in self.given):
            raise mistake(
                "message text is empty" if "text" not in self.given else "text and rich_message are both given"
            )
        if "rich_message" not in self.given:
            text, entities = self.words()
            return Content(text, entities, self.markup())
        text, links, blocks = rich.read(self.given["rich_message"])
        entities = [
            mention({"type": "text_link", "offset": at, "length": size, "url": url}, self.server.people)
            for at, size, url in links
        ]
        return Content(text, tuple(entities), self.markup(), blocks=blocks)

    def words(self):
        """(text, entities) of the message, within the limits."""
        given = self.given
        text, entities = self.formatted(given["text"], given.get("entities"), given.get("parse_mode"))
        if not text:
            raise mistake("message text is empty")
        if limits.length(text) > limits.TEXT:
            raise mistake("MESSAGE_TOO_LONG" if self.method.startswith("edit") else "message is too long")
        return text, entities

    def caption(self, given):
        """(text, entities) of a caption, within the limits."""
        text, entities = self.formatted(
            given.get("caption", ""), given.get("caption_entities"), given.get("parse_mode")
        )
        if limits.length(text) > limits.CAPTION:
            raise mistake("message caption is too long")
        return text, entities

    def formatted(self, text, entities, parse_mode):
        """(text, entities) after parsing; Telegram shows no more than a hundred entities."""
        text, entities = formatted(text, parse_mode, entities, self.server.people)
        if len(entities) > limits.ENTITIES:
            self.server.complaints.append(f"{self.method}: {len(entities)} entities, the rest is not shown")
        return text, tuple(entities[: limits.ENTITIES])

    def markup(self):
        """The keyboard, within the limits."""
        return keyboards.checked(self.given.get("reply_markup"))

    def count(self, chat):
        """Count the request towards the flood limits."""
        if self.server.flood:
            self.server.flood.count(self.bot, chat, self.server.clock.now())

    def upload(self, name):
        """The file that was sent along, or an earlier one named by its id."""
        value = str(self.given.get(name, "")).removeprefix("attach://")
        part = self.files.get(name) or self.files.get(value)
        if part:
            return self.server.keep_file(part.filename, part.content)
        if value not in self.server.files:
            raise bad_request("wrong file identifier/HTTP URL specified")
        return self.server.files[value]

    def photo(self, upload):
        """The upload, which must be a picture within the limits."""
        if len(upload.content) > limits.PHOTO_BYTES:
            raise mistake("file is too big")
        if not upload.content.startswith((b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")):
            raise mistake("IMAGE_PROCESS_FAILED")
        if upload.content.startswith(b"\x89PNG"):
            width, height = struct.unpack(">II", upload.content[16:24])
            if width + height > limits.PHOTO_SIDES or max(width, height) > 20 * min(width, height):
                raise mistake("PHOTO_INVALID_DIMENSIONS")
            return Upload(upload.file_id, upload.name, upload.content, (width, height))
        return upload
