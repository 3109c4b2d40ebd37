"""Effects are coroutines without an event loop: a forgotten `await` is noticed, an abandoned effect is not."""

import gc
import tomllib
import warnings
from pathlib import Path

import pytest

from engine import Game
from engine.kinds import KINDS
from tests.engine.table import Table

SETTINGS = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))["tool"]


def test_an_effect_that_is_not_awaited_warns(monkeypatch):
    async def forgets_to_await(play):
        play.me.draw(2)

    monkeypatch.setattr(KINDS["smithy"], "text", forgets_to_await)
    t = Table(me="smithy", you="copper*5")
    with pytest.warns(RuntimeWarning, match=r"coroutine '\w+\.draw' was never awaited"):
        t.game.submit(0, (0,))


def test_that_warning_fails_a_test_and_the_type_checker_reports_the_line():
    assert "error" in SETTINGS["pytest"]["ini_options"]["filterwarnings"]
    assert SETTINGS["mypy"]["strict"]  # unused-coroutine is one of its error codes
    assert "unused-awaitable" in SETTINGS["mypy"]["enable_error_code"]


@pytest.mark.parametrize("way", ["undo", "drop", "reload", "fail"])
def test_an_effect_that_is_abandoned_at_a_question_ends_quietly(way, monkeypatch):
    t = Table(me="throne_room, chapel, copper*2", you="copper*5")
    t.me.plays("throne_room")
    game = t.game
    assert game.pending[0].verb == "play"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        if way == "undo":
            game.undo(0)
        elif way == "reload":
            game = Game.load(game.save())
        elif way == "fail":
            monkeypatch.setattr(KINDS["chapel"], "text", None)
            monkeypatch.setattr(KINDS["chapel"], "coins", "none")
            with pytest.raises(TypeError):
                game.submit(0, (0,))
        del game
        t.game = None
        gc.collect()
