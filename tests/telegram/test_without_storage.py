"""While storage is away, people are told so in the language of their Telegram."""

import pytest

from bots.language.texts import Texts
from storage.errors import NoServer


@pytest.fixture
def away(house, monkeypatch):
    """Nothing is known about anybody, and no table can be read."""

    async def raises(*_, **__):
        raise NoServer("the server does not answer")

    def begins():
        monkeypatch.setattr(house.worker.people, "settings", raises)
        monkeypatch.setattr(house.worker.repository, "read", raises)
        monkeypatch.setattr(house.worker.repository, "change", raises)

    return begins


async def test_a_press_is_answered_in_ones_own_language(house, group, ann, eva, away):
    table = await house.lobby(group, ann)
    away()
    told = await (await eva.presses(table, "Options")).answered()
    assert told.text == Texts("de").say("refusal-trouble")


async def test_a_command_is_answered_in_ones_own_language(house, group, ann, eva, away):
    await house.lobby(group, ann)
    away()
    await eva.says(group, "/undo")
    await eva.sees(group, Texts("de").say("refusal-trouble"))
