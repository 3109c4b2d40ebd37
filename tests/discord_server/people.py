"""The people of a test: what they see, do, and are told."""

from tests.discord_server import limits
from tests.discord_server.accounts import account_payload
from tests.discord_server.filling import command_data, modal_data, options_of
from tests.discord_server.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from tests.discord_server.messages import Body
from tests.discord_server.places import DirectChannel
from tests.discord_server.reading import Select
from tests.server_clock import PATIENCE


class Person:
    """A person with a client."""

    is_bot = False

    def __init__(self, server, id, name, locale="en-US"):
        assert locale in limits.LOCALES.split(), f"Discord has no locale {locale}"
        self.server, self.id, self.name, self.locale = server, id, name, locale
        self.notifications = []
        self.closed = False
        self.installed = False  # the app, for themselves
        self._direct = None

    def __repr__(self):
        return f"<{self.name}>"

    @property
    def mention(self):
        return f"<@{self.id}>"

    @property
    def notified(self):
        """How often the phone rang."""
        return len(self.notifications)

    def payload(self):
        return account_payload(self) | {"bot": False}

    def direct(self, _bot=None):
        """The direct messages with the bot."""
        if self._direct is None:
            self._direct = DirectChannel(self.server, self)
        return self._direct

    # Seeing

    def _enters(self, place):
        assert not place.deleted, f"{place} is deleted"
        assert self in place.people, f"{self.name} is not in {place}"

    def reads(self, place=None):
        """The messages there that everyone sees, oldest first."""
        place = place or self.direct()
        self._enters(place)
        return list(place.messages)

    def ephemerals(self, place=None):
        """The messages there that only this person sees, until the client is loaded again."""
        place = place or self.direct()
        return [one for one in place.ever if one.only_for is self and not one.deleted and not one.lost]

    def sight(self, place=None):
        """Everything this person sees there, oldest first."""
        return sorted(self.reads(place) + self.ephemerals(place), key=lambda one: one.id)

    async def sees(self, place=None, text="", timeout=PATIENCE, button=""):
        """Wait for a message with the text in it and a button whose label contains `button`; return the newest."""

        def found():
            matching = (one for one in reversed(self.sight(place)) if text in one.text and not one.loading)
            return next((one for one in matching if not button or any(button in label for label in one.labels)), None)

        def what():
            return f"{self.name} does not see {text or button!r}; the newest are {self.sight(place)[-3:]}"

        return await self.server.until(found, timeout, what)

    def reloads(self):
        """Reload the client, which loses messages that only this person sees."""
        for place in self.server.places.values():
            for message in self.ephemerals(place):
                message.lost = True

    # Doing

    def _act(self, kind, place, data, **circumstances):
        """Send the interaction to the bot."""
        interaction = Interaction(self.server, kind, self, place, data, **circumstances)
        if not place.is_foreign or self.installed:
            self.server.gateway.dispatch("INTERACTION_CREATE", interaction.payload(), place.guild)
        self.server.stir()
        return interaction

    async def says(self, place, text):
        """Write a message there."""
        self._enters(place)
        return place.post(self, Body(text))

    async def uses(self, place, words, /, **options):
        """Use a slash command, such as "dominion new", with these options."""
        place = place or self.direct()
        self._enters(place)
        command, path = self.server.commands.find(place, words)
        return self._act(COMMAND, place, command_data(command, path, options, place))

    async def types(self, place, words, option, text, /, **others):
        """Type the option of a command, after these others; return the choices offered."""
        place = place or self.direct()
        self._enters(place)
        command, path = self.server.commands.find(place, words)
        known = {one["name"]: one for one in (path[-1] if path else command).get("options") or ()}
        assert option in known, f"/{words} has no option {option}, only {list(known)}"
        assert known[option].get("autocomplete"), f"{option} offers no choices while typing"
        data = command_data(command, path, others | {option: text}, place, focused=option)
        return list((await self._act(AUTOCOMPLETE, place, data).answer()).choices)

    def menu(self, place=None):
        """[(name, description)] of the commands offered there, subcommands one by one, in this person's language."""
        place = place or self.direct()
        self._enters(place)
        return [entry for one in self.server.commands.offered(place) for entry in self._entries(one)]

    def _entries(self, command, before=""):
        name = before + self._own_words(command, "name")
        inner = [one for one in command.get("options") or () if one["type"] in (1, 2)]
        if not inner:
            return [(name, self._own_words(command, "description"))]
        return [entry for one in inner for entry in self._entries(one, f"{name} ")]

    def _own_words(self, command, what):
        return (command.get(f"{what}_localizations") or {}).get(self.locale) or command[what]

    def _looks_at(self, message):
        assert message in self.sight(message.place), f"{self.name} does not see {message}"

    async def presses(self, message, label):
        """Press a button that is visible and enabled."""
        self._looks_at(message)
        button = _labelled(message, label)
        assert not button.disabled, f"{button.label!r} cannot be pressed"
        assert button.url is None, f"{button.label!r} leads to {button.url}"
        return await self.sends_id(message, button.custom_id)

    async def selects(self, message, select, values):
        """Choose options, by label or value, in a menu: the only one, or by custom id or placeholder."""
        self._looks_at(message)
        menu = _menu(message, select)
        assert not menu.disabled, f"{menu.placeholder or menu.custom_id!r} is disabled"
        return await self.sends_id(message, menu.custom_id, options_of(menu, values))

    async def sends_id(self, message, custom_id, values=None):
        """Send a press or choice with any id on any message, as when the message has changed meanwhile."""
        data = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
        if values is not None:
            data["values"] = list(values)
        return self._act(COMPONENT, message.place, data, message=message)

    async def submits(self, modal, values=None):
        """Submit the modal with {label or custom id: text, option, list of options or bool}."""
        cause = modal.interaction
        assert cause.person is self, f"{modal.title!r} stands before {cause.person.name}"
        data = modal_data(modal, values or {})
        return self._act(MODAL_SUBMIT, cause.place, data, message=cause.message, cause=cause)

    # Deciding

    def installs(self):
        """Install the app for themselves: its commands can be used anywhere, and it may write to this person."""
        self.installed = True

    def closes_direct_messages(self):
        """Close direct messages to the bot."""
        self.closed = True

    blocks = closes_direct_messages

    def opens_direct_messages(self):
        """Open direct messages to the bot again."""
        self.closed = False

    def leaves(self, guild):
        """Leave the guild."""
        guild.kicks(self)

    def joins(self, guild):
        """Join the guild."""
        guild.adds(self)


def _labelled(message, label):
    """The button with this label, else the only one that begins with it, else the only one that contains it."""
    every = message.buttons
    for fits in (label.__eq__, lambda shown: shown.startswith(label), lambda shown: label in shown):
        fitting = [button for button in every if fits(button.label)]
        if fitting:
            assert len({button.label for button in fitting}) == 1, f"{label!r} fits several of {message.labels}"
            return fitting[0]
    raise AssertionError(f"no button {label!r} under {message.text!r:.300}, only {message.labels}")


def _menu(message, wanted):
    menus = message.selects
    if isinstance(wanted, Select):
        wanted = wanted.custom_id
    fitting = [menu for menu in menus if wanted in (None, menu.custom_id, menu.placeholder)]
    assert len(fitting) == 1, f"{wanted!r} is not one of {[(menu.custom_id, menu.placeholder) for menu in menus]}"
    return fitting[0]
