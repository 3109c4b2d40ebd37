"""Settings from the environment, or from a file `.env` in the working directory; `.env.example` lists them all."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from dotenv import dotenv_values

from bots.language.texts import languages
from bots.tables.deadlines import DAY, Limits
from bots.tables.lobby import YES_NO
from storage.embedded import FSYNC

MINUTE, HOUR = 60, 3600
TOKEN = re.compile(r"\d+:[\w-]+")
DISCORD_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
SECRET = re.compile(r"[\w-]{1,256}", re.ASCII)
LISTEN = re.compile(r"[^\s:]+:\d{1,5}")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


@dataclass(frozen=True, slots=True)
class TelegramSettings:
    """How to reach Telegram. Without a webhook, the bot polls for updates."""

    token: str = field(repr=False)
    base_url: str = ""
    webhook_url: str = ""
    webhook_secret: str = field(default="", repr=False)
    webhook_listen: str = "127.0.0.1:8081"


@dataclass(frozen=True, slots=True)
class DiscordSettings:
    """How to reach Discord."""

    token: str = field(repr=False)
    api_url: str = ""
    gateway_url: str = ""


class BadSetting(Exception):
    """A setting makes no sense; the message is for the operator of the bot."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the operator of the bot can set."""

    language: str
    redis_url: str
    data: Path
    fsync: str
    limits: Limits
    record_days: int
    tables_at_hand: int
    tables_per_person: int
    tables_per_channel: int
    log_level: str
    pictures: bool
    telegram: TelegramSettings | None
    discord: DiscordSettings | None = None


def settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings, or raise BadSetting with an explanation of what is wrong."""
    given = read_environment() if environment is None else environment
    return Settings(
        language=_one_of("DOMINION_LANGUAGE", given.get("DOMINION_LANGUAGE") or "en", languages()),
        redis_url=given.get("REDIS_URL") or "",
        data=Path(given.get("DOMINION_DATA") or "data").expanduser(),
        fsync=_one_of("DOMINION_FSYNC", given.get("DOMINION_FSYNC") or "always", FSYNC),
        limits=Limits(
            live=MINUTE * _number("DOMINION_LIVE_MINUTES", given.get("DOMINION_LIVE_MINUTES") or "3"),
            casual=HOUR * _number("DOMINION_CASUAL_HOURS", given.get("DOMINION_CASUAL_HOURS") or "24"),
            lobby=HOUR * _number("DOMINION_LOBBY_HOURS", given.get("DOMINION_LOBBY_HOURS") or "24"),
            idle=DAY * _number("DOMINION_TABLE_DAYS", given.get("DOMINION_TABLE_DAYS") or "14"),
            over=DAY * _number("DOMINION_FINISHED_DAYS", given.get("DOMINION_FINISHED_DAYS") or "14"),
        ),
        record_days=_number("DOMINION_RECORD_DAYS", given.get("DOMINION_RECORD_DAYS") or "90"),
        tables_at_hand=_number("DOMINION_TABLES_AT_HAND", given.get("DOMINION_TABLES_AT_HAND") or "2000"),
        tables_per_person=_number("DOMINION_TABLES_PER_PERSON", given.get("DOMINION_TABLES_PER_PERSON") or "20"),
        tables_per_channel=_number("DOMINION_TABLES_PER_CHANNEL", given.get("DOMINION_TABLES_PER_CHANNEL") or "50"),
        log_level=_one_of("LOG_LEVEL", (given.get("LOG_LEVEL") or "INFO").upper(), LEVELS),
        pictures=_one_of("DOMINION_PICTURES", given.get("DOMINION_PICTURES") or "yes", YES_NO) == "yes",
        telegram=_telegram(given) if given.get("TELEGRAM_TOKEN") else None,
        discord=_discord(given) if given.get("DISCORD_TOKEN") else None,
    )


def _telegram(given: Mapping[str, str]) -> TelegramSettings:
    token = given.get("TELEGRAM_TOKEN") or ""
    if not TOKEN.fullmatch(token):
        raise BadSetting("TELEGRAM_TOKEN is not a bot token: BotFather gives you one like 123456:ABC-def")
    listen = given.get("TELEGRAM_WEBHOOK_LISTEN") or "127.0.0.1:8081"
    if not LISTEN.fullmatch(listen):
        raise BadSetting(f"TELEGRAM_WEBHOOK_LISTEN must be an address and a port, like 127.0.0.1:8081, not {listen!r}")
    secret = given.get("TELEGRAM_WEBHOOK_SECRET") or ""
    webhook = given.get("TELEGRAM_WEBHOOK_URL") or ""
    if webhook and not SECRET.fullmatch(secret):
        raise BadSetting("TELEGRAM_WEBHOOK_URL needs a TELEGRAM_WEBHOOK_SECRET: 1 to 256 letters, digits, _ and -")
    return TelegramSettings(token, given.get("TELEGRAM_BASE_URL") or "", webhook, secret, listen)


def _discord(given: Mapping[str, str]) -> DiscordSettings:
    token = (given.get("DISCORD_TOKEN") or "").strip()
    if not DISCORD_TOKEN.fullmatch(token):
        raise BadSetting("DISCORD_TOKEN is not a bot token: the developer portal shows one in three parts, with dots")
    api, gateway = given.get("DISCORD_API_URL") or "", given.get("DISCORD_GATEWAY_URL") or ""
    if api and not api.startswith(("http://", "https://")):
        raise BadSetting(f"DISCORD_API_URL must begin with http:// or https://, not {api!r}")
    if gateway and not gateway.startswith(("ws://", "wss://")):
        raise BadSetting(f"DISCORD_GATEWAY_URL must begin with ws:// or wss://, not {gateway!r}")
    return DiscordSettings(token, api, gateway)


def read_environment() -> dict[str, str]:
    """Return the environment variables, with those of a file `.env` in the working directory as defaults."""
    written = {name: value for name, value in dotenv_values(".env").items() if value is not None}
    return written | dict(os.environ)


def _one_of(name: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise BadSetting(f"{name} must be one of {', '.join(known)}, not {value!r}")
    return value


def _number(name: str, value: str) -> int:
    if not value.isdecimal() or not 0 < int(value) <= 100_000:
        raise BadSetting(f"{name} must be a whole number from 1 to 100000, not {value!r}")
    return int(value)
