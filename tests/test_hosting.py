"""What hosts start, and what the hosting guide tells them to type, exists."""

import json
import re
import shlex
import tomllib

from bots.command_line import parser
from tests.test_project import read


def find(pattern, name):
    return re.search(pattern, read(name), re.MULTILINE)[1]


def test_the_service_and_the_image_start_a_command_that_the_package_installs():
    path, *arguments = find(r"^ExecStart=(.+)$", "deploy/dominion-in-chat.service").split()
    (program,), command = (json.loads(find(rf"^{name} (.+)$", "Dockerfile")) for name in ("ENTRYPOINT", "CMD"))
    for started, given in ((path.rpartition("/")[2], arguments), (program, command)):
        assert started in tomllib.loads(read("pyproject.toml"))["project"]["scripts"]
        parser().parse_args(given)


def test_every_command_in_the_hosting_guide_can_be_parsed():
    commands = "backup|restore|doctor|stats|serve|block|blocked|unblock|announce|drain|tables|close"
    lines = re.findall(
        rf"^(?:dominion|.*dominion-in-chat) ((?:{commands})\b[^$\n<]*)$", read("docs/hosting.md"), re.MULTILINE
    )
    assert len(lines) > 8
    for line in lines:
        parser().parse_args(shlex.split(line))
