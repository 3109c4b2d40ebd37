"""A message as the chat keeps it: what it shows now, and every form it ever had."""

from dataclasses import dataclass

import telegram

from tests.telegram_server.accounts import ANONYMOUS_ADMIN
from tests.telegram_server.keyboards import buttons

NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same"
    " as a current content and reply markup of the message"
)


@dataclass(frozen=True)
class Upload:
    """A file that was sent, and the id under which it can be sent again."""

    file_id: str
    name: str
    content: bytes
    size: tuple = (320, 200)

    def payload(self):
        """What a photo size and a document have in common."""
        return {"file_id": self.file_id, "file_unique_id": f"u{self.file_id}", "file_size": len(self.content)}


@dataclass(frozen=True)
class Content:
    """Everything of a message that an edit can change."""

    text: str = ""
    entities: tuple = ()
    markup: dict | None = None
    photo: Upload | None = None
    document: Upload | None = None
    blocks: tuple = ()  # of a rich message; its text is what a person reads

    @property
    def buttons(self):
        return buttons(self.markup)

    def words(self):
        """Everything in it that can be read."""
        labels = [button.text for row in self.buttons for button in row]
        file = [self.document.name, self.document.content.decode(errors="replace")] if self.document else []
        return [text for text in [self.text, *labels, *file] if text]

    def data(self):
        """Everything in it that a client knows but does not show."""
        links = [entity["url"] for entity in self.entities if "url" in entity]
        return links + [button.data or button.url for row in self.buttons for button in row]

    def payload(self):
        """The fields of the Message object."""
        media = self.photo or self.document
        if self.blocks:
            shown = {"rich_message": {"blocks": list(self.blocks)}}
            return shown | ({"reply_markup": self.markup} if self.buttons else {})
        names = ("caption", "caption_entities") if media else ("text", "entities")
        payload = {name: value for name, value in zip(names, (self.text, list(self.entities)), strict=True) if value}
        if self.photo:
            width, height = self.photo.size
            payload["photo"] = [self.photo.payload() | {"width": width, "height": height}]
        if self.document:
            payload["document"] = self.document.payload() | {"file_name": self.document.name}
        return payload | ({"reply_markup": self.markup} if self.buttons else {})


class Message:
    """One message of a chat."""

    def __init__(self, chat, id, sender, date, content, *, topic=None, reply_to=None, silent=False, **more):
        self.chat, self.id, self.sender, self.date = chat, id, sender, date
        self.topic, self.reply_to, self.silent = topic, reply_to, silent
        self.anonymous = more.get("anonymous", False)
        self.service = more.get("service")
        self.versions = [content]
        self.edited_at = None
        self.deleted = False

    def __repr__(self):
        rows = [[button.text for button in row] for row in self.buttons]
        return f"<Message {self.id} in {self.chat.title!r}: {self.text!r} {rows}>"

    @property
    def content(self):
        return self.versions[-1]

    @property
    def text(self):
        return self.content.text

    @property
    def entities(self):
        return list(self.content.entities)

    @property
    def buttons(self):
        return self.content.buttons

    @property
    def labels(self):
        """The words on the buttons, without an emoji in front of them."""
        return [button.words for row in self.buttons for button in row]

    @property
    def blocks(self):
        return self.content.blocks

    @property
    def photo(self):
        return self.content.photo

    @property
    def document(self):
        return self.content.document

    @property
    def edited(self):
        return self.edited_at is not None

    @property
    def pinned(self):
        return self in self.chat.pinned

    @property
    def html(self):
        """The text with its formatting, written by the library itself."""
        message = telegram.Message.de_json(self.payload(), None)
        return (message.caption_html if self.photo or self.document else message.text_html) or ""

    def becomes(self, content, date):
        """Replace the content without notifying people."""
        self.versions.append(content)
        self.edited_at = date

    def payload(self, replies=True):
        """The Message object."""
        payload = {"message_id": self.id, "date": int(self.date), "chat": self.chat.payload()}
        payload |= self._author() | self.content.payload() | (self.service or {})
        if self.edited_at:
            payload["edit_date"] = int(self.edited_at)
        if self.topic:
            payload |= {"message_thread_id": self.topic.id, "is_topic_message": True}
        answered = self.reply_to or (self.topic and self.topic.opening)
        if replies and answered and answered is not self:
            payload["reply_to_message"] = answered.payload(replies=False)
        return payload

    def _author(self):
        if self.anonymous:
            return {"from": ANONYMOUS_ADMIN, "sender_chat": self.chat.payload()}
        return {"from": self.sender.payload()}
