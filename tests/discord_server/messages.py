"""Messages, every version of them, and how Discord writes them down."""

import datetime
from dataclasses import dataclass, field

from tests.discord_server import limits, reading


def moment(seconds):
    """The second as Discord writes it."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat()


@dataclass(frozen=True)
class Upload:
    """A file that was sent."""

    id: int
    name: str
    content: bytes
    description: str | None = None

    @property
    def text(self):
        """What the file says, as far as it is text."""
        return self.content.decode(errors="ignore")

    def payload(self):
        url = f"https://cdn.example/attachments/{self.id}/{self.name}"
        described = {"description": self.description} if self.description else {}
        return {
            "id": str(self.id),
            "filename": self.name,
            "size": len(self.content),
            "url": url,
            "proxy_url": url,
        } | described


@dataclass(frozen=True)
class Body:
    """What a message says at one time."""

    content: str = ""
    embeds: tuple = ()
    components: tuple = ()
    files: tuple = ()
    flags: int = 0

    @property
    def parts(self):
        return list(reading.walk(self.components))

    @property
    def displayed(self):
        """The texts of all text displays."""
        return [part["content"] for part in self.parts if part["type"] == 10]

    @property
    def text(self):
        """All that is there to read, apart from buttons and menus."""
        embeds = [text for embed in self.embeds for text in reading.embed_texts(embed)]
        return "\n".join(filter(None, [self.content, *embeds, *self.displayed]))

    @property
    def buttons(self):
        return [reading.button(part) for part in self.parts if part["type"] == 2]

    @property
    def selects(self):
        return [reading.select(part) for part in self.parts if part["type"] in (3, 5, 6, 7, 8)]

    def words(self):
        """Everything that a person can see in it."""
        pictures = [text for part in self.parts for text in reading.media_texts(part)]
        options = [text for select in self.selects for one in select.options for text in (one.label, one.description)]
        files = [text for file in self.files for text in (file.name, file.description, file.text)]
        labels = [button.label for button in self.buttons]
        hints = [select.placeholder for select in self.selects]
        return [text for text in (self.text, *labels, *hints, *options, *pictures, *files) if text]

    def data(self):
        """All that buttons and menus hold without showing it."""
        buttons = [value for button in self.buttons for value in (button.custom_id, button.url)]
        selects = [
            value for select in self.selects for value in (select.custom_id, *(one.value for one in select.options))
        ]
        return [value for value in (*buttons, *selects) if value]


@dataclass(eq=False)
class Message:
    """A message in a place; `only_for` is the one person who sees an ephemeral one."""

    id: int
    place: object
    author: object
    date: float
    versions: list
    only_for: object = None
    interaction: object = None
    reference: object = None
    nonce: str | None = None
    rang: list = field(default_factory=list)
    edited: float | None = None
    deleted: bool = False
    lost: bool = False  # an ephemeral message after the client was reloaded
    thread: object = None

    def __repr__(self):
        return f"<message {self.text!r:.60} {self.labels}>"

    @property
    def body(self):
        return self.versions[-1]

    @property
    def text(self):
        return self.body.text

    @property
    def content(self):
        return self.body.content

    @property
    def embeds(self):
        return self.body.embeds

    @property
    def flags(self):
        return self.body.flags

    @property
    def buttons(self):
        return self.body.buttons

    @property
    def labels(self):
        return [button.label for button in self.buttons]

    @property
    def selects(self):
        return self.body.selects

    @property
    def files(self):
        return self.body.files

    @property
    def ephemeral(self):
        return self.only_for is not None

    @property
    def loading(self):
        """Whether the bot only said that it is thinking."""
        return bool(self.flags & limits.LOADING)

    def becomes(self, body, now):
        """Replace what the message says."""
        if not self.loading:
            self.edited = now
        self.versions.append(body)

    def payload(self):
        """The message as Discord writes it."""
        body, place = self.body, self.place
        written = {
            "id": str(self.id),
            "channel_id": str(place.id),
            "type": 20 if self.interaction and self.interaction.kind == 2 else 19 if self.reference else 0,
            "author": self.author.payload(),
            "content": body.content,
            "timestamp": moment(self.date),
            "edited_timestamp": moment(self.edited) if self.edited else None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [person.payload() for person in self.rang],
            "mention_roles": [],
            "attachments": [file.payload() for file in body.files],
            "embeds": list(body.embeds),
            "components": list(body.components),
            "pinned": False,
            "flags": body.flags,
        }
        return written | self._circumstances()

    def _circumstances(self):
        found = {}
        if self.author.is_bot:
            found |= {"application_id": str(self.author.application_id)}
        if self.interaction:
            found["interaction_metadata"] = self.interaction.metadata()
        if self.reference:
            found["message_reference"] = {"message_id": str(self.reference.id), "channel_id": str(self.place.id)}
        if self.nonce is not None:
            found["nonce"] = self.nonce
        if self.thread:
            found["thread"] = self.thread.payload()
        return found
