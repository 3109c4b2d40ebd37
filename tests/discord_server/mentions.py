"""Whom a message notifies: who is named in it, as far as that is allowed."""

import re

from tests.discord_server.refusals import wrong


def check_allowed(allowed):
    """Everyone of a kind and some of that kind exclude each other."""
    for kind in ("users", "roles"):
        if kind in ((allowed or {}).get("parse") or ()) and (allowed or {}).get(kind):
            words = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            raise wrong("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)


def ringing(place, body, allowed=None, reference=None):
    """The people whom the new message notifies."""
    if place.guild is None:
        return list(place.people)
    text = "\n".join([body.content, *body.displayed])
    kinds, users = _allowed(allowed)
    named = {int(id) for id in re.findall(r"<@!?(\d+)>", text) if "users" in kinds or int(id) in users}
    if reference and (allowed or {}).get("replied_user", allowed is None):
        named.add(reference.author.id)
    everyone = "everyone" in kinds and "mention_everyone" in place.bot_permissions
    if everyone and re.search(r"@(everyone|here)\b", text):
        named |= {person.id for person in place.people}
    return [person for person in place.guild.members if person.id in named]


def _allowed(allowed):
    """(kinds allowed as a whole, ids of the people allowed one by one)."""
    if allowed is None:
        return {"users", "roles", "everyone"}, set()
    return set(allowed.get("parse") or ()), {int(id) for id in allowed.get("users") or ()}
