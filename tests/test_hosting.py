"""What hosts start, and what the hosting guide tells them to type, exists."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from shutil import which

import pytest

from bots.command_line import parser
from tests.test_project import read

SYSTEMD = which("systemd-analyze") or ""


def find(pattern, name):
    return re.search(pattern, read(name), re.MULTILINE)[1]


def test_the_service_and_the_image_start_a_command_that_the_package_installs():
    path, *arguments = find(r"^ExecStart=(.+)$", "deploy/dominion-in-chat.service").split()
    (program,), command = (json.loads(find(rf"^{name} (.+)$", "Dockerfile")) for name in ("ENTRYPOINT", "CMD"))
    for started, given in ((path.rpartition("/")[2], arguments), (program, command)):
        assert started in tomllib.loads(read("pyproject.toml"))["project"]["scripts"]
        parser().parse_args(given)


@pytest.mark.skipif(not SYSTEMD, reason="needs systemd")
def test_systemd_accepts_the_unit(tmp_path):
    unit = tmp_path / "dominion-in-chat.service"
    program = find(r"^ExecStart=(\S+)", "deploy/dominion-in-chat.service")
    unit.write_text(read("deploy/dominion-in-chat.service").replace(program, sys.executable), encoding="utf-8")
    verified = subprocess.run([SYSTEMD, "verify", unit], capture_output=True, text=True, check=False)  # noqa: S603
    complaints = [line for line in verified.stderr.splitlines() if unit.name in line and not is_newer_than_here(line)]
    assert (verified.returncode, complaints) == (0, [])


def is_newer_than_here(complaint):
    """Whether an older systemd than the one that the unit can make use of complains, and ignores the line."""
    return re.search("Unknown key (name )?'Restart(Steps|MaxDelaySec)'", complaint)


def test_every_command_in_the_hosting_guide_can_be_parsed():
    commands = "backup|restore|doctor|stats|serve|block|blocked|unblock|announce|drain|tables|close"
    lines = re.findall(
        rf"^(?:dominion|.*dominion-in-chat) ((?:{commands})\b[^$\n<]*)$", read("docs/hosting.md"), re.MULTILINE
    )
    assert len(lines) > 8
    for line in lines:
        parser().parse_args(shlex.split(line))
