"""Fixtures for the tests of tables, screens and workers."""

import pytest

from tests.bots.chat import Chat
from tests.bots.house import House


@pytest.fixture
def house(client):
    return House(client)


@pytest.fixture
async def chat(client):
    chat = Chat(client, "chat")
    yield chat
    await chat.dies()
