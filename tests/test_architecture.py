"""The shape of the code: the direction of imports, where chance and the clock may be used.

Each rule is one test over all files, and its failure lists every offender.
"""

import ast
import re
import subprocess
import sys
from functools import cache

from tests import layers
from tests.sources import ROOT, nodes, text

PACKAGES = ("engine", "storage", "bots")
SERVERS = ("tests/discord_server", "tests/telegram_server")
SHARED = ("tests.server_clock", "tests.server_faults")  # by both of them


def files(*folders):
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


MODULES = files(*PACKAGES)
ENGINE = files("engine")


def name(path):
    return path.relative_to(ROOT).as_posix()


@cache
def imports(path):
    """The full names of the modules a file imports."""
    found = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module)
    return found


def packages(path):
    return {module.partition(".")[0] for module in imports(path)}


def offenders(paths, offences):
    """{file: offences} of the files that have any."""
    return {name(path): found for path in paths if (found := offences(path))}


def test_every_package_has_files_to_check():
    assert all(files(folder) for folder in (*PACKAGES, *SERVERS))


def test_packages_of_the_bot_import_only_what_is_below_them():
    assert layers.wrong_edges() == []


def test_every_package_of_the_bot_has_a_layer():
    found = {path.stem for path in (ROOT / "bots").iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert found - {"__init__"} == set(layers.LEVELS)


def test_platforms_need_the_adapter_and_little_else():
    past = {platform: layers.imports_past_the_adapter(platform) for platform in ("discord_bot", "telegram_bot")}
    assert past == {"discord_bot": [], "telegram_bot": []}


def test_the_guide_to_a_new_platform_names_everything_that_platforms_may_import():
    guide = text(ROOT / "CONTRIBUTING.md")
    named = re.search(r"It may import from (`bots` only .*?)\. `tests/layers", guide, re.DOTALL)[1]
    found = {
        f"{package}.{module}"
        for package, modules in re.findall(r"`(bots|storage)` only (.*?)(?:;|$)", named, re.DOTALL)
        for module in re.findall(r"`([\w.]+)`", modules)
    }
    assert found | {"engine"} == layers.FOR_PLATFORMS


def test_platforms_need_nothing_of_the_engine_but_its_refusals():
    def wrong(path):
        return set(re.findall(r"^from engine import (.+)", text(path), re.MULTILINE)) - {"EngineError"}

    platforms = [path for path in MODULES if {"discord_bot", "telegram_bot"} & set(path.parts)]
    assert platforms
    assert offenders(platforms, wrong) == {}


def test_imports_point_from_bots_to_storage_to_engine():
    forbidden = {"engine": {"storage", "bots"}, "storage": {"bots"}, "bots": set()}

    def wrong(path):
        return packages(path) & (forbidden[path.relative_to(ROOT).parts[0]] | {"tests", "bench"})

    assert offenders(MODULES, wrong) == {}


def test_the_engine_is_used_through_its_one_entrance():
    outside = [path for path in MODULES if path not in ENGINE]
    assert offenders(outside, lambda path: {one for one in imports(path) if one.startswith("engine.")}) == {}


def test_the_engine_needs_the_standard_library_and_msgpack_in_one_module():
    allowed = set(sys.stdlib_module_names) | {"engine"}

    def wrong(path):
        return packages(path) - allowed - ({"msgpack"} if path.name == "packing.py" else set())

    assert offenders(ENGINE, wrong) == {}


def test_the_engine_has_no_clock_no_files_no_network_and_no_threads():
    outside = {"time", "datetime", "asyncio", "threading", "socket", "os", "pathlib", "io", "subprocess", "logging"}
    assert offenders(ENGINE, lambda path: packages(path) & outside) == {}


def test_chance_lives_in_its_own_modules():
    expected = {"engine/chance.py": {"hashlib"}, "bots/tables/seeds.py": {"secrets"}}

    def wrong(path):
        return packages(path) & {"random", "secrets", "uuid", "hashlib"} - expected.get(name(path), set())

    assert offenders(MODULES, wrong) == {}


def test_the_engine_knows_no_platform():
    def wrong(path):
        return {platform for platform in ("discord", "telegram") if platform in text(path).lower()}

    assert offenders(ENGINE, wrong) == {}


def test_the_loopback_servers_know_nothing_of_the_bot_and_its_tests():
    """Each can be used alone: of this project it imports itself and what both have in common."""

    def wrong(path):
        server = ".".join(path.relative_to(ROOT).parts[:2])
        known = {*SHARED, server}
        ours = {module for module in imports(path) if module.partition(".")[0] in (*PACKAGES, "tests", "bench")}
        return {module for module in ours - known if not module.startswith(f"{server}.")}

    assert offenders([*files(*SERVERS), *(ROOT / f"{name.replace('.', '/')}.py" for name in SHARED)], wrong) == {}


def test_only_the_full_screen_of_the_terminal_needs_textual_and_it_is_imported_when_it_opens():
    """Importing it takes as long as half the program, and a bot in a chat has no screen."""
    screen = {path for path in MODULES if "full_screen" in path.parts}
    assert offenders(screen ^ set(MODULES), lambda path: packages(path) & {"textual", "rich"}) == {}
    code = "import bots.service, bots.worker, bots.terminal.main, sys; print({'textual', 'rich'} & set(sys.modules))"
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    assert run.stdout == "set()\n"


def test_modules_stay_small():
    def wrong(path):
        lines = len(text(path).splitlines())
        return lines if lines > (600 if "cards" in path.parts else 350) else None

    assert offenders(MODULES, wrong) == {}
