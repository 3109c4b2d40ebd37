"""The source code as syntax trees, each file parsed once for all tests that look at it."""

import ast
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent


@cache
def text(path):
    return path.read_text(encoding="utf-8")


@cache
def tree(path):
    return ast.parse(text(path))


@cache
def nodes(path):
    """All nodes of a file, in no particular order."""
    return tuple(ast.walk(tree(path)))
