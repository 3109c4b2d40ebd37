"""Lets the loopback servers forget what they only remember for tests, so that they can run for hours."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.discord_server.server import DiscordServer
from tests.telegram_server.server import TelegramServer

KEPT_PRESSES = 200
KEPT_INTERACTIONS = 2000  # their tokens can still be used for a quarter of an hour


def forget(telegram: TelegramServer, discord: DiscordServer) -> Counter[str]:
    """Forget old requests, presses, versions and deleted messages; return what there was to count."""
    counts = Counter(
        requests=len(telegram.requests) + len(discord.requests),
        complaints=len(telegram.complaints) + len(discord.complaints),
        **_count_interactions(discord),
    )
    for complaint in (*telegram.complaints, *discord.complaints):
        print(f"complaint: {complaint:.300}", flush=True)
    for server in (telegram, discord):
        server.requests.clear()
        server.complaints.clear()
        for person in server.people.values():
            person.notifications.clear()
    _forget_at_telegram(telegram)
    _forget_at_discord(discord)
    return counts


def _count_interactions(server: DiscordServer) -> dict[str, int]:
    """Count the interactions that were answered, or failed because no answer came in time, since the last count."""
    found = [
        interaction
        for interaction in server.interactions.values()
        if (interaction.given or interaction.failed) and not getattr(interaction, "is_counted", False)
    ]
    for interaction in found:
        interaction.is_counted = True
    return {"interactions": len(found), "late": sum(interaction.failed for interaction in found)}


def _forget_at_telegram(server: TelegramServer) -> None:
    for old in list(server.presses)[:-KEPT_PRESSES]:
        del server.presses[old]
    for chat in (*server.groups.values(), *server._private.values()):
        chat._kept = {id: message for id, message in chat._kept.items() if not message.deleted}
        for message in chat._kept.values():
            _forget_versions(message.versions)


def _forget_at_discord(server: DiscordServer) -> None:
    for old in list(server.interactions)[:-KEPT_INTERACTIONS]:
        del server.interactions[old]
    for place in server.places.values():
        place.ever = [message for message in place.ever if not message.deleted]
        for message in place.ever:
            _forget_versions(message.versions)
    for session in server.gateway.sessions.values():
        session.log[: session.sent] = [""] * session.sent


def _forget_versions(versions: list[Any]) -> None:
    """Forget all but the last two versions, but not how many there were: people tell by it that a message changed."""
    versions[:-2] = [None] * len(versions[:-2])
