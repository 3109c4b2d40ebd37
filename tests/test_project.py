"""Promises outside the code: settings, commands, papers."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def settings_in_code():
    return set(re.findall(r'given\.get\("(\w+)"', read("bots/settings.py")))


def test_every_setting_is_in_the_example_and_nothing_else_is():
    assert set(re.findall(r"^#? ?([A-Z][A-Z_]+)=", read(".env.example"), re.MULTILINE)) == settings_in_code()


def test_every_setting_in_the_example_has_a_comment_above_it():
    lines = read(".env.example").splitlines()
    for number, line in enumerate(lines):
        if re.match(r"#? ?[A-Z][A-Z_]+=", line):
            assert lines[number - 1].startswith("# ")


def test_the_environment_is_read_in_one_place():
    readers = [
        str(path.relative_to(ROOT))
        for path in (ROOT / "bots").rglob("*.py")
        if re.search(r"os\.(environ|getenv)", path.read_text(encoding="utf-8"))
    ]
    assert sorted(readers) == ["bots/settings.py", "bots/terminal/console.py"]  # the latter for NO_COLOR


def test_every_command_the_readme_names_is_in_the_makefile():
    commands = set(re.findall(r"`?make (\w+)", read("README.md")))
    assert commands == set(re.findall(r"^(\w+):", read("Makefile"), re.MULTILINE)) - {"clean"}


def test_the_ci_script_runs_make_test():
    assert read(".ci/run").rstrip().endswith("make test")


def test_every_dependency_is_pinned():
    pinned = {line.partition("==")[0].lower() for line in read("constraints.txt").split() if "==" in line}
    declared = re.findall(r'"([\w.\-]+)[>=]=', read("pyproject.toml"))
    assert {name.lower() for name in declared} - {"setuptools"} <= pinned
