"""Power cuts and full disks in the chaos: what they do, and that the audit sees what a careless server loses."""

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bench.chaos import LOSS, Leg
from bench.chaos_disk import Impossible, PowerLoss, processes_in
from bench.chaos_killer import Terms
from bench.chaos_people import Party, Press
from bench.seats import place
from bots.tables.tokens import ANSWER, Token
from engine import Chance

WRITER = """
import os, sys
with open(sys.argv[1], "wb", buffering=0) as file:
    file.write(b"a" * 1000)
    os.fsync(file.fileno())
    file.write(b"b" * 1000)
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    """The folder of the compiled library."""
    folder = tmp_path_factory.mktemp("library")
    PowerLoss(folder, folder).compile()
    return folder


def written(directory, library, **environment):
    """A file whose writer has synced its first half, and how to cut the power."""
    folder = directory / "data" / "appendonlydir"
    folder.mkdir(parents=True)
    power = PowerLoss(directory / "data", library)
    command = [sys.executable, "-S", "-c", WRITER, str(folder / "incr.aof")]
    subprocess.run(command, env=dict(os.environ) | power.environment | environment, check=True)  # noqa: S603
    return folder / "incr.aof", power


def test_a_power_cut_takes_only_what_was_never_synced(tmp_path, library):
    lost = set()
    for number in range(3):
        file, power = written(tmp_path / str(number), library)
        lost.add(power.strike(Chance(b"%d" % number)))
        assert file.read_bytes().startswith(b"a" * 1000)
    assert max(lost) > 0
    assert max(lost) <= 1000


def test_what_survived_a_power_cut_survives_the_next(tmp_path, library):
    file, power = written(tmp_path, library)
    power.strike(Chance(b"first"))
    left = file.read_bytes()
    assert power.strike(Chance(b"second")) == 0
    assert file.read_bytes() == left


def test_a_sync_that_is_skipped_keeps_nothing(tmp_path, library):
    _, power = written(tmp_path, library, CHAOS_SKIP_SYNC="1")
    assert power.strike(Chance(b"3")) > 1000


def test_a_server_is_found_by_its_directory(tmp_path):
    assert processes_in(tmp_path) == []
    with subprocess.Popen(["sleep", "60"], cwd=tmp_path) as process:  # noqa: S607
        assert processes_in(tmp_path) == [process.pid]
        PowerLoss(tmp_path, tmp_path).kill_servers()
        assert processes_in(tmp_path) == []


def test_only_the_last_seconds_before_a_power_cut_are_forgiven():
    party = Party(place(1), "Friends", [], 2, [], "casual")
    now = time.monotonic()
    token = Token(place(1), 1, 1, ANSWER, "1")
    party.presses = [Press(token, 0, "press", answered_at=now - ago) for ago in (LOSS + 1, LOSS - 1)]
    party.finished = {"earlier": now - LOSS - 1, "later": now - 1}
    party.forgive(now - LOSS)
    assert [press.counts for press in party.presses] == [True, False]
    assert set(party.finished) == {"earlier"}


@pytest.mark.long
@pytest.mark.parametrize("fsync", ["always", "everysec"])
async def test_no_promise_is_broken_when_the_power_fails(fsync):
    with TemporaryDirectory() as directory:
        leg = Leg(Path(directory), Terms(fsync, "power"), Chance(b"a short run"), tables=2)
        counts = await leg.run(4)
    assert leg.auditor.faults == []
    assert counts["power cuts"] == 4
    assert counts["done"] > 0


@pytest.mark.long
async def test_a_server_that_skips_its_syncs_is_found(monkeypatch):
    monkeypatch.setenv("CHAOS_SKIP_SYNC", "1")
    with TemporaryDirectory() as directory:
        leg = Leg(Path(directory), Terms("always", "power"), Chance(b"a short run"), tables=2)
        counts = await leg.run(6)  # on a slow machine little is written between two power cuts
    assert counts["lost"] + counts["corrupt"] > 0


@pytest.mark.long
async def test_no_promise_is_broken_when_the_disk_is_full():
    with TemporaryDirectory() as directory:
        leg = Leg(Path(directory), Terms("always", "disk"), Chance(b"a short run"), tables=2)
        if os.getuid() != 0:
            with pytest.raises(Impossible, match="mounted"):
                await leg.run(4)
            return
        counts = await leg.run(4)
    assert leg.auditor.faults == []
    assert counts["full disks"] > 0
