"""The house itself: which way imports point, where chance and the clock live, that no effect is dropped."""

import ast
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("engine", "storage", "bots")
MODULES = sorted(path for room in ROOMS for path in (ROOT / room).rglob("*.py"))
ENGINE = [path for path in MODULES if path.is_relative_to(ROOT / "engine")]


def name(path):
    return str(path.relative_to(ROOT))


@cache
def tree(path):
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path):
    """The modules a file imports, in full."""
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module)
    return found


def packages(path):
    return {module.partition(".")[0] for module in imports(path)}


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_imports_point_from_bots_to_storage_to_engine(path):
    room = path.relative_to(ROOT).parts[0]
    forbidden = {"engine": {"storage", "bots"}, "storage": {"bots"}, "bots": set()}[room]
    assert not packages(path) & (forbidden | {"tests", "bench"})


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_the_engine_needs_the_standard_library_and_msgpack_in_one_module(path):
    allowed = set(sys.stdlib_module_names) | {"engine"}
    if path.name == "packing.py":
        allowed.add("msgpack")
    assert packages(path) <= allowed


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_the_engine_has_no_clock_no_files_no_network_and_no_threads(path):
    outside = {"time", "datetime", "asyncio", "threading", "socket", "os", "pathlib", "io", "subprocess", "logging"}
    assert not packages(path) & outside


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_chance_lives_in_its_own_modules(path):
    chance = packages(path) & {"random", "secrets", "uuid", "hashlib"}
    expected = {"engine/chance.py": {"hashlib"}, "bots/seeds.py": {"secrets"}}
    assert chance <= expected.get(name(path), set())


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_the_engine_knows_no_platform(path):
    text = path.read_text(encoding="utf-8").lower()
    assert "discord" not in text
    assert "telegram" not in text


def effect_names():
    """Every function whose return type says that it is an effect. Texts of cards are never called by name."""
    return {
        node.name
        for path in ENGINE
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef) and not node.decorator_list and node.returns
        if ast.unparse(node.returns).startswith("Effect[")
    }


# The game itself runs these, one after another.
RUN_BY_HAND = {"step", "settle", "_act", "_buy"}


def dropped(module, effects):
    """Calls of effects that nothing follows, as "line: name"."""
    followed = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.YieldFrom)}
    found = []
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and id(node) not in followed:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in effects:
                found.append(f"{node.lineno}: {called}")
    return found


def test_there_are_effects_to_watch():
    assert {"draw", "discard", "trash", "gain", "play", "choose", "confirm"} <= effect_names()


@pytest.mark.parametrize("path", ENGINE, ids=name)
def test_no_effect_is_dropped(path):
    """An effect that is called but not followed with `yield from` would silently do nothing."""
    assert dropped(tree(path), effect_names() - RUN_BY_HAND) == []


def test_a_dropped_effect_would_be_seen():
    source = "def f(me):\n    me.draw(2)\n    x = me.gain('gold')\n    yield from me.draw(1)\n    ask(question)\n"
    assert dropped(ast.parse(source), {"draw", "gain", "ask"}) == ["2: draw", "3: gain", "5: ask"]


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_modules_stay_small(path):
    longest = 600 if "cards" in path.parts else 350
    assert len(path.read_text(encoding="utf-8").splitlines()) <= longest
