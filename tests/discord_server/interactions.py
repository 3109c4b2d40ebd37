"""Interactions: what a person did, how the bot must answer it, and what came back."""

from dataclasses import dataclass, field

from tests.discord_server import limits, permissions, reading
from tests.discord_server.refusals import already_acknowledged, token_dead, unknown
from tests.server_clock import PATIENCE

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
KINDS = {4: "message", 5: "deferred message", 6: "deferred update", 7: "update", 8: "choices", 9: "modal"}
ANSWERS = {COMMAND: (4, 5, 9), COMPONENT: (4, 5, 6, 7, 9), AUTOCOMPLETE: (8,), MODAL_SUBMIT: (4, 5, 6, 7)}
INTERVAL = 0.01


@dataclass(frozen=True)
class Choice:
    """One of the completions of what a person types."""

    name: str
    value: object


@dataclass(frozen=True)
class Field:
    """One thing to fill in; `type` is the component's, options are there for menus and groups."""

    label: str
    custom_id: str
    type: int
    id: int
    options: tuple = ()
    required: bool = True
    least: int = 0
    most: int = 4000
    value: str = ""
    description: str = ""


@dataclass(frozen=True)
class Modal:
    """A form shown to a person."""

    interaction: object
    custom_id: str
    title: str
    components: tuple

    @property
    def fields(self):
        return [_field(part) for part in self.components if part["type"] != 10]

    @property
    def labels(self):
        return [field.label for field in self.fields]

    @property
    def text(self):
        return "\n".join(part["content"] for part in self.components if part["type"] == 10)


def _field(part):
    inner = part["component"] if part["type"] == 18 else part["components"][0]
    options = tuple(reading.option(one) for one in inner.get("options") or ())
    text = inner["type"] == 4
    least = inner.get("min_length" if text else "min_values")
    most = inner.get("max_length" if text else "max_values")
    usual_most = 4000 if text else len(options) if inner["type"] == 22 else 1
    return Field(
        part.get("label") or inner.get("label") or "",
        inner["custom_id"],
        inner["type"],
        inner["id"],
        options,
        inner.get("required", True) is not False,
        least if least is not None else 0 if text else 1,
        most or usual_most,
        inner.get("value") or "",
        part.get("description") or "",
    )


@dataclass(frozen=True)
class Answer:
    """What the person got: a message (only for them if ephemeral), an update of the one pressed, a modal, choices."""

    kind: str
    message: object = None
    modal: Modal | None = None
    choices: tuple = ()

    @property
    def text(self):
        return self.message.text if self.message else ""

    @property
    def ephemeral(self):
        return bool(self.message and self.message.ephemeral)

    @property
    def deferred(self):
        return self.kind.startswith("deferred")


@dataclass(eq=False)
class Interaction:
    """Something that a person did and that the bot has to answer."""

    server: object
    kind: int
    person: object
    place: object
    data: dict
    message: object = None
    cause: object = None  # the interaction that opened the modal
    given: Answer | None = None
    original: object = None
    follow_ups: list = field(default_factory=list)
    late: bool = False
    unheard: bool = False  # whether the bot may not know that it has answered

    def __post_init__(self):
        self.id = self.server.next_id()
        self.token = f"aW50ZXJhY3Rpb24.{self.id}.{'x' * 150}"
        self.at = self.server.clock.now()
        self.server.interactions[self.token] = self

    def __repr__(self):
        return f"<{self.person.name}: {self.words}>"

    @property
    def words(self):
        """What was done, in short."""
        return self.data.get("custom_id") or " ".join(["/" + self.data["name"], *_names(self.data)])

    @property
    def age(self):
        return self.server.clock.now() - self.at

    @property
    def failed(self):
        """Whether the person was told that the interaction failed."""
        return self.late or (self.given is None and self.age > limits.ACKNOWLEDGE_WITHIN)

    @property
    def waiting(self):
        """Whether the bot still owes something."""
        if self.given is None:
            return not self.failed
        thinking = self.given.kind == KINDS[5] and self.original.loading and not self.original.deleted
        return thinking and self.age <= limits.TOKEN_LIFE

    def acknowledge(self, id):
        """Refuse an answer that comes twice or too late."""
        if self.given:
            raise already_acknowledged(fault=not self.unheard)
        if id != self.id or self.failed:
            self.late = self.late or id == self.id
            raise unknown("Interaction")

    def check_token(self):
        """Refuse to use a token that has expired or has not been answered yet."""
        if self.age > limits.TOKEN_LIFE:
            raise token_dead()
        if self.given is None:
            raise unknown("Webhook")

    @property
    def reachable(self):
        """The messages that the token reaches."""
        return [one for one in (self.original, self.message, *self.follow_ups) if one and not one.deleted]

    # What a test asks

    async def answer(self, timeout=PATIENCE):
        """Wait for the bot's first answer; fail after the timeout."""
        return await self.server.until(lambda: self.given, timeout, lambda: f"{self} was never answered")

    async def outcome(self, timeout=PATIENCE):
        """Wait for the final answer, where the first said only that the bot is thinking."""
        return await self.server.until(self._outcome, timeout, lambda: f"nothing came of {self}: {self.given}")

    def _outcome(self):
        if self.given is None or not self.given.deferred:
            return self.given
        if self.given.kind == KINDS[5]:
            return None if self.original.loading else Answer("message", self.original)
        if self.follow_ups:
            return Answer("message", self.follow_ups[-1])
        updated = self.original and len(self.original.versions) > self.seen
        return Answer("update", self.original) if updated else None

    def answered(self, answer):
        """Note the bot's answer."""
        self.given = answer
        self.seen = len(self.original.versions) if self.original else 0
        self.server.stir()

    # As Discord writes it

    def metadata(self):
        """The interaction metadata of the resulting message."""
        found = {"id": str(self.id), "type": self.kind, "user": self.person.payload()}
        found["authorizing_integration_owners"] = self._owners()
        if self.kind == COMPONENT:
            found["interacted_message_id"] = str(self.message.id)
        if self.kind == MODAL_SUBMIT:
            found["triggering_interaction_metadata"] = self.cause.metadata()
        return found

    def _owners(self):
        """Who installed the app: the server of the place, or in a place without the bot, the person."""
        if self.place.is_foreign:
            return {"1": str(self.person.id)}
        return {"0": str(self.place.guild.id) if self.place.guild else "0"}

    def _context(self):
        if self.place.guild:
            return 0
        return 2 if self.place.is_foreign else 1

    def payload(self):
        bot, place = self.server.bot, self.place
        return {
            "id": str(self.id),
            "application_id": str(bot.application_id),
            "type": self.kind,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(place.id),
            "channel": place.payload() | {"permissions": permissions.number(permissions.USUAL)},
            "app_permissions": permissions.number(place.bot_permissions),
            "locale": self.person.locale,
            "entitlements": [],
            "authorizing_integration_owners": self._owners(),
            "context": self._context(),
            "attachment_size_limit": limits.FILE_SIZE,
        } | self._whose()

    def _whose(self):
        guild = self.place.guild
        found = {"message": self.message.payload()} if self.message else {}
        if guild is None:
            return found | {"user": self.person.payload()}
        granted = permissions.number(guild.permissions_of(self.person))
        member = guild.member_payload(self.person) | {"permissions": granted}
        return found | {
            "member": member,
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
        }


def _names(data):
    """The names of the subcommands in the data of a command."""
    for option in data.get("options") or ():
        if option["type"] in (1, 2):
            yield option["name"]
            yield from _names(option)
