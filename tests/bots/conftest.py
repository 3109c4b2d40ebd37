"""Fixtures for the tests of tables, screens and workers."""

import pytest

from bots.drawing import place_drawer
from tests.bots.chat import Chat
from tests.bots.house import House


@pytest.fixture
def house(client):
    return House(client)


@pytest.fixture
async def chat(client, monkeypatch):
    monkeypatch.setattr(place_drawer, "DRAWING_LEASE", 0.2)  # seconds; workers that die must not block drawing for long
    chat = Chat(client, "chat")
    yield chat
    await chat.dies()
