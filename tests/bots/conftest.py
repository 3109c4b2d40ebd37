"""Fixtures for what people do."""

import pytest

from bots import easel
from tests.bots.chat import Chat
from tests.bots.house import House


@pytest.fixture
def house(client):
    return House(client)


@pytest.fixture
async def chat(client, monkeypatch):
    monkeypatch.setattr(easel, "PEN", 0.2)  # the pens of workers that die here are soon free again
    chat = Chat(client, "chat")
    yield chat
    await chat.dies()
