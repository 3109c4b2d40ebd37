"""What a host can set, and the messages about settings that make no sense."""

import contextlib
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bots.settings import BadSetting, Shards, settings
from bots.tables.deadlines import DAY
from tests.each import for_each_row


def test_nothing_needs_to_be_set():
    found = settings({})
    assert found.redis_url == ""
    assert found.data == Path("data")
    assert found.fsync == "always"
    assert found.memory_mb == 512
    assert found.limits.live == 180
    assert found.limits.casual == DAY


def test_everything_can_be_set():
    found = settings(
        {
            "REDIS_URL": "redis://somewhere",
            "DOMINION_DATA": "/srv/dominion",
            "DOMINION_FSYNC": "everysec",
            "DOMINION_MEMORY_MB": "64",
            "DOMINION_LIVE_MINUTES": "5",
            "DOMINION_CASUAL_HOURS": "12",
            "DOMINION_LOBBY_HOURS": "2",
            "DOMINION_TABLE_DAYS": "3",
            "DOMINION_FINISHED_DAYS": "4",
            "DOMINION_RECORD_DAYS": "5",
            "DOMINION_STATISTICS_DAYS": "6",
            "DOMINION_TABLES_AT_HAND": "10",
            "LOG_LEVEL": "debug",
            "DOMINION_PICTURES": "no",
            "DOMINION_OPENING": "admins",
            "DOMINION_CHATS": "telegram:-100123, discord:456 discord:7:8,",
        }
    )
    limits = found.limits
    assert (found.redis_url, found.data, found.fsync) == ("redis://somewhere", Path("/srv/dominion"), "everysec")
    assert found.memory_mb == 64
    assert (limits.live, limits.casual, limits.lobby) == (300, 43_200, 7200)
    assert (limits.idle, limits.over, limits.statistics) == (3 * DAY, 4 * DAY, 6 * DAY)
    assert (found.record_days, found.tables_at_hand, found.log_level) == (5, 10, "DEBUG")
    assert not found.pictures
    assert (found.opening, found.chats) == ("admins", {"telegram:-100123", "discord:456", "discord:7:8"})


@for_each_row(
    [
        ("DOMINION_FSYNC", "sometimes"),
        ("DOMINION_LANGUAGE", "xx"),
        ("LOG_LEVEL", "loud"),
        ("DOMINION_PICTURES", "big"),
        ("DOMINION_OPENING", "nobody"),
        ("DOMINION_CHATS", "-100123"),
        ("DOMINION_CHATS", "telegram:-100123, telegramm:5"),
        ("DOMINION_CHATS", "discord:general"),
        ("DOMINION_DATA", "~nobody-of-that-name/data"),
        ("DOMINION_MEMORY_MB", "1.5"),
        ("DOMINION_MEMORY_MB", "1"),
        ("DOMINION_LIVE_MINUTES", "0"),
        ("DOMINION_TABLE_DAYS", "-1"),
        ("DOMINION_TABLE_DAYS", "ten"),
        ("DOMINION_TABLE_DAYS", "9" * 30),
    ]
)
def test_what_makes_no_sense_is_named(name, value):
    with pytest.raises(BadSetting, match=name):
        settings({name: value})


def test_what_is_set_to_nothing_is_not_set():
    assert settings({"DOMINION_LIVE_MINUTES": "", "DOMINION_DATA": ""}) == settings({})


def test_a_file_beside_the_program_is_read_and_the_environment_counts_more(tmp_path, monkeypatch):
    (tmp_path / ".env").write_text("DOMINION_LIVE_MINUTES=7\nDOMINION_CASUAL_HOURS=7\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DOMINION_CASUAL_HOURS", "8")
    monkeypatch.delenv("DOMINION_LIVE_MINUTES", raising=False)
    assert (settings().limits.live, settings().limits.casual) == (7 * 60, 8 * 3600)


@for_each_row(
    [
        ("LOG_LEVEL=\N{LATIN SMALL LETTER U WITH DIAERESIS}".encode("latin-1"), "is not a text in UTF-8"),
        ("LOG_LEVEL=INFO".encode("utf-16"), "is not a text in UTF-8"),
        (b"LOG_LEVEL=INFO\n\nLOG LEVEL=DEBUG\n", "line 3 is not a setting like NAME=value"),
        (b'LOG_LEVEL="INFO\n', "line 1 is not"),
    ]
)
def test_a_file_that_cannot_be_understood_is_named_without_what_is_in_it(data, words):
    with TemporaryDirectory() as directory, contextlib.chdir(directory):
        Path(".env").write_bytes(data)
        with pytest.raises(BadSetting, match=rf"^\.env.* {words}") as refusal:
            settings()
    assert "LOG" not in str(refusal.value)


