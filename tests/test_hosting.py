"""What hosts start, and what the hosting guide tells them to type, exists."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from shutil import which

import pytest

from bots.adapter.limits import Rates
from bots.command_line import parser
from storage.connection import open_client
from storage.results import DAY
from storage.retention import LEFT
from tests.storage.servers import configured_server
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


async def test_the_server_in_compose_yaml_loses_no_press_and_evicts_no_table(tmp_path):
    command = find(r"^    command:\n((?: {6}- .+\n)+)", "compose.yaml")
    program, *options = (word.strip('"') for word in re.findall(r"- (.+)", command))
    assert program == "valkey-server"
    with configured_server(tmp_path, " ".join(options).removesuffix("--save ")) as url:
        async with open_client(url, tmp_path / "data") as client:
            assert client.risks == []
            facts = await client.info("memory")
            assert (facts["maxmemory"] > 0, facts["maxmemory_policy"]) == (True, "noeviction")


def test_compose_yaml_sets_known_settings_and_publishes_no_port():
    block = find(r"^    environment:.*\n((?: {6}\w+: .+\n)+)", "compose.yaml")
    names = re.findall(r"^ +(\w+):", block, re.MULTILINE)
    assert {"REDIS_URL", "DOMINION_DATA"} <= set(names)
    assert [name for name in names if not re.search(rf"^(# )?{name}=", read(".env.example"), re.MULTILINE)] == []
    assert not re.search(r"^ *(ports|privileged|network_mode):", read("compose.yaml"), re.MULTILINE)


def test_the_workflow_runs_the_checks_on_every_version_of_python_with_actions_that_cannot_change():
    workflow = read(".github/workflows/checks.yaml")
    oldest = tomllib.loads(read("pyproject.toml"))["project"]["requires-python"].removeprefix(">=")
    image = find(r"^FROM python:([\d.]+)", "Dockerfile")
    assert {oldest, image} <= set(json.loads(find(r"python: (\[.+\])", ".github/workflows/checks.yaml")))
    assert "- run: .ci/run" in workflow
    actions = re.findall(r"uses: (\S+)", workflow)
    assert actions
    assert [action for action in actions if not re.fullmatch(r"[\w/-]+@[\da-f]{40}", action)] == []


def test_the_hosting_guide_names_the_limits_and_the_retention_that_hold():
    guide, rates = " ".join(read("docs/hosting.md").split()), Rates()
    for one, presses, commands in (
        ("one person may", rates.presses_of_person, rates.commands_of_person),
        ("together may", rates.presses_at_place, rates.commands_at_place),
    ):
        pressing = f"{one} press {presses.at_once} buttons at once and then {presses.per_second} per second"
        giving = f"give {commands.at_once} commands at once and then {commands.per_second} per second"
        assert f"{pressing}, and {giving}" in guide
    assert f"deleted {LEFT // DAY} days after the bot was removed" in guide


def test_every_command_in_the_hosting_guide_can_be_parsed():
    commands = "backup|restore|doctor|stats|serve|block|blocked|unblock|announce|drain|tables|close"
    lines = re.findall(
        rf"^(?:dominion|.*dominion-in-chat) ((?:{commands})\b[^$\n<]*)$", read("docs/hosting.md"), re.MULTILINE
    )
    assert len(lines) > 8
    for line in lines:
        parser().parse_args(shlex.split(line))
