"""The layers of `bots/`: who may import whom. `make layers` prints them; `test_architecture` keeps them."""

import ast
from collections import Counter
from functools import cache
from pathlib import Path

from tests.sources import ROOT, nodes, text

# From the bottom up: a package may import itself and what is in lower layers.
LAYERS = (
    ("people", "refusals", "redacted_log", "observer", "child_process", "broken_output"),
    ("language",),
    ("pictures", "teaching"),
    ("tables",),
    ("records", "opponents"),
    ("screens",),
    ("drawing",),
    ("settings", "worker"),
    ("adapter",),
    ("discord_bot", "telegram_bot", "terminal"),
    ("monitor",),
    ("service", "operations"),
    ("command_line",),
    ("__main__",),
)
LEVELS = {package: level for level, packages in enumerate(LAYERS) for package in packages}
# All that a platform needs of the rest of the bot. What it does not find here belongs to the adapter.
FOR_PLATFORMS = {
    "bots.adapter",
    "bots.drawing.canvas",
    "bots.drawing.diff",
    "bots.language.texts",
    "bots.people",
    "bots.pictures.emblems",
    "bots.pictures.model",
    "bots.pictures.renderer",
    "bots.redacted_log",
    "bots.refusals",
    "bots.screens.command_marks",
    "bots.screens.formatting",
    "bots.screens.mentions",
    "bots.screens.model",
    "bots.screens.time_left",
    "bots.settings",
    "bots.worker",
    "engine",  # for EngineError
    "storage.errors",
    "storage.places",
}


@cache
def imports(path):
    """Every module that a file imports, in full: `from bots import x` means `bots.x`."""
    found = set()
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            packages = (ROOT / Path(*node.module.split("."))).is_dir()
            found |= {f"{node.module}.{alias.name}" for alias in node.names} if packages else {node.module}
    return found


def modules(package):
    """The files of a package, or the one of a module."""
    inside = ROOT / "bots" / package
    return sorted(inside.rglob("*.py")) if inside.is_dir() else [inside.with_suffix(".py")]


def packages_imported(path):
    """The packages and modules of `bots` that a file imports from."""
    return {module.split(".")[1] for module in imports(path) if module.startswith("bots.")}


def edges():
    """How many modules of which package import from which other."""
    return Counter(
        (package, other)
        for package in LEVELS
        for path in modules(package)
        for other in packages_imported(path)
        if other != package
    )


def wrong_edges():
    """Every import that does not point down, as a line of text."""
    return [
        f"{path.relative_to(ROOT)} imports {other}, which is not below {package}"
        for package in LEVELS
        for path in modules(package)
        for other in sorted(packages_imported(path))
        if other != package and LEVELS.get(other, len(LAYERS)) >= LEVELS[package]
    ]


def imports_past_the_adapter(package):
    """Every import of a platform that is not for platforms, as a line of text."""
    return [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in modules(package)
        for module in sorted(imports(path))
        if module.split(".")[0] in ("bots", "storage", "engine", "tests")
        if not any(f"{module}.".startswith(f"{allowed}.") for allowed in (*FOR_PLATFORMS, f"bots.{package}"))
    ]


def main():
    """Print the layers from the top down, with their size, and who imports whom."""
    found = edges()
    for layer in reversed(LAYERS):
        for package in layer:
            files = modules(package)
            lines = sum(len(text(path).splitlines()) for path in files)
            used = [f"{other} ({count})" for (who, other), count in sorted(found.items()) if who == package]
            print(f"{package:<14}{len(files):>4} modules {lines:>6} lines   imports {', '.join(used) or 'nothing'}")  # noqa: T201
        print()  # noqa: T201
    for line in wrong_edges():
        print("WRONG:", line)  # noqa: T201


if __name__ == "__main__":
    main()