def test_a_file_that_may_not_be_read_is_named(tmp_path, monkeypatch):
    (tmp_path / ".env").touch()
    monkeypatch.chdir(tmp_path)

    def refuse(*_arguments, **_options):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_text", refuse)  # whoever runs this may read everything, perhaps
    with pytest.raises(BadSetting, match=r"^\.env cannot be read: Permission denied$"):
        settings()


def test_a_directory_that_may_not_be_read_is_named_too(monkeypatch):
    def refuse(*_arguments):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "is_file", refuse)  # as where another user's command is run in the home of root
    with pytest.raises(BadSetting, match=r"^\.env cannot be read: Permission denied$"):
        settings()


def test_a_file_as_other_systems_write_it_is_read(tmp_path, monkeypatch):
    (tmp_path / ".env").write_bytes(
        b"\xef\xbb\xbfDOMINION_LIVE_MINUTES=7\r\n# words\r\n\r\nexport LOG_LEVEL='debug'\r\n"
    )
    monkeypatch.chdir(tmp_path)
    for name in ("DOMINION_LIVE_MINUTES", "LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    assert (settings().limits.live, settings().log_level) == (7 * 60, "DEBUG")


DISCORD = "MTIz.abc-d.e_f"


def test_without_tokens_there_is_no_platform():
    assert (settings({}).discord, settings({}).telegram) == (None, None)


def test_discord_is_set_by_its_token():
    found = settings({"DISCORD_TOKEN": f" {DISCORD}\n"}).discord
    assert (found.token, found.api_url, found.gateway_url) == (DISCORD, "", "")


def test_both_platforms_can_be_set_at_once():
    found = settings({"DISCORD_TOKEN": DISCORD, "TELEGRAM_TOKEN": "123:abc"})
    assert None not in (found.discord, found.telegram)


def test_discord_may_stand_behind_proxies():
    given = {"DISCORD_API_URL": "http://localhost:1/api/v10", "DISCORD_GATEWAY_URL": "ws://localhost:2"}
    found = settings({"DISCORD_TOKEN": DISCORD} | given).discord
    assert (found.api_url, found.gateway_url) == tuple(given.values())


@for_each_row(
    [
        ("0-3/16", (0, 1, 2, 3)),
        ("5/16", (5,)),
        ("0,4,8/16", (0, 4, 8)),
        ("12-15, 0 / 16", (0, 12, 13, 14, 15)),
        ("0-3,2-4/16", (0, 1, 2, 3, 4)),
        ("15/16", (15,)),
    ]
)
def test_a_process_can_serve_some_of_the_shards_of_discord(text, ids):
    assert settings({"DISCORD_TOKEN": DISCORD, "DISCORD_SHARDS": text}).discord.shards == Shards(ids, 16)


@pytest.mark.parametrize("given", [{}, {"DISCORD_SHARDS": ""}])
def test_unless_it_is_told_otherwise_a_process_serves_all_shards_of_discord(given):
    assert settings({"DISCORD_TOKEN": DISCORD} | given).discord.shards is None


@for_each_row(
    [
        ("DISCORD_SHARDS", "16"),
        ("DISCORD_SHARDS", "0-3"),
        ("DISCORD_SHARDS", "/16"),
        ("DISCORD_SHARDS", "0-3/"),
        ("DISCORD_SHARDS", "0/0"),
        ("DISCORD_SHARDS", "16/16"),
        ("DISCORD_SHARDS", "0-16/16"),
        ("DISCORD_SHARDS", "3-0/16"),
        ("DISCORD_SHARDS", "0--3/16"),
        ("DISCORD_SHARDS", "-1/16"),
        ("DISCORD_SHARDS", "0,,3/16"),
        ("DISCORD_SHARDS", "0-3 of 16"),
        ("DISCORD_SHARDS", "0/999999"),
        ("DISCORD_SHARDS", "\N{ARABIC-INDIC DIGIT THREE}/16"),
        ("DISCORD_TOKEN", "nonsense"),
        ("DISCORD_TOKEN", "a.b"),
        ("DISCORD_TOKEN", f"Bot {DISCORD}"),
        ("DISCORD_TOKEN", "a.b.\N{SNOWMAN}"),
        ("DISCORD_API_URL", "localhost:1"),
        ("DISCORD_API_URL", "http://"),
        ("DISCORD_API_URL", "http://exa mple/api/v10"),
        ("DISCORD_GATEWAY_URL", "http://localhost:2"),
        ("DISCORD_GATEWAY_URL", "wss://"),
    ]
)
def test_what_makes_no_sense_at_discord_is_named(name, value):
    with pytest.raises(BadSetting, match=name):
        settings({"DISCORD_TOKEN": DISCORD} | {name: value})


TELEGRAM = {
    "TELEGRAM_TOKEN": "123:abc",
    "TELEGRAM_WEBHOOK_URL": "https://example.org/telegram",
    "TELEGRAM_WEBHOOK_SECRET": "sesame",
}


@for_each_row(
    [
        ("TELEGRAM_WEBHOOK_URL", "https://"),
        ("TELEGRAM_WEBHOOK_URL", "https:///telegram"),
        ("TELEGRAM_WEBHOOK_URL", "example.org/telegram"),
        ("TELEGRAM_WEBHOOK_URL", "http://example.org/telegram"),
        ("TELEGRAM_WEBHOOK_URL", "https://[::/telegram"),
        ("TELEGRAM_WEBHOOK_URL", "https://example.org:99999/telegram"),
        ("TELEGRAM_WEBHOOK_URL", "https://example.org:0/telegram"),
        ("TELEGRAM_WEBHOOK_URL", "https://example.org:8081/telegram"),
        ("TELEGRAM_WEBHOOK_URL", "https://example.org/a telegram"),
        ("TELEGRAM_WEBHOOK_URL", "https://ann:hush-hush@example.org/telegram"),
        ("TELEGRAM_WEBHOOK_URL", "https://example.org/#telegram"),
        ("TELEGRAM_RICH_MESSAGES", "perhaps"),
        ("TELEGRAM_WEBHOOK_LISTEN", "127.0.0.1:0"),
        ("TELEGRAM_WEBHOOK_LISTEN", "127.0.0.1:65536"),
        ("TELEGRAM_WEBHOOK_LISTEN", "127.0.0.1:99999"),
        ("TELEGRAM_WEBHOOK_LISTEN", "127.0.0.1"),
        ("TELEGRAM_WEBHOOK_LISTEN", ":8081"),
        ("TELEGRAM_WEBHOOK_SECRET", ""),
        ("TELEGRAM_BASE_URL", "localhost:8081"),
        ("TELEGRAM_BASE_URL", "http://"),
    ]
)
def test_what_makes_no_sense_at_telegram_is_named_without_a_password(name, value):
    with pytest.raises(BadSetting, match=name) as refused:
        settings(TELEGRAM | {name: value})
    assert "hush-hush" not in str(refused.value)


@pytest.mark.parametrize("address", ["https://example.org", "https://example.org:8443/t/1", "https://[2001:db8::1]/t"])
def test_telegram_delivers_by_https(address):
    assert settings(TELEGRAM | {"TELEGRAM_WEBHOOK_URL": address}).telegram.webhook_url == address


def test_a_bot_api_server_of_the_host_delivers_to_any_port_without_https():
    given = {"TELEGRAM_BASE_URL": "http://localhost:8081", "TELEGRAM_WEBHOOK_URL": "http://10.0.0.1:8082/telegram"}
    assert settings(TELEGRAM | given).telegram.webhook_url == given["TELEGRAM_WEBHOOK_URL"]


@pytest.mark.parametrize("given", [{"DISCORD_TOKEN": "hush-hush"}, {"TELEGRAM_TOKEN": "hush-hush"}])
def test_what_is_wrong_with_a_token_is_said_without_the_token(given):
    with pytest.raises(BadSetting) as refused:
        settings(given)
    assert "hush-hush" not in str(refused.value)


@pytest.mark.parametrize("token", ["123456:ABC-déf", "١٢٣:ABC-def", "123456:ABC def", '"123456:ABC-def"', " "])
def test_a_token_of_telegram_has_digits_and_latin_letters(token):
    with pytest.raises(BadSetting, match="TELEGRAM_TOKEN is not a bot token"):
        settings({"TELEGRAM_TOKEN": token})


def test_spaces_around_a_token_are_left_out():
    found = settings({"TELEGRAM_TOKEN": " 123456:ABC-def ", "DISCORD_TOKEN": f" {DISCORD} "})
    assert (found.telegram.token, found.discord.token) == ("123456:ABC-def", DISCORD)


def test_tokens_are_not_shown_where_settings_are():
    shown = repr(settings({"DISCORD_TOKEN": DISCORD, "TELEGRAM_TOKEN": "123:hush-hush"}))
    assert DISCORD not in shown
    assert "hush-hush" not in shown
