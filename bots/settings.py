"""Settings from the environment, or from a file `.env` in the working directory; `.env.example` lists them all."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from urllib.parse import urlsplit

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bots.language.texts import languages
from bots.tables.deadlines import DAY, Limits
from bots.tables.lobby import YES_NO
from bots.tables.operator_policy import EVERYONE, OPENING
from storage.connection import Client, open_client
from storage.embedded import FSYNC, MEMORY_MB
from storage.places import BadPlace, Place

MINUTE, HOUR = 60, 3600
TOKEN = re.compile(r"\d+:[\w-]+", re.ASCII)
DISCORD_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
SHARDS = re.compile(r"(\d{1,5}(?:-\d{1,5})?(?:,\d{1,5}(?:-\d{1,5})?)*)/(\d{1,5})", re.ASCII)
SECRET = re.compile(r"[\w-]{1,256}", re.ASCII)
WEBHOOK_PORTS = (443, 80, 88, 8443)  # to which Telegram's own servers deliver
HIGHEST_PORT = 65_535
LEAST_MEMORY_MB = 8  # an empty server needs more than one
PLATFORMS = ("discord", "telegram")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
LISTEN = re.compile(r"(?:\[[\da-fA-F:.]+\]|[^\s:\[\]]+):(\d{1,5})", re.ASCII)
# Set by systemd, not by people: where to send notifications, how often, and which process is meant.
NOTIFY_SOCKET, WATCHDOG, WATCHDOG_PROCESS = "NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"


@dataclass(frozen=True, slots=True)
class TelegramSettings:
    """How to reach Telegram. Without a webhook, the bot polls for updates."""

    token: str = field(repr=False)
    base_url: str = ""
    webhook_url: str = ""
    webhook_secret: str = field(default="", repr=False)
    webhook_listen: str = "127.0.0.1:8081"
    rich_messages: bool = False


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of Discord that this process serves, and how many there are, in all processes together."""

    ids: tuple[int, ...]
    count: int

    def serves(self, guild: int) -> bool:
        """True if events of that server arrive at one of these shards."""
        return (guild >> 22) % self.count in self.ids


@dataclass(frozen=True, slots=True)
class DiscordSettings:
    """How to reach Discord. Without `shards`, this process serves all of them."""

    token: str = field(repr=False)
    api_url: str = ""
    gateway_url: str = ""
    shards: Shards | None = None
    emojis: bool = False  # the application has emojis of its own


class BadSetting(Exception):
    """A setting, or an argument of a command, makes no sense; the message is for the operator of the bot."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything the operator of the bot can set."""

    language: str
    redis_url: str
    data: Path
    fsync: str
    memory_mb: int
    limits: Limits
    record_days: int
    analysis_playouts: int
    tables_at_hand: int
    tables_per_person: int
    tables_per_channel: int
    plan_games: int  # simulated for a plan in a kingdom that none was shipped for; 0: there is none then
    log_level: str
    pictures: bool
    telegram: TelegramSettings | None
    discord: DiscordSettings | None = None
    log_format: str = "text"
    monitor_listen: str = ""  # where metrics and health can be read; "": nowhere
    opening: str = EVERYONE  # who may open tables
    chats: frozenset[str] = frozenset()  # in which tables may be opened; empty: in all
    notify_socket: str = ""
    watchdog: float = 0.0  # seconds within which systemd expects a sign of life; 0: it expects none


