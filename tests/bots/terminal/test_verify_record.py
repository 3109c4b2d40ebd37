"""Anyone who has the record of a game can replay and check it."""

import json

import pytest

from bots.records import export
from bots.terminal.verify_record import main
from engine import RECOMMENDED, big_money
from tests.engine.recorded import recorded


@pytest.fixture
def record(tmp_path):
    """The record of a game, in a file."""
    record = recorded(["Ann", "Bob"], RECOMMENDED[5].cards, b"secret", big_money, first=0)
    file = tmp_path / "game.json"
    file.write_text(export.export(record), encoding="utf-8")
    return file


def test_a_true_record_is_found_true(record, capsys):
    assert main([str(record)]) == 0
    assert "no shuffle was rigged" in capsys.readouterr().out


def test_a_record_that_was_changed_is_found_out(record, capsys):
    found = json.loads(record.read_text())
    found["scores"][0] += 1
    record.write_text(json.dumps(found))
    assert main([str(record)]) == 1
    assert "gives a different result" in capsys.readouterr().out


@pytest.mark.parametrize("words", ["", "{}", "[1, 2]", "\ud7ff"])
def test_what_is_no_record_is_told_so(tmp_path, capsys, words):
    file = tmp_path / "other"
    file.write_text(words, encoding="utf-8")
    assert main([str(file)]) == 1
    assert "This isn’t the record of a game." in capsys.readouterr().out


def test_a_file_without_an_end_is_told_so(capsys):
    assert main(["/dev/zero"]) == 1
    assert "This isn’t the record of a game." in capsys.readouterr().out


def test_a_file_that_is_not_there_is_told_so(tmp_path, capsys):
    assert main([str(tmp_path / "nothing")]) == 1
    assert "No such file" in capsys.readouterr().out


def test_without_any_file_nothing_is_true():
    assert main([]) == 1
