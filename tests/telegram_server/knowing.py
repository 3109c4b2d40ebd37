"""Methods about the bot itself, its updates, its commands, and the members of a chat."""

import re
from urllib.parse import urlsplit

from tests.telegram_server import limits, menus
from tests.telegram_server.calls import method
from tests.telegram_server.refusals import bad_request, mistake


@method("getMe")
async def get_me(call):
    """Describe the bot itself."""
    return call.bot.introduction()


@method("getUpdates")
async def get_updates(call):
    """Return the next updates of the bot."""
    given = call.given
    call.bot.updates.allow(given.get("allowed_updates"))
    limit = given.get("limit", 100)
    if not 1 <= limit <= 100:
        raise mistake("wrong limit of updates")
    return await call.bot.updates.poll(given.get("offset", 0), limit, given.get("timeout", 0))


@method("setWebhook")
async def set_webhook(call):
    """Deliver updates to the address; an empty one ends that."""
    url, secret = call.given["url"], call.given.get("secret_token")
    if not url:
        return await delete_webhook(call)
    _check_webhook(url, secret)
    _perhaps_drop(call)
    call.bot.updates.allow(call.given.get("allowed_updates"))
    webhook = {"url": url, "secret": secret, "max_connections": call.given.get("max_connections", 40)}
    call.bot.updates.register(webhook)
    return True


def _check_webhook(url, secret):
    parts = urlsplit(url)
    if parts.scheme != "https" and parts.hostname not in ("127.0.0.1", "localhost"):
        raise mistake("bad webhook: An HTTPS URL must be provided for webhook")
    if parts.scheme == "https" and (parts.port or 443) not in (443, 80, 88, 8443):
        raise mistake("bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443")
    if secret is not None and not re.fullmatch(limits.WEBHOOK_WORD, secret):
        raise mistake("secret token contains unallowed characters")


def _perhaps_drop(call):
    if call.given.get("drop_pending_updates"):
        call.bot.updates.drop()


@method("deleteWebhook")
async def delete_webhook(call):
    """Keep updates for getUpdates again."""
    _perhaps_drop(call)
    if call.bot.updates.webhook:
        call.bot.updates.register(None)
    return True


@method("getWebhookInfo")
async def get_webhook_info(call):
    """Describe the webhook and its last failure."""
    updates = call.bot.updates
    webhook = updates.webhook or {"url": ""}
    info = {
        "url": webhook["url"],
        "has_custom_certificate": False,
        "pending_update_count": updates.outstanding,
        "allowed_updates": updates.allowed,
    }
    if updates.failure:
        info |= {"last_error_message": updates.failure, "last_error_date": int(call.server.clock.now())}
    return info | ({"max_connections": webhook["max_connections"]} if updates.webhook else {})


@method("setMyCommands")
async def set_my_commands(call):
    """Set the commands of that scope and language."""
    call.bot.commands[menus.key(call)] = menus.checked_commands(call.given["commands"])
    return True


@method("deleteMyCommands")
async def delete_my_commands(call):
    """Delete the commands of that scope and language, so that those of a wider scope apply."""
    call.bot.commands.pop(menus.key(call), None)
    return True


@method("getMyCommands")
async def get_my_commands(call):
    """Return the commands of exactly that scope and language."""
    commands = call.bot.commands.get(menus.key(call), [])
    return [{"command": command, "description": description} for command, description in commands]


@method("setMyDescription")
async def set_my_description(call):
    """Set the text that an empty private chat shows."""
    return _describe(call, "description", limits.DESCRIPTION)


@method("setMyShortDescription")
async def set_my_short_description(call):
    """Set the text that the bot's profile shows."""
    return _describe(call, "short_description", limits.SHORT_DESCRIPTION)


def _describe(call, which, longest):
    text = call.given.get(which, "")
    if limits.length(text) > longest:
        raise mistake(f"bot {which.replace('_', ' ')} is too long")
    call.bot.descriptions[which, menus.checked_language(call.given.get("language_code", ""))] = text
    return True


@method("getChat")
async def get_chat(call):
    """Describe the chat, as far as a bot may know."""
    chat = call.chat
    chat.check_present(call.bot)
    gifts = ("unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels")
    info = chat.payload() | {"accent_color_id": 1, "max_reaction_count": 11}
    info["accepted_gift_types"] = dict.fromkeys(gifts, False)
    return info | ({"pinned_message": chat.pinned[-1].payload(replies=False)} if chat.pinned else {})


def _group(call):
    chat = call.chat
    chat.check_present(call.bot)
    if chat.kind == "private":
        raise bad_request("there are no administrators in the private chat")
    return chat


@method("getChatMember")
async def get_chat_member(call):
    """Describe the membership of one user."""
    account = call.server.account(call.given["user_id"])
    if account is None:
        raise bad_request("user not found")
    if call.chat.kind == "private":
        return {"status": "member", "user": account.payload()}
    return _group(call).member(account).payload()


@method("getChatAdministrators")
async def get_chat_administrators(call):
    """List the administrators; bots only if asked for."""
    bots = call.given.get("return_bots", False)
    chat = _group(call)
    members = [member for member in chat.members.values() if chat.is_admin(member.account)]
    return [member.payload() for member in members if bots or not member.account.is_bot]


@method("getChatMemberCount")
async def get_chat_member_count(call):
    """Count the people and bots in the chat."""
    chat = call.chat
    chat.check_present(call.bot)
    return len(chat.people) + len(chat.bots)


@method("leaveChat")
async def leave_chat(call):
    """Let the bot leave the group."""
    _group(call).departs(call.bot)
    return True


@method("close")
async def close(call):
    """Stop deliveries, as before a move to another server."""
    call.bot.updates.register(None)
    return True


@method("logOut")
async def log_out(call):
    """Log the bot out: all its later requests are refused."""
    call.bot.logged_out = True
    return True
