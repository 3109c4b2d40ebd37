"""Application commands: what the bot registers, within the limits, and what of it a person finds in a place."""

import re

from tests.discord_server import forms, limits
from tests.discord_server.knowing import guild_of
from tests.discord_server.refusals import invalid_form, unknown, wrong
from tests.discord_server.routes import answers

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER = 3, 4, 5, 6, 7, 10


class Registry:
    """The commands of one application, everywhere (None) and in guilds, and how often they were written."""

    def __init__(self, server):
        self.server = server
        self.scopes = {None: {}}
        self.syncs = 0
        self.told = []  # the commands everywhere, as they were given

    def overwrite(self, guild_id, given):
        """Replace the commands of the scope; one of the same name keeps its id."""
        names = [(one["name"], one.get("type") or 1) for one in given]
        if len(set(names)) < len(names):
            raise wrong("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        self.scopes[guild_id] = {one["id"]: one for one in (self._made(guild_id, command) for command in given)}
        self.syncs += 1
        if guild_id is None:
            self.told = given
        return list(self.scopes[guild_id].values())

    def add(self, guild_id, given):
        """Add the command to the scope, replacing one of the same name."""
        made = self._made(guild_id, given)
        self.scopes.setdefault(guild_id, {})[made["id"]] = made
        self.syncs += 1
        return made

    def _made(self, guild_id, given):
        same = (one for one in self.scopes.get(guild_id, {}).values() if _key(one) == _key(given))
        old = next(same, None)
        id = int(old["id"]) if old else self.server.next_id()
        bits = given.get("default_member_permissions")
        whose = {"guild_id": str(guild_id)} if guild_id else {}
        usual = {"type": 1, "description": "", "options": [], "dm_permission": True, "nsfw": False}
        return (
            usual
            | {name: value for name, value in given.items() if value is not None}
            | whose
            | {
                "id": str(id),
                "application_id": str(self.server.bot.application_id),
                "version": str(self.server.next_id()),
                "default_member_permissions": None if bits is None else str(bits),
            }
        )

    def offered(self, place):
        """The slash commands that are offered there."""
        guild = place.guild
        scopes = [self.scopes[None], self.scopes.get(guild.id, {})] if guild else [self.scopes[None]]
        every = [one for scope in scopes for one in scope.values() if one["type"] == 1]
        return [one for one in every if _serves(one, place)]

    def find(self, place, words):
        """(command, [its subcommands down to the one meant]) for words such as "dominion new"."""
        first, *rest = words.removeprefix("/").split()
        command = next((one for one in self.offered(place) if one["name"] == first), None)
        assert command, f"no command /{first} here, only {[one['name'] for one in self.offered(place)]}"
        path, options = [], command["options"]
        for name in rest:
            inner = next((one for one in options if one["name"] == name and one["type"] in (SUBCOMMAND, GROUP)), None)
            assert inner, f"/{words} is no command, only {[one['name'] for one in options]}"
            path.append(inner)
            options = inner.get("options") or []
        missing = [one["name"] for one in options if one["type"] in (SUBCOMMAND, GROUP)]
        assert not missing, f"/{words} needs one of {missing}"
        return command, path


def _key(command):
    return command["name"], command.get("type") or 1


def _serves(command, place):
    contexts = command.get("contexts")
    if place.is_foreign:  # only for people who have installed the app for themselves
        return 1 in command.get("integration_types", ()) and (0 if place.guild else 2) in (contexts or ())
    if contexts is not None:
        return (0 if place.guild else 1) in contexts
    return bool(place.guild) or command["dm_permission"]


def check(command, path=()):
    """Refuse the command if it breaks a rule, listing everything that is wrong."""
    found = list(_wrong(command, path))
    size = sum(_size(command))
    if size > limits.COMMAND_TEXT:
        found.append((path, "APPLICATION_COMMAND_TOO_LARGE", f"{size} of {limits.COMMAND_TEXT} characters"))
    if found:
        raise invalid_form(found)


def _wrong(command, path, depth=0):
    slash = "options" in command or command.get("type", 1) == 1 or depth
    names = [command["name"], *(command.get("name_localizations") or {}).values()]
    for name in names:
        if slash and (not re.fullmatch(r"[-_'\w]{1,32}", name) or name != name.lower()):
            yield (*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", f"Command name {name!r} is invalid"
    texts = [command.get("description") or "", *(command.get("description_localizations") or {}).values()]
    for text in texts:
        if slash and not 1 <= len(text) <= 100:
            yield (*path, "description"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length."
    yield from _options(command, path, depth)


def _options(command, path, depth):
    options = command.get("options") or []
    kinds = [one["type"] for one in options]
    nested = [kind for kind in kinds if kind in (SUBCOMMAND, GROUP)]
    deepest = depth and command["type"] == SUBCOMMAND
    if nested and (len(nested) < len(kinds) or deepest or (depth and GROUP in nested)):
        yield (*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "subcommands do not mix with options"
    needed = [bool(one.get("required")) for one in options]
    if needed != sorted(needed, reverse=True):
        words = "Required options must be placed before non-required options"
        yield (*path, "options"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words
    if len({one["name"] for one in options}) < len(options):
        yield (*path, "options"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
    for number, one in enumerate(options):
        place = (*path, "options", number)
        if one.get("autocomplete") and one.get("choices"):
            yield place, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", "choices and autocomplete exclude each other"
        yield from _wrong(one, place, depth + 1)


def _size(command):
    """The lengths of all that counts; of translations only the longest."""
    for name in ("name", "description"):
        words = [command.get(name) or "", *(command.get(f"{name}_localizations") or {}).values()]
        yield max(map(len, words))
    for choice in command.get("choices") or ():
        yield len(choice["name"]) + len(str(choice["value"]))
    for one in command.get("options") or ():
        yield from _size(one)


# What the bot asks


def _scope(call):
    if call.application_id != call.server.bot.application_id:
        raise unknown("application command")
    return guild_of(call).id if "guild_id" in call.parts else None


@answers("commands", "guild_commands")
def every_command(call):
    every = list(call.server.commands.scopes.get(_scope(call), {}).values())
    return every if call.query.get("with_localizations") in ("1", "true") else _untranslated(every)


def _untranslated(value):
    """The same without translations, which a list holds only when asked for."""
    if isinstance(value, list):
        return [_untranslated(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {name: _untranslated(one) for name, one in value.items() if not name.endswith("_localizations")}


@answers("put_commands", "put_guild_commands")
def put_commands(call):
    scope, given = _scope(call), call.body
    if not isinstance(given, list) or len(given) > limits.COMMANDS:
        raise wrong("commands", "BASE_TYPE_BAD_LENGTH", f"a list of at most {limits.COMMANDS}")
    for number, one in enumerate(given):
        forms.check("Command", one)
        check(one, (number,))
    return call.server.commands.overwrite(scope, given)


@answers("post_command", "post_guild_command")
def post_command(call):
    check(call.body)
    return 201, call.server.commands.add(_scope(call), call.body)


def _named(call):
    scope = call.server.commands.scopes.get(_scope(call), {})
    if str(call.command_id) not in scope:
        raise unknown("application command")
    return scope


@answers("command", "guild_command")
def one_command(call):
    return _named(call)[str(call.command_id)]


@answers("delete_command", "delete_guild_command")
def delete_command(call):
    del _named(call)[str(call.command_id)]
