"""Strategies from published buy rules, one file each: name, cards needed, and a menu (`engine.computer.menus`)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from engine import Plan

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Strategy:
    """A published strategy, and the kingdom cards that it needs."""

    name: str
    needs: tuple[str, ...]
    plan: Plan


def strategies() -> list[Strategy]:
    """Return all strategies, by the names of their files."""
    return [_read(path) for path in sorted(FOLDER.glob("*.txt"))]


def _read(path: Path) -> Strategy:
    title, *rows = path.read_text(encoding="utf-8").splitlines()
    needs = tuple(rows.pop(0).split()[1:]) if rows[0].startswith("needs ") else ()
    return Strategy(title.removeprefix("# "), needs, Plan(path.stem, tuple(rows)))
