"""A data directory or a file with tokens that other users can read is warned about."""

import os
from pathlib import Path

import pytest

from storage import exposure
from storage.embedded import EmbeddedServer
from storage.exposure import find_exposed


@pytest.mark.parametrize("mode", [0o701, 0o710, 0o750, 0o755, 0o777])
def test_a_directory_that_others_can_read_is_named_with_the_command_to_hide_it(tmp_path, mode):
    data = tmp_path / "my data"
    data.mkdir()
    data.chmod(mode)
    assert find_exposed(data) == [f"Other users can read {data}: chmod 700 '{data}'"]
    data.chmod(0o700)
    assert find_exposed(data) == []


@pytest.mark.parametrize("mode", [0o604, 0o640, 0o644])
def test_a_file_that_others_can_read_is_named_with_the_command_to_hide_it(tmp_path, mode):
    file = tmp_path / ".env"
    file.write_text("TELEGRAM_TOKEN=1:a")
    file.chmod(mode)
    assert find_exposed(tmp_path / "nothing", file) == [f"Other users can read {file}: chmod 600 {file}"]
    file.chmod(0o600)
    assert find_exposed(file) == []


def test_a_file_of_another_user_may_be_readable_by_the_group(tmp_path, monkeypatch):
    file = tmp_path / ".env"
    file.write_text("TELEGRAM_TOKEN=1:a")
    monkeypatch.setattr(exposure.os, "getuid", lambda: 12345)
    file.chmod(0o640)
    assert find_exposed(file) == []
    file.chmod(0o644)
    assert find_exposed(file) == [f"Other users can read {file}: chmod o= {file}"]


def test_nobody_is_told_to_hide_a_device():
    assert find_exposed(Path(os.devnull)) == []


def test_a_directory_that_the_bot_made_is_hidden(tmp_path):
    before = os.umask(0)
    try:
        server = EmbeddedServer(tmp_path / "data", "no")
        server.start()
        server.stop()
    finally:
        os.umask(before)
    assert find_exposed(tmp_path / "data") == []
