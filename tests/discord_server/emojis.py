"""The emojis of the bot's application."""

import base64
import re
from dataclasses import dataclass

from tests.discord_server import limits
from tests.discord_server.refusals import wrong
from tests.discord_server.routes import answers

IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,([\w+/]+=*)")


@dataclass(frozen=True)
class Emoji:
    id: int
    name: str
    image: bytes

    @property
    def written(self):
        """As it is written in a text."""
        return f"<:{self.name}:{self.id}>"

    def payload(self):
        return {"id": str(self.id), "name": self.name, "roles": [], "require_colons": True, "managed": False,
                "animated": False, "available": True}  # fmt: skip


@answers("emojis")
def emojis(call):
    return {"items": [emoji.payload() for emoji in call.server.bot.emojis.values()]}


@answers("post_emoji")
def post_emoji(call):
    known, name = call.server.bot.emojis, call.body["name"]
    image = IMAGE.fullmatch(call.body["image"])
    if not re.fullmatch(r"\w+", name, re.ASCII):
        raise wrong("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if name in {emoji.name for emoji in known.values()}:
        raise wrong("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists.")
    if len(known) >= limits.EMOJIS:
        raise wrong("name", "APPLICATION_EMOJI_LIMIT", f"at most {limits.EMOJIS}")
    if image is None or len(base64.b64decode(image[1])) > limits.EMOJI_SIZE:
        raise wrong("image", "IMAGE_INVALID", f"not an image of at most {limits.EMOJI_SIZE} bytes")
    id = call.server.next_id()
    known[id] = Emoji(id, name, base64.b64decode(image[1]))
    return 201, known[id].payload()
