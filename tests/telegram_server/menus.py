"""Commands a bot registers for a scope and a language, and which of them a person is offered."""

import re

from tests.telegram_server import limits
from tests.telegram_server.refusals import bad_request, mistake

_SCOPES = {
    "default": (),
    "all_private_chats": (),
    "all_group_chats": (),
    "all_chat_administrators": (),
    "chat": ("chat_id",),
    "chat_administrators": ("chat_id",),
    "chat_member": ("chat_id", "user_id"),
}


def key(call):
    """Under what a list of commands is kept: (scope, language)."""
    scope = call.given.get("scope") or {"type": "default"}
    language = call.given.get("language_code", "")
    if set(scope) - {"type"} != set(_SCOPES.get(scope["type"], ("unknown",))):
        raise mistake("can't parse BotCommandScope: Unsupported type specified")
    if "chat_id" in scope and scope["chat_id"] not in call.server.chats_of(call.bot):
        raise bad_request("chat not found")
    return tuple(scope[name] for name in ("type", "chat_id", "user_id") if name in scope), checked_language(language)


def checked_language(language):
    """The code, which has two letters or is empty."""
    if not re.fullmatch(r"([a-z]{2})?", language):
        raise mistake("LANG_CODE_INVALID")
    return language


def checked_commands(commands):
    """[(command, description)] within the limits."""
    if len(commands) > limits.COMMANDS:
        raise mistake("BOT_COMMANDS_TOO_MUCH")
    for one in commands:
        if not re.fullmatch(limits.COMMAND, one["command"].removeprefix("/")):
            raise mistake("BOT_COMMAND_INVALID")
        if not 1 <= limits.length(one["description"]) <= limits.COMMAND_DESCRIPTION:
            raise mistake("BOT_COMMAND_DESCRIPTION_INVALID")
    return [(one["command"].removeprefix("/"), one["description"]) for one in commands]


def menu(bot, chat, person):
    """The first list that fits, narrowest scope first, the person's own language before none."""
    for scope in _narrowing(chat, person):
        for language in ((person.language or "")[:2], ""):
            if (scope, language) in bot.commands:
                return bot.commands[scope, language]
    return []


def _narrowing(chat, person):
    if chat.kind == "private":
        return [("chat", chat.id), ("all_private_chats",), ("default",)]
    admin = chat.is_admin(person)
    scopes = [
        ("chat_member", chat.id, person.id),
        admin and ("chat_administrators", chat.id),
        ("chat", chat.id),
        admin and ("all_chat_administrators",),
        ("all_group_chats",),
        ("default",),
    ]
    return [scope for scope in scopes if scope]
