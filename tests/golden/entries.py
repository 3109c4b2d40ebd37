"""The golden files of every format there is, as parameters of tests."""

from pathlib import Path

import pytest

from tests.golden.plain import read


def _order(path):
    number, _, addition = path.name.removeprefix("format").partition("_")
    return int(number), addition


DIRECTORIES = sorted(Path(__file__).parent.glob("format*"), key=_order)


def entries(file):
    """Every entry of that file in every format, named after both."""
    return [
        pytest.param(entry, id=f"{directory.name}: {entry.get('name', number)} {entry.get('place', '')}".strip())
        for directory in DIRECTORIES
        if (directory / file).exists()
        for number, entry in enumerate(read(directory / file))
    ]
