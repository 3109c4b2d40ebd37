"""Games of the chaos tests are short, in the process that audits them and in the workers alike."""

import subprocess
import sys

import pytest

from bench import short_games
from engine import KINDS, RECOMMENDED, Game, dealing
from tests.program import ROOT

SIZES = {"province": 1, "village": 2, "duchy": 8, "copper": 46}
PRINT = "import sys; from bench import short_games; short_games.follow(); from engine import KINDS, dealing; print({})"


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(dealing, "pile_size", dealing.pile_size)  # it is put back
    monkeypatch.setenv(short_games.SETTING, "")
    short_games.begin()


@pytest.mark.usefixtures("short")
def test_piles_are_smaller_here_and_in_workers_that_are_told():
    assert {id: dealing.full_pile(id, 2) for id in SIZES} == SIZES
    there = PRINT.format(f"{{id: dealing.full_pile(id, 2) for id in {list(SIZES)}}}")
    told = subprocess.run(  # noqa: S603
        [sys.executable, "-c", there],
        cwd=ROOT,
        env=short_games.environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == str(SIZES)


def test_games_in_a_kingdom_that_was_dealt_before_are_short_too(monkeypatch):
    def villages():
        return Game.new(["Ann", "Bob"], RECOMMENDED[0].cards, "x").view(None).piles["village"].count

    monkeypatch.setattr(dealing, "pile_size", dealing.pile_size)
    assert villages() == 10
    monkeypatch.setenv(short_games.SETTING, "")
    short_games.begin()
    assert villages() == 2


def test_elsewhere_they_are_whole(monkeypatch):
    monkeypatch.delenv(short_games.SETTING, raising=False)
    assert short_games.environment() == {}
    short_games.follow()
    assert dealing.pile_size(KINDS["village"], 2) == 10
