"""Promises outside the code: settings, commands, papers."""

import re
import tomllib
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
    assert readers == ["bots/settings.py"]


def test_every_command_the_readme_names_is_in_the_makefile():
    commands = set(re.findall(r"`?make (\w+)", read("README.md")))
    assert commands == set(re.findall(r"^(\w+):", read("Makefile"), re.MULTILINE)) - {"clean"}


def test_the_ci_script_runs_make_test():
    assert read(".ci/run").rstrip().endswith("make test")


def locked(name):
    """Return the versions in a lock file by package, each with its number of hashes."""
    entries = re.split(r"\n(?=\S)", read(name))
    found = (re.match(r"([\w.\-]+)==(\S+)", entry) for entry in entries)
    return {
        match[1].replace("-", ".").lower(): (match[2], match.string.count("--hash=sha256:")) for match in found if match
    }


def test_every_dependency_is_locked_with_hashes():
    declared = tomllib.loads(read("pyproject.toml"))
    run_time = [*declared["project"]["dependencies"], *declared["build-system"]["requires"]]
    development = [name for names in declared["project"]["optional-dependencies"].values() for name in names]
    for file, requirements in (("requirements.lock", run_time), ("requirements-dev.lock", run_time + development)):
        names = {re.match(r"[\w.\-]+", requirement)[0].replace("-", ".").lower() for requirement in requirements}
        assert names <= locked(file).keys()
        assert all(hashes for _, hashes in locked(file).values())


def test_developers_run_the_locked_versions_that_hosts_run():
    assert locked("requirements.lock").items() <= locked("requirements-dev.lock").items()


def test_the_locks_leave_the_choice_of_a_package_index_to_pip():
    assert not re.search(r"://|--index|--find-links", read("requirements.lock") + read("requirements-dev.lock"))


def test_the_image_contains_every_package_and_no_file_with_tokens():
    copied = set(re.findall(r"^!(\S+)", read(".dockerignore"), re.MULTILINE))
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "bench"}
    assert packages | {"requirements.lock", "pyproject.toml", "README.md", "LICENSE"} == copied
    assert read(".dockerignore").splitlines()[1] == "*"
    assert all(re.search(rf"^COPY .*\b{re.escape(name)}\b", read("Dockerfile"), re.MULTILINE) for name in copied)


def test_every_message_the_hosting_guide_explains_is_one_the_program_prints():
    source = "".join(
        path.read_text(encoding="utf-8") for name in ("bots", "storage") for path in (ROOT / name).rglob("*.py")
    )
    messages = re.findall(r"^\| `(.+?)` \|", read("docs/hosting.md"), re.MULTILINE)
    assert len(messages) > 10
    assert [part for message in messages for part in message.split("…") if part.strip() not in source] == []
