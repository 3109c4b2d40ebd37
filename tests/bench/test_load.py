"""The load run: what it calls growth, and a short run of it."""

import pytest

from bench import load
from bench.load import growth


def test_memory_that_is_taken_during_the_warm_up_is_no_growth():
    assert growth([50, 90, 100, *[101] * 5, *[100] * 16]) == pytest.approx(0, abs=0.011)


def test_memory_that_is_never_given_back_is_growth():
    assert growth([100 + minute for minute in range(60)]) > load.GROWTH


def test_a_single_peak_is_no_growth():
    assert growth([100] * 55 + [180] + [100] * 4) == 0


@pytest.mark.long
async def test_people_play_at_both_platforms_until_the_time_is_over(capsys, monkeypatch):
    monkeypatch.setattr(load, "GROWTH", 1.0)  # so short a run is nothing but warm-up
    assert await load.run(0.5, 8, tables=2) == 0
    assert "failures             0" in capsys.readouterr().out
