"""Fixtures for the tests of languages."""

import pytest

from tests.bots.house import House
from tests.languages.pseudo import locales, pseudo

__all__ = ["house", "locales", "pseudo"]


@pytest.fixture
def house(client):
    return House(client)
