"""The log as JSON: one object per line, errors without their words."""

import json
import logging

import pytest

from bots import redacted_log
from bots.monitor.log_format import JsonFormatter
from bots.settings import BadSetting, settings


@pytest.fixture
def log(tmp_path):
    """A logger, and a function that returns what it has written."""
    logger, handler = logging.getLogger("somebody.else"), logging.FileHandler(tmp_path / "log")
    handler.setFormatter(JsonFormatter())
    logger.addHandler(handler)
    logger.read = lambda: [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    yield logger
    logger.removeHandler(handler)
    handler.close()


def test_a_record_is_one_line_with_time_level_logger_and_message(log):
    log.warning("two\nlines: %s", "ümläut")
    [written] = log.read()
    assert written.pop("time").endswith("+00:00")
    assert written == {"level": "WARNING", "logger": "somebody.else", "message": "two\nlines: ümläut"}


def test_of_an_error_the_type_and_the_traceback_are_written_and_its_words_are_not(log):
    words = "estate in hand"
    try:
        raise ValueError(words)
    except ValueError as error:
        log.exception("it failed: %s, %r", error, error)
        redacted_log.report(log, "a request failed", error)
    assert "estate in hand" not in json.dumps(log.read())
    for written in log.read():
        assert written["error"] == "ValueError"
        assert "test_of_an_error_the_type" in written["traceback"]
    assert [written["message"] for written in log.read()] == ["it failed: ValueError, ValueError", "a request failed"]


def test_the_form_of_the_log_is_a_setting():
    assert settings({}).log_format == "text"
    assert settings({"DOMINION_LOG_FORMAT": "json"}).log_format == "json"
    with pytest.raises(BadSetting, match="DOMINION_LOG_FORMAT must be one of text, json"):
        settings({"DOMINION_LOG_FORMAT": "xml"})