def settings(environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings, or raise BadSetting with an explanation of what is wrong."""
    given = read_environment() if environment is None else environment
    return Settings(
        language=_one_of("DOMINION_LANGUAGE", given.get("DOMINION_LANGUAGE") or "en", languages()),
        redis_url=given.get("REDIS_URL") or "",
        data=_directory("DOMINION_DATA", given.get("DOMINION_DATA") or "data"),
        fsync=_one_of("DOMINION_FSYNC", given.get("DOMINION_FSYNC") or "always", FSYNC),
        memory_mb=_number("DOMINION_MEMORY_MB", given.get("DOMINION_MEMORY_MB") or str(MEMORY_MB), LEAST_MEMORY_MB),
        limits=Limits(
            live=MINUTE * _number("DOMINION_LIVE_MINUTES", given.get("DOMINION_LIVE_MINUTES") or "3"),
            casual=HOUR * _number("DOMINION_CASUAL_HOURS", given.get("DOMINION_CASUAL_HOURS") or "24"),
            lobby=HOUR * _number("DOMINION_LOBBY_HOURS", given.get("DOMINION_LOBBY_HOURS") or "24"),
            idle=DAY * _number("DOMINION_TABLE_DAYS", given.get("DOMINION_TABLE_DAYS") or "14"),
            over=DAY * _number("DOMINION_FINISHED_DAYS", given.get("DOMINION_FINISHED_DAYS") or "14"),
            statistics=DAY * _number("DOMINION_STATISTICS_DAYS", given.get("DOMINION_STATISTICS_DAYS") or "730"),
        ),
        analysis_playouts=_number("DOMINION_ANALYSIS_PLAYOUTS", given.get("DOMINION_ANALYSIS_PLAYOUTS") or "400", 0),
        record_days=_number("DOMINION_RECORD_DAYS", given.get("DOMINION_RECORD_DAYS") or "90"),
        tables_at_hand=_number("DOMINION_TABLES_AT_HAND", given.get("DOMINION_TABLES_AT_HAND") or "2000"),
        tables_per_person=_number("DOMINION_TABLES_PER_PERSON", given.get("DOMINION_TABLES_PER_PERSON") or "20"),
        tables_per_channel=_number("DOMINION_TABLES_PER_CHANNEL", given.get("DOMINION_TABLES_PER_CHANNEL") or "50"),
        plan_games=_number("DOMINION_PLAN_GAMES", given.get("DOMINION_PLAN_GAMES") or "12000", least=0),
        log_level=_one_of("LOG_LEVEL", (given.get("LOG_LEVEL") or "INFO").upper(), LEVELS),
        pictures=_one_of("DOMINION_PICTURES", given.get("DOMINION_PICTURES") or "yes", YES_NO) == "yes",
        telegram=_telegram(given) if given.get("TELEGRAM_TOKEN") else None,
        discord=_discord(given) if given.get("DISCORD_TOKEN") else None,
        log_format=_one_of("DOMINION_LOG_FORMAT", given.get("DOMINION_LOG_FORMAT") or "text", LOG_FORMATS),
        monitor_listen=_monitor_listen(given.get("DOMINION_MONITOR_LISTEN") or ""),
        opening=_one_of("DOMINION_OPENING", given.get("DOMINION_OPENING") or EVERYONE, OPENING),
        chats=_chats(given.get("DOMINION_CHATS") or ""),
        notify_socket=given.get(NOTIFY_SOCKET) or "",
        watchdog=_watchdog(given),
    )


def _monitor_listen(address: str) -> str:
    found = LISTEN.fullmatch(address)
    if address and (found is None or not 0 < int(found[1]) < 65_536):
        raise BadSetting(f"DOMINION_MONITOR_LISTEN must be an address and a port, like 127.0.0.1:9100, not {address!r}")
    return address


def _chats(listed: str) -> frozenset[str]:
    try:
        return frozenset(parse_id(word).text for word in re.split(r"[\s,]+", listed) if word)
    except BadPlace as bad:
        example = "telegram:-1001234567890, discord:123456789012345678"
        raise BadSetting(f"DOMINION_CHATS must be a list of chats like {example}; {str(bad)!r} is none") from None


def parse_id(word: str) -> Place:
    """Return the chat with that id, or the person, in the form of a place; raise BadPlace if it cannot be one."""
    try:
        place = Place.from_text(word)
    except BadPlace:
        raise BadPlace(word) from None
    if place.platform not in PLATFORMS:
        raise BadPlace(word)
    return place


def _watchdog(given: Mapping[str, str]) -> float:
    microseconds, process = given.get(WATCHDOG) or "", given.get(WATCHDOG_PROCESS) or ""
    is_meant = process in ("", str(os.getpid()))
    return int(microseconds) / 1e6 if is_meant and microseconds.isdecimal() else 0.0


def _telegram(given: Mapping[str, str]) -> TelegramSettings:
    token = (given.get("TELEGRAM_TOKEN") or "").strip()
    if not TOKEN.fullmatch(token):
        raise BadSetting("TELEGRAM_TOKEN is not a bot token: BotFather gives you one like 123456:ABC-def")
    listen = given.get("TELEGRAM_WEBHOOK_LISTEN") or "127.0.0.1:8081"
    port = LISTEN.fullmatch(listen)
    if port is None or not 0 < int(port[1]) <= HIGHEST_PORT:
        raise BadSetting(f"TELEGRAM_WEBHOOK_LISTEN must be an address and a port, like 127.0.0.1:8081, not {listen!r}")
    secret = given.get("TELEGRAM_WEBHOOK_SECRET") or ""
    base, webhook = given.get("TELEGRAM_BASE_URL") or "", given.get("TELEGRAM_WEBHOOK_URL") or ""
    if base and not _is_address(base, ("http", "https")):
        raise BadSetting("TELEGRAM_BASE_URL must be an address like http://localhost:8081")
    if webhook:
        _check_webhook(webhook, own_server=bool(base))
    if webhook and not SECRET.fullmatch(secret):
        raise BadSetting("TELEGRAM_WEBHOOK_URL needs a TELEGRAM_WEBHOOK_SECRET: 1 to 256 letters, digits, _ and -")
    rich = _one_of("TELEGRAM_RICH_MESSAGES", given.get("TELEGRAM_RICH_MESSAGES") or "no", YES_NO) == "yes"
    return TelegramSettings(token, base, webhook, secret, listen, rich)


def _check_webhook(address: str, *, own_server: bool) -> None:
    """Raise BadSetting if nothing can be delivered to that address. One's own Bot API server also uses http."""
    if not _is_address(address, ("http", "https") if own_server else ("https",)):
        raise BadSetting("TELEGRAM_WEBHOOK_URL must be an https address like https://example.org/telegram")
    ports = ", ".join(map(str, WEBHOOK_PORTS))
    if not own_server and (urlsplit(address).port or WEBHOOK_PORTS[0]) not in WEBHOOK_PORTS:
        raise BadSetting(f"TELEGRAM_WEBHOOK_URL: Telegram delivers only to the ports {ports}")


def _is_address(text: str, schemes: tuple[str, ...]) -> bool:
    """True for a URL with one of these schemes and a host."""
    try:
        parts = urlsplit(text)
        whole = not (parts.fragment or parts.username or parts.password) and parts.port != 0
    except ValueError:  # not an IPv6 address, or not a port
        return False
    return whole and parts.scheme in schemes and bool(parts.hostname) and not re.search(r"\s|[\x00-\x1f]", text)


def _discord(given: Mapping[str, str]) -> DiscordSettings:
    token = (given.get("DISCORD_TOKEN") or "").strip()
    if not DISCORD_TOKEN.fullmatch(token):
        raise BadSetting("DISCORD_TOKEN is not a bot token: the developer portal shows one in three parts, with dots")
    api, gateway = given.get("DISCORD_API_URL") or "", given.get("DISCORD_GATEWAY_URL") or ""
    if api and not _is_address(api, ("http", "https")):
        raise BadSetting("DISCORD_API_URL must be an address like http://localhost:8082/api/v10")
    if gateway and not _is_address(gateway, ("ws", "wss")):
        raise BadSetting("DISCORD_GATEWAY_URL must be an address like ws://localhost:8082")
    emojis = _one_of("DISCORD_EMOJIS", given.get("DISCORD_EMOJIS") or "no", YES_NO) == "yes"
    return DiscordSettings(token, api, gateway, _shards(given.get("DISCORD_SHARDS") or ""), emojis)


def _shards(text: str) -> Shards | None:
    """Return the shards that are set, such as 0-3/16; None if all are served."""
    if not text:
        return None
    found = SHARDS.fullmatch(text.replace(" ", ""))
    if found is None or not int(found[2]):
        raise BadSetting(f"DISCORD_SHARDS must look like 0-3/16, 5/16 or 0,4,8/16 (shards / all shards), not {text!r}")
    count, ids = int(found[2]), set[int]()
    for part in found[1].split(","):
        first, _, last = part.partition("-")
        chosen = range(int(first), int(last or first) + 1)
        if not chosen or chosen[-1] >= count:
            raise BadSetting(f"DISCORD_SHARDS: {part} is not among the shards 0 to {count - 1} that {text!r} speaks of")
        ids.update(chosen)
    return Shards(tuple(sorted(ids)), count)


def open_storage(settings: Settings, *, warn: bool = True) -> AbstractAsyncContextManager[Client]:
    """Open a client of the server that is set, or of the embedded server; warn in the log if it can lose presses."""
    return open_client(settings.redis_url or None, settings.data, settings.fsync, settings.memory_mb, warn=warn)


def read_environment() -> dict[str, str]:
    """Return the environment variables, with those of a file `.env` in the working directory as defaults."""
    return _read_file() | dict(os.environ)


def _read_file() -> dict[str, str]:
    file = Path(".env")
    try:
        if not file.is_file():  # which fails in a directory that is somebody else's
            return {}
        text = file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise BadSetting(f".env cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadSetting(".env is not a text in UTF-8; save it as one") from None
    for found in parse_stream(StringIO(text)):
        if found.error:
            written = found.original.string
            blank = written[: -len(written.lstrip())].count("\n")  # lines above it
            raise BadSetting(f".env: line {found.original.line + blank} is not a setting like NAME=value")
    return {name: value for name, value in dotenv_values(stream=StringIO(text)).items() if value is not None}


def _one_of(name: str, value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise BadSetting(f"{name} must be one of {', '.join(known)}, not {value!r}")
    return value


def _directory(name: str, value: str) -> Path:
    try:
        return Path(value).expanduser()
    except RuntimeError:  # ~somebody
        raise BadSetting(f"{name}: there is no user whose home is {value.split('/')[0]!r}") from None


def _number(name: str, value: str, least: int = 1) -> int:
    if not value.isdecimal() or not least <= int(value) <= 100_000:
        raise BadSetting(f"{name} must be a whole number from {least} to 100000, not {value!r}")
    return int(value)
